import { COUNT } from './numbers.ts'
import type { Slots } from './phrases.ts'
import { CLOCK } from './times.ts'

/** A number that counts nothing else: “from 9”, “before eleven”, not “9 places”. */
const BARE = String.raw`(?:(?<![\d.,])\d{1,2}|\b(?:seven|eight|nine|ten|eleven)\b)(?![\d:.,/]\d|\d|\s*(?:days?|nights?|places?|stops?|people|persons?|kids?|hours?|hrs?\b|minutes?|วัน|คืน|คน|ที่|แห่ง|ชั่วโมง|ชม|k\b|baht|บาท|วัด|am\b|pm\b|%))`

/** The slots of the rules about hours. */
export const WINDOW_SLOTS: Slots = {
  /** `9 โมง`, “9 am”, 17:00. */
  clock: `(${CLOCK})`,
  /** The same, or a figure alone. */
  time: `(${CLOCK}|${BARE})`,
  /** A figure alone, of a range. */
  hour: String.raw`(\d{1,2})(?!\d|:|\s*(?:days?|nights?|people|dec|jan))`,
  count: `(${COUNT})`,
  to: String.raw`\s*(?:-|to|till|until|and|ถึง|จนถึง|ยัน|ไปจนถึง)\s*(?:about |around |ประมาณ|ราว)?\s*`,
  /** Other words of the clause, up to those of the way back. */
  before: String.raw`(?:(?! leav| depart| fly| return| until)[^.,;\n]){0,60}?`,
  later: String.raw`[^.,;\n]{0,40}?`,
  soon: String.raw`[^.,;\n]{0,12}?`,
  at: String.raw`(?:\bat|\baround|\babout|\bby|@)?\s*`,
  onThai: '(?:ตอน|เวลา|ประมาณ|ราว)?\\s*',
  /** “Start the day at”, “be back at the hotel by”. */
  place: String.raw`(?: (?:the|each|every|our|my|home|at|in|to|for|bangkok|bkk|days?|hotel|tour|trip|mornings?|dinner|lunch|supper|late|early)){0,5}`,
  /** `ออกบ้านลาดพร้าว 7 โมง`: the place is read elsewhere. */
  fromHome: '(?<=ออก(?:จาก|บ้าน)[ก-์\\ufffc]{0,16}\\s?)',
  /** The name of a place that they set out from. */
  fromPlace: '[ก-์]{2,16}? ?',
  fromTown: ' from [a-z ]{2,20}? ',
  /** A place follows, neither home nor a time. */
  somewhere: `(?!บ้าน|ประมาณ|ตอน|เวลา|ราว|ช่วง|วัน|ดึก|เช้า|เย็น|ค่ำ|${CLOCK})(?=[ก-ฮเ-ไ][ก-์]{2})`,
  notBack: '(?<!กลับ)',
  notRefused: String.raw`(?<!not |nothing |no |never |later |than )\b`,
  backBy: '(?:ก่อน|ภายใน|ไม่เกิน|ตอน|เวลา|ประมาณ|ที่|ถึง){0,5}\\s*',
  verb: '[ก-์]{0,10}',
  about: '(?:ๆ|ตอน|เวลา|ประมาณ|หลัง|ราว|สัก|ซัก|\\s){0,5}',
  /** “Not getting up before”, “don't leave the hotel until”. */
  up: String.raw`(?: (?:want(?:ing)? to|going to|to|like to|be|being)){0,3} (?:get(?:ting)? (?:up|going|moving|out(?: of bed| the door| of)?)|wak(?:e|ing)(?: up)?|up|start(?:ing)?|leav(?:e|ing)|set(?:ting)? (?:off|out)|(?:head|go)(?:ing)? out|do(?:ing)? anything|mov(?:e|ing)|ready)(?: (?:the|our|my) (?:hotel|room|house|day|bed))?`,
  notEvery: String.raw`(?<!(?:ทุก|every|each)\s?)`,
  wordEnd: '(?![a-z])',
  noon: '(เที่ยง)(?!คืน)',
  /** Not the time that a journey takes. */
  spent: String.raw`(?!\s*(?:drive|away|from|walk|flight|ride|bus|train|ferry|boat|van|minivan))`,
  /** After a verb: `เดินถ่ายรูปตอนกลางคืน`. */
  outing: '(?<=(?<!ที่)(?:เดิน(?:เล่น|เที่ยว|ถ่ายรูป)?|เที่ยว|ถ่ายรูป|ปั่นจักรยาน|ขับรถเล่น|ตะลอน))',
  notTravel: '(?! (?:flight|train|bus|ferry|arrival))',
}
