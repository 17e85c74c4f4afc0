import type { Concept } from '../../world/vocabulary.ts'
import { foldKey } from '../text/fold.ts'
import { isThai, normalise } from '../text/normalise.ts'
import { isOneEdit } from '../text/one-edit.ts'
import { beginsNoName, isFiller } from './filler.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon, MIN_KEY } from './lexicon.ts'
import { cueBefore, hasLengthAfter, isAlone, type NameCue } from './name-cues.ts'
import { isOrdinaryThai } from './ordinary-words.ts'
import { isAmbiguous, isName, isOtherWord } from './other-words.ts'
import type { Sheet, Span, Word } from './sheet.ts'

/** What a stretch of the text means; the value of arcs over ordinary words is null. */
export interface Meaning {
  readonly form: string
  readonly geo: Geo | null
  readonly concepts: readonly Concept[]
  readonly guessed: boolean
  /** Nothing around a doubtful name says that it is one. */
  readonly doubtful: boolean
}

/** Costs of reading a stretch, in ordinary words. */
const COST = {
  filler: 0.9,
  ordinary: 1,
  unknownThai: 1.1,
  unknownThaiLetter: 0.12,
  unknownEnglish: 1.8,
  /** A piece that a name cuts off a word. */
  fragment: 2,
  piece: 0.1,
  name: 0.6,
  kind: 0.8,
  /** A name that is also another word, or is spelled wrongly. */
  ambiguous: 1.2,
  misspelled: 1.4,
  misheard: 1.2,
  withoutCue: 0.8,
  unaligned: 0.55,
} as const

const MAX_ENGLISH_WORDS = 5
const LONGEST_THAI = 26
const SHORTEST_INSIDE = 5
const LONGEST_FILLER = 10
const SHORTEST_THAI = 3

/** Every way to read each stretch of the text. */
export function listArcs(sheet: Sheet, lexicon: Lexicon): Arc<Meaning | null>[] {
  const known = [...thaiForms(sheet, lexicon), ...englishForms(sheet, lexicon)]
  const hasNames = known.some(({ value }) => value !== null && value.geo !== null)
  return [...wordArcs(sheet, known), ...gaps(sheet), ...known, ...nearMisses(sheet, lexicon, hasNames)]
}

/** The words of the text, and the pieces that names leave of them. */
function wordArcs(sheet: Sheet, known: readonly Span[]): Arc<null>[] {
  const cuts = [...new Set(known.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  let next = 0
  return sheet.words.flatMap((word) => {
    const inside: number[] = []
    while ((cuts[next] ?? Number.POSITIVE_INFINITY) <= word.start) next++
    for (let at = next; (cuts[at] ?? Number.POSITIVE_INFINITY) < word.end; at++) inside.push(cuts[at] as number)
    const pieces = inside.flatMap((cut) => [piece(sheet, word.start, cut), piece(sheet, cut, word.end)])
    return [{ start: word.start, end: word.end, cost: wordCost(word), value: null }, ...pieces]
  })
}

/** Spaces and signs between words cost nothing. */
function gaps({ text, words }: Sheet): Arc<null>[] {
  const ends = [0, ...words.map(({ end }) => end)]
  const starts = [...words.map(({ start }) => start), text.length]
  return ends.flatMap((start, at) => {
    const end = starts[at] as number
    return end > start ? [{ start, end, cost: 0, value: null }] : []
  })
}

function piece(sheet: Sheet, start: number, end: number): Arc<null> {
  const text = sheet.text.slice(start, end)
  const cost = isFiller(text) ? COST.filler : isOrdinaryThai(text) ? COST.ordinary : COST.fragment
  return { start, end, cost: cost + COST.piece, value: null }
}

function wordCost({ text, script }: Word): number {
  if (script === 'number' || isFiller(text)) return COST.filler
  if (script === 'en') return COST.unknownEnglish
  return isOrdinaryThai(text) ? COST.ordinary : COST.unknownThai + COST.unknownThaiLetter * text.length
}

const CAN_START = /[\u0e01-\u0e2e\u0e40-\u0e44]/
const MUST_FOLLOW = /[\u0e30-\u0e3a\u0e45-\u0e4e]/

/** Names and kinds in Thai, which may begin and end anywhere in a run; short ones only at words. */
function* thaiForms(sheet: Sheet, lexicon: Lexicon): Generator<Arc<Meaning | null>> {
  const starts = new Map(
    sheet.words.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => [start + at, start] as const),
    ),
  )
  const ends = new Map(
    sheet.words.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => [start + at + 1, end] as const),
    ),
  )
  for (const run of sheet.text.matchAll(/[\u0e01-\u0e4e]{3,}/g)) {
    const end = run.index + run[0].length
    for (let at = run.index; at < end; at++) {
      if (
        !CAN_START.test(sheet.text[at] ?? '') ||
        !lexicon.thaiBeginnings.has(sheet.text.slice(at, at + SHORTEST_THAI))
      )
        continue
      const longest = Math.min(LONGEST_THAI, end - at)
      for (let length = SHORTEST_THAI; length <= longest; length++) {
        if (MUST_FOLLOW.test(sheet.text[at + length] ?? '')) continue
        const form = sheet.text.slice(at, at + length)
        const head = sheet.text.slice(starts.get(at) ?? at, at)
        const tail = sheet.text.slice(at + length, ends.get(at + length) ?? at + length)
        const cut = [head, tail].filter((rest) => rest !== '' && !isFiller(rest)).length
        if (cut > 0 && length < SHORTEST_INSIDE - 1) continue
        const arc =
          cut > 0 && length < SHORTEST_INSIDE
            ? null
            : exactArc(sheet, lexicon, { start: at, end: at + length }, form, cut * COST.unaligned)
        if (arc) yield arc
        else if (cut > 0 && length <= LONGEST_FILLER && isFiller(form))
          yield { start: at, end: at + length, cost: COST.ordinary, value: null }
      }
    }
  }
}

