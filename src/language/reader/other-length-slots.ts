import { THAI_OR_READ } from './length-pieces.ts'
import {
  after,
  followedBy,
  gapWithout,
  maybe,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'

/** Anything between words of a day trip and what is said of the whole. */
const SINCE = '[^]{0,900}'
const OF_CLAUSE = '[^.,;!?\\n\\d]'
/** Numbers, signs and words between. */
const PIECES: Slots = {
  gap: '\\s?',
  sep: '[.,;]? ?',
  figures: '\\d{1,2}',
  since: SINCE,
}
const FEW_EN = 'two, three, four, five, six, seven, eight, nine, ten, twelve'
const NUMBER_EN = words(`{figures}, ${FEW_EN}`, { figures: '\\b\\d{1,2}' })
const NUMBER_TH = words('{figures}, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด', PIECES)
/** “Two whole weeks”. */
const STAYED = words(`{number}{kind}{dash}(night(s)|day(s)|week(s)|month(s))`, {
  number: words(`{figures}, a, an, one, a few, several, ${FEW_EN}`, { figures: '\\b\\d{1,2}' }),
  kind: maybe('{space}(whole|full|long|good|lovely|lazy|great)'),
  dash: '[ -]',
})

/** What stands between braces in `other-length-rules.ts`. */
export const OTHER_LENGTH_SLOTS: Slots = {
  /** How long they have been somewhere. */
  stayed: STAYED,
  /** Where, in some words. */
  place: `(?:${notRightBefore('for, then, and, now, next, so, with')}[a-z\\ufffc .'-]){3,24}?(?![a-z\\ufffc])`,
  /** It is over: “are behind us”. */
  past:
    upTo(2, '{space}(is|are|was|were|now|already|all)') +
    words(
      `
      {space}behind (me|us), {space}under (my|our) belt(s), {space}done, {space}so far, {space}over{ends},
      {space}over[{space}(and|so|now)]`,
      { ends: rightBefore('{sign}, {end}') },
    ),
  /** What comes now. */
  next: rightBefore(
    "{sep}{we}{some}(now|next|need|needs|want|wants|fancy|looking|ready|time for|craving|keen|thinking|would like|'d like)",
    {
      ...PIECES,
      we: upTo(3, "(and|so|but|then|we|i|are|am|we're|i'm){space}"),
      some: '(?:\\S{1,12} ){0,3}?',
    },
  ),
  pauses: '(?=[,;.])',
  placeTh: '[ก-์\\ufffc ]{2,20}?',
  /** What they want now follows. */
  nextTh: followedBy('(ค่ะ|ครับ|คะ|) (ต่อไป|ตอนนี้|คราวนี้|ทีนี้|ก็|เลย|แต่|เรา|ผม|หนู|) (อยาก|จะ|ขอ|ว่าจะ|เลย|ต่อไป|เบื่อ)'),
  /** Weeks or months of a long journey. */
  long: words('{number} (week(s)|month(s)){trip}', {
    number: NUMBER_EN,
    trip: maybe('{space}(backpacking|overland|long|) (trip|tour|journey), {space}(backpacking|overland|long)'),
  }),
  /** A journey through more than one country. */
  asia: words('(se |s.e. |south east(ern) |)asia[! park], (the )world, indochina, several countries'),
  /** After words of a trip of one day. */
  ofDayTrip: rightAfter('day (trip|tour|out|hike|excursion|visit){since}, (one|single|1) day{since}', {
    since: `(?![a-z])${SINCE}`,
  }),
  /** “Is it worth a day of our”. */
  worthDay: words(
    '(deserve(s)|worth|merit(s)|justify|justifies|warrant(s)|fit(s)(in)){some}(day|time) (in|of|out of|from|on|during|within) (a|an|our|my|the|your){space}',
    { some: '(?![a-z])[^.,;!?\\n\\d]{0,16}?\\b' },
  ),
  /** “4-night”. */
  stay: words('{number} (night(s)|day(s)|week(s))', { number: NUMBER_EN }),
  ofDayTripTh: rightAfter('(เดย์ทริป|วันเดียว|เช้าเย็นกลับ|ไปเช้าเย็นกลับ){since}', PIECES),
  /** `คุ้มไหมถ้าเสียทั้งวันในทริป`. */
  worthTh: words('(คุ้ม|ควร|สมควร){some}(ทั้งวัน|หนึ่งวัน|วันนึง|วันหนึ่ง|เต็มวัน)(ใน|จาก|ของ|)ทริป', {
    some: '[^.,;!?\\n\\d]{0,24}?',
  }),
  stayTh: words('{some}{figures}{gap}(วัน|คืน)', { ...PIECES, some: '[^.,;!?\\n\\d]{0,20}?' }),
  weeks: words('{figures}, twelve, sixteen, twenty, thirty', PIECES),
  n: words('{gap}{number}{gap}', { ...PIECES, number: NUMBER_TH }),
  /** After what has a price or takes its time. */
  ticket: after('ตั๋ว, ค่ารถ, ค่าเดินทาง, ค่าเครื่อง, ค่าน้ำมัน, เครื่องบิน, รถไฟ, รถทัวร์, รถรับส่ง, บิน'),
  /** `คุยกันมาสองอาทิตย์แล้ว`, and nothing done after it. */
  up: rightAfter(
    `
    (คิด|คุย|เถียง|ทะเลาะ|วางแผน|แพลน|หาข้อมูล|เล็ง|ตัดสินใจ|เลือก|รอ|ทำงาน|เหนื่อย|เครียด|ลังเล|ถาม|อ่าน|เก็บเงิน){words}`,
    { words: `${THAI_OR_READ}{0,20}` },
  ),
  /** So many days, weeks or months. */
  unit: words('{gap}{number}{gap}(วัน|คืน|อาทิตย์|สัปดาห์|เดือน|ปี){more}', {
    ...PIECES,
    number: maybe('{figures}, หนึ่ง, สอง, สาม, สี่, ห้า, หก, เจ็ด, แปด, เก้า, สิบ, หลาย, ครึ่ง', PIECES),
    more: upTo(2, 'นึง, หนึ่ง, กว่า, เต็ม'),
  }),
  done: '\\s?' + rightBefore('แล้ว, ละ, ยัง, ก็ยัง, เพิ่ง'),
  /** “We have been planning”. */
  been:
    words(
      `
      {we}been {just}(arguing|fighting|debating|thinking|planning|saving|dreaming|talking|discussing|working|waiting|looking),
      {we}been {just}(researching|reading|stuck|going back and forth|trying|agonising|agonizing)`,
      { we: maybe("(i|we)('ve|{space}have|){space}"), just: maybe('(just|both|already){space}') },
    ) +
    gapWithout(32, 'for, since', OF_CLAUSE) +
    ' ',
  /** “For the last two weeks”. */
  span: words(
    `
    (for|since) (the (last|past)|) (about|over|almost|nearly|) (a|an|one|two|three|four|five|six|{figures})
    (whole|solid|good|) (day(s)|week(s)|month(s)|year(s))`,
    PIECES,
  ),
  few: words('{digit}, two, three, four, five, six, a couple of, a few'),
  fewTh: words('{gap}({digit}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|ไม่กี่){gap}', PIECES),
  /** `วันนึงไม่อยากเกิน 400 โล`: what a day may have. */
  limit:
    '\\s?' +
    rightBefore('{words}(ไม่|เกิน|ได้แค่|ไม่เกิน|แค่){few}{digit}', {
      words: `${THAI_OR_READ}{0,24}`,
      few: `${THAI_OR_READ}{0,12}`,
    }),
}
