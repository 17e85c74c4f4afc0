import type { Reading } from '../../language/reader/reading.ts'
import { hasChildren } from './children.ts'
import type { Focus } from './destination-focus.ts'
import { worthOfRank } from './highlight-worth.ts'
import type { ScoredPlace } from './scored-place.ts'

/** What fills an hour in any town: people come for the best known of them only. */
const FILLERS = new Set(['museum', 'art_gallery', 'shrine', 'monument', 'landmark', 'park'])
/** The best known three in ten places of the catalogue are no fillers. */
const WELL_KNOWN = 0.7
/** With this many other sights a day in a province, up to those of some days, nobody needs fillers there. */
const ENOUGH_A_DAY = 8
const MOST_DAYS = 3

/** Minutes. So long on an island is a day with the boats there and back. */
const DAY_ON_ISLAND = 240
/** The first eight of a guide's list are what people go to. */
const KNOWN_ISLAND = worthOfRank(7)

/**
 * Leaves out islands for a day to which no tour goes and which no guide lists first, where the province has tours to others: who
 * asks for islands means those (Railay and the Four Islands from Ao Nang, not Ko Jum). `isKept`: what was asked for by name.
 */
export function withoutLoneIslands(
  visits: readonly ScoredPlace[],
  { worthOf }: Pick<Focus, 'worthOf'>,
  isKept: (place: ScoredPlace['place']) => boolean,
): ScoredPlace[] {
  const tours = visits.filter(({ place }) => place.guide?.covers)
  const isOnTour = new Set(tours.flatMap(({ place }) => place.guide?.covers ?? []))
  const haveTours = new Set(tours.map(({ place }) => place.provinceCode))
  return visits.filter(
    ({ place }) =>
      place.category !== 'island' ||
      (place.visitMinutes ?? 0) < DAY_ON_ISLAND ||
      worthOf(place.id) >= KNOWN_ISLAND ||
      isOnTour.has(place.id) ||
      !haveTours.has(place.provinceCode) ||
      isKept(place),
  )
}

/**
 * Leaves out little-known museums, galleries, shrines, statues and parks where a province has enough else, unless their kind was
 * asked for: a longer stay at a highlight or free time is worth more. `isKept`: highlights, and what was asked for by name.
 */
export function withoutFillers(
  visits: readonly ScoredPlace[],
  reading: Pick<Reading, 'interests' | 'days' | 'party' | 'youngest' | 'indoorOnly'>,
  isKept: (place: ScoredPlace['place']) => boolean,
): ScoredPlace[] {
  if (reading.indoorOnly) return [...visits]
  const isFiller = ({ place, kinds }: ScoredPlace) =>
    FILLERS.has(place.category ?? '') &&
    place.popularity < WELL_KNOWN &&
    !isKept(place) &&
    !(hasChildren(reading) && place.guide?.children === 1) &&
    !reading.interests.some(({ key }) => kinds.includes(key))
  const others = new Map<string, number>()
  for (const scored of visits)
    if (!isFiller(scored)) others.set(scored.place.provinceCode, (others.get(scored.place.provinceCode) ?? 0) + 1)
  const enough = ENOUGH_A_DAY * Math.min(MOST_DAYS, reading.days)
  return visits.filter((scored) => !isFiller(scored) || (others.get(scored.place.provinceCode) ?? 0) < enough)
}
