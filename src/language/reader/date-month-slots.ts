import { DATE_PIECES, SPACES } from './date-pieces.ts'
import { MONTH_PART } from './month-parts.ts'
import {
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

/** Which of them: “first”, “last”. */
const NTH = oneSaid('first, 1st, second, 2nd, third, 3rd, fourth, 4th, last, final')
/** `แรก`, `ที่สอง`, `สุดท้าย`. */
const NTH_TH = oneSaid('แรก, (ที่ |)(หนึ่ง|สอง|สาม|สี่), (ที่ |){upToFour}, สุดท้าย', { upToFour: '[1-4](?!\\d)' })

/** Weeks, months and parts of the year: “the first Sunday of May”, `ต้นเดือนมกรา`, “in two months”. */
export const MONTH_SLOTS: Slots = {
  /** “Next year in” before a month. */
  ofNextYear:
    oneSaid('next year') +
    maybe('{comma}, :') +
    maybe('{space}(in|around|about|during|probably|maybe|sometime in|some time in)') +
    ' ?',
  /** `ปีหน้าช่วงเดือน` before a month. */
  ofNextYearThai: oneSaid('ปีหน้า') + ' ?' + maybe('ใน, ช่วง, ราว, ประมาณ, ตอน') + maybe('เดือน') + ' ?',
  /** `ต้น`, “early”, “the end of”. */
  monthPartThai: `(?<![a-z])(${MONTH_PART})\\s?`,
  /** “Early”, “the end of”. */
  monthPart: `\\b(${MONTH_PART})` + maybe('{space}the'),
  /** `เดือน 12`, not after a number of months: `ทารก 8 เดือน 1`. */
  monthNumber:
    notAfter('{digit}{gap}เดือน', DATE_PIECES) +
    oneSaid('{figures}, สิบ(เอ็ด|สอง|), สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า', DATE_PIECES) +
    notRightBefore('{digit}') +
    notFollowedBy('วัน, คืน, คน, ครั้ง, เดือน, อาทิตย์, สัปดาห์, ปี[!{gap}(หน้า|นี้|2)], ท่าน, พัน, หมื่น, ร้อย, สิบ', DATE_PIECES),
  /** No month follows. */
  noMonth: notFollowedBy('of') + notRightBefore('{gap}{month}, หน้า', DATE_PIECES),
  ofMonth: rightBefore('เดือน'),
  /** “First”, “last”. */
  nth: NTH,
  /** `แรก`, or nothing. */
  nthThai: `${NTH_TH}?`,
  /** `แรก`, `ที่สอง`. */
  nthDay: NTH_TH,
  /** Which week of a month. */
  nthWeek: SPACES + oneSaid('แรก, หนึ่ง, สอง, สาม, สี่, สุดท้าย, 1, 2, 3, 4') + SPACES,
  /** Which week of a month, in English. */
  weekNth: NTH,
  /** “One week, end of July”, written without a sign. */
  aWeek: words('(a|one|1){space}') + rightBefore('week end'),
  /** Not “a long weekend”, “the holiday weekend”. */
  notLong: notAfter('long, holiday') + WORD_EDGE,
  /** Of which the end is meant: “year”, `ปีหน้า`. */
  theYear: oneSaid('year, ปีหน้า, ปีใหม่'),
  /** How many weeks or months from now. */
  ahead: oneSaid('{count}, one, two, three, four, five, six, a couple of, a few, หนึ่ง, สอง, สาม, สี่, ห้า, หก', {
    count: '(?<![\\d.,:/-])\\d{1,2}',
  }),
  /** Else “in two months” may be how long the trip is. */
  ago: followedBy("(') time, from now"),
  /** The year of a quarter: “next year”, `ปีหน้า`, 2569. */
  quarterYear: oneSaid('(next|this) year, ปี (หน้า|นี้), (ปี )(20|25){digit}{digit}[!{digit}]'),
  /** Where the quarter ends. */
  quarterEnds: notRightBefore('{letter}, {digit}') + notFollowedBy('of, .{digit}'),
  /** Where the quarter begins. */
  quarterBegins: notRightAfter('{letter}, {digit}') + maybe('in{space}, ช่วง{gap}', DATE_PIECES),
  /** `เปิดเทอม` is the end of it. */
  notOpen: notRightAfter('เ'),
  /** Not “Christmas palace”, “New Year rolls”. */
  notPlace: notFollowedBy('palace, roll(s), sleigh, water, pool, onion'),
}
