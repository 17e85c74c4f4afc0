import type { Draft } from './draft.ts'
import { isFirstName } from './first-names.ts'
import { COUNT, readNumber } from './numbers.ts'
import { NO_NAME } from './party-names.ts'
import { STAYS, TRAVELS } from './party-spoken-rules.ts'
import { SPOKEN_KIN, type Spoken, type SpokenKin } from './party-spoken-words.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

// Those who are spoken of as travellers anywhere in the text: “Hubby comes too … The boys have never flown”, `พ่ออยากนอนเฉยๆ`.
// They are counted on top of a party that is too small for them, each once, however many sentences lie between.

type Group = SpokenKin['group']

/** Somebody whom the text names, with what it says of them. */
interface Mention {
  readonly kin: SpokenKin
  readonly group: Group
  readonly count: number
  /** It is said that they travel, rather than with whom somebody does. */
  readonly isSubject: boolean
}

const ADULT_AGE = 18
const SENIOR_AGE = 60
const MOST_ADDED = 4

export function spokenOf(sheet: Sheet, bystanders: readonly Span[]): Spoken | null {
  const mentions = [...mentionsIn(sheet, TH, bystanders), ...mentionsIn(sheet, EN, bystanders)]
  if (!mentions.some(({ group }) => group === 'adult')) mentions.push(...namesIn(sheet))
  const isWriterThere = sheet.findAnywhere(WRITER_DRIVES).length > 0
  if (!mentions.some(({ isSubject }) => isSubject) && !isWriterThere) return null
  const taken = new Set(mentions.flatMap(({ kin, isSubject }) => (isSubject ? [] : kin.who)))
  const apart = mentions.filter(({ kin, isSubject }) => isSubject && kin.who.every((who) => !taken.has(who)))
  return { named: countOf(mentions), subjects: countOf(apart), isWriterThere }
}

/** Each once; children who are named in general are those who are named one by one. */
function countOf(mentions: readonly Mention[]): Record<Group, number> {
  const people = new Map<string, Group>()
  const counts = { adult: 0, senior: 0, child: 0 }
  const young = new Map<string, number>()
  let some = 0
  for (const { kin, group, count } of mentions) {
    if (group !== 'child') for (const who of kin.who) people.set(who, group)
    else if (kin.isAny) some = Math.max(some, count)
    else young.set(kin.who[0]!, Math.max(count, young.get(kin.who[0]!) ?? 0))
  }
  const isShort = (who: string) =>
    SHORT.has(who) && [...people.keys()].some((other) => other !== who && other.startsWith(who))
  for (const [who, group] of people) if (!isShort(who)) counts[group]++
  counts.child = Math.max(
    some,
    [...young.values()].reduce((sum, count) => sum + count, 0),
  )
  return counts
}
/** `น้อง` is the `น้องสาว` who is named, too. */
const SHORT: ReadonlySet<string> = new Set(['พี่', 'น้อง'])

interface Words {
  readonly nouns: RegExp
  /** What is before somebody of whom a sentence speaks, and with whom they travel. */
  readonly begins: RegExp
  readonly with: RegExp
  /** What is right after somebody with whom they travel. */
  readonly ends: RegExp
  /** How many, after the word. */
  readonly count: RegExp
}

const sourceOf = (language: 'th' | 'en') =>
  phrasePattern(SPOKEN_KIN.flatMap((kin) => listOf(kin[language] ?? ''))).source

