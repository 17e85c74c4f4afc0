import type { IsoDate } from '../../world/calendar.ts'
import type { Destination } from '../../world/destination.ts'
import type { Feast } from '../../world/guide.ts'
import type { District, Island, Province, Town } from '../../world/region.ts'
import type { Concept } from '../../world/vocabulary.ts'
import type { Assumption, Contradiction } from '../notes/trip-notes.ts'
import type { Rhythm } from './day-rhythm-rules.ts'
import type { Topic } from './topic-rule.ts'

/**
 * What a prompt asks for. Nothing is invented: `assumed` lists what the reader filled in, `notUnderstood` what it could
 * not use, and `conflicts` the contradictions.
 */
export interface Reading {
  /** Language of the prompt; see `languageOf`. */
  readonly language: 'th' | 'en'
  /** 1 … 30. */
  readonly days: number
  readonly nights: number | null
  /** The only length of the prompt is that of a stay on this island (“three nights on Ko Lanta”); absent when it is not. */
  readonly lengthOn?: { readonly islandId: string; readonly isInNights: boolean }
  readonly startDate: IsoDate | null
  /** The last day of the trip, inclusive. */
  readonly endDate: IsoDate | null
  /** `YYYY-MM` when the prompt names only a month or a season. */
  readonly month: string | null
  readonly season?: Season
  /** Months (1–12) for which a trip is planned that says nothing of dates; set before planning. */
  readonly soon?: readonly number[]
  /** The first day of a feast, and where they are for it; absent when the prompt names no place for one. */
  readonly feast?: { readonly date: IsoDate; readonly provinceCodes: readonly string[] }
  /** A feast that every town has in its streets and on its water for some days, whatever the dates of the trip. */
  readonly streetFeast?: { readonly feast: Feast; readonly date: IsoDate; readonly days: number }
  /** Codes of the provinces to visit, in order of mention, with those of named towns, districts and islands. */
  readonly provinces: readonly string[]
  /** Wider areas of which any part will do. */
  readonly regions: readonly RegionWish[]
  /** How the prompt divides the days among provinces, in the order of the trip; absent when it does not. */
  readonly stays?: readonly Stay[]
  readonly start: Endpoint | null
  readonly end: Endpoint | null
  /** Arrival on the first day, minutes after midnight. */
  readonly arrivalMinute: number | null
  /** Departure on the last day, minutes after midnight. */
  readonly departureMinute: number | null
  /** They come and leave by plane, or only come so, as the departure is when they leave the town; absent if the prompt does not say. */
  readonly flies?: 'both' | 'in'
  /** Ids of the destinations to visit, in order of mention; their provinces, towns and islands are named too. */
  readonly destinations?: readonly string[]
  /** Choices that the prompt leaves open (“Krabi or Samui”), each decided for one place; absent when there are none. */
  readonly alternatives?: readonly (readonly Alternative[])[]
  readonly towns: readonly TownWish[]
  readonly districts: readonly DistrictWish[]
  /** Quarters of cities that are no places of the catalogue; absent when there are none. */
  readonly quarters?: readonly QuarterWish[]
  readonly islands: readonly IslandWish[]
  readonly interests: readonly Interest[]
  readonly mustVisit: readonly PlaceWish[]
  readonly avoid: AvoidWish
  /** Names in the prompt that match no place. */
  readonly notFound: readonly string[]
  readonly pace: Pace
  /** Visits per day without meals; null = by the pace. */
  readonly maxStopsPerDay: number | null
  readonly walking: Walking | null
  /** Minutes after midnight; null = not stated. */
  readonly dailyWindow: DailyWindow
  /** Parts of days that are taken, in order of mention; absent when there are none. */
  readonly busy?: readonly Busy[]
  readonly budget: Budget | null
  /** Without an amount: `cheap`, `luxury`. */
  readonly spending: 'low' | 'high' | null
  readonly party: Party
  /** Years of the youngest child; absent without children, or where no age is said. */
  readonly youngest?: number
  readonly group?: Group
  /** Whether two travel to celebrate that they are two: a honeymoon, an anniversary. */
  readonly celebrates?: true
  /** What the prompt says of the journey as a whole; absent when nothing. */
  readonly journey?: readonly JourneyWish[]
  readonly transport: Transport | null
  /** They refuse to fly; absent when nothing is said. */
  readonly noFlights?: true
  /** The night train or bus that they take; absent when none is said. */
  readonly nightRide?: NightRide
  readonly food: FoodWish
  readonly meals: readonly MealWish[]
  /** Indoor places only. */
  readonly indoorOnly: boolean
  /** Moments of the day to see. */
  readonly moments: readonly ('sunrise' | 'sunset')[]
  /** Where to sleep, if named. */
  readonly base: Endpoint | null
  /** Where to sleep on each day of a plan that names the nights; absent when it does not. */
  readonly beds?: readonly (Endpoint | null)[]
  /** What may be a misspelt name. */
  readonly doubts: readonly Doubt[]
  /** Wishes for what trips do not include. */
  readonly unplanned: readonly Unplanned[]
  readonly scope: Scope
  readonly assumed: readonly Assumption[]
  readonly conflicts: readonly Contradiction[]
  readonly notUnderstood: readonly string[]
}

/** Words of the prompt that may be the misspelt name of a place in this province. */
export interface Doubt {
  readonly said: string
  readonly provinceCode: string
}

/** Whether a prompt asks for a trip in Thailand. */
export type Scope = 'trip' | 'outside_thailand' | 'not_a_trip'

/** A wish for what trips do not include, in the words of the prompt. */
export interface Unplanned {
  readonly topic: Topic | 'abroad' | 'friday_prayer'
  readonly said: string
}

