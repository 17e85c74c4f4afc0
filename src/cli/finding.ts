/** The state of one part, as `tiao doctor` shows it. */
export interface Finding {
  readonly part: string
  readonly state: 'ok' | 'not configured' | 'warning' | 'fails'
  readonly detail: string
}
