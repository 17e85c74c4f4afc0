export type Rule =
  | 'days' // as many as asked
  | 'known_place'
  | 'other_day' // its province has its turn on other days
  | 'once'
  | 'order'
  | 'travel' // legs are there, true, and fit
  | 'window'
  | 'open'
  | 'opening_label'
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
  /** From 0; null where it is about the whole trip. */
  readonly day: number | null
  readonly detail: string
}
