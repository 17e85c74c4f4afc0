import type { Draft } from './draft.ts'
import { JOURNEY_RULES, JOURNEY_SLOTS } from './journey-rules.ts'
import { slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { mayMatch } from './triggers.ts'

const PATTERNS = JOURNEY_RULES.map(({ journey, reads }) => ({ journey, ...slotPattern(reads, JOURNEY_SLOTS) }))

export function readJourney(sheet: Sheet, draft: Draft): void {
  draft.journey = PATTERNS.filter(
    ({ pattern, triggers }) => mayMatch(sheet.letters, triggers) && sheet.text.search(pattern) >= 0,
  ).map(({ journey }) => journey)
}

const OF_LOOP = /^(?:(?:do|ride|drive|driving|the|road|trip|back|tour|route|circular|loop|looping)(?: |$)){1,8}$/

/** Whether words that nothing else reads are the round trip that is read. */
export function isOfJourney(text: string, { journey }: Pick<Draft, 'journey'>): boolean {
  return journey.includes('loop') && OF_LOOP.test(text)
}
