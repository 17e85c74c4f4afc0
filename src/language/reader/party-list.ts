import type { Draft } from './draft.ts'
import { COUNT, readNumber } from './numbers.ts'
import { COMES_ALONG, COMPANY, MEMBER_RULES, type MemberRule } from './party-members.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

/** Somebody of a list: “my parents (70 and 74)”, “4 staff”, `ลูกสาว 6 ขวบ`. */
interface Member extends Span {
  readonly rule: MemberRule
  /** The same word again is the same person. */
  readonly word: string
  readonly isCounted: boolean
  /** Null: nobody knows how many. */
  readonly count: number | null
  readonly ages: readonly number[]
}

const ADULT_AGE = 18
const SENIOR_AGE = 60
const MAX_HEADS = 99

/** Sums the lists of those who travel (“me, him and our mum”, “24 students + 4 staff”). False: there is none. */
export function readMembers(sheet: Sheet, draft: Draft, staysAtHome: (span: Span) => boolean): boolean {
  const runs = listRuns(listMembers(sheet), sheet.text).filter((run) => !run.some(staysAtHome))
  const listed = runs.filter((run) => isList(sheet, run))
  if (!listed.some((run) => run.length > 1)) return false
  const isHim = listed.some((run) => run.some(({ rule }) => rule.isPronoun))
  const lists = isHim ? listed : runs.filter((run) => listed.includes(run) || comesAlong(sheet, run))
  const isWithUs = lists.some((run) => run.some(({ rule }) => rule.isUs))
  const isWithWriter = lists.some((run) => run.some(isSelf) || (isCompany(sheet, run) && !run.every(isWhole)))
  const people = new Map<string, Member>()
  for (const member of lists.flat()) {
    const known = people.get(member.word)
    if (isSelf(member)) continue
    if (known === undefined || (member.count ?? 0) > (known.count ?? 0) || member.ages.length > known.ages.length)
      people.set(member.word, member)
  }
  const writers = lists.flat().filter(isSelf)
  const aged = writers.find(({ ages }) => ages.length > 0) ?? writers[0]
  const counted = { adult: 0, child: 0, senior: 0 }
  const children = [...people.values()].filter(({ rule }) => rule.group === 'child')
  // “Grandparents, parents and three kids”: the parents of the children.
  const areYoung = people.has('grandparents') && children.length > 0
  for (const known of people.values()) {
    const member =
      areYoung && known.word === 'parents' ? { ...known, rule: { ...known.rule, group: 'adult' as const } } : known
    if (member.count === null) return false
    if (member.rule.isAny && member.ages.length === 0 && !member.isCounted && children.length > 1) continue
    for (let nth = 0; nth < member.count; nth++) counted[groupOf(member, nth, isWithWriter || isWithUs)]++
  }
  if (isWithWriter && !isWithUs) counted[aged === undefined ? 'adult' : groupOf(aged, 0, true)]++
  if (counted.adult + counted.child + counted.senior > MAX_HEADS) return false
  const guests = [...people.values()].filter(({ rule }) => rule.isForeign)
  if (guests.length > 0) draft.foreigners ??= guests.reduce((sum, { count }) => sum + (count ?? 0), 0)
  draft.adults = counted.adult
  if (counted.child > 0) draft.children = counted.child
  if (counted.senior > 0) draft.seniors = counted.senior
  for (const run of lists) sheet.claim({ start: run[0]!.start, end: run.at(-1)!.end })
  return true
}

const isWhole = ({ rule }: Member) => rule.isWhole ?? false
const isSelf = ({ rule }: Member) => rule.group === 'self'

function groupOf({ rule: { group }, ages }: Member, nth: number, isWithWriter: boolean): 'adult' | 'child' | 'senior' {
  const age = ages[nth]
  if (age === undefined)
    return group === 'parent' ? (isWithWriter ? 'senior' : 'adult') : group === 'self' ? 'adult' : group
  return age >= SENIOR_AGE ? 'senior' : age < ADULT_AGE ? 'child' : 'adult'
}

/** The writer is in it, or comes with those in it, or all of them are counted. */
function isList(sheet: Sheet, run: readonly Member[]): boolean {
  if (run.length > 1 && (run.some(isSelf) || isWholeParty(run))) return run.every((member) => member.count !== null)
  return isCompany(sheet, run) && run.every(({ count, rule }) => count !== null && !rule.isPronoun)
}

/** All counted, some as organisers do, or both parents with children. */
function isWholeParty(run: readonly Member[]): boolean {
  const isOf = (group: MemberRule['group']) => (member: Member) => member.rule.group === group
  const areYoung = run.every(isOf('child'))
  return (
    (!areYoung && run.every(({ isCounted }) => isCounted)) ||
    run.some((member) => member.isCounted && isWhole(member)) ||
    (bothParents(run) && run.some(isOf('child')))
  )
}

