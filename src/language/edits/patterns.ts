import { COUNT, readNumber } from '../reader/numbers.ts'
import type { Sheet, Span } from '../reader/sheet.ts'
import { CLOCK, readClock } from '../reader/times.ts'
import type { Change, EditContext } from './edit.ts'
import type { Found } from './targets.ts'

/** Changes to an existing trip: one more day, an hour later, fewer stops, less travel. */
export function readComparisons(sheet: Sheet, day: number | null, context: EditContext): Change[] {
  return [
    ...readLength(sheet, context.days),
    ...readMarkedTimes(sheet, day),
    ...readShift(sheet, day),
    ...readLoad(sheet, day),
  ]
}

/** Replace, move, keep: changes to the targets of a clause. `own` is the day that the clause names. */
export function readRearrangements(sheet: Sheet, found: Found[], day: number | null, own: number | null): Change[] {
  return [...readReplace(sheet, found, day), ...readMove(sheet, found, own), ...readKeep(sheet, found, day)]
}

const REPLACE = /\b(?:replace|swap|switch|exchange|change|substitute)\b|เปลี่ยน|แทนที่|สลับ/g
const INSTEAD = /\b(?:instead of|rather than)\b|แทน(?!ที่)/

/** “replace X with Y”, “Y instead of X”. */
function readReplace(sheet: Sheet, found: Found[], day: number | null): Change[] {
  const open = found.filter(({ used }) => !used)
  const [one, two] = open
  if (one === undefined || two === undefined) return []
  const between = sheet.text.slice(one.end, two.start)
  if (sheet.take(REPLACE) && /\b(?:with|for|to|by)\b|เป็น|ด้วย|กับ|-/.test(between)) {
    return [replace(one, two, day)]
  }
  return INSTEAD.test(between) ? [replace(two, one, day)] : []
}

function replace(from: Found, to: Found, day: number | null): Change {
  from.used = true
  to.used = true
  return { kind: 'replace', day, from: from.target, to: to.target }
}

function readMove(sheet: Sheet, found: Found[], own: number | null): Change[] {
  const moved = sheet.take(/\b(?:move|shift|put|bring|reschedule|do)\b|ย้าย|เลื่อน/g)
  const target = found.find(({ used }) => !used)
  if (!moved || own === null || target === undefined || target.target.kind === 'concept') return []
  target.used = true
  return [{ kind: 'move', target: target.target, to: own }]
}

