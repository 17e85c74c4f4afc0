import { isThai } from '../text/normalise.ts'
import { beginsNoName, endsNoName, isFiller } from './filler.ts'
import { formOf, type Lexicon } from './lexicon.ts'
import { isTogether, type Mention } from './mentions.ts'
import { SAID_MORE_OF_IT } from './name-beside-rules.ts'
import { cueBefore, hasLengthAfter, isAlone } from './name-cues.ts'
import { BARE } from './name-strength.ts'
import { isOrdinaryEnglish } from './ordinary-english.ts'
import { isOrdinaryThai } from './ordinary-words.ts'
import type { FoundPlace, Gazetteer } from './reading.ts'
import type { Sheet, Span, Word } from './sheet.ts'
import { ANY_TOWN_HAS, isCalledSo, isShortFor, isSight, KNOWN, LITTLE_KNOWN, ONE_A_TOWN } from './short-names.ts'

/** A phrase that names a place. */
export interface NameMention extends Span {
  readonly text: string
  readonly places: readonly FoundPlace[]
  readonly strength: number
  /** The words name the kind of the place too. */
  readonly isKind?: boolean
}

const MAX_WORDS = 7
/** Most index lookups per prompt. */
const MAX_QUESTIONS = 96
const ALTERNATIVES = 4
/** A phrase of known words must match the whole name; with an unknown word, part of the name is enough. */
const WHOLE = 0.97
const GOOD = 0.72
/** More than half of a name. */
const MOST_OF_IT = 0.84

type WordKind = 'claimed' | 'geo' | 'concept' | 'filler' | 'ordinary' | 'unknown'

/** Phrases that name places, best and longest first, without overlaps. */
export function listNames(
  sheet: Sheet,
  gazetteer: Gazetteer,
  lexicon: Lexicon,
  mentions: readonly Mention[],
  provinceCodes: readonly string[],
  townCodes: readonly string[] = [],
): NameMention[] {
  const kinds = kindsOf(sheet, mentions)
  const found: (NameMention & { readonly size: number })[] = []
  const answers = new Map<string, readonly FoundPlace[]>()
  // A town with a wrong letter is no part of the name of a sight.
  const guessed = mentions.filter((mention) => mention.guessed && mention.geo !== null)
  for (const { first, last, isKind, span, inside } of questionsOf(sheet, lexicon, kinds, provinceCodes.length > 0)) {
    if (answers.size >= MAX_QUESTIONS) break
    const text = sheet.raw.slice(span.start, span.end)
    const places = answers.get(text) ?? askNear(gazetteer, text, townCodes, provinceCodes)
    answers.set(text, places)
    const best = places[0]
    if (best === undefined) continue
    if (
      isKind
        ? !isCalledSo(sheet, lexicon, span, best, provinceCodes)
        : best.strength < needed(sheet, kinds, first, last, best)
    )
      continue
    // `วัดใหญ่ที่ทัวร์ลง` is any big temple.
    if (!isKind && isDescription(sheet, inside, span)) continue
    // “A shallow beach” is no name with a wrong letter.
    if (!isKind && isSmallAmongCapitals(sheet, span) && best.strength < WHOLE) continue
    // “Wat Pah Nanachat” is not Wat Pah.
    if (!isKind && best.strength < WHOLE && isCut(sheet, kinds, first, last)) continue
    // `เชียงใหม่ซื้อ…` sounds like its zoo.
    const own = kinds.slice(first, last)
    if (best.strength < BARE && isThai(text) && own[0] === 'geo' && !own.includes('unknown')) continue
    if (!isKind && !isSupported(sheet, inside, span, best, provinceCodes)) continue
    if (best.strength < WHOLE && guessed.some(({ start, end }) => span.start >= start && span.end <= end)) continue
    found.push({ ...span, text, places, strength: best.strength, ...(isKind && { isKind }), size: last - first })
  }
  found.sort((a, b) => b.strength + b.size * 0.08 - (a.strength + a.size * 0.08) || a.start - b.start)
  const chosen: NameMention[] = []
  for (const name of found) {
    if (chosen.some(({ start, end }) => name.start < end && name.end > start)) continue
    chosen.push(name)
  }
  return chosen.sort((a, b) => a.start - b.start)
}

/** A phrase to look up. */
interface Question {
  readonly first: number
  readonly last: number
  readonly isKind: boolean
  readonly span: Span
  /** Its words, and the kind before it: `สวนสัตว์เขาเขียว`. */
  readonly inside: readonly WordKind[]
}

