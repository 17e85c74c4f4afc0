import { MONTH, THAI_WEEKDAY, WEEKDAY } from './calendar-words.ts'
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
  feast: "(?:christmas|xmas|new year(?:'?s)?(?: eve)?|songkran|easter|loy krathong|yi peng|chinese new year)",
  feastTh: '(?:สงกรานต์|ปีใหม่|คริสต์มาส|ตรุษจีน|ลอยกระทง|เข้าพรรษา|ออกพรรษา|วันแม่|วันพ่อ|หยุดยาว|วันหยุดยาว)',
  booked: String.raw`(?<=\b(?:booked|reserved|paid|arranged|sorted|planned|planning|saving|waiting|dreaming|looking forward)\b[^.;!?\n\d]{0,32})\b`,
  weekOf:
    '(?:the )?(?:(?:first|second|third|last|final) week of |(?:beginning|start|middle|end) of |early |mid[ -]?|late )?',
  monthName: `(?:${MONTH})(?!\\s?\\d)`,
  dayTh: `(?:วัน)?(?:${THAI_WEEKDAY}|เสาร์อาทิตย์)`,
}

export const PAST_DAY_RULES: readonly PastDayRule[] = [
  {
    th: '(เมื่อ|)(ช่วง|ตอน|)(เทศกาล|วัน|){feastTh} (ปี|)(ที่(แล้ว|ผ่านมา|พลาดมา)|ปีก่อน|ปีกลาย)(…(ได้|มี|)หยุดยาว|), (เมื่อ|)(ช่วง|ตอน|)(ต้น|กลาง|ปลาย|)(เดือน|){monthName} (ที่(แล้ว|ผ่านมา)|ปี(ที่แล้ว|ก่อน|กลาย)), (จอง|ซื้อ|แพลน|วางแผน|เล็ง)…ตั้งแต่(ช่วง|ตอน|)(ต้น|กลาง|ปลาย|)(เดือน|){monthName}, (เมื่อ|){dayTh} ที่(แล้ว|ผ่านมา), เมื่อ(ตอน|เช้า|เย็น|คืน|){dayTh}{notThen}',
    en: '(in |) {weekOf}{monthName} (of |) last year, {own}last {monthName}{notOf}, {own}last {feast}, {feast} last year, {booked}since {weekOf}{monthName}, {own}last {day}{notOf}, (this|the) past {day}{notOf}, {own}previous {day}{notOf}, (a|one|two|three|few) {day}(s) ago, the other day, (yesterday|yesterdays)',
    yes: [
      ['we were in Trang last Christmas', 'last christmas'],
      ['we came in March last year', 'in march last year'],
      ['I was in Nan last August', 'last august'],
      ['เมื่อเดือนกุมภาที่ผ่านมา', 'เมื่อเดือนกุมภาที่ผ่านมา'],
      ['ปลายมีนาปีที่แล้ว', 'ปลายมีนาปีที่แล้ว'],
      ['our room is booked since the second week of May', 'since the second week of may'],
      ['planning this since early June', 'since early june'],
      ['เมื่อช่วงสงกรานต์ที่ผ่านมา', 'เมื่อช่วงสงกรานต์ที่ผ่านมา'],
      ['ปีใหม่ที่แล้ว', 'ปีใหม่ที่แล้ว'],
      ['จองที่พักไว้ตั้งแต่เดือนมิถุนา', 'จองที่พักไว้ตั้งแต่เดือนมิถุนา'],
      ['booked our flight last weekend', 'last weekend'],
      ['we talked last Friday', 'last friday'],
      ['this past Sunday', 'this past sunday'],
      ['จองเมื่อวันศุกร์ที่แล้ว', 'เมื่อวันศุกร์ที่แล้ว'],
      ['เสาร์อาทิตย์ที่ผ่านมา', 'เสาร์อาทิตย์ที่ผ่านมา'],
      ['เพิ่งลาออกเมื่อวันพุธ', 'เมื่อวันพุธ'],
    ],
    no: [
      'here since early June',
      'our last Christmas together',
      'in March next year',
      'กุมภานี้',
      'จองโรงแรมตั้งแต่ 5 มิถุนา',
      'สงกรานต์นี้',
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
