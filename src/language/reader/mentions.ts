import type { Concept } from '../../world/vocabulary.ts'
import { foldKey } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { beginsNoName, isFiller } from './filler.ts'
import { formOf, type Geo, type Lexicon, lexiconOf, MIN_KEY } from './lexicon.ts'
import type { Gazetteer } from './reading.ts'
import type { Sheet, Span, Word } from './sheet.ts'

/** A part of the prompt that is a word of the catalogue. */
export interface Mention extends Span {
  readonly form: string
  readonly geo: Geo | null
  readonly concepts: readonly Concept[]
  /** Indexes of the first word and of the one after the last. */
  readonly first: number
  readonly last: number
  /** Matched despite a wrong letter. */
  readonly guessed: boolean
}

const MAX_ENGLISH_WORDS = 5
const MAX_THAI_WORDS = 8

/** Forms that usually mean something else than in the vocabulary. */
const OTHER_WORDS = new Set(
  'had hat haad ao ban rai pha ko koh wang phu khao chang tham show shows free sight sights attraction attractions sightseeing icon icons hotel hotels resort resorts accommodation accommodations hostel hostels villa villas store stores boutique event events buy fair fairs world shop shops local locals sun moon bird statue popular classic classics place diner store inside outside ไหม ชา สวย ที่พัก โรงแรม รีสอร์ท รีสอร์ต แนะนำ เช็คอิน เขา เรือ ร้านข้าว กิน tourist attraction tourist attractions boutiques boutique couple couples green'.split(
    ' ',
  ),
)

/** All known forms, longest first at each position, left to right; then near misses among the remaining words. */
export function listMentions(sheet: Sheet, lexicon: Lexicon): Mention[] {
  sheet.recut((form) => lexicon.geo.has(form) || lexicon.concepts.has(form))
  const mentions: Mention[] = []
  for (let at = 0; at < sheet.words.length; ) {
    const found = longestAt(sheet, lexicon, at)
    if (found) mentions.push(found)
    at = found ? found.last : at + 1
  }
  const taken = new Set(mentions.flatMap(({ first, last }) => range(first, last)))
  for (let at = 0; at < sheet.words.length; at++) {
    if (taken.has(at)) continue
    const found = nearMissAt(sheet, lexicon, at, taken)
    if (found === null) continue
    mentions.push(found)
    for (const index of range(found.first, found.last)) taken.add(index)
  }
  return mentions.sort((a, b) => a.start - b.start)
}

