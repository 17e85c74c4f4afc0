// What a trip owes to those who come along: wheels, small legs, old knees, a faith.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Candidate, TripProblem } from '../../planner/problem.ts'
import type { Interval } from '../../world/hours.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { findIslandId } from '../../world/roads.ts'
import { hasChildren } from './children.ts'

type Guests = Pick<Reading, 'party' | 'youngest' | 'interests' | 'walking'>

/** Whether the travellers use a wheelchair. */
export function usesWheelchair({ interests, walking }: Pick<Guests, 'interests' | 'walking'>): boolean {
  return walking === 'wheelchair' || interests.some(({ key }) => key === 'wheelchair')
}

/** Nobody of age minds the sun of noon; grandparents and children do. */
function mindsHeat(guests: Pick<Guests, 'party' | 'youngest'>): boolean {
  return hasChildren(guests) || guests.party.seniors > 0
}

/** How far the travellers go on foot between two stops. */
export function walkingOf(guests: Guests): TripProblem['walking'] {
  if (usesWheelchair(guests)) return 'wheelchair'
  return guests.walking !== null || mindsHeat(guests) ? 'little' : undefined
}

/** Whether a place is reached without a boat with steps. An island that was asked for has its car ferry or its flight. */
export function isReachedOnWheels(
  { category, tags, point, guide }: Pick<PlaceEntry, 'category' | 'tags' | 'point' | 'guide'>,
  { islands }: Pick<Reading, 'islands'>,
  named: readonly { readonly point: Point }[],
  { world }: Pick<CatalogueView, 'world'>,
): boolean {
  if (category === 'boat_tour' || category === 'pier' || tags.includes('boat')) return guide?.wheelchair === true
  if (world.landings.some((landing) => distanceM(landing.point, point) <= landing.radiusM)) return false
  const islandId = findIslandId(world.islands, point)
  const isNamed = [...islands.map(({ id }) => id), ...named.map((each) => findIslandId(world.islands, each.point))]
  return islandId === null || isNamed.includes(islandId)
}

/** No open beach then, for those who mind the heat. */
const HOT: Interval = { open: 10 * 60 + 30, close: 15 * 60 + 30 }
/** What fits before it. */
const MORNING_SWIM = 120

/** A beach as grandparents and children see it: early or late. Boats and visits of several bays have their shade. */
export function outOfTheSun(candidate: Candidate, guests: Pick<Guests, 'party' | 'youngest'>): Candidate {
  if (!candidate.isSunny || !mindsHeat(guests)) return candidate
  const cooler = (hours: readonly Interval[]) =>
    hours
      .flatMap(({ open, close }) => [
        { open, close: Math.min(close, HOT.open) },
        { open: Math.max(open, HOT.close), close },
      ])
      .filter(({ open, close }) => close > open)
  const usual = candidate.usualHours ?? { open: 8 * 60, close: 18 * 60 }
  const { shortMinutes: _, ...beach } = candidate
  return {
    ...beach,
    dwellMinutes: Math.min(candidate.dwellMinutes, MORNING_SWIM),
    hours: (candidate.hours ?? Array.from({ length: 7 }, () => [usual])).map(cooler),
  }
}

/** From the promenade: on sand no chair rolls. */
const BESIDE_THE_SAND = 60

/** A beach as guests in a wheelchair see it, where no guide knows of a way onto it. */
export function besideTheSand(candidate: Candidate, guide: PlaceEntry['guide'], guests: Guests): Candidate {
  if (!candidate.isSunny || guide?.wheelchair === true || !usesWheelchair(guests)) return candidate
  const { shortMinutes: _, ...beach } = candidate
  return { ...beach, dwellMinutes: Math.min(candidate.dwellMinutes, BESIDE_THE_SAND) }
}

const FAITH = { temple: 0.35, mosque: 2.5 } as const

/** Muslim guests see the great temples, but no trip of temples; a mosque is welcome. Who asks for temples has them. */
export function faithFactor({ category }: Pick<PlaceEntry, 'category'>, { food, interests }: Reading): number {
  if (!food.diets.includes('halal')) return 1
  if (category === 'mosque') return FAITH.mosque
  return category === 'temple' && !interests.some(({ key }) => key === 'temple') ? FAITH.temple : 1
}