/** In the order of the text, unless there are too many: then those that look most like names come first. */
function questionsOf(
  sheet: Sheet,
  lexicon: Lexicon,
  kinds: readonly WordKind[],
  areaIsNamed: boolean,
): readonly Question[] {
  const questions: Question[] = []
  for (const [first, last, isKind] of windowsOf(sheet, lexicon, kinds, areaIsNamed)) {
    const span = { start: sheet.words[first]?.start ?? 0, end: sheet.words[last - 1]?.end ?? 0 }
    const isAfterKind = kinds[first - 1] === 'concept' && isTogether(sheet, first - 1, last)
    const inside = kinds.slice(isAfterKind ? first - 1 : first, last)
    if (isKind || mayName(sheet, inside, span) || isBeforeKind(sheet, kinds, first, last))
      questions.push({ first, last, isKind, span, inside })
  }
  if (questions.length <= MAX_QUESTIONS) return questions
  return questions
    .map((question) => ({ question, doubt: doubtOf(sheet, question) }))
    .sort((a, b) => a.doubt - b.doubt)
    .map(({ question }) => question)
}

/** `ไอ้ไข่วัดเจดีย์`: a name of ordinary words at the beginning of a phrase, and then what it is. */
const isBeforeKind = (sheet: Sheet, kinds: readonly WordKind[], first: number, last: number): boolean =>
  kinds[last] === 'concept' &&
  isTogether(sheet, last - 1, last + 1) &&
  BEGINS.test(sheet.text.slice(0, sheet.words[first]?.start).slice(-1))

/** Names begin with a kind of place or after a word for going there, and have few words that every text has. */
function doubtOf(sheet: Sheet, { isKind, span, inside }: Question): number {
  const begins = isKind || inside[0] === 'concept' || inside[0] === 'geo' || isShown(sheet, span)
  return inside.filter((kind) => kind === 'filler').length + (begins ? 0 : UNSHOWN)
}
const UNSHOWN = 2

/** “The Mekong around Chiang Khan”: first where the towns are, then in the regions. */
function askNear(gazetteer: Gazetteer, text: string, townCodes: readonly string[], provinceCodes: readonly string[]) {
  if (townCodes.length > 0 && townCodes.length < provinceCodes.length) {
    const near = gazetteer.findPlaces(text, { provinceCodes: townCodes, limit: ALTERNATIVES })
    if ((near[0]?.strength ?? 0) >= WHOLE) return near
  }
  return ask(gazetteer, text, provinceCodes)
}

/** The places with a name: in the named provinces, else anywhere. */
export function ask(gazetteer: Gazetteer, text: string, provinceCodes: readonly string[]): readonly FoundPlace[] {
  if (provinceCodes.length > 0) {
    const near = gazetteer.findPlaces(text, { provinceCodes, limit: ALTERNATIVES })
    if ((near[0]?.strength ?? 0) >= GOOD) return near
  }
  return gazetteer.findPlaces(text, { limit: ALTERNATIVES })
}

function kindsOf(sheet: Sheet, mentions: readonly Mention[]): WordKind[] {
  const kinds: WordKind[] = sheet.words.map((word) => (!sheet.isFree(word) ? 'claimed' : kindOf(word)))
  for (const { first, last, geo, guessed } of mentions) {
    for (let at = first; at < last; at++) {
      if (kinds[at] !== 'claimed' && !guessed) kinds[at] = geo ? 'geo' : 'concept'
    }
  }
  return kinds
}

function kindOf({ text, script }: Word): WordKind {
  if (script === 'number' || isFiller(text)) return 'filler'
  return isOrdinaryThai(text) ? 'ordinary' : 'unknown'
}

/** Whether a phrase is worth a look-up: ordinary Thai words need a sign of a name, as do small letters among capitals. */
function mayName(sheet: Sheet, kinds: readonly WordKind[], { start, end }: Span): boolean {
  if (kinds.includes('concept') || kinds.includes('geo')) return true
  if (isThai(sheet.text.slice(start, end))) return kinds.includes('unknown') || isShown(sheet, { start, end })
  if (!sheet.hasInnerCapital) return true
  return /\p{Lu}/u.test(sheet.raw.slice(start, end)) || cueBefore(sheet.text, start) !== null
}

/** A kind with an ordinary word for how it is, of which a clause says more. */
const isDescription = ({ text }: Sheet, kinds: readonly WordKind[], { start, end }: Span) =>
  kinds.includes('concept') &&
  !kinds.includes('unknown') &&
  isThai(text.slice(start, end)) &&
  SAID_MORE_OF_IT.test(text.slice(end, end + CLAUSE_REACH))
const CLAUSE_REACH = 32

const isSmallAmongCapitals = (sheet: Sheet, { start, end }: Span) =>
  !isThai(sheet.text.slice(start, end)) && sheet.hasInnerCapital && !/\p{Lu}/u.test(sheet.raw.slice(start, end))

