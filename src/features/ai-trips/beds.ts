import type { World } from '../../catalogue/world.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { tastesOf } from './stay-worth.ts'

/** People come to such a destination for its beaches. */
const BY_SEA = 0.8
const TOWNS: ReadonlySet<Destination['kind']> = new Set(['city', 'town'])
/** Where people go for the night. */
const LOUD = 0.8
/** The first sights of a destination. */
const FIRST_SIGHTS = 3

/** Towns where nobody who asks for this trip sleeps, although they are part of where it goes. */
export function bedsLeftOut(named: readonly Destination[], reading: Reading, world: World): ReadonlySet<string> {
  return new Set([...townsAwayFromSea(named, reading, world), ...townsWithoutRoad(named, reading, world)])
}

/** A trip to an island of beaches sleeps at one of them, with children at a quiet one, unless the wish is for something else. */
function townsAwayFromSea(named: readonly Destination[], reading: Reading, { destinations }: World): string[] {
  const tastes = tastesOf(reading)
  if (tastes.size > 0 && !tastes.has('beach')) return []
  const asked = new Set(reading.towns.map(({ id }) => id))
  return named
    .filter(({ fits }) => fits.beach >= BY_SEA)
    .flatMap((whole) => {
      const parts = destinations.filter(
        ({ partOf, id }) => partOf === whole.id && !named.some((each) => each.id === id),
      )
      const suits = ({ kind, fits }: Destination) => kind === 'beach' && !(isQuiet(reading) && fits.nightlife >= LOUD)
      const beaches = new Set(parts.filter(suits).flatMap(({ townIds }) => townIds))
      const others = parts.filter((part) => TOWNS.has(part.kind) || !suits(part)).flatMap(({ townIds }) => townIds)
      return beaches.size === 0 ? [] : others.filter((id) => !beaches.has(id) && !asked.has(id))
    })
}

const isQuiet = ({ party, group, interests }: Reading) =>
  party.children > 0 || group === 'honeymoon' || interests.some(({ key }) => key === 'relax')

/** A car does not stay behind for nights on a beach without a road that nobody asked for. */
function townsWithoutRoad(named: readonly Destination[], reading: Reading, { towns, islands }: World): string[] {
  if (reading.transport !== null && reading.transport !== 'car') return []
  const roadless = new Set(islands.filter(({ roads }) => !roads).map(({ id }) => id))
  const asked = new Set([
    ...reading.towns.map(({ id }) => id),
    ...named.filter(({ kind }) => kind === 'island').flatMap(({ townIds }) => townIds),
  ])
  const onAsked = new Set(reading.islands.map(({ id }) => id))
  return towns
    .filter(
      ({ id, islandId }) => islandId !== null && roadless.has(islandId) && !asked.has(id) && !onAsked.has(islandId),
    )
    .map(({ id }) => id)
}

/** The best beds of the destinations whose first sights are for the evening: fireflies, a walking street. */
export function eveningsFirst(named: readonly Destination[]): readonly (readonly string[])[] {
  return named
    .filter(({ highlights, evening }) => highlights.slice(0, FIRST_SIGHTS).some((id) => evening.includes(id)))
    .map(({ townIds }) => townIds.slice(0, 1))
}
