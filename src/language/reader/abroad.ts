import { ABROAD_EN, ABROAD_SHORT, ABROAD_TH } from './abroad-names.ts'
import { NATION_TH } from './nations.ts'
import { findPhrases } from './phrase-rules.ts'
import { anyOf, listOf, slotPattern } from './phrases.ts'
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

/** Words before the place where they come from. */
const FROM_EN = anyOf('from, come from, living in, live in, based in, out of, citizens? of, resident of')
const FROM_TH = 'จาก|มาจาก|อยู่ที่|คนจาก'
const ORIGIN = new RegExp(String.raw`(?:\b${FROM_EN}(?: the)?|${FROM_TH})\s*$`)

/** “We fly Warsaw - Bangkok”. */
const FLIES = /\b(?:fly|flying|flights?|flying in|travel|travelling)\s$/

/** Words before a place that is no goal: where they change planes, have been, or compare. */
const NO_GOAL_EN = anyOf(`
  in transit (?:in|at|through), layover (?:in|at), stopover (?:in|at), via,
  like, unlike, than, as in, similar to, compared (?:to|with), apart from, not,
  been to, visited, went to, just back from, after, last year in, my time in, (?:winter|snow|cold|weather|job|office|flat|people|friends) in,
  border (?:with|of|to)`)
const NO_GOAL_TH = anyOf(`
  แวะต่อเครื่อง(?:ที่)?, ต่อเครื่อง(?:ที่)?,
  เหมือน, คล้าย, นอกจาก, แทน, เคยไป, กลับจาก,
  ชายแดน, ติด(?:กับ)?, ฝั่ง`)
/** What is called after a country: `อาหารญี่ปุ่น`, `คนจีน`. */
const OF_A_COUNTRY_TH = anyOf(`
  สไตล์, ฟีล, อารมณ์, ธีม, แบบ, แนว,
  อาหาร, ร้านอาหาร, บุฟเฟ่ต์, ปิ้งย่าง, ชา,
  วัด, ศาลเจ้า, สวน, ตรุษ, ย่าน, ถนน, หมู่บ้าน, บ้าน,
  คน, ชาว, ภาษา, เพื่อน, แฟน, สามี, ภรรยา, เมีย, ลูกค้า, แขก, ทัวร์ลง, รัก,
  หนัง, ซีรีส์, ละคร, สินค้า,
  ไทย-?`)
const OTHER = new RegExp(String.raw`(?:\b${NO_GOAL_EN}(?: the)?|${NO_GOAL_TH}|${OF_A_COUNTRY_TH})\s*$`)

/** Where they fly on, or home, or were before: “before our flight to Sydney”, “after two weeks in Japan”. */
const ONWARD =
  /\b(?:(?:onward|connecting|next|return)(?: flight| leg| plane)?|(?:fl(?:y|ying|ight)|plane|head(?:ing)?|go(?:ing)?|return(?:ing)?) (?:home|back|on|onwards?|out)|(?:before|until|till|catch(?:ing)?|for|our|my)(?: (?:our|my|the|a))? (?:flight|fly|flying|plane)(?: home| back| on| out)?)(?: (?!to )[a-z]{2,10}){0,2} to (?:the )?$|\b(?:after|following) (?:[a-z\d]+ ){1,4}(?:in|around|through) (?:the )?$|(?:ต่อเครื่อง|บินต่อ|ต่อไฟลท์|บินกลับ|กลับบ้านที่)(?:ไป)?\s?$/

/** The names of countries that are also adjectives need a word for going there (`ร้านจีน`, `ของญี่ปุ่น`). */
const ADJECTIVES = new Set(
  listOf(`
    ลาว, เขมร, พม่า, จีน, อินเดีย, ญี่ปุ่น, เกาหลี, อังกฤษ, ฝรั่งเศส, เยอรมัน, สวิส, อินโด,
    อเมริกา, อิตาลี, นารา, เว้, โรม, ทวาย, พะโค, ชิบะ, โคโมโด, คิวบา, ชิลี, กานา, กินี, โตโก, ไหหลำ, จอร์แดน,
    เวลส์, ลียง, บรูจส์, ริโอ, อุจิ, เมกกะ`),
)
const GO_TH = anyOf(`
  ไป, เที่ยว, ถึง, บิน, ข้าม, เข้า, ทริป, จัดทริป, ทัวร์,
  ใน, แถบ, ประเทศ, และ, กับ, หรือ`)
const GOING = new RegExp(String.raw`(?:${GO_TH}|,|-|\+|\/|^)\s*$`)
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
const GOING_EN =
  /(?:^|\b(?:to|in|visit|visiting|explore|exploring|from|of|around|via|trip|plan|planning|itinerary for|days|nights)(?: the)? )$/
/** Between two of them. */
const LISTED_EN = /^(?:,|,? ?(?:and|or)|[ /+&>-]{1,3}) ?$/
const LENGTH_EN =
  /^(?:,? (?:for )?(?:\d{1,2}|one|two|three|four|five|six|seven|a) (?:day|night|week)| itinerary| trip| tour| holiday)/

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
    const before = sheet.text.slice(Math.max(0, span.start - 30), span.start)
    const after = sheet.text.slice(span.end, span.end + 12)
    if (ADJECTIVES.has(match[0]) && !GOING.test(before)) continue
    if (SHORT.has(match[0]) && !(isOfCapitals(sheet.raw.slice(span.start, span.end)) && ORIGIN.test(before))) continue
    const isListed = LISTED_EN.test(sheet.text.slice(found.at(-1)?.end ?? span.start, span.start))
    const isGoal = isListed || GOING_EN.test(before) || LENGTH_EN.test(sheet.text.slice(span.end, span.end + 24))
    if (NAMESAKES_EN.has(match[0]) && !isGoal) continue
    if (
      (AMBIGUOUS_EN.has(match[0]) || NAMESAKES_EN.has(match[0])) &&
      !/^\p{Lu}/u.test(sheet.raw.slice(span.start, span.end))
    )
      continue
    const role =
      ORIGIN.test(before) || /^[ -]based\b/.test(after) || (FLIES.test(before) && /^ ?(?:-|to) /.test(after))
        ? 'origin'
        : OTHER.test(before) ||
            ONWARD.test(before) ||
            /^\s*(?:(?:layover|stopover|style|food|of thailand)\b|เมืองไทย|แดนสยาม|เมืองสยาม)/.test(after)
          ? 'other'
          : 'goal'
    const cue = role === 'origin' ? (ORIGIN.exec(before)?.[0].length ?? 0) : 0
    found.push({ ...span, text: sheet.raw.slice(span.start - cue, span.end), role })
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

const SHORT: ReadonlySet<string> = new Set(ABROAD_SHORT)
const isOfCapitals = (text: string) => text === text.toUpperCase()

/** Whether a prompt names a place abroad, whatever it says of it. */
export function namesAbroad(sheet: Sheet): boolean {
  return NAMES.some((names) => findPhrases(sheet, names).some(({ 0: name }) => !SHORT.has(name)))
}

/** Thai has no spaces between words: a name must begin and end where the words of the prompt do. */
function isWord(sheet: Sheet, { start, end }: Span, text: string): boolean {
  if (!/[ก-ฮ]/.test(text)) return true
  if (text.length >= 6) return true
  // `ไปสวิส 5 วัน`: the dictionary does not know all of them.
  if (GOING.test(sheet.text.slice(Math.max(0, start - 10), start)) && !/[ก-์]/.test(sheet.text[end] ?? '')) return true
  const starts = sheet.words.some((word) => word.start === start)
  const ends = sheet.words.some((word) => word.end === end)
  return starts && ends
}
