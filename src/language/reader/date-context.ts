import type { Sheet, Span } from './sheet.ts'
import { TIME_OFF } from './time-off-rules.ts'

// What the text around a date says of it, beyond the words right before it.

/** The trip may be shorter than the time between the two days. */
export const isOfTimeOff = ({ text }: Sheet, { start }: Span): boolean =>
  BETWEEN.test(text.slice(0, start)) || TIME_OFF.test(text.slice(Math.max(0, start - TIME_OFF_REACH), start))
const TIME_OFF_REACH = 64
const BETWEEN =
  /(?:\b(?:between|any ?time|some ?time|somewhere)(?: (?:in|from|between|around))?(?: the)?|ช่วงไหนก็ได้|วันไหนก็ได้|ระหว่าง)(?:วันที่)?\s?$/

/** “From the 3rd to the 6th, month still open”, `วันที่ 5-8 แต่เดือนยังไม่รู้`. */
export const isMonthOpen = ({ text }: Sheet, { end }: Span): boolean =>
  MONTH_OPEN.test(text.slice(end, end + OPEN_REACH))
const OPEN_REACH = 72
const OPEN_EN = String.raw`(?:open|unknown|unclear|undecided|tb[cda]|to be (?:decided|confirmed|seen)|not (?:sure|fixed|decided|known|set)|i'?ll (?:tell|say|let)|(?:don't|do not) know|flexible|doesn't matter|later)`
const MONTH_OPEN = new RegExp(
  String.raw`^[^.;\n\d]{0,24}?(?:\bmonth\b[^.;\n\d]{0,20}?\b${OPEN_EN}|\b(?:which|what|any) month\b|\b${OPEN_EN}[^.;\n\d]{0,20}?\bmonth\b|เดือน(?:ไหน|อะไร|ยังไม่|ไม่แน่|อะไรก็ได้))`,
)

/** They leave another country or home on that day: “leaving London on the evening of 10 February”. */
export const leavesHome = ({ free }: Sheet, at: number): boolean =>
  LEAVES_HOME.test(free.slice(Math.max(0, at - HOME_REACH), at))
const HOME_REACH = 64
const LEAVES_HOME =
  /\b(?:leav(?:e|es|ing)|depart(?:s|ing)?|fly(?:ing)?|set(?:ting)? off)\b[^.;\n]{0,16}(?:\ufffc{3,}|\bhome\b)[^.;\n]{0,28}$/

/** What follows the day of an exam or a wedding: “the morning after we drive to Nan”, `เช้าวันรุ่งขึ้นจะขับรถไปน่าน`. */
export const setsOutNextDay = ({ text }: Sheet, { index, 0: words }: RegExpExecArray): boolean =>
  OUT_NEXT_DAY.test(text.slice(index + words.length, index + words.length + NEXT_REACH))
const OUT_NEXT_DAY =
  /^[^.;\n\d]{0,24}?(?:(?:เช้า|สาย|บ่าย|ตอนเช้า)?(?:ของ)?วัน(?:รุ่งขึ้น|ถัดไป|ถัดมา|ต่อมา)(?!อยู่บ้าน|พัก)[ก-์ ]{0,24}?(?:ไป|ขับ|บิน|ออก|เดินทาง|เที่ยว)|\b(?:(?:the |very )?(?:day|morning) after|(?:the )?(?:very )?(?:next|following) (?:day|morning))\b(?! (?:the|that|next)\b)[^.;\n\d]{0,24}?\b(?:go|drive|fly|leave|head|set off|travel|start|take|catch|off|driving|flying|leaving|going|heading)\b)/

/** “I leave home in Lyon on 2 February and am there the day after”. */
export const arrivesNextDay = (sheet: Sheet, { start, end }: Span): boolean =>
  NEXT_DAY.test(sheet.text.slice(end, end + NEXT_REACH)) && leavesHome(sheet, start)
const NEXT_REACH = 72
const NEXT_DAY =
  /^[^.;\n\d]{0,24}?\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|reach(?:es|ing)?|get(?:ting)? (?:there|in|to)|(?:am|are|be|is) (?:there|here|in))\b[^.;\n\d]{0,24}?\b(?:day after|(?:next|following) (?:day|morning|afternoon|evening)|morning after|day later)\b/

/** `18-19 เมษาเป็นต้นไป`: the first day is known. */
export const isOpen = ({ text }: Sheet, { index, 0: words }: RegExpExecArray) =>
  /^\s?(?:เป็นต้นไป|(?:or )?onwards?\b|or later\b)/.test(text.slice(index + words.length))

/** `คืนวันที่ 25 กับ 26 ธันวา`, “the nights of 25 and 26 December”: they leave the day after. */
export const areNights = ({ text }: Sheet, { index }: RegExpExecArray) =>
  NIGHTS_OF.test(text.slice(Math.max(0, index - NIGHTS_REACH), index))
const NIGHTS_OF = /(?:(?<!\d\s?)คืน(?:วัน)?(?:ที่)?|\bnights (?:of|on)(?: the)?)\s?$/
const NIGHTS_REACH = 16
