import { NATION_EN, NATION_TH } from './nations.ts'
import { COUNT, readNumber } from './numbers.ts'
import { MEMBER_RULES, type MemberRule } from './party-members.ts'
import { findNames } from './party-names.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** Somebody of a list: “my parents (70 and 74)”, “4 staff”, `ลูกสาว 6 ขวบ`. */
export interface Member extends Span {
  readonly rule: MemberRule
  /** The same word again is the same person. */
  readonly word: string
  readonly isCounted: boolean
  /** Null: nobody knows how many. */
  readonly count: number | null
  readonly ages: readonly number[]
  /** “Our boys”: both parents are there. */
  readonly isOurs: boolean
  /** “Adult daughters”. */
  readonly isGrown: boolean
  readonly isThai: boolean
  /** “Her parents”: not those of the writer, but of a partner. */
  readonly isTheirs: boolean
  /** “My wife and I are in our seventies”: what is said of the last of a list holds for all. */
  readonly areAll?: boolean
}

const RETIRED_AGE = 60
const ADULT_AGE = 18
const GROWN_AGE = 20
const SOME_CHILDREN = 2

/** Everybody whom the free text names, in its order. */
export function findMembers(sheet: Sheet): Member[] {
  const kin = [...findEnglish(sheet), ...findThai(sheet)].flatMap((found) => memberOf(sheet, found))
  const isOther = (span: Span) => !kin.some(({ start, end }) => start < span.end && end > span.start)
  const names = findNames(sheet).filter(isOther)
  return [...kin, ...findAged(sheet).filter(isOther), ...names.map((name) => ({ ...name, ...NAMED }))].sort(
    (a, b) => a.start - b.start,
  )
}
/** `เราสองคน`. */
const WE: MemberRule = { group: 'adult', count: null, isWhole: true, isUs: true }
const NAMED = {
  rule: { group: 'adult', count: 1, isNamed: true },
  isCounted: false,
  count: 1,
  ages: [],
  isOurs: false,
  isGrown: false,
  isThai: false,
  isTheirs: false,
} as const

/** “A 4 year old”, “our 14yo”, with nothing else said of them. */
function findAged(sheet: Sheet): Member[] {
  return sheet.find(AGED_ONLY).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    rule: { group: 'child', count: 1 },
    word: `at ${match.index}`,
    isCounted: false,
    count: 1,
    ages: [Number(match[1])],
    isOurs: /^our\b/.test(match[0]),
    isGrown: false,
    isThai: false,
    isTheirs: false,
  }))
}

/** A word for somebody with what is said before and after it. */
interface Found {
  readonly start: number
  readonly text: string
  readonly groups: Readonly<Record<string, string | undefined>>
}

/** The word first, then what is before it: that is faster than to try every word of the text as a beginning. */
function findEnglish(sheet: Sheet): Found[] {
  let last = 0
  return sheet.find(ENGLISH).map(({ index, 0: words, groups }) => {
    const before = sheet.free.slice(Math.max(last, index - LONGEST_PREFIX), index)
    const prefix = PREFIX_EN.exec(before)
    last = index + words.length
    const said = prefix?.[0] ?? ''
    return { start: index - said.length, text: said + words, groups: { ...prefix?.groups, ...groups } }
  })
}

const findThai = (sheet: Sheet): Found[] =>
  sheet.find(THAI).map(({ index, 0: text, groups = {} }) => ({ start: index, text, groups }))

