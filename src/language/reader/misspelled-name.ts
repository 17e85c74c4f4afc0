import { isThai } from '../text/normalise.ts'
import { isOneEdit } from '../text/one-edit.ts'
import { namesAbroad } from './abroad.ts'
import { execAt } from './branches.ts'
import { beginsNoName, isFiller, isFillerRun } from './filler.ts'
import { isRuleWord } from './is-rule-word.ts'
import type { Arc } from './lattice.ts'
import { formOf, type Geo, type Lexicon } from './lexicon.ts'
import { arcOf, type Meaning } from './meaning.ts'
import { hasLengthAfter } from './name-cues.ts'
import { namesOf } from './name-provinces.ts'
import { isOrdinaryEnglish } from './ordinary-english.ts'
import { areOrdinaryThai } from './ordinary-thai.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** Words after which a request names where it goes. */
const BEFORE_NAME = phrasePattern(
  listOf(`
    ไป, ไปเที่ยว, เที่ยว, ทริป, จัดทริป, แพลน, แผน, จังหวัด, แถว, ใน, ที่, มา, เยือน, ลุย, ตะลุย, แอ่ว,
    ที่พัก, โรงแรม, รีสอร์ท, รีวิว, แล้วต่อ, ไปต่อ, ต่อที่, ต่อด้วย, บินลง, ลงที่, ถึง, แวะ, พักที่, นอนที่,
    (day|days|night|nights|week|weeks|weekend|holiday|time|honeymoon) (in|at|to|on|around),
    (trip|travel|travelling|traveling|tour|go|going|fly|flying|heading|itinerary|plan|holiday|vacation|drive) (to|in|for|around|of),
    (depart|departing|leave|leaving|off|bound|headed|head|heading|set off|set out|setting off|make|making|early|later|afterwards|train|bus|flight) (for|to), on (for|towards),
    (depart|departing|leave|leaving|left) {words} for,
    (hotel|hotels|hostel|resort|stay|staying|sleep|do|see|eat) (in|at|around), been to, (train|bus|flight|ferry|boat|van) to, on to,
    visit, visiting, explore, exploring`),
  { words: '[a-z ]{3,32}?' },
)
/** Words with which Thai goes on after a name. */
const AFTER_NAME =
  /(?:$|[^\u0e01-\u0e4e]|ให้|กับ|กะ|กัน|ค่ะ|คะ|ครับ|คับ|จ้า|นะ|สัก|ช่วง|แบบ|วัน|คืน|หน่อย|ดี|ด้วย|เดือน|ปี|หน้า|คน|และ|แล้ว|ต้อง|มี|จะ|พา|ไม่|ที่|สอง|สาม|สี่|ห้า|เดียว|ปลาย|ต้น|กลาง|บ้าง|ไหม|มั้ย|มั๊ย|ยังไง|อยู่|ควร|เป็น|น่า|อีก|แนะนำ|ใคร|ราคา|ริม|ใกล้)/y
/** What is asked of a name that opens a text: `ภูเก็ดมีอะไรน่าเที่ยว`. */
const ASKED_AFTER =
  /\s?(?:มี(?:อะไร|ไร|ที่(?:ไหน|เที่ยว))|(?:น่า)?เที่ยว(?:ไหน|ที่ไหน)|ไป(?:ไหน|ยังไง)|ไหนดี|ช่วง|หน้า(?:ฝน|หนาว|ร้อน)|กี่วัน)/y
const MOST_CUES = 8
const MOST_WORDS = 3
const LONGEST = 20
/** A shorter name is many other words, if one letter of it may be wrong. */
const SHORTEST = 4
const SHORTEST_DOUBLED = 3
/** `เกาะช่าง`: with the word for an island even ordinary words may be one. */
const SHORTEST_ISLAND = 7

/**
 * The name with a wrong letter where a request that names no place must name one: `ไปกระีบ่ 3 วัน`, “4 days in Karbi”.
 * Shorter ones than those that are read anywhere, and only if one name alone is that near. Beside other names only those
 * that a length follows or that are listed with one of them: “train to Trag for 2 nights”, `ไปกรุงเทพกับพทัยา`.
 */
