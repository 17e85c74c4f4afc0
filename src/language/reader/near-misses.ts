import type { Concept } from '../../world/vocabulary.ts'
import { foldKey } from '../text/fold.ts'
import { isThai, normalise } from '../text/normalise.ts'
import { isOneEdit, isTwisted } from '../text/one-edit.ts'
import { beginsNoName, isFiller } from './filler.ts'
import { isRuleWord } from './is-rule-word.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon, MIN_KEY, scrambled } from './lexicon.ts'
import { arcOf, areJoined, COST, cueOf, type Meaning } from './meaning.ts'
import { hasLengthAfter } from './name-cues.ts'
import { namesOf, provinceCodesOf } from './name-provinces.ts'
import { isOrdinaryEnglish } from './ordinary-english.ts'
import { isOrdinaryThai } from './ordinary-thai.ts'
import type { Sheet, Word } from './sheet.ts'
import { beginningAt } from './thai-beginnings.ts'
import { kindOfWord } from './word-kinds.ts'

const MAX_NEAR_WORDS = 4
const LONGEST_NEAR = 22
const ROAD_AFTER = /^ (?:road|street|rd|soi)\b/

/** Adds names and kinds with a wrong letter, or written by ear. */
export function addNearMisses(
  sheet: Sheet,
  lexicon: Lexicon,
  known: readonly Arc<Meaning | null>[],
  arcs: Arc<Meaning | null>[],
): void {
  const { words, text } = sheet
  const hasNames = known.some(({ value }) => value !== null && value.geo !== null)
  const near: NearMisses = { sheet, lexicon, known, hasNames, arcs }
  for (let at = 0; at < words.length; at++) addRuns(near, words, at, words[at] as Word)
  // After names and kinds that end inside a word, as the dictionary sees it: `ไหว้พระ|อยุทยา`.
  for (const cut of new Set(known.map(({ end }) => end))) {
    const at = words.findIndex(({ start, end }) => start < cut && cut < end)
    const word = words[at]
    if (word?.script === 'th') addRuns(near, words, at, { ...word, start: cut, text: text.slice(cut, word.end) })
  }
}

interface NearMisses {
  readonly sheet: Sheet
  readonly lexicon: Lexicon
  readonly known: readonly Arc<Meaning | null>[]
  readonly hasNames: boolean
  readonly arcs: Arc<Meaning | null>[]
}

/** Runs of words that begin with this one, or a part of it. No name has a number in it, and English ones begin with no particle. */
function addRuns(near: NearMisses, words: readonly Word[], at: number, first: Word): void {
  const { text } = near.sheet
  if (first.script === 'number' || (first.script === 'en' && kindOfWord(first.text) === 'filler')) return
  const isPart = first !== words[at]
  for (let to = at; to < words.length && to < at + MAX_NEAR_WORDS; to++) {
    const last = to === at ? first : (words[to] as Word)
    if (last.script === 'number' || last.end - first.start > LONGEST_NEAR) return
    if (to > at && !goesOn(text, words[to - 1] as Word, last, isPart)) return
    // Names do not end in a particle.
    if (last.end - first.start < MIN_KEY - 1 || isParticle(last)) continue
    addNearMiss(near, words, at, to, first)
  }
}

/** After a part of a word only Thai goes on, without a gap. */
const goesOn = (text: string, before: Word, word: Word, isPart: boolean): boolean =>
  isPart
    ? word.script === 'th' && word.start === before.end
    : areJoined(text, before, word, isThai(before.text) && isThai(word.text))

