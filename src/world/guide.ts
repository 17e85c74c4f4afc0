export const MEALS = ['lunch', 'dinner'] as const
export type MealName = (typeof MEALS)[number]

export const OVERNIGHTS = ['tent', 'raft'] as const
export type Overnight = (typeof OVERNIGHTS)[number]

export const FEASTS = ['songkran', 'loy_krathong'] as const
export type Feast = (typeof FEASTS)[number]

/** What a local guide knows of a place. A member is absent where nothing is known, or where it does not apply. */
export interface PlaceGuide {
  /** A whole island, park or valley: never a stop, what is in it is. */
  readonly isArea?: true
  /** Something that people do rather than see: a boat tour, a class, a show. It is at its starting point. */
  readonly experience?: true
  /** Takes nights, or has dates of its own: planned only when it is named. */
  readonly byArrangement?: true
  /** What people sleep in there, out of town. */
  readonly overnight?: Overnight
  /** Places that an experience visits. */
  readonly covers?: readonly string[]
  /** Places behind the same gate or on the same ticket or boat. */
  readonly oneVisitWith?: readonly string[]
  /** Names a ticket that is valid at other places too, such as that of a marine park. */
  readonly ticket?: string
  /** Baht per person, two sharing, for the boat, guide or carriage without which there is no visit. */
  readonly hire?: number
  /** Nothing to see outside its best times. */
  readonly onlyThen?: true
  /** Times (`08:30`) of what people come for: a train through the market, a show. */
  readonly moments?: readonly string[]
  /** How long each of them lasts, in minutes: a visit then holds one whole, or is on a day that has none. */
  readonly momentMinutes?: number
  /** The only weekdays with moments, 0 = Monday; absent = every day. */
  readonly momentDays?: readonly number[]
  /** The only weekdays with what people come for, 0 = Monday, at a place that is open on others too: the market of an island. */
  readonly livelyDays?: readonly number[]
  readonly needsHalfDay?: true
  /** No public transport goes there, or none comes back in the evening. */
  readonly ownWheels?: true
  /** Where the visit starts: a pier, a gate. */
  readonly from?: string
  readonly mealsIncluded?: readonly MealName[]
  readonly bookAhead?: true
  /** Covered shoulders and knees. */
  readonly dress?: true
  /** Beside a border that armies have fought over lately: planned only when it is named. */
  readonly nearBorder?: true
  /** Months (1–12) of the rains in which water comes down at once: a waterfall, a river that people raft. */
  readonly floodMonths?: readonly number[]
  /** Months of the festival that the place is known for; it is worth a visit in others too. */
  readonly festivalMonths?: readonly number[]
  /** Feasts for which people gather there: to throw water, to float a krathong. */
  readonly feasts?: readonly Feast[]
  /** Months (1–12) in which it is closed for at least half of the time. */
  readonly closedMonths?: readonly number[]
  readonly closedWhyTh?: string
  readonly closedWhyEn?: string
  readonly monthsBest?: readonly number[]
  /** 1 some walking, 2 tiring, 3 only for the fit. */
  readonly effort?: number
  readonly steps?: number
  /** −1 unsuitable, 1 especially suitable. */
  readonly children?: number
  readonly seniors?: number
  readonly wheelchair?: boolean
  /** Whether it is worth a visit in the rain. */
  readonly rainOk?: boolean
  readonly noteTh?: string
  readonly noteEn?: string
}
