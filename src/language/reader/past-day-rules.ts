import { THAI_WEEKDAY, WEEKDAY } from './calendar-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'

/** Days that have passed: “booked last weekend”, `เพิ่งจองเมื่อวันศุกร์ที่แล้ว`. The trip is not on them. */
interface PastDayRule extends PhraseRule {
  /** Sentences with the words that are taken, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

export const PAST_DAY_SLOTS: Slots = {
  /** “Our last weekend” is the end of something. */
  own: String.raw`(?<!\b(?:the|our|my|their|very|a|on|is|at) )`,
  day: `(?:${WEEKDAY}|week[ -]?end|night)`,
  /** “The last weekend of May”. */
  notOf: String.raw`(?! (?:of|in) )(?!s)`,
  /** `เมื่อวันเสาร์ที่ 5 มาถึง` is yet to come. */
  notThen: String.raw`(?!ร?์|\s?(?:ที่\s?)?\d|\s?(?:ที่แล้ว|ที่ผ่านมา|หน้า|นี้|มาถึง))`,
  dayTh: `(?:วัน)?(?:${THAI_WEEKDAY}|เสาร์อาทิตย์)`,
}

export const PAST_DAY_RULES: readonly PastDayRule[] = [
  {
    th: '(เมื่อ|){dayTh} ที่(แล้ว|ผ่านมา), เมื่อ(ตอน|เช้า|เย็น|คืน|){dayTh}{notThen}',
    en: '{own}last {day}{notOf}, (this|the) past {day}{notOf}, {own}previous {day}{notOf}, (a|one|two|three|few) {day}(s) ago, the other day, (yesterday|yesterdays)',
    yes: [
      ['booked our flight last weekend', 'last weekend'],
      ['we talked last Friday', 'last friday'],
      ['this past Sunday', 'this past sunday'],
      ['จองเมื่อวันศุกร์ที่แล้ว', 'เมื่อวันศุกร์ที่แล้ว'],
      ['เสาร์อาทิตย์ที่ผ่านมา', 'เสาร์อาทิตย์ที่ผ่านมา'],
      ['เพิ่งลาออกเมื่อวันพุธ', 'เมื่อวันพุธ'],
    ],
    no: [
      'the last weekend of May',
      'last weekend in January',
      'our last weekend',
      'on the last Friday',
      'วันศุกร์หน้า',
      'เมื่อวันเสาร์ที่ 5 ธันวา',
      'last weekends',
    ],
  },
]
