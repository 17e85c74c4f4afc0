/** What people write in a hurry, and the one form of it that rules know. */
export interface ShortForm {
  readonly said: RegExp
  readonly full: string
  /** What is written, and how it is read. */
  readonly yes: readonly (readonly [written: string, read: string])[]
  /** What only looks like it, and stays. */
  readonly no: readonly string[]
}