function addNearMiss(near: NearMisses, words: readonly Word[], at: number, to: number, first: Word): void {
  const { sheet, lexicon, known, hasNames, arcs } = near
  const last = to === at ? first : (words[to] as Word)
  const text = sheet.text.slice(first.start, last.end)
  if (beginsNoName(text)) return
  // Thai is normalised already.
  const form = first.script === 'th' && last.script === 'th' ? text : formOf(normalise(text))
  const nearest = nearestOf(lexicon, form, to === at)
  if (nearest === null) return
  const { geo } = nearest
  // A road has a name of its own, which is like that of a district.
  if (geo && ROAD_AFTER.test(sheet.text.slice(last.end, last.end + 8))) return
  if (geo && to > at && (holdsOtherName(geo, first, last, known) || isKindAndName(first, last, known))) return
  const run = [first, ...words.slice(at + 1, to + 1)]
  const arc = nearMiss(sheet, { form, near: nearest, words: run, hasNames, lexicon })
  if (arc) arcs.push(arc)
}

/** “Trat islands” are those of Trat, not the Trang islands with a wrong letter: a known name inside is that name. */
function holdsOtherName(geo: Geo, first: Word, last: Word, known: readonly Arc<Meaning | null>[]): boolean {
  const codes = provinceCodesOf(geo, [])
  return known.some(({ start, end, value }) => {
    if (start < first.start || end > last.end || !value?.geo || value.doubtful) return false
    // `เพชรบูณ์`: the name that is meant begins like the one inside.
    if (start === first.start && namesOf(geo).some((name) => name.startsWith(value.form))) return false
    const inside = provinceCodesOf(value.geo, [])
    return inside.length > 0 && !inside.some((code) => codes.includes(code))
  })
}

/** `ทะเลระยอง` is the sea of Rayong, not its Ko Thalu with a wrong letter. */
function isKindAndName(first: Word, last: Word, known: readonly Arc<Meaning | null>[]): boolean {
  const names = known.filter(({ end, value }) => end === last.end && value?.geo && !value.doubtful)
  return names.some((name) =>
    known.some(
      ({ start, end, value }) => start === first.start && end === name.start && (value?.concepts.length ?? 0) > 0,
    ),
  )
}

/** What a form may be with a wrong letter, wherever it is written. */
interface Near {
  readonly geo: Geo | undefined
  /** By its sound, not by a letter. */
  readonly isHeard: boolean
  readonly concepts: readonly Concept[] | undefined
}

const MOST_KEPT = 20_000
/** Of forms of one word and of several. */
const kept = new WeakMap<Lexicon, readonly [Map<string, Near | null>, Map<string, Near | null>]>()

/** Keeps the latest answers: texts repeat their words. */
function nearestOf(lexicon: Lexicon, form: string, isOneWord: boolean): Near | null {
  let both = kept.get(lexicon)
  if (!both) kept.set(lexicon, (both = [new Map(), new Map()]))
  const known = both[isOneWord ? 0 : 1]
  let near = known.get(form)
  if (near === undefined) {
    if (known.size >= MOST_KEPT) known.clear()
    near = findNearest(lexicon, form, isOneWord)
    known.set(form, near)
  }
  return near
}

function findNearest(lexicon: Lexicon, form: string, isOneWord: boolean): Near | null {
  if (lexicon.geo.has(form) || lexicon.concepts.has(form) || (isOneWord && isOrdinaryEnglish(form))) return null
  const key = foldKey(form)
  const isShort = key.length < MIN_KEY
  if (isShort && (!isOneWord || form.length < MIN_KEY_FOR_EDITS || isThai(form))) return null
  const heard = isShort ? undefined : lexicon.geoByKey.get(key)
  // “Phuekt” has few sounds and enough letters.
  const geo = isShort
    ? nearForm(lexicon, form)
    : (heard ?? nearGeo(lexicon, key) ?? nearForm(lexicon, form) ?? lexicon.geoByLetters.get(scrambled(form)))
  if (isShort && !geo) return null
  // “Bangla” is not Bang Na with a wrong letter.
  if (geo && lexicon.isWellKnown(form)) return null
  const concepts = geo
    ? undefined
    : (lexicon.conceptByKey.get(key) ?? (isOneWord ? nearConcept(lexicon, form) : undefined))
  return geo || concepts ? { geo, isHeard: heard !== undefined, concepts } : null
}

interface Candidate {
  readonly form: string
  readonly near: Near
  readonly words: readonly Word[]
  readonly hasNames: boolean
  readonly lexicon: Lexicon
}

