import type { Draft } from './draft.ts'
import { MOBILITY_RULES } from './mobility-rules.ts'
import { MOBILITY_SLOTS } from './mobility-slots.ts'
import { findPhrases, outside } from './phrase-rule.ts'
import { listOf, phrasePattern, slotPattern } from './phrases.ts'
import type { Sheet } from './sheet.ts'

const PATTERNS = MOBILITY_RULES.map(({ walking, reads, unless }) => ({
  walking,
  phrases: slotPattern(reads, MOBILITY_SLOTS),
  unless: unless ? phrasePattern(unless, MOBILITY_SLOTS) : null,
}))
/** What the child rides in, at the end of what was read; a wheelchair beside it keeps its own words. */
const PRAM = /(?:รถเข็น(?:เด็ก|ลูก|เบบี๋|ทารก|น้อง)?|สโตรลเลอร์|รถเด็ก|strollers?|push ?chairs?|buggy|prams?|baby carriage)$/

/** Words before a wheelchair, which say nothing else. */
const CHAIR = slotPattern(
  listOf(
    '(use(s)|using|push(es|ing)|bring(s|ing)|has|have|with|in) (a|an|his|her|my|our|the|one|) {chairs} [wheelchair|wheel chair], {chairs} [wheelchair|wheel chair]',
  ),
  {
    chairs:
      '(?:manual|folding|foldable|electric|powered|motori[sz]ed|lightweight|light|standard|transport|self[- ]propelled|own|big|small|narrow)',
  },
)

/** How far the travellers can walk. The words of a wheelchair stay, because they also name a kind of place. */
export function readMobility(sheet: Sheet, draft: Draft): void {
  for (const { walking, phrases, unless } of PATTERNS) {
    const matches = findPhrases(sheet, phrases, unless)
    if (matches.length === 0) continue
    if (walking === 'little' && !takeOutside(sheet, phrases.pattern, unless)) continue
    if (walking === 'wheelchair') sheet.take(CHAIR.pattern)
    if (walking === 'stroller') for (const match of matches) claimPram(sheet, match)
    draft.walking ??= walking
    draft.pace ??= 'easy'
  }
}

const takeOutside = (sheet: Sheet, pattern: RegExp, unless: RegExp | null): boolean =>
  sheet.take(pattern, (match) => unless === null || outside([match], () => sheet.findAnywhere(unless)).length > 0)

function claimPram(sheet: Sheet, { index, 0: text }: RegExpExecArray): void {
  const at = text.search(PRAM)
  if (at >= 0) sheet.claim({ start: index + at, end: index + text.length })
}
