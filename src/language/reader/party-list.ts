import type { Draft } from './draft.ts'
import { ARE_HAD, TAKES_THEM, VISITS_WRITER } from './party-beside-rules.ts'
import { isOfBrood } from './party-brood-members.ts'
import { findMembers } from './party-found.ts'
import type { Member } from './party-member.ts'
import { COMES_ALONG, COMPANY, type MemberRule } from './party-members.ts'
import { asPupils } from './party-pupils.ts'
import {
  ADULT_AGE,
  bothParents,
  isCountOfAdults,
  isGrown,
  isOneOfUs,
  isPartner,
  isSelf,
  isWhole,
  listRuns,
  namedAgain,
  namePronouns,
  sumOf,
  withLaterAges,
  withoutSplits,
} from './party-runs.ts'
import { areBetween, withoutHalves } from './party-same.ts'
import { listOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

const [SENIOR_AGE, MAX_HEADS] = [60, 99]

/** Sums the lists of those who travel (“me, him and our mum”, “24 students + 4 staff”). False: there is none. */
export function readMembers(sheet: Sheet, draft: Draft, staysAtHome: (span: Span) => boolean): boolean {
  const members = findMembers(sheet)
  if (members.length === 0) return false
  const runs = withLaterAges(listRuns(namedAgain(namePronouns(asPupils(members, sheet.text))), sheet.text))
    .map((run) => withoutPairOf(withoutTraits(run)))
    .filter((run) => !run.some(staysAtHome))
  const taker = runs.findIndex((run) => takesThem(sheet, run))
  const listed = runs.filter((run, at) =>
    at <= taker || (draft.isWriterAway && run.length > 1) ? run.every(isCountable) : isList(sheet, run),
  )
  if (
    !listed.some(
      (run) =>
        run.length > 1 ||
        run.some(({ rule, isBrood }) => rule.isNamed || isBrood) ||
        run.some(isGrown) ||
        run.some(isAged) ||
        isAgedParty(sheet, run) ||
        visitsWriter(sheet, run),
    )
  )
    return false
  const isHim = listed.some((run) => run.some(({ rule }) => rule.isPronoun))
  const all = withoutUs(isHim ? listed : runs.filter((run) => listed.includes(run) || comesAlong(sheet, run)))
  const lists = withoutSplits(withoutNations(all))
  const isWithUs = lists.some((run) => run.some(({ rule }) => rule.isUs))
  // `พาลูกๆ ไป ผู้ใหญ่สอง เด็กสาม`: the writer is one of the two.
  const areAdultsCounted = lists.some((run) => run.length > 1 && run.some(isCountOfAdults))
  // `พาลูกไป … แม่ พ่อ ลูก 4 ขวบ`: the writer is one of the parents.
  const areParentsThere = lists.some(
    (run) => (bothParents(run) || run.some(isOneOfUs)) && run.some(isChild) && !isCompany(sheet, run),
  )
  const isWithWriter =
    !draft.isWriterAway &&
    lists.some(
      (run) =>
        run.some(isSelf) ||
        isOfPartner(run) ||
        isMine(sheet, run) ||
        visitsWriter(sheet, run) ||
        areAroundWriter(sheet, run) ||
        (isCompany(sheet, run) && !run.every(isWhole) && !areAdultsCounted && !(areParentsThere && run.every(isChild))),
    )
  const people = peopleOf(lists)
  if (people.some(({ count }) => count === null)) return false
  const areParentsOld = (isWithWriter || isWithUs || draft.isWriterAway) && !areBetween(people)
  const counted = countGroups(people, areParentsOld)
  const writers = [...lists, ...runs].flat().filter(isSelf)
  const aged =
    writers.find(({ ages }) => ages.length > 0) ?? lists.flat().find(isSelf) ?? lists.find(isOfAgeWithWriter)?.[0]
  if (isWithWriter && !isWithUs)
    counted[draft.isWriterOld ? 'senior' : aged === undefined ? 'adult' : groupOf(aged, 0, true)]++
  // “With our boys”: the writer's partner comes too.
  if (
    isWithWriter &&
    !isWithUs &&
    aged === undefined &&
    (areTakers(draft, lists, people) ||
      areOfCouple(people) ||
      lists.some((run) => areHad(sheet, run)) ||
      areOfNobody(sheet, people))
  )
    counted.adult++
  if (counted.adult + counted.child + counted.senior > MAX_HEADS) return false
  const kin = people.filter(({ isTheirs }) => isTheirs)
  const partner = people.find(isPartner) ?? runs.flat().find(isPartner)
  const guests = people.filter(({ rule, isTheirs }) => rule.isForeign || (isTheirs && partner?.rule.isForeign))
  draft.partnersKin = sumOf(kin)
  draft.guests = sumOf(guests)
  const foreigners = all
    .filter((run) => !lists.includes(run))
    .flatMap((run) => run.filter(({ rule }) => rule.isForeign))
  if (foreigners.length > 0) draft.foreigners = sumOf(foreigners)
  else if (isWithGuests(runs, lists, people)) draft.foreigners ??= sumOf(people)
  if (guests.length > 0 && (draft.language === 'th' || people.some(isThai))) draft.foreigners ??= draft.guests
  draft.thais = sumOf(people.filter((person) => isThai(person) || (person.isTheirs && partner?.isThai)))
  draft.adults = counted.adult
  draft.members = people.filter((person) => !isPartner(person) && !person.rule.isNamed).map(({ word }) => word)
  if (people.some(isPartner)) draft.companions.add('partner')
  if (counted.child > 0) {
    draft.children = counted.child
    draft.hasOwnChildren = true
  }
  if (counted.senior > 0) draft.seniors = counted.senior
  // Divers want to dive: what they do is read elsewhere.
  for (const run of lists)
    if (!run.every(({ rule }) => rule.isTrait)) sheet.claim({ start: run[0]!.start, end: run.at(-1)!.end })
  return true
}

/** “We are going with my aunt and two friends”: two at least beside them. */
const areTakers = ({ areTakers }: Draft, lists: readonly (readonly Member[])[], people: readonly Member[]) =>
  areTakers && !lists.some((run) => run.some(isSelf)) && !people.some(isPartner)
/** “With my husband, both of us 66”: the writer too. */
const isOfAgeWithWriter = (run: readonly Member[]) => run.length === 1 && run[0]?.count === 1 && run[0].areAll

/** `เพื่อนเกาหลี 2 คนมากรุงเทพ … ผช 1 ผญ 1`: who the guests are. */
const isWithGuests = (
  runs: readonly (readonly Member[])[],
  lists: readonly (readonly Member[])[],
  people: readonly Member[],
) =>
  people.every(isWhole) &&
  runs.some((run) => !lists.includes(run) && run.some(({ rule, count }) => rule.isForeign && count === sumOf(people)))

/** “Five friends, two divers”: the divers are two of the friends. */
const withoutTraits = (run: readonly Member[]) =>
  run.every(({ rule }) => rule.isTrait || rule.isPair) ? run : run.filter(({ rule }) => !rule.isTrait)

/** “Two retirees, my wife and me”: those are the two. */
function withoutPairOf(run: readonly Member[]): readonly Member[] {
  const pair = run.find(({ rule, isCounted, count }) => rule.group === 'senior' && isCounted && count === 2)
  const others = run.filter((member) => member !== pair)
  return pair && others.every((member) => isSelf(member) || isPartner(member)) ? [pair] : run
}

/** “My sister joins us. My husband and I …”: who “us” are is said. */
function withoutUs(lists: readonly (readonly Member[])[]): readonly (readonly Member[])[] {
  if (!lists.flat().some(isSelf)) return lists
  return lists.map((run) => run.filter(({ word }) => word !== 'us')).filter((run) => run.length > 0)
}

/** `รวม 5 คน ฝรั่ง 3 ไทย 2`: where they are from, of people who are listed already. */
function withoutNations(lists: readonly (readonly Member[])[]): readonly (readonly Member[])[] {
  const named = lists.filter((run) => !run.every(isOfNation))
  return named.some((run) => run.length > 1) ? named : lists
}
const isOfNation = ({ rule, isThai, isCounted }: Member) =>
  isCounted && (rule.isWhole ?? false) && ((rule.isForeign ?? false) || isThai)

/** Everybody of the lists but the writer, each once. */
function peopleOf(lists: readonly (readonly Member[])[]): Member[] {
  const people = new Map<string, Member>()
  for (const run of lists)
    for (const member of run) {
      const known = people.get(member.word)
      // “My husband loves trains. Tom and I …”: Tom is the husband.
      const isKnown = member.rule.isNamed && lists.some((other) => other !== run && other.some(isOneAdult))
      if (isSelf(member) || isKnown) continue
      if (known === undefined || (member.count ?? 0) > (known.count ?? 0) || member.ages.length > known.ages.length)
        people.set(member.word, member)
    }
  const children = [...people.values()].filter(({ rule }) => rule.group === 'child')
  // “Grandparents, parents and three kids”: the parents of the children.
  const areYoung = people.has('grandparents') && children.length > 0
  const areCounted = [...people.values()].some(({ word }) => /^(?:adults?|grown|ผู้ใหญ่)/.test(word))
  // “2 adults and 2 kids. My daughter is scared of dogs”: she is one of the two.
  const areChildrenCounted = lists.some((run) => run.some(isCountOfAdults) && run.some(isCountOfChildren))
  const areBoth = [...people.values()].some(({ word }) => /^(?:parents|folks|พ่อแม่)/.test(word))
  return (
    withoutHalves([...people.values()])
      // “Two families, 4 adults and 5 kids”.
      .filter(({ rule }) => !areCounted || rule.each === undefined)
      .filter(
        (member) =>
          !areChildrenCounted || member.rule.group !== 'child' || member.isCounted || isListedIn(lists, member),
      )
      .filter(({ rule, count }) => !areBoth || rule.group !== 'parent' || count !== 1)
      .filter((member) => !LITTLE.test(member.word) || member.isCounted || !isAgedElsewhere(lists, member))
      .filter(({ rule, ages, isCounted }) => !rule.isAny || ages.length > 0 || isCounted || children.length < 2)
      .map((known) =>
        known.word === 'parents' && (areYoung || (known.isCounted && children.length > 0))
          ? { ...known, rule: { ...known.rule, group: 'adult' as const } }
          : known,
      )
  )
}

function countGroups(people: readonly Member[], areParentsOld: boolean): Record<'adult' | 'child' | 'senior', number> {
  const counted = { adult: 0, child: 0, senior: 0 }
  for (const member of people)
    for (let nth = 0; nth < (member.count ?? 0); nth++) counted[groupOf(member, nth, areParentsOld)]++
  return counted
}

/** “A vegetarian and a toddler: that's my husband, me and our 2-year-old”: the same child, by its age. */
const isAgedElsewhere = (lists: readonly (readonly Member[])[], { ages }: Member) =>
  ages.length === 0 &&
  lists.some(
    (run) =>
      run.some(({ word, ages: [age = LITTLE_AGE + 1] }) => CHILD_OF_AGE.test(word) && age <= LITTLE_AGE) &&
      !run.some(({ word }) => LITTLE.test(word)),
  )
const LITTLE = /^(?:toddler|infant|newborn|baby(?: boy| girl)?|little (?:boy|girl))$/
const CHILD_OF_AGE = /^(?:at \d|(?:boy|girl|son|daughter)$)/
const LITTLE_AGE = 3

const isCountOfChildren = ({ isCounted, rule }: Member) => isCounted && rule.group === 'child'
const isListedIn = (lists: readonly (readonly Member[])[], member: Member) =>
  lists.some((run) => run.some(isCountOfAdults) && run.includes(member))
/** “Wife and two kids”: those of the writer. */
const isOfPartner = (run: readonly Member[]) =>
  run.length > 1 &&
  run.some((member, at) => isPartner(member) && (at === 0 || member.isCounted)) &&
  !run.some(({ rule }) => rule.isPronoun)
const isThai = (member: Member) => member.isThai
const isAged = ({ rule, ages }: Member) => rule.group === 'adult' && ages.some((age) => age >= SENIOR_AGE)
const isChild = ({ rule }: Member) => rule.group === 'child'
const isOneAdult = ({ rule, count }: Member) => rule.group === 'adult' && count === 1 && !rule.isNamed
const areOfCouple = (people: readonly Member[]) =>
  people.some(({ isOurs }) => isOurs) && !people.some(({ rule }) => rule.isPartner)
/** “Trat with a toddler and a 5 year old”: nothing says that the writer is alone with them. */
const areOfNobody = ({ text }: Sheet, people: readonly Member[]) =>
  people.every(({ rule, ages }) => rule.group === 'child' && ages.every((age) => age < ADULT_AGE)) &&
  !/\b(?:i|i'm|i'll|i've|me|my|single|solo|dad|mum|mom)\b|ผม|ดิฉัน|ฉัน|หนู|เรา|แม่|พ่อ|ป้า|น้า|อา|ลุง|หลาน|เด็ก|คนเดียว|เลี้ยงเดี่ยว|ซิงเกิ/.test(
    text,
  )

function groupOf({ rule: { group }, ages }: Member, nth: number, areParentsOld: boolean): 'adult' | 'child' | 'senior' {
  const age = ages[nth]
  if (age === undefined)
    return group === 'parent' ? (areParentsOld ? 'senior' : 'adult') : group === 'self' ? 'adult' : group
  return age >= SENIOR_AGE ? 'senior' : age < ADULT_AGE ? 'child' : 'adult'
}

/** The writer is in it, or comes with those in it, or all of them are counted. */
function isList(sheet: Sheet, run: readonly Member[]): boolean {
  if (
    run.length > 1 &&
    (run.some(isSelf) ||
      isOfPartner(run) ||
      run.some(({ rule }) => rule.isUs) ||
      isWholeParty(run) ||
      areOldWithChild(sheet, run) ||
      isParentWithChild(sheet, run))
  )
    return run.every((member) => member.count !== null)
  if (isAgedParty(sheet, run) || isMine(sheet, run)) return true
  if (visitsWriter(sheet, run)) return run.every(isCountable)
  return isCompany(sheet, run) && run.every(({ count, rule }) => count !== null && !rule.isPronoun)
}

/** “My mum 74 + sister, fri to sun”: those of the writer, who comes with them. */
const isMine = ({ text }: Sheet, run: readonly Member[]) =>
  run.length > 1 &&
  /^my\b/.test(text.slice(run[0]!.start)) &&
  !MEANT_OTHERWISE.test(text.slice(Math.max(0, run[0]!.start - 16), run[0]!.start)) &&
  run.every(({ rule, count }) => /^(?:adult|parent|senior)$/.test(rule.group) && count !== null && !rule.isPronoun) &&
  run.some(({ rule }) => rule.group === 'parent' || rule.group === 'senior') &&
  MINE_GOES_ON.test(text.slice(run.at(-1)!.end))
const MEANT_OTHERWISE =
  /\b(?:for|by|from|of|visit|visiting|see|seeing|meet|meeting|like|than|told|asked|with|to|surprise|send|sending)\s$/
const MINE_GOES_ON =
  /^\s?(?:$|[.;:)\n]|, ?(?!who\b|they\b)(?=\d|[a-z]{3,9} (?:to|till)\b)|(?:to|for|fri|sat|sun|mon|tue|wed|thu|next|this|want|would|love|are (?:visiting|coming|here|over|keen)) ?\b)/