function nearMiss(sheet: Sheet, { form, near, words, hasNames, lexicon }: Candidate): Arc<Meaning> | null {
  const [first, last] = [words[0] as Word, words.at(-1) as Word]
  const thai = first.script === 'th'
  const cue = cueOf(sheet, first.start, last.end)
  // Without a cue only the other names of the prompt could support it. A long name is nothing else:
  // `กาญจนะบุรี`, but `บางกอกแอร์` is a company.
  const isLong = thai && !form.endsWith('แอร์') && near.geo?.kind === 'province' && form.length >= LONG_NAME
  if (thai && cue === null && !isLong && !hasNames && !lexicon.thaiBeginnings.has(beginningAt(form, 0))) return null
  // Words that the dictionary has are those words, unless something says that a name follows.
  const ordinary = words.every(({ text, script }) => (script === 'th' ? isOrdinaryThai(text) : isFiller(text)))
  const { geo, isHeard, concepts } = near
  // Scraps beside a cue that sound like a name are that name: `อ|ยุ|ทยา`.
  const isScrap = isHeard && cue !== null && words.some(({ text }) => text.length < SHORTEST_WORD)
  const isShown = cue === 'head' || isLong || hasLengthAfter(sheet.text, last.end) || BEGINS_NAME.test(form) || isScrap
  // `หาดที่น้ำตื้น` says what kind of beach it is, `เกาะนะหมา…` ends with a particle.
  const isRelative = words.some(({ text }, at) => at > 0 && (text === 'ที่' || text === 'นะ'))
  if (ordinary && (!isShown || isRelative)) return null
  if (geo) {
    const shown = cue !== null || isLong || (!thai && isCapital(sheet, first))
    const cost = (isHeard ? COST.misheard : COST.misspelled) + (shown ? 0 : COST.withoutCue)
    const meaning = { form, geo, concepts: [], guessed: !isHeard, doubtful: !shown }
    return arcOf(first.start, last.end, cost, meaning)
  }
  if (!concepts || words.some(({ text }) => isFiller(text))) return null
  return arcOf(first.start, last.end, COST.misspelled, { form, geo: null, concepts, guessed: true })
}

const LONG_NAME = 9
const SHORTEST_WORD = 3
const BEGINS_NAME = /^(?:เกาะ|ดอย|หาด|อ่าว|แม่ฮ่อง|เชียง)[\u0e01-\u0e4e]{3}/

/** A single letter is a piece of a name that the dictionary does not know. */
function isParticle({ text }: Word): boolean {
  // “Krabi a week”.
  return (text.length > 1 || text === 'a') && kindOfWord(text) === 'filler' && !ENDS_NAME.has(text)
}

/** Ordinary words in which names of towns end: `เชยง|ใหม่`. */
const ENDS_NAME = new Set(['ใหม่', 'ใหญ่', 'เก่า'])

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
const MIN_TWISTED = 7

/** One letter off as it is written. */
function nearForm(lexicon: Lexicon, form: string): Geo | undefined {
  if (form.length < (isThai(form) ? MIN_THAI_FOR_EDITS : MIN_KEY_FOR_EDITS)) return undefined
  const near =
    lexicon.formsNear(form).find((candidate) => isOneEdit(form, candidate)) ??
    (form.length >= MIN_TWISTED ? lexicon.formsNear(form).find((candidate) => isTwisted(form, candidate)) : undefined)
  return near === undefined ? undefined : lexicon.geo.get(near)
}

const MIN_WORD_FOR_EDITS = 5

function nearConcept(lexicon: Lexicon, form: string): readonly Concept[] | undefined {
  if (
    form.length < MIN_WORD_FOR_EDITS ||
    !/^[a-z]+$/.test(form) ||
    isFiller(form.replace(/s$/, '')) ||
    isRuleWord(form)
  )
    return undefined
  for (const candidate of lexicon.englishConceptsNear(form))
    if (isOneEdit(form, candidate)) return lexicon.concepts.get(candidate)
  return undefined
}