function memberOf(sheet: Sheet, { start, text, groups }: Found): Member[] {
  const { before, noun = '', years, adult, grown = adult, nation, about, after, figure, one, note = '' } = groups
  const whole = { start, end: start + text.length }
  const known = ruleOf(noun)
  if (known === undefined || sheet.cuts(whole)) return []
  // The province.
  if (text === 'nan') return []
  // `พ่อที่ชอบวัด 3 คน` is no number of fathers.
  const isOfAll = ((known.isPartner ?? false) || (about !== undefined && known.count !== null)) && after !== undefined
  // `แฟน 2 คน` are two with the writer: the number is left to other rules.
  const span = isOfAll ? { start: whole.start, end: whole.start + noun.length } : whole
  // `ช 2`, `ลูกสาว 1` count, `ลุง 66` has an age.
  const bare = one !== undefined ? 1 : figure === undefined ? null : readNumber(figure)
  const isAge = bare !== null && known.count !== null && bare >= 10
  const said = before ?? (isOfAll ? undefined : after)
  const number = said === undefined ? (isAge ? null : bare) : readNumber(said)
  const classes = agesInClasses(note, known.group === 'child', number)
  const ages = isAge ? [bare] : classes.length > 0 ? classes : agesIn(years ?? note, number ?? known.count ?? 1)
  const isWe = known.group === 'self' && number !== null && number > 1
  const isThai = known.isThai ?? (nation !== undefined && THAI_NATION.test(nation))
  const isForeign = nation === undefined ? (known.isForeign ?? false) : !isThai
  // “Our son and his wife”: not the writer's.
  const isPartner = (known.isPartner ?? false) && !THEIRS.test(text)
  const isOfPartners = known.group === 'parent' && OF_PARTNER.test(text)
  const group = classes.length > 0 ? 'child' : grown === undefined ? known.group : 'adult'
  const isKnown =
    group === known.group && isForeign === (known.isForeign ?? false) && isPartner === (known.isPartner ?? false)
  const rule = isWe ? WE : isKnown ? known : { ...known, group, isForeign, isPartner }
  const areOfOthers = known.count === 1 && ages.some((age) => age >= ADULT_AGE)
  const byAges =
    known.group === 'child' && ages.length > 0 && !areOfOthers ? Math.max(ages.length, known.count ?? 0) : null
  // “The kids and I”.
  const usual = known.group === 'child' && /^(?:my|our|the) /.test(text) ? (known.count ?? SOME_CHILDREN) : known.count
  const count = number === null ? (byAges ?? usual) : number * (rule.each ?? 1)
  return [
    {
      ...span,
      rule,
      // “Her husband” is not “my husband”, `แม่สามี` not `แม่เรา`.
      word: `${isPartner !== (known.isPartner ?? false) || isOfPartners ? 'their ' : ''}${noun.replace(/^คุณ/, '')}`,
      isCounted: number !== null || (rule.isPair ?? false),
      count,
      ages,
      isOurs: known.group === 'child' && /^our\b/.test(text),
      isGrown: grown !== undefined,
      isThai,
      isTheirs: THEIRS.test(text) || OF_PARTNER.test(text),
      areAll: OF_ALL.test(note) && ageOfAll(note) !== null,
    },
  ]
}

const THAI_NATION = /^(?:คน)?(?:thai|ไทย)/
const THEIRS = /^(?:his|her|their)\b/
const OF_PARTNER =
  /^(?:พ่อตา|แม่ยาย|(?:คุณ)?(?:พ่อ|แม่|พี่|น้อง|ลุง|ป้า|น้า|ยาย|ตา|ปู่|ย่า)[ก-์]{0,4}?(?:ของ)?(?:สามี|แฟน|ภรรยา|เมีย|เขา|เค้า))|in[ -]laws?$/
const OF_ALL = /\b(?:are|both|all)\b|ทั้ง(?:คู่|สอง|หมด)/

