export type Rule =
  | 'days' // as many as requested
  | 'known_place'
  | 'other_day' // it, or its province, is planned for other days
  | 'once'
  | 'apart' // a place and what contains it
  | 'order'
  | 'travel' // legs are present, correct and fit
  | 'window'
  | 'last_boat' // on an island after the last boat to where the day ends
  | 'dark' // on a motorbike far from where the day ends, too late to be there by the last light
  | 'luggage' // with it on an island without the bed, or a long way after a day at sea
  | 'open'
  | 'opening_label'
  | 'light' // a place for the dawn, the sunset or the evening at another time
  | 'departure' // a boat or class at a time at which it does not set out
  | 'meal'
  | 'pace'
  | 'limit'
  | 'base'
  | 'locked'
  | 'must_visit'
  | 'avoid'
  | 'wanted_kind'
  | 'province'
  | 'budget'
  | 'totals'

export interface Violation {
  readonly rule: Rule
  /** From 0; null for the whole trip. */
  readonly day: number | null
  readonly detail: string
}