/** “Grandparents (69, 73) + grandson 12”: nobody's, so that one of them writes. */
const areOldWithChild = (sheet: Sheet, run: readonly Member[]) =>
  run.every(
    ({ rule, word, start, ages, isCounted }) =>
      (rule.group === 'senior' && rule.count === 2 && sheet.text.startsWith(word, start)) ||
      (rule.group === 'child' && (isCounted || ages.length > 0)),
  ) &&
  run.some(({ rule }) => rule.group === 'senior') &&
  run.some(({ rule }) => rule.group === 'child') &&
  !isCompany(sheet, run)

/** “Dad and his 9-year-old son”: not the writer's father. */
const isParentWithChild = ({ text }: Sheet, [first, ...others]: readonly Member[]) =>
  first?.rule.group === 'parent' &&
  /^[a-z]/.test(first.word) &&
  text.slice(first.start, first.end).replace(/^an? /, '').startsWith(first.word) &&
  others.every(
    (member) => (member.rule.group === 'child' || isGrown(member)) && (member.isCounted || member.ages.length > 0),
  )

/** “Two retired ladies (67 and 70)”: all of them, unless they are the writer's or come with somebody. */
const isAgedParty = (sheet: Sheet, run: readonly Member[]) =>
  run.length === 1 &&
  run.every(
    ({ start, end, rule, isCounted, count, ages }) =>
      (rule.group === 'adult' || rule.group === 'senior') &&
      isCounted &&
      ages.length > 1 &&
      ages.length === count &&
      !/\b(?:my|our)\b/.test(sheet.text.slice(start, end)),
  ) &&
  !isCompany(sheet, run)

