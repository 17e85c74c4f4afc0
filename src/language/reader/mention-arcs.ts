import { isThai, isThaiLetter } from '../text/normalise.ts'
import { anchoredTest } from './anchored.ts'
import { beginsParticle, hasStretched, isFiller, isFillerRun, isMisspelled } from './filler.ts'
import { BEGINS } from './form-index.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon } from './lexicon.ts'
import { arcOf, areJoined, COST, cueOf, type Meaning } from './meaning.ts'
import { isAlone } from './name-cues.ts'
import { addNearMisses } from './near-misses.ts'
import { areWordsBetween, isOrdinaryThai } from './ordinary-thai.ts'
import { isAmbiguous, isName, isOtherWord } from './other-words.ts'
import type { Sheet, Span, Word } from './sheet.ts'
import { beginningAt, LONGEST_THAI } from './thai-beginnings.ts'
import { kindOfWord } from './word-kinds.ts'

const MAX_ENGLISH_WORDS = 5
const SHORTEST_INSIDE = 5
const LONGEST_FILLER = 10
/** Bit n for n letters. */
const FILLER_LENGTHS = (2 << LONGEST_FILLER) - 1
const SHORTEST_THAI = 3
/** Of two words. */
const SHORTEST_JOINED = 4

/** Every way to read each stretch of the text. */
export function listArcs(sheet: Sheet, lexicon: Lexicon): Arc<Meaning | null>[] {
  const known: Arc<Meaning | null>[] = []
  addThai(sheet, lexicon, known)
  addEnglish(sheet, lexicon, known)
  const arcs = wordArcs(sheet, known)
  addGaps(sheet, arcs)
  for (const arc of known) arcs.push(arc)
  addNearMisses(sheet, lexicon, known, arcs)
  return arcs
}

/** The arcs that leave a name whole, with it and what it leaves of other words. */
export function around(
  sheet: Sheet,
  name: Arc<Meaning>,
  arcs: readonly Arc<Meaning | null>[],
): readonly Arc<Meaning | null>[] {
  const beside = arcs.filter(({ start, end }) => end <= name.start || start >= name.end)
  return [
    ...beside,
    ...wordArcs(sheet, [name]).filter(({ start, end }) => end <= name.start || start >= name.end),
    name,
  ]
}

/** The words of the text, and the pieces that names leave of them. */
function wordArcs({ text, words }: Sheet, known: readonly Span[]): Arc<Meaning | null>[] {
  const cuts = new Set<number>()
  for (const { start, end } of known) cuts.add(start).add(end)
  const arcs: Arc<Meaning | null>[] = []
  for (const word of words) {
    arcs.push({ start: word.start, end: word.end, cost: wordCost(word), value: null })
    if (cuts.size === 0) continue
    for (let cut = word.start + 1; cut < word.end; cut++)
      if (cuts.has(cut)) arcs.push(piece(text, word.start, cut), piece(text, cut, word.end))
  }
  return arcs
}

/** Spaces and signs between words cost nothing. */
function addGaps({ text, words }: Sheet, arcs: Arc<Meaning | null>[]): void {
  let start = 0
  for (const word of words) {
    if (word.start > start) arcs.push({ start, end: word.start, cost: 0, value: null })
    start = word.end
  }
  if (text.length > start) arcs.push({ start, end: text.length, cost: 0, value: null })
}

function piece(text: string, start: number, end: number): Arc<null> {
  return { start, end, cost: pieceCost(text.slice(start, end)) + COST.piece, value: null }
}

function pieceCost(text: string): number {
  const kind = kindOfWord(text)
  if (kind === 'filler') return COST.filler
  return kind === 'ordinary' || isSeveralWords(text) ? COST.ordinary : COST.fragment
}

/** `ระนอง|ฝนจะตก`, `กระบี่|ฝนตก`: the division joins short words with the one before them. */
const isJoined = (word: string, rest: string) =>
  !isOrdinaryThai(word) && (rest.length < SHORTEST_JOINED ? isOrdinaryThai(rest) : isSeveralWords(rest))

const isSeveralWords = (text: string) =>
  text.length >= SHORTEST_JOINED && isThai(text) && !isOrdinaryThai(text) && areWordsBetween(text)

