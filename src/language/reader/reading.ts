import type { IsoDate } from '../../world/calendar.ts'
import type { District, Island, Province, Town } from '../../world/region.ts'
import type { Concept } from '../../world/vocabulary.ts'
import type { Assumption, Contradiction } from '../notes/trip-notes.ts'

/**
 * What a prompt asks for. Nothing here was invented: what the reader had to fill in stands in `assumed`, what it could
 * not use in `notUnderstood`, what contradicts itself in `conflicts`.
 */
export interface Reading {
  /** The language that the prompt is written in; see `languageOf`. */
  readonly language: 'th' | 'en'
  /** 1 … 30. */
  readonly days: number
  readonly nights: number | null
  readonly startDate: IsoDate | null
  /** The last day of the trip, inclusive. */
  readonly endDate: IsoDate | null
  /** `YYYY-MM` when only a month was named. */
  readonly month: string | null
  /** Codes of the provinces to visit, in the order of mention; those of named towns, districts and islands included. */
  readonly provinces: readonly string[]
  /** Wider areas of which any part will do. */
  readonly regions: readonly RegionWish[]
  /** How the days are divided among provinces, in the order of the trip; only there when it was said. */
  readonly stays?: readonly Stay[]
  readonly start: Endpoint | null
  readonly end: Endpoint | null
  /** Minutes after midnight on the first day before which nobody is there. */
  readonly arrivalMinute: number | null
  /** Minutes after midnight on the last day after which nobody is there. */
  readonly departureMinute: number | null
  readonly towns: readonly TownWish[]
  readonly districts: readonly DistrictWish[]
  readonly islands: readonly IslandWish[]
  readonly interests: readonly Interest[]
  readonly mustVisit: readonly PlaceWish[]
  readonly avoid: AvoidWish
  /** Names that were asked for and that no place has. */
  readonly notFound: readonly string[]
  readonly pace: Pace
  /** Visits a day, meals not counted; null = the pace decides. */
  readonly maxStopsPerDay: number | null
  /** `little`: short ways on foot, no climbs. */
  readonly walking: 'little' | null
  /** Minutes after midnight; null = not said. */
  readonly dailyWindow: DailyWindow
  readonly budget: Budget | null
  /** Said without a figure: `cheap`, `luxury`. */
  readonly spending: 'low' | 'high' | null
  readonly party: Party
  readonly transport: Transport | null
  readonly food: FoodWish
  readonly meals: readonly MealWish[]
  /** Only places with a roof. */
  readonly indoorOnly: boolean
  /** Moments of the day that someone wants to see. */
  readonly moments: readonly ('sunrise' | 'sunset')[]
  /** Where they sleep, when it was said. */
  readonly base: Endpoint | null
  readonly assumed: readonly Assumption[]
  readonly conflicts: readonly Contradiction[]
  readonly notUnderstood: readonly string[]
}

export type Pace = 'easy' | 'normal' | 'full'
export type Transport = 'car' | 'motorbike' | 'public' | 'train' | 'plane' | 'bus' | 'bicycle' | 'walk' | 'boat'

export interface RegionWish {
  /** `south`, `lower_northeast`, `all`, `around_10` (Bangkok and the provinces around it), … */
  readonly key: string
  readonly nameTh: string
  readonly nameEn: string
  readonly provinceCodes: readonly string[]
}

/** So many days in these provinces. */
export interface Stay {
  readonly provinceCodes: readonly string[]
  readonly days: number
}

/** Where the trip starts or ends, or where they sleep. */
export interface Endpoint {
  readonly text: string
  readonly provinceCode: string
  readonly townId: string | null
  readonly placeId: string | null
}

export interface TownWish {
  readonly id: string
  readonly provinceCode: string
  /** Its province was named too: what lies across the border is not meant. */
  readonly provinceNamed?: true
}

export interface DistrictWish {
  readonly code: string
  readonly provinceCode: string
}

export interface IslandWish {
  readonly id: string
  readonly provinceCode: string
  /** Asked for with words like “must see”, not only as the area of the trip. */
  readonly must: boolean
}

export interface Interest {
  /** Key of a concept. A place has it when its category, a sub-category, a tag or anything broader than them is it. */
  readonly key: string
  readonly kind: Concept['kind']
  /** 0 … 1; an ordinary mention is 0.7. */
  readonly weight: number
  /** How many were asked for (`9 temples`); null = not said. */
  readonly minCount: number | null
  /** Nothing else but this (`temples only`). */
  readonly exclusive: boolean
  /** From 1; the day that it was asked for, null = any. */
  readonly day: number | null
}

export interface PlaceWish {
  readonly placeId: string
  readonly text: string
  readonly provinceCode: string
  /** 0 … 1: how sure it is that this place is meant. */
  readonly certainty: number
  /** Other places that could be meant, best first. */
  readonly alternatives: readonly string[]
  readonly day: number | null
}

export interface AvoidWish {
  readonly kinds: readonly { readonly key: string; readonly strength: 'hard' | 'soft' }[]
  readonly placeIds: readonly string[]
  readonly provinces: readonly string[]
  /** Ids; only there when there are any. */
  readonly towns?: readonly string[]
  readonly islands?: readonly string[]
}

export interface DailyWindow {
  readonly start: number | null
  readonly end: number | null
}

export interface Budget {
  /** Whole baht. */
  readonly amount: number
  readonly per: 'trip' | 'person' | 'day' | 'person_day'
}

/** Heads. Children and seniors are not counted among the adults; foreigners are counted among all of them. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly seniors: number
  readonly foreigners: number
}

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'gluten_free'

export interface FoodWish {
  readonly diets: readonly Diet[]
  /** What somebody cannot eat, as said (`seafood`). */
  readonly avoid: readonly string[]
}

/** A meal at a certain place or in a certain area (`dinner in Chinatown`). */
export interface MealWish {
  readonly meal: 'breakfast' | 'lunch' | 'dinner'
  readonly text: string
  readonly placeId: string | null
  readonly provinceCode: string | null
}

/** One match of a name among places. `strength` 0 … 1: 1 = the whole name or alias is equal. */
export interface FoundPlace {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly strength: number
  readonly provinceCode: string
  readonly category: string | null
  readonly popularity: number
}

/** What the reader knows of the world. Keep one object for as long as the catalogue is the same: its words are indexed once. */
export interface Gazetteer {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly towns: readonly Town[]
  readonly islands: readonly Island[]
  readonly vocabulary: readonly Concept[]
  /** Public holidays, Bangkok dates, both ends included; for “long weekend”. */
  listHolidays(from: IsoDate, to: IsoDate): readonly { date: IsoDate; nameTh: string; nameEn: string }[]
  /** Best matches of a name among places, best first. */
  findPlaces(text: string, options: { provinceCodes?: readonly string[]; limit: number }): readonly FoundPlace[]
}

export interface ReaderContext {
  readonly today: IsoDate
  readonly gazetteer: Gazetteer
}
