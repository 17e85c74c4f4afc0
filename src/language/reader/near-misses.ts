import type { Concept } from '../../world/vocabulary.ts'
import { foldKey } from '../text/fold.ts'
import { isThai, normalise } from '../text/normalise.ts'
import { isOneEdit } from '../text/one-edit.ts'
import { beginsNoName, isFiller } from './filler.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon, MIN_KEY } from './lexicon.ts'
import { arcOf, COST, cueOf, type Meaning, windows } from './meaning.ts'
import { hasLengthAfter, type NameCue } from './name-cues.ts'
import { isOrdinaryThai } from './ordinary-words.ts'
import type { Sheet, Word } from './sheet.ts'

const MAX_NEAR_WORDS = 4
const LONGEST_NEAR = 22

/** Names and kinds with a wrong letter, or written by ear. */
export function* nearMisses(sheet: Sheet, lexicon: Lexicon, hasNames: boolean): Generator<Arc<Meaning>> {
  for (const [first, last, words] of windows(sheet, MAX_NEAR_WORDS, () => true)) {
    // Names do not end in a particle, and English ones do not begin with one.
    if (words.some(({ script }) => script === 'number') || isParticle(last)) continue
    if (first.script === 'en' && isFiller(first.text)) continue
    const text = sheet.text.slice(first.start, last.end)
    if (text.length < MIN_KEY - 1 || text.length > LONGEST_NEAR || beginsNoName(text)) continue
    const cue = cueOf(sheet, first.start, last.end)
    // Without a cue only the other names of the prompt could support it.
    const isHopeless =
      first.script === 'th' && cue === null && !hasNames && !lexicon.thaiBeginnings.has(text.slice(0, 3))
    const arc = isHopeless ? null : nearMiss(sheet, lexicon, formOf(normalise(text)), words, cue)
    if (arc) yield arc
  }
}

function nearMiss(
  sheet: Sheet,
  lexicon: Lexicon,
  form: string,
  words: readonly Word[],
  cue: NameCue,
): Arc<Meaning> | null {
  const [first, last] = [words[0] as Word, words.at(-1) as Word]
  if (lexicon.geo.has(form) || lexicon.concepts.has(form)) return null
  const thai = first.script === 'th'
  // Words that the dictionary has are those words, unless something says that a name follows.
  const ordinary = words.every(({ text, script }) => (script === 'th' ? isOrdinaryThai(text) : isFiller(text)))
  const named = cue === 'head' || hasLengthAfter(sheet.text, last.end) || BEGINS_NAME.test(form)
  if (ordinary && !named) return null
  const key = foldKey(form)
  if (key.length < MIN_KEY) return null
  const heard = lexicon.geoByKey.get(key)
  const geo = heard ?? nearGeo(lexicon, key) ?? nearForm(lexicon, form)
  const shown = cue !== null || (!thai && isCapital(sheet, first))
  if (geo) {
    const cost = (heard ? COST.misheard : COST.misspelled) + (shown ? 0 : COST.withoutCue)
    return arcOf(first.start, last.end, cost, {
      form,
      geo,
      concepts: [],
      guessed: heard === undefined,
      doubtful: !shown,
    })
  }
  const concepts = lexicon.conceptByKey.get(key) ?? (words.length === 1 ? nearConcept(lexicon, form) : undefined)
  if (!concepts || words.some(({ text }) => isFiller(text))) return null
  return arcOf(first.start, last.end, COST.misspelled, { form, geo: null, concepts, guessed: true })
}

const BEGINS_NAME = /^(?:เกาะ|ดอย|หาด|อ่าว|แม่ฮ่อง|เชียง)[\u0e01-\u0e4e]{3}/

/** A single letter is a piece of a name that the dictionary does not know. */
function isParticle({ text }: Word): boolean {
  return text.length > 1 && isFiller(text)
}

function isCapital(sheet: Sheet, { start }: Word): boolean {
  return /^\p{Lu}/u.test(sheet.raw.slice(start, start + 1)) && sheet.raw !== sheet.raw.toUpperCase()
}

const MIN_KEY_FOR_EDITS = 6

function nearGeo(lexicon: Lexicon, key: string): Geo | undefined {
  if (key.length < MIN_KEY_FOR_EDITS) return undefined
  for (const candidate of lexicon.keysNear(key)) {
    const geo = isOneEdit(key, candidate) ? lexicon.geoByKey.get(candidate) : undefined
    if (geo && geo.kind !== 'area') return geo
  }
  return undefined
}

const MIN_THAI_FOR_EDITS = 5

/** One letter off as it is written. */
function nearForm(lexicon: Lexicon, form: string): Geo | undefined {
  if (form.length < (isThai(form) ? MIN_THAI_FOR_EDITS : MIN_KEY_FOR_EDITS)) return undefined
  const near = lexicon.formsNear(form).find((candidate) => isOneEdit(form, candidate))
  return near === undefined ? undefined : lexicon.geo.get(near)
}

const MIN_WORD_FOR_EDITS = 5

function nearConcept(lexicon: Lexicon, form: string): readonly Concept[] | undefined {
  if (form.length < MIN_WORD_FOR_EDITS || !/^[a-z]+$/.test(form) || isFiller(form.replace(/s$/, ''))) return undefined
  for (const candidate of lexicon.englishConceptsNear(form))
    if (isOneEdit(form, candidate)) return lexicon.concepts.get(candidate)
  return undefined
}
