import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { indexOf, LATIN_WEEKDAY, MONTH, THAI_WEEKDAY, WEEKDAYS } from './calendar-words.ts'
import type { Draft } from './draft.ts'
import { daysUntil } from './following-weekday.ts'
import { comingWeekday, namesRelativeDate } from './relative-dates.ts'
import type { Sheet, Span } from './sheet.ts'

/** Between the verb and its weekday. */
const HOUR = String.raw`\d{1,2}(?:[.:]\d\d)?(?=\s?(?:[ap]\.?m|น\.?|โมง|ทุ่ม|o'clock))|\d{1,2}[.:]\d\d|\b[012]\d[0-5]\d\b|(?<=[ap]\.?)[m.]`
const GAP = String.raw`(?:[^.,;!?\n\d]|${HOUR}){0,32}?`
/** “Friday 19th”, not “Friday 7 pm”. */
const NO_DATE = String.raw`(?! \d{1,2}(?:st|nd|rd|th)?\b(?![:.]\d| ?[ap]\.?m| o'clock))`
const DAY = String.raw`(?:(?:this|on|the|next|following) ){0,2}(${LATIN_WEEKDAY})\b${NO_DATE}`
const THAI_DAY = String.raw`(?:วัน(${THAI_WEEKDAY})|(${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')}))(?!\s?ที่)`
/** The way there, by words that may not mean the way home. */
const THERE = String.raw`\b(?:fly(?:ing)? (?:up|down|in|over|there|from)|arriv(?:e|es|ing|al)|touch(?:es|ing)? ?down|check(?:s|ing)?[ -]?in|wheels down|pull(?:s|ing)? in(?:to)?|land(?:s|ing)?|get(?:s|ting)? (?:there|in|to)|there (?:from|since|by)|com(?:e|ing) (?:up|down|over)|(?:go|going|driv(?:e|ing)|head(?:ing)?) (?:up|down|there))`
/** The same, or the way home if it is said last: “we leave on Friday and are back on Monday”. */
const OFF = String.raw`\b(?:leav(?:e|ing)|set(?:ting)? (?:off|out)|head(?:ing)? (?:off|out)|depart(?:ing)?)`
const HOME = String.raw`\b(?:(?:fly|flying|go|going|head|heading|driv(?:e|ing)|com(?:e|ing)|get(?:ting)?) (?:out|home|back)|wheels up|check(?:s|ing)?[ -]?out|back|home|return(?:ing)?|leav(?:e|ing)|depart(?:ing)?)`
const GAP_TH = String.raw`(?:(?!กลับ)[ก-์ ]|${HOUR}|ตี \d|[น.]){0,28}?`
const THERE_TH = `(?<!กลับ(?:ไป|มา)?)(?:ไปถึง|ถึง|เช[็]?[คก]อิน|เข้าพัก|เครื่องลง|ลงเครื่อง|บินไป|บินขึ้น|ออกเดินทาง|ขึ้นไป)${GAP_TH}`
const HOME_TH = `(?:กลับ|ออกจาก|เช[็]?[คก]เอ้?า[ทต]์?|คืนห้อง)${GAP_TH}`
/** “In Friday 6 pm, out Sunday 9 am”. */
const IN_OUT = new RegExp(
  String.raw`\bin (?:on )?(${LATIN_WEEKDAY})\b${NO_DATE}${GAP},? out (?:on )?(${LATIN_WEEKDAY})\b`,
  'g',
)
/** “Sat and back Sunday”, “Friday after work, home on Monday”. */
const THEN_BACK = new RegExp(
  String.raw`\b(${LATIN_WEEKDAY})\b${NO_DATE}(?: (?:early|late|morning|afternoon|evening|night|after work|am|pm)){0,2},? ?(?:and |then |& ?|- ?){0,2}(?:(?:coming|come|be|get|getting|going|go|drive|driving|heading|head|fly|flying) )?(?:back|home|return|returning) (?:home )?(?:on |by |the ){0,2}(${LATIN_WEEKDAY})\b${NO_DATE}`,
  'g',
)
/** `เข้าศุกร์ห้าโมงเย็น ออกวันอาทิตย์`, `เสร็จพุธเที่ยง เครื่องกลับศุกร์`, `ว่างศุกร์บ่ายสองถึงอาทิตย์เย็น`. */
const NAME_TH = `(?<!\\d\\s?)(?:วัน)?(${THAI_WEEKDAY})(?!\\s?ที่|\\s?ละ)`
const HOURS_TH = String.raw`(?:\s?(?:ตอน|เวลา|ช่วง|เช้า|สาย|เที่ยง|บ่าย|เย็น|ค่ำ|ดึก|โมง|ทุ่ม|ครึ่ง|ตี|น\.|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|เอ็ด|[\d.:]{1,5}|ๆ)){1,6}`
const BETWEEN_TH = '(?:(?!วัน|คืน|กลับ|หรือ)[^;!?\\n]){0,40}?'
const IN_OUT_TH = [
  new RegExp(
    `(?<!ไม่)เข้า(?:พัก|วัด|ค่าย|ที่พัก|คอร์ส|ไป)?\\s?(?:ตอน|เย็น|เช้า)?${NAME_TH}${BETWEEN_TH}(?<!ก่อน)(?:ออก|เลิก|จบ|เสร็จ)(?:จากวัด)?\\s?(?:ตอน|เย็น|เช้า)?${NAME_TH}`,
    'g',
  ),
  new RegExp(
    `(?:เสร็จ|เลิก|จบ)(?:งาน|ประชุม|อบรม|สัมมนา)?\\s?${NAME_TH}${BETWEEN_TH}(?:กลับ|บินออก|เครื่องออก)[^.;!?\\n\\d]{0,28}?${NAME_TH}`,
    'g',
  ),
  new RegExp(`${NAME_TH}${HOURS_TH}\\s?(?:-|–|ถึง|ยัน|จนถึง|ไปจนถึง|จน)\\s?${NAME_TH}`, 'g'),
]
const compile = (en: string, th: string) => new RegExp(`${en}${GAP} ${DAY}|${th}${THAI_DAY}`, 'g')
const WAYS_THERE = compile(`(?:${THERE})`, THERE_TH)
const WAYS_OFF = compile(`(?:${OFF})`, '(?:ออก|ไป)[ก-์ ]{0,8}?')
const WAYS_HOME = compile(`(?:${HOME})`, HOME_TH)
const NEXT = /\bnext (?:[a-z]+)$|หน้า$/