const bothParents = (run: readonly Member[]) =>
  run.reduce((sum, { rule, count }) => sum + (rule.group === 'parent' ? (count ?? 0) : 0), 0) === 2

/** `พ่อ แม่ ลูก 4 คน`: of a father, a mother and “children”, the number is that of them all. */
function shareNumber(run: readonly Member[]): readonly Member[] {
  const last = run.at(-1)
  const isFamily = last?.rule.isAny && last.isCounted && bothParents(run) && run.every(isParentOrLast)
  return isFamily && (last.count ?? 0) > 2 ? [...run.slice(0, -1), { ...last, count: last.count! - 2 }] : run
}
const isParentOrLast = ({ rule }: Member, at: number, run: readonly Member[]) =>
  rule.group === 'parent' || at === run.length - 1

const comesAlong = ({ text }: Sheet, run: readonly Member[]) =>
  run.length === 1 && run[0]!.count !== null && !isSelf(run[0]!) && ALONG.test(text.slice(run[0]!.end))
const ALONG = new RegExp(`^\\s?(?:${phrasePattern([...listOf(COMES_ALONG.th!), ...listOf(COMES_ALONG.en!)]).source})`)

const isCompany = ({ text }: Sheet, [first]: readonly Member[]) =>
  first !== undefined && WITH.test(text.slice(Math.max(0, first.start - LONGEST_CUE), first.start))
const LONGEST_CUE = 32
const WITH = new RegExp(`(?:${phrasePattern([...listOf(COMPANY.th!), ...listOf(COMPANY.en!)]).source})\\s*$`)

/** Members with nothing but signs and joining words between them. */
function listRuns(members: readonly Member[], text: string): Member[][] {
  const runs: Member[][] = []
  for (const member of members) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const gap = text.slice(before?.end ?? 0, member.start)
    if (run && before && JOINED.test(gap) && (!before.rule.isUs || ADDED.test(gap))) run.push(member)
    else runs.push([member])
  }
  return runs.map((run) => shareAges(shareNumber(run)))
}
const JOINED =
  /^(?:[\s,/+&]{0,4}(?:(?:and|n|plus|with|along with|และก็|แล้วก็|บวก|กับ|กะ|และ|พา|มี|อีก|พร้อม)\s?)?(?:also )?|\s?-\s?)$/

const ADDED = /\b(?:and|plus|with)\b|[+&]/

/** “My wife and I (73 and 71)”: the ages are those of the last members. */
function shareAges(run: readonly Member[]): Member[] {
  const shared = [...run]
  run.forEach(({ count, ages }, at) => {
    const first = at + 1 - ages.length
    if (count !== 1 || ages.length < 2 || first < 0) return
    for (let of = first; of <= at; of++) shared[of] = { ...shared[of]!, ages: [ages[of - first]!] }
  })
  return shared
}

function listMembers(sheet: Sheet): Member[] {
  return [...sheet.find(ENGLISH), ...sheet.find(THAI)]
    .sort((a, b) => a.index - b.index)
    .flatMap((match) => {
      const { before, noun = '', grade, after, figure, note = '' } = match.groups ?? {}
      const span = { start: match.index, end: match.index + match[0].length }
      const known = RULES.find(({ pattern }) => pattern.test(noun))?.rule
      if (known === undefined || sheet.cuts(span)) return []
      const rule: MemberRule = grade === undefined ? known : { ...known, group: 'child' }
      // `ช 2`, `ลูกสาว 1` count, `ลุง 66` has an age.
      const bare = figure === undefined ? null : Number(figure)
      const isAge = bare !== null && rule.count !== null && bare >= 10
      const said = before ?? after
      const number = said === undefined ? (isAge ? null : bare) : readNumber(said)
      const ages = isAge ? [bare] : agesIn(note)
      const byAges = ages.length > 0 && rule.group === 'child' ? ages.length : null
      const count = number === null ? (byAges ?? rule.count) : number * (rule.each ?? 1)
      return [{ ...span, rule, word: noun.replace(/^คุณ/, ''), isCounted: number !== null, count, ages }]
    })
}

/** Ages in brackets or after “who is”; other notes (“150 kg”, `ท้อง 5 เดือน`) have none. */
function agesIn(note: string): number[] {
  const said = /(?:\b(?:be|is|turn(?:s|ing)?|aged?)|อายุ|วัย)\s*(\d{1,2})(?!\d)/.exec(note)
  const rest = note.replace(/years?|yrs?|old|y\/?o|\band\b|both|อายุ|วัย|ขวบ|ครึ่ง|ปี|กับ|และ|กว่า|ทั้งคู่|[\s(),&/+-]/g, '')
  if (!/^\d+$/.test(rest)) return said ? [Number(said[1])] : []
  return [...note.matchAll(/\d{1,2}/g)].map(([age]) => Number(age))
}

