import { MONTH } from './calendar-words.ts'

// Dates that no longer hold, or never did, before or after those that do: “5-8 May, moved to 12-15 May”.

const DAYS = String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:[-–]|to)\s?\d{1,2}(?:st|nd|rd|th)?)?`
/** A day or days with their month. */
export const DATE = String.raw`(?:${DAYS}\s?(?:of )?${MONTH}|\b${MONTH}\s?${DAYS})`
const YEAR = String.raw`(?:\s?(?:20|25)\d\d)?`
/** Of several days, the month may be said with those that hold. */
const OLD = String.raw`(?<![\d/.-])(?:${DATE}|\d{1,2}\s?[-–]\s?\d{1,2}(?!\d))${YEAR}`
const NEW = String.raw`(?=${DATE})`

const MOVES = String.raw`(?:(?:moved?|moving|postponed?|changed?|shift(?:ed)?|reschedul(?:ed|e)|pushed?)(?: (?:it|them|that|the trip|everything))?(?: back| forward)? (?:to|till|until|for)|เลื่อน(?:เที่ยว|ทริป|วัน)?(?:ไป|มา|ออกไป)?(?:เป็น)?|(?:ขยับ|เปลี่ยน|ย้าย)(?:วัน)?(?:ไป|มา)?เป็น)`
const FAILS = String.raw`(?:won't work|(?:doesn't|does not|didn't|don't|did not) (?:work|suit)|(?:is|are)(?:n't| not) (?:possible|available|an option|free)|(?:is|are) (?:out|no good|impossible)\b|falls? through|fell through|(?:ไม่ได้|ไม่ว่าง|ไม่สะดวก|ไปไม่ได้|ติดงาน)(?:แล้ว|ละ)?)`
const MAY_MOVE = new RegExp(
  `${MOVES}|${FAILS}|\\bfrom \\d|\\bnot \\d|instead of|rather than|จาก(?:วันที่)?\\s?\\d|ไม่ใช่|แทน`,
  'i',
)

const MOVED = [
  String.raw`${OLD}(?=[^.\n\d]{0,40}?${MOVES}(?: (?:the )?|\s?วันที่\s?|\s?)${DATE})[^.\n\d]{0,60}?${NEW}`,
  String.raw`\b(?:mov|chang|shift|postpon)(?:e|ed|ing)(?: (?:my|our|the)(?: [a-z]{3,9}){1,2})? from ${OLD} to ${NEW}`,
  String.raw`(?:เลื่อน|ขยับ|เปลี่ยน|ย้าย)(?:วัน|ทริป|เที่ยว)?(?:เดินทาง|เข้าพัก|ไป)?\s?(?:จาก)?(?:วันที่)?\s?${OLD}\s?(?:ไป|มา)?เป็น\s?${NEW}`,
  String.raw`\bnot (?:on |from |the ){0,2}${OLD},? but (?:on |from |rather |the ){0,2}${NEW}`,
  String.raw`ไม่ใช่(?:วันที่)?\s?${OLD}\s?แต่(?:เป็น)?(?:วันที่)?\s?${NEW}`,
  String.raw`${OLD}[^.\n\d]{0,16}?${FAILS}[^.\n\d]{0,40}?${NEW}`,
].map((pattern) => new RegExp(pattern, 'gi'))
/** “12-15 May instead of 5-8 May”, `12-15 พ.ค. แทน 5-8 พ.ค.` */
const INSTEAD = new RegExp(
  String.raw`(${DATE}${YEAR})(?:,? (?:instead of|rather than)(?: the| on| from)?|\s?แทน(?:ที่)?(?:วันที่)?)\s?${OLD}`,
  'gi',
)

/** The text with only those dates that hold. */
export function withoutMovedDates(text: string): string {
  if (!MAY_MOVE.test(text)) return text
  return MOVED.reduce((rest, said) => rest.replace(said, ''), text).replace(INSTEAD, '$1')
}
