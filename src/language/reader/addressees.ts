import { PEOPLE_RULES, PEOPLE_SLOTS } from './addressee-rules.ts'
import { findPhrases } from './phrase-rule.ts'
import { listOf, phrasePattern, slotPattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** A name has so many words at most: “Mark and Lisa”. */
const MOST_WORDS = 4
const JOINED = /^(?:[ \t]{1,2}|[ \t]?(?:&|\+|,[ \t]|-)[ \t]?)$/
const AND = new Set(['and', 'n'])

const RULES = PEOPLE_RULES.map(({ opens, closes, small }) => ({
  opens: slotPattern(listOf(opens), PEOPLE_SLOTS),
  closes: new RegExp(`^(?:${phrasePattern(listOf(closes), PEOPLE_SLOTS).source})`),
  isSmall: small === true,
}))
const SIGNS = /^[ \t,:!\n-]{1,4}/

/** Claims whom a prompt greets, thanks or introduces: “Hi Sarah, …”, “cheers, Tom”. They are no places. */
export function claimPeople(sheet: Sheet): void {
  for (const { opens, closes, isSmall } of RULES)
    for (const { index: start, 0: words } of findPhrases(sheet, opens)) {
      const end = start + words.length
      const signs = SIGNS.exec(sheet.text.slice(end, end + SIGNS_REACH))?.[0] ?? ''
      const name = signs === '' ? null : nameAt(sheet, end + signs.length, isSmall)
      if (name && closes.test(sheet.text.slice(name.end))) sheet.claim({ start, end: name.end })
    }
}
const SIGNS_REACH = 4

/** The words of a name from here on: with capitals, or one in small letters; none that is known. */
function nameAt(sheet: Sheet, from: number, isSmall: boolean): Span | null {
  const first = sheet.words.findIndex(({ start }) => start >= from)
  const begin = sheet.words[first]
  if (begin?.start !== from) return null
  let end: number | null = null
  for (const [at, word] of sheet.words.slice(first, first + MOST_WORDS).entries()) {
    const before = sheet.words[first + at - 1]
    if (at > 0 && !JOINED.test(sheet.text.slice(before!.end, word.start))) break
    if (AND.has(word.text) && at > 0) continue
    const isName = isCapital(sheet, word) || (isSmall && at === 0 && !sheet.hasInnerCapital)
    if (word.script !== 'en' || sheet.isGuarded(word) || !sheet.isFree(word) || !isName) break
    end = word.end
  }
  return end === null ? null : { start: from, end }
}

const isCapital = (sheet: Sheet, { start }: Span) => /^\p{Lu}/u.test(sheet.raw.slice(start))
