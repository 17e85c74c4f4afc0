import { MONTH } from './calendar-words.ts'
import { dateCue } from './date-cues.ts'
import { DAY_OF_MONTH } from './date-day-slots.ts'
import type { Sheet } from './sheet.ts'

const WORDS = dateCue('event').join('|')
/** The first date after the words, not those after it: `แต่งงาน 1 มกรา ไปภูเก็ต 3-6 มกรา`. */
const EVENT = new RegExp(`(?:${WORDS})(?:(?!${DAY_OF_MONTH})[^.,;\\n]){0,28}$`)
/** The same of a month: `แต่งงานต้นมีนา ไปฮันนีมูนปลายมีนา`; a verb of going ends what is said of the event. */
const EVENT_IN_MONTH = new RegExp(`(?:${WORDS})(?:(?!${MONTH}|ไป|เที่ยว|\\b(?:go|travel|fly)\\b)[^.,;\\n]){0,20}$`)
const EVENT_REACH = 44

/** Whether a date is that of something else than the trip. */
export const isOfEvent = (sheet: Sheet, { index }: RegExpExecArray) =>
  namesEvent(sheet) && EVENT.test(sheet.text.slice(Math.max(0, index - EVENT_REACH), index))

export const isMonthOfEvent = (sheet: Sheet, { index }: RegExpExecArray) =>
  namesEvent(sheet) && EVENT_IN_MONTH.test(sheet.text.slice(Math.max(0, index - EVENT_REACH), index))

/** Which is known at once of most texts; to look for its words before a date is slow. */
const namesEvent = (sheet: Sheet) => sheet.findAnywhere(ANY_EVENT).length > 0
const ANY_EVENT = new RegExp(WORDS, 'g')

/** “I have surgery in March”, `จะคลอดเดือนเมษา`: nobody travels for that, but to get well after it. */
const HEALTH_WORDS = String.raw`ผ่าตัด|คลอด|\b(?:surgery|operation|operated|baby (?:is )?due|due date|giving birth|gave birth|c-section|chemo(?:therapy)?|new job|retir(?:e|es|ing)|moving house)\b`
const ANY_HEALTH = new RegExp(HEALTH_WORDS, 'g')
const HEALTH = new RegExp(
  `(?:${HEALTH_WORDS})(?:(?!${MONTH}|ไป|เที่ยว|\\b(?:go|travel|fly|trip|holiday)\\b)[^.,;\\n]){0,20}$`,
)
const TO_GET_WELL = /พักฟื้น|หลังผ่าตัด|\b(?:recover(?:y|ing)?|recuperat\w{2,4}|celebrat\w{1,4}|medical)\b/

export const isMonthOfHealth = (sheet: Sheet, { index }: RegExpExecArray) =>
  sheet.findAnywhere(ANY_HEALTH).length > 0 &&
  HEALTH.test(sheet.text.slice(Math.max(0, index - EVENT_REACH), index)) &&
  !TO_GET_WELL.test(sheet.text)
