import { DATE_CUES, type DateCue } from './date-cues.ts'
import { DATE_SLOTS, DAY_OF_MONTH } from './date-slots.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'

// What the words before a date say of it.

const cue = (says: DateCue['says']) => {
  const { th = '', en = '' } = DATE_CUES.find((row) => row.says === says)!
  return [th, en].map((phrases) => phrasePattern(listOf(phrases), DATE_SLOTS).source)
}
export const BEGINS = new RegExp(cue('begins').join('|'))
export const ONLY_THEN = new RegExp(cue('only').join('|'))
const [HOME_TH, HOME_EN] = cue('home')
const GOING_HOME = new RegExp(`(?:${HOME_EN})(?![^.;\\n]*\\b(?:arriv|land|start))[^.;\\n]{0,32}$|(?:${HOME_TH})\\s?$`)
const HOME_REACH = 72
/** The first date after the words, not those after it: `แต่งงาน 1 มกรา ไปภูเก็ต 3-6 มกรา`. */
const firstAfter = (says: DateCue['says'], words: number) =>
  new RegExp(`(?:${cue(says).join('|')})(?:(?!${DAY_OF_MONTH})[^.,;\\n]){0,${words}}$`)
const EVENT = firstAfter('event', 28)
const EVENT_REACH = 44
const DUE = firstAfter('due', 52)
const DUE_REACH = 80

const before = ({ text }: Sheet, at: number, reach: number) => text.slice(Math.max(0, at - reach), at)

/** The only date of a prompt may be that of the way home. */
export const isGoingHome = (sheet: Sheet, { index }: RegExpExecArray) =>
  GOING_HOME.test(before(sheet, index, HOME_REACH))

/** Something else takes place then: the wedding, the last exam. */
export const isEvent = (sheet: Sheet, { index }: RegExpExecArray) => EVENT.test(before(sheet, index, EVENT_REACH))

/** “We have to be in Nong Khai on 20 January”: the way ends there by then. */
export const isDue = (sheet: Sheet, { index }: RegExpExecArray) => DUE.test(before(sheet, index, DUE_REACH))
