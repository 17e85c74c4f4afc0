import { ADDED, IS_MAN, IS_WOMAN, LISTED_TOGETHER } from './party-beside-rules.ts'
import type { Member } from './party-member.ts'
import type { MemberRule } from './party-members.ts'
import {
  ARTICLE,
  COUNT_OF_ADULTS,
  GOES,
  HAS_AGES,
  HAVE,
  IS_TAKEN_ALONG,
  JOINED,
  MEN,
  OF_SEX,
  OF_THEM,
  OWNED,
  PARENT,
  PLANNED,
  SIBLING,
  SPOUSES,
  saysSum,
  TAKEN,
  TAKEN_OR_ASKED,
  THEIR_PARENTS,
  THEIR_PARTNER,
  YOUNG,
} from './party-run-words.ts'

export const ADULT_AGE = 18

export const sumOf = (people: readonly Member[]) => people.reduce((sum, { count }) => sum + (count ?? 0), 0)
export const isCountOfAdults = ({ isCounted, word }: Member) => isCounted && COUNT_OF_ADULTS.test(word)
export const isPartner = ({ rule }: Member) => rule.isPartner ?? false
export const isGrown = ({ isGrown: byWord, rule, ages }: Member) =>
  byWord || (rule.group === 'child' && ages.some((age) => age >= ADULT_AGE))
export const isWhole = (member: Member) => (member.rule.isWhole ?? false) && !isGrown(member)
export const isSelf = ({ rule }: Member) => rule.group === 'self'

/** “With my grandfather, just him and me”: the pronoun is the last one before it whom it fits. */
export function namePronouns(members: readonly Member[]): Member[] {
  return members.map((member, at) => {
    if (!member.rule.isPronoun) return member
    const isOther = member.word.startsWith('h') && member.word !== 'her' ? IS_WOMAN.test : IS_MAN.test
    // “My brother and I take him”: none of those who take him.
    const isTaken = members[at - 1]?.rule.group === 'self'
    const meant = members
      .slice(0, isTaken ? Math.max(0, at - 2) : at)
      .findLast((before) => isOnePerson(before) && !isOther(before.word))
    return meant === undefined ? member : { ...meant, start: member.start, end: member.end }
  })
}
const isOnePerson = ({ rule, count }: Member) => count === 1 && rule.group !== 'self' && !rule.isPronoun && !rule.isUs
/** Members with nothing but signs and joining words between them. */
export function listRuns(members: readonly Member[], text: string): Member[][] {
  const runs: Member[][] = []
  for (const member of members) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const gap = text.slice(before?.end ?? 0, member.start)
    if (run && before && isTogether(before, member, gap) && !isApart(before, member, gap)) run.push(member)
    else runs.push([member])
  }
  // What is said of others in the list does not change one alone.
  return runs.map((run) => (run.length === 1 ? [...figuresAsAges(run)] : asList(run, text)))
}

/** What those of one list say of each other. */
const asList = (run: readonly Member[], text: string): Member[] =>
  shareAges(
    shareOwner(
      parentsOfChild(
        asPair(
          shareNumber(siblings(figuresAsAges(withoutSum(withoutSplit(grownTogether(asWholeFamily(run, text)))))), text),
          text,
        ),
        text,
      ),
      text,
    ),
  )

/** “My partner and I have a 3 year old”. */
const isTogether = (before: Member, member: Member, gap: string) =>
  LISTED_TOGETHER.test(gap) || (isSelf(before) && member.rule.group === 'child' && HAVE.test(gap))

/**
 * “Husband, wife and a boy of 4”, “a family of five (parents, kids aged 8 and 11, grandfather)”: the writer is one of the
 * couple or of the parents of the children, unless these are somebody's or are taken along.
 */
function asWholeFamily(run: readonly Member[], text: string): readonly Member[] {
  const isOwn = (member: Member) => text.startsWith(member.word, member.start) || ARTICLE.test(text.slice(member.start))
  const spouses = run.filter(
    ({ word, start }) => SPOUSES.some((spouse) => spouse.test(word)) && !OWNED.test(text.slice(start)),
  )
  const areMarried = SPOUSES.every((word) => spouses.some((member) => word.test(member.word)))
  // “Dad Mike, mum Sal, Theo aged 10”.
  const areParents =
    bothParents(run) &&
    run.some(({ rule, ages }) => rule.group === 'child' && ages.length > 0) &&
    run.every((member) => member.rule.group !== 'parent' || (isBare(member, text) && member.ages.length === 0))
  const isOf = (member: Member) =>
    (areMarried && spouses.includes(member)) ||
    (member.word === 'parents' && member.ages.length === 0 && isOwn(member)) ||
    (areParents && member.rule.group === 'parent')
  if (run.some(isSelf) || IS_TAKEN_ALONG.test(text.slice(Math.max(0, (run[0]?.start ?? 0) - 16), run[0]?.start)))
    return run
  if (!areMarried && !run.some(({ rule }) => rule.group === 'child')) return run
  return run.map((member) =>
    isOf(member) ? { ...member, rule: { ...ONE_OF_US, count: member.count }, isCounted: true } : member,
  )
}
const isBare = ({ word, start }: Member, text: string) => /^[a-z]/.test(word) && text.startsWith(word, start)
/** Somebody of a couple or of parents, one of whom writes. */
export const isOneOfUs = ({ rule, word }: Member) =>
  (rule.isWhole ?? false) && (word === 'parents' || PARENT.test(word) || SPOUSES.some((spouse) => spouse.test(word)))
