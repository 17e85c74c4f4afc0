import type { IsoDate } from '../../world/calendar.ts'
import type { DateCue } from './date-cue-rules.ts'
import { dateCue } from './date-cues.ts'
import { DAY_OF_MONTH } from './date-day-slots.ts'
import { BOOKED_NIGHT } from './date-stay-rules.ts'
import type { Draft } from './draft.ts'
import type { Sheet } from './sheet.ts'

// What the words before a date say of it.

export const BEGINS = new RegExp(dateCue('begins').join('|'))
export const ONLY_THEN = new RegExp(dateCue('only').join('|'))
const [HOME_TH, HOME_EN] = dateCue('home')
const GOING_HOME = new RegExp(`(?:${HOME_EN})(?![^.;\\n]*\\b(?:arriv|land|start))[^.;\\n]{0,32}$|(?:${HOME_TH})\\s?$`)
const HOME_REACH = 72
/** The first date after the words, not those after it: `แต่งงาน 1 มกรา ไปภูเก็ต 3-6 มกรา`. */
const firstAfter = (says: DateCue['says'], words: number) =>
  new RegExp(`(?:${dateCue(says).join('|')})(?:(?!${DAY_OF_MONTH})[^.,;\\n]){0,${words}}$`)
const DUE = firstAfter('due', 52)
const DUE_REACH = 80

const before = ({ text }: Sheet, at: number, reach: number) => text.slice(Math.max(0, at - reach), at)

/** The only date of a prompt may be that of the way home. */
export const isGoingHome = (sheet: Sheet, { index }: RegExpExecArray) =>
  GOING_HOME.test(before(sheet, index, HOME_REACH))

/** “We have to be in Nong Khai on 20 January”: the way ends there by then. */
export const isDue = (sheet: Sheet, { index }: RegExpExecArray) => DUE.test(before(sheet, index, DUE_REACH))

const beside = (says: DateCue['says']) => new RegExp(`(?:${dateCue(says)[0]})\\s?$`)
const BY = beside('by')
const BEFORE = beside('before')
const TASK = beside('task')
const BY_REACH = 44

/** Days from a date to the last that they may be away, where it is said as the end of their time; else null. */
export function daysToLast(sheet: Sheet, { index }: RegExpExecArray): number | null {
  const words = before(sheet, index, BY_REACH)
  return BEFORE.test(words) ? -1 : BY.test(words) ? 0 : null
}

/** Whether a date is no first day of the trip: `จองภายใน 5 ธ.ค.`; that of one of several stays is noted. */
export function isAside(
  sheet: Sheet,
  draft: Draft,
  { index }: RegExpExecArray,
  date: IsoDate,
  isRange: boolean,
): boolean {
  const words = before(sheet, index, BY_REACH)
  if (!isRange && TASK.test(words)) return true
  if (!BOOKED_NIGHT.test(words) || [...sheet.text.matchAll(STAY_LENGTH)].length < FEWEST_STAYS) return false
  draft.bookedNight ??= { at: index, date }
  return true
}
const FEWEST_STAYS = 2
const FIGURE = String.raw`(?:\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|an?|one|two|three|four|five|six)`
const STAY_LENGTH = new RegExp(String.raw`${FIGURE} ?(?:คืน|nights?\b)`, 'g')

const BOOKED = firstAfter('booked', 20)
const BOOKED_REACH = 64
/** Something that they have booked begins then: a liveaboard, a course. */
export const isBooked = (sheet: Sheet, { index }: RegExpExecArray) => BOOKED.test(before(sheet, index, BOOKED_REACH))
