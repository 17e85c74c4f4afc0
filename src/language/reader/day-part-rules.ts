import { LATIN_WEEKDAY, MONTH, THAI_WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAnywhere } from './cues.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { listOf, slotPattern } from './phrases.ts'

// `พรุ่งนี้บ่าย`: a part of one day, and nothing more: “museums tomorrow afternoon”.

/** How a part of a day is said. */
export interface DayPartRule extends PhraseRule {
  readonly what: string
  /** Sentences with the words that are read, and similar ones in which nothing is. */
  readonly yes: readonly (readonly [sentence: string, words: string])[]
  readonly no: readonly string[]
}

const PART_TH = '(?:เช้า|สาย|บ่าย|เย็น|หัวค่ำ|ค่ำ|ดึก)'
const WEEKDAY_TH = `(?:วัน(?:${THAI_WEEKDAY})|${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')})`
const DAY_TH = `(?:พรุ่งนี้|พุ่งนี้|พรุ้งนี้|มะรืนนี้|มะรืน|วันนี้|วันหยุด(?!ยาว)(?:นี้|หน้า)?|${WEEKDAY_TH}(?:นี้|หน้า|ที่จะถึง)?)`
const DAY_EN = `(?:tomorrow|tmrw?|today|(?:(?:this|next|on|coming) )?(?:${LATIN_WEEKDAY}))`
const DATE_EN = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`

export const DAY_PART_SLOTS = {
  gap: '\\s?',
  partTh: PART_TH,
  /** `คืน` is also a night of a stay. */
  partOrNight: `(?:${PART_TH}|คืน)`,
  part: '(?:(?:early |late |mid )?(?:morning|afternoon|evening|night))\\b',
  dayTh: DAY_TH,
  day: `\\b${DAY_EN}`,
  weekday: `(?:${LATIN_WEEKDAY})\\b`,
  weekdayTh: `(?:${THAI_WEEKDAY})?`,
  dateTh: `\\d{1,2}(?:\\s?${MONTH})?(?!\\s?[-/.\\d]|\\s?ถึง)`,
  date: DATE_EN,
  /** No range ends or begins with it. */
  alone: '(?<![-\\d] ?|to |and )',
  endsThere: '(?! (?:to|until|and)\\b|-)',
  noHour: '(?!\\s?(?:\\d|โมง|สอง|สาม|สี่))',
  comma: ',? ',
  repeated: '(?:ๆ\\s?)?',
  /** `ออกไปเดิน` is a walk, `ออกกำลัง` is sport. */
  setOut: 'ออก(?!ไป?เดิน|กำลัง|ไปหา)',
  flight: 'ไฟล[ทต์์]',
  notForSights: '(?!\\s?(?:วัด|ตลาด|คาเฟ่|พิพิธ|สวน|หา|ดู|เดิน|กิน|ไหว้|ถ่าย|ตัก|ใส่|ทำบุญ|ทะเล|หาด|น้ำตก|ร้าน|วิ่ง|ปั่น|ว่าย))',
  near: '[^\\n]{0,24}?',
  nearer: '[^\\n]{0,12}?',
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
      name: 'they travel, or arrive, or sleep there',
      th: `
        {setOut}, บิน, ถึง, เดินทาง, กลับ, ขับ, นั่งรถ, ขึ้นรถ, ขึ้นเครื่อง, ลงเครื่อง, ขึ้นเหนือ, ลงใต้, เช็(ค|ก), เครื่อง, {flight}, รถไฟ, รถทัวร์,
        ค้าง, นอน, ที่พัก, โรงแรม, จนถึง`,
      en: `
        fly, flies, flying, flight(s), land(s), landing, (arrive|arrives|arrival|arriving), (leave|leaves|leaving), depart(s), departing, departure,
        (drive|drives|driving), train, bus, ferry, boat to, (check|checking) (in|out), head, heading, (set|setting) (off|out),
        (get|getting) (in|there|to|back), back, return, returning, home, (come|comes|coming), until, till, through, from,
        hotel, sleep, stay(s), staying, overnight`,
      yes: ['we land on Sunday evening', 'ออกเดินทางเช้าวันเสาร์', 'checking out on Friday morning', 'นอนที่น่าน'],
      no: ['museums on Sunday evening', 'ออกกำลังกายเช้าวันเสาร์', 'the island of the kings'],
    },
    {
      name: 'something opens, ends or takes place',
      th: 'เปิด, ปิด, ประชุม, งาน, สอบ, ถาม, จอง, จบ, เสร็จ',
      en: `
        open(s), (close|closes|closed), meeting, wedding, (book|booked|booking), finish, end(s), ending, start(s), starting`,
      yes: ['is the museum open on Sunday morning', 'ประชุมเช้าวันจันทร์', 'the wedding is on Saturday afternoon'],
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
