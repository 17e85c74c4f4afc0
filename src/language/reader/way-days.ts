import { daysBetween, type IsoDate } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import { leavesHome } from './date-context.ts'
import { COMES_BY_STOPS, GOES_ON_THEN } from './date-stay-rules.ts'
import { beginsFullDays } from './full-days.ts'
import { dayAfter, dayAround, dayUntil, hasDay } from './near-days.ts'
import { datesThatSay, takeDates } from './said-dates.ts'
import type { Sheet } from './sheet.ts'
import { CLOCK } from './times.ts'

const WAYS = datesThatSay('first_day', 'last_day')

/** “We fly in on the 5th”, `กลับวันที่ 8`: the days of the ways, whose month is that of a date before. `stays`: how many places are named. */
export function readWayDays(sheet: Sheet, found: Found, stays: number): void {
  takeDates(sheet, WAYS, (says, said, match) => {
    const before = found.days.at(-1)
    if (before === undefined) return false
    // “Holidays from 3 to 17 July …, to Chiang Mai on the 6th”: a day within.
    if (says === 'last_day' && found.ranges.some((range) => hasDay(range, said))) return claimsAll(sheet, match)
    const isDueThen = found.due.includes(before)
    const isOther = isDueThen || found.events.includes(before)
    // “Leaving London on 10 February, arriving on the 11th”.
    const next = says === 'first_day' && leavesHome(sheet, found.places.at(-1) ?? 0) ? dayAfter(before, said) : null
    if (next !== null && daysBetween(before, next) === 1) {
      found.days[found.days.length - 1] = next
      sheet.claim({ start: dayAt(match), end: match.index + match[0].length })
      return false
    }
    // `ไฟลท์กลับวันที่ 28 ม.ค. ไปถึงวันที่ 25`, `เช้าวันที่ 1 มกรา ค้างคืนวันที่ 31`.
    const earlier = says === 'first_day' ? dayUntil(before, said) : null
    const nights = earlier === null ? 0 : daysBetween(earlier, before)
    if (earlier !== null && ((found.isLast && nights <= MOST_NIGHTS) || (nights === 1 && SLEEPS.test(match[0])))) {
      found.days.unshift(earlier)
      found.places.unshift(match.index)
      found.isLast = false
      sheet.claim({ start: dayAt(match), end: match.index + match[0].length })
      return false
    }
    const isFull = says === 'first_day' && !isOther && beginsFullDays(sheet, dayAt(match))
    if (says === 'first_day' && !isFull && !isOther) return false
    found.isFirstSaid ||= says === 'first_day' && !isFull
    found.isLastSaid ||= says === 'last_day'
    const around = isDueThen ? dayUntil : dayAround
    const day = says === 'first_day' && !isFull ? around(before, said) : dayAfter(before, said)
    if (!push(found, day, isFull ? dayAt(match) : match.index)) return false
    if (says === 'last_day') return claimsAll(sheet, match)
    // “I arrive in Khao Lak on the 5th”: the place is read elsewhere.
    sheet.claim({ start: dayAt(match), end: match.index + match[0].length })
    return false
  })
  if (stays > 1 && endsWhenDue(sheet, found)) found.isLast = true
}

/** “From Bangkok with stops, we must be in Krabi on 17 December”: the only day is the last, unless they go on from there. */
function endsWhenDue({ text }: Sheet, { days, places, due, events }: Found): boolean {
  const [only] = days
  if (only === undefined || days.length > 1 || !due.includes(only) || events.includes(only)) return false
  return COMES_BY_STOPS.test(text) && !GOES_ON_THEN.test(text.slice(places[0]))
}
const MOST_NIGHTS = 20
const SLEEPS = /^(?:ค้าง|นอน|พัก)/

/** Where the figures of a day begin in the words for it. */
const dayAt = ({ index, 0: words }: RegExpExecArray) =>
  index + words.search(/(?:(?:on )?the |วันที่ ?)?(?:\d|สิบ|ยี่สิบ|สามสิบ)/)

/** `กลับเครื่องสองทุ่มวันที่ 20`: the hour between is read elsewhere; false if only the words around it are claimed. */
export function claimsAll(sheet: Sheet, { index, 0: words }: RegExpExecArray): boolean {
  const hour = HOUR.exec(words)
  if (hour === null) return true
  sheet.claim({ start: index + hour.index + hour[0].length, end: index + words.length })
  return false
}
const HOUR = new RegExp(CLOCK)

export function push(found: Found, date: IsoDate | null, at: number): boolean {
  if (date === null) return false
  found.days.push(date)
  found.places.push(at)
  return true
}
