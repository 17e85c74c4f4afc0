import type { PlaceDocument } from '../../catalogue/place-document.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import { cardOfPlace } from '../../catalogue/thumbnail.ts'
import type { Language } from '../../platform/language.ts'
import { WEEKDAYS } from '../../world/hours.ts'
import { nameOf } from '../places/public.ts'
import { findTripOfLink, titleOf, tripPlaces } from '../trips/public.ts'
import { destinationPage } from './destination-page.ts'
import { fill, type Page, pictureOf } from './link-page.ts'
import { LINK_TEXTS } from './link-texts.ts'
import type { LinkServices } from './services.ts'

type Own = Pick<LinkServices, 'db' | 'catalogue'>

/** The page at a path; undefined if the planner has none there, or the traveller may not see it. */
export async function findPage(own: Own, path: string, language: Language): Promise<Page | undefined> {
  const [, kind = '', id = '', ...more] = path.split('/')
  if (more.length > 0) return undefined
  if (id === '') return fixedPage(kind, language)
  const decoded = decode(id)
  if (kind === 'place') return placePage(own, decoded, language)
  if (kind === 'route') return routePage(own, decoded, language)
  if (kind === 'destination') return destinationPage(own, decoded, language)
  return kind === 't' ? tripPage(own, decoded, language) : undefined
}

export const FIXED_PAGES = ['home', 'destinations', 'places', 'routes', 'community'] as const
const COVER = '/pictures/cards/1.island.south.dusk.sea.9f.svg'

function fixedPage(kind: string, language: Language): Page | undefined {
  const texts = LINK_TEXTS[language]
  const name = kind === '' ? 'home' : FIXED_PAGES.find((each) => each === kind)
  if (!name) return undefined
  const path = name === 'home' ? '/' : `/${name}`
  const { title, description, label } = texts[name]
  const shown = name === 'home' ? texts.home.question : label
  return {
    head: { title, description, path, picture: pictureOf(path, language, title), schema: null, isPublic: true },
    picture: { title: shown, label: texts.home.label, card: COVER, days: [] },
  }
}

async function placePage({ catalogue }: Own, id: string, language: Language): Promise<Page | undefined> {
  const entry = catalogue.findPlace(id)
  const stored = entry && (await catalogue.document(id, language))
  if (!entry || !stored) return undefined
  const place = JSON.parse(`${stored.head.toString()}}`) as PlaceDocument
  const texts = LINK_TEXTS[language]
  const values = {
    name: place.place_name,
    province: place.address.province ?? '',
    category: place.category_name ?? '',
  }
  const path = `/place/${encodeURIComponent(entry.duplicateOf ?? id)}`
  const description = place.introduction ?? place.place_detail ?? fill(texts.placeDescription, values)
  return {
    head: {
      title: fill(texts.place, values),
      description,
      path,
      picture: pictureOf(path, language, values.name),
      schema: placeSchema(place, description),
      isPublic: entry.businessStatus !== 'closed',
    },
    picture: {
      title: values.name,
      label: [values.category, values.province].filter((part) => part !== '').join(' · '),
      card: cardOf(entry, catalogue),
      days: [],
    },
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SCHEMA_TYPES: Readonly<Record<string, string>> = {
  RESTAURANT: 'Restaurant',
  SHOP: 'Store',
  ACCOMMODATION: 'LodgingBusiness',
}

/** Hours that are only usual for the kind are not stated as facts. */
function placeSchema(place: PlaceDocument, description: string) {
  const { latitude, longitude, address, contact } = place
  const hours = WEEKDAYS.flatMap((day, at) => {
    const { hasTime, open, close } = place.opening_hours[day]
    if (place.hours_basis !== 'known' || !hasTime) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[at],
        opens: open,
        closes: close === '24:00' ? '23:59' : close,
      },
    ]
  })
  return {
    '@type': SCHEMA_TYPES[place.category_code] ?? 'TouristAttraction',
    name: place.place_name,
    ...(place.aliases.length > 0 && { alternateName: place.aliases.slice(0, 5) }),
    description,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'TH',
      ...(address.province && { addressRegion: address.province }),
      ...(address.district && { addressLocality: address.district }),
      ...(address.postal_code && { postalCode: address.postal_code }),
    },
    ...(contact.phone?.[0] && { telephone: contact.phone[0] }),
    ...(place.fee.foreigner_adult === 0 && place.fee.thai_adult === 0 && { isAccessibleForFree: true }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

function routePage({ catalogue }: Own, id: string, language: Language): Page | undefined {
  const route = catalogue.findRoute(id)
  if (!route) return undefined
  const texts = LINK_TEXTS[language]
  const name = pick(route.name_th, route.name_en, language)
  const description = pick(route.introduction_th, route.introduction_en, language)
  const length = texts.length(route.number_of_days)
  const path = `/route/${encodeURIComponent(id)}`
  const days = route.days.map(({ place }) => place.flatMap((each) => catalogue.findPlace(each) ?? []))
  return {
    head: {
      title: fill(texts.route, { name }),
      description,
      path,
      picture: pictureOf(path, language, name),
      schema: tripSchema(name, description, days.flat(), language),
      isPublic: true,
    },
    picture: {
      title: name,
      label: fill(texts.routeLabel, { length }),
      card: cardOf(days.flat()[0], catalogue),
      days: days.map((day) => day.map(({ point }) => point)),
    },
  }
}

type Named = Parameters<typeof nameOf>[0]

const MAX_ITEMS = 40

function tripSchema(name: string, description: string, places: readonly Named[], language: Language) {
  return {
    '@type': 'TouristTrip',
    name,
    description,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: places.length,
      itemListElement: places.slice(0, MAX_ITEMS).map((place, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: { '@type': 'TouristAttraction', name: nameOf(place, language) },
      })),
    },
  }
}

/** A shared trip, for whoever has its link; the page of a trip's id reveals nothing, not even that the trip exists. */
async function tripPage({ db, catalogue }: Own, token: string, language: Language): Promise<Page | undefined> {
  const trip = await findTripOfLink(db, token)
  if (!trip) return undefined
  const texts = LINK_TEXTS[language]
  const { title, introduction, places } = titleOf(trip.facts, { catalogue, language })
  const find = tripPlaces(trip.facts, catalogue)
  const path = `/t/${encodeURIComponent(token)}`
  return {
    head: {
      title: fill(texts.trip, { name: title }),
      description: introduction,
      path,
      picture: pictureOf(path, language, title),
      schema: null,
      isPublic: false,
    },
    picture: {
      title,
      label: fill(texts.tripLabel, { length: texts.length(trip.facts.days.length) }),
      card: cardOf(places[0] && catalogue.findPlace(places[0].id), catalogue),
      days: trip.facts.days.map(({ stops }) =>
        stops.flatMap(({ place_id: id }) => (id === null ? [] : (find(id)?.point ?? []))),
      ),
    },
  }
}

/** The scene behind a picture: that of a place, or the cover. */
function cardOf(place: PlaceEntry | undefined, catalogue: Own['catalogue']): string {
  return place ? cardOfPlace(place, catalogue.provincesByCode.get(place.provinceCode)) : COVER
}

function pick(th: string | null, en: string | null, language: Language): string {
  return (language === 'th' ? (th ?? en) : (en ?? th)) ?? ''
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A malformed escape names nothing.
    return ''
  }
}
