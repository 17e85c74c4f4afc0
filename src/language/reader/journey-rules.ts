import { listOf } from './phrases.ts'
import type { JourneyWish } from './reading.ts'

// `มาไทยครั้งแรก`, “ride the loop”: what they say of the whole journey.

interface JourneyRule {
  readonly journey: JourneyWish
  readonly reads: readonly string[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** What a prompt says of the journey as a whole. */
export const JOURNEY_RULES: readonly JourneyRule[] = [
  {
    journey: 'first_visit',
    reads: listOf(`
      เที่ยวครั้งแรก, มาครั้งแรก, ไปครั้งแรก, ครั้งแรก, ไม่เคยไป, ไม่เคยมา, first time, first timer(s), first-timer(s),
      first trip to, first visit, never been`),
    yes: ['มาไทยครั้งแรก', 'our first time in Thailand', "we've never been"],
    no: ['วันแรกขอพัก', 'the first day'],
  },
  {
    journey: 'loop',
    reads: listOf(`
      ขับรถวน, ขับวน, ขี่วน, ขี่รถวน, ขับรถเป็นวงกลม, วนรอบ, วนเป็นวง, ไปวนกลับ, ลูป, drive the loop, ride the loop,
      loop by, loop drive, driving loop, motorbike loop, in a loop, loop road, do the loop, loop trip, a loop`),
    yes: ['น่าน 4 วัน ขับรถวน', 'ride the loop from Chiang Mai'],
    no: ['ขับรถไปเอง', 'nature loop trail'],
  },
]
