import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { PlaceFacts, TripFacts } from './trip-facts.ts'

/** What rendering a trip reads of the catalogue. */
export type TripCatalogue = Pick<CatalogueView, 'world' | 'provincesByCode' | 'conceptsByKey' | 'findPlace'>

/** A place of a trip as the catalogue has it now. `isGone`: it has left the catalogue, and these are its last known facts. */
export type TripPlace = Pick<
  PlaceEntry,
  | 'id'
  | 'nameTh'
  | 'nameEn'
  | 'point'
  | 'provinceCode'
  | 'categoryCode'
  | 'category'
  | 'subCategories'
  | 'hours'
  | 'hoursBasis'
  | 'fee'
  | 'pricePerPerson'
  | 'guide'
  | 'partOf'
  | 'bestTimes'
  | 'popularity'
  | 'businessStatus'
> & { readonly source: string | null; readonly thumbnailUrl: string | null; readonly isGone: boolean }

export type FindTripPlace = (placeId: string) => TripPlace | undefined

/** Finds the places that a trip mentions, in the catalogue or else among the last known facts of the trip. */
export function tripPlaces({ places }: Pick<TripFacts, 'places'>, catalogue: TripCatalogue): FindTripPlace {
  const found = new Map<string, TripPlace | undefined>()
  const look = (placeId: string) => {
    const entry = catalogue.findPlace(placeId)
    if (entry) return { ...entry, isGone: false }
    const known = places[placeId]
    return known && lastKnownPlace(placeId, known)
  }
  // Rendering asks for each place a dozen times.
  return (placeId) => {
    if (!found.has(placeId)) found.set(placeId, look(placeId))
    return found.get(placeId)
  }
}

/** What a trip keeps of a place, in case the place leaves the catalogue. */
export function placeFacts({
  nameTh,
  nameEn,
  point,
  provinceCode,
  categoryCode,
  category,
}: Pick<PlaceEntry, 'nameTh' | 'nameEn' | 'point' | 'provinceCode' | 'categoryCode' | 'category'>): PlaceFacts {
  return {
    name_th: nameTh,
    name_en: nameEn,
    latitude: point.latitude,
    longitude: point.longitude,
    province_code: provinceCode,
    category_code: categoryCode,
    category,
  }
}

function lastKnownPlace(id: string, known: PlaceFacts): TripPlace {
  return {
    id,
    nameTh: known.name_th,
    nameEn: known.name_en,
    point: { latitude: known.latitude, longitude: known.longitude },
    provinceCode: known.province_code,
    categoryCode: known.category_code,
    category: known.category,
    subCategories: [],
    thumbnailUrl: null,
    hours: null,
    hoursBasis: null,
    fee: null,
    pricePerPerson: null,
    guide: null,
    partOf: null,
    bestTimes: [],
    popularity: 0,
    businessStatus: 'operational',
    source: null,
    isGone: true,
  }
}
