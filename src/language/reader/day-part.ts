import { LATIN_WEEKDAY, MONTH, THAI_WEEKDAY } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { anyOf } from './phrases.ts'
import { allMatches, type Sheet } from './sheet.ts'

/** Hours of a part of a day, in minutes. */
interface Part {
  readonly words: RegExp
  readonly start: number | null
  readonly end: number | null
}

const HOUR = 60
const PARTS: readonly Part[] = [
  { words: /เช้า|สาย|morning/, start: 8 * HOUR, end: 12 * HOUR },
  { words: /บ่าย|afternoon/, start: 13 * HOUR, end: 18 * HOUR },
  { words: /เย็น|evening/, start: 17 * HOUR, end: 22 * HOUR },
  { words: /ค่ำ|ดึก|คืน|night/, start: 18 * HOUR, end: 22 * HOUR },
]

const PART_TH = '(?:เช้า|สาย|บ่าย|เย็น|ค่ำ|ดึก)'
const WEEKDAY_TH = `(?:วัน(?:${THAI_WEEKDAY})|${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')})`
const DAY_TH = `(?:พรุ่งนี้|พุ่งนี้|พรุ้งนี้|มะรืนนี้|มะรืน|วันนี้|${WEEKDAY_TH}(?:นี้|หน้า|ที่จะถึง)?)`
const DAY_EN = `(?:tomorrow|tmrw?|today|(?:(?:this|next|on|coming) )?(?:${LATIN_WEEKDAY}))`
const PART_EN = '(?:(?:early |late |mid )?(?:morning|afternoon|evening|night))'
const DATE_EN = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?`
/** `พรุ่งนี้บ่าย`, `เช้าวันเสาร์`, `เย็นนี้`, “Sunday morning”, “this evening”. */
const DAY_PART = new RegExp(
  [
    `(?:ตอน|ช่วง)?(?:${PART_TH}|คืน)(?:ของ)?วัน(?:${THAI_WEEKDAY})?ที่\\s?\\d{1,2}(?:\\s?${MONTH})?(?!\\s?[-/.\\d]|\\s?ถึง)`,
    `${DAY_TH}\\s?(?:ตอน|ช่วง)?${PART_TH}(?!\\s?(?:\\d|โมง|สอง|สาม|สี่))`,
    `(?:ตอน|ช่วง)?(?:${PART_TH}|คืน)(?:ๆ\\s?)?(?:ของ)?${DAY_TH}`,
    '(?:เช้า|บ่าย|เย็น|ค่ำ|คืน|หัวค่ำ)นี้',
    `\\b${DAY_EN},? (?:in the )?${PART_EN}\\b`,
    `\\b${PART_EN} of (?:the )?(?:${DATE_EN})(?! (?:to|until|and)\\b|-)`,
    `(?<![-\\d] ?|to |and )(?:${DATE_EN}),? (?:in the |on the )?${PART_EN}\\b`,
    `\\b(?:this ${PART_EN}|tonight|${PART_EN} (?:of|on) (?:this |next )?(?:${LATIN_WEEKDAY}))\\b`,
  ].join('|'),
  'g',
)

/** What moves them, keeps them there or is on then: the part of the day says when, and not how long. */
const OTHER = new RegExp(
  `${anyOf(`
    ออก(?!ไป?เดิน|กำลัง|ไปหา), บิน, ถึง, เดินทาง, กลับ, ขับ, นั่งรถ, ขึ้นรถ, ขึ้นเครื่อง, ลงเครื่อง, ขึ้นเหนือ, ลงใต้, เช็[คก], เครื่อง, ไฟล[ทต์์], รถไฟ, รถทัวร์, ค้าง, นอน, ที่พัก, โรงแรม,
    เปิด, ปิด, ประชุม, งาน, สอบ, ถาม, จอง, จบ, เสร็จ, จนถึง`)}|\\b${anyOf(`
    fl(?:y|ies|ying|ight|ights), land(?:s|ing)?, arriv(?:e|es|al|ing), leav(?:e|es|ing), depart(?:s|ing|ure)?, driv(?:e|es|ing), train, bus, ferry, boat to, check(?:ing)?[ -]?(?:in|out), head(?:ing)?, set(?:ting)? (?:off|out),
    get(?:ting)? (?:in|there|to|back), back, return(?:ing)?, home, com(?:e|es|ing), open(?:s)?, clos(?:e|es|ed), until, till, through, hotel, sleep, stay(?:s|ing)?, overnight, meeting, wedding, book(?:ed|ing)?, finish, end(?:s|ing)?, start(?:s|ing)?, from`)}\\b`,
)
const OTHER_DAY = new RegExp(`${DAY_TH}|${MONTH}|\\b${DAY_EN}\\b|\\d\\s?(?:วัน|คืน|days?\\b|nights?\\b)`, 'g')
const REACH = 40
/** Friday evening is when a weekend begins. */
const BEGINS_WEEKEND =
  /(?:ศุกร์?|\bfri(?:day)?\b)(?=.{0,24}(?:เย็น|ค่ำ|ดึก|คืน|evening|night))|(?:เย็น|ค่ำ|ดึก|คืน|evening|night).{0,12}(?:ศุกร์?|\bfri(?:day)?\b)/
/** To a place, and not for what they do there. */
const SETS_OUT =
  /^\s?(?:จะ|เรา|ว่าจะ)?ไป(?!\s?(?:วัด|ตลาด|คาเฟ่|พิพิธ|สวน|หา|ดู|เดิน|กิน|ไหว้|ถ่าย|ตัก|ใส่|ทำบุญ|ทะเล|หาด|น้ำตก|ร้าน|วิ่ง|ปั่น|ว่าย))/
const EVENT_NAME = /^ (?:market|bazaar|walking street|food|cruise|show|run|life)/

/** “Museums tomorrow afternoon”: of a day of which only a part is named, they want no more. */
export function readDayPart({ text }: Sheet, draft: Draft): void {
  if (draft.windowStart !== null || draft.windowEnd !== null || draft.windowMinutes !== null) return
  if (
    draft.arrivalMinute !== null ||
    draft.departureMinute !== null ||
    draft.month !== null ||
    draft.setOffMinute !== null
  )
    return
  const [match, ...others] = allMatches(text, DAY_PART)
  if (match === undefined || others.length > 0 || BEGINS_WEEKEND.test(match[0])) return
  const [start, end] = [match.index, match.index + match[0].length]
  const around = `${text.slice(Math.max(0, start - REACH), start)} ${text.slice(end, end + REACH)}`
  if (OTHER.test(around) || EVENT_NAME.test(text.slice(end))) return
  if (allMatches(text, OTHER_DAY).some(({ index }) => index < start || index >= end)) return
  const part = PARTS.find(({ words }) => words.test(match[0]))
  if (part === undefined) return
  draft.days = 1
  draft.windowStart = part.start
  // `เสาร์เช้าไปน่าน`: that is when they go.
  draft.windowEnd = match[0].includes('เช้า') && SETS_OUT.test(text.slice(end)) ? null : part.end
}