/** Whether another capitalised word that nobody knows belongs to the name. */
function isCut(sheet: Sheet, kinds: readonly WordKind[], first: number, last: number): boolean {
  const isOwn = (at: number) => {
    const word = sheet.words[at]
    return word !== undefined && kinds[at] === 'unknown' && /^\p{Lu}\p{Ll}/u.test(sheet.raw.slice(word.start, word.end))
  }
  return (
    (isOwn(last) && isTogether(sheet, last - 1, last + 1)) ||
    (isOwn(first - 1) && isTogether(sheet, first - 1, first + 1))
  )
}

/** `พนมรุ้งต้องไป`, `แพะเมืองผีเปิดกี่โมง`, at the beginning of a phrase. */
const MUST_AFTER =
  /^\s?(?:นี่|เนี่ย|ก็)?(?:ต้อง|ห้ามพลาด|พลาดไม่ได้|ไม่(?:ควร)?พลาด|ขาดไม่ได้|อยู่(?:ที่|ตรง|แถว)?ไหน|อยู่จังหวัด|เปิด(?:ทุก|กี่|ไหม|มั้ย|ยัง|วัน|ถึง)|ปิด(?:กี่|วัน|ยัง)|ไปยังไง|ไปไง|เข้าฟรี|ค่าเข้า)/
