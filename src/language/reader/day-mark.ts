/** From here on the prompt is about one day. */
export interface DayMark {
  readonly at: number
  /** From 1; `last` is the last day of the trip. */
  readonly day: number | 'last'
  /** “The first night in Chiang Rai” is about where to sleep only. */
  readonly night?: true
}
