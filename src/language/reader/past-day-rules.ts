import { MONTH, THAI_WEEKDAY, WEEKDAY } from './calendar-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import {
  maybe,
  notAfter,
  notFollowedBy,
  notRightBefore,
  PIECES,
  rightAfter,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

// “Booked last weekend”, `เพิ่งจองเมื่อวันศุกร์ที่แล้ว`: days that have passed. The trip is not on them.

/** A day, a month or a feast that has passed. */
interface PastDayRule extends PhraseRule {
  /** What has passed: where a new phrase belongs. */
  readonly name: string
  /** Sentences with the words that are taken, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

export const PAST_DAY_SLOTS: Slots = {
  ...PIECES,
  /** “Our last weekend” is the end of something. */
  own: notAfter('the, our, my, their, very, a, on, is, at') + WORD_EDGE,
  /** A weekday, a weekend, a night. */
  day: words('{weekday}, week end, night', { weekday: WEEKDAY }),
  days: words('{weekday}, week end(s), night(s)', { weekday: WEEKDAY }),
  /** Not “the last weekend of May”, “last weekends”. */
  notOf: notFollowedBy('of, in') + notRightBefore('s'),
  /** Feasts as people name them after a year (with their days: `holiday-rules.ts`). */
  feast: words(`christmas, xmas, new year('s|s|) (eve), songkran, easter, loy krathong, yi peng, chinese new year`),
  feastTh: words(`
    สงกรานต์, ปีใหม่, คริสต์มาส, ตรุษจีน, ลอยกระทง, เข้าพรรษา, ออกพรรษา, วันแม่, วันพ่อ, หยุดยาว, วันหยุดยาว`),
  /** “Booked”, “planning” and up to 32 letters stand before: “our room is booked since …”. */
  booked:
    rightAfter('(booked|reserved|paid|arranged|sorted|planned|planning|saving|waiting|dreaming|looking forward){far}', {
      far: '(?![a-z])[^.;!?\\n\\d]{0,32}',
    }) + WORD_EDGE,
  /** “The second week of”, “early”, or nothing. */
  weekOf:
    maybe('the{space}') +
    maybe(`
      (first|second|third|last|final) week of{space}, (beginning|start|middle|end) of{space}, early{space}, mid{space}, mid-, mid,
      late{space}`),
  /** A month, and no day of it. */
  monthName: words('{month}', { month: MONTH }) + notFollowedBy('{digit}'),
  /** A weekday in Thai: `ศุกร์`, `วันเสาร์`. */
  dayTh: maybe('วัน') + words('{weekday}, เสาร์อาทิตย์', { weekday: `(?:${THAI_WEEKDAY})` }),
  /** Yet to come (`เมื่อวันเสาร์ที่ 5 มาถึง`), read by another phrase, or only the beginning of the word (`ศุก` of `ศุกร์`). */
  notThen: notRightBefore('ร์, ์') + notFollowedBy('(ที่|) {digit}, ที่(แล้ว|ผ่านมา), หน้า, นี้, มาถึง'),
}

export const PAST_DAY_RULES: readonly PastDayRule[] = [
  {
    name: 'a feast of last year',
    th: `
      (เมื่อ|)(ช่วง|ตอน|)(เทศกาล|วัน|){feastTh} (ปี|)(ที่(แล้ว|ผ่านมา|พลาดมา)|ปีก่อน|ปีกลาย)(…(ได้|มี|)หยุดยาว|)`,
    en: '{own}last {feast}, {feast} last year',
    yes: [
      ['we were in Trang last Christmas', 'last christmas'],
      ['we loved Songkran last year', 'songkran last year'],
      ['เมื่อช่วงสงกรานต์ที่ผ่านมา', 'เมื่อช่วงสงกรานต์ที่ผ่านมา'],
      ['ปีใหม่ที่แล้ว', 'ปีใหม่ที่แล้ว'],
      ['ลอยกระทงปีก่อนไปน่าน', 'ลอยกระทงปีก่อน'],
    ],
    no: ['our last Christmas together', 'สงกรานต์นี้', 'สงกรานต์ปีหน้า'],
  },
  {
    name: 'a month of last year',
    th: '(เมื่อ|)(ช่วง|ตอน|)(ต้น|กลาง|ปลาย|)(เดือน|){monthName} (ที่(แล้ว|ผ่านมา)|ปี(ที่แล้ว|ก่อน|กลาย))',
    en: '(in |) {weekOf}{monthName} (of |) last year, {own}last {monthName}{notOf}',
    yes: [
      ['we came in March last year', 'in march last year'],
      ['I was in Nan last August', 'last august'],
      ['เมื่อเดือนกุมภาที่ผ่านมา', 'เมื่อเดือนกุมภาที่ผ่านมา'],
      ['ปลายมีนาปีที่แล้ว', 'ปลายมีนาปีที่แล้ว'],
      ['เราไปปายต้นธันวาปีกลาย', 'ต้นธันวาปีกลาย'],
    ],
    no: ['in March next year', 'กุมภานี้', 'กุมภาปีหน้า'],
  },
  {
    name: 'the month since which they have booked or planned it',
    th: '(จอง|ซื้อ|แพลน|วางแผน|เล็ง)…ตั้งแต่(ช่วง|ตอน|)(ต้น|กลาง|ปลาย|)(เดือน|){monthName}',
    en: '{booked}since {weekOf}{monthName}',
    yes: [
      ['our room is booked since the second week of May', 'since the second week of may'],
      ['planning this since early June', 'since early june'],
      ['จองที่พักไว้ตั้งแต่เดือนมิถุนา', 'จองที่พักไว้ตั้งแต่เดือนมิถุนา'],
      ['เล็งทริปนี้ตั้งแต่ต้นมีนา', 'เล็งทริปนี้ตั้งแต่ต้นมีนา'],
    ],
    no: ['here since early June', 'จองโรงแรมตั้งแต่ 5 มิถุนา'],
  },
  {
    name: 'a weekday, a weekend or a night of last week',
    th: '(เมื่อ|){dayTh} ที่(แล้ว|ผ่านมา), เมื่อ(ตอน|เช้า|เย็น|คืน|){dayTh}{notThen}',
    en: '{own}last {day}{notOf}, (this|the) past {day}{notOf}, {own}previous {day}{notOf}',
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
  {
    name: 'some days ago, yesterday',
    en: '(a|one|two|three|few) {days} ago, the other day, (yesterday|yesterdays)',
    yes: [
      ['we booked two weekends ago', 'two weekends ago'],
      ['we talked the other day', 'the other day'],
      ['yesterday we booked it', 'yesterday'],
    ],
    no: ['two weekends', 'the other days'],
  },
]
