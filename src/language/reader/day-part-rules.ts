import { LATIN_WEEKDAY, MONTH, THAI_WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAnywhere } from './cues.ts'
import type { PhraseRule } from './phrase-rule.ts'
import {
  listOf,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  PIECES,
  type Slots,
  slotPattern,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { gap, LINE } from './slot-gaps.ts'

// `พรุ่งนี้บ่าย`: a part of one day, and nothing more: “museums tomorrow afternoon”.

/** How a part of a day is said. */
export interface DayPartRule extends PhraseRule {
  /** What is named: where a new phrase belongs. */
  readonly what: string
  /** Sentences with the words that are read, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

/** Parts of a day in Thai, and in English. */
const PARTS_TH = 'เช้า, สาย, บ่าย, เย็น, หัวค่ำ, ค่ำ, ดึก'
const PARTS_EN = 'morning, afternoon, evening, night'
/** `อาทิตย์` alone is a week. */
const WEEKDAYS_TH = THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')

/** What the slots consist of. */
const DATES: Slots = {
  figures: '\\d{1,2}',
  nth: '\\d{1,2}(?:st|nd|rd|th)?',
  month: MONTH,
  anyWeekday: `(?:${THAI_WEEKDAY})`,
  weekday: `(?:${WEEKDAYS_TH})`,
  weekdayEn: `(?:${LATIN_WEEKDAY})`,
}

export const DAY_PART_SLOTS = {
  ...PIECES,
  gap: '\\s?',
  partTh: words(PARTS_TH),
  /** `คืน` is also a night of a stay. */
  partOrNight: words(`${PARTS_TH}, คืน`),
  /** “Early morning”, “evening”. */
  part: maybe('early{space}, late{space}, mid{space}') + words(PARTS_EN),
  /** A day that is near: `พรุ่งนี้`, `วันหยุดนี้`, `เสาร์หน้า`. */
  dayTh: words(
    `
    พรุ่งนี้, พุ่งนี้, พรุ้งนี้, มะรืนนี้, มะรืน, วันนี้, วันหยุด(นี้|หน้า|[!ยาว]),
    วัน{anyWeekday}(นี้|หน้า|ที่จะถึง|), {weekday}(นี้|หน้า|ที่จะถึง|)`,
    DATES,
  ),
  /** The same in English: “tomorrow”, “next Friday”. */
  day: WORD_EDGE + words('tomorrow, tmrw, tmr, today, (this |next |on |coming |){weekdayEn}', DATES),
  weekday: words('{weekdayEn}', DATES) + WORD_EDGE,
  /** A weekday, or none. */
  weekdayTh: maybe('{anyWeekday}', DATES),
  /** `12`, `12 ธ.ค.`; not `12-14`. */
  dateTh: words('{figures}( {month}|)', DATES) + notFollowedBy('-, /, ., {digit}, ถึง'),
  /** “12 January”, “January 12th”. */
  date: words('{nth}( of|) {month}, {month} {nth}', DATES),
  /** No range ends or begins with it: not “from 12 to 14 January”. */
  alone: notAfter('-, to, and') + notRightAfter('{digit}'),
  endsThere: notFollowedBy('to, until, and, -'),
  /** Not `พรุ่งนี้บ่ายสองโมง`: that is an hour. */
  noHour: notFollowedBy('{digit}, โมง, สอง, สาม, สี่'),
  /** A comma and a space. */
  comma: ',? ',
  /** `เช้าๆ`, which has lost its sign. */
  repeated: '\\s?',
  /** Setting out; `ออกไปเดิน` is a walk, `ออกกำลัง` is sport. */
  setOut: words('ออก[!ไปเดิน|เดิน|กำลัง|ไปหา]'),
  flight: words('ไฟล(ท์|ต์|ท|ต)'),
  /** After `ไป`: what they do then, not where they go. */
  notForSights: notFollowedBy(`
    วัด, ตลาด, คาเฟ่, พิพิธ, สวน, หา, ดู, เดิน, กิน, ไหว้, ถ่าย, ตัก, ใส่, ทำบุญ, ทะเล, หาด, น้ำตก, ร้าน, วิ่ง, ปั่น, ว่าย`),
  /** Up to 24 or 12 letters of the line: “Friday in the late evening”. */
  near: gap(24, LINE),
  nearer: gap(12, LINE),
}

export const DAY_PART_RULES: readonly DayPartRule[] = [
  {
    what: 'a part of a day of the month',
    th: '(ตอน|ช่วง|){partOrNight}(ของ)วัน{weekdayTh}ที่{gap}{dateTh}',
    en: '{part} of (the|) {date}{endsThere}, {alone}{date}{comma}(in the|on the|) {part}',
    yes: [
      ['เช้าวันที่ 12 ธ.ค. วัดในเมืองน่าน', 'เช้าวันที่ 12 ธ.ค.'],
      ['museums on the afternoon of 12 January', 'afternoon of 12 january'],
      ['Trang, 12 January in the morning', '12 january in the morning'],
    ],
    no: ['เช้าวันที่ 12-14 ธ.ค.', 'from the morning of 12 January to 14 January', '10-12 January, mornings off'],
  },
  {
    what: 'a part of a day that is near, or of a weekday',
    th: '{dayTh}{gap}(ตอน|ช่วง|){partTh}{noHour}, (ตอน|ช่วง|){partOrNight}{repeated}(ของ){dayTh}, (เช้า|บ่าย|เย็น|ค่ำ|คืน|หัวค่ำ)นี้',
    en: '{day}{comma}(in the|) {part}, this {part}, tonight, {part} (of|on) (this|next|) {weekday}',
    yes: [
      ['พรุ่งนี้บ่าย คาเฟ่ในตรัง', 'พรุ่งนี้บ่าย'],
      ['ช่วงเย็นวันเสาร์นี้ ที่โคราช', 'ช่วงเย็นวันเสาร์นี้'],
      ['เย็นนี้กินอะไรดีที่อุดร', 'เย็นนี้'],
      ['ช่วงบ่ายวันหยุดนี้ พาหลานไปไหนดี', 'ช่วงบ่ายวันหยุดนี้'],
      ['museums tomorrow afternoon', 'tomorrow afternoon'],
      ['Sunday in the early morning, Nan', 'sunday in the early morning'],
      ['what is on in Loei tonight', 'tonight'],
      ['the evening of next Friday in Phrae', 'evening of next friday'],
    ],
    no: ['พรุ่งนี้บ่ายสองโมง', 'the night market on Sunday', 'mornings only'],
  },
]

/** `พรุ่งนี้บ่าย`, `เช้าวันเสาร์`, `เย็นนี้`, “Sunday morning”, “this evening”. */
export const DAY_PART = slotPattern(
  DAY_PART_RULES.flatMap(({ th, en }) => [th, en].flatMap((phrases) => (phrases ? listOf(phrases) : []))),
  DAY_PART_SLOTS,
)

/** What moves them, keeps them there or is on then: the part of the day says when, and not how long. */
export const IS_ON_THEN = cueAnywhere(
  [
    {
      name: 'they travel, or arrive there (Thai)',
      th: `
        {setOut}, บิน, ถึง, เดินทาง, กลับ, ขับ, นั่งรถ, ขึ้นรถ, ขึ้นเครื่อง, ลงเครื่อง, ขึ้นเหนือ, ลงใต้,
        เครื่อง, {flight}, รถไฟ, รถทัวร์, จนถึง`,
      yes: ['ออกเดินทางเช้าวันเสาร์', 'เช้าวันเสาร์นั่งรถไฟไปตรัง', 'ไฟลท์เช้าวันเสาร์', 'ไฟลต์เย็นวันศุกร์'],
      no: ['ออกกำลังกายเช้าวันเสาร์', 'เย็นวันศุกร์ออกไปเดินตลาด'],
    },
    {
      name: 'they sleep there, or get their room (Thai)',
      th: 'เช็(ค|ก), ค้าง, นอน, ที่พัก, โรงแรม',
      yes: ['นอนที่น่าน', 'เช็คเอาท์เช้าวันเสาร์', 'คืนวันเสาร์ที่โรงแรม'],
      no: ['วัดเช้าวันเสาร์'],
    },
    {
      name: 'they travel, or arrive there (English)',
      en: `
        fly, flies, flying, flight(s), land(s), landing, (arrive|arrives|arrival|arriving),
        (leave|leaves|leaving), depart(s), departing, departure, (drive|drives|driving), train, bus, ferry, boat to,
        head, heading, (set|setting) (off|out), (get|getting) (in|there|to|back),
        back, return, returning, home, (come|comes|coming)`,
      yes: [
        'we land on Sunday evening',
        'our flight is on Friday evening',
        'we leave on Saturday morning',
        'the bus on Friday night',
        'heading to Nan on Friday evening',
        'back on Sunday evening',
      ],
      no: ['museums on Sunday evening', 'the island of the kings'],
    },
    {
      name: 'they sleep there, or until and from when (English)',
      en: '(check|checking) (in|out), hotel, sleep, stay(s), staying, overnight, until, till, through, from',
      yes: [
        'checking out on Friday morning',
        'our hotel until Friday morning',
        'from Friday evening',
        'sleep in Nan on Friday night',
      ],
      no: ['temples on Sunday morning'],
    },
    {
      name: 'something opens, ends or takes place',
      th: 'เปิด, ปิด, ประชุม, งาน, สอบ, ถาม, จอง, จบ, เสร็จ',
      en: `
        open(s), (close|closes|closed), meeting, wedding, (book|booked|booking), finish, end(s), ending, start(s), starting`,
      yes: [
        'is the museum open on Sunday morning',
        'ประชุมเช้าวันจันทร์',
        'สอบเสร็จบ่ายวันศุกร์',
        'the wedding is on Saturday afternoon',
        'work ends on Friday evening',
      ],
      no: ['markets on Sunday morning', 'วัดเช้าวันจันทร์'],
    },
  ],
  DAY_PART_SLOTS,
)

/** Friday evening is when a weekend begins. */
export const BEGINS_WEEKEND = cueAnywhere(
  [
    {
      name: 'Friday evening',
      th: 'ศุกร์{near}(เย็น|ค่ำ|ดึก|คืน), (เย็น|ค่ำ|ดึก|คืน){nearer}ศุกร์',
      en: '(fri|friday){near}(evening|night), (evening|night){nearer} (fri|friday)',
      yes: ['friday in the evening', 'เย็นวันศุกร์', 'ศุกร์เย็น', 'the evening of next friday'],
      no: ['friday morning', 'เย็นวันเสาร์'],
    },
  ],
  DAY_PART_SLOTS,
)

/** To a place, and not for what they do there. */
export const SETS_OUT_THEN = cueAfter(
  [
    {
      name: 'they go somewhere, and no sight follows',
      th: '{gap}(จะ|เรา|ว่าจะ|)ไป{notForSights}',
      yes: ['‹เสาร์เช้า›ไปน่าน', '‹พรุ่งนี้เช้า› จะไปเลย'],
      no: ['‹เสาร์เช้า›ไปวัด', '‹พรุ่งนี้เช้า› กินติ่มซำ'],
    },
  ],
  DAY_PART_SLOTS,
)

export const IS_A_NAME = cueAfter(
  [
    {
      name: 'something that is called after its time',
      en: '{gap}(market|bazaar|walking street|food|cruise|show|run|life)',
      yes: ['the ‹Saturday night› market', 'a ‹Sunday evening› cruise'],
      no: ['‹Saturday night› in Nan'],
    },
  ],
  DAY_PART_SLOTS,
)
