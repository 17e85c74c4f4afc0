import type { Group } from './reading.ts'

const ANNIVERSARY = /\banniversary\b|\banni\b|ครบรอบ/

/** Whether two people travel to celebrate that they are two: a honeymoon, an anniversary of their own. */
export const celebratesTwo = (text: string, group: Group | null): boolean =>
  group === 'honeymoon' || (group === 'couple' && ANNIVERSARY.test(text))

/** Whether a word says no more than that. */
export const isCelebration = (text: string, group: Group | null): boolean =>
  group === 'couple' && ANNIVERSARY.test(text)