function wordCost({ text, script }: Word): number {
  const kind = script === 'number' ? 'filler' : kindOfWord(text)
  if (kind === 'filler') return COST.filler
  if (script === 'en') return COST.unknownEnglish
  return kind === 'ordinary' ? COST.ordinary : COST.unknownThai + COST.unknownThaiLetter * text.length
}

/** The dictionary divides `นอน|กาญ` in the wrong place. */
const isVerb = anchoredTest(/(?:นอน|ค้าง|พัก|เที่ยว|แวะ|แถว|แถบ|ย่าน|ทริป|หนี|เบื่อ|ชาว|ปั๊ม|บ้านที่|ออกจาก|จังหวัด|จัหวัด|จังวัด)$/)
const LONGEST_VERB = 7
/** Consonants and the vowels written before them. */
const canStart = (code: number) => (code >= 0x0e01 && code <= 0x0e2e) || (code >= 0x0e40 && code <= 0x0e44)
/** What cannot be without the letter before it. */
const mustFollow = (code: number) => (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e45 && code <= 0x0e4e)

/** Names and kinds in Thai, which may begin and end anywhere in a run; short ones only at words. */
function addThai(sheet: Sheet, lexicon: Lexicon, arcs: Arc<Meaning | null>[]): void {
  const { text } = sheet
  for (let start = 0; start < text.length; start++) {
    if (!isThaiLetter(text.charCodeAt(start))) continue
    let end = start + 1
    while (end < text.length && isThaiLetter(text.charCodeAt(end))) end++
    const isDrawnOut = hasStretched(text, start, end)
    for (let at = start; at + SHORTEST_THAI <= end; at++) {
      if (!canStart(text.charCodeAt(at))) continue
      let lengths = lexicon.forms.lengthsAt(text, at, end)
      if ((isDrawnOut || beginsParticle(text, at)) && lexicon.thaiBeginnings.has(beginningAt(text, at)))
        lengths |= FILLER_LENGTHS
      const longest = Math.min(31 - Math.clz32(lengths), end - at)
      for (let length = SHORTEST_THAI; length <= longest; length++)
        if (((lengths >> length) & 1) !== 0 && !mustFollow(text.charCodeAt(at + length)))
          addThaiForm(sheet, lexicon, { start: at, end: at + length }, arcs)
    }
    start = end
  }
}

function addThaiForm(sheet: Sheet, lexicon: Lexicon, span: Span, arcs: Arc<Meaning | null>[]): void {
  const { text } = sheet
  const { start, end } = span
  const form = text.slice(start, end)
  if (isMisspelled(form)) arcs.push({ start, end, cost: COST.filler, value: null })
  if (!lexicon.geo.has(form) && !lexicon.concepts.has(form) && !isFiller(form)) return
  const [first, last] = [wordAt(sheet.words, start), wordAt(sheet.words, end - 1)]
  const isLed = first.start < start && isVerb(text.slice(Math.max(0, start - LONGEST_VERB), start))
  const head = isLed ? '' : text.slice(first.start, start)
  const cut = Number(isCutOff(first, head)) + Number(isCutOff(last, text.slice(end, last.end)))
  if (cut > 0 && form.length < SHORTEST_INSIDE - 1 && !isVerb(form)) return
  const after = cut > 0 && head === '' && lexicon.geo.has(form) ? wordsFrom(sheet, end, last.end) : []
  for (const arc of after) arcs.push(arc)
  const isShort = cut > 0 && form.length < SHORTEST_INSIDE && after.length === 0
  const extra = after.length > 0 ? 0 : cut * COST.unaligned
  const arc = isShort ? null : exactArc(sheet, lexicon, span, form, extra)
  // The dictionary scatters `รีวิว`, or a word hides in a longer one.
  const isOther = cut > 0 || first !== last
  if (arc) arcs.push(arc)
  else if (isOther && form.length <= LONGEST_FILLER && isFiller(form))
    arcs.push({ start, end, cost: COST.ordinary, value: null })
}

/** Whether a name cuts off a piece that a word cannot lose. */
const isCutOff = ({ text }: Word, piece: string): boolean =>
  piece !== '' && !isFillerRun(piece) && !isJoined(text, piece)

/** The word that has this letter. */
function wordAt(words: readonly Word[], letter: number): Word {
  let [from, to] = [0, words.length - 1]
  while (from < to) {
    const middle = (from + to + 1) >> 1
    if ((words[middle] as Word).start <= letter) from = middle
    else to = middle - 1
  }
  return words[from] as Word
}