export function misspelledNames(sheet: Sheet, lexicon: Lexicon, names: readonly Span[]): Arc<Meaning>[] {
  const found: Arc<Meaning>[] = []
  for (const start of [...listStarts(sheet).slice(0, MOST_CUES), ...afterNames(sheet, names)]) {
    if (found.some(({ end }) => start < end) || names.some((name) => start >= name.start && start < name.end)) continue
    const name = isThaiAt(sheet.text, start) ? thaiAt(sheet, lexicon, start) : englishAt(sheet, lexicon, start)
    if (name === null) continue
    if (names.length > 0 && !isStressed(sheet, name, names)) continue
    if (namesAbroad(sheet)) return []
    found.push(name)
    if (names.length === 0) break
  }
  return found
}

const isThaiAt = (text: string, at: number) => /^[\u0e01-\u0e4e]/.test(text.slice(at, at + 1))

function isStressed(sheet: Sheet, { start, end }: Span, names: readonly Span[]): boolean {
  const { text } = sheet
  if (end - start < SHORTEST_BESIDE || names.some((name) => name.start < end && name.end > start)) return false
  if (hasLengthAfter(text, end) || isGoneTo(sheet, start)) return true
  // `ภูเก็ต กะบี่ ตรัง`
  const isBetween =
    names.some((name) => text.slice(name.end, start) === ' ') &&
    names.some((name) => text.slice(end, name.start) === ' ')
  if (isBetween && isThaiAt(text, start)) return true
  return names.some((name) => JOINS.test(text.slice(end, name.start)) || JOINS.test(text.slice(name.end, start)))
}
const SHORTEST_BESIDE = 5

/** “Depart Bangkok early for Karbi.”: in capitals, after words of leaving for it, and the clause ends. */
const isGoneTo = ({ raw, text }: Sheet, start: number) =>
  /^\p{Lu}\p{Ll}/u.test(raw.slice(start, start + 2)) &&
  LEAVES_FOR.test(text.slice(Math.max(0, start - 48), start)) &&
  /^[a-z]+(?:[.,;!?)\n]|$| (?:and|for|by|where|then|early|on|at)\b)/.test(text.slice(start))
