// Towns, districts and quarters that the wish names and the trip leaves out.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Itinerary } from '../../planner/itinerary.ts'
import { distanceM, type Point } from '../../world/point.ts'
import type { UnmetFact } from '../trips/public.ts'
import { namedDestinations } from './destination-focus.ts'
import { quarterNamed } from './quarter-landmarks.ts'

/** Whoever stops or sleeps this near has been there. */
const TOWN_M = 15_000
const QUARTER_M = 2_500

interface Goal {
  readonly said: string
  readonly point: Point
  readonly withinM: number
  /** The district, which may reach further. */
  readonly has?: (place: PlaceEntry) => boolean
}

/** What no stop and no bed is near, unless the trip says of a place there why it is missing. */
export function missedTowns(
  reading: Reading,
  { days, unmet }: Pick<Itinerary, 'days' | 'unmet'>,
  catalogue: Pick<CatalogueView, 'findPlace' | 'world'>,
): UnmetFact[] {
  const slept = new Set(days.flatMap(({ baseTownId }) => baseTownId ?? []))
  const beds = catalogue.world.towns.filter(({ id }) => slept.has(id)).map(({ point }) => point)
  const placesOf = (id: string | null) => {
    const place = catalogue.findPlace(id ?? '')
    return [id, ...(place?.guide?.covers ?? []), ...(place?.guide?.oneVisitWith ?? [])].flatMap(
      (each) => catalogue.findPlace(each ?? '') ?? [],
    )
  }
  const seen = days.flatMap(({ stops }) => stops.flatMap(({ candidateId }) => placesOf(candidateId)))
  const told = unmet.flatMap(({ wish, subject }) => (wish === 'must_visit' ? placesOf(subject) : []))
  const isReached = ({ point, withinM, has }: Goal) =>
    beds.some((bed) => distanceM(bed, point) <= withinM) ||
    [...seen, ...told].some((place) => has?.(place) === true || distanceM(place.point, point) <= withinM)
  return goalsOf(reading, catalogue)
    .filter((goal) => !isReached(goal))
    .map(({ said }) => ({ about: 'must_visit', code: 'no_time', values: { said }, suggestion: null }))
}

function goalsOf(reading: Reading, catalogue: Pick<CatalogueView, 'findPlace' | 'world'>): Goal[] {
  const { towns, districts } = catalogue.world
  const nameOf = ({ nameTh, nameEn }: { nameTh: string; nameEn: string }) =>
    reading.language === 'th' ? nameTh : nameEn
  // A destination of one town is missed or reached as such.
  const alone = new Set(
    namedDestinations(reading, catalogue).flatMap(({ townIds }) => (townIds.length === 1 ? townIds : [])),
  )
  return [
    ...reading.towns
      .filter(({ id }) => !alone.has(id))
      .flatMap(({ id }) => towns.find((town) => town.id === id) ?? [])
      .map((town) => ({ said: nameOf(town), point: town.point, withinM: TOWN_M })),
    ...reading.districts
      .flatMap(({ code }) => districts.find((district) => district.code === code) ?? [])
      .flatMap((district) => {
        const { point, nameTh, provinceCode } = district
        const has = (place: PlaceEntry) => place.provinceCode === provinceCode && place.districtTh === nameTh
        return point === null ? [] : { said: nameOf(district), point, withinM: TOWN_M, has }
      }),
    ...(reading.quarters ?? []).flatMap(({ text }) => {
      const point = quarterNamed(text, catalogue)
      return point ? { said: text, point, withinM: QUARTER_M } : []
    }),
  ]
}