/** Whether the words from `first` up to `last` are adjacent: Thai without a gap, English by one space or hyphen. */
export function isTogether(sheet: Sheet, first: number, last: number): boolean {
  for (let at = first; at + 1 < last; at++) {
    const left = sheet.words[at]
    const right = sheet.words[at + 1]
    if (!left || !right) return false
    const gap = sheet.text.slice(left.end, right.start)
    if (left.script === 'th' && right.script === 'th' ? gap !== '' : !/^[ \-']?$|^ - $/.test(gap)) return false
  }
  return true
}

function longestAt(sheet: Sheet, lexicon: Lexicon, at: number): Mention | null {
  const word = sheet.words[at]
  if (!word) return null
  const longest = word.script === 'th' ? MAX_THAI_WORDS : MAX_ENGLISH_WORDS
  for (let last = Math.min(sheet.words.length, at + longest); last > at; last--) {
    if (!isTogether(sheet, at, last)) continue
    const form = formAt(sheet, at, last)
    const concepts = isOtherWord(sheet, last, form) ? [] : (lexicon.concepts.get(form) ?? [])
    const exact = lexicon.geo.get(form) ?? null
    const geo = exact ?? (concepts.length > 0 ? null : soundsLike(sheet, lexicon, at, last, form))
    if (geo === null && concepts.length === 0) continue
    if (geo !== null && concepts.length === 0 && !isName(sheet, word, form, geo)) continue
    return mention(sheet, at, last, form, geo, concepts, false)
  }
  return null
}

const MAX_WORDS_BY_SOUND = 3

/** Thai that the dictionary has split because of a wrong letter (`ภู|เก็ด`, `เชียง|ไหม่`). */
function soundsLike(sheet: Sheet, lexicon: Lexicon, first: number, last: number, form: string): Geo | null {
  const words = sheet.words.slice(first, last)
  if (words[0]?.script !== 'th' || words.length < 2 || words.length > MAX_WORDS_BY_SOUND) return null
  // `หน้า|ตอน` sounds like Na Thon, and is none.
  if (form.length < MIN_KEY || beginsNoName(form) || words.every(({ text }) => isFiller(text))) return null
  const key = foldKey(form)
  return key.length >= MIN_KEY ? (lexicon.geoByKey.get(key) ?? null) : null
}

function isOtherWord(sheet: Sheet, last: number, form: string): boolean {
  if (OTHER_WORDS.has(form)) return true
  // “must see Phi Phi” is a cue, “the must-see places” is a theme.
  const after = sheet.text.slice(sheet.words[last - 1]?.end, sheet.words[last]?.end)
  return form === 'must see' && !/^\s*(?:$|places?|sights?|spots?|attractions?|[,.])/.test(after)
}

/** `เลย` and `ตาก` are provinces, but usually other words. */
function isName(sheet: Sheet, word: Word, form: string, geo: Geo): boolean {
  const before = sheet.text.slice(Math.max(0, word.start - 12), word.start)
  const after = sheet.text.slice(word.start + form.length, word.start + form.length + 8)
  if (form === 'เลย') {
    return (
      /(?:^|เที่ยว|จังหวัด|จ\.\s?|เมือง|ไป|จาก|และ|กับ|[,+/-]\s?)$/.test(before) ||
      (before.endsWith(' ') && !/[ก-ฮ] $/.test(before))
    )
  }
  if (form === 'ตาก') return !/^\s?(?:แดด|ลม|อากาศ|ผ้า)/.test(after)
  if (/^(?:north|south|east|west)$/.test(form)) {
    return /\b(?:the|up|down|in|far|deep)\s$/.test(before) || /^\s*(?:$|[:,.;]|of\b|trip|tour|and\b)/.test(after)
  }
  if (geo.kind === 'district') return /(?:อ\.|อำเภอ|เขต|ไป|เที่ยว|ที่|แวะ|^|\s)\s?$/.test(before)
  return true
}

function nearMissAt(sheet: Sheet, lexicon: Lexicon, at: number, taken: ReadonlySet<number>): Mention | null {
  const longest = sheet.words[at]?.script === 'th' ? 4 : 3
  for (let last = Math.min(sheet.words.length, at + longest); last > at; last--) {
    const indexes = range(at, last)
    if (indexes.some((index) => taken.has(index)) || !isTogether(sheet, at, last)) continue
    const words = indexes.map((index) => sheet.words[index]?.text ?? '')
    if (words.some((word) => /^\d/.test(word)) || words.every(isFiller)) continue
    const form = formAt(sheet, at, last)
    const key = foldKey(form)
    if (key.length < MIN_KEY) continue
    const bySound = lexicon.geoByKey.get(key)
    const geo = bySound ?? nearGeo(lexicon, key)
    if (geo) return mention(sheet, at, last, form, geo, [], bySound === undefined)
    const concepts = lexicon.conceptByKey.get(key) ?? (last === at + 1 ? nearConcept(lexicon, form) : undefined)
    if (concepts && !words.some((word) => isFiller(word))) return mention(sheet, at, last, form, null, concepts, true)
  }
  return null
}

const MIN_KEY_FOR_EDITS = 6

function nearGeo(lexicon: Lexicon, key: string): Geo | undefined {
  if (key.length < MIN_KEY_FOR_EDITS) return undefined
  for (const length of [key.length, key.length + 1, key.length - 1]) {
    for (const candidate of lexicon.keysByLength.get(length) ?? []) {
      if (candidate[0] === key[0] && isOneEdit(key, candidate)) {
        const geo = lexicon.geoByKey.get(candidate)
        if (geo && geo.kind !== 'area') return geo
      }
    }
  }
  return undefined
}

const MIN_WORD_FOR_EDITS = 5

function nearConcept(lexicon: Lexicon, form: string): readonly Concept[] | undefined {
  if (form.length < MIN_WORD_FOR_EDITS || !/^[a-z]+$/.test(form)) return undefined
  for (const [candidate, concepts] of lexicon.concepts) {
    const close = candidate.length >= MIN_WORD_FOR_EDITS && candidate[0] === form[0] && /^[a-z]+$/.test(candidate)
    if (close && isOneEdit(form, candidate)) return concepts
  }
  return undefined
}

/** One letter inserted, missing or changed, or two adjacent ones swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  const left = a.slice(head, a.length - tail)
  const right = b.slice(head, b.length - tail)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function mention(
  sheet: Sheet,
  first: number,
  last: number,
  form: string,
  geo: Geo | null,
  concepts: readonly Concept[],
  guessed: boolean,
): Mention {
  const start = sheet.words[first]?.start ?? 0
  const end = sheet.words[last - 1]?.end ?? start
  return { start, end, form, geo, concepts, first, last, guessed }
}

function formAt(sheet: Sheet, first: number, last: number): string {
  return formOf(normalise(sheet.text.slice(sheet.words[first]?.start, sheet.words[last - 1]?.end)))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first }, (_, at) => first + at)
}

/** Finds the catalogue's words and keeps other rules from reading parts of them. */
export function guardMentions(sheet: Sheet, gazetteer: Gazetteer): Mention[] {
  const mentions = listMentions(sheet, lexiconOf(gazetteer))
  sheet.guard(mentions.filter(isSolid))
  return mentions
}

/** Names and kinds of two words or more, and all names of provinces and towns. */
function isSolid({ geo, last, first, start, end, guessed }: Mention): boolean {
  return !guessed && (geo !== null || last - first > 1 || end - start >= 6)
}