/** All counted, some as organisers do, or both parents with children. */
function isWholeParty(run: readonly Member[]): boolean {
  const isOf = (group: MemberRule['group']) => (member: Member) => member.rule.group === group
  const areYoung = run.every(isOf('child'))
  return (
    (!areYoung && run.every(({ isCounted }) => isCounted)) ||
    run.some((member) => member.isCounted && isWhole(member)) ||
    (bothParents(run) && run.some(isOf('child'))) ||
    // `ลูกสาว 24 แม่ 55`.
    (run.some(isOf('parent')) && run.some(isOf('child')) && run.every(({ ages }) => ages.length > 0)) ||
    (run.some((member) => isOf('senior')(member) && member.count === 2) &&
      run.some((member) => isOf('child')(member) && member.isCounted))
  )
}

const comesAlong = ({ text }: Sheet, run: readonly Member[]) =>
  run.length === 1 && run[0]!.count !== null && !isSelf(run[0]!) && ALONG.test(text.slice(run[0]!.end))
const ALONG = new RegExp(`^\\s?(?:${phrasePattern([...listOf(COMES_ALONG.th!), ...listOf(COMES_ALONG.en!)]).source})`)

const isCompany = ({ text }: Sheet, run: readonly Member[], [first] = run) =>
  first !== undefined &&
  (run.every(isOfBrood) || WITH.test(text.slice(Math.max(0, first.start - LONGEST_CUE), first.start)))
