import { readBudget } from '../reader/budget.ts'
import { readDates } from '../reader/dates.ts'
import { dayAt, readDayMarks } from '../reader/days.ts'
import type { Draft } from '../reader/draft.ts'
import { emptyDraft } from '../reader/empty-draft.ts'
import { readFood } from '../reader/food.ts'
import { listLeftovers } from '../reader/leftovers.ts'
import { guardMentions } from '../reader/mentions.ts'
import { readPace } from '../reader/pace.ts'
import { languageOf } from '../reader/prompt-language.ts'
import { Sheet } from '../reader/sheet.ts'
import { readIndoor } from '../reader/surroundings.ts'
import { readTransport } from '../reader/transport.ts'
import { readWindow } from '../reader/window.ts'
import { readBase } from './base.ts'
import { correctCues } from './cue-spelling.ts'
import { JOINED, joinDayLists, takeOtherDays, takeSwaps } from './day-lists.ts'
import type { Change, Edit, EditContext, SaidChange } from './edit.ts'
import { readComparisons, readRearrangements, takeExcess } from './patterns.ts'
import { type Found, listTargets } from './targets.ts'

/** Most clauses read per prompt. */
const MAX_CLAUSES = 40

/**
 * Reads what a prompt asks to change in a trip: `make day 2 lighter, no museums, add a night market`. A day holds for
 * its clause; after `day 2:` for all that follows in the sentence. Never throws.
 */
export function readEdit(prompt: string, context: EditContext): Edit {
  const whole = new Sheet(prompt)
  const draft = emptyDraft(languageOf(whole.raw))
  const named = withoutCommasInNames(correctCues(whole.raw), context)
  const { text, swaps } = takeSwaps(joinDayLists(named), context.days)
  const changes: SaidChange[] = [...swaps]
  const notUnderstood: string[] = []
  let scope: number | null = null
  let next: number | null = null
  for (const clause of splitClauses(text)) {
    const sheet = new Sheet(clause.text)
    if (clause.startsSentence) scope = null
    const others = takeOtherDays(sheet, context.days)
    const read = readClause(sheet, context, next ?? scope)
    if (read.scope !== null) scope = read.scope
    // `วันที่ 2 ขอคาเฟ่`: in Thai, a space may come between a day and its wish.
    next = read.changes.length === 0 && listLeftovers(sheet).length === 0 ? read.own : null
    for (const change of read.changes) {
      changes.push({ ...change, said: clause.said })
      if ('day' in change && change.day !== null)
        for (const day of others) changes.push({ ...change, day, said: clause.said })
    }
    draft.assumed.push(...read.draft.assumed)
    draft.conflicts.push(...read.draft.conflicts)
    notUnderstood.push(
      ...(read.isBeyond ? [clause.said] : listLeftovers(sheet)).filter((words) => !isEditFiller(words)),
    )
  }
  return {
    language: draft.language,
    changes: unique(changes),
    assumed: draft.assumed,
    conflicts: draft.conflicts,
    notUnderstood: [...new Set(notUnderstood)],
  }
}

/** `move Akha Ama Coffee, Phra Singh to day 3` is one clause about one stop. */
function withoutCommasInNames(text: string, { stops }: Pick<EditContext, 'stops'>): string {
  return stops
    .flatMap(({ nameTh, nameEn }) => [nameTh, nameEn])
    .filter((name) => name?.includes(','))
    .reduce<string>((written, name) => written.replaceAll(name!, name!.replaceAll(',', '')), text)
}

const EDIT_FILLERS = new Set(
  'ทำให้ ทิ้ง แทน ปรับ แก้ แก้ไข เปลี่ยน ย้าย สลับ ใส่ tweak adjust edit update modify version itself'.split(' '),
)

/** Words of changing that are no wish by themselves. */
function isEditFiller(words: string): boolean {
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => EDIT_FILLERS.has(word))
}

interface Clause {
  readonly text: string
  /** The same as the traveller would recognise it. */
  readonly said: string
  readonly startsSentence: boolean
}