function* englishForms(sheet: Sheet, lexicon: Lexicon): Generator<Arc<Meaning>> {
  for (const [first, last] of windows(sheet, MAX_ENGLISH_WORDS, (word) => word.script !== 'th')) {
    const form = formOf(sheet.text.slice(first.start, last.end))
    const arc = exactArc(sheet, lexicon, { start: first.start, end: last.end }, form, 0)
    if (arc) yield arc
  }
}

function exactArc(
  sheet: Sheet,
  lexicon: Lexicon,
  { start, end }: Span,
  form: string,
  extra: number,
): Arc<Meaning> | null {
  const geo = lexicon.geo.get(form) ?? null
  const concepts = lexicon.concepts.get(form) ?? []
  if (geo === null && concepts.length === 0) return null
  const meant = isOtherWord(sheet, end, form) ? [] : concepts
  const named = geo !== null && (meant.length > 0 || isName(sheet, start, form, geo)) ? geo : null
  if (named === null && meant.length === 0) return null
  if (named === null) return arcOf(start, end, COST.kind + extra, { form, geo: null, concepts: meant })
  const alone = isThai(form) && isAlone(sheet.text, start, end)
  const cue = cueOf(sheet, start, end) ?? (alone ? 'list' : null)
  const unsure = cue === null && isAmbiguous(form, named)
  const cost = isAmbiguous(form, named) ? COST.ambiguous + (unsure ? COST.withoutCue : -COST.withoutCue) : COST.name
  return arcOf(start, end, cost + extra, { form, geo: named, concepts: meant, doubtful: unsure })
}

function arcOf(
  start: number,
  end: number,
  cost: number,
  meaning: Partial<Meaning> & Pick<Meaning, 'form' | 'geo' | 'concepts'>,
): Arc<Meaning> {
  return { start, end, cost, value: { guessed: false, doubtful: false, ...meaning } }
}

/** A length or the beginning of the text is a cue too: `ปาย 3 วัน`. */
function cueOf(sheet: Sheet, start: number, end: number): NameCue {
  return cueBefore(sheet.text, start) ?? (hasLengthAfter(sheet.text, end) ? 'way' : null)
}

const MAX_NEAR_WORDS = 4
const LONGEST_NEAR = 22

/** Names and kinds with a wrong letter, or written by ear. */
function* nearMisses(sheet: Sheet, lexicon: Lexicon, hasNames: boolean): Generator<Arc<Meaning>> {
  for (const [first, last, words] of windows(sheet, MAX_NEAR_WORDS, () => true)) {
    // Names do not end in a particle, and English ones do not begin with one.
    if (words.some(({ script }) => script === 'number') || isParticle(last)) continue
    if (first.script === 'en' && isFiller(first.text)) continue
    const text = sheet.text.slice(first.start, last.end)
    if (text.length < MIN_KEY - 1 || text.length > LONGEST_NEAR || beginsNoName(text)) continue
    const cue = cueOf(sheet, first.start, last.end)
    // Without a cue only the other names of the prompt could support it.
    const isHopeless = first.script === 'th' && cue === null && !hasNames && !lexicon.thaiBeginnings.has(text.slice(0, 3))
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
  if (form.length < MIN_WORD_FOR_EDITS || !/^[a-z]+$/.test(form)) return undefined
  for (const candidate of lexicon.englishConceptsNear(form))
    if (isOneEdit(form, candidate)) return lexicon.concepts.get(candidate)
  return undefined
}

/** Runs of up to `most` adjacent words. */
function* windows(
  sheet: Sheet,
  most: number,
  isEligible: (word: Word) => boolean,
): Generator<readonly [Word, Word, readonly Word[]]> {
  const { words, text } = sheet
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word
    if (!isEligible(first)) continue
    for (let last = at; last < Math.min(words.length, at + most); last++) {
      const word = words[last] as Word
      if (last > at) {
        const before = words[last - 1] as Word
        const gap = text.slice(before.end, word.start)
        const thai = isThai(before.text) && isThai(word.text)
        if (!isEligible(word) || (thai ? gap !== '' : !/^[ \-']?$|^ - $/.test(gap))) break
      }
      yield [first, word, words.slice(at, last + 1)]
    }
  }
}
