import { DATE_PIECES, FIGURES, LONELY, NO_COUNT, NONE_COUNTED, NTH_DAY, TH } from './date-pieces.ts'
import {
  after,
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  rightAfter,
  rightBefore,
  type Slots,
  words,
} from './phrases.ts'

/** Days in figures whose month is named elsewhere, or nowhere: “New Year in Nan, 30-2”, “on the 17th”. */
export const LONE_SLOTS: Slots = {
  /** “14” and “16” of “14-16”, which may be days of the month that is named. */
  loneFirst:
    notRightAfter('{digit}, {sign}', { sign: '[.,:/(-]' }) +
    notAfter(`
      อายุ, วัย, day(s), age, aged, ages, kid(s), child, children, son(s), daughter(s), girls, boys, teens, grandkids, ลูก,
      [!วัน]เด็ก, หลาน`) +
    FIGURES,
  /** The last of days without a month. */
  loneLast: FIGURES + NONE_COUNTED,
  /** The same after “or”. */
  orLast: `\\d{1,2}${NO_COUNT}`,
  /** No dash follows. */
  loneEnds: '(?!\\s?[-–])',
  /** `(2-7)`, with nothing else in the bracket. */
  inBracket: '\\(\\s?' + maybe('from{space}, วันที่{gap}', DATE_PIECES) + maybe('the{space}'),
  /** A bracket ends, or a comma follows. */
  closes: '(?=\\s?[),;])',
  /** “To”, `ถึง` or a dash. */
  toSign: words('{gap}(-|to|till|until|ถึง){gap}', DATE_PIECES) + maybe('the{space}, วันที่{gap}', DATE_PIECES),
  /** “The 5th” without a month. */
  loneNth: `(?<![\\d.,:/-])${FIGURES}${TH}\\b`,
  /** The last of such days; not “5th grade”. */
  lastNth: `${FIGURES}${TH}\\b` + notFollowedBy('class, grade, year, place, century, visit, trip'),
  /** Not “5th”, `5 องศา` or “5%”. */
  noMore: notFollowedBy('st, nd, rd, th, องศา, °, c, %, x'),
  /** “The 17th” of “on the 17th”, and nothing that is counted. */
  lonely:
    NTH_DAY +
    followedBy(`
    {sign}, {end}, for, and, with, to, in, at, until, till, through, then, we, i, by, from, off, is (my|our|a),
    of (this|next) month`),
  /** A day of a Thai sentence, and nothing that is counted. */
  lonelyTh: FIGURES + LONELY,
  /** `ไปกระบี่วันที่ 9`: the place is read elsewhere. */
  goingTh: after('(ไป|ออก|บิน|เดินทาง|ถึง|เที่ยว|เริ่ม|ตั้งแต่|ว่าง|เช็คอิน|เข้าพัก){place}', {
    place: '[^\\s\\d.,]{0,24}',
  }),
  /** “The 5th off”. */
  isOff: rightBefore('{figures}{th} (off|free)', DATE_PIECES),
  /** “The 5th is my day off”. */
  isMyDayOff: rightBefore(
    '{figures}{th} is (my|our|a) (only|one|) (day off|free day|holiday|public holiday)',
    DATE_PIECES,
  ),
  /** Of a feast: `ปีใหม่ 30-2`. */
  ofFeast: rightAfter('(ปีใหม่|สงกรานต์|คริสต์มาส|ตรุษจีน|new year|songkran|christmas|xmas)(นี้){sep}{on}', {
    ...DATE_PIECES,
    on: maybe('วันที่{gap}', DATE_PIECES),
  }),
}
