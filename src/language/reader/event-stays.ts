import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../world/calendar.ts'
import type { Found } from './calendar-words.ts'
import { LONG_WEEKEND } from './date-beside-rules.ts'
import type { Draft } from './draft.ts'
import {
  AROUND_IT,
  IS_CELEBRATED,
  ON_A_WEEKEND,
  WEEKEND_AFTER_IT,
  WEEKEND_AFTER_WORK,
  WEEKEND_BEFORE_IT,
  WORK_WORDS,
} from './event-stay-rules.ts'
import { eventOf } from './event-weekdays.ts'
import type { Sheet } from './sheet.ts'

/** Days from the event to the first day of the stay, and how many days it has, by the weekday of the event. */
type Stays = readonly (readonly [ahead: number, days: number] | null)[]

/** The long weekend that the day belongs to; in the middle of a week the days beside it. */
const LONG: Stays = [
  [-2, 3],
  [-3, 4],
  [-1, 3],
  [0, 4],
  [0, 3],
  [-1, 3],
  [-2, 3],
]
/** What may be celebrated on another day: the weekend that is nearest. */
const NEAREST: Stays = [
  [-2, 2],
  [-3, 2],
  [3, 2],
  [2, 2],
  [1, 2],
  [0, 2],
  [-1, 2],
]
/** Where they must be on that very day, it is one of the weekend. */
const ATTENDED: Stays = [[-2, 3], null, null, null, [0, 3], [0, 2], [-1, 2]]

const SATURDAY = 5

/**
 * “Her birthday is on 3 March; a long weekend in Nan”: the days around the only date, which is that of something else.
 */
export function readStayAround({ text }: Sheet, draft: Draft, found: Found): void {
  const event = eventOf(found, draft)
  if (event === null || found.days.length > 1) return
  if (LONG_WEEKEND_NAMED.test(text)) return begin(draft, event, LONG)
  if (!ON_A_WEEKEND.test(text)) {
    if (AROUND_IT.test(text)) draft.isAroundStart = true
    return
  }
  const toSaturday = (SATURDAY - weekdayOf(event) + 7) % 7
  if (WEEKEND_AFTER_IT.test(text)) return stay(draft, addDays(event, toSaturday || 7), 2)
  if (WEEKEND_BEFORE_IT.test(text)) return stay(draft, addDays(event, toSaturday - 7), 2)
  begin(draft, event, IS_CELEBRATED.test(text) ? NEAREST : ATTENDED)
}
const LONG_WEEKEND_NAMED = new RegExp(LONG_WEEKEND.source)

function begin(draft: Draft, event: IsoDate, stays: Stays): void {
  const found = stays[weekdayOf(event)]
  if (found) stay(draft, addDays(event, found[0]), found[1])
}

function stay(draft: Draft, start: IsoDate, days: number): void {
  draft.startDate = start
  draft.days ??= days
}

/** “A few days in Krabi around it”: the day of the event is the one in the middle. */
export function centreOnEvent(draft: Draft): void {
  if (!draft.isAroundStart || draft.startDate === null || draft.endDate !== null || draft.days === null) return
  draft.startDate = addDays(draft.startDate, -Math.floor((draft.days - 1) / 2))
  draft.isAroundStart = false
}

/** “A conference from Monday to Friday, then the weekend there”: the trip is what they have for themselves. */
export function stayWeekendAfterWork(sheet: Sheet, draft: Draft): void {
  const { startDate, days } = draft
  if (startDate === null) return
  const endDate = draft.endDate ?? addDays(startDate, (days ?? 1) - 1)
  if (daysBetween(startDate, endDate) >= WORKDAYS) return
  const last = weekdayOf(endDate)
  // “… until Friday, Saturday and Sunday free” may be read as three days.
  const isOver = last === SUNDAY && weekdayOf(startDate) === SATURDAY - 1
  if ((last >= SATURDAY && !isOver) || !WEEKEND_AFTER_WORK.test(sheet.text)) return
  for (const { index, 0: words } of sheet.find(WORK_WORDS)) sheet.claim({ start: index, end: index + words.length })
  draft.startDate = addDays(endDate, isOver ? -1 : SATURDAY - last)
  draft.endDate = addDays(draft.startDate, 1)
  draft.days = null
  draft.datesAt = null
  draft.marks = []
}
const WORKDAYS = 5
const SUNDAY = 6
