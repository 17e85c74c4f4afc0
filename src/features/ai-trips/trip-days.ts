import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type ProblemDay, usualMeals } from '../../planner/problem.ts'
import { addDays, weekdayOf } from '../../world/calendar.ts'
import type { Point } from '../../world/point.ts'
import type { Town } from '../../world/region.ts'
import { haveTrait } from '../../world/vocabulary.ts'
import { likelyStart } from './when-open.ts'

/** The day when the prompt says nothing about it, in minutes after midnight. */
const DAY_WINDOWS = {
  easy: { start: 9 * 60, end: 20 * 60 },
  normal: { start: 8 * 60 + 30, end: 20 * 60 + 30 },
  full: { start: 8 * 60, end: 21 * 60 },
} as const
const EVENING_END = 22 * 60
/** When a day that begins with a dawn place may start. */
const DAWN_START = 4 * 60 + 30

/** Minutes after midnight. */
export interface DayWindow {
  readonly start: number
  readonly end: number
}

/** When days start and end if the prompt does not say more. */
export function windowOf(reading: Reading, concepts: CatalogueView['conceptsByKey']): DayWindow {
  const usual = DAY_WINDOWS[reading.pace]
  const wantsEvening = reading.interests.some(({ key }) => haveTrait([key], 'evening', concepts))
  const end =
    reading.dailyWindow.end ??
    (wantsEvening ? EVENING_END : Math.max(usual.end, (reading.dailyWindow.start ?? 0) + 4 * 60))
  const start = reading.dailyWindow.start ?? Math.min(usual.start, Math.max(0, end - 4 * 60))
  return { start, end: Math.min(1440, end) }
}

/** The days of the problem, with their dates, windows, ends and meals. */
export function daysOf(reading: Reading, window: DayWindow, catalogue: CatalogueView): ProblemDay[] {
  const turns = turnsOf(reading)
  const firstDate = likelyStart(reading)
  return Array.from({ length: reading.days }, (_, index) => {
    const turn = turns[index]
    const date = reading.startDate === null ? null : addDays(reading.startDate, index)
    const isFirst = index === 0
    const isLast = index === reading.days - 1
    const startMinute = Math.max(window.start, isFirst ? (reading.arrivalMinute ?? 0) : 0)
    const endMinute = Math.max(startMinute, Math.min(window.end, isLast ? (reading.departureMinute ?? 1440) : 1440))
    return {
      date,
      weekday: date === null ? null : weekdayOf(date),
      startMinute,
      endMinute,
      ...(!isFirst && getsUpEarly(reading) && { dawnMinute: DAWN_START }),
      sunDate: firstDate === null ? null : addDays(firstDate, index),
      start: isFirst ? endpointOf(reading.start ?? firstOfMany(reading), catalogue) : null,
      end: isLast ? endpointOf(reading.end, catalogue) : null,
      baseTownId: reading.base?.townId ?? null,
      ...(turn && { awayFrom: turns.flat().filter((code) => !turn.includes(code)) }),
      meals: usualMeals(startMinute, endMinute),
    }
  })
}

/** Whether the travellers get up for the dawn: children and easy trips sleep in, unless they asked for it. */
function getsUpEarly({ pace, party, dailyWindow, moments }: Reading): boolean {
  if (moments.includes('sunrise')) return true
  return pace !== 'easy' && party.children === 0 && party.seniors === 0 && dailyWindow.start === null
}

/** The provinces of each day, if the prompt divides the days and their number has not changed. */
function turnsOf({ stays = [], days }: Reading): (readonly string[])[] {
  const turns = stays.flatMap((stay) => Array.from({ length: stay.days }, () => stay.provinceCodes))
  return turns.length === days ? turns : []
}

/** A list of three places or more is in the order of the journey. */
function firstOfMany({ provinces, regions }: Reading): Reading['start'] {
  const [first] = provinces
  if (first === undefined || provinces.length + regions.length < 3) return null
  return { text: '', provinceCode: first, townId: null, placeId: null }
}

function endpointOf(endpoint: Reading['start'], catalogue: CatalogueView): Point | null {
  if (!endpoint) return null
  const place = endpoint.placeId === null ? undefined : catalogue.findPlace(endpoint.placeId)
  if (place) return place.point
  const towns = catalogue.world.towns
  const town = towns.find(({ id }) => id === endpoint.townId) ?? capitalOf(endpoint.provinceCode, towns)
  return town?.point ?? catalogue.provincesByCode.get(endpoint.provinceCode)?.point ?? null
}

function capitalOf(provinceCode: string, towns: readonly Town[]): Town | undefined {
  return towns.filter((town) => town.provinceCode === provinceCode).sort((a, b) => b.rank - a.rank)[0]
}
