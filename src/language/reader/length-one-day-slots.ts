import { POLITE } from './common-words.ts'
import { LENGTH_PIECES, OF_SENTENCE, RATE_TH, WEEKDAYS_TH } from './length-pieces.ts'
import {
  after,
  anyOf,
  followedBy,
  gapWithout,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

/** Up to so many letters of the sentence, with no “day”, “today”, “night” or “tonight” among them. */
const NO_DAY = `\\b(?:(?!${anyOf('day, night')})[^.;!?\\n]){0,48}`

/** One day or night, and days that are counted from another: “home for dinner”, `ไปเช้าเย็นกลับ`, “back the next day”. */
export const ONE_DAY_SLOTS: Slots = {
  /** Not “each day”, “per day”, “the last day”. */
  notEach: notAfter('{digit}, {digit}-, each, every, per, last, first, next, of, by, by-') + WORD_EDGE,
  /** Not “day by day”. */
  notBy: notAfter('by, by-') + WORD_EDGE,
  /** `แพร่วันนึง`, not `อีกวันนึง`. */
  notOfMore: notRightAfter('ทริป, อีก, สัก, ซัก, บาง, ทุก, ต่อ, ตก, ละ, จ่าย, เดิน, ขับ, ทำ, เงิน, ห้อง, แต่ละ, ใช้, {digit}, .'),
  /** `วันเดียว` is all that they have. */
  oneDayEnds:
    followedBy(`
    ${POLITE}, พอ, ก็, ไหว, ได้ไ, ได้ม, {end}, {read}, {sign}, แถว, กับ, ขับ, นั่งรถ, เน้น, ร้าน, ใน[{thai}], พา,
    สอง, คน`) + notFollowedBy('{digit}'),
  /** In a list, or after “only”. */
  listedDay: after('{comma}, ., :, only, just') + WORD_EDGE,
  /** It is no weekday, and no other day follows. */
  thatDay:
    notRightBefore('{read}') +
    notRightBefore('{gap}(ตอน){gap}{other}', {
      ...LENGTH_PIECES,
      other: words(`วัน[!เดียว], ${WEEKDAYS_TH}, อีกวัน, ที่พัก, โรงแรม, รีสอร์, ห้อง, เข้าที่`),
    }),
  /** `วัน` of other words: `วันคา`. */
  noMore: notRightBefore('คา, ชำระ, จ่าย, ใจ, อยู่, ในแต่ละ, ทุก'),
  /** Not the length of a tour. */
  notTour: notRightAfter('ทัวร์, แพ็กเกจ, แพคเกจ, ทุกวัน'),
  /** Nothing follows that tells what kind of day it is. */
  dayEnds: followedBy('{read}, {end}, {sign}, from, with, without, by, only, max, please, pls'),
  /** Where it is follows. */
  there: rightBefore('in, at, around, near, out, to, of, exploring'),
  /** A layover elsewhere is no day in Thailand. */
  ofThailand: notRightBefore('{space}(in|at){space}{abroad}', {
    abroad: notRightBefore(
      'bkk, bangkok, phuket, chiang, krabi, samui, thailand, hat yai, don muang, don mueang, suvarnabhumi',
    ),
  }),
  /** What a flight has on its way is no day of the trip. */
  notOfFlight: notRightAfter('(has|had|with|includes){space}{kind}{kind}', {
    kind: maybe('(a|an|one|short|quick|brief|long){space}'),
  }),
  /** Not “as long as”. */
  notAs: notFollowedBy('as'),
  /** No rate and no number follows. */
  noCount: notRightBefore(RATE_TH) + notFollowedBy('{digit}'),
  /** Between the way and its day there is only an hour: “flying on at 11.55 pm the same night”. */
  wayTime:
    upTo(4, '{sep}(at|by|around|about|that|on|it), {gap}{hour}{gap}(am|pm|a.m|p.m|)(.), {gap}{read}', {
      ...LENGTH_PIECES,
      hour: '[\\d:.]{1,5}',
      read: '\\ufffc{1,80}(?!\\ufffc)',
    }) + ',? ?',
  /** Words of an hour, or none: `ต่อเครื่องห้าทุ่มคืนเดียวกัน`. */
  wayTimeThai: upTo(
    10,
    `
    ตอน, เวลา, ประมาณ, รอบ, เช้า, บ่าย, เย็น, ค่ำ, ดึก, เที่ยง, โมง, ทุ่ม, น., ตี, หนึ่ง, สอง, สาม, สี่, ห้า, หก,
    {read}, {figure}, {space}`,
    { figure: '[\\d:.]' },
  ),
  /** Not “night train”. */
  notCarried: notFollowedBy('(sleeper |vip |)(train|bus|ferry|boat|flight|coach|sleeper|minivan|van)(s)'),
  /** Whole words: not `อีกวันหนึ่ง`, `สักวันหนึ่ง`. */
  alone: '(?<=^|[\\s,.])',
  /** `หนึ่งวันของทริป`: of more. */
  noPart: notRightBefore('ทริป, สัปดาห์, ชีวิต, อนาคต, นั้น, เดือน, ปี, ช่วง, ว่าง, เรา, ผม, ไม่, สาม, สี่, แผน'),
  /** Before this word they set out in the morning, and no other day is said since. After the word, because it is slow. */
  sameDay:
    rightAfter(
      `
      (ออก|ไป|ขับ|ตื่น|เดินทาง){noDay}(เช้า|ตีสี่|ตีห้า|ตี4|ตี5){soFar},
      เช้า(มืด|ตรู่|){gap}(ออก|ขับ|เดินทาง|ไป){soFar}`,
      {
        gap: '\\s?',
        noDay: gapWithout(24, 'วัน, คืน', OF_SENTENCE),
        soFar: gapWithout(50, 'วัน, คืน, นอน, ค้าง', OF_SENTENCE),
      },
    ) + notRightAfter('วัน{name}{gap}(ตก|ตอน|พอ|)(เย็น|ค่ำ)', { gap: '\\s?', name: thaiLetters(0, 8, ' ') }),
  /** The same of an English day: “leave at dawn …, home for dinner”. */
  outEarly: rightAfter(
    '(leave|leaving|head(ing)|set(ting) off|out|up|drive|driving|start(ing)|go(ing)){noDay}{early}{noDay}(back|home|return(ing))',
    {
      noDay: NO_DAY,
      early: words('early, morning, dawn, first light, {hour}am, {read}{read}{read}{read}', { hour: '\\d ?' }),
    },
  ),
  /** `เช้าเย็นกลับวันนึง`: on one of the days. */
  aDay: words('(สัก|ซัก|)(วันเดียว|วันนึง|วันหนึ่ง|วันเดว|)'),
  /** “That evening”, not “the evening of”. */
  sameEvening: WORD_EDGE + notFollowedBy('on, of, to, at, in'),
  /** They are home then, and not at their hotel. */
  notRoom: notRightBefore('ที่พัก, โรงแรม, รีสอร์, ห้อง, มาที่พัก, มาโรงแรม, เข้าที่พัก, ถึงที่พัก, ถึงโรงแรม, มาพัก, มานอน, ดึก'),
}
