import { execAt } from './branches.ts'
import { SELF } from './common-words.ts'
import { IS_KIN_OF_PARTNER } from './kin-rules.ts'
import { AFTER_EN, AGED_ONLY, NOUN_EN, PREFIX_EN } from './member-patterns.ts'
import { readNumber } from './numbers.ts'
import { NAMED, withBroods, withoutHeading } from './party-brood-members.ts'
import { findBroods } from './party-broods.ts'
import type { Member } from './party-member.ts'
import { MEMBER_RULES, type MemberRule } from './party-members.ts'
import { findListedNames, findNamedChildren, findNamedKin, findNames } from './party-names.ts'
import { DECADE_OF_LIFE } from './party-note-slots.ts'
import { anyOf, listOf, oneOf, phrasePattern, type Slots, words } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'
import { THAI } from './thai-members.ts'

/** What a text is, begins with or has, by its phrases. */
const whole = (phrases: string) => new RegExp(`^${words(phrases)}$`)
const begins = (phrases: string, slots: Slots = {}) => new RegExp(`^${words(phrases, slots)}`)
const has = (phrases: string) => new RegExp(words(phrases))

const RETIRED_AGE = 60
const ADULT_AGE = 18
const GROWN_AGE = 20
const SOME_CHILDREN = 2

/** Everybody whom the free text names, in its order. */
export function findMembers(sheet: Sheet): Member[] {
  const known = findNamedKin(sheet)
  const ages = findAged(sheet)
  const listed = findListedNames(sheet)
  const isListed = (span: Span) => listed.some(({ start, end }) => start < span.end && end > span.start)
  const found = [...findEnglish(sheet), ...findThai(sheet)]
    .flatMap((one) => memberOf(sheet, one))
    .filter((member) => !isListed(member))
  const { others, broods } = withBroods(withoutHeading(found, sheet.text), findBroods(sheet))
  const kin = others
    .map((member) => {
      const named = known.find(({ start, end }) => start <= member.start && end >= member.end)
      return named === undefined ? member : { ...member, ...named, word: `${member.word} ${named.word}` }
    })
    .map((member) => withAgeAfter(member, ages))
  const isOther = (span: Span) => ![...kin, ...broods].some(({ start, end }) => start < span.end && end > span.start)
  const aged = ages.filter(isOther)
  // “Our children, Max (5) and Ida (3)” are two.
  const areChildrenSaid = aged.length > 0 || broods.length > 0 || kin.some(({ rule }) => rule.group === 'child')
  const isKin = (span: Span) =>
    [...kin, ...broods].some(({ start, end, rule }) => !rule.isPronoun && start < span.end && end > span.start)
  const children = areChildrenSaid ? [] : findNamedChildren(sheet).filter((child) => !isKin(child))
  // “Zoe she's six”: no other girl.
  const isItself = (member: Member) =>
    (member.rule.isPronoun ?? false) && children.some(({ start, end }) => start < member.start && end >= member.end)
  const names = [...listed, ...findNames(sheet).filter((name) => !isListed(name))].filter(
    ({ start, end }) => isOther({ start, end }) && children.every((child) => child.start >= end || child.end <= start),
  )
  return [
    ...kin.filter((member) => !isItself(member)),
    ...broods,
    ...aged,
    ...names.map((name) => ({ ...name, ...NAMED })),
    ...children.map(({ age, ...name }) => ({ ...name, ...NAMED, rule: CHILD, ages: [age] })),
  ].sort((a, b) => a.start - b.start)
}
/** “Grandma 82yo to Trat”: her age, not a child. */
function withAgeAfter(member: Member, ages: readonly Member[]): Member {
  const age = ages.find(({ start, end }) => start <= member.end + 1 && start >= member.end && end > member.end)
  if (age === undefined || member.count !== 1 || member.ages.length > 0 || age.ages[0]! < ADULT_AGE) return member
  return { ...member, end: age.end, ages: age.ages }
}
const CHILD: MemberRule = { group: 'child', count: 1 }
/** `เราสองคน`. */
const WE: MemberRule = { group: 'adult', count: null, isWhole: true, isUs: true }

