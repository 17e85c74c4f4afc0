import { COUNT } from '../reader/numbers.ts'
import { STRETCH } from '../reader/openings.ts'
import type { PhraseRule } from '../reader/phrase-rule.ts'
import { maybe, oneSaid, type Slots, upTo, words } from '../reader/phrases.ts'
import { thaiLetters } from '../reader/slot-gaps.ts'
import { CLOCK } from '../reader/times.ts'

// “One more day”, `เริ่มช้าลง 30 นาที`, “start day 1 at 10”: changes of a trip's length and its hours.

/** Each sentence of `yes` has its figure: days, or minutes later (less than none: earlier). */
interface FigureRule extends PhraseRule {
  readonly yes: readonly (readonly [sentence: string, figure: number])[]
  readonly no: readonly string[]
}

interface LengthRule extends FigureRule {
  readonly days: 'more' | 'fewer' | 'exactly'
}

/** The length of the trip. Without a figure it is one day. */
export const LENGTH_RULES: readonly LengthRule[] = [
  {
    days: 'more',
    th: '(เพิ่ม|ขยาย|อยู่ต่อ)(อีก) {count} วัน, อีก {count} วัน',
    en: `
      ({count}|a|an) (more|extra|additional|another) day(s),
      (add|extend( it| the trip|)( by|)|stay|with|plus) ({count}|a|an) (more|extra|additional|another) day(s),
      (add|extend( it| the trip|)( by|)|stay) ({count}|another|a|an|one more) day(s)( more| longer|)`,
    yes: [
      ['เพิ่ม 2 วัน', 2],
      ['ขยายอีกสองวัน', 2],
      ['อยู่ต่ออีก 1 วัน', 1],
      ['ขออีก 1 วัน', 1],
      ['one more day', 1],
      ['2 extra days', 2],
      ['an additional day', 1],
      ['add a day', 1],
      ['extend it by two days', 2],
      ['extend the trip by 3 days', 3],
      ['stay another day', 1],
      ['stay 2 days longer', 2],
      ['with two more days', 2],
    ],
    no: ['เพิ่มวัดวันที่ 2', 'more on day 2'],
  },
  {
    days: 'fewer',
    th: '(ลด|ตัด)(ไป|ลง|ออก|) {count} วัน[!ที่]',
    en: '(shorten( it| the trip|) by|cut|remove|drop|take off) ({count}|a|an|the last) day(s)',
    yes: [
      ['ลด 1 วัน', 1],
      ['ตัดออก 2 วัน', 2],
      ['ลดลงหนึ่งวัน', 1],
      ['shorten it by two days', 2],
      ['shorten the trip by a day', 1],
      ['cut one day', 1],
      ['drop the last day', 1],
      ['take off 2 days', 2],
      ['remove a day', 1],
    ],
    no: ['ตัดวัดวันที่ 2', 'ลด 1 วันที่ 2', 'cut the zoo on day 2'],
  },
  {
    days: 'exactly',
    th: '(เป็น|เหลือ|ให้เหลือ|ทำเป็น) (แค่|) {count} วัน',
    en: '(make it|make the trip|change (it |)to|extend (it |)to|shorten (it |)to|only|just|in|into|to) (a |){count} day(s)',
    yes: [
      ['ขอเป็น 4 วัน', 4],
      ['เหลือแค่สองวัน', 2],
      ['ทำเป็น 5 วัน', 5],
      ['make it 5 days', 5],
      ['make the trip a 4 day one', 4],
      ['change it to 3 days', 3],
      ['extend to 6 days', 6],
      ['shorten it to two days', 2],
      ['only 2 days', 2],
      ['just 3 days', 3],
      ['into 4 days', 4],
    ],
    no: ['it is day 2', 'เหลือวันที่ 2'],
  },
]

interface ShiftRule extends FigureRule {
  readonly part: 'start' | 'end'
  readonly to: 'later' | 'earlier'
}