const ONE_OF_US: MemberRule = { group: 'adult', count: 1, isWhole: true }

/** “4 girls and 2 guys” are grown up. */
const grownTogether = (run: readonly Member[]): readonly Member[] =>
  run.every(({ isCounted, ages, word }) => (isCounted || MEN.test(word)) && ages.length === 0) &&
  run.some(({ word }) => MEN.test(word))
    ? run.map((member) => (YOUNG.test(member.word) ? { ...member, rule: { ...member.rule, group: 'adult' } } : member))
    : run

/** `เรากับเพื่อนอีก 3 คน ชาย 1 หญิง 3`: how many of those who are named already are men and women. */
function withoutSplit(run: readonly Member[]): readonly Member[] {
  const first = run.findIndex(isOfSex)
  const [named, split] = [run.slice(0, Math.max(0, first)), run.slice(first)]
  if (named.length === 0 || !split.every(isOfSex) || named.some(({ count }) => count === null)) return run
  return areAsMany(named, split) ? named : run
}
/** The same in lists of their own. */
export function withoutSplits(lists: readonly (readonly Member[])[]): readonly (readonly Member[])[] {
  const named = lists.filter((run) => !run.every(isOfSex))
  const split = lists.filter((run) => run.every(isOfSex)).flat()
  return split.length > 0 && areAsMany(named.flat(), split) ? named : lists
}
/** With the writer, or without. */
const areAsMany = (named: readonly Member[], split: readonly Member[]) => {
  const more = sumOf(split) - sumOf(named)
  return more === 0 || more === (named.some(isSelf) ? -1 : 1)
}
const isOfSex = ({ isCounted, rule, word }: Member) => isCounted && rule.group === 'adult' && OF_SEX.test(word)

/** `พาแม่กับป้าไป … แม่ 66 ป้า 70`: the ages of those who are named before without them. */
export function withLaterAges(runs: readonly (readonly Member[])[]): readonly (readonly Member[])[] {
  const aged = runs.flat().filter((member) => isOneGrown(member) && member.ages[0]! >= ADULT_AGE)
  const ageOf = (member: Member) => aged.find(({ word, start }) => word === member.word && start > member.start)?.ages
  return runs.map((run) =>
    run.map((member) =>
      member.count === 1 && member.ages.length === 0 ? { ...member, ages: ageOf(member) ?? member.ages } : member,
    ),
  )
}

/** `ยายและน้าสาว ยาย 77 น้า 50`: the aunt is named again by a shorter word. */
export function namedAgain(members: readonly Member[]): Member[] {
  return members.map((member, at) => {
    if (!SHORTER.has(member.word) || member.count !== 1 || member.isCounted) return member
    const long = members.slice(0, at).filter(({ word }) => word === `${member.word}สาว` || word === `${member.word}ชาย`)
    return long.length === 1 ? { ...member, word: long[0]!.word } : member
  })
}
const SHORTER: ReadonlySet<string> = new Set(['พี่', 'น้อง', 'น้า'])
const isOneGrown = ({ rule, count, ages }: Member) => rule.group !== 'child' && count === 1 && ages.length === 1

/** `ลูกชาย 9 ลูกสาว 6`: nobody has nine sons, so both figures are ages. */
function figuresAsAges(run: readonly Member[]): readonly Member[] {
  const isChild = ({ rule }: Member) => rule.group === 'child' && rule.count === 1 && !rule.isAny
  const isOld = ({ ages, isFigure, count }: Member) => ages.length > 0 || (isFigure && (count ?? 0) >= MANY_CHILDREN)
  if (!run.some((member) => isChild(member) && isOld(member))) return run
  return run.map((member) =>
    isChild(member) && member.isFigure ? { ...member, count: 1, isCounted: false, ages: [member.count ?? 1] } : member,
  )
}
const MANY_CHILDREN = 5

/** `ลูก 4 ขวบ ลูก 7 ขวบ`: two children, by their ages. */
function siblings(run: readonly Member[]): readonly Member[] {
  return run.reduce<readonly Member[]>((before, member) => {
    const same = before.find(({ word, ages }) => word === member.word && ages.length > 0)
    if (same === undefined || member.rule.group !== 'child' || member.ages.length === 0) return [...before, member]
    const count = (same.count ?? 0) + (member.count ?? 0)
    return [...before.filter((other) => other !== same), { ...member, count, ages: [...same.ages, ...member.ages] }]
  }, [])
}

