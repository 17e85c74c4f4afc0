import { ABROAD_EN, ABROAD_TH } from './abroad-names.ts'
import { findPhrases } from './phrase-rules.ts'
import { slotPattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** What a place abroad is in the prompt: `other` is a layover, a memory, a comparison or an adjective. */
export type AbroadRole = 'goal' | 'origin' | 'other'

export interface AbroadMention extends Span {
  readonly text: string
  readonly role: AbroadRole
}

const NAMES = slotPattern([...ABROAD_TH, ...ABROAD_EN])
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

const ORIGIN =
  /(?:\b(?:from|come from|living in|live in|based in|out of|citizens? of|resident of)(?: the)?|จาก|มาจาก|อยู่ที่|คนจาก)\s*$/
const OTHER =
  /(?:\b(?:in transit (?:in|at|through)|layover (?:in|at)|stopover (?:in|at)|via|like|unlike|than|been to|visited|went to|apart from|compared (?:to|with)|not|just back from|after|last year in|as in|similar to|border (?:with|of|to)|my time in)(?: the)?|แวะต่อเครื่อง(?:ที่)?|ต่อเครื่อง(?:ที่)?|เหมือน|คล้าย|นอกจาก|เคยไป|กลับจาก|แทน|ชายแดน|ติด(?:กับ)?|ฝั่ง|สไตล์|ฟีล|อารมณ์|ธีม|อาหาร|ร้านอาหาร|วัด|ศาลเจ้า|คน|ชาว|ภาษา|เพื่อน|แฟน|ทัวร์ลง|หนัง|ซีรีส์|ละคร|บุฟเฟ่ต์|ปิ้งย่าง|ชา|สวน|ตรุษ|ย่าน|ถนน|หมู่บ้าน|บ้าน|ไทย-?|สินค้า|แบบ|แนว|ไทย-|รัก)\s*$/
/** The names of countries that are also adjectives need a word for going there (`ร้านจีน`, `ของญี่ปุ่น`). */
const ADJECTIVES = new Set(
  'ลาว เขมร พม่า จีน อินเดีย ญี่ปุ่น เกาหลี อังกฤษ ฝรั่งเศส เยอรมัน สวิส อินโด นารา เว้ โรม ทวาย อเมริกา อิตาลี พะโค'.split(' '),
)
const GOING = /(?:ไป|เที่ยว|ถึง|ใน|ประเทศ|ทริป|บิน|แถบ|ข้าม|เข้า|และ|กับ|หรือ|,|-|\+|\/|^|จัดทริป|ทัวร์)\s*$/
const AMBIGUOUS_EN = new Set(['turkey', 'georgia', 'hue', 'perth', 'jordan', 'china', 'goa'])

/** Places abroad that are called like Thai ones, where their country is named. */
const NAMESAKES: readonly (readonly [country: RegExp, place: RegExp])[] = [
  [/\bsri lanka|ศรีลังกา/, /\byala\b|ยาลา/g],
  [/\bmyanmar|\bburma|พม่า|เมียนมา/, /\bsurin\b/g],
]

/** The places abroad that a prompt names. Claims them. */
export function readAbroad(sheet: Sheet): AbroadMention[] {
  for (const [country, place] of NAMESAKES) if (country.test(sheet.text)) sheet.take(place)
  const found: AbroadMention[] = []
  for (const match of findPhrases(sheet, NAMES)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (!isWord(sheet, span, match[0])) continue
    const before = sheet.text.slice(Math.max(0, span.start - 30), span.start)
    const after = sheet.text.slice(span.end, span.end + 12)
    if (ADJECTIVES.has(match[0]) && !GOING.test(before)) continue
    if (AMBIGUOUS_EN.has(match[0]) && !/^\p{Lu}/u.test(sheet.raw.slice(span.start, span.end))) continue
    const role = ORIGIN.test(before)
      ? 'origin'
      : OTHER.test(before) ||
          /^\s*(?:(?:layover|stopover|style|food|of thailand)\b|เมืองไทย|แดนสยาม|เมืองสยาม)/.test(after)
        ? 'other'
        : 'goal'
    const cue = role === 'origin' ? (ORIGIN.exec(before)?.[0].length ?? 0) : 0
    found.push({ ...span, text: sheet.raw.slice(span.start - cue, span.end), role })
    sheet.claim(span)
  }
  for (const match of findPhrases(sheet, SEA_OF)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (!sheet.isFree(span)) continue
    found.push({ ...span, text: sheet.raw.slice(span.start, span.end), role: 'goal' })
    sheet.claim(span)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Thai has no spaces between words: a name must begin and end where the words of the prompt do. */
function isWord(sheet: Sheet, { start, end }: Span, text: string): boolean {
  if (!/[ก-ฮ]/.test(text)) return true
  if (text.length >= 6) return true
  const starts = sheet.words.some((word) => word.start === start)
  const ends = sheet.words.some((word) => word.end === end)
  return starts && ends
}
