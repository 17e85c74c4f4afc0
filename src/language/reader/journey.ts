import type { Draft } from './draft.ts'
import { JOURNEY_RULES, JOURNEY_SLOTS } from './journey-rules.ts'
import { findPhrases } from './phrase-rule.ts'
import { phrasePattern, slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'

const PATTERNS = JOURNEY_RULES.map(({ journey, reads, unless }) => ({
  journey,
  phrases: slotPattern(reads, JOURNEY_SLOTS),
  unless: unless ? phrasePattern(unless, JOURNEY_SLOTS) : null,
}))

export function readJourney(sheet: Sheet, draft: Draft): void {
  draft.journey = PATTERNS.filter(({ phrases, unless }) => findPhrases(sheet, phrases, unless).length > 0).map(
    ({ journey }) => journey,
  )
}

const OF_LOOP = /^(?:(?:do|ride|drive|driving|the|road|trip|back|tour|route|circular|loop|looping)(?: |$)){1,8}$/

/** Whether words that nothing else reads are the round trip that is read. */
export function isOfJourney(text: string, { journey }: Pick<Draft, 'journey'>): boolean {
  return journey.includes('loop') && OF_LOOP.test(text)
}
