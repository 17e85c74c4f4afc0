import { WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAnywhere } from './cues.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { anyOf, listOf, PIECES, rightAfter, rightBefore, type Slots, words } from './phrases.ts'
import { gap } from './slot-gaps.ts'

// Weekdays right after work, a class or a treatment: “dialysis Mon, Wed and Fri mornings”, `อบรมจันทร์-พุธ`. What is done with
// these words: `busy-weekdays.ts`.

/** The first letters of weekdays, Monday first: they are read in lists and ranges only (“mo-we”). */
export const FIRST_LETTERS = listOf('mo, tu, we, th, fr, sa, su')
const LETTERS = `\\b${anyOf(FIRST_LETTERS.join(', '))}\\b`
const ONE_DAY = `(?:${WEEKDAY}|${LETTERS + rightBefore('{gap}{sign}', { gap: '\\s?', sign: '[-–,/]' })}|${
  rightAfter('{sign}{gap}', { gap: '\\s?', sign: '[-–,/]' }) + LETTERS
})`

/** Several weekdays. */
interface BusyWeekdayRule extends PhraseRule {
  readonly name: string
  /** Sentences with the words that are read, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

export const BUSY_WEEKDAY_RULES: readonly BusyWeekdayRule[] = [
  {
    name: 'from one weekday to another',
    both: '{from} (-|–|to|till|through|ถึง) {until}',
    yes: [
      ['อบรมจันทร์-พุธ', 'จันทร์-พุธ'],
      ['ประชุมวันอังคารถึงวันพฤหัส', 'วันอังคารถึงวันพฤหัส'],
      ['workshop Mon to Wed', 'mon to wed'],
      ['a course mo-we', 'mo-we'],
    ],
    no: ['workshop on Monday', 'อบรมวันจันทร์', 'we to Pai'],
  },
  {
    name: 'a list of weekdays',
    both: '{weekday}{more}',
    yes: [
      ['dialysis Mon, Wed and Fri', 'mon, wed and fri'],
      ['physio Tue/Thu', 'tue/thu'],
      ['เรียนจันทร์ พุธ ศุกร์', 'จันทร์ พุธ ศุกร์'],
      ['ประชุมวันจันทร์กับวันพุธ', 'วันจันทร์กับวันพุธ'],
    ],
    no: ['workshop on Monday, Nan', 'ประชุมวันจันทร์ น่าน'],
  },
  {
    name: 'every week on one day',
    th: 'ทุก {weekday}',
    en: '(every|each) {weekday}',
    yes: [
      ['physio every Tuesday', 'every tuesday'],
      ['ล้างไตทุกวันพุธ', 'ทุกวันพุธ'],
    ],
    no: ['physio every day', 'ล้างไตทุกวัน'],
  },
]

export const BUSY_WEEKDAY_SLOTS: Slots = {
  ...PIECES,
  weekday: ONE_DAY,
  from: `(${ONE_DAY})`,
  until: `(${ONE_DAY})`,
  /** Up to five more of them, with a sign, a space or “and” before each. */
  more: `${words('{sign}{weekday}, {gap}(and|กับ|และ){gap}{weekday}, {space}{weekday}', {
    gap: '\\s?',
    sign: '\\s?[,/&+]\\s?',
    weekday: ONE_DAY,
  })}{1,5}`,
}

/** They are free then, or must be elsewhere by then. */
export const NOT_TAKEN = cueAnywhere([
  {
    name: 'free, or only before or after those days',
    th: 'ว่าง, ก่อน, หลัง, กลับ, หยุด',
    en: 'free, until, till, before, after, off, back, leave, fly',
    yes: ['conference, free Monday and Tuesday', 'ประชุม หยุดเสาร์ อาทิตย์', 'work until Monday or Tuesday'],
    no: ['dialysis Mon, Wed and Fri', 'อบรมจันทร์-พุธ'],
  },
])

/** Which part of those days is taken; without one the hours of work. */
const PART_SLOTS: Slots = {
  /** Up to 12 letters of the same clause: “Mon and Tue in the mornings”. */
  soon: gap(12),
}
export const IN_THE_MORNING = cueAfter(
  [
    {
      name: 'in the morning',
      th: '{soon}เช้า',
      en: '{soon}morning(s)',
      yes: ['‹Mon and Wed› mornings', '‹Mon and Wed› in the morning', '‹จันทร์-พุธ›ตอนเช้า'],
      no: ['‹Mon and Wed›, a morning market', '‹จันทร์-พุธ›ทั้งวัน'],
    },
  ],
  PART_SLOTS,
)
export const IN_THE_AFTERNOON = cueAfter(
  [
    {
      name: 'in the afternoon',
      th: '{soon}บ่าย',
      en: '{soon}afternoon(s)',
      yes: ['‹every Tuesday› afternoon', '‹จันทร์-พุธ›ช่วงบ่าย'],
      no: ['‹every Tuesday›', '‹จันทร์-พุธ›ตอนเช้า'],
    },
  ],
  PART_SLOTS,
)
export const IN_THE_EVENING = cueAfter(
  [
    {
      name: 'in the evening',
      th: '{soon}เย็น',
      en: '{soon}evening(s)',
      yes: ['‹Tue/Thu› evenings', '‹จันทร์ พุธ›ตอนเย็น'],
      no: ['‹Tue/Thu› all day', '‹จันทร์ พุธ›ตอนบ่าย'],
    },
  ],
  PART_SLOTS,
)
