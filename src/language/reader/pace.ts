import { assume, type Draft } from './draft.ts'
import { readNumber } from './numbers.ts'
import { PACE_RULES } from './pace-rules.ts'
import { PACE_SLOTS } from './pace-slots.ts'
import { RuleList, takeRule } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'

const RULES = new RuleList(PACE_RULES, PACE_SLOTS)
const MOST_STOPS = 20

/** The pace: how much fits into a day. */
export function readPace(sheet: Sheet, draft: Draft): void {
  for (const compiled of RULES.within(sheet)) {
    const { says } = compiled.rule
    takeRule(sheet, compiled, (match) => {
      if (says === 'stops') return readStops(draft, match)
      if (says === 'little_walking') draft.walking ??= 'little'
      const isRefused =
        (says === 'full' || says === 'rest') &&
        REFUSED.test(sheet.text.slice(Math.max(0, match.index - REFUSED_REACH), match.index))
      if (says === 'rest') {
        if (isRefused) return false
        wishToRest(draft)
      }
      draft.pace ??= says === 'little_walking' || says === 'rest' || isRefused ? 'easy' : says
      return true
    })
  }
  // Also the hours of the day, which have been read.
  if (SLOW_MORNINGS.test(sheet.text)) draft.pace ??= 'easy'
}

const SLOW_MORNINGS = /\b(?:slow|lazy|unhurried) mornings?\b/

function wishToRest(draft: Draft): void {
  if (draft.interests.some(({ key }) => key === 'relax')) return
  draft.interests.push({ key: 'relax', kind: 'tag', weight: 0.7, minCount: null, exclusive: false, day: null })
}

/** “We don't want to be always on the go”, `ไม่เอาแพลนแน่น`: they refuse what a full pace is called. */
const REFUSED =
  /(?:\b(?:not|never|no|without|rather than|instead of)|n't)\b(?![^.,;!?\n]*\b(?:mind|afraid|problem|wait|time|miss|only|just|sure)\b)[^.,;!?\n]{0,28}$|(?:ไม่|อย่า)(?!กลัว)(?:เอา|อยาก|ต้อง|ขอ|ชอบ|ให้|จัด|มี)[ก-์]{0,12}$/
const REFUSED_REACH = 48

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
