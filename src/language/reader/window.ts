import { formatClock } from '../../world/hours.ts'
import { assume, type Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import { ownerOf } from './owners.ts'
import type { Sheet } from './sheet.ts'
import { CLOCK, readClock } from './times.ts'

const BARE = String.raw`(?<![\d.,])\d{1,2}(?![\d:.,/]\d|\d|\s*(?:days?|nights?|places?|stops?|people|persons?|kids?|hours?|hrs?\b|minutes?|วัน|คืน|คน|ที่|แห่ง|ชั่วโมง|ชม|k\b|baht|บาท|วัด|am\b|pm\b|%))`
const TIME = `(?:${CLOCK}|${BARE})`

const ARRIVE = new RegExp(
  `(?:\\b(?:(?:we |i |i'll |we'll |will )?(?:arriv(?:e|es|ing)|land(?:s|ing)?|(?:flight|plane|train|bus) (?:arrives|lands|gets in)|get(?:ting)? (?:there|in)|check(?:ing)?[ -]in))\\b(?:(?! leav| depart| fly| return| until)[^.,;\\n]){0,60}?(?:\\bat|\\baround|\\babout|\\bby|@)?\\s*|(?:เครื่อง(?:บิน)?(?:ลง|ถึง)|ถึงสนามบิน|ไฟลท์(?:ถึง|ลง)|ลงเครื่อง|รถไฟถึง|รถถึง|วันแรกถึง|(?<!กลับ)ถึง(?!บ้าน)(?=[ก-ฮเ-ไ]{3}))[^.,;\\n]{0,16}?(?:ตอน|เวลา|ประมาณ|ราว)?\\s*)(${CLOCK})`,
  'g',
)
const LEAVE_AT = new RegExp(
  `(?:\\b(?:fly(?:ing)? (?:out|home|back)|(?:return )?(?:flight|plane|train|bus)(?: (?:back|home|out|leaves|departs|is)){0,5}|depart(?:s|ing|ure)?|leav(?:e|es|ing))\\b[^.,;\\n]{0,40}?(?:\\bat|\\baround|\\babout|\\bby|@)?\\s*|(?:บินกลับ|ไฟล[ทต]์กลับ|กลับ(?:ด้วย)?ไฟล[ทต]์|ขากลับ|ไฟท์กลับ|เครื่อง(?:บิน)?(?:ออก|กลับ)|ขึ้นเครื่อง|รถไฟกลับ|รถกลับ|วันสุดท้าย(?:กลับ|ออก)|เดินทางกลับ)[^.,;\\n]{0,12}?(?:ตอน|เวลา|ประมาณ)?\\s*)(${CLOCK})`,
  'g',
)
const RANGE = new RegExp(
  `(?:\\b(?:from|between)\\s+|ตั้งแต่\\s*|(?:ช่วง)?เวลา\\s*|ระหว่าง\\s*|ช่วง\\s*)?(${TIME})\\s*(?:-|to|till|until|and|ถึง|จนถึง|ยัน|ไปจนถึง)\\s*(?:about |around |ประมาณ|ราว)?\\s*(${CLOCK})`,
  'g',
)
const START = new RegExp(
  `(?:\\b(?:not|nothing|never|no(?:thing)? (?:start|activities|plans?|sights?)?)\\s*(?:start(?:ing)? )?(?:before|earlier than|until|till)\\s+|\\b(?:(?:we |i |let'?s |can |to |want to |would like to |must |will ){0,5}(?:start(?:s|ing)?|begin(?:s|ning)?|leave|leaving|set(?:ting)? (?:out|off)|head(?:ing)? out|go(?:ing)? out|wake up|out|available|free|ready))\\s+(?:the |each |every |our ){0,5}(?:bangkok|bkk|day|days|hotel|tour|trip|mornings?)?\\s*(?:late|early)?\\s*(?:at|from|around|about|after|by|only after|no earlier than)?\\s*|(?<!not |nothing |no |never |later |than )\\b(?:only )?(?:after|from)\\s+|(?:เริ่ม(?:เที่ยว|ต้น|เดินทาง|ทริป|ตอน|ออก){0,5}|ออก(?:จาก)?(?:ที่พัก|โรงแรม|บ้าน|กรุงเทพ(?:ฯ|มหานคร)?|กทม\\.?|เดินทาง|เที่ยว)?|ไม่(?:เอา|ไป|ออก|เริ่ม|เที่ยว|ตื่น){0,5}ก่อน|ตื่น|หลัง(?:จาก)?|ตั้งแต่)\\s*(?:สาย|เช้า)?(?:ตอน|เวลา|ประมาณ|หลัง|ราว|ๆ)?\\s*)(${TIME})(?:\\s*เป็นต้นไป)?`,
  'g',
)
const END = new RegExp(
  `(?:\\b(?:(?:and |must |need to |have to |should |want to |we |to |will |gotta ){0,5}(?:be |get |come |go |return )?(?:back|home|return(?:ing)?|end(?:s|ing)?|finish(?:ed|ing)?|done|stop|done for the day|at the hotel)(?: (?:home|at|in|to|the|hotel|each|every|day|our|my|bangkok|bkk|for|dinner|lunch|supper)){0,5})\\s*(?:by|before|at|around|until|no later than|not later than)?\\s*|\\b(?:not|nothing|no)\\s+(?:later than|after)\\s+|\\b(?:until|till|by|no later than)\\s+|(?:กลับ(?:ถึง|มาถึง|มา|บ้าน|ที่พัก|โรงแรม|กรุงเทพ|กทม\\.?){0,5}|ถึงบ้าน|เลิก(?:เที่ยว)?|จบ(?:ทริป|ทัวร์)?|เสร็จ|ไม่เกิน|สิ้นสุด|ต้องกลับ)\\s*(?:ก่อน|ภายใน|ไม่เกิน|ตอน|เวลา|ประมาณ|ที่|ถึง){0,5}\\s*|ถึง\\s*|ยัน\\s*|ก่อน\\s*)(${TIME})`,
  'g',
)
const HOURS = new RegExp(
  `(?:\\b(?:in|for|only|about|around|within|have|got)\\s+|ภายใน\\s*|มีเวลา(?:แค่|เพียง)?\\s*|แค่\\s*|ประมาณ\\s*)?(${COUNT})[ -]*(?:hours?\\b|hrs?\\b|ชั่วโมง|ชม\\.?)(?!\\s*(?:drive|away|from|walk|flight|ride))`,
  'g',
)
const NOT_BEFORE = new RegExp(
  `ก่อน\\s*(${CLOCK})\\s*(?:อย่า|ไม่|ห้าม|ยังไม่)[ก-์]{0,10}|เลิก(?:งาน|ประชุม|เรียน|สัมมนา)\\s*(${CLOCK})|เลิก(เที่ยง)(?!คืน)`,
  'g',
)

/** The hours of a day: start, end, arrival and departure. */
export function readWindow(sheet: Sheet, draft: Draft): void {
  readRanges(sheet, draft)
  readTravelTimes(sheet, draft)
  readStarts(sheet, draft)
  readEnds(sheet, draft)
  readParts(sheet, draft)
  readHours(sheet, draft)
}

/** Arrival and departure do not limit the days in between. */
function readTravelTimes(sheet: Sheet, draft: Draft): void {
  takeClock(sheet, ARRIVE, (clock) => set(draft, 'arrivalMinute', readClock(clock, false)))
  takeClock(sheet, LEAVE_AT, (clock, phrase) => {
    const minute = readClock(clock, true)
    // “leave at 7 am” starts the day; “leave on Sunday” or “in the afternoon” means going home.
    const setsOut = phrase.startsWith('leav') && !/\bon\b|home|last/.test(phrase)
    if (setsOut && (minute ?? 0) < 720) return false
    return set(draft, 'departureMinute', minute)
  })
}

/** Claims only the time: a town may be named between it and “arrive”. */
function takeClock(sheet: Sheet, pattern: RegExp, use: (clock: string, phrase: string) => boolean): void {
  for (const match of sheet.find(pattern)) {
    const clock = match[1] ?? ''
    const end = match.index + match[0].length
    const span = { start: end - clock.length, end }
    if (sheet.isFree(span) && use(clock, match[0])) sheet.claim(span)
  }
}

function readRanges(sheet: Sheet, draft: Draft): void {
  sheet.take(RANGE, (match) => {
    const first = match[1] ?? ''
    const last = match[2] ?? ''
    let start = readClock(first, false)
    const end = readClock(last, true)
    if (start === null || end === null) return false
    // “1-5 pm” starts in the afternoon, “9 to 5 pm” in the morning.
    if (/^\s*\d{1,2}\s*$/.test(first) && /p\.?m/.test(last) && start < 720 && start + 720 < end)
      start += start < 420 ? 720 : 0
    if (start >= end || !isOfDay(sheet, match)) return false
    draft.windowStart ??= start
    draft.windowEnd ??= end
    return true
  })
  sheet.take(
    /\b(?:from\s+)(\d{1,2})\s*(?:-|to|till|until)\s*(\d{1,2})(?!\d|:|\s*(?:days?|nights?|people|dec|jan))\b/g,
    (match) => {
      const start = readClock(match[1] ?? '', false)
      const end = readClock(match[2] ?? '', true)
      if (start === null || end === null || start >= end || !isOfDay(sheet, match)) return false
      draft.windowStart ??= start
      draft.windowEnd ??= end
      return true
    },
  )
}

function readStarts(sheet: Sheet, draft: Draft): void {
  // `ก่อนสิบเอ็ดโมงอย่าหวัง`: not before eleven.
  sheet.take(NOT_BEFORE, (match) => {
    const minute = readClock(match[1] ?? match[2] ?? match[3] ?? '', false)
    if (minute === null) return false
    draft.windowStart = minute
    return true
  })
  sheet.take(START, (match) => {
    const bare = /^\s*\d{1,2}\s*$/.test(match[1] ?? '')
    if (bare && /^(?:from|after|only after|free|out)\b/.test(match[0])) return false
    const minute = readClock(match[1] ?? '', false)
    if (minute === null) return false
    draft.windowStart = minute
    return true
  })
}

function readEnds(sheet: Sheet, draft: Draft): void {
  sheet.take(END, (match) => {
    const bare = /^\s*\d{1,2}\s*$/.test(match[1] ?? '')
    if (bare && !/\b(?:back|home|end|ends|finish|done|return)|กลับ|เลิก|จบ/.test(match[0])) return false
    const minute = readClock(match[1] ?? '', true)
    if (minute === null || (draft.windowStart !== null && minute <= draft.windowStart)) return false
    if (match[0].startsWith('เลิก') && !isOfDay(sheet, match)) return false
    draft.windowEnd = minute
    return true
  })
}

/** A nap, a drive or opening hours do not limit the day. */
function isOfDay(sheet: Sheet, { index, 0: whole }: RegExpExecArray): boolean {
  const span = { start: index, end: index + whole.length }
  if (ABROAD.test(sheet.text.slice(span.end, span.end + 40))) return false
  return ownerOf(sheet, span, 'hours') === 'trip'
}

/** “An 8-hour layover in Hong Kong” is no time in Thailand. */
const ABROAD =
  /^[ -]?(?:layover|stopover|transit) (?:in|at) (?!bkk|bangkok|phuket|chiang|krabi|samui|thailand|hat yai|don m)/

interface Part {
  readonly pattern: RegExp
  readonly start: number | null
  readonly end: number | null
}

const HALF = '\\bhalf[ -]?(?:a )?days?(?: (?:trip|tour|plan))?\\b'
const HALF_DAY = new RegExp(`${HALF}|ครึ่งวัน`, 'g')
const PARTS: readonly Part[] = [
  {
    pattern:
      /\b(?:half[ -]?(?:a )?day (?:in the )?(?:morning)|morning half[ -]day|mornings? only|only (?:in the |one |a )?mornings?|(?:one|1) morning|a morning in)\b|ครึ่งวันเช้า|ครึ่งเช้า|เฉพาะ(?:ช่วง|ตอน)?เช้า|แค่(?:ช่วง|ตอน)?เช้า/g,
    start: 480,
    end: 720,
  },
  {
    pattern:
      /\b(?:half[ -]?(?:a )?day (?:in the )?(?:afternoon)|afternoon half[ -]day|afternoons? only|only (?:in the |one |an )?afternoons?|(?:one|an|1) afternoon(?: in)?)\b|ครึ่งวันบ่าย|ครึ่งบ่าย|เฉพาะ(?:ช่วง|ตอน)?บ่าย|แค่(?:ช่วง|ตอน)?บ่าย/g,
    start: 780,
    end: 1080,
  },
  {
    pattern:
      /\b(?:evenings? only|only (?:in the |one |an )?evenings?|(?:one|an|1) evening(?: in)?)\b|เฉพาะ(?:ช่วง|ตอน)?(?:เย็น|ค่ำ)|แค่(?:ช่วง|ตอน)?เย็น/g,
    start: 1020,
    end: 1320,
  },
  {
    pattern:
      /\b(?:slow|late|lazy) (?:mornings?|starts?)\b|\bsleep(?:ing)? in\b|\bno early (?:mornings?|starts?|wake ?-?ups?)\b|\bnot (?:too )?early\b|\b(?:not|no) (?:a )?morning (?:person|people)\b|(?:ออก|เริ่ม|ตื่น)สาย|ไม่ตื่นเช้า|ไม่(?:อยาก|ต้อง)?(?:ตื่น|ออก)เช้า|นอนตื่นสาย/g,
    start: 600,
    end: null,
  },
  {
    pattern:
      /\b(?:early (?:mornings?(?! (?:flight|train|bus|ferry|arrival))|starts?|birds?)|start(?:ing)? early|leave early)\b|(?:ออก|เริ่ม|ตื่น)(?:แต่)?เช้า(?:ตรู่|มืด)?/g,
    start: 420,
    end: null,
  },
  {
    pattern:
      /ว่าง(?:แค่|เฉพาะ|ช่วง|ตอน){0,3}บ่าย(?:เดียว|วันเดียว)?|\b(?:only |just )?(?:the |one |an )?(?:saturday |sunday |friday )?afternoon and evening\b/g,
    start: 780,
    end: null,
  },
  {
    pattern:
      /\b(?:early nights?|back (?:to the hotel )?(?:early|before dark)|home before dark|before dark)\b|กลับ(?:ที่พัก)?ก่อนมืด|กลับเร็ว|ไม่(?:กลับ)?ดึก/g,
    start: null,
    end: 1080,
  },
]

/** A trip after dark: `เดินถ่ายรูปตอนกลางคืน`. One wish of a longer trip is no such limit. */
const NIGHT_OUT =
  /(?<=(?<!ที่)(?:เดิน(?:เล่น|เที่ยว|ถ่ายรูป)?|เที่ยว|ถ่ายรูป|ปั่นจักรยาน|ขับรถเล่น|ตะลอน))(?:ตอน|ช่วง|เวลา){0,2}กลางคืน|\b(?:only )?(?:after dark|at night only|night photography|night walk|explore [a-z ]{0,16}(?:at|by) night)\b/g
const LENGTH = /\d\s*(?:วัน|คืน|days?\b|nights?\b)/
const DUSK = 1020

function readParts(sheet: Sheet, draft: Draft): void {
  for (const { pattern, start, end } of PARTS) {
    sheet.take(pattern, () => {
      if (start !== null && draft.windowStart === null) {
        draft.windowStart = start
      }
      if (end !== null) draft.windowEnd ??= end
      if (start !== null && end !== null) draft.windowMinutes ??= end - start
    })
  }
  if (!LENGTH.test(sheet.text))
    sheet.take(NIGHT_OUT, () => {
      draft.windowStart ??= DUSK
    })
  sheet.take(HALF_DAY, () => {
    draft.windowMinutes ??= 300
  })
}

/** “6 hours … starting at noon”; starts at nine by default. */
function readHours(sheet: Sheet, draft: Draft): void {
  sheet.take(HOURS, (match) => {
    const count = readNumber(match[1] ?? '')
    if (count === null || count < 1 || count > 24 || !isOfDay(sheet, match)) return false
    draft.windowMinutes ??= count * 60
    return true
  })
}

const USUAL_START = 540
const LATEST_END = 1380

/** Turns “6 hours” into a window, once the start is known. */
export function settleWindow(draft: Draft): void {
  const { windowStart, windowEnd, windowMinutes } = draft
  if (windowMinutes === null || (windowStart !== null && windowEnd !== null)) return
  if (windowStart === null && windowEnd !== null) {
    draft.windowStart = Math.max(0, windowEnd - windowMinutes)
    return
  }
  const start = windowStart ?? draft.arrivalMinute ?? USUAL_START
  // A stated arrival time also starts the day.
  if (windowStart === null && draft.arrivalMinute === null)
    assume(draft, 'window_start', { start_time: formatClock(start) })
  draft.windowStart = start
  draft.windowEnd = Math.min(LATEST_END, start + windowMinutes)
}

function set(draft: Draft, field: 'arrivalMinute' | 'departureMinute', minute: number | null): boolean {
  if (minute === null) return false
  draft[field] ??= minute
  return true
}
