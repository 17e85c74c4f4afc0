import { LATIN_MONTH } from './calendar-words.ts'
import { LENGTH_PIECES, THAI_OR_READ } from './length-pieces.ts'
import {
  after,
  followedBy,
  gapWithout,
  notAfter,
  notRightAfter,
  notRightBefore,
  oneSaid,
  rightAfter,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'

/** A word that tells what kind of week it is, unlike “the last week”, “my first week”. */
const KIND =
  notRightBefore(`
    day(s), night(s), month(s), time(s), few(s), couple(s), last, next, first, second, third, half, that, this, same, every,
    each`) + "[a-z'-]{2,20}"

/** Weeks and months: “a quiet beach week”, `เที่ยวน่านทั้งอาทิตย์`, “1 month, solo”. */
export const WEEK_LENGTH_SLOTS: Slots = {
  /** Not after a number. */
  notCounted: notAfter('{digit}, สอง, สาม, สี่'),
  /** Not “twice a week”. */
  notRate: notAfter('once, twice, times, day(s), night(s), hour(s)') + WORD_EDGE,
  /** Of the whole country: `ครบทุกจังหวัด`. */
  afterAll: rightAfter('(ครบ|จังหวัด|ทั่วไทย|ทั่วประเทศ|{name}){few}', { name: '\\ufffc{6,}', few: '[^\\n]{0,24}' }),
  /** “A quiet beach week”: up to three words that tell what kind of week it is. */
  kindOfWeek:
    notAfter('once, twice, times, day(s), night(s)') +
    words('a, an, our, my, {read}[{space}], {theme}', {
      theme: rightAfter('romantic, culinary, foodie, cultural, relaxing, active'),
    }) +
    upTo(3, '{space}{name}, {space}{kind}', { kind: KIND, name: '\\ufffc{1,24}' }),
  /** “2 nights Bangkok, week on Koh Chang”. */
  listed: after('{comma}, and, then, +, plus') + WORD_EDGE,
  /** “The half-term week for Samui”: its name is read already. */
  feast: '(?<=\\ufffc{3}[ -]?)',
  /** Where or how it is spent follows, or nothing. */
  spentThere: followedBy(`
    in, on, at, near, around, with, by, along, off, away, somewhere, between, split, divided, shared, spread,
    for (us|me|both|two|the two|the family), of (leave|holiday(s)|vacation|freedom|free time|time off|annual),
    to (spend|fill|explore|see|travel|myself|ourselves), {read}, {sign}, {end}`),
  /** A month, which may have been read. */
  monthName: oneSaid('{month}, {name}', { month: `(?:${LATIN_MONTH})\\b`, name: '\\ufffc{3,9}' }),
  /** How many months. */
  monthCount:
    notRightAfter('{digit}, {sign}', { sign: '[.,:/-]' }) +
    notAfter('อีก') +
    oneSaid('{digit}, one, two, three, หนึ่ง, สอง, สาม'),
  /** At a place between. */
  staying: rightAfter('(อยู่|ปักหลัก|เที่ยว|ตระเวน){place}', { place: '[^\\d.,;!?\\n]{1,16}' }),
  /** Of who is away for it, not of who works: `เที่ยวน่านทั้งอาทิตย์`. */
  away: rightAfter('(อยู่|ปักหลัก|เที่ยว|ตระเวน|พัก|ว่าง|หยุด|ลา){noWork}, [!เคย]ไป{noWork}', {
    noWork: gapWithout(16, 'ทำงาน, ประชุม, อบรม, สัมมนา, เวร, มา', THAI_OR_READ),
  }),
  /** Not another one. */
  notAgain: notRightAfter('อีก, ทุก, รอ, ผ่านไป, มา'),
  /** Not `เดือนหน้า`, `เดือนที่แล้ว`. */
  notNamed: notRightBefore('หน้า, นี้, ที่, ละ, แรก, สุดท้าย'),
  /** Not “last month”, “twice a month”, “we stayed a month”. */
  loneMonth:
    notAfter(
      `
      every, last, past, next, in, within, after, than, over, under, since, twice, once, times, nearly, first, per, each, of,
      {verb}ed`,
      { verb: '[a-z]+' },
    ) +
    notRightAfter('{digit}, -') +
    WORD_EDGE,
  /** Not `ทุกเดือน`, `ต้นเดือน`. */
  loneMonthTh: notAfter(`
    ทุก, อีก, เมื่อ, มา, ได้, ใน, ภายใน, หลัง, ก่อน, กว่า, ถึง, แล้ว, รอบ, ต่อ, ต้น, ปลาย, กลาง, หลาย, แรก,
    {digit}, -`),
  /** The end of an item. */
  itemEnd: followedBy('{sign}, {end}'),
  /** Nothing follows that is no month of a trip. */
  monthEndTh: followedBy(
    'เต็ม, ค่ะ, ครับ, {end}, {sign}, ทำงาน, เที่ยว, work, wfh, พัก, อยู่, คนเดียว, งบ, กับ, มี, ให้, ขับ, จัด, ไหน',
  ),
  /** No month of the calendar, and not the age of a baby. */
  ofTrip: notRightBefore("{dash}old, {dash}(s) (ago|pregnant|from now|time), ', {begins}", LENGTH_PIECES),
}
