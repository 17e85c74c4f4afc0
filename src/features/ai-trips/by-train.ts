import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, usualMeals } from '../../planner/problem.ts'
import { formatClock } from '../../world/hours.ts'
import type { Point } from '../../world/point.ts'
import { railBetween } from '../../world/rail-between.ts'
import type { Town } from '../../world/region.ts'
import { TRAIN_TIMES, type TrainTimes } from '../../world/train-times.ts'
import { bedOf } from './night-rides.ts'
import type { PreparedTrip } from './trip-problem.ts'

/** People are at the station so long before the train. */
const AT_THE_STATION = 10
const BANGKOK = '10'
/** Krung Thep Aphiwat, where trains to the North, Isan and the South set out. */
const TERMINAL: Point = { latitude: 13.8, longitude: 100.54 }
/**
 * Of trains whose times are not known: on all these lines some leave early, and people are home for supper. A shorter ride is one
 * within Bangkok; a longer one takes half a day, or the night (`night-rides.ts`). Most stop more often than the fast trains of
 * `TRAIN`: the rapid to Hua Hin takes 214 minutes for 171.
 */
const USUAL = { leaves: 7 * 60 + 30, home: 20 * 60 } as const
const RIDE = { from: 30, to: 6.5 * 60, slower: 1.25, grid: 5 } as const
/** A day there has at least so long between the trains. */
const DAY_THERE = 3 * 60

/**
 * A trip “by train”, from Bangkok or from where it does not say, begins when the first train that the travellers can take arrives,
 * and ends before the last one home leaves. Where the trains do not leave time for it, or none goes there by day, it stays as it is.
 */
export function byTrain(prepared: PreparedTrip, reading: Reading): PreparedTrip {
  const { start, provinces, transport, arrivalMinute, departureMinute } = reading
  const isFromBangkok = start === null || start.provinceCode === BANGKOK
  const hasOwnHours = arrivalMinute !== null || departureMinute !== null
  // Who only stops there comes from elsewhere.
  const isOnWay = reading.assumed.some(({ code }) => code === 'stop_on_way')
  if (transport !== 'train' || isOnWay || provinces.length === 0 || !isFromBangkok || hasOwnHours) return prepared
  const line = TRAIN_TIMES.find(({ provinceCode }) => provinces.every((code) => code === provinceCode))
  return line ? byTimes(prepared, reading, line) : byRides(prepared, reading)
}

function byTimes(prepared: PreparedTrip, { dailyWindow }: Reading, line: TrainTimes): PreparedTrip {
  const { days } = prepared.problem
  const out = line.out.find(({ leaves }) => leaves >= (dailyWindow.start ?? 0))
  const home = line.home.findLast(({ arrives }) => arrives <= (dailyWindow.end ?? arrives))
  if (!out || !home || (days.length === 1 && home.leaves <= out.arrives)) return prepared
  const { station, stop } = line
  const times = (of: typeof out) => ({ station, start_time: formatClock(of.leaves), end_time: formatClock(of.arrives) })
  return {
    ...prepared,
    assumed: [
      ...prepared.assumed,
      noteOf(ASSUMPTIONS, 'train_there', times(out)),
      noteOf(ASSUMPTIONS, 'train_home', times(home)),
    ],
    problem: {
      ...prepared.problem,
      days: between(days, { at: out.arrives, from: stop }, { at: home.leaves - AT_THE_STATION, to: stop }),
    },
  }
}

/** By the length of the rides to the first bed and from the last one, as far as they are by day. */
function byRides(prepared: PreparedTrip, { dailyWindow, end }: Reading): PreparedTrip {
  const { days } = prepared.problem
  const rideTo = (day: ProblemDay | undefined) => {
    const bed = day && bedOf(day, prepared)
    const rail = bed && bed.islandId === null ? railBetween(TERMINAL, bed.point) : null
    const minutes = rail ? Math.ceil((rail.minutes * RIDE.slower) / RIDE.grid) * RIDE.grid : 0
    return rail && minutes >= RIDE.from && minutes <= RIDE.to ? { bed, station: rail.to, minutes } : null
  }
  const out = rideTo(days[0])
  const back = end === null ? rideTo(days.at(-2) ?? days[0]) : null
  const arrives = Math.max(USUAL.leaves, dailyWindow.start ?? 0) + (out?.minutes ?? 0)
  const leaves = Math.min(USUAL.home, dailyWindow.end ?? USUAL.home) - (back?.minutes ?? 0)
  const isOneDay = days.length === 1
  if (isOneDay ? !out || !back || leaves - arrives < DAY_THERE : !out && !back) return prepared
  const station = 'krung_thep' as const
  const notes = [
    ...(out
      ? [noteOf(ASSUMPTIONS, 'train_there_about', { station, minutes: out.minutes, start_time: formatClock(arrives) })]
      : []),
    ...(back
      ? [noteOf(ASSUMPTIONS, 'train_home_about', { station, minutes: back.minutes, start_time: formatClock(leaves) })]
      : []),
  ]
  const timed = between(
    days.map((day, at) =>
      sleepingAt(day, at === 0 && !isOneDay ? out?.bed : at === days.length - 2 ? back?.bed : undefined),
    ),
    out ? { at: arrives, from: out.station } : null,
    back ? { at: leaves - AT_THE_STATION, to: back.station } : null,
  )
  return { ...prepared, assumed: [...prepared.assumed, ...notes], problem: { ...prepared.problem, days: timed } }
}

/** Who comes by train sleeps in the town of the station, unless the wish says where. */
function sleepingAt(day: ProblemDay, bed: Town | undefined): ProblemDay {
  return day.baseTownId === null && bed ? { ...day, baseTownId: bed.id } : day
}

/** The days from one train to the other. */
function between(
  days: readonly ProblemDay[],
  out: { readonly at: number; readonly from: Point } | null,
  home: { readonly at: number; readonly to: Point } | null,
): ProblemDay[] {
  return days.map((day, index) => {
    const arriving = index === 0 ? out : null
    const leaving = index === days.length - 1 ? home : null
    if (!arriving && !leaving) return day
    const startMinute = arriving?.at ?? day.startMinute
    const endMinute = leaving?.at ?? Math.max(day.endMinute, startMinute)
    const ends = { start: arriving?.from ?? day.start, end: leaving?.to ?? day.end }
    return { ...day, ...ends, startMinute, endMinute, meals: usualMeals(startMinute, endMinute) }
  })
}
