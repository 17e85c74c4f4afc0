import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { type Candidate, isOfKind } from '../../planner/problem.ts'
import { distanceM } from '../../world/point.ts'
import { isForItself } from './interest.ts'
import { quarterNamed } from './quarter-landmarks.ts'

const TOWN_SIGHT_M = 12_000
const QUARTER_SIGHT_M = 1_200

/** A trip that names an island, a town or a district visits the best sight there, unless a must-visit is there already. */
export function sightsOfNamedAreas(
  reading: Reading,
  candidates: readonly Candidate[],
  catalogue: CatalogueView,
): string[] {
  return [
    ...islandSights(reading, candidates),
    ...townSights(reading, candidates, catalogue),
    ...districtSights(reading, candidates, catalogue),
    ...quarterSights(reading, candidates, catalogue),
  ]
}

/** Whether a place is part of an area that must be visited. */
export function partsOfNamedAreas({ mustVisit }: Reading, catalogue: CatalogueView): (place: PlaceEntry) => boolean {
  const named = mustVisit
    .flatMap(({ placeId }) => catalogue.findPlace(placeId) ?? [])
    .filter(({ guide }) => guide?.isArea)
  const areas = new Set(named.map(({ id }) => id))
  return ({ partOf }) =>
    areas.size > 0 && partOf !== null && areas.has(catalogue.findPlace(partOf)?.duplicateOf ?? partOf)
}

/** What people come to an area for, as the destination lists it that has the most of the area: the summit before the waterfalls. */
export function chiefSights(areaId: string, catalogue: Pick<CatalogueView, 'world' | 'findPlace'>): readonly string[] {
  const lists = catalogue.world.destinations.map(({ highlights }) =>
    highlights.flatMap((id) => {
      const place = catalogue.findPlace(id)
      const whole = place?.partOf ? (catalogue.findPlace(place.partOf)?.duplicateOf ?? place.partOf) : null
      return place && whole === areaId ? (place.duplicateOf ?? place.id) : []
    }),
  )
  return lists.reduce((best, list) => (list.length > best.length ? list : best), [])
}

function islandSights(reading: Reading, candidates: readonly Candidate[]): string[] {
  return reading.islands.flatMap(({ id }) => {
    const onIt = candidates.filter((candidate) => candidate.islandId === id && candidate.meal !== 'only')
    const isWished = onIt.some((candidate) => reading.mustVisit.some(({ placeId }) => placeId === candidate.id))
    return isWished ? [] : (onIt[0]?.id ?? [])
  })
}

/**
 * Where what the wish asks for is out of all the towns that it names, as a boat from the next pier is, that comes before the best
 * sight in town. The sea of mist of Phu Chi Fa leaves Mae Salong its own.
 */
function townSights(reading: Reading, candidates: readonly Candidate[], catalogue: CatalogueView): string[] {
  const kinds = reading.interests.filter(isForItself).map(({ key }) => key)
  const asked = candidates.filter((candidate) => kinds.some((kind) => isOfKind(candidate, kind)))
  const points = catalogue.world.towns.filter((town) => reading.towns.some(({ id }) => id === town.id))
  const isOutOfTowns =
    asked.length > 0 && !asked.some((each) => points.some(({ point }) => distanceM(point, each.point) <= TOWN_SIGHT_M))
  return reading.towns.flatMap(({ id }) => {
    const town = catalogue.world.towns.find((candidate) => candidate.id === id)
    if (!town) return []
    const near = candidates.filter(
      (candidate) => candidate.meal !== 'only' && distanceM(town.point, candidate.point) <= TOWN_SIGHT_M,
    )
    // Who names a park is there with the best of it.
    const ids = new Set(near.flatMap(({ id }) => [id, catalogue.findPlace(id)?.partOf ?? id]))
    const isWished = reading.mustVisit.some(({ placeId }) => ids.has(placeId))
    return isWished || isOutOfTowns ? [] : (near[0]?.id ?? [])
  })
}

function districtSights(reading: Reading, candidates: readonly Candidate[], catalogue: CatalogueView): string[] {
  return reading.districts.flatMap(({ code, provinceCode }) => {
    const name = catalogue.world.districts.find((district) => district.code === code)?.nameTh
    const inIt = candidates.filter(({ id, meal }) => {
      const place = catalogue.findPlace(id)
      return meal !== 'only' && place?.provinceCode === provinceCode && place.districtTh === name
    })
    const isWished = inIt.some((candidate) => reading.mustVisit.some(({ placeId }) => placeId === candidate.id))
    return isWished ? [] : (inIt[0]?.id ?? [])
  })
}

/** The best of each quarter that the wish names, a restaurant where there is no more; of what it asks for before other places. */
function quarterSights(reading: Reading, candidates: readonly Candidate[], catalogue: CatalogueView): string[] {
  const kinds = reading.interests.filter(isForItself).map(({ key }) => key)
  return (reading.quarters ?? []).flatMap(({ text }) => {
    const middle = quarterNamed(text, catalogue)
    if (!middle) return []
    const near = candidates.filter(({ point }) => distanceM(middle, point) <= QUARTER_SIGHT_M)
    if (reading.mustVisit.some(({ placeId }) => near.some(({ id }) => id === placeId))) return []
    const asked = near.find((candidate) => kinds.some((kind) => isOfKind(candidate, kind)))
    const best = asked ?? near.find(({ meal }) => meal !== 'only') ?? near[0]
    return best?.id ?? []
  })
}