/**
 * “Her wedding is on Saturday 12 December, we fly up on Friday and go home on Monday”: the trip lasts from the way there to
 * the way home, whatever date or weekday is in between. `event`: the only date of the prompt is that of something else.
 */
export function readWeekdayEnds(sheet: Sheet, draft: Draft, today: IsoDate, event: boolean): void {
  if (draft.endDate !== null) return readEndsAround(sheet, draft)
  const anchor = draft.startDate
  if (anchor === null && readInOut(sheet, draft, today)) return
  const inOut = anchor === null ? IN_OUT_TH.find((pattern) => sheet.find(pattern).length > 0) : undefined
  if (inOut && !isOpenLength(sheet) && readInOut(sheet, draft, today, inOut)) return
  const there = firstOf(sheet, WAYS_THERE) ?? (event || anchor === null ? firstOf(sheet, WAYS_OFF) : null)
  const home = there && firstOf(sheet, WAYS_HOME, there.end)
  // Asked last: most texts say neither way.
  const isOtherwiseDated = () => anchor === null && (namesRelativeDate(sheet) || MONTH_NAMED.test(sheet.free))
  if (!there || !home) {
    if (anchor === null && sheet.find(THEN_BACK).length > 0 && !isOtherwiseDated())
      readInOut(sheet, draft, today, THEN_BACK)
    return
  }
  if (isOtherwiseDated()) return
  const start =
    anchor === null ? comingWeekday(today, there.weekday, there.isNext ? 'next' : null) : before(anchor, there)
  const end = addDays(start, daysUntil(there.weekday, home.weekday, sheet, home))
  if (end <= start || (anchor !== null && end < anchor)) return
  draft.startDate = start
  draft.endDate = end
  sheet.claim(there)
  sheet.claim(home)
}

