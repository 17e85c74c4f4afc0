import { assume, type Draft } from './draft.ts'
import { readNumber } from './numbers.ts'
import { PACE_RULES, PACE_SLOTS } from './pace-rules.ts'
import { compileRule, takeRule } from './phrase-rules.ts'
import type { Sheet } from './sheet.ts'

const RULES = PACE_RULES.map((rule) => compileRule(rule, PACE_SLOTS))
const MOST_STOPS = 20

/** The pace: how much fits into a day. */
export function readPace(sheet: Sheet, draft: Draft): void {
  for (const compiled of RULES) {
    const { says } = compiled.rule
    takeRule(sheet, compiled, (match) => {
      if (says === 'stops') return readStops(draft, match)
      if (says === 'little_walking') draft.walking = 'little'
      draft.pace ??= says === 'little_walking' ? 'easy' : says
      return true
    })
  }
}

/** “2 or 3 places a day”: at most three. */
function readStops(draft: Draft, match: RegExpExecArray): boolean {
  const figure = match.slice(1).findLast((group) => group !== undefined)
  const count = readNumber(figure ?? '')
  if (count === null || count < 1 || count > MOST_STOPS) return false
  draft.maxStopsPerDay ??= Math.round(count)
  return true
}

const EASY_STOPS = 3

/** Few stops imply an easy pace; so do seniors and toddlers, unless the prompt states otherwise. */
export function settlePace(draft: Draft): 'easy' | 'normal' | 'full' {
  if (draft.pace !== null) return draft.pace
  if (draft.maxStopsPerDay !== null)
    return draft.maxStopsPerDay <= EASY_STOPS ? 'easy' : draft.maxStopsPerDay >= 7 ? 'full' : 'normal'
  if ((draft.seniors ?? 0) > 0) {
    assume(draft, 'pace_for_seniors', {})
    return 'easy'
  }
  return 'normal'
}
