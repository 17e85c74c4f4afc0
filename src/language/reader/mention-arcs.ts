import { isThai } from '../text/normalise.ts'
import { anchoredTest } from './anchored.ts'
import { beginsParticle, isFiller, isFillerRun, isMisspelled, isStretched } from './filler.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon } from './lexicon.ts'
import { arcOf, COST, cueOf, type Meaning, windows } from './meaning.ts'
import { isAlone } from './name-cues.ts'
import { nearMisses } from './near-misses.ts'
import { areWordsBetween, isOrdinaryThai } from './ordinary-words.ts'
import { isAmbiguous, isName, isOtherWord } from './other-words.ts'
import { allMatches, type Sheet, type Span, type Word } from './sheet.ts'
import { beginningAt, LONGEST_THAI } from './thai-beginnings.ts'

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
  const known = [...thaiForms(sheet, lexicon), ...englishForms(sheet, lexicon)]
  const hasNames = known.some(({ value }) => value !== null && value.geo !== null)
  return [...wordArcs(sheet, known), ...gaps(sheet), ...known, ...nearMisses(sheet, lexicon, known, hasNames)]
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
  return { start, end, cost: pieceCost(text) + COST.piece, value: null }
}

function pieceCost(text: string): number {
  if (isFiller(text)) return COST.filler
  return isOrdinaryThai(text) || isSeveralWords(text) ? COST.ordinary : COST.fragment
}

/** `ระนอง|ฝนจะตก`, `กระบี่|ฝนตก`: the division joins short words with the one before them. */
const isJoined = (word: string, rest: string) =>
  !isOrdinaryThai(word) && (rest.length < SHORTEST_JOINED ? isOrdinaryThai(rest) : isSeveralWords(rest))

const isSeveralWords = (text: string) =>
  text.length >= SHORTEST_JOINED && isThai(text) && !isOrdinaryThai(text) && areWordsBetween(text)

function wordCost({ text, script }: Word): number {
  if (script === 'number' || isFiller(text)) return COST.filler
  if (script === 'en') return COST.unknownEnglish
  return isOrdinaryThai(text) ? COST.ordinary : COST.unknownThai + COST.unknownThaiLetter * text.length
}

/** The dictionary divides `นอน|กาญ` in the wrong place. */
const isVerb = anchoredTest(/(?:นอน|ค้าง|พัก|เที่ยว|แวะ|แถว|แถบ|ย่าน|ทริป|หนี|เบื่อ|ชาว|ปั๊ม|บ้านที่|ออกจาก|จังหวัด|จัหวัด|จังวัด)$/)
const LONGEST_VERB = 7
/** Consonants and the vowels written before them. */
const canStart = (code: number) => (code >= 0x0e01 && code <= 0x0e2e) || (code >= 0x0e40 && code <= 0x0e44)
/** What cannot be without the letter before it. */
const mustFollow = (code: number) => (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e45 && code <= 0x0e4e)

const THAI_RUN = /[\u0e01-\u0e4e]{3,}/g

/** Names and kinds in Thai, which may begin and end anywhere in a run; short ones only at words. */
function* thaiForms(sheet: Sheet, lexicon: Lexicon): Generator<Arc<Meaning | null>> {
  // Where the word of each letter starts, and where the word before each place ends.
  const [starts, ends] = [new Uint16Array(sheet.text.length + 1), new Uint16Array(sheet.text.length + 1)]
  for (const { start, end, script } of sheet.words) {
    if (script !== 'th') continue
    for (let at = start; at < end; at++) {
      starts[at] = start
      ends[at + 1] = end
    }
  }
  for (const run of allMatches(sheet.text, THAI_RUN)) {
    const end = run.index + run[0].length
    const hasStretched = isStretched(run[0])
    for (let at = run.index; at < end; at++) {
      if (!canStart(sheet.text.charCodeAt(at))) continue
      const lengths = lexicon.thaiBeginnings.get(beginningAt(sheet.text, at))
      if (lengths === undefined) continue
      const wanted =
        hasStretched || beginsParticle(sheet.text.slice(at, at + SHORTEST_THAI)) ? lengths | FILLER_LENGTHS : lengths
      const longest = Math.min(31 - Math.clz32(wanted), end - at)
      for (let length = SHORTEST_THAI; length <= longest; length++) {
        if (((wanted >> length) & 1) === 0 || mustFollow(sheet.text.charCodeAt(at + length))) continue
        const form = sheet.text.slice(at, at + length)
        if (isMisspelled(form)) yield { start: at, end: at + length, cost: COST.filler, value: null }
        if (!lexicon.geo.has(form) && !lexicon.concepts.has(form) && !isFiller(form)) continue
        const before = sheet.text.slice(Math.max(0, at - LONGEST_VERB), at)
        const head = isVerb(before) ? '' : sheet.text.slice(starts[at], at)
        const tail = sheet.text.slice(at + length, ends[at + length])
        const isCutOff = (rest: string, inside: number) =>
          rest !== '' && !isFillerRun(rest) && !isJoined(sheet.text.slice(starts[inside], ends[inside + 1]), rest)
        const cut = Number(isCutOff(head, at)) + Number(isCutOff(tail, at + length - 1))
        if (cut > 0 && length < SHORTEST_INSIDE - 1 && !isVerb(form)) continue
        const after = cut > 0 && head === '' && lexicon.geo.has(form) ? wordsFrom(sheet, at + length, ends) : []
        yield* after
        const arc =
          cut > 0 && length < SHORTEST_INSIDE && after.length === 0
            ? null
            : exactArc(
                sheet,
                lexicon,
                { start: at, end: at + length },
                form,
                after.length > 0 ? 0 : cut * COST.unaligned,
              )
        // The dictionary scatters `รีวิว`, or a word hides in a longer one.
        const isOther = cut > 0 || starts[at] !== starts[at + length - 1]
        if (arc) yield arc
        else if (isOther && length <= LONGEST_FILLER && isFiller(form))
          yield { start: at, end: at + length, cost: COST.ordinary, value: null }
      }
    }
  }
}

/**
 * `สมุย|กิน|อะไร`, where the segmenter sees `สมุ|ยกิ|นอะ|ไร`: the words after a name up to where they and those of the
 * sheet end together; none if one of them is unknown.
 */
function wordsFrom({ text }: Sheet, start: number, ends: Uint16Array): Arc<null>[] {
  const found: Arc<null>[] = []
  for (const { segment, index } of segmentThai.segment(text.slice(start, start + LONGEST_ASTRAY))) {
    const [from, to] = [start + index, start + index + segment.length]
    if (segment.length < 2 || !isOrdinaryThai(segment)) return []
    found.push({ start: from, end: to, cost: COST.ordinary, value: null })
    // Within the word that the name cuts, which is another word: `จะ|แนะนำ`.
    if (ends[to] === to) return to > (ends[start] as number) ? found : []
  }
  return []
}

const segmentThai = new Intl.Segmenter('th', { granularity: 'word' })
/** Letters after a name until the words are those of the text again. */
const LONGEST_ASTRAY = 24

function* englishForms(sheet: Sheet, lexicon: Lexicon): Generator<Arc<Meaning>> {
  for (const [first, last] of windows(sheet, MAX_ENGLISH_WORDS, (word) => word.script !== 'th')) {
    const form = formOf(sheet.text.slice(first.start, last.text.endsWith("'s") ? last.end - 2 : last.end))
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