/** What takes a part of a day, in minutes after midnight. `day` counts from 1; null = every day. */
export interface Busy {
  readonly what: Rhythm
  readonly day: number | null
  readonly start: number
  readonly end: number
  /** In the words of the prompt. */
  readonly said?: string
}

/** How far the travellers can walk. `little`: short walks, no climbs; with wheels, no steps either. */
export type Walking = 'little' | 'stroller' | 'wheelchair'
export type Season = 'cool' | 'hot' | 'rainy'
/** The travellers see the area for the first time; they want another bed each night, round and back. */
export type JourneyWish = 'first_visit' | 'loop' | 'stops_on_way'
export type Group = 'solo' | 'couple' | 'honeymoon' | 'family' | 'parents' | 'friends' | 'colleagues'

export type Pace = 'easy' | 'normal' | 'full'
export type Transport = 'car' | 'motorbike' | 'public' | 'train' | 'plane' | 'bus' | 'bicycle' | 'walk' | 'boat'

export interface RegionWish {
  /** `south`, `lower_northeast`, `all`, `around_10` (Bangkok and the provinces around it), … */
  readonly key: string
  readonly nameTh: string
  readonly nameEn: string
  readonly provinceCodes: readonly string[]
}

/** A place of which another one would do as well. */
export interface Alternative {
  readonly said: string
  readonly provinceCodes: readonly string[]
  readonly isPlanned: boolean
}

/** A number of days in these provinces. */
export interface Stay {
  readonly provinceCodes: readonly string[]
  readonly days: number
}

/** Where the trip starts or ends, or where to sleep. */
export interface Endpoint {
  readonly text: string
  readonly provinceCode: string
  readonly townId: string | null
  readonly placeId: string | null
  /** The island that the text names; absent for anything else. */
  readonly islandId?: string
}

export interface TownWish {
  readonly id: string
  readonly provinceCode: string
  /** Whether its province is named too: then places across the border are excluded. */
  readonly provinceNamed?: true
}

export interface DistrictWish {
  readonly code: string
  readonly provinceCode: string
}

/** `ทองหล่อ`, “Ari”: a part of a city by the name that people say. */
export interface QuarterWish {
  readonly text: string
  readonly provinceCode: string
  /** The city is named for itself too. */
  readonly besideCity?: true
}

export interface IslandWish {
  readonly id: string
  readonly provinceCode: string
  /** Named with words like “must see”, not only as a destination. */
  readonly must: boolean
}

export interface Interest {
  /** Key of a concept. Matches places by category, sub-category, tag or anything broader. */
  readonly key: string
  readonly kind: Concept['kind']
  /** 0 … 1; an ordinary mention is 0.7. */
  readonly weight: number
  /** Requested count (`9 temples`); null = not stated. */
  readonly minCount: number | null
  /** `minCount` is 1, and no more are wanted (`one temple`). */
  readonly isOne?: true
  /** Nothing else (`temples only`). */
  readonly exclusive: boolean
  /** Requested day, from 1; null = any. */
  readonly day: number | null
}

export interface PlaceWish {
  readonly placeId: string
  readonly text: string
  readonly provinceCode: string
  /** 0 … 1: confidence that this place is meant. */
  readonly certainty: number
  /** Other possible places, best first. */
  readonly alternatives: readonly string[]
  readonly day: number | null
}

export interface AvoidWish {
  readonly kinds: readonly { readonly key: string; readonly strength: 'hard' | 'soft' }[]
  readonly placeIds: readonly string[]
  readonly provinces: readonly string[]
  /** Ids; absent when there are none. */
  readonly towns?: readonly string[]
  readonly islands?: readonly string[]
  /** Destinations that they know or do not want. */
  readonly destinations?: readonly string[]
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

/** Numbers of people. Adults exclude children and seniors; foreigners are counted among all three. */
export interface Party {
  readonly adults: number
  readonly children: number
  readonly seniors: number
  readonly foreigners: number
}

export type Diet = 'vegetarian' | 'vegan' | 'halal' | 'gluten_free'

export interface FoodWish {
  readonly diets: readonly Diet[]
  /** Food to avoid, in the words of the prompt (`seafood`). */
  readonly avoid: readonly string[]
}

/** A meal at a named place or in a named area (`dinner in Chinatown`). */
export interface MealWish {
  readonly meal: 'breakfast' | 'lunch' | 'dinner'
  readonly text: string
  readonly placeId: string | null
  readonly provinceCode: string | null
}

/** A place that matches a name. `strength` is 0 … 1; 1 = a name or alias is equal. */
export interface FoundPlace {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly strength: number
  readonly provinceCode: string
  readonly category: string | null
  readonly popularity: number
  /** A letter of its whole name is wrong. */
  readonly isMisspelled?: boolean
}

/** What the reader knows of the world. Reuse one object while the catalogue is the same: its words are indexed once. */
export interface Gazetteer {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly towns: readonly Town[]
  readonly destinations: readonly Destination[]
  readonly islands: readonly Island[]
  readonly vocabulary: readonly Concept[]
  /** Public holidays between two Bangkok dates, inclusive; for “long weekend”. */
  listHolidays(from: IsoDate, to: IsoDate): readonly { date: IsoDate; nameTh: string; nameEn: string }[]
  /** Places that match a name, best first. */
  findPlaces(text: string, options: { provinceCodes?: readonly string[]; limit: number }): readonly FoundPlace[]
}

export interface ReaderContext {
  readonly today: IsoDate
  readonly gazetteer: Gazetteer
}

/** A night on the way there, home, or both. */
export interface NightRide {
  readonly by: 'train' | 'bus'
  readonly ways: 'there' | 'home' | 'both'
}
