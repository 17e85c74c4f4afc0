import type { Sheet } from './sheet.ts'
import { ANOTHER_TIME, OF_OTHERS, SAID_OF_IT, USUALLY } from './told-vehicle-rules.ts'

const BEFORE = 56
const AFTER = 96

/**
 * Whether a vehicle is only spoken of: how they went another time, what somebody else has, an accident, a noise. “Last year by
 * bus, now with our car”, `เมื่อก่อนนั่งรถทัวร์`, “motorbikes scare me”.
 */
export function isOnlyTold({ text }: Sheet, at: number, words: string): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at)
  const after = text.slice(at + words.length, at + words.length + AFTER)
  return ANOTHER_TIME.test(before) || USUALLY.test(before, after) || OF_OTHERS.test(before) || SAID_OF_IT.test(after)
}