/** Ages in brackets or after “who is”, one for each of `count` if one is said of all; other notes (“150 kg”) have none. */
function agesIn(note: string, count: number): number[] {
  if (note === '') return []
  const ofAll = ageOfAll(note)
  if (ofAll !== null) return Array(Math.max(count, BOTH.test(note) ? 2 : 1)).fill(ofAll)
  const said = /(?:\b(?:be|is|turn(?:s|ing)?|aged?)|อายุ|วัย)\s*(\d{1,2})(?!\d)/.exec(note)
  const rest = note.replace(
    /years?|yrs?|old|y\/?o|\b(?:and|are|who|now|just|aged?)\b|both|เกษียณ|แล้ว|ทั้ง(?:คู่|สองคน|สอง)|อายุ|วัย|ขวบ|ครึ่ง|ปี|กับ|และ|กว่า|[\s(),&/+-]/g,
    '',
  )
  if (!/^\d+$/.test(rest)) return said ? [Number(said[1])] : []
  return [...note.matchAll(/\d{1,2}/g)].map(([age]) => Number(age))
}
/** The ages of pupils by their classes, one for each of `count` if one class is said of all. Older ones than those of primary schools pay as adults do, unless they are somebody's children. */
function agesInClasses(note: string, areChildren: boolean, count: number | null): number[] {
  const ages = [...note.matchAll(CLASSES)].flatMap(([, school = '', year = '1']) => {
    const first = FIRST_AGE[school.charAt(0)] ?? 0
    return school.startsWith('ม') && !areChildren ? [] : [Math.min(first + Number(year) - 1, OLDEST_PUPIL)]
  })
  return ages.length === 1 ? Array(count ?? 1).fill(ages[0]) : ages
}
const CLASSES = /(ป\.|ม\.|ประถม|มัธยม|อนุบาล)(?:ศึกษา)?(?:ปีที่)?\s?([1-6])?/g
/** Of the first year of nursery, primary and secondary school. */
const FIRST_AGE: Readonly<Record<string, number>> = { อ: 4, ป: 7, ม: 13 }
const OLDEST_PUPIL = 17

const BOTH = /\bboth\b|ทั้ง(?:คู่|สอง)/

/** An age that is not said in years, or is that of both: “in their late sixties”, `เกษียณแล้ว`, `70 กว่าทั้งคู่`. */
function ageOfAll(note: string): number | null {
  const decade = DECADE.exec(note)?.groups?.['decade']
  if (decade !== undefined) return /^\d/.test(decade) ? Number(decade.slice(0, 2)) : (DECADES.get(decade) ?? null)
  if (/\b(?:grown|adults)\b|โตแล้ว|โตๆ/.test(note)) return GROWN_AGE
  const ages = note.match(/\d{1,2}/g) ?? []
  if (/\bretired\b|เกษียณ/.test(note) && ages.length === 0) return RETIRED_AGE
  return ages.length === 1 && (BOTH.test(note) || /\bover\b/.test(note)) ? Number(ages[0]) : null
}
const DECADES: ReadonlyMap<string, number> = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map((word, at) => [
    word,
    (at + 2) * 10,
  ]),
)

const wordsOf = (key: 'th' | 'en') =>
  MEMBER_RULES.flatMap((rule) => listOf(rule[key] ?? '')).sort((a, b) => b.length - a.length)
const RULES = MEMBER_RULES.map((rule) => ({
  rule,
  pattern: new RegExp(`^(?:${phrasePattern(listOf(`${rule.th ?? ''},${rule.en ?? ''}`)).source})$`),
}))

/** Nouns are few, and each is looked up once. */
const rulesByNoun = new Map<string, MemberRule | undefined>()
function ruleOf(noun: string): MemberRule | undefined {
  if (!rulesByNoun.has(noun)) rulesByNoun.set(noun, RULES.find(({ pattern }) => pattern.test(noun))?.rule)
  return rulesByNoun.get(noun)
}