const BREAK =
  /([.!?;\n]+(?=\s|$)|,|\s+(?:and|but|then|also|plus)\s+(?=(?:please |also |then )?(?:make|add|remove|drop|no|skip|start|end|finish|move|replace|swap|keep|put|cut|delete|less|fewer|more|don'?t|do not|avoid|extend|shorten|change|include|take|day|on day|with)\b)|\s+(?=(?:เพิ่ม|ลด|ตัด|ลบ|ย้าย|เปลี่ยน|ไม่เอา|ไม่|เอา|ขอ|แล้ว|และ|วันที่|วันแรก|วันสุดท้าย|เริ่ม|อยาก)))/g

function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = []
  let startsSentence = true
  for (const part of text.split(BREAK)) {
    if (part === undefined || part.trim() === '') continue
    if (/^[.!?;\n]+$/.test(part)) {
      startsSentence = true
      continue
    }
    if (part === ',' || /^\s+(?:and|but|then|also|plus)\s+$/.test(part)) continue
    clauses.push({ text: part.trim(), said: part.trim().replaceAll(JOINED, ', '), startsSentence })
    startsSentence = false
  }
  return clauses.slice(0, MAX_CLAUSES)
}

interface ClauseReading {
  readonly changes: readonly Change[]
  readonly draft: Draft
  /** The day that the clause names. */
  readonly own: number | null
  /** Whether it is about a day that the trip does not have. */
  readonly isBeyond?: boolean
  /** The day that applies to the following clauses. */
  readonly scope: number | null
}

function readClause(sheet: Sheet, context: EditContext, scope: number | null): ClauseReading {
  const draft = emptyDraft('en')
  const marks = readDayMarks(sheet)
  const first = marks[0]
  const own = first ? dayAt(marks, sheet.text.length, context.days) : null
  // “day 9” of a trip of three days is no wish for the whole trip.
  if (first && own === null) return { changes: [], draft, own: null, scope: null, isBeyond: true }
  const day = own ?? scope
  const opens = first !== undefined && first.at <= 3 && /^[^:]{0,24}:/.test(sheet.text)
  const mentions = guardMentions(sheet, context.gazetteer)
  const changes: Change[] = readBase(sheet, mentions, day, context)
  const excess = takeExcess(sheet, mentions)
  changes.push(...readComparisons(sheet, day, context))
  readGeneral(sheet, draft, context, day, changes)
  const found = listTargets(sheet, context)
  changes.push(...readRearrangements(sheet, found, day, own), ...readTargets(found, day, excess))
  return { changes, draft, own, scope: opens ? own : null }
}

/** Hours, money, vehicles: the rules of a new trip, read as changes. */
function readGeneral(sheet: Sheet, draft: Draft, context: EditContext, day: number | null, changes: Change[]): void {
  readDates(sheet, draft, context)
  readWindow(sheet, draft)
  readBudget(sheet, draft)
  readIndoor(sheet, draft)
  readPace(sheet, draft)
  readFood(sheet, draft)
  readTransport(sheet, draft)
  if (draft.startDate !== null) changes.push({ kind: 'dates', startDate: draft.startDate })
  if (draft.windowStart !== null || draft.windowEnd !== null) {
    changes.push({ kind: 'window', day, start: draft.windowStart, end: draft.windowEnd })
  }
  if (draft.budget !== null) changes.push({ kind: 'budget', budget: draft.budget })
  if (draft.spending !== null) changes.push({ kind: 'spending', spending: draft.spending })
  if (draft.indoorOnly) changes.push({ kind: 'indoor', day })
  if (draft.maxStopsPerDay !== null) changes.push({ kind: 'max_stops', day, count: draft.maxStopsPerDay })
  if (draft.walking !== null) changes.push({ kind: 'walking', day })
  else if (draft.pace === 'easy' || draft.pace === 'full') {
    changes.push({ kind: 'pace', day, direction: draft.pace === 'easy' ? 'lighter' : 'fuller' })
  }
  if (draft.diets.length + draft.foodAvoid.length > 0) {
    changes.push({ kind: 'food', food: { diets: draft.diets, avoid: draft.foodAvoid } })
  }
  if (draft.transport !== null) changes.push({ kind: 'transport', transport: draft.transport })
}

function readTargets(found: readonly Found[], day: number | null, excess: ReadonlySet<number>): Change[] {
  return found.flatMap(({ start, target, polarity, count, used }): Change[] => {
    if (used) return []
    if (excess.has(start)) return [{ kind: 'less', day, target }]
    if (polarity.sign === 'neither') return []
    if (polarity.sign === 'wanted') return [{ kind: 'add', day, target, count }]
    return [{ kind: polarity.strength === 'hard' ? 'remove' : 'less', day, target }]
  })
}

/** The same wish twice is one, as is a pace that is said for a day and then again without it. */
function unique(changes: readonly SaidChange[]): SaidChange[] {
  const seen = new Set<string>()
  const paces = new Set(
    changes.flatMap((change) => (change.kind === 'pace' && change.day !== null ? change.direction : [])),
  )
  return changes.filter(({ said: _said, ...change }) => {
    if (change.kind === 'pace' && change.day === null && paces.has(change.direction)) return false
    const key = JSON.stringify(change)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
