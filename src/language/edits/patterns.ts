import { readNumber } from '../reader/numbers.ts'
import { type Compiled, compileRule, RuleList, takeSaid } from '../reader/phrase-rule.ts'
import type { Said } from '../reader/phrases.ts'
import type { Sheet, Span } from '../reader/sheet.ts'
import { readClock } from '../reader/times.ts'
import type { Change, EditContext } from './edit.ts'
import { FIGURE_SLOTS, HOUR_RULES, LENGTH_RULES, SHIFT_RULES } from './edit-figure-rules.ts'
import {
  BY,
  CHEAPER,
  EDIT_SLOTS,
  type EditRule,
  FULLER,
  INSTEAD,
  KEEPS,
  LESS_WAY,
  LIGHTER,
  MOVES,
  REPLACES,
  TOO_MANY_OF,
  TOO_MANY_TH,
} from './edit-rules.ts'
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

const compile = (rule: EditRule) => compileRule(rule, EDIT_SLOTS)
const [REPLACE, MOVE, KEEP] = [compile(REPLACES), compile(MOVES), compile(KEEPS)]
const [IS_CHEAPER, IS_LIGHTER, IS_FULLER, IS_LESS_WAY] = [
  compile(CHEAPER),
  compile(LIGHTER),
  compile(FULLER),
  compile(LESS_WAY),
]
const SAYS_BY = new RegExp(BY)
const SAYS_INSTEAD = new RegExp(INSTEAD)

/** Whether a text says what a rule reads, which is then read. */
function takes(sheet: Sheet, rule: Compiled<EditRule>): boolean {
  let taken = false
  takeSaid(sheet, rule, () => {
    taken = true
  })
  return taken
}

/** “replace X with Y”, “Y instead of X”. */
function readReplace(sheet: Sheet, found: Found[], day: number | null): Change[] {
  const open = found.filter(({ used }) => !used)
  const [one, two] = open
  if (one === undefined || two === undefined) return []
  const between = sheet.text.slice(one.end, two.start)
  if (takes(sheet, REPLACE) && SAYS_BY.test(between)) {
    return [replace(one, two, day)]
  }
  return SAYS_INSTEAD.test(between) ? [replace(two, one, day)] : []
}

function replace(from: Found, to: Found, day: number | null): Change {
  from.used = true
  to.used = true
  return { kind: 'replace', day, from: from.target, to: to.target }
}

function readMove(sheet: Sheet, found: Found[], own: number | null): Change[] {
  const isMoved = takes(sheet, MOVE)
  const target = found.find(({ used }) => !used)
  if (!isMoved || own === null || target === undefined || target.target.kind === 'concept') return []
  target.used = true
  return [{ kind: 'move', target: target.target, to: own }]
}

function readKeep(sheet: Sheet, found: Found[], day: number | null): Change[] {
  if (!takes(sheet, KEEP)) return []
  const target = found.find(({ used }) => !used)
  if (target) target.used = true
  return [{ kind: 'keep', day, target: target?.target ?? null }]
}

const LENGTHS = new RuleList(LENGTH_RULES, FIGURE_SLOTS)
const SHIFTS = new RuleList(SHIFT_RULES, FIGURE_SLOTS)
const HOURS = new RuleList(HOUR_RULES, FIGURE_SLOTS)

function readLength(sheet: Sheet, days: number): Change[] {
  let length: number | null = null
  for (const compiled of LENGTHS.within(sheet))
    takeSaid(sheet, compiled, (said) => {
      const figure = readNumber(said('count') ?? '1') ?? 1
      length = { more: days + figure, fewer: days - figure, exactly: figure }[compiled.rule.days]
    })
  return length !== null && length >= 1 && length <= 30 ? [{ kind: 'days', days: length }] : []
}

/** “start an hour later”, `กลับเร็วขึ้น`. */
function readShift(sheet: Sheet, day: number | null): Change[] {
  const shifts: Change[] = []
  for (const compiled of SHIFTS.within(sheet))
    takeSaid(sheet, compiled, (said) => {
      const { part, to } = compiled.rule
      const minutes = minutesOf(said, 'amount') ?? minutesOf(said, 'by') ?? USUAL_SHIFT
      shifts.push({ kind: 'shift', day, part, minutes: to === 'later' ? minutes : -minutes })
    })
  return shifts
}

const USUAL_SHIFT = 60

/** Of an amount, which is a number or “half”, and what of. */
function minutesOf(said: Said, slot: string): number | null {
  const [count, half, unit] = [said(slot, 0), said(slot, 1), said(slot, 2)]
  if (unit === undefined) return null
  const figure = half ? 0.5 : count ? (readNumber(count) ?? 1) : 1
  return Math.round(/^(?:min|นาที)/.test(unit) ? figure : figure * 60)
}

/** “start day 1 at 10”: the rules of a new trip do not expect a day inside. */
function readMarkedTimes(sheet: Sheet, day: number | null): Change[] {
  const changes: Change[] = []
  for (const compiled of HOURS.within(sheet))
    takeSaid(sheet, compiled, (said) => {
      const isEnd = compiled.rule.part === 'end'
      const minute = readClock(said('clock') ?? '', isEnd)
      if (minute === null) return false
      changes.push({ kind: 'window', day, start: isEnd ? null : minute, end: isEnd ? minute : null })
      return true
    })
  return changes
}

const TOO_MANY_BEFORE = new RegExp(String.raw`${TOO_MANY_OF}\s+$`)
const TOO_MANY_AFTER = new RegExp(String.raw`^\s*${TOO_MANY_TH}`)

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

function readLoad(sheet: Sheet, day: number | null): Change[] {
  const changes: Change[] = []
  if (takes(sheet, IS_CHEAPER)) changes.push({ kind: 'spending', spending: 'low' })
  if (takes(sheet, IS_LIGHTER)) changes.push({ kind: 'pace', day, direction: 'lighter' })
  if (takes(sheet, IS_FULLER)) changes.push({ kind: 'pace', day, direction: 'fuller' })
  if (takes(sheet, IS_LESS_WAY)) changes.push({ kind: 'travel', day })
  return changes
}