const DECADE_EN = String.raw`\bin (?:their|his|her|our|my) (?:(?:early|mid|late)[ -]){0,2}(?<decade>[2-9]0|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)`
const DECADE = new RegExp(DECADE_EN)
const YEARS = String.raw`(?: ?(?:yo|y/o|yrs?|years?)(?: old)?\b|-years?-old\b)?`
const AGE_EN = String.raw`\d{1,2}\+?(?![\d:.,]?\d)${YEARS}`
const AGES_EN = String.raw`${AGE_EN}(?:(?:, ?| ?& ?| ?/ ?| and )(?:and )?${AGE_EN}){0,5}`
const NO_UNIT = String.raw`(?=\s*(?:[,.;!?)+&\n]|and\b|$))`
const ALL_EN = String.raw`,? (?:(?:are |who are )?(?:all |both )(?:over \d\d|adults|grown[ -]?ups?|grown|retired)|are (?:now |already |just )?retired|are (?:both|all) (?:now )?${AGE_EN}${NO_UNIT}|(?:are |is )?(?:all |both )?${DECADE_EN.replace('?<decade>', '?:')}'?s?)`
/** The school or the class of a child: its words count nobody. */
const CLASS_EN = String.raw`(?:p ?[1-6]|k ?[1-3]|primary(?: school)?(?: [1-6])?|secondary(?: school)?(?: [1-6])?|(?:year|grade|std\.?|standard|form) \d{1,2}|kindy|kinder|kindergarten|nursery|preschool|pre-school|reception|(?:elementary|middle|junior|high) school|school)(?![a-z\d])`
const CLASSES_EN = String.raw` (?:(?:is|are|who is|who are|both|still) ){0,2}in ${CLASS_EN}(?:(?:, | and | & |/)${CLASS_EN}){0,4}`
/** “My husband and I are 72 and 70”. */
const ARE_EN = String.raw`,? (?:who )?are (?:now |just |aged )?${AGE_EN}(?:(?:, ?| ?& ?| ?/ ?| and )(?:and )?${AGE_EN}){1,4}(?!\s?(?:days?|nights?|weeks?|people|pax|of|km)\b)`
const NOTE_EN = String.raw`\s?\([^()\n]{0,40}\)|${ALL_EN}|${ARE_EN}|,? ?(?:who(?:'s| is|'ll be| will be| turns) |aged |age |both |of )${AGES_EN}|,? \d{1,2}\+?(?:, ?\d{1,2})?(?: ?& ?| and |/)\d{1,2}\+?${YEARS}(?:${NO_UNIT}|(?=\s(?:to|in|from|with|who|on|at)\b))|,? \d{1,2}\+?${YEARS}${NO_UNIT}(?!\s?(?:and|&|,) ?\d)|${CLASSES_EN}`
const PARTNER_OF = "(?:wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|fiancee?|best friend)'s"
const DETERMINERS = `(?:(?:my|our|his|her) ${PARTNER_OF}|my|our|the|a|an|his|her|their|both|one)`
const KINDS =
  '(?:best|older|younger|elder|eldest|big|little|small|young|old|elderly|retired|close|dear|good|other|lovely|baby|teenage|newborn|pregnant|honeymoon|married|engaged|newlywed|single|of my|of our)'
const AGED = String.raw`(?<years>\d{1,2})(?:[ -](?:years?|yrs?)[ -]old|[ -]?(?:yo|y/o)) `
const AGED_ONLY =
  /\b(?:(?:my|our|a|an|one|the) )?(\d{1,2})(?:[ -]?(?:years?|yrs?)[ -]olds?|[ -]?(?:yo|y\/o))(?=\s?(?:[,.;!?)+&\n]|$|(?:and|plus|in|to|who|is|wants?|loves?|needs?|with)\b))/g