const EN: Words = {
  nouns: new RegExp(sourceOf('en'), 'g'),
  begins:
    /(?:^|[.!?:;,(\n/-] ?|\b(?:and|but|while|because|as|since|plus|though|so|then|where|that|if only) )(?:(?:my|our|the|his|her|a|an|another|one|both|both my|both our) )?(?:(?:older|younger|elder|big|little|best|old|other|elderly|oldest|youngest|eldest|baby|small|teenage|twin|dear|poor|lovely|two|three|four|2|3|4|\d{1,2}-year-old|vegan|vegetarian|muslim|pregnant) ){0,2}$/,
  with: /\b(?:with|taking|take|bringing|bring|plus|and|me,|us:?|&|\+) (?:(?:my|our|the|his|her|a|an|another|one|both|both my) )?(?:(?:older|younger|elder|big|little|best|old|other|elderly|oldest|youngest|eldest|baby|small|teenage|twin|dear|retired|two|three|four|2|3|4) ){0,2}$/,
  ends: /^(?![a-z'-])/,
  count: /^(?!)/,
}
const TH: Words = {
  nouns: new RegExp(sourceOf('th'), 'g'),
  begins: /(?:^|[\s.,;:!?()"“”/+-]|แต่|ส่วน|แล้ว|เพราะ|เพราะว่า|และ|คือ|โดย|เผอิญ|พอดี|ครับ|ค่ะ|คับ|นะคะ)$/,
  with: /(?:พา|ชวน|กับ|กะ|และ|มี|พร้อม|หอบ|จูง|เอา|ให้|[,+])\s?$/,
  ends: /^(?:\s|$|[\d,.+()]|ไป|มา|กับ|กะ|และ|แล้วก็|เที่ยว|ขึ้น|ด้วย|ไหว้|ผม|เรา|หนู|ฉัน|แฟน|อีก|วัย|อายุ|สอง|สาม|ค่ะ|ครับ|คับ|นะ|จะ|อยาก)/,
  count: new RegExp(String.raw`^\s?(?:อีก)?\s?(${COUNT})\s?คน|^ทั้ง(สอง|สาม|สี่)(?:คน)?`),
}
const BEFORE = 48
/** `(คุณ)` before and an age after a word. */
const AGE = /^[^.!?\n]{0,12}?(?:อายุ|วัย|is|turns|are)\s?(\d{1,2})(?!\d)/
const COUNT_EN = /\b(two|three|four|2|3|4) (?:[a-z]{3,8} )?$/

function mentionsIn(sheet: Sheet, words: Words, bystanders: readonly Span[]): Mention[] {
  const { text } = sheet
  return sheet.findAnywhere(words.nouns).flatMap(({ index, 0: noun }) => {
    const span = { start: index, end: index + noun.length }
    if (sheet.isGuarded(span) || bystanders.some(({ start, end }) => start <= span.start && end >= span.end)) return []
    const before = text.slice(Math.max(0, index - BEFORE), index)
    const [begins, isWith] = [words.begins.test(before) && !OF_FAMILY.test(before), words.with.test(before)]
    if (!begins && !isWith) return []
    let after = text.slice(span.end)
    const many = words.count.exec(after)
    after = after.slice(many?.[0].length ?? 0).replace(OWNER, '')
    const isSubject = begins && TRAVELS.test(after) && !STAYS.test(after)
    if (!isSubject && !(isWith && words.ends.test(after))) return []
    const kin = kinOf(noun)
    if (kin === undefined) return []
    const count = readNumber(many?.[1] ?? many?.[2] ?? COUNT_EN.exec(before)?.[1] ?? '') ?? kin.count ?? 1
    const age = Number(AGE.exec(after)?.[1] ?? Number.NaN)
    return [{ kin, group: groupOf(kin, age, after), count, isSubject }]
  })
}
/** `พ่อ แม่ ลูก 3 คน`: three of all. */
const OF_FAMILY = /(?:พ่อ|แม่|ป๊า|ม้า)\s?$/
/** Whose: `พี่สาวผม`. */
const OWNER = /^(?:ของ)?(?:ผม|เรา|หนู|ฉัน|เขา|เค้า|คนโต|คนเล็ก|คนกลาง|ๆ)/

/** “Beth wants to surf, Tom hates boats”: by their names, of which one is common, if nobody is named otherwise. */
function namesIn(sheet: Sheet): Mention[] {
  if (!sheet.hasUpperCase) return []
  const names = [...sheet.raw.matchAll(NAME)]
    .filter(({ index, 0: name }) => {
      const span = { start: index, end: index + name.length }
      const after = sheet.text.slice(span.end)
      if (sheet.isGuarded(span) || !TRAVELS.test(after) || STAYS.test(after)) return false
      return !NO_NAME.test(name) && !NO_ONE.test(name) && kinOf(name.toLowerCase()) === undefined
    })
    .map(([name]) => name.toLowerCase())
  if (!names.some(isFirstName)) return []
  return [...new Set(names)].map((name) => ({
    kin: { who: [name], group: 'adult' },
    group: 'adult',
    count: 1,
    isSubject: true,
  }))
}
/** The letter is looked at before what precedes it: few are capitals. */
const NAME = /(?=\p{Lu})(?<=^|[.!?:;,\n(] ?|\b(?:and|but|while) )\p{Lu}\p{Ll}[\p{Ll}'-]{1,12}(?= )/gu
const NO_ONE =
  /^(?:Every(?:one|body)|No(?:body|ne)|Some(?:one|body)|Any(?:one|body)|Who|What|Which|One|Two|Three|Both|All|Family|Group|Budget|Hotel|Food|Weather|Kids|Time|There|Here|That|These|Those|Nothing|Everything|Boys|Girls|Twins|Children)$/

/** A child who drives is grown up. */
function groupOf({ group }: SpokenKin, age: number, after: string): Group {
  if (Number.isNaN(age)) return group === 'child' && DRIVES.test(after) ? 'adult' : group
  if (group === 'child') return age >= ADULT_AGE ? 'adult' : 'child'
  if (age < ADULT_AGE) return group
  return age >= SENIOR_AGE ? 'senior' : 'adult'
}
const DRIVES = /^(?:เรา|ผม|หนู|เป็นคน|จะ|ช่วย){0,2}ขับ|^ (?:drives?|is driving|does the driving|will drive)\b/

const WRITER_DRIVES =
  /(?:(?:ผม|หนู|เรา|ฉัน|ดิฉัน)(?:เอง)?|ลูก(?:สาว|ชาย)?|หลาน(?:สาว|ชาย)?)(?:จะ|เป็น|คน|หลาน|ลูก|ก็|อาสา|ช่วย){0,4}(?:ขับ|พาไป)|\bi(?:'ll|'m| will| am)? (?:be )?(?:the one )?(?:driv(?:e|ing)|do(?:ing)? the driving|com(?:e|ing) along|tag(?:ging)? along)\b/g

const KIN = SPOKEN_KIN.map((kin) => ({
  kin,
  pattern: new RegExp(`^(?:${phrasePattern(listOf(`${kin.th ?? ''},${kin.en ?? ''}`)).source})$`),
}))
/** Of the words of the table alone: texts may name anybody. */
const kinByNoun = new Map<string, SpokenKin>()
function kinOf(noun: string): SpokenKin | undefined {
  const kin = kinByNoun.get(noun) ?? KIN.find(({ pattern }) => pattern.test(noun))?.kin
  if (kin) kinByNoun.set(noun, kin)
  return kin
}

/** Adds those for whom the party is too small, unless somebody says how many all of them are. */
export function addSpoken(draft: Draft): void {
  const { spoken, heads } = draft
  if (spoken === null || draft.isAlone || draft.isPair || draft.kinPair !== null) return
  const { named, subjects } = spoken
  const counted = { adult: draft.adults ?? 0, child: draft.children ?? 0, senior: draft.seniors ?? 0 }
  const isAway = (draft.isWriterAway || counted.adult === 0) && !spoken.isWriterThere
  const isNobodyNew = counted.adult === 0 && spoken.isWriterThere && !draft.isWriterOld
  if (heads !== null && !(isNobodyNew && heads.count === counted.senior && !heads.isTotal)) return
  const all = named.adult + named.child + named.senior + (isAway ? 0 : 1)
  const lacking = all - counted.adult - counted.child - counted.senior
  let missing = Math.min(isNobodyNew ? Math.max(1, lacking) : lacking, MOST_ADDED)
  const more = {
    adult: named.adult + (isAway ? 0 : 1) - counted.adult,
    child: named.child - counted.child,
    senior: named.senior - counted.senior,
  }
  const most = { adult: subjects.adult + (isNobodyNew ? 1 : 0), child: subjects.child, senior: subjects.senior }
  // “British family. Twins are vegan”: beside two adults or one, the children who are named are there.
  if (counted.adult <= 2) missing = Math.max(missing, more.child)
  const take = (group: Group) => {
    const count = Math.max(0, Math.min(missing, more[group], most[group]))
    missing -= count
    return count
  }
  draft.children = counted.child + take('child') || draft.children
  draft.seniors = counted.senior + take('senior') || draft.seniors
  draft.adults = counted.adult + take('adult')
  const isMore =
    draft.adults + (draft.children ?? 0) + (draft.seniors ?? 0) > counted.adult + counted.child + counted.senior
  if (isMore) draft.assumed = draft.assumed.filter(({ code }) => !GUESSED.has(code))
}
const GUESSED: ReadonlySet<string> = new Set(['adults_assumed', 'family'])