/** “My sister and her two girls are coming to see me”. */
const visitsWriter = ({ text }: Sheet, run: readonly Member[]) => VISITS_WRITER.test(text.slice(run.at(-1)!.end))
/** “2 kids and my parents”: the writer is between them. */
const areAroundWriter = ({ text }: Sheet, run: readonly Member[]) =>
  run.some(isChild) &&
  run.every(
    (member) =>
      isChild(member) ||
      (/^(?:parent|senior)$/.test(member.rule.group) && /^(?:my|our)\b/.test(text.slice(member.start, member.end))),
  ) &&
  !run.every(isChild)
/** “We have a toddler and a baby”: the children of two. */
const areHad = ({ text }: Sheet, [first]: readonly Member[]) =>
  first !== undefined && ARE_HAD.test(text.slice(Math.max(0, first.start - LONGEST_CUE), first.start))
/** `แม่อายุ 70 … ผมกับแฟนจะพาไป`: whom they take is said before. */
const takesThem = ({ text }: Sheet, run: readonly Member[]) =>
  run.some(isSelf) && TAKES_THEM.test(text.slice(run.at(-1)!.end))
const isCountable = ({ count, rule }: Member) => count !== null && !rule.isPronoun
const LONGEST_CUE = 32
const WITH = new RegExp(`(?:${phrasePattern([...listOf(COMPANY.th!), ...listOf(COMPANY.en!)]).source})\\s*$`)