const BEGINS = /(?:^|[\s,.(])$/
/** `มอหินขาวกับตาดโตน …`: the heading of a question names the places. */
const BEGINS_LINE = /(?:^|\n ?)$/
const JOINED_AFTER = /^ ?(?:กับ|และ|แล้วก็|ต่อด้วย|[+&/])/

const isShown = ({ text }: Sheet, { start, end }: Span): boolean =>
  (BEGINS.test(text.slice(Math.max(0, start - 1), start)) && MUST_AFTER.test(text.slice(end, end + 16))) ||
  cueBefore(text, start) !== null ||
  hasLengthAfter(text, end) ||
  isAlone(text, start, end) ||
  (BEGINS_LINE.test(text.slice(Math.max(0, start - 2), start)) && JOINED_AFTER.test(text.slice(end, end + 8)))

/**
 * Whether something besides its letters says that a phrase is a name: a kind of place in it (`วัด…`), a word for going
 * there, a province of the prompt. Thai phrases of ordinary words must be the whole name as it is written.
 */
function isSupported(
  sheet: Sheet,
  kinds: readonly WordKind[],
  { start, end }: Span,
  best: FoundPlace,
  provinceCodes: readonly string[],
): boolean {
  // “vs Phuket” is not the temple of Phuket in Nan.
  if (kinds.includes('geo') && best.strength < WHOLE && !kinds.includes('concept')) {
    if (!kinds.includes('unknown')) return false
    // “phanom rung”: its first word is a district too.
    const isKnown = best.popularity >= KNOWN && best.strength >= MOST_OF_IT && isSight(best)
    return provinceCodes.includes(best.provinceCode) || (isKnown && isShown(sheet, { start, end }))
  }
  if (!isThai(sheet.text.slice(start, end))) return true
  const there = provinceCodes.includes(best.provinceCode)
  const shown = kinds.includes('concept') || isShown(sheet, { start, end })
  // `หาดที่น้ำตื้น`: the beginning of a phrase is no restaurant called `น้ำ`.
  const own = kinds.filter((kind) => kind !== 'concept')
  const goesOn = /[ก-์]/.test(sheet.text[end] ?? '')
  if (!isSight(best) && own.join() === 'ordinary' && (goesOn || !there)) return false
  // `วัดร่องขุน`
  if (best.isMisspelled) return shown || there
  // `ร่องขุ่น`, `วัดท่าซุง`
  if (
    shown &&
    (kinds.length > 1 || own.includes('unknown')) &&
    isShortFor(best, sheet.text.slice(start, end), kinds.length > 2 || kinds.includes('unknown'))
  )
    return true
  // `ท่องเที่ยวเชิง` is the beginning of many names.
  if (!kinds.includes('unknown') && best.strength < BARE) return there && shown && best.strength >= MOST_OF_IT
  return there || (shown && (best.strength >= WHOLE || kinds.includes('unknown')))
}

/** In English, capitals distinguish a name from a kind, unless all words have them. */
function isWrittenAsName(sheet: Sheet, first: number, last: number): boolean {
  if (last - first < 2 || !sheet.hasSmallWord) return false
  for (let at = first; at < last; at++) if (sheet.isSmall(at)) return false
  return true
}

/**
 * Longest first at each word. English names neither begin nor end with a filler; Thai ones may (`เมืองต่ำ`). The third
 * element says whether it is the word for a kind of place.
 */
function* windowsOf(
  sheet: Sheet,
  lexicon: Lexicon,
  kinds: readonly WordKind[],
  areaIsNamed: boolean,
): Generator<readonly [number, number, boolean]> {
  const ends = endsOfRuns(sheet, kinds)
  for (let first = 0; first < kinds.length; first++) {
    for (let last = Math.min(ends[first] ?? 0, first + MAX_WORDS); last > first; last--) {
      const inside = kinds.slice(first, last)
      const thai = sheet.words[first]?.script === 'th'
      const own = inside.includes('unknown') || inside.includes('ordinary')
      const isPlain = thai
        ? !own && (last - first < 2 || !inside.includes('concept'))
        : !isNumberedTour(sheet, first, last) &&
          (isFillerAt(inside, 0) || isFillerAt(inside, -1) || (!own && !mixes(inside))) &&
          !(inside.includes('concept') && isWrittenAsName(sheet, first, last))
      const isSmall = !thai && isSmallName(inside) && (areaIsNamed || (!sheet.hasCapital && isWayTo(sheet, first)))
      const mayBeKind = isSmall || (areaIsNamed && isWrittenAsName(sheet, first, last))
      const text = sheet.text.slice(sheet.words[first]?.start, sheet.words[last - 1]?.end)
      const form = formOf(text)
      if (isPlain && !mayBeKind && !lexicon.concepts.has(form)) continue
      if (lexicon.concepts.has(form)) {
        const isName = areaIsNamed
          ? thai || isSmall || ONE_A_TOWN.test(form) || isWrittenAsName(sheet, first, last)
          : isWayTo(sheet, first) && !ANY_TOWN_HAS.test(form)
        if (isName) yield [first, last, true]
        continue
      }
      if (isPlain && isSmall) yield [first, last, true]
      if (isPlain || text.length < 3 || beginsNoName(text) || lexicon.geo.has(form)) continue
      if (last - first > 1 && endsNoName(sheet.words[last - 1]?.text ?? '')) continue
      yield [first, last, false]
    }
  }
}

/** “hellfire pass”, “elephant nature park”, “the firefly boat”: a name of a few words may end like a kind or a phrase. */
const isSmallName = (kinds: readonly WordKind[]) =>
  kinds.length > 1 &&
  kinds.length <= MOST_SMALL_WORDS &&
  (kinds[0] === 'unknown' || kinds[0] === 'concept') &&
  !kinds.includes('claimed')
const MOST_SMALL_WORDS = 3

/** “see hellfire pass”, “to asiatique and lumphini”. */
const isWayTo = ({ text, words }: Sheet, first: number) => cueBefore(text, words[first]?.start ?? 0) !== null

/** “Four islands tour” is the name of a tour, and no wish for four islands. */
const isNumberedTour = ({ text, words }: Sheet, first: number, last: number) =>
  words[last - 1]?.text.startsWith('tour') === true &&
  NUMBERED_TOUR.test(text.slice(words[first]?.start, words[last - 1]?.end))
const NUMBERED_TOUR = /^(?:\d|two|three|four|five|six|seven) islands? tours?$/

const isFillerAt = (kinds: readonly WordKind[], at: number) => kinds.at(at) === 'filler'

/** For each word the index after the last one that is adjacent to it and unread like it. */
function endsOfRuns(sheet: Sheet, kinds: readonly WordKind[]): number[] {
  const ends: number[] = []
  for (let at = kinds.length - 1; at >= 0; at--) {
    const goesOn = at + 1 < kinds.length && kinds[at + 1] !== 'claimed' && isTogether(sheet, at, at + 2)
    ends[at] = kinds[at] === 'claimed' ? at : goesOn ? (ends[at + 1] ?? at + 1) : at + 1
  }
  return ends
}

const mixes = (kinds: readonly WordKind[]) => kinds.includes('geo') && kinds.includes('concept')

/** Required strength of a match: short single words are rarely names, and restaurants can be named anything. */
function needed(sheet: Sheet, kinds: readonly WordKind[], first: number, last: number, best: FoundPlace): number {
  const own = kinds.slice(first, last).filter((kind) => kind === 'unknown' || kind === 'ordinary').length
  if (own === 0) return WHOLE
  const word = sheet.words[first]
  const span = sheet.raw.slice(word?.start, sheet.words[last - 1]?.end)
  const sight = isSight(best)
  if (word?.script === 'th') return span.length < 6 ? WHOLE : own === last - first && last - first === 1 ? 0.8 : GOOD
  const capital = /^\p{Lu}/u.test(span)
  if (last - first === 1 && isOrdinaryEnglish(word?.text ?? '')) return 2
  if (last - first === 1) {
    // “see asiatique”.
    const isShown = capital || isWayTo(sheet, first)
    if (span.length < 4 || !sight || !(capital || best.popularity >= (isShown ? LITTLE_KNOWN : KNOWN))) return 2
    return isShown && (capital || best.popularity >= KNOWN) ? 0.85 : WHOLE
  }
  return sight ? (capital ? GOOD : 0.8) : WHOLE
}
