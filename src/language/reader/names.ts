import { isThai } from '../text/normalise.ts'
import type { Lexicon } from './lexicon.ts'
import { cueBeforeIn } from './meaning.ts'
import { isTogether, type Mention } from './mentions.ts'
import { SAID_MORE_OF_IT } from './name-beside-rules.ts'
import { hasLengthAfter, isAlone } from './name-cues.ts'
import { BARE } from './name-strength.ts'
import { eachWindow, isWayTo, type WordKind } from './name-windows.ts'
import { isOrdinaryEnglish } from './ordinary-english.ts'
import type { FoundPlace, Gazetteer } from './reading.ts'
import type { Sheet, Span, Word } from './sheet.ts'
import { isCalledSo, isShortFor, isSight, KNOWN, LITTLE_KNOWN } from './short-names.ts'
import { kindOfWord } from './word-kinds.ts'

/** A phrase that names a place. */
export interface NameMention extends Span {
  readonly text: string
  readonly places: readonly FoundPlace[]
  readonly strength: number
  /** The words name the kind of the place too. */
  readonly isKind?: boolean
}

/** Most index lookups per prompt. */
const MAX_QUESTIONS = 96
const ALTERNATIVES = 4
/** A phrase of known words must match the whole name; with an unknown word, part of the name is enough. */
const WHOLE = 0.97
const GOOD = 0.72
/** More than half of a name. */
const MOST_OF_IT = 0.84

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
  eachWindow(sheet, lexicon, kinds, areaIsNamed, (first, last, isKind) => {
    const span = { start: sheet.words[first]?.start ?? 0, end: sheet.words[last - 1]?.end ?? 0 }
    const isAfterKind = kinds[first - 1] === 'concept' && isTogether(sheet, first - 1, last)
    const inside = kinds.slice(isAfterKind ? first - 1 : first, last)
    if (isKind || mayName(sheet, inside, span) || isBeforeKind(sheet, kinds, first, last))
      questions.push({ first, last, isKind, span, inside })
  })
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
  BEGINS_PHRASE.test(sheet.text.slice(0, sheet.words[first]?.start).slice(-1))

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

const kindOf = ({ text, script }: Word): WordKind => (script === 'number' ? 'filler' : kindOfWord(text))

/** Whether a phrase is worth a look-up: ordinary Thai words need a sign of a name, as do small letters among capitals. */
function mayName(sheet: Sheet, kinds: readonly WordKind[], { start, end }: Span): boolean {
  if (kinds.includes('concept') || kinds.includes('geo')) return true
  if (isThai(sheet.text.slice(start, end))) return kinds.includes('unknown') || isShown(sheet, { start, end })
  if (!sheet.hasInnerCapital) return true
  return /\p{Lu}/u.test(sheet.raw.slice(start, end)) || cueBeforeIn(sheet, start) !== null
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
const BEGINS_PHRASE = /(?:^|[\s,.(])$/
/** `มอหินขาวกับตาดโตน …`: the heading of a question names the places. */
const BEGINS_LINE = /(?:^|\n ?)$/
const JOINED_AFTER = /^ ?(?:กับ|และ|แล้วก็|ต่อด้วย|[+&/])/

const isShown = (sheet: Sheet, span: Span): boolean =>
  cueBeforeIn(sheet, span.start) !== null || isShownBeside(sheet, span)

const isShownBeside = ({ text }: Sheet, { start, end }: Span): boolean =>
  (BEGINS_PHRASE.test(text.slice(Math.max(0, start - 1), start)) && MUST_AFTER.test(text.slice(end, end + 16))) ||
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
