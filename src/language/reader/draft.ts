import type { IsoDate } from '../../world/calendar.ts'
import { noteOf, type ValuesOf } from '../notes/note.ts'
import {
  ASSUMPTIONS,
  type Assumption,
  type AssumptionCode,
  CONTRADICTIONS,
  type Contradiction,
  type ContradictionCode,
} from '../notes/trip-notes.ts'
import type { DayMark } from './days.ts'
import type { Spoken } from './party-spoken-words.ts'
import type {
  Alternative,
  Budget,
  Busy,
  Diet,
  DistrictWish,
  Doubt,
  Endpoint,
  Group,
  Interest,
  IslandWish,
  JourneyWish,
  MealWish,
  NightRide,
  Pace,
  PlaceWish,
  Reading,
  RegionWish,
  Scope,
  Season,
  TownWish,
  Transport,
  Unplanned,
  Walking,
} from './reading.ts'
import type { SaidLength, SaidVisit } from './said-spans.ts'
import type { Span } from './sheet.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The reading while the rules fill it in; null = not stated yet. */
export interface Draft {
  language: 'th' | 'en'
  days: number | null
  nights: number | null
  lengths: SaidLength[]
  /** A heading has the length of the whole, which is none of `lengths`. */
  isWholeSaid: boolean
  visits: SaidVisit[]
  marks: readonly DayMark[]
  /** A place that they have been to is named. */
  namesKnown: boolean
  /** Only where they come from is named: the region around it is our proposal. */
  isAroundHome: boolean
  /** Position of “the first night”. */
  firstNightAt: number | null
  startDate: IsoDate | null
  /** The trip is on that weekday only, rather than starting on it. */
  namesOneDay: boolean
  endDate: IsoDate | null
  /** Where the text has the dates of the first and the last day, if they are said together. */
  datesAt: Span | null
  /** “Three days between 10 and 20 January”: the dates are those within which it is. */
  isWithinDates: boolean
  /** “A few days around it”: the first day is that of the event in the middle of them. */
  isAroundStart: boolean
  /** The first night of one of several stays, and where the text has it. */
  bookedNight?: { readonly at: number; readonly date: IsoDate }
  feasts: (Span & { readonly date: IsoDate })[]
  streetFeast?: NonNullable<Reading['streetFeast']>
  /** The first day is that of the way there. */
  isArrivalSaid: boolean
  /** Days from the arrival to the first of the days that are counted: “we land late on the 11th, from the 12th five full days”. */
  leadDays: number
  month: string | null
  provinces: string[]
  regions: RegionWish[]
  start: Endpoint | null
  end: Endpoint | null
  isLayover?: true
  arrivalMinute: number | null
  departureMinute: number | null
  /** The departure is when they have to leave the town, or to be at the airport, not when the plane does. */
  leavesTown: boolean
  destinations: string[]
  alternatives: Alternative[][]
  towns: TownWish[]
  districts: DistrictWish[]
  islands: Mutable<IslandWish>[]
  interests: Mutable<Interest>[]
  mustVisit: PlaceWish[]
  avoidKinds: Map<string, 'hard' | 'soft'>
  avoidPlaces: string[]
  avoidProvinces: string[]
  avoidTowns: string[]
  avoidIslands: string[]
  avoidDestinations: string[]
  notFound: string[]
  /** Where kinds of places are named; of several in a row the first. */
  kinds: readonly Span[]
  /** Famous sights a day's journey from all else that is named. */
  farSights: { readonly text: string; readonly provinceCode: string }[]
  pace: Pace | null
  maxStopsPerDay: number | null
  walking: Walking | null
  busy: Busy[]
  /** The Friday prayer, in the words of the prompt. */
  fridayPrayer: string | null
  season: Season | null
  seasonMonth: string | null
  group: Group | null
  journey: JourneyWish[]
  /** The hours of every day are said as such. */
  isWindowSaid: boolean
  setOffMinute: number | null
  freeMinute: number | null
  windowStart: number | null
  windowEnd: number | null
  /** The start or the end of the days is said once, by no word of each day: of a longer trip that is a way there or home. */
  isStartOnce: boolean
  isEndOnce: boolean
  /** Length of a part of a day (`6 hours`, `half a day`) without an end yet. */
  windowMinutes: number | null
  budget: Budget | null
  spending: 'low' | 'high' | null
  /** `parts`: of how many named groups (teachers, pupils) this is the sum. `isTotal`: said to be everybody. */
  heads: {
    readonly count: number
    readonly isFamily: boolean
    readonly parts?: number
    readonly isTotal?: true
  } | null
  /** How many of the people said do not come after all; `areGone`: the number is without them. */
  fewer: number
  areGone: boolean
  /** How many friends come along with the writer and these companions. */
  along: number | null
  /** How many others join the writer and these companions. */
  joining: number
  /** Those who join the others on the way. */
  later: { adults: number; seniors: number }
  /** The words for everybody in the list of travellers but the writer. */
  members: readonly string[]
  /** Those who come along with the writer, each once. */
  companions: Set<string>
  /** Fathers, mothers and grandparents who are counted already. */
  kin: Set<string>
  /** Kin whose age makes them seniors. */
  aged: Set<string>
  /** Years of the youngest child; null if no age is said. */
  youngest: number | null
  /** Ages of children that are said one by one. */
  childAges: number
  /** The writer is one of the seniors. */
  isWriterOld: boolean
  /** The writer plans for others, and stays at home. */
  isWriterAway: boolean
  /** The writer's partner stays at home. */
  isPartnerAway: boolean
  /** “We” take those who are named, or go with them. */
  areTakers: boolean
  /** They are invited by those whom they name. */
  areHosts: boolean
  /** The writer says “I”, and names no other parent of the children. */
  isOneWriter: boolean
  /** The children are those of others: an aunt or uncle takes them, not both parents. */
  areNephews: boolean
  isPair: boolean
  /** How many a parent with children are: `สองคนแม่ลูก`. */
  kinPair: { readonly heads: number; readonly parent: string | undefined } | null
  /** The travellers are listed one by one. */
  isListed: boolean
  /** The adults that are counted include the seniors. */
  adultsAreAll: boolean
  /** `ที่เหลือเด็ก`: those of the number who are no adults. */
  areRestChildren: boolean
  adults: number | null
  children: number | null
  seniors: number | null
  foreigners: number | null
  areHalfForeign: boolean
  /** Those who are said to be Thai, in a prompt in English. */
  thais: number
  /** Relatives of the writer's partner, and guests from abroad, in the list of travellers. */
  partnersKin: number
  guests: number
  /** The writer is the only Thai of the party. */
  isOnlyThai: boolean
  /** How many come from families of others. */
  families: number
  /** The children that are counted are the writer's, not of such a family. */
  hasOwnChildren: boolean
  /** The writer says to come alone. */
  isAlone: boolean
  /** A honeymoon or an anniversary: two, unless others are counted. */
  isCouple: boolean
  /** “We”, without a number. */
  areSeveral: boolean
  /** All the adults are said to be old or retired. */
  areOld: boolean
  /** Those who are spoken of as travellers, in any sentence. */
  spoken: Spoken | null
  transport: Transport | null
  isFlightRefused: boolean
  nightRide: NightRide | null
  diets: Diet[]
  foodAvoid: string[]
  meals: MealWish[]
  indoorOnly: boolean
  moments: ('sunrise' | 'sunset')[]
  base: Endpoint | null
  /** Those of single days, with where they are named. */
  beds: { readonly at: number; readonly place: Endpoint; readonly nights?: readonly [first: number, last: number] }[]
  doubts: Doubt[]
  unplanned: Unplanned[]
  scope: Scope
  assumed: Assumption[]
  conflicts: Contradiction[]
}

export function assume<C extends AssumptionCode>(
  draft: Draft,
  code: C,
  values: ValuesOf<(typeof ASSUMPTIONS)[C]>,
): void {
  draft.assumed.push(noteOf(ASSUMPTIONS, code, values))
}

export function contradict<C extends ContradictionCode>(
  draft: Draft,
  code: C,
  values: ValuesOf<(typeof CONTRADICTIONS)[C]>,
): void {
  draft.conflicts.push(noteOf(CONTRADICTIONS, code, values))
}
