import type { IsoDate } from '../../world/calendar.ts'
import { assume, type Draft } from './draft.ts'
import { findPhrases } from './phrase-rule.ts'
import { phrasePattern, slotPattern } from './phrases.ts'
import { SEASON_RULES } from './season-rules.ts'
import type { Sheet } from './sheet.ts'

const AVOIDED = /(?:ไม่ใช่|ไม่เอา|เลี่ยง|ก่อน|หลัง|\b(?:avoid(?:ing)?|not|before|after|outside(?: of)?|last)(?: the)?)\s*$/

const PATTERNS = SEASON_RULES.map(({ season, reads, unless, months }) => ({
  season,
  months,
  phrases: slotPattern(reads),
  unless: unless ? phrasePattern(unless) : null,
}))

/** A season stands for its usual month, or for the present one if that is part of it. */
export function readSeason(sheet: Sheet, draft: Draft, today: IsoDate): void {
  for (const { season, months, phrases, unless } of PATTERNS) {
    const match = findPhrases(sheet, phrases, unless).find(
      ({ index }) => !AVOIDED.test(sheet.text.slice(Math.max(0, index - 16), index)),
    )
    if (!match || draft.season !== null) continue
    draft.season = season
    const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const month = months.includes(now) ? now : months[0]!
    draft.seasonMonth = `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}`
    sheet.claim({ start: match.index, end: match.index + match[0].length })
  }
}

/** Without a date or a month, the season decides; the cool season of a prompt with dates is only a remark. */
export function settleSeason(draft: Draft): void {
  if (draft.startDate !== null || draft.month !== null || draft.seasonMonth === null) return
  draft.month = draft.seasonMonth
  assume(draft, 'season_only', { month: draft.month })
}
