import type { Geo } from './lexicon.ts'
import { nameSenseOf } from './name-senses.ts'
import { DISTRICTS_LIKE_WORDS, NAMES_LIKE_WORDS, NO_KINDS_EN, NO_KINDS_TH } from './names-like-words.ts'
import { isOrdinaryThai } from './ordinary-thai.ts'
import { hasOtherSense } from './other-senses.ts'
import { DONE_IN_A_DISTRICT, OF_A_DISTRICT, OF_ANOTHER_KIND, ON_THE_WAY_TO_A_DISTRICT } from './other-word-rules.ts'
import { listOf } from './phrases.ts'
import type { Sheet } from './sheet.ts'

// The words: `names-like-words.ts`, `other-word-rules.ts`.

/** Forms that usually mean something else than in the vocabulary. */
const OTHER_WORDS = new Set([...listOf(NO_KINDS_EN), ...listOf(NO_KINDS_TH)])

export function isOtherWord(sheet: Sheet, end: number, form: string): boolean {
  return OTHER_WORDS.has(form) || hasOtherSense(sheet.text, end, form)
}

/** Names that are also other words. Of districts and destinations, which are many, every short one that the dictionary has. */
export function isAmbiguous(form: string, geo: Geo): boolean {
  return AMBIGUOUS_NAMES.has(form) || (isLocal(geo) && form.length <= LONG_ENOUGH && isOrdinaryThai(form))
}

const LONG_ENOUGH = 6
const isLocal = ({ kind }: Geo) => kind === 'district' || kind === 'destination'
const AMBIGUOUS_NAMES = new Set(listOf(NAMES_LIKE_WORDS))

/** `เลย` and `ตาก` are provinces, but usually other words. */
export function isName(sheet: Sheet, start: number, form: string, geo: Geo): boolean {
  const said = nameSenseOf(sheet.text, start, form)
  if (said !== null) return said
  const before = sheet.text.slice(Math.max(0, start - 24), start)
  // `เขาหินซ้อน` is no island.
  if (geo.kind === 'island' && !form.startsWith('เกาะ') && OF_ANOTHER_KIND.test(before)) return false
  if (geo.kind === 'district')
    return (
      OF_A_DISTRICT.test(before) ||
      (!COMMON_DISTRICTS.has(form) &&
        (ON_THE_WAY_TO_A_DISTRICT.test(before) || (form.length >= TELLING && DONE_IN_A_DISTRICT.test(before))))
    )
  return true
}

const TELLING = 6
const COMMON_DISTRICTS = new Set(listOf(DISTRICTS_LIKE_WORDS))