function readKeep(sheet: Sheet, found: Found[], day: number | null): Change[] {
  const keep =
    /\b(?:keep|lock|leave|(?:do not|don'?t) (?:change|touch|move|alter))\b(?: the rest| everything else)?|\b(?:unchanged|as (?:it )?is|the same)\b|(?:คง|เก็บ|ล็อก)(?=.{0,200}(?:ไว้|เหมือนเดิม|เดิม))|ไม่ต้อง(?:เปลี่ยน|แก้|ย้าย)|เหมือนเดิม|ห้ามเปลี่ยน/g
  if (!sheet.take(keep)) return []
  const target = found.find(({ used }) => !used)
  if (target) target.used = true
  return [{ kind: 'keep', day, target: target?.target ?? null }]
}

const LONGER = new RegExp(
  `(?:\\b(?:add|extend(?: it| the trip)?(?: by)?|stay|with|plus)\\s+)?(?:(${COUNT})|\\b(?:an?|one))\\s+(?:more|extra|additional|another)\\s+days?\\b|\\b(?:add|extend(?: it| the trip)?(?: by)?|stay)\\s+(?:another|(${COUNT})|an?|one(?: more)?)\\s*days?\\b(?: more| longer)?|(?:เพิ่ม|ขยาย|อยู่ต่อ)(?:อีก)?\\s*(${COUNT})\\s*วัน|อีก\\s*(${COUNT})\\s*วัน`,
  'g',
)
const SHORTER = new RegExp(
  `\\b(?:shorten(?: it| the trip)? by|cut|remove|drop|take off)\\s+(?:(${COUNT})|an?|one|the last)\\s*days?\\b|(?:ลด|ตัด)(?:ไป|ลง|ออก)?\\s*(${COUNT})\\s*วัน(?!ที่)`,
  'g',
)
const EXACTLY = new RegExp(
  `\\b(?:make it|make the trip|change (?:it )?to|extend (?:it )?to|shorten (?:it )?to|only|just|in|into|to)\\s+(?:a )?(${COUNT})[ -]*days?\\b|(?:เป็น|เหลือ|ให้เหลือ|ทำเป็น)\\s*(?:แค่)?\\s*(${COUNT})\\s*วัน`,
  'g',
)

function readLength(sheet: Sheet, days: number): Change[] {
  let length: number | null = null
  const figure = (match: RegExpExecArray) => readNumber(match.slice(1).find((group) => group !== undefined) ?? '1') ?? 1
  sheet.take(LONGER, (match) => {
    length = days + figure(match)
  })
  sheet.take(SHORTER, (match) => {
    length = days - figure(match)
  })
  sheet.take(EXACTLY, (match) => {
    length = figure(match)
  })
  return length !== null && length >= 1 && length <= 30 ? [{ kind: 'days', days: length }] : []
}

// `\ufffc` replaces text that another rule has read: the day in “start day 1 an hour later”.
const AMOUNT = `(?:(?:(${COUNT})|an?|half an)\\s*(hours?|hrs?|minutes?|mins?|ชั่วโมง|ชม\\.?|นาที)\\s*)?`
const USUAL_SHIFT = 60

/** “start an hour later”, `กลับเร็วขึ้น`. */
function readShift(sheet: Sheet, day: number | null): Change[] {
  const shifts: Change[] = []
  const english = new RegExp(
    `\\b(start|begin|leave|set out|wake up|finish|end|be back|get back|return|stop)\\b(?: (?:the )?(?:day|days|it|us|a bit|a little|much|home|\\ufffc+)){0,5}\\s*${AMOUNT}(later|earlier|sooner)\\b(?: by ${AMOUNT})?`,
    'g',
  )
  sheet.take(english, (match) => {
    const part = /finish|end|back|return|stop/.test(match[1] ?? '') ? 'end' : 'start'
    const minutes = minutesOf(match[0], match[2] ?? match[5])
    shifts.push({ kind: 'shift', day, part, minutes: match[4] === 'later' ? minutes : -minutes })
  })
  const thai = new RegExp(
    `(เริ่ม|ออก|ตื่น|กลับ|จบ|เลิก)[ก-์]{0,8}?(สาย|ช้า|ดึก|เช้า|เร็ว)(?:ขึ้น|ลง|กว่าเดิม|กว่านี้|หน่อย|อีก)\\s*${AMOUNT}`,
    'g',
  )
  sheet.take(thai, (match) => {
    const part = /กลับ|จบ|เลิก/.test(match[1] ?? '') ? 'end' : 'start'
    const minutes = minutesOf(match[0], match[3])
    shifts.push({ kind: 'shift', day, part, minutes: /เช้า|เร็ว/.test(match[2] ?? '') ? -minutes : minutes })
  })
  return shifts
}

/** “start day 1 at 10”: the rules of a new trip do not expect a day inside. */
function readMarkedTimes(sheet: Sheet, day: number | null): Change[] {
  const changes: Change[] = []
  const pattern = new RegExp(
    `\\b(start|begin|leave|finish|end|be back|return)\\s+(?:on )?\ufffc+\\s*(?:at|by|around|from|before)\\s*(${CLOCK}|\\d{1,2}\\b)`,
    'g',
  )
  sheet.take(pattern, (match) => {
    const isEnd = /finish|end|back|return/.test(match[1] ?? '')
    const minute = readClock(match[2] ?? '', isEnd)
    if (minute === null) return false
    changes.push({ kind: 'window', day, start: isEnd ? null : minute, end: isEnd ? minute : null })
    return true
  })
  return changes
}

function minutesOf(text: string, figure: string | undefined): number {
  if (/half an/.test(text)) return 30
  const count = figure === undefined ? 1 : (readNumber(figure) ?? 1)
  if (/min|นาที/.test(text)) return Math.round(count)
  return /hour|hr|ชั่วโมง|ชม/.test(text) ? Math.round(count * 60) : USUAL_SHIFT
}

const TOO_MANY_BEFORE = /\btoo (?:many|much)(?: of)?(?: the| these| those)?\s+$/
const TOO_MANY_AFTER = /^\s*(?:มัน)?(?:เยอะ|มาก|แน่น)(?:เกิน)?ไป/

/** “too many temples”, `วัดเยอะไป`: fewer of them, not an easier trip. @returns where those mentions start */
export function takeExcess(sheet: Sheet, mentions: readonly Span[]): ReadonlySet<number> {
  const starts = new Set<number>()
  for (const { start, end } of mentions) {
    const before = TOO_MANY_BEFORE.exec(sheet.text.slice(0, start))
    const after = TOO_MANY_AFTER.exec(sheet.text.slice(end))
    if (!before && !after) continue
    if (before) sheet.claim({ start: before.index, end: start })
    if (after) sheet.claim({ start: end, end: end + after[0].length })
    starts.add(start)
  }
  return starts
}

const LIGHTER =
  /\b(?:lighter|easier|calmer|slower|less (?:packed|busy|full|rushed|tiring|hectic)|fewer (?:stops|places|things|sights)|less (?:stops|things|places)|slow (?:it )?down|more (?:relaxed|relaxing|rest|free time|time to rest)|too (?:packed|busy|full|much|rushed|tight|tiring))\b|(?:เบา|น้อย|สบาย|ผ่อน|ชิล|ช้า)(?:ลง|ขึ้น|กว่านี้|กว่าเดิม|คลายลง)|เบา(?![ะห])(?:ๆ|หน่อย)?|ลด(?:ที่เที่ยว|จุด|สถานที่|ความแน่น)|(?:แน่น|เยอะ|เหนื่อย|หนัก)(?:เกิน)?ไป/g
const FULLER =
  /\b(?:fuller|busier|more (?:packed|stops|places|things|sights)|pack (?:in )?more|too (?:empty|light|slow|few)|fill (?:it )?up)\b|(?:แน่น|เยอะ|หลายที่)(?:ขึ้น|กว่านี้|กว่าเดิม)|เพิ่ม(?:ที่เที่ยว|จุด(?:แวะ)?|สถานที่)(?:อีก)?|(?:โล่ง|ว่าง|น้อย)(?:เกิน)?ไป/g
const TRAVEL =
  /\b(?:less (?:driving|travel(?:l?ing)?|time on the road|time in the car|zig[- ]?zag(?:ging)?)|shorter (?:drives?|distances?|ways?|routes?|transfers?)|closer together|(?:better|best|smarter|shortest) (?:order|route)|optimi[sz]e(?: the)?(?: route| order| trip)?|re-?order|avoid backtracking|no backtracking)\b|(?:ขับรถ|เดินทาง|นั่งรถ)(?:น้อย|สั้น)(?:ลง|กว่านี้|หน่อย)?|ใกล้(?:ๆ)?กัน|(?:เรียง|จัด|ปรับ)(?:ลำดับ|เส้นทาง)(?:ใหม่|ให้ดี)?|ไม่(?:ต้อง)?วน(?:ไป)?(?:วน)?มา|ไม่ย้อน/g

const CHEAPER =
  /\b(?:cheaper|less expensive|(?:save|spend less) (?:some )?money|(?:lower|reduce|cut)(?: down)?(?: on)? (?:the )?(?:costs?|price|budget|spending))\b|ถูก(?:ลง|กว่านี้|กว่าเดิม)|ประหยัด(?:ขึ้น|ลง|กว่านี้|กว่าเดิม)?|ลด(?:ค่าใช้จ่าย|งบ|ราคา)(?:ลง)?|แพงไป/g

function readLoad(sheet: Sheet, day: number | null): Change[] {
  const changes: Change[] = []
  if (sheet.take(CHEAPER)) changes.push({ kind: 'spending', spending: 'low' })
  if (sheet.take(LIGHTER)) changes.push({ kind: 'pace', day, direction: 'lighter' })
  if (sheet.take(FULLER)) changes.push({ kind: 'pace', day, direction: 'fuller' })
  if (sheet.take(TRAVEL)) changes.push({ kind: 'travel', day })
  return changes
}
