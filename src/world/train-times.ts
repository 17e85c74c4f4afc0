import type { Point } from './point.ts'

export const TRAIN_STATIONS = ['thonburi', 'krung_thep'] as const
export type TrainStation = (typeof TRAIN_STATIONS)[number]

/** A train: when it leaves and arrives, in minutes after midnight. */
export interface TrainRun {
  readonly leaves: number
  readonly arrives: number
}

/** The trains that people take for a trip from Bangkok to a province, and home. */
export interface TrainTimes {
  readonly provinceCode: string
  /** Where they leave from and come back to, in Bangkok. */
  readonly station: TrainStation
  /** Where they get off. */
  readonly stop: Point
  readonly out: readonly TrainRun[]
  readonly home: readonly TrainRun[]
}

const at = (clock: number): number => Math.floor(clock / 100) * 60 + (clock % 100)
const run = (leaves: number, arrives: number): TrainRun => ({ leaves: at(leaves), arrives: at(arrives) })

/** Usual times of the State Railway in 2026, to be confirmed before the trip. */
export const TRAIN_TIMES: readonly TrainTimes[] = [
  {
    // The stop beside the Bridge over the River Kwai: trains to Nam Tok go on from it.
    provinceCode: '71',
    station: 'thonburi',
    stop: { latitude: 14.0405, longitude: 99.5041 },
    out: [run(745, 1033), run(1355, 1633)],
    home: [run(712, 1025), run(1440, 1740)],
  },
  {
    // Ayutthaya has a train about every hour: these are the ones of a day there.
    provinceCode: '14',
    station: 'krung_thep',
    stop: { latitude: 14.3566, longitude: 100.5833 },
    out: [run(700, 830)],
    home: [run(1800, 1945)],
  },
]