/** A name beside a relative: “her husband Rob and I”, “my son Max (5)”. */
const APPOSITION = String.raw`(?: from (?:[a-z]{3,14}|\ufffc{2,16})(?= and (?:i|me)\b))?(?: (?!(?:and|or|who|is|are|has|have|plus|with|of|in|at|on|to|from|for)\b)[a-z']{2,14}(?= ?\(|,? (?:and|&|\+) (?:i|me|my|our|his|her)\b|, (?:my|our|his|her)\b))?`
const LONGEST_PREFIX = 64
const PREFIX_EN = new RegExp(
  String.raw`(?<![a-z])(?:${DETERMINERS.replace('|one)', ')')} )?(?:(?<before>${COUNT}) )?(?:${DETERMINERS} ){0,2}(?:${AGED}|(?<grown>adult|grown[ -]?up|grown) |(?<nation>${NATION_EN}) |${KINDS} ){0,3}$`,
)
const ENGLISH = new RegExp(
  String.raw`\b(?!her (?!and\b|plus\b)|couple (?:of|more|days|nights|weeks)\b|(?:thai|american|german|aussie) (?!and\b|or\b|plus\b|in\b|who\b|with\b)[a-z]|(?:adult|grown[ -]?ups?) (?:sons?|daughters?|kids|child|boys|girls|twins))(?<noun>${phrasePattern(wordsOf('en')).source})(?![a-z'-])${APPOSITION}(?<note>${NOTE_EN})?`,
  'g',
)

const AGE_TH = String.raw`\d{1,2}\+?(?: ?(?:ขวบ|ปี)(?:ครึ่ง|กว่า)?)`
/** Of both of a couple, of whom each has no age: `เกษียณแล้วทั้งคู่`, `อายุ 70 กว่าแล้วทั้งคู่`. */
const ALL_TH = String.raw`\s?(?:วัยเกษียณ|เกษียณ(?:แล้ว)?(?:ทั้ง(?:คู่|สองคน))?)(?:\s?(?:อายุ|วัย)\s?\d{1,2}\s?(?:กับ|และ|/|&)\s?\d{1,2}(?:\s?ปี)?)?|\s?(?:อายุ|วัย)\s?\d{1,2}\s?(?:ปี)?(?:กว่า|ขึ้น|อัพ|\+)?(?:แล้ว)?ทั้งคู่|\s?โตแล้ว`
/** A class at school: `ป.4`, `ม.2`, `ลูกอนุบาล 3`; `เด็กประถม 3` are three. */
const CLASS = String.raw`(?:เรียน|อยู่)?(?:ชั้น)?\s?(?:(?:ป|ม)\.\s?[1-6](?!\d)|(?<!เด็ก)(?:ประถม|มัธยม|อนุบาล)(?:\s?(?:ศึกษา)?(?:ปีที่)?\s?[1-6](?!\d|\s?(?:คน|ท่าน)))?)`
const NOTE_TH = String.raw`\s?\([^()\n]{0,40}\)|\s?${CLASS}(?:\s?(?:กับ|กะ|และ|,|/|&|\+)\s?${CLASS}){0,4}|${ALL_TH}|\s?(?:อายุ|วัย)?\s?${AGE_TH}(?:\s?(?:กับ|กะ|และ|,|/)\s?${AGE_TH}){0,4}|\s?(?:อายุ|วัย)?\s?\d{1,2}(?:\s?(?:กับ|และ|/|&)\s?\d{1,2}){0,3}\s?(?:ขวบ|ปี)|\s?(?:อายุ|วัย)\s?\d{1,2}(?:\s?(?:กับ|กะ|และ|/|&|,)\s?\d{1,2}(?!\d|\s?(?:คน|ท่าน|วัน|คืน|คัน|ห้อง))){0,3}(?!\d)`
const OTHER_TH = String.raw`(?!\d|\s?(?:คน|ท่าน|รูป|ขวบ|ปี|วัน|คืน|โมง|บาท|กม|กิโล|ชม|เดือน|ม\.|ธ\.|ก\.|พ\.|ต\.|เม|มี|ส\.|ที่|แห่ง|[-.:,/]\s?\d|ว\b))`
const FEW_TH = '(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?!เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน)'
/** What they do or where they are from, before how many they are: `เพื่อนที่บริษัทจะมาเที่ยว 3 คน`. */
const ABOUT_TH = String.raw`(?<about>\s?(?:ที่|จะ|มา|จาก|ขับรถ|ติดตาม)[ก-์ ]{0,24}?)?`
const NUMBER_TH = String.raw`(?:\s?(?:ที่)?(?<adult>โตแล้ว|เรียนจบแล้ว|ทำงานแล้ว|เรียนมหาลัย|อยู่มหาลัย|เรียนมหาวิทยาลัย))?${ABOUT_TH}\s?(?:อีก|จำนวน)?\s?(?<after>${COUNT})\s?(?:คน|ท่าน|รูป|องค์)(?:\s?\([^()\n]{0,24}\))?|\s?(?<figure>\d{1,2}|${FEW_TH})${OTHER_TH}|\s?(?<one>อีก(?:หนึ่ง|คน(?:หนึ่ง|นึง)?|ท่าน(?:หนึ่ง)?))(?![ก-์]*เดียว)`
const OWNER = '(?:(?:ของ)?(?:ผม|เรา|ฉัน|หนู|แฟน|สามี|ภรรยา|เมีย|เขา|เค้า))?'
const QUALIFIER = `(?:\\s?ๆ\\s?)?(?:ลูกครึ่ง|ตัวน้อย|สุดที่รัก|(?:ที่)?(?:เป็น)?(?<nation>${NATION_TH}|(?:คน)?ไทย))?`
/** Verbs and particles that may follow a member without a space: `เรากะแม่เลยหนีไปเที่ยว`. */
const FOLLOWS =
  '(?:เลย|ก็|แบบ|บ่น|คง|เคย|ได้|ต้อง|ชอบ|ไม่|ยัง|เพิ่ง|พึ่ง|กำลัง|ว่าง|ทำงาน|หยุด|ลา|นัด|หนี|หา|ขอ|มี|เป็น|อยู่|ตั้งใจ|วางแผน|แพลน|ตกลง|สนใจ|บิน|เดิน|นอน|กลับ|ออก|เช่า|เหมา|เหลือ|กัน|สองคน|รวม)'