/** “4 adults, my parents, my husband and me”: the four are those who follow. */
function withoutSum(run: readonly Member[]): readonly Member[] {
  const [sum, ...others] = run
  if (sum === undefined || !isCountOfAdults(sum) || !others.some(isSelf)) return run
  return others.every((member) => !isWhole(member)) && sumOf(others) === sum.count ? others : run
}
/** After “four of us,” comes who they are; before “, two of us” who all are. Children who `ไปกับเรา` go with both parents. */
const isApart = (before: Member, member: Member, gap: string) =>
  ((before.rule.isUs || member.word === 'of us') && !ADDED.test(gap)) ||
  (isSelf(member) && GOES.test(gap)) ||
  (before.rule.isUs && before.count === null && TAKEN_OR_ASKED.test(gap)) ||
  // `เราจะพาลูกไป` may be said by both parents.
  (before.word === 'เรา' && member.rule.group === 'child' && PLANNED.test(gap))

/** “My wife and I (73 and 71)”: the ages are those of the last members; “… are in our seventies”: the age is that of all. */
function shareAges(run: readonly Member[]): Member[] {
  const last = run.at(-1)
  const shared = run.map((member) =>
    last?.areAll && last.count === 1 && member.count === 1 && member.ages.length === 0
      ? { ...member, ages: last.ages.slice(0, 1) }
      : member,
  )
  run.forEach(({ count, ages }, at) => {
    const first = at + 1 - ages.length
    if (count !== 1 || ages.length < 2 || first < 0) return
    for (let of = first; of <= at; of++) shared[of] = { ...shared[of]!, ages: [ages[of - first]!] }
  })
  return shared
}

export const bothParents = (run: readonly Member[]) =>
  run.reduce((sum, { rule, count }) => sum + (rule.group === 'parent' ? (count ?? 0) : 0), 0) === 2

/** `พ่อ แม่ ลูก 4 คน`: of a father, a mother and “children”, the number is that of them all, unless the sum or their ages are said, or they are taken along. */
function shareNumber(run: readonly Member[], text: string): readonly Member[] {
  const last = run.at(-1)
  const isFamily =
    last?.rule.isAny &&
    last.isCounted &&
    bothParents(run) &&
    run.every(isParentOrLast) &&
    !TAKEN.test(text.slice(run.at(-2)?.end, last.start)) &&
    !HAS_AGES.test(text.slice(last.start, last.end))
  if (!isFamily || (last.count ?? 0) <= 2) return run
  const isSum = saysSum((last.count ?? 0) + 2).test(text)
  return isSum ? run : [...run.slice(0, -1), { ...last, count: last.count! - 2 }]
}
/** `หลานสาว 3 ขวบกับพ่อแม่เขา`: the parents of the child, who are no grandparents. */
const parentsOfChild = (run: readonly Member[], text: string): readonly Member[] =>
  run.map((member, at) => {
    const before = run[at - 1]
    const areTheirs =
      before?.rule.group === 'child' &&
      !run.some(isPartner) &&
      THEIR_PARENTS.test(text.slice(member.start, member.end).trim())
    return areTheirs ? { ...member, isTheirs: false, rule: { group: 'adult' as const, count: 2 } } : member
  })
/** “Her mum and dad”, `แม่กับน้องสาวเขา`: both are hers. `แฟนพาพี่ชายมา`: whom a partner brings is the partner's. */
const shareOwner = (run: readonly Member[], text: string): readonly Member[] =>
  run.map((member, at) => {
    const [before, next] = [run[at - 1], run[at + 1]]
    const isBare = member.rule.group === 'parent' && text.startsWith(member.word, member.start)
    const isBeforeTheirs =
      isBare &&
      next?.isTheirs &&
      OF_THEM.test(text.slice(next.start, next.end + OWNER_REACH)) &&
      /^[ก-์]/.test(member.word)
    const isBrought =
      before !== undefined &&
      isPartner(before) &&
      isKin(member) &&
      at === 1 &&
      TAKEN.test(text.slice(before.end, member.start))
    // “My son, his wife and their baby”: who has a partner is grown up.
    if (member.rule.group === 'child' && member.count === 1 && next !== undefined && THEIR_PARTNER.test(next.word))
      return { ...member, isGrown: true, rule: { ...member.rule, group: 'adult' as const } }
    return isBeforeTheirs || isBrought || (isBare && before?.isTheirs) ? { ...member, isTheirs: true } : member
  })
const OWNER_REACH = 4
const isKin = ({ word, rule }: Member) => rule.group === 'parent' || SIBLING.test(word)

/** `แม่กับหนูสองคน`, `ลูกสาว 7 ขวบกับเราสองคน`: two with the writer, not two more. */
function asPair(run: readonly Member[], text: string): readonly Member[] {
  const [first, last] = run
  if (run.length !== 2 || first === undefined || last === undefined || first.isCounted || first.count !== 1) return run
  const isTwo = last.rule.isUs && last.count === 2 && JOINED.test(text.slice(first.end, last.start))
  return isTwo ? [first, { ...last, rule: ME, count: 1 }] : run
}
const ME: MemberRule = { group: 'self', count: 1 }
const isParentOrLast = ({ rule }: Member, at: number, run: readonly Member[]) =>
  rule.group === 'parent' || at === run.length - 1