/** “A 4 year old”, “our 14yo”, with nothing else said of them. */
function findAged(sheet: Sheet): Member[] {
  return sheet.find(AGED_ONLY).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    rule: { group: 'child', count: 1 },
    word: `at ${match.index}`,
    isCounted: false,
    count: 1,
    ages: [Number(match[1] ?? 0)],
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

const LONGEST_PREFIX = 64
/** The noun first, then what is after and before it: that is faster than to try every word of the text as a beginning. */
function findEnglish(sheet: Sheet): Found[] {
  const { free } = sheet
  const found: Found[] = []
  let last = 0
  for (const { index, 0: noun } of sheet.find(NOUN_EN)) {
    if (index < last) continue
    const after = execAt(AFTER_EN, free, index + noun.length)
    const before = free.slice(Math.max(last, index - LONGEST_PREFIX), index)
    const words = noun + (after?.[0] ?? '')
    last = index + words.length
    // “My late husband and I”.
    if (/\blate $/.test(before)) continue
    const prefix = PREFIX_EN.exec(before)
    const said = prefix?.[0] ?? ''
    found.push({
      start: index - said.length,
      text: said + words,
      groups: { ...prefix?.groups, ...after?.groups, noun },
    })
  }
  return found
}

const findThai = (sheet: Sheet): Found[] =>
  sheet.find(THAI).map(({ index, 0: text, groups = {} }) => ({ start: index, text, groups }))

/** More than this is the age of one relative, not a number of them. */
const OLDER = 40
const OLDEST = 100

function memberOf(sheet: Sheet, { start, text, groups }: Found): Member[] {
  const {
    before,
    noun = '',
    years,
    infant,
    adult,
    grown = adult,
    nation,
    about,
    pairs,
    after = pairs,
    figure,
    one,
    note = '',
  } = groups
  const whole = { start, end: start + text.length }
  const known = ruleOf(noun)
  if (known === undefined || sheet.cuts(whole)) return []
  // “Me 66 my wife 61”: the age of whoever is named before.
  if (before !== undefined && known.count === 1 && (readNumber(before) ?? 0) >= ADULT_AGE) {
    const at = text.indexOf(noun)
    return memberOf(sheet, { start: start + at, text: text.slice(at), groups: { ...groups, before: undefined } })
  }
  // The province.
  if (text === 'nan') return []
  // `พ่อที่ชอบวัด 3 คน` is no number of fathers.
  const isOfAll =
    after !== undefined &&
    ((known.isPartner ?? false) ||
      (about !== undefined && known.count !== null) ||
      (readNumber(after) === 2 && (ONE_FRIEND.test(text) || isSiblingOf(sheet, start, known, text))))
  // `แฟน 2 คน` are two with the writer: the number is left to other rules.
  const span = isOfAll ? { start: whole.start, end: whole.start + noun.length } : whole
  // `ช 2`, `ลูกสาว 1` count, `ลุง 66` has an age.
  const counted = after === undefined ? null : readNumber(after)
  // `อาม่า 84 คนนึง`: nobody has as many grandmothers.
  const isAgeOfOne = known.count === 1 && counted !== null && counted >= OLDER && counted < OLDEST
  const bare = one !== undefined ? 1 : isAgeOfOne ? counted : figure === undefined ? null : readNumber(figure)
  const isAge = bare !== null && known.count !== null && bare >= 10
  const said = before ?? (isOfAll || isAgeOfOne ? undefined : after)
  const ofBoth = known.count === null && BOTH_OF_THEM.test(text) ? 2 : null
  const number = said === undefined ? (isAge ? null : (bare ?? ofBoth)) : readNumber(said)
  const arePupils = PUPILS.test(noun)
  const areChildren = (known.group === 'child' && !arePupils) || YOUNG_SIBLING.test(noun)
  const classes = note === '' ? [] : agesInClasses(note, areChildren, number)
  const ages =
    infant !== undefined
      ? [0]
      : isAge
        ? [bare]
        : classes.length > 0
          ? classes
          : agesIn(years ?? note, number ?? known.count ?? 1)
  const isWe = known.group === 'self' && number !== null && number > 1
  const isThai = known.isThai ?? (nation !== undefined && THAI_NATION.test(nation))
  const isForeign = nation === undefined ? (known.isForeign ?? false) : !isThai
  // “Our son and his wife”: not the writer's.
  const isTheirs = THEIRS.test(text)
  const isPartner = (known.isPartner ?? false) && !isTheirs
  const isKinOfPartner = IS_KIN_OF_PARTNER.test(text)
  const isOfPartners = known.group === 'parent' && isKinOfPartner
  // “One tired dad and a 10 year old”: the father of the child.
  const isCountedParent = known.group === 'parent' && before !== undefined
  // They pay as adults do.
  const areBig = arePupils && SECONDARY_SCHOOL.test(note)
  const group =
    classes.length > 0 ? 'child' : grown === undefined && !isCountedParent && !areBig ? known.group : 'adult'
  const isKnown =
    group === known.group && isForeign === (known.isForeign ?? false) && isPartner === (known.isPartner ?? false)
  const rule = isWe ? WE : isKnown ? known : { ...known, group, isForeign, isPartner }
  const areOfOthers = known.count === 1 && ages.some((age) => age >= ADULT_AGE)
  const byAges =
    known.group === 'child' && ages.length > 0 && !areOfOthers ? Math.max(ages.length, known.count ?? 0) : null
  // “The kids and I”.
  const usual = known.group === 'child' && /^(?:my|our|the) /.test(text) ? (known.count ?? SOME_CHILDREN) : known.count
  const count = number === null ? (byAges ?? usual) : number * (pairs === undefined ? (rule.each ?? 1) : 2)
  return [
    {
      ...span,
      rule,
      // “Her husband” is not “my husband”, `แม่สามี` not `แม่เรา`.
      word: `${isPartner !== (known.isPartner ?? false) || isOfPartners ? 'their ' : ''}${noun.replace(/^คุณ/, '')}`,
      isCounted: number !== null || (rule.isPair ?? false),
      isFigure: bare !== null && number === bare && one === undefined,
      count,
      ages,
      isOurs: known.group === 'child' && /^our\b/.test(text),
      isGrown: grown !== undefined,
      isThai,
      isTheirs: isTheirs || isKinOfPartner,
      areAll: note !== '' && OF_ALL.test(note) && ageOfAll(note) !== null,
    },
  ]
}

const PUPILS = whole('(เด็ก)นักเรียน')
const SECONDARY_SCHOOL = has('ม., มัธยม')
const YOUNG_SIBLING = whole('น้อง(สาว|ชาย|)')
const BOTH_OF_THEM = begins('both (of) (my|our|his|her|their)')
/** `กับเพื่อนซี้ 2 คน` are two with the writer, `เพื่อนซี้อีก 2 คน` two more. */
const ONE_FRIEND = begins('เพื่อน(สนิท|ซี้|รัก)[!{rest}อีก]', { rest: '.*' })
const ONE_SIBLING = begins('(พี่|น้อง)[!{rest}อีก]', { rest: '.*' })
/** The writer, right before: `เรากับ`; not somebody else's: `แฟนเรากับ`. */
const WRITER_AND = new RegExp(`${words(`[{start}|{other}|มี|แค่]${oneOf(SELF)}(กับ|กะ|และ)`, { other: '[^ก-์]' })}\\s?$`)
/** `หนูกับพี่สาว 2 คน`: two with the writer. */
const isSiblingOf = (sheet: Sheet, start: number, { group, count }: MemberRule, text: string) =>
  group === 'adult' &&
  count === 1 &&
  ONE_SIBLING.test(text) &&
  WRITER_AND.test(sheet.text.slice(Math.max(0, start - 12), start))
const THAI_NATION = begins('thai(s), (คน)ไทย')
const THEIRS = begins('his, her, their')
const OF_ALL = has('are, both, all, ทั้ง(คู่|สอง|หมด)')

/** Ages in brackets or after “who is”, one for each of `count` if one is said of all; other notes (“150 kg”) have none. */
function agesIn(note: string, count: number): number[] {
  if (note === '') return []
  if (MONTHS.test(note)) return [0]
  const range = RANGE.exec(note)
  if (range && count > 2) return Array(count).fill(Number(range[1]))
  const ofAll = ageOfAll(note)
  if (ofAll !== null) return Array(Math.max(count, BOTH.test(note) ? 2 : 1)).fill(ofAll)
  const said = SAID_AGE.exec(note)
  const rest = (TWO_AGES.exec(note)?.[1] ?? note).replace(BESIDE_AGES, '')
  if (!/^\d+$/.test(rest)) return said ? [Number(said[1])] : []
  return [...note.matchAll(/\d{1,2}/g)].map(([age]) => Number(age))
}
const SAID_AGE = new RegExp(`${words('be, is, turn(s), turning, age(d), อายุ, วัย')}\\s*(\\d{1,2})(?!\\d)`)
/** `8 เดือน`, “of 8 weeks”. */
const MONTHS = new RegExp(
  `^\\s?${words('(อายุ|วัย|) {age} เดือน, of {age} (month(s)|week(s)), {age} month(s)', { age: '\\d{1,2}' })}$`,
)
/** “Aged 12 to 14”. */
const RANGE = /(?<!\d)(\d{1,2})\s?(?:-|–|to|ถึง)\s?\d{1,2}(?!\d)/
/** “(72 and 70, from Leeds)”. */
const TWO_AGES = /^(\s?\(\s?\d{1,2}\s?(?:and|&|\/)\s?\d{1,2}),\s[^\d]*$/
/** Words and signs of a note that says nothing but ages. */
const BESIDE_AGES = new RegExp(
  String.raw`years?|yrs?|old|y/?o|both|\b${anyOf('and, are, who, now, just, aged?')}\b|` +
    anyOf('เกษียณ, แล้ว, ทั้งคู่, ทั้งสองคน, ทั้งสอง, อายุ, วัย, ขวบ, ครึ่ง, ปี, กับ, และ, กว่า') +
    String.raw`|[\s(),&/+-]`,
  'g',
)

/** The ages of pupils by their classes, one for each of `count` if one class is said of all. Older ones than those of primary schools pay as adults do, unless they are somebody's children. */
function agesInClasses(note: string, areChildren: boolean, count: number | null): number[] {
  const ages = [...note.matchAll(CLASSES)].flatMap(([, school = '', year = '1']) => {
    const first = FIRST_AGE[school.charAt(0)] ?? 0
    return school.startsWith('ม') && !areChildren ? [] : [Math.min(first + Number(year) - 1, OLDEST_PUPIL)]
  })
  return ages.length === 1 ? Array(count ?? 1).fill(ages[0]) : ages
}
const CLASSES = /(ป\.|ม\.|ประถม|มัธยม|(?:เตรียม)?อนุบาล)(?:ศึกษา)?(?:ปีที่)?\s?([1-6])?/g
/** Of the first year of nursery, primary and secondary school. */
const FIRST_AGE: Readonly<Record<string, number>> = { เ: 3, อ: 4, ป: 7, ม: 13 }
const OLDEST_PUPIL = 17

const BOTH = has('both, ทั้ง(คู่|สอง)')
const GROWN = has('grown, adults, โตแล้ว')
const RETIRED = has('retired, เกษียณ')
const OVER = has('over, all of us')

/** An age that is not said in years, or is that of both: “in their late sixties”, `เกษียณแล้ว`, `70 กว่าทั้งคู่`. */
function ageOfAll(note: string): number | null {
  const decade = DECADE_OF_LIFE.exec(note)?.groups?.['decade']
  if (decade !== undefined) return /^\d/.test(decade) ? Number(decade.slice(0, 2)) : (DECADES.get(decade) ?? null)
  if (GROWN.test(note)) return GROWN_AGE
  const ages = note.match(/\d{1,2}/g) ?? []
  if (RETIRED.test(note) && ages.length === 0) return RETIRED_AGE
  return ages.length === 1 && (BOTH.test(note) || OVER.test(note)) ? Number(ages[0]) : null
}
const DECADES: ReadonlyMap<string, number> = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map((word, at) => [
    word,
    (at + 2) * 10,
  ]),
)

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