/** A Thai word begins after a sign, a joining word or a member, and ends before one or before a verb. */
const BEGINS =
  '(?<![ก-์]|[ๆ])|(?<=สอง|สาม|สี่|ห้า)(?=เด็ก|ผู้ใหญ่|ทารก|ผู้สูง)|(?<=พ่อแม่)(?=ลูก(?:สอง|สาม|สี่|ห้า)(?:กับ|และ|\\s?[+,(]))|(?<=กับ|กะ|และ|พา|ก็|มี|ชวน|ขวบ|ปี|ท่าน|คน|พร้อม|หอบ|จูง|สมาชิก|คือ|ได้แก่|คณะ|บวก|เหลือ|แค่|เฉพาะ|เพียง|มีแต่)'
/** Whose group it is: `คณะเรา`. */
const OF_GROUP = '(?<=คณะ)(?:เรา|ผม|ฉัน|หนู)'
const ENDS = String.raw`(?=[\s\d,+/&().:;!?]|กับ|กะ|และ|แล้วก็|ไป|มา|อยาก|จะ|เที่ยว|ด้วย|รวม|ค่ะ|ครับ|คับ|ขับ|นั่ง|ที่|ของ|ไทย|พา|ชวน|เกษียณ|อายุ|วัย|เด็ก|ทารก|ผู้ใหญ่|ผู้สูง|(?<=พ่อแม่)ลูก(?:สอง|สาม|สี่|ห้า)(?:กับ|และ)|${FOLLOWS}|(?<=ขวบ|ปี|ครึ่ง|คน|ท่าน|รูป|องค์)|$)`
const THAI = new RegExp(
  String.raw`(?:${BEGINS})(?!${OF_GROUP})(?<noun>${phrasePattern(wordsOf('th')).source})${OWNER}${QUALIFIER}(?:(?<note>${NOTE_TH}))?(?:${NUMBER_TH})?${ENDS}`,
  'g',
)