/** `เที่ยว 11-13 ธ.ค. ออกวันพฤหัส กลับวันจันทร์`: the ways are on the days beside those of the stay. */
function readEndsAround(sheet: Sheet, draft: Draft): void {
  const { startDate, endDate, datesAt } = draft
  if (datesAt === null || startDate === null || endDate === null || draft.lengths.length > 0) return
  const there = firstOf(sheet, WAYS_THERE) ?? firstOf(sheet, WAYS_OFF)
  const home = there && firstOf(sheet, WAYS_HOME, there.end)
  if (!there || !home) return
  const start = before(startDate, there)
  const end = addDays(endDate, (home.weekday - weekdayOf(endDate) + 7) % 7)
  if (daysBetween(start, startDate) > MOST_BESIDE || daysBetween(endDate, end) > MOST_BESIDE) return
  draft.startDate = start
  draft.endDate = end
  draft.datesAt = null
  sheet.claim(there)
  sheet.claim(home)
}
const MOST_BESIDE = 3

/**
 * “We come on Tuesday, is it sunny at the weekend?”: the way there is on the weekday beside its verb, whatever the text says
 * of other days.
 */
export function readWeekdayThere(sheet: Sheet, draft: Draft, today: IsoDate): void {
  if (draft.startDate !== null || draft.endDate !== null) return
  const there = wayThere(sheet)
  if (
    !there ||
    MONTH_NAMED.test(sheet.free) ||
    there.weekday > LAST_OF_WEEK ||
    WEEKS.test(sheet.text.slice(Math.max(0, there.start - WEEKS_REACH), there.start))
  )
    return
  if (THAT_WEEK.test(sheet.text.slice(there.end)) || sheet.findAnywhere(WEEKEND).length === 0) return
  draft.startDate = comingWeekday(today, there.weekday, there.isNext ? 'next' : null)
  sheet.claim(there)
  // What it says of the weekend is not when they go.
  for (const { index, 0: words } of sheet.find(WEEKEND)) sheet.claim({ start: index, end: index + words.length })
}
/** The way there on a weekday, by words that do not mean the way home. */
export const wayThere = (sheet: Sheet): Way | null => firstOf(sheet, COMES) ?? firstOf(sheet, WAYS_THERE)
const COMES = new RegExp(
  String.raw`\b(?:(?:am|are|is|be|'re|'m) coming|(?:we|i|they) (?:come|arrive|fly|land))${GAP} ${DAY}`,
  'g',
)
/** Thursday; later ones may begin the weekend. */
const LAST_OF_WEEK = 3
const WEEKS = /weeks? (?:from|on|after) (?:the |this |next )?$/
const WEEKS_REACH = 24
const THAT_WEEK = /^,? ?(?:(?:of|in|the) )?(?:next |this |following )?week\b/
const WEEKEND = /\b(?:(?:the|this|next|coming|following) ){0,2}week ?ends?\b/g

/** A month is named, or the weekdays are those of every week. */
const isOpenLength = (sheet: Sheet) => MONTH_NAMED.test(sheet.free) || /ทุก(?:วัน|สัปดาห์|อาทิตย์)|เปิด/.test(sheet.text)

function readInOut(sheet: Sheet, draft: Draft, today: IsoDate, pattern = IN_OUT): boolean {
  const [match] = sheet.find(pattern)
  if (match === undefined) return false
  const [first, last] = [indexOf(WEEKDAYS, match[1]), indexOf(WEEKDAYS, match[2])]
  draft.startDate = comingWeekday(today, first, null)
  draft.endDate = addDays(draft.startDate, (last - first + 7) % 7)
  return true
}

const MONTH_NAMED = new RegExp(MONTH)
/** The weekday of a way there that comes last before a date, or is its own. */
const before = (date: IsoDate, { weekday }: Way): IsoDate => addDays(date, -((weekdayOf(date) - weekday + 7) % 7))

export interface Way extends Span {
  readonly weekday: number
  readonly isNext: boolean
}

function firstOf(sheet: Sheet, pattern: RegExp, from = 0): Way | null {
  const match = sheet.find(pattern).find(({ index }) => index >= from)
  if (!match) return null
  const { index, 0: words } = match
  const name = match.slice(1).find((group) => group !== undefined) ?? ''
  const end = index + words.length
  // Between the verb and the weekday there may be the name of a place.
  return { start: end - name.length, end, weekday: indexOf(WEEKDAYS, name), isNext: NEXT.test(words) }
}