/**
 * `สมุย|กิน|อะไร`, where the segmenter sees `สมุ|ยกิ|นอะ|ไร`: the words after a name up to where they and those of the
 * sheet end together; none if one of them is unknown.
 */
function wordsFrom({ text, words }: Sheet, start: number, endOfWord: number): Arc<null>[] {
  const found: Arc<null>[] = []
  for (const { segment, index } of segmentThai.segment(text.slice(start, start + LONGEST_ASTRAY))) {
    const [from, to] = [start + index, start + index + segment.length]
    if (segment.length < 2 || !isOrdinaryThai(segment)) return []
    found.push({ start: from, end: to, cost: COST.ordinary, value: null })
    // Within the word that the name cuts, which is another word: `จะ|แนะนำ`.
    if (wordAt(words, to - 1).end === to) return to > endOfWord ? found : []
  }
  return []
}

const segmentThai = new Intl.Segmenter('th', { granularity: 'word' })
/** Letters after a name until the words are those of the text again. */
const LONGEST_ASTRAY = 24

/** Names and kinds in English: runs of words, as far as a form goes on with them. */
function addEnglish(sheet: Sheet, lexicon: Lexicon, arcs: Arc<Meaning | null>[]): void {
  const { words, text } = sheet
  const { forms } = lexicon
  for (let at = 0; at < words.length; at++) {
    const { start } = words[at] as Word
    let [code, read] = [BEGINS, start]
    for (let last = at; last < words.length && last < at + MAX_ENGLISH_WORDS; last++) {
      const word = words[last] as Word
      if (word.script === 'th' || (last > at && !areJoined(text, words[last - 1] as Word, word, false))) break
      const { end } = word
      const bare = word.text.endsWith("'s") ? end - 2 : end
      code = forms.read(code, text, read, bare)
      const arc = forms.mayEnd(code)
        ? exactArc(sheet, lexicon, { start, end }, formOf(text.slice(start, bare)), 0)
        : null
      if (arc) arcs.push(arc)
      code = forms.read(code, text, bare, end)
      if (!forms.mayGoOn(code)) break
      read = end
    }
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
  const isOwn = geo !== null && (meant.length > 0 || isName(sheet, start, form, geo))
  const named = isOwn && !isPartOfName(sheet, lexicon, geo, end) ? geo : null
  if (named === null && meant.length === 0) return null
  if (named === null) return arcOf(start, end, COST.kind + extra, { form, geo: null, concepts: meant })
  const alone = isThai(form) && isAlone(sheet.text, start, end)
  const cue = cueOf(sheet, start, end) ?? (alone ? 'list' : null)
  const unsure = cue === null && isAmbiguous(form, named)
  const isLikely = !unsure || isBeforeName(sheet.text.slice(end, end + LONGEST_THAI), lexicon)
  const cost = isAmbiguous(form, named) ? COST.ambiguous + (isLikely ? -COST.withoutCue : COST.withoutCue) : COST.name
  return arcOf(start, end, cost + extra, { form, geo: named, concepts: meant, doubtful: unsure })
}

/** “Phanom Rung” is not the district of Phanom: a capitalised word that is no name or kind of its own goes on with it. */
function isPartOfName(sheet: Sheet, lexicon: Lexicon, geo: Geo, end: number): boolean {
  if (geo.kind !== 'district') return false
  const next = /^ (\p{Lu}\p{Ll}{2,}(?: \p{L}{2,})?)/u.exec(sheet.raw.slice(end, end + LONGEST_THAI))?.[1]?.toLowerCase()
  if (next === undefined) return false
  const forms = [next, next.split(' ')[0] as string]
  return !forms.some((form) => lexicon.geo.has(form) || lexicon.concepts.has(form) || isFiller(form))
}

/** `แพร่ ลำปาง`: the next of a list is a name that is no other word. Whether both are near each other is another matter. */
function isBeforeName(after: string, lexicon: Lexicon): boolean {
  const [, rest = ''] = /^[ ,/+-]{0,2}([\u0e01-\u0e4e]+)/.exec(after) ?? []
  for (let length = SHORTEST_INSIDE - 1; length <= rest.length; length++) {
    const form = rest.slice(0, length)
    const geo = lexicon.geo.get(form)
    if (geo && geo.kind !== 'area' && !isAmbiguous(form, geo) && !mustFollow(rest.charCodeAt(length))) return true
  }
  return false
}
