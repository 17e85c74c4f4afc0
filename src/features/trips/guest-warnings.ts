// What a guide tells those who walk badly, swim or get up in the dark, place by place.
import { noteOf } from '../../language/notes/note.ts'
import { WARNINGS, type Warning } from '../../language/notes/trip-notes.ts'
import { TIRING } from '../../world/access.ts'
import { coastOf } from '../../world/coast.ts'
import { sunTimes } from '../../world/sun.ts'
import { monthsOf } from './season-warnings.ts'
import type { TripFacts } from './trip-facts.ts'
import type { TripPlace } from './trip-places.ts'

/** More steps than a house has. */
const MANY_STEPS = 50
/** Of the Andaman coast (Thai Meteorological Department). */
const SOUTH_WEST_MONSOON: ReadonlySet<number> = new Set([5, 6, 7, 8, 9, 10])
/** Cold mornings: in these months, on heights from the central plain northwards. */
const COOL_SEASON: ReadonlySet<number> = new Set([11, 12, 1, 2])
const COLD_FROM_LATITUDE = 14.5
const HEIGHTS: ReadonlySet<string> = new Set(['mountain', 'viewpoint', 'national_park'])
export function guestWarnings(facts: TripFacts, places: readonly TripPlace[]): Warning[] {
  return [...stepsWarnings(facts, places), ...swimWarnings(facts, places), ...coldWarnings(facts, places)]
}

/** Steps, for those whom they stop. */
function stepsWarnings({ party, request }: TripFacts, places: readonly TripPlace[]): Warning[] {
  const walking = request?.walking ?? null
  if (party.seniors === 0 && walking === null) return []
  const isOnWheels = walking === 'wheelchair'
  // Of what a wheelchair does not get into, `danger-warnings.ts` tells.
  const climbs = isOnWheels ? [] : places.filter(isTiring)
  const spared = places.filter(isSpared)
  const sand = isOnWheels ? places.filter((place) => isBeach(place) && place.guide?.wheelchair !== true) : []
  return [
    ...(climbs.length > 0 ? [noteOf(WARNINGS, 'climb', { place_ids: idsOf(climbs) })] : []),
    ...(spared.length > 0 ? [noteOf(WARNINGS, 'steps_spared', { place_ids: idsOf(spared) })] : []),
    ...(sand.length > 0 ? [noteOf(WARNINGS, 'sand', { place_ids: idsOf(sand) })] : []),
  ]
}

const isTiring = ({ guide }: TripPlace) => (guide?.effort ?? 0) >= TIRING

/** Whether its many steps have a tram, a lift or a road beside them. */
export function isSpared(place: TripPlace): boolean {
  return (place.guide?.steps ?? 0) >= MANY_STEPS && !isTiring(place)
}

/** Red flags fly on open beaches, and people drown there every year. */
function swimWarnings(facts: TripFacts, places: readonly TripPlace[]): Warning[] {
  if (!monthsOf(facts)?.some((month) => SOUTH_WEST_MONSOON.has(month))) return []
  const beaches = places.filter((place) => isBeach(place) && coastOf(place.provinceCode) === 'andaman')
  return beaches.length === 0 ? [] : [noteOf(WARNINGS, 'red_flags', { place_ids: idsOf(beaches) })]
}

/** Heights that the trip reaches before the sun. */
function coldWarnings(facts: TripFacts, places: readonly TripPlace[]): Warning[] {
  if (!monthsOf(facts)?.some((month) => COOL_SEASON.has(month))) return []
  const visits = facts.days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
  const isDark = ({ id, point }: TripPlace) => {
    const { sunrise } = sunTimes(point, facts.start_date)
    return visits.some(({ place_id: visited, arrive }) => visited === id && arrive < sunrise)
  }
  const cold = places.filter(
    (place) => HEIGHTS.has(place.category ?? '') && place.point.latitude >= COLD_FROM_LATITUDE && isDark(place),
  )
  return cold.length === 0 ? [] : [noteOf(WARNINGS, 'cold_dawn', { place_ids: idsOf(cold) })]
}

const isBeach = ({ category }: TripPlace) => category === 'beach'
const idsOf = (places: readonly TripPlace[]) => places.map(({ id }) => id)
