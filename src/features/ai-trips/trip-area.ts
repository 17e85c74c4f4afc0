import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { noteOf } from '../../language/notes/note.ts'
import { ASSUMPTIONS, type Assumption } from '../../language/notes/trip-notes.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { WishedProvince } from '../../planner/problem.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { isAllowed, kindsOf } from './interest.ts'
import { provincesOfMissedKinds } from './missed-kinds.ts'
import { namedRegionsOf } from './wished-regions.ts'

/** Where a trip goes: provinces in the order of mention, and the assumptions about them. */
export interface TripArea {
  readonly provinces: readonly WishedProvince[]
  readonly assumed: readonly Assumption[]
}

/** A province is on the way if the way through it is at most this much longer. */
const CORRIDOR = 1.25

/** Named provinces are required; of regions and corridors, any part will do. Without either, picks the best area for the interests. */
export function tripAreaOf(
  reading: Reading,
  catalogue: CatalogueView,
  interestOf: (place: PlaceEntry) => number,
): TripArea {
  const mustVisit = reading.mustVisit.map((wish) => wish.provinceCode)
  const named = [...new Set([...reading.provinces, ...mustVisit])]
  // “Lower Isan: Surin, Buri Ram” means these two; the region only says where they are.
  const regions = reading.regions.filter(({ provinceCodes }) => !provinceCodes.some((code) => named.includes(code)))
  // “Isan along the Mekong” is along the river.
  const { areas, parts } = namedRegionsOf({ regions })
  const wide = parts.length > 0 ? parts : areas
  const around = [...wide.flatMap((region) => region.provinceCodes), ...corridor(reading, catalogue)]
  const { provinces: missed, within } = provincesOfMissedKinds(reading, named, around, catalogue)
  const loose = within ?? around
  const avoided = new Set(reading.avoid.provinces)
  const required = [...named, ...missed].map((code) => ({ code, required: true }))
  const optional = [...new Set(loose)]
    .filter((code) => !named.includes(code) && !missed.includes(code))
    .map((code) => ({ code, required: false }))
  const provinces = [...required, ...optional].filter(({ code }) => !avoided.has(code))
  if (provinces.length > 0) return { provinces, assumed: [] }
  return bestArea(reading, catalogue, interestOf)
}

/** The provinces from one town to another, ends included; none if the stays say where each day is spent. */
function corridor(reading: Reading, catalogue: CatalogueView): string[] {
  if (reading.stays?.length) return []
  if (!reading.start || !reading.end || reading.start.provinceCode === reading.end.provinceCode) return []
  const from = catalogue.provincesByCode.get(reading.start.provinceCode)
  const to = catalogue.provincesByCode.get(reading.end.provinceCode)
  if (!from || !to) return []
  const direct = distanceM(from.point, to.point)
  return catalogue.world.provinces
    .filter(({ point }) => detour(from.point, point, to.point) <= direct * CORRIDOR)
    .map(({ code }) => code)
}

function detour(from: Point, by: Point, to: Point): number {
  return distanceM(from, by) + distanceM(by, to)
}

/** The province whose best places suit the interests best, for prompts that name no area. */
function bestArea(reading: Reading, catalogue: CatalogueView, interestOf: (place: PlaceEntry) => number): TripArea {
  const stops = reading.days * 4
  const scores = new Map<string, number[]>()
  for (const place of catalogue.places()) {
    if (
      place.categoryCode !== 'ATTRACTION' ||
      !isAllowed(place, kindsOf(place, catalogue.conceptsByKey), reading, catalogue.conceptsByKey)
    )
      continue
    const list = scores.get(place.provinceCode) ?? []
    list.push(interestOf(place))
    scores.set(place.provinceCode, list)
  }
  const ranked = [...scores]
    .map(([code, list]) => ({
      code,
      score: list
        .sort((a, b) => b - a)
        .slice(0, stops)
        .reduce((sum, score) => sum + score, 0),
    }))
    .sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1))
  const best = ranked[0] && catalogue.provincesByCode.get(ranked[0].code)
  if (!best) return { provinces: [], assumed: [] }
  return {
    provinces: [{ code: best.code, required: false }],
    assumed: [noteOf(ASSUMPTIONS, 'province_chosen', { province_code: best.code })],
  }
}
