import { SPOUSES } from './common-words.ts'
import { DATE_PIECES } from './date-pieces.ts'
import { maybe, notFollowedBy, notRightAfter, notRightBefore, rightAfter, type Slots, words } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

/** Words beside a date that say which day it is: `กลับวันที่ 5`, “her wedding is on 6 February”. */
export const CUE_SLOTS: Slots = {
  /** A day or a month. */
  dayOrMonth: words('{digit}{th}, {month}', DATE_PIECES),
  /** A day with its month; a weekday may stand before it. */
  fullDay:
    maybe('{weekdayEn}{sep}', DATE_PIECES) +
    maybe('the{space}') +
    words('{figures}{th}(of) {month}, {month} {figures}[!{digit}]', DATE_PIECES),
  /** `หลังกลับจากลาว`: the trip comes later. */
  notAfter: notRightAfter('หลัง, หลังจาก, เพิ่ง, พึ่ง') + notRightAfter('หลัง(จาก)(บิน|เดินทาง)'),
  /** A place. */
  aTown: '[^\\s\\d.,;]{2,20}\\s?',
  /** Something of the trip is said before it: “flying out of Udon on 5 December” begins one. */
  said: '(?<!^[^\\d,.;:\\n]{0,16})\\b',
  /** Not Thailand. */
  notLand: notFollowedBy('thailand'),
  /** After another day of a list. */
  listed: rightAfter('{sign}, and{space}', { sign: '[,;.+&-] ?' }),
  /** No hour follows. */
  noHour: notRightBefore('{space}(about|around|) {figures}{minutes}(am|pm)', {
    ...DATE_PIECES,
    minutes: '(?::\\d\\d)? ?',
  }),
  /** `แต่ง` of `แต่งงาน`, not of `แต่งตัว`. */
  noDress: notRightBefore('ตัว, รถ, หน้า, ผม, ห้อง, บ้าน, เพลง'),
  /** Who has a birthday. */
  kin: words(`${SPOUSES}, แม่, พ่อ, ลูก(สาว|ชาย|), เพื่อน, พี่, น้อง, ยาย, ตา, ย่า, ปู่, หลาน`),
  /** An age of two figures. */
  age: '\\d{2}(?!\\d)',
  /** Where the boat goes, or whose it is. */
  few: '[^.,;!?\\n\\d]{0,28}? ?',
  /** `วันก่อน` is past. */
  notLast: notRightAfter('[!{digit} ](วัน|อาทิตย์|สัปดาห์|เดือน|ปี)'),
  /** A word or none. */
  fewTh: thaiLetters(0, 12, ' '),
}
