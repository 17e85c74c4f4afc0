import { readBudget } from './budget.ts'
import { readDates } from './dates.ts'
import { dayAt, readDayMarks } from './days.ts'
import { type Draft, emptyDraft } from './draft.ts'
import type { Change, Edit, EditContext } from './edit.ts'
import { readComparisons, readRearrangements } from './edit-patterns.ts'
import { type Found, listTargets } from './edit-targets.ts'
import { listLeftovers } from './finish-reading.ts'
import { readFood } from './food.ts'
import { guardMentions } from './mentions.ts'
import { readPace } from './pace.ts'
import { languageOf } from './prompt-language.ts'
import { Sheet } from './sheet.ts'
import { readIndoor } from './surroundings.ts'
import { readTransport } from './transport.ts'
import { readWindow } from './window.ts'

/** Most clauses read per prompt. */
const MAX_CLAUSES = 40

/**
 * Reads what a prompt asks to change in a trip: `make day 2 lighter, no museums, add a night market`. A day holds for
 * its clause; after `day 2:` for all that follows in the sentence. Never throws.
 */
export function readEdit(prompt: string, context: EditContext): Edit {
  const whole = new Sheet(prompt)
  const draft = emptyDraft(languageOf(whole.raw))
  const changes: Change[] = []
  const notUnderstood: string[] = []
  let scope: number | null = null
  for (const clause of splitClauses(whole.raw)) {
    const sheet = new Sheet(clause.text)
    if (clause.startsSentence) scope = null
    const read = readClause(sheet, context, scope)
    if (read.scope !== null) scope = read.scope
    changes.push(...read.changes)
    draft.assumed.push(...read.draft.assumed)
    draft.conflicts.push(...read.draft.conflicts)
    notUnderstood.push(...listLeftovers(sheet))
  }
  return {
    language: draft.language,
    changes: unique(changes),
    assumed: draft.assumed,
    conflicts: draft.conflicts,
    notUnderstood: [...new Set(notUnderstood)],
  }
}

interface Clause {
  readonly text: string
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
    clauses.push({ text: part.trim(), startsSentence })
    startsSentence = false
  }
  return clauses.slice(0, MAX_CLAUSES)
}

interface ClauseReading {
  readonly changes: readonly Change[]
  readonly draft: Draft
  /** The day that applies to the following clauses. */
  readonly scope: number | null
}

function readClause(sheet: Sheet, context: EditContext, scope: number | null): ClauseReading {
  const draft = emptyDraft('en')
  const marks = readDayMarks(sheet)
  const first = marks[0]
  const own = first ? dayAt(marks, sheet.text.length, context.days) : null
  const day = own ?? scope
  const opens = first !== undefined && first.at <= 3 && /^[^:]{0,24}:/.test(sheet.text)
  guardMentions(sheet, context.gazetteer)
  const changes: Change[] = readComparisons(sheet, day, context)
  readGeneral(sheet, draft, context, day, changes)
  const found = listTargets(sheet, context)
  changes.push(...readRearrangements(sheet, found, day, own), ...readTargets(found, day))
  return { changes, draft, scope: opens ? own : null }
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

function readTargets(found: readonly Found[], day: number | null): Change[] {
  return found.flatMap(({ target, polarity, count, used }): Change[] => {
    if (used) return []
    if (polarity.sign === 'wanted') return [{ kind: 'add', day, target, count }]
    return [{ kind: polarity.strength === 'hard' ? 'remove' : 'less', day, target }]
  })
}

function unique(changes: readonly Change[]): Change[] {
  const seen = new Set<string>()
  return changes.filter((change) => {
    const key = JSON.stringify(change)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