const LEAVES_FOR =
  /\b(?:depart|leav(?:e|ing)|off|bound|head(?:ed|ing)?|set(?:ting)? (?:off|out)|mak(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|on) (?:[a-z ]{1,32} )??(?:for|to) $/

/** “Bangkok, Karbi and Phuket”: right after a name of a list. */
const afterNames = ({ text }: Sheet, names: readonly Span[]): number[] =>
  names.slice(0, MOST_CUES).flatMap(({ end }) => {
    const gap = LIST_GOES_ON.exec(text.slice(end, end + 12))?.[0]
    return gap === undefined ? [] : [end + gap.length]
  })
const LIST_GOES_ON =
  /^(?:(?:\s?(?:และ|กับ)\s?|\s)(?=[\u0e01-\u0e4e])|\s?[,>/+&-]+\s?(?:(?:and|then) )?|,? (?:and|then) )/
const JOINS = /^(?:\s?(?:กับ|และ|[,+&-])\s?|,? (?:and|then)(?: to)? )$/

/** Where a name may begin; at the beginning of the text or of a line only before a length. */
function listStarts(sheet: Sheet): number[] {
  const { text } = sheet
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  for (const { index, 0: said } of sheet.findAnywhere(BEFORE_NAME)) {
    const end = index + said.length
    starts.push(text[end] === ' ' ? end + 1 : end)
  }
  return starts
}

const opensLine = (text: string, start: number) => start === 0 || text[start - 1] === '\n'

function thaiAt({ text }: Sheet, lexicon: Lexicon, start: number): Arc<Meaning> | null {
  const run = /^[\u0e01-\u0e4e]*/.exec(text.slice(start, start + LONGEST))?.[0] ?? ''
  for (let length = run.length; length >= SHORTEST; length--) {
    const end = start + length
    const isAsked = execAt(ASKED_AFTER, text, end) !== null
    if (!isAsked && execAt(AFTER_NAME, text, end) === null) continue
    if (!isAsked && opensLine(text, start) && !hasLengthAfter(text, end)) continue
    const form = run.slice(0, length)
    const geo = meantBy(lexicon, form, () => thaiName(lexicon, form))
    if (geo) return arcOf(start, end, 0, { form, geo, concepts: [], guessed: true })
  }
  return null
}

function thaiName(lexicon: Lexicon, form: string): Geo | null {
  if (beginsNoName(form) || isFillerRun(form) || lexicon.concepts.has(form)) return null
  const isOrdinary = !(form.startsWith('เกาะ') && form.length >= SHORTEST_ISLAND) && areOrdinaryThai(form)
  return undoubled(lexicon, form) ?? (isOrdinary ? null : onlyNear(lexicon, form))
}

const MOST_KEPT = 20_000
const kept = new WeakMap<Lexicon, Map<string, Geo | null>>()

/** Keeps the latest answers: texts repeat their words. */
function meantBy(lexicon: Lexicon, form: string, find: () => Geo | null): Geo | null {
  let known = kept.get(lexicon)
  if (!known) kept.set(lexicon, (known = new Map()))
  let geo = known.get(form)
  if (geo === undefined) {
    if (known.size >= MOST_KEPT) known.clear()
    known.set(form, (geo = find()))
  }
  return geo
}

function englishAt(sheet: Sheet, lexicon: Lexicon, start: number): Arc<Meaning> | null {
  const { text } = sheet
  const words = /^[a-z]+(?:[ -][a-z]+){0,2}/.exec(text.slice(start, start + 2 * LONGEST))?.[0].split(/[ -]/) ?? []
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const form = words.slice(0, count).join(' ')
    const end = start + form.length
    if (opensLine(text, start) && !hasLengthAfter(text, end)) continue
    const [first = '', last = ''] = [words[0], words[count - 1]]
    const geo = meantBy(lexicon, form, () => englishName(lexicon, form, first, last))
    if (geo) return arcOf(start, end, 0, { form, geo, concepts: [], guessed: true })
  }
  return null
}

function englishName(lexicon: Lexicon, form: string, first: string, last: string): Geo | null {
  if (isFiller(first) || isFiller(last) || isRuleWord(first) || lexicon.concepts.has(form)) return null
  if (first === form && (isOrdinaryEnglish(form) || ORDINARY.has(form))) return null
  return undoubled(lexicon, form) ?? onlyNear(lexicon, formOf(form))
}

/** Words that follow “trip to” or “days of” and are a letter off a short name. */
const ORDINARY = new Set(listOf('train, treat, trail, trend, range, orange, sunrise, hiking, dating, saturn, samba'))

/** `น่านน`, “Paii”. */
function undoubled(lexicon: Lexicon, form: string): Geo | null {
  const single = form.replace(/(.)\1/g, '$1')
  const geo = single !== form && single.length >= SHORTEST_DOUBLED ? lexicon.geo.get(single) : undefined
  return geo && GOALS.includes(geo.kind) ? geo : null
}

/** The province, or else the destination, that is a letter off; null if there is none, or more than one. */
function onlyNear(lexicon: Lexicon, form: string): Geo | null {
  if (form.length < SHORTEST || lexicon.isWellKnown(form)) return null
  const near = lexicon
    .formsNear(form)
    .filter((name) => name.length >= (isThai(name) ? SHORTEST : SHORTEST + 1) && isOneEdit(form, name))
    .flatMap((name) => lexicon.geo.get(name) ?? [])
  for (const kind of GOALS) {
    const named = near.filter((geo) => geo.kind === kind)
    if (named.length > 0) return named.every((geo) => idOf(geo) === idOf(named[0]!)) ? named[0]! : null
  }
  return null
}

const idOf = (geo: Geo) => namesOf(geo).join()

/** The better known first. */
const GOALS: readonly Geo['kind'][] = ['province', 'destination', 'island', 'town']
