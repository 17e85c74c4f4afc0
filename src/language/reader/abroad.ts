import {
  ABROAD_TOO,
  COMES_FROM_ABROAD,
  FLIES_FROM_THERE,
  GOES_ABROAD_EN,
  GOES_ABROAD_TH,
  HAS_LENGTH_AFTER,
  IS_BASED_THERE,
  NO_GOAL_ABROAD,
  NO_GOAL_SAID_AFTER,
} from './abroad-beside-rules.ts'
import { ABROAD_EN, ABROAD_SHORT, ABROAD_TH } from './abroad-names.ts'
import { NATION_TH } from './nations.ts'
import { findPhrases } from './phrase-rule.ts'
import { listOf, slotPattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** What a place abroad is in the prompt: `other` is a layover, a memory, a comparison or an adjective. */
export type AbroadRole = 'goal' | 'origin' | 'other'

export interface AbroadMention extends Span {
  readonly text: string
  readonly role: AbroadRole
}

const NAMES = [slotPattern(ABROAD_TH, { ofLoei: '(?!เมืองเลย|เมืองไทย)' }), slotPattern(ABROAD_EN)]
const SEA_OF = slotPattern([
  'ต่างประเทศ',
  'เมืองนอก',
  'ประเทศอื่น',
  'other country',
  'another country',
  'other countries',
  'which country',
  'abroad',
  'overseas',
])

/** The names of countries that are also adjectives need a word for going there (`ร้านจีน`, `ของญี่ปุ่น`). */
const ADJECTIVES = new Set(
  listOf(`
    ลาว, เขมร, พม่า, จีน, อินเดีย, ญี่ปุ่น, เกาหลี, อังกฤษ, ฝรั่งเศส, เยอรมัน, สวิส, อินโด,
    อเมริกา, อิตาลี, นารา, เว้, โรม, ทวาย, พะโค, ชิบะ, โคโมโด, คิวบา, ชิลี, กานา, กินี, โตโก, ไหหลำ, จอร์แดน,
    เวลส์, ลียง, บรูจส์, ริโอ, อุจิ, เมกกะ`),
)
const OF_PEOPLE = /(?:เพื่อน|แฟน|สามี|ภรรยา|เมีย|ลูกค้า|แขก)(?:คน|ชาว)?\s?$/
const A_NATION = new RegExp(`^${NATION_TH}$`)
const AMBIGUOUS_EN = new Set(['turkey', 'georgia', 'hue', 'perth', 'jordan', 'china', 'goa'])
/** Names of people, and other words: they need a word for going there, or a length after them. */
const NAMESAKES_EN = new Set(
  listOf(`
    jordan, georgia, chad, ella, sofia, florence, alexandria, verona, granada, valencia, santiago, lima, orlando,
    denver, dallas, houston, adelaide, darwin, wellington, nice, split, dali, bern, leh, kep, java, flores, petra,
    medina, kandy, galle, male, mali, guinea, lyon, naples, dominica, cuba, sabah, bergen, riga, crete, rhodes,
    porto, corfu, basel, oxford, cambridge, bristol, cornwall, victoria, savannah, phoenix, mecca, utah, dakar,
    hampi, kobe, nara, sark, bologna, turin, bilbao, madeira, florida, texas, california`),
)
/** Places abroad that are called like Thai ones, where their country is named. */
const NAMESAKES: readonly (readonly [country: RegExp, place: RegExp])[] = [
  [/\bsri lanka|ศรีลังกา/, /\byala\b|ยาลา/g],
  [/\bmyanmar|\bburma|พม่า|เมียนมา/, /\bsurin\b/g],
]

/** The places abroad that a prompt names. Claims them. */
export function readAbroad(sheet: Sheet): AbroadMention[] {
  for (const [country, place] of NAMESAKES) if (country.test(sheet.text)) sheet.take(place)
  const found: AbroadMention[] = []
  for (const match of NAMES.flatMap((names) => findPhrases(sheet, names))) {
    const span = { start: match.index, end: match.index + match[0].length }
    // `หมู่บ้านจีนยูนนาน` and the Burma Railway are in Thailand.
    if (!isWord(sheet, span, match[0]) || sheet.cuts(span)) continue
    const before = sheet.text.slice(Math.max(0, span.start - REACH), span.start)
    const after = sheet.text.slice(span.end, span.end + REACH)
    const written = sheet.raw.slice(span.start, span.end)
    const comesFromThere = COMES_FROM_ABROAD.test(before)
    // `คนเดียว ลาว 3 วัน`
    const standsAlone = /\s$/.test(before) && HAS_LENGTH_AFTER.test(after)
    if (ADJECTIVES.has(match[0]) && !GOES_ABROAD_TH.test(before) && !standsAlone) continue
    if (SHORT.has(match[0]) && !(written === written.toUpperCase() && comesFromThere)) continue
    const previous = found.at(-1)
    const isListed = previous !== undefined && ABROAD_TOO.test(sheet.text.slice(previous.end, span.start))
    const isGoal = isListed || GOES_ABROAD_EN.test(before) || HAS_LENGTH_AFTER.test(after)
    if (NAMESAKES_EN.has(match[0]) && !isGoal) continue
    if ((AMBIGUOUS_EN.has(match[0]) || NAMESAKES_EN.has(match[0])) && !/^\p{Lu}/u.test(written)) continue
    const isHome = comesFromThere || IS_BASED_THERE.test(after) || FLIES_FROM_THERE.test(before, after)
    const role = isHome ? 'origin' : NO_GOAL_ABROAD.test(before) || NO_GOAL_SAID_AFTER.test(after) ? 'other' : 'goal'
    const lead = role === 'origin' ? (FROM.exec(before)?.[0].length ?? 0) : 0
    found.push({ ...span, text: sheet.raw.slice(span.start - lead, span.end), role })
    // `เพื่อนไต้หวัน 2 คน`: those who read who travels know what they are.
    if (!(role === 'other' && OF_PEOPLE.test(before) && A_NATION.test(match[0]))) sheet.claim(span)
  }
  for (const match of findPhrases(sheet, SEA_OF)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (!sheet.isFree(span)) continue
    found.push({ ...span, text: sheet.raw.slice(span.start, span.end), role: 'goal' })
    sheet.claim(span)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Words beside a place that are read with it. */
const REACH = 40
/** Quoted with where they come from. */
const FROM = /(?:\b(?:from|out of|liv(?:e|ing) in|based in)(?: the)?|(?:มา)?จาก|อยู่ที่)\s?$/

const SHORT: ReadonlySet<string> = new Set(ABROAD_SHORT)

/** Whether a prompt names a place abroad, whatever it says of it. */
export function namesAbroad(sheet: Sheet): boolean {
  return NAMES.some((names) => findPhrases(sheet, names).some(({ 0: name }) => !SHORT.has(name)))
}

/** Thai has no spaces between words: a name must begin and end where the words of the prompt do. */
function isWord(sheet: Sheet, { start, end }: Span, text: string): boolean {
  if (!/[ก-ฮ]/.test(text)) return true
  if (text.length >= 6) return true
  // `ไปสวิส 5 วัน`: the dictionary does not know all of them.
  if (GOES_ABROAD_TH.test(sheet.text.slice(Math.max(0, start - REACH), start)) && !/[ก-์]/.test(sheet.text[end] ?? ''))
    return true
  const starts = sheet.words.some((word) => word.start === start)
  const ends = sheet.words.some((word) => word.end === end)
  return starts && ends
}
