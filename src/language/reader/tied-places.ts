import { DESCRIBED_PLACE_RULES } from './described-place-rules.ts'
import type { Draft } from './draft.ts'
import { type Compiled, matchesAnywhere, RuleList } from './phrase-rule.ts'
import type { Gazetteer } from './reading.ts'
import type { Sheet } from './sheet.ts'
import { TIED_PLACE_RULES, TIED_PLACE_SLOTS, type TiedPlaceRule } from './tied-place-rules.ts'

const RULES = new RuleList([...TIED_PLACE_RULES, ...DESCRIBED_PLACE_RULES], TIED_PLACE_SLOTS)
const CERTAINTY = 0.97
const REFUSED = /(?:\b(?:no|not|skip|avoid|without|except|seen|done)\b[^.,;!?\n]{0,16}|ไม่(?:เอา|ไป)?[ก-์]{0,8})$/

/** “One night in a raft house”: a place that is meant without its name, if it lies where they go. */
export function readTiedPlaces(sheet: Sheet, draft: Draft, gazetteer: Gazetteer): void {
  for (const compiled of RULES.within(sheet)) {
    const { rule } = compiled
    const [span] = spansIn(sheet, compiled)
    if (span === undefined || !liesThere(draft, rule) || REFUSED.test(sheet.text.slice(0, span.start))) continue
    const { place, provinceCode } = rule
    const [found] = gazetteer.findPlaces(place, { provinceCodes: [provinceCode], limit: 1 })
    if (found === undefined) continue
    sheet.claim(span)
    const isSaid = (name: string) => sheet.text.slice(span.start, span.end).includes(name.toLowerCase())
    // What they come to see is not where they set out.
    if (draft.start !== null && isSaid(draft.start.text)) draft.start = null
    draft.notFound = draft.notFound.filter((name) => !isSaid(name))
    if (draft.mustVisit.some(({ placeId }) => placeId === found.id)) continue
    const text = sheet.raw.slice(span.start, span.end)
    draft.mustVisit.push({ placeId: found.id, text, provinceCode, certainty: CERTAINTY, alternatives: [], day: null })
  }
}

const spansIn = (sheet: Sheet, compiled: Compiled<TiedPlaceRule>) =>
  matchesAnywhere(sheet, compiled).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

function liesThere({ provinces, regions }: Draft, { elsewhere, around, provinceCode }: TiedPlaceRule): boolean {
  if (provinces.some((code) => elsewhere.includes(code))) return false
  if (around === 'all') return true
  if (provinces.length > 0) return provinces.some((code) => around.includes(code))
  return regions.length === 0 || regions.some(({ provinceCodes }) => provinceCodes.includes(provinceCode))
}
