import { LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import {
  followedBy,
  listOf,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  phrasePattern,
  type Slots,
  words,
} from './phrases.ts'

// `ไปถึงวันศุกร์ กลับวันอาทิตย์`, “we fly up on Friday and go home on Monday”: weekdays on which a trip begins and ends.

/** “6 pm”, 18:40, 0630, `6 โมง`, `ตี 5` between the verb and its weekday. */
const HOUR = words('{figures}{ofClock}, {withPoint}, {fourFigures}, {lastSign}, ตี {digit}', {
  figures: '\\d{1,2}(?:[.:]\\d\\d)?',
  ofClock: followedBy("am, pm, a.m, p.m, น, โมง, ทุ่ม, o'clock"),
  withPoint: '\\d{1,2}[.:]\\d\\d',
  fourFigures: '\\b[012]\\d[0-5]\\d\\b',
  lastSign: '(?<=[ap]\\.?)[m.]',
})
/** “Friday 19th” has a date, “Friday 7 pm” has none. */
const NO_DATE = notFollowedBy('{figures}(st|nd|rd|th|){edge}{notHour}', {
  figures: '\\d{1,2}',
  edge: '\\b',
  notHour: notRightBefore("{point}{digit}, (am|pm|a.m|p.m), {space}(am|pm|a.m|p.m), {space}o'clock", { point: '[:.]' }),
})
/** `ศุกร์ที่ 12` has a date too; `ศุกร` of `ศุกร์` and `พฤหัส` of `พฤหัสบดี` are not all of the weekday. */
const NO_DATE_TH = notFollowedBy('ที่') + notRightBefore('์, ร์, บดี')

const SLOTS: Slots = {
  /** Some words between the verb and its weekday, and an hour. */
  gapIn: `(?:[^.,;!?\\n\\d]|${HOUR}){0,32}?`,
  gap: `(?:[^.,;!?\\n\\d]|${HOUR}){0,32}? `,
  /** The same in Thai, but no way home. */
  gapTh: `(?:${notRightBefore('กลับ')}[ก-์ .]|${HOUR}){0,28}?`,
  few: '[ก-์ ]{0,8}?',
  /** “Next Friday”, “the following Friday”. */
  which: maybe('(this|on|the|next|following){space}'),
  weekday: `\\b(${LATIN_WEEKDAY})\\b${NO_DATE}`,
  /** `วันศุกร์`, `ศุกร์`; `อาทิตย์` only after `วัน`, because it may be a week. */
  weekdayTh:
    words('วัน{any}, {notSunday}', {
      any: `(${THAI_WEEKDAY})`,
      notSunday: `(${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')})`,
    }) + NO_DATE_TH,
  /** `วันศุกร์`, `อาทิตย์` between two ways, but not `2 อาทิตย์`. */
  dayTh: `(?<!\\d\\s?)(?:วัน)?(${THAI_WEEKDAY})${NO_DATE_TH}${notFollowedBy('ละ')}`,
  /** Other words than days, nights and ways home. */
  betweenTh: `(?:${notRightBefore('วัน, คืน, กลับ, หรือ')}[^;!?\\n]){0,40}?`,
  notBefore: notRightAfter('ก่อน'),
  /** The same up to the way home. */
  someTh: '[^.;!?\\n\\d]{0,28}?',
  /** Parts of the day and hours, one to six words. */
  hoursTh: `(?:${words(
    `
    {gap}(ตอน|เวลา|ช่วง|เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก|โมง|ทุ่ม|ครึ่ง|ตี|น.),
    {gap}(หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด), {gap}{figures}`,
    { gap: '\\s?', figures: '[\\d.:]{1,5}' },
  )}){1,6}`,
  part: maybe('{space}(early|late|morning|afternoon|evening|night|after work|am|pm)'),
  comma: ',? ?',
  /** “And then”. */
  joins: maybe('(and|then){space}, {sign}{gap}', { sign: '[&-]', gap: ' ?' }),
  goes: maybe('(coming|come|be|get|getting|going|go|drive|driving|heading|head|fly|flying){space}'),
  on: maybe('(on|by|the){space}'),
}

const THERE = oneOf(`
  (fly|flying) (up|down|in|over|there|from), arrive, arrives, arriving, arrival, (touch|touches|touching) down,
  (check|checks|checking) in, wheels down, (pull|pulls|pulling) (in|into), land, lands, landing,
  (get|gets|getting) (there|in|to), there (from|since|by), (come|coming) (up|down|over),
  (go|going|drive|driving|head|heading) (up|down|there)`)
const OFF = oneOf(`
  leave, leaving, (set|setting) (off|out), (head|heading) (off|out), depart, departing`)
const HOME = oneOf(`
  (fly|flying|go|going|head|heading|drive|driving|come|coming|get|getting) (out|home|back), wheels up,
  (check|checks|checking) out, back, home, return, returning, leave, leaving, depart, departing`)
const THERE_TH = oneOf('ไปถึง, ถึง, เช็คอิน, เช็กอิน, เชคอิน, เชกอิน, เข้าพัก, เครื่องลง, ลงเครื่อง, บินไป, บินขึ้น, ออกเดินทาง, ขึ้นไป')
const HOME_TH = oneOf('กลับ, ออกจาก, (เช็ค|เช็ก|เชค|เชก)(เอา|เอ้า)(ท์|ต์|ท|ต), คืนห้อง')

/** A way, or two of them, each with its weekday. */
interface WayRow {
  readonly name: string
  readonly th?: string
  readonly en?: string
  /** Sentences with the weekdays that are read in them. */
  readonly yes: readonly (readonly [sentence: string, days: string])[]
  readonly no: readonly string[]
}

/** A pattern with the weekdays of the ways in its groups. */
export const wayPattern = (rows: readonly WayRow[]): RegExp =>
  phrasePattern(
    rows.flatMap(({ th, en }) => [th, en].flatMap((phrases) => (phrases ? listOf(phrases) : []))),
    SLOTS,
  )

export const WAYS_THERE: readonly WayRow[] = [
  {
    name: 'the way there, by words that may not mean the way home',
    en: `${THERE}{gap}{which}{which}{weekday}`,
    th: `[!กลับ|กลับไป|กลับมา]${THERE_TH}{gapTh}{weekdayTh}`,
    yes: [
      ['three of us fly up on Friday', 'friday'],
      ['we land in Krabi on Thursday', 'thursday'],
      ['arriving late next Monday', 'monday'],
      ['touching down on Tuesday', 'tuesday'],
      ['checking in Friday', 'friday'],
      ['wheels down at 6.45 on Friday', 'friday'],
      ['our train pulls into Trang on Sunday', 'sunday'],
      ['we get there at 6 pm on Friday', 'friday'],
      ['there from Friday', 'friday'],
      ['coming over on Sat', 'sat'],
      ['driving up the following Wednesday', 'wednesday'],
      ['ไปถึงวันศุกร์บ่าย', 'ศุกร์'],
      ['เช็กอินตอนบ่ายวันเสาร์', 'เสาร์'],
      ['เข้าพักศุกร์นี้', 'ศุกร์'],
      ['เครื่องลงตี 5 วันพุธ', 'พุธ'],
      ['บินไปวันพฤหัส', 'พฤหัส'],
      ['ออกเดินทาง 18.30 น. วันอังคาร', 'อังคาร'],
      ['ขึ้นไปวันอาทิตย์', 'อาทิตย์'],
    ],
    no: [
      'we land on Friday 19 December',
      'arriving, and on Friday a walk',
      'กลับถึงวันศุกร์',
      'กลับไปถึงวันศุกร์',
      'ไปถึงแล้วกลับวันศุกร์',
      'ไปถึงวันศุกร์ที่ 12',
      'ไปถึงวันพฤหัสบดีที่ 12',
      'ขึ้นไป 2 อาทิตย์',
    ],
  },
]

/** Those, or the way home if it is said last: “we leave on Friday and are back on Monday”. */
export const WAYS_OFF: readonly WayRow[] = [
  {
    name: 'they leave',
    en: `${OFF}{gap}{which}{which}{weekday}`,
    th: '(ออก|ไป){few}{weekdayTh}',
    yes: [
      ['we leave on Friday', 'friday'],
      ['setting off at 6pm this Friday', 'friday'],
      ['heading out Saturday', 'saturday'],
      ['departing on Sunday', 'sunday'],
      ['ออกวันพฤหัส', 'พฤหัส'],
      ['ไปตรังวันเสาร์', 'เสาร์'],
    ],
    no: ['we leave on Friday 19 December', 'ออกวันเสาร์ที่ 12', 'ไป 2 อาทิตย์'],
  },
]

export const WAYS_HOME: readonly WayRow[] = [
  {
    name: 'the way home',
    en: `${HOME}{gap}{which}{which}{weekday}`,
    th: `${HOME_TH}{gapTh}{weekdayTh}`,
    yes: [
      ['and go home Monday', 'monday'],
      ['we are back on Thursday', 'thursday'],
      ['wheels up at 9 am on Sunday', 'sunday'],
      ['checking out on Sunday', 'sunday'],
      ['returning Tuesday', 'tuesday'],
      ['fly out Monday', 'monday'],
      ['departing on Wednesday', 'wednesday'],
      ['กลับวันจันทร์', 'จันทร์'],
      ['ออกจากเลยวันอาทิตย์', 'อาทิตย์'],
      ['เช็คเอาท์วันจันทร์', 'จันทร์'],
      ['คืนห้องวันพุธ', 'พุธ'],
    ],
    no: ['back. Monday we work', 'we go home on Monday 7 December', 'กลับวันจันทร์ที่ 18'],
  },
]

/** “We come on Tuesday”: they will be there then. */
export const COMES: readonly WayRow[] = [
  {
    name: 'somebody comes',
    en: `(am|are|is|be|'re|'m) coming{gap}{which}{which}{weekday}, (we|i|they) (come|arrive|fly|land){gap}{which}{which}{weekday}`,
    yes: [
      ['my parents are coming on Tuesday', 'tuesday'],
      ["we're coming this Monday", 'monday'],
      ['we come on Tuesday', 'tuesday'],
      ['they arrive late on Wednesday', 'wednesday'],
    ],
    no: ['coming soon. On Tuesday we walk', 'we come on Tuesday 8 December'],
  },
]

export const IN_AND_OUT: readonly WayRow[] = [
  {
    name: 'in on a day, out on another',
    en: 'in (on |){weekday}{gapIn}{comma}out (on |){weekday}',
    yes: [
      ['in Friday 6 pm, out Sunday 9 am', 'friday to sunday'],
      ['in on Thursday and out on Monday', 'thursday to monday'],
    ],
    no: ['in Friday 4 December, out Sunday', 'in Nan on Friday, out for dinner'],
  },
]

export const THEN_BACK: readonly WayRow[] = [
  {
    name: 'a day, and back on another',
    en: '{weekday}{part}{part}{comma}{joins}{joins}{goes}(back|home|return|returning) (home |){on}{on}{weekday}',
    yes: [
      ['Sat and back Sunday', 'sat to sunday'],
      ['Friday after work, home on Monday', 'friday to monday'],
      ['Friday night - then heading back by the Sunday', 'friday to sunday'],
      ['Fri evening & returning home Sun', 'fri to sun'],
    ],
    no: ['Sat 5 December and back Sunday', 'Friday, the long way back to Sunday'],
  },
]

/** The first of these that is said counts. */
export const IN_AND_OUT_TH: readonly WayRow[] = [
  {
    name: 'they enter and leave a temple, a camp or a room',
    th: '[!ไม่]เข้า(พัก|วัด|ค่าย|ที่พัก|คอร์ส|ไป|) (ตอน|เย็น|เช้า|){dayTh}{betweenTh}{notBefore}(ออก|เลิก|จบ|เสร็จ)(จากวัด|) (ตอน|เย็น|เช้า|){dayTh}',
    yes: [
      ['เข้าศุกร์ห้าโมงเย็น ออกวันอาทิตย์', 'ศุกร์ to อาทิตย์'],
      ['เข้าวัดเย็นวันพฤหัส ออกจากวัดเช้าอาทิตย์', 'พฤหัส to อาทิตย์'],
      ['เข้าค่ายเสาร์ เลิกจันทร์', 'เสาร์ to จันทร์'],
      ['เข้าคอร์สวันพุธ จบวันศุกร์', 'พุธ to ศุกร์'],
    ],
    no: ['ไม่เข้าวัดศุกร์ ออกอาทิตย์', 'เข้าศุกร์ก่อนออกอาทิตย์', 'เข้าศุกร์ 3 วัน ออกอาทิตย์'],
  },
  {
    name: 'they have finished, and go home',
    th: '(เสร็จ|เลิก|จบ)(งาน|ประชุม|อบรม|สัมมนา|) {dayTh}{betweenTh}(กลับ|บินออก|เครื่องออก){someTh}{dayTh}',
    yes: [
      ['เสร็จพุธเที่ยง เครื่องกลับศุกร์', 'พุธ to ศุกร์'],
      ['เลิกประชุมวันพฤหัส บินออกวันเสาร์', 'พฤหัส to เสาร์'],
      ['จบสัมมนาพุธ เครื่องออกเย็นวันศุกร์', 'พุธ to ศุกร์'],
      ['เสร็จงานพุธ กลับเสาร์', 'พุธ to เสาร์'],
    ],
    no: ['เสร็จพุธ 2 วัน กลับศุกร์', 'เสร็จพุธ กลับ 12 ศุกร์'],
  },
  {
    name: 'from an hour of a day to another day',
    th: '{dayTh}{hoursTh} (-|ถึง|ยัน|จนถึง|ไปจนถึง|จน) {dayTh}',
    yes: [
      ['ว่างศุกร์บ่ายสองถึงอาทิตย์เย็น', 'ศุกร์ to อาทิตย์'],
      ['ว่างเสาร์ 9.00 น. - จันทร์', 'เสาร์ to จันทร์'],
      ['ว่างวันพุธตอนเย็นยันวันศุกร์', 'พุธ to ศุกร์'],
    ],
    no: ['ว่างศุกร์ถึงอาทิตย์', '2 อาทิตย์เย็นถึงเสาร์'],
  },
]

/** “Next Friday”, at the end of a way. */
export const IS_NEXT = cueAnywhere(
  [
    {
      name: 'the weekday of next week',
      en: 'next {word}{end}',
      yes: ['fly up next Friday'],
      no: ['next, fly up on Friday', 'next week on Friday'],
    },
  ],
  { word: '[a-z]+', end: '$' },
)
/** “Two weeks from Friday”. */
export const WEEKS_BEFORE = cueBefore([
  {
    name: 'weeks are counted from it',
    en: 'week(s) (from|on|after) (this|next|)',
    yes: ['two weeks from ‹Friday›', 'a week on ‹Friday›', 'a week after this ‹Friday›'],
    no: ['we come on ‹Friday›'],
  },
])
/** “‹Friday› next week”. */
export const OF_WEEK_AFTER = cueAfter(
  [
    {
      name: 'of which week it is',
      en: '{gap}(of |in |the |)(next |this |following |)week',
      yes: ['‹Friday› next week', '‹Friday›, the following week', '‹Friday› of this week'],
      no: ['‹Friday›, a week', '‹Friday› for weeks'],
    },
  ],
  { gap: ',? ?' },
)
/** “At the weekend”: not the days of the trip where the way there has its own. */
export const WEEKEND = phrasePattern(['{which}{which}week end(s)'], {
  which: maybe('(the|this|next|coming|following){space}'),
})
/** The weekdays are those of every week, or of what is open. */
export const EVERY_WEEK = cueAnywhere([
  {
    name: 'every week',
    th: 'ทุก(วัน|สัปดาห์|อาทิตย์), เปิด',
    yes: ['เข้าวัดทุกวันศุกร์', 'ทุกสัปดาห์', 'ทุกอาทิตย์', 'ร้านเปิดศุกร์ถึงอาทิตย์'],
    no: ['เข้าวัดวันศุกร์'],
  },
])
