import { clauseAt } from './clauses.ts'
import { compileRule, findPhrases } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'
import { HABIT_RULES } from './window-habit-rules.ts'

const RULES = HABIT_RULES.map((rule) => compileRule(rule, {}))
/** Words further away are about something else. */
const REACH = 32

/** Whether the clause of an hour has words of each day or of a habit. */
export function isHabit(sheet: Sheet, { index, 0: phrase }: RegExpExecArray): boolean {
  const span = { start: index, end: index + phrase.length }
  const clause = clauseAt(sheet, span)
  const [from, to] = [Math.max(clause.start, span.start - REACH), Math.min(clause.end, span.end + REACH)]
  return RULES.some(({ patterns }) =>
    patterns.some((slots) =>
      findPhrases(sheet, slots).some((match) => match.index >= from && match.index + match[0].length <= to),
    ),
  )
}
