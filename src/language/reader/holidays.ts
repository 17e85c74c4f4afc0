import { addDays, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import { assume, type Draft } from './draft.ts'
import type { ReaderContext } from './reading.ts'
import type { Sheet } from './sheet.ts'

const HORIZON_DAYS = 400
const LONG_WEEKEND_DAYS = 3

/** Festivals by name, and “long weekend”: the next three or more days off in a row. */
export function readHolidays(sheet: Sheet, draft: Draft, context: ReaderContext, isOneStay = false): void {
  sheet.take(/\blong (?:holiday )?week-?end\b|(?:วัน)?หยุดยาว|ลองวีคเอนด์/g, () => {
    const run = findLongWeekend(context)
    if (run === null) return false
    if (draft.startDate === null) {
      draft.startDate = run.start
      draft.days ??= run.days
      assume(draft, 'long_weekend', { start_date: run.start, days: run.days, holiday_date: run.holiday })
    }
    return true
  })
  for (const { pattern, find } of FEASTS) {
    sheet.take(pattern, (match) => {
      const feast = find(context)
      if (feast === null) return false
      const before = sheet.text.slice(Math.max(0, match.index - 16), match.index)
      if (REFUSED.test(before)) return true
      // Before or during the feast, or one of many stays of a long journey: only the month is known.
      if (BEFORE.test(before) || isOneStay) {
        draft.month ??= feast.slice(0, 7)
        return true
      }
      const date = AFTER.test(before) ? addDays(feast, FEAST_DAYS) : feast
      if (draft.startDate === null) {
        draft.startDate = date
        assume(draft, 'feast', { start_date: date })
      }
      return true
    })
  }
}

/** `ไม่ไปปีใหม่`, “avoiding Songkran”. */
const REFUSED =
  /(?:ไม่(?:ไป|เอา|อยากไป|เที่ยว|ใช่)?(?:ช่วง|ตอน|วัน)?|เลี่ยง(?:ช่วง)?|ยกเว้น(?:ช่วง)?|\b(?:not|avoid(?:ing)?|except|no)(?: (?:the|at|on|during|over|for)){0,2})\s*$/
const AFTER = /(?:หลัง(?:จาก|ช่วง|วัน|เทศกาล)?|\b(?:after|past)(?: the)?)\s*$/
const BEFORE = /(?:ก่อน(?:ถึง|ช่วง|วัน|เทศกาล)?|\bbefore(?: the)?)\s*$/
/** Days off of New Year and Songkran. */
const FEAST_DAYS = 3

interface Feast {
  readonly pattern: RegExp
  readonly find: (context: ReaderContext) => IsoDate | null
}

/** The next occurrence of a fixed date. */
const fixed = (monthDay: string) => (context: ReaderContext) => {
  const year = Number(context.today.slice(0, 4))
  const date = `${year}-${monthDay}`
  return date >= context.today ? date : `${year + 1}-${monthDay}`
}

/** A lunar holiday, by its name in the list of holidays. */
const listed = (name: RegExp) => (context: ReaderContext) =>
  context.gazetteer
    .listHolidays(context.today, addDays(context.today, HORIZON_DAYS))
    .find(({ nameTh, nameEn }) => name.test(nameTh) || name.test(nameEn))?.date ?? null

/** Loy Krathong is the full moon four lunar months (30 + 29 + 30 + 29 days) after Asalha Bucha. */
const KRATHONG_DAYS = 118

const loyKrathong = ({ today, gazetteer }: ReaderContext) =>
  gazetteer
    .listHolidays(addDays(today, -KRATHONG_DAYS), addDays(today, HORIZON_DAYS))
    .filter(({ nameTh }) => /อาสาฬหบูชา/.test(nameTh) && !nameTh.startsWith('ชดเชย'))
    .map(({ date }) => addDays(date, KRATHONG_DAYS))
    .find((date) => date >= today) ?? null

/** First days of the Chinese year: an astronomical calendar without a short rule. */
const CHINESE_NEW_YEARS: readonly IsoDate[] = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03']

const FEASTS: readonly Feast[] = [
  { pattern: /\bloy kr?athong(?: festival)?\b|(?:วัน)?ลอยกระทง/g, find: loyKrathong },
  {
    pattern: /\b(?:chinese|lunar) new year\b|(?:วัน|เทศกาล)?ตรุษจีน/g,
    find: ({ today }) => CHINESE_NEW_YEARS.find((date) => date >= today) ?? null,
  },
  { pattern: /\bsong\s?kran(?: festival| holidays?)?\b|(?:วัน|เทศกาล|ช่วง)?สงกรานต์/g, find: fixed('04-13') },
  {
    pattern:
      /\bnew year'?s?(?: eve| day)?(?: holidays?)?\b|(?:เทศกาล|วันขึ้น|ช่วง|วัน)?ปีใหม่|วันสิ้นปี|เคาท์ดาวน์|เคาน์ดาวน์|\bcount ?down\b/g,
    find: fixed('12-31'),
  },
  { pattern: /\b(?:christmas|xmas)(?: day| eve)?\b|คริสต์มาส|คริสมาส/g, find: fixed('12-25') },
  { pattern: /\bvalentine'?s?(?: day)?\b|(?:วัน)?วาเลนไทน์/g, find: fixed('02-14') },
  { pattern: /\bmother'?s day\b|วันแม่/g, find: fixed('08-12') },
  { pattern: /\bfather'?s day\b|วันพ่อ/g, find: fixed('12-05') },
  { pattern: /\bmakha bucha\b|(?:วัน)?มาฆบูชา/g, find: listed(/มาฆบูชา|makha/i) },
  { pattern: /\bvisakha bucha\b|(?:วัน)?วิสาขบูชา/g, find: listed(/วิสาขบูชา|visakha/i) },
  { pattern: /\basa(?:l|r)nha bucha\b|(?:วัน)?อาสาฬหบูชา/g, find: listed(/อาสาฬหบูชา|asa(?:l|r)nha|asalha/i) },
  { pattern: /\bbuddhist lent\b|(?:วัน)?เข้าพรรษา/g, find: listed(/เข้าพรรษา|lent/i) },
  { pattern: /\bcoronation day\b|วันฉัตรมงคล/g, find: fixed('05-04') },
  { pattern: /\bconstitution day\b|วันรัฐธรรมนูญ/g, find: fixed('12-10') },
  { pattern: /\bchulalongkorn day\b|วันปิยมหาราช|วันปิยะ/g, find: fixed('10-23') },
  { pattern: /\bchakri day\b|วันจักรี/g, find: fixed('04-06') },
  { pattern: /\blabou?r day\b|วันแรงงาน/g, find: fixed('05-01') },
]

interface Run {
  readonly start: IsoDate
  readonly days: number
  /** The first public holiday in it. */
  readonly holiday: IsoDate
}

function findLongWeekend({ today, gazetteer }: ReaderContext): Run | null {
  const holidays = new Map(
    gazetteer.listHolidays(today, addDays(today, HORIZON_DAYS)).map((holiday) => [holiday.date, holiday]),
  )
  const isOff = (date: IsoDate) => weekdayOf(date) >= 5 || holidays.has(date)
  for (let ahead = 1; ahead <= HORIZON_DAYS; ahead++) {
    const start = addDays(today, ahead)
    if (!isOff(start) || (ahead > 1 && isOff(addDays(start, -1)))) continue
    const days = countOff(start, isOff)
    const named = Array.from({ length: days }, (_, day) => holidays.get(addDays(start, day))).find(Boolean)
    if (days >= LONG_WEEKEND_DAYS && named) return { start, days, holiday: named.date }
  }
  return null
}

function countOff(start: IsoDate, isOff: (date: IsoDate) => boolean): number {
  let days = 1
  while (days < 10 && isOff(addDays(start, days))) days++
  return days
}