const wordsOf = (key: 'th' | 'en') =>
  MEMBER_RULES.flatMap((rule) => listOf(rule[key] ?? '')).sort((a, b) => b.length - a.length)
const RULES = MEMBER_RULES.map((rule) => ({
  rule,
  pattern: new RegExp(`^(?:${phrasePattern(listOf(`${rule.th ?? ''},${rule.en ?? ''}`)).source})$`),
}))

const YEARS = String.raw`(?: ?(?:yo|y/o|yrs?|years?)(?: old)?\b|-years?-old\b)?`
const AGE_EN = String.raw`\d{1,2}\+?(?![\d:.,]?\d)${YEARS}`
const AGES_EN = String.raw`${AGE_EN}(?:(?:, ?| ?& ?| ?/ ?| and )(?:and )?${AGE_EN}){0,5}`
const NO_UNIT = String.raw`(?=\s*(?:[,.;!?)+&\n]|and\b|$))`
const NOTE_EN = String.raw`\s?\([^()\n]{0,40}\)|,? ?(?:who(?:'s| is|'ll be| will be| turns) |aged |age |both |of )${AGES_EN}|,? \d{1,2}\+?(?:, ?\d{1,2})?(?: ?& ?| and |/)\d{1,2}\+?${YEARS}${NO_UNIT}| \d{1,2}\+?${YEARS}${NO_UNIT}`
const DETERMINERS = '(?:my|our|the|a|an|his|her|their|one)'
const KINDS =
  '(?:best|older|younger|elder|big|little|small|young|old|elderly|retired|close|dear|good|other|lovely|baby|teenage|of my|of our)'
const ENGLISH = new RegExp(
  String.raw`\b(?:(?<before>${COUNT}) )?(?:${DETERMINERS} ){0,2}(?:${KINDS} ){0,2}(?<noun>${phrasePattern(wordsOf('en')).source})(?![a-z'-])(?<note>${NOTE_EN})?`,
  'g',
)

const AGE_TH = String.raw`\d{1,2}\+?(?: ?(?:ขวบ|ปี)(?:ครึ่ง|กว่า)?)`
const NOTE_TH = String.raw`\s?\([^()\n]{0,40}\)|\s?(?:อายุ|วัย)?\s?${AGE_TH}(?:\s?(?:กับ|กะ|และ|,|/)\s?${AGE_TH}){0,4}|\s?(?:อายุ|วัย)?\s?\d{1,2}(?:\s?(?:กับ|และ|/|&)\s?\d{1,2}){0,3}\s?(?:ขวบ|ปี)|\s?(?:อายุ|วัย)\s?\d{1,2}(?!\d)`
const OTHER_TH = String.raw`(?!\d|\s?(?:คน|ท่าน|รูป|วัน|คืน|โมง|บาท|กม|กิโล|ชม|เดือน|ม\.|ธ\.|ก\.|พ\.|ต\.|เม|มี|ส\.|ที่|แห่ง|[-.:,/]\s?\d|ว\b))`
/** Primary schools are for children; older pupils pay as adults do. */
const NUMBER_TH = String.raw`(?:\s?(?<grade>(?:ชั้น\s?)?(?:ป\.|ประถม|อนุบาล)\s?\d?))?(?:มาเที่ยว|มาหา|ขับรถ(?:ให้)?|ติดตาม)?\s?(?:อีก|จำนวน)?\s?(?<after>${COUNT})\s?(?:คน|ท่าน|รูป|องค์)|\s?(?<figure>\d{1,2})${OTHER_TH}`
const OWNER = '(?:(?:ของ)?(?:ผม|เรา|ฉัน|หนู|แฟน|สามี|ภรรยา|เมีย))?'
/** A Thai word begins after a sign, a joining word or a member, and ends before one or before a verb. */
const BEGINS = '(?<![ก-์]|[ๆ])|(?<=กับ|กะ|และ|พา|ก็|มี|ชวน|ขวบ|ปี|ท่าน|คน|พร้อม|หอบ|จูง|สมาชิก|คือ|ได้แก่|คณะ|บวก)'
const ENDS = String.raw`(?=[\s\d,+/&().:;!?]|กับ|กะ|และ|แล้วก็|ไป|มา|อยาก|จะ|เที่ยว|ด้วย|รวม|ค่ะ|ครับ|คับ|ขับ|นั่ง|ที่|ของ|$)`
const THAI = new RegExp(
  String.raw`(?:${BEGINS})(?<noun>${phrasePattern(wordsOf('th')).source})${OWNER}(?:(?<note>${NOTE_TH})|${NUMBER_TH})?${ENDS}`,
  'g',
)
