import { DAY_TRIP_AFTER, DAY_TRIP_TO } from './day-trip-rules.ts'
import type { Draft } from './draft.ts'
import type { Endpoint, Gazetteer } from './reading.ts'
import type { SaidVisit } from './said-spans.ts'
import type { Sheet } from './sheet.ts'

const REACH = 32
/** “Day trips to Ayutthaya and Kanchanaburi”. */
const LISTED = /^\s*(?:,|&|,? (?:and|or)|และ|กับ|หรือ)\s*(?:the )?$/
const LENGTH_AFTER = /^\s*(?:for )?(?:\d|one|two|three|four|five|six|seven|a (?:week|night|few)|สอง|สาม|สี่|ห้า)/

/**
 * A town that they see on a day trip has no nights: it is no stop of the journey. Where they have one other stop, they sleep
 * there every night.
 */
export function settleDayTrips(sheet: Sheet, draft: Draft, gazetteer: Pick<Gazetteer, 'towns'>): void {
  const sorted = draft.visits.toSorted((a, b) => a.start - b.start)
  const trips = new Set<SaidVisit>()
  for (const [at, visit] of sorted.entries()) {
    const before = sorted[at - 1]
    const isListed =
      before !== undefined &&
      trips.has(before) &&
      LISTED.test(sheet.text.slice(before.end, visit.start)) &&
      !LENGTH_AFTER.test(sheet.text.slice(visit.end, visit.end + REACH))
    if (isListed || isDayTrip(sheet, visit)) trips.add(visit)
  }
  if (trips.size > 0 && draft.base !== null) draft.base = mainTown(draft.base, gazetteer)
  const stops = draft.visits.filter((visit) => !trips.has(visit))
  // “A day trip to Ayutthaya” alone is the whole trip.
  if (trips.size === 0 || stops.length === 0) return
  draft.visits = stops
  const codes = new Set(stops.flatMap((visit) => visit.codes))
  const home = draft.start?.provinceCode
  if (codes.size !== 1 || draft.base !== null || [...codes][0] === home) return
  const { at } = stops[0]!
  draft.base = at ? mainTown(at, gazetteer) : null
}

function isDayTrip({ text }: Sheet, { start, end, codes }: SaidVisit): boolean {
  return (
    codes.length === 1 &&
    (DAY_TRIP_TO.test(text.slice(Math.max(0, start - REACH), start)) ||
      DAY_TRIP_AFTER.test(text.slice(end, end + REACH).trimStart()))
  )
}

/** The main town of a province, unless a town is named. */
function mainTown(at: Endpoint, { towns }: Pick<Gazetteer, 'towns'>): Endpoint {
  if (at.townId !== null || at.placeId !== null) return at
  const there = towns.filter(({ provinceCode, islandId }) =>
    at.islandId ? islandId === at.islandId : provinceCode === at.provinceCode,
  )
  const [town] = there.toSorted((a, b) => b.rank - a.rank)
  return town ? { ...at, townId: town.id } : at
}
