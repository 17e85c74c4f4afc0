import type { Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlaceDocument } from '../../catalogue/place-document.ts'
import type { Config } from '../../platform/config.ts'
import type { Language } from '../../platform/language.ts'
import { type Destination, type Journey, TASTES } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import { nameOf } from '../places/public.ts'
import { regionOf } from './destination-order.ts'
import { journeyPrompt, stayPrompt } from './destination-prompts.ts'
import type {
  DestinationPlaceSchema,
  DestinationSchema,
  DestinationSummarySchema,
  JourneySchema,
  NearDestinationSchema,
} from './destination-schema.ts'
import { destinationThumbnail } from './destination-thumbnail.ts'
import { findShownPlace } from './shown-place.ts'

export interface Shown {
  readonly catalogue: Catalogue
  readonly config: Pick<Config, 'PUBLIC_URL'>
  readonly language: Language
}

const GOOD = 0.7
const MAX_NEAR = 6
/** About two hours by road. */
const NEAR_M = 120_000
const METRES_PER_DEGREE = 111_195

export function destinationSummary(destination: Destination, shown: Shown): Static<typeof DestinationSummarySchema> {
  const { catalogue, config, language } = shown
  const { fits, nameTh, nameEn, shortTh, shortEn, summaryTh, summaryEn } = destination
  const isThai = language === 'th'
  return {
    destination_id: destination.id,
    name: isThai ? nameTh : nameEn,
    short_name: isThai ? shortTh : shortEn,
    name_th: nameTh,
    name_en: nameEn,
    kind: destination.kind,
    summary: isThai ? summaryTh : summaryEn,
    region: regionOf(destination, catalogue),
    provinces: destination.provinceCodes.flatMap((code) => {
      const province = catalogue.provincesByCode.get(code)
      return province ? [{ code, name: nameOf(province, language) }] : []
    }),
    ...destination.point,
    good_for: TASTES.filter((taste) => fits[taste] >= GOOD).sort((a, b) => fits[b] - fits[a]),
    best_months: [...destination.monthsBest],
    poor_months: [...destination.monthsPoor],
    nights: destination.nights,
    thumbnail_url: destinationThumbnail(destination, catalogue, config),
  }
}

export async function destinationDetail(
  destination: Destination,
  shown: Shown,
): Promise<Static<typeof DestinationSchema>> {
  const { catalogue, language } = shown
  const { world } = catalogue
  const isThai = language === 'th'
  const placesOf = await loadPlaces(destination, shown)
  const near = (others: readonly Destination[]) => others.map((other) => nearDestination(other, destination, shown))
  const parts = world.destinations.filter(({ partOf }) => partOf === destination.id)
  const whole = world.destinations.find(({ id }) => id === destination.partOf)
  const own = new Set([...parts, ...(whole ? [whole] : [])])
  const next = destination.next.flatMap(
    (id) => world.destinations.find((other) => other.id === id && !own.has(other)) ?? [],
  )
  const shownIds = new Set([destination, ...own, ...next].map(({ id }) => id))
  const around = world.destinations
    .filter(
      ({ id, kind, point }) => !shownIds.has(id) && kind !== 'loop' && distanceM(point, destination.point) <= NEAR_M,
    )
    .sort((a, b) => distanceM(a.point, destination.point) - distanceM(b.point, destination.point))
  return {
    ...destinationSummary(destination, shown),
    aliases: [...destination.aliases],
    poor_months_reason: isThai ? destination.whyPoorTh : destination.whyPoorEn,
    getting_there: isThai ? destination.gateway.byTh : destination.gateway.byEn,
    base_towns: destination.townIds.flatMap((id) => {
      const town = world.towns.find((each) => each.id === id)
      return town ? [nameOf(town, language)] : []
    }),
    area: areaOf(destination),
    plans: plansOf(destination, language),
    highlights: placesOf(destination.highlights),
    day_trips: placesOf(destination.dayTrips),
    evening: placesOf(destination.evening),
    rainy_day: placesOf(destination.rain),
    with_children: placesOf(destination.children),
    part_of: whole ? nearDestination(whole, destination, shown) : null,
    parts: near(parts),
    combines_with: near(next),
    near: near(around.slice(0, MAX_NEAR)),
    journeys: journeysThrough(new Set([destination, ...parts].map(({ id }) => id)), shown),
  }
}

function nearDestination(
  destination: Destination,
  from: Destination,
  shown: Shown,
): Static<typeof NearDestinationSchema> {
  return { ...destinationSummary(destination, shown), distance: Math.round(distanceM(destination.point, from.point)) }
}

function journeysThrough(ids: ReadonlySet<string>, { catalogue, language }: Shown): Static<typeof JourneySchema>[] {
  const { journeys, destinations } = catalogue.world
  const isThai = language === 'th'
  const names = new Map(destinations.map(({ id, shortTh, shortEn }) => [id, isThai ? shortTh : shortEn]))
  return journeys
    .filter(({ stays }) => stays.some(({ destinationId }) => ids.has(destinationId)))
    .map((journey: Journey) => ({
      journey_id: journey.id,
      name: isThai ? journey.nameTh : journey.nameEn,
      least_days: journey.days[0],
      most_days: journey.days[1],
      suits: journey.taste,
      months: [...journey.months],
      transport: journey.transport,
      stays: journey.stays.map(({ destinationId, nights }) => ({
        destination_id: destinationId,
        name: names.get(destinationId) ?? destinationId,
        nights,
      })),
      prompt: journeyPrompt(journey, destinations, language),
    }))
    .sort((a, b) => a.least_days - b.least_days || (a.journey_id < b.journey_id ? -1 : 1))
}

type ShownPlace = Static<typeof DestinationPlaceSchema>

/** Reads every place of the destination at once. Those that have left the catalogue are left out. */
async function loadPlaces(
  { highlights, dayTrips, evening, rain, children }: Destination,
  { catalogue, language }: Shown,
): Promise<(ids: readonly string[]) => ShownPlace[]> {
  const idOf = (id: string) => findShownPlace(id, catalogue)?.id
  const ids = [...highlights, ...dayTrips, ...evening, ...rain, ...children].flatMap((id) => idOf(id) ?? [])
  const documents = await catalogue.documents.list([...new Set(ids)], language)
  return (wanted) =>
    wanted.flatMap((id) => {
      const stored = documents.get(idOf(id) ?? '')
      if (!stored) return []
      const place = JSON.parse(`${stored.head.toString()}}`) as PlaceDocument
      const { category, category_name, introduction, thumbnail_url } = place
      return [
        {
          place_id: place.place_id,
          place_name: place.place_name,
          ...(category !== undefined && { category }),
          ...(category_name !== undefined && { category_name }),
          ...(introduction !== undefined && { introduction }),
          latitude: place.latitude,
          longitude: place.longitude,
          ...(thumbnail_url !== undefined && { thumbnail_url }),
        },
      ]
    })
}

function plansOf(destination: Destination, language: Language) {
  const { least, most } = destination.nights
  return Array.from({ length: most - least + 1 }, (_, at) => {
    const days = least + at + 1
    return { days, prompt: stayPrompt(destination, days, language) }
  })
}

function areaOf({ point: { latitude, longitude }, radiusM }: Destination) {
  const high = radiusM / METRES_PER_DEGREE
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  return {
    south: round(latitude - high),
    west: round(longitude - wide),
    north: round(latitude + high),
    east: round(longitude + wide),
  }
}