/** The day begins or ends later or earlier. Without a figure it is an hour. */
export const SHIFT_RULES: readonly ShiftRule[] = [
  {
    part: 'start',
    to: 'later',
    th: '(เริ่ม|ออก|ตื่น){few}{late}{than} {amount}',
    en: '(start|begin|leave|set out|wake up){what} {amount}later( by {by}|)',
    yes: [
      ['เริ่มสายหน่อย', 60],
      ['ออกช้าลง 30 นาที', 30],
      ['ตื่นสายกว่านี้', 60],
      ['start an hour later', 60],
      ['begin half an hour later', 30],
      ['leave later by 2 hours', 120],
      ['set out 20 mins later', 20],
      ['wake up later', 60],
    ],
    no: ['start with the zoo', 'see you later', 'เริ่มที่วัด'],
  },
  {
    part: 'start',
    to: 'earlier',
    th: '(เริ่ม|ออก|ตื่น){few}(เช้า|เร็ว){than} {amount}',
    en: '(start|begin|leave|set out|wake up){what} {amount}(earlier|sooner)( by {by}|)',
    yes: [
      ['เริ่มเร็วขึ้น 1 ชั่วโมง', -60],
      ['ออกเช้ากว่าเดิม', -60],
      ['ตื่นเช้าขึ้น', -60],
      ['start the day a bit earlier', -60],
      ['begin 2 hrs earlier', -120],
      ['leave sooner', -60],
    ],
    no: ['start early', 'เริ่มเช้าวันที่ 2'],
  },
  {
    part: 'end',
    to: 'later',
    th: '(กลับ|จบ|เลิก){few}{late}{than} {amount}',
    en: '(finish|end|be back|get back|return|stop){what} {amount}later( by {by}|)',
    yes: [
      ['กลับช้าหน่อย', 60],
      ['จบดึกกว่านี้', 60],
      ['เลิกช้าลง 1 ชม.', 60],
      ['finish an hour later', 60],
      ['end the day 30 minutes later', 30],
      ['get back later', 60],
      ['stop later', 60],
    ],
    no: ['the zoo later', 'กลับดึก'],
  },
  {
    part: 'end',
    to: 'earlier',
    th: '(กลับ|จบ|เลิก){few}(เช้า|เร็ว){than} {amount}',
    en: '(finish|end|be back|get back|return|stop){what} {amount}(earlier|sooner)( by {by}|)',
    yes: [
      ['กลับเร็วขึ้น', -60],
      ['จบเร็วหน่อย', -60],
      ['เลิกเร็วกว่าเดิม 2 ชั่วโมง', -120],
      ['be back home an hour earlier', -60],
      ['return half an hour sooner', -30],
    ],
    no: ['finish early', 'กลับเช้า'],
  },
]

interface HourRule extends PhraseRule {
  readonly part: 'start' | 'end'
}

/** The hour at which a day that was named begins or ends: “start ‹day 1› at 10”. */
export const HOUR_RULES: readonly HourRule[] = [
  { part: 'start', en: '(start|begin|leave) (on |){stretch} (at|by|around|from|before) {clock}' },
  { part: 'end', en: '(finish|end|be back|return) (on |){stretch} (at|by|around|from|before) {clock}' },
]

const UNIT = oneSaid('hour(s), hr(s), minute(s), min(s), ชั่วโมง, ชม(.), นาที')
/** How much, in the order that `patterns.ts` reads: a number or “half”, and what of. */
const AMOUNT = maybe('({count}|{half}|a|an) {unit}{gap}', {
  count: `(${COUNT})`,
  half: oneSaid('half an'),
  unit: UNIT,
  gap: ' ?',
})

export const FIGURE_SLOTS: Slots = {
  count: `(${COUNT})`,
  /** A clock: `9 โมง`, 17:00; or a figure alone. */
  clock: `(${CLOCK}|\\d{1,2}\\b)`,
  /** “An hour”, `30 นาที`, or nothing. */
  amount: AMOUNT,
  /** The same after “by”. */
  by: AMOUNT,
  /** What begins or ends: “the day”, “it”, or a day that has been read. */
  what: upTo(5, '{space}(the |)(day|days|it|us|a bit|a little|much|home), {space}{stretch}', { stretch: STRETCH }),
  /** A day that has been read. */
  stretch: STRETCH,
  /** A word or none: `ตื่นนอนสายหน่อย`. */
  few: thaiLetters(0, 8),
  /** Not the `ช้า` of `เช้า`. */
  late: words('สาย, [!เ]ช้า, ดึก'),
  /** `ขึ้น` of `เร็วขึ้น`. */
  than: words('ขึ้น, ลง, กว่าเดิม, กว่านี้, หน่อย, อีก'),
}
