import type { Brood } from './party-broods.ts'
import type { Member } from './party-member.ts'
import type { MemberRule } from './party-members.ts'

// Children by their names among those who travel.

const ADULT_AGE = 18

/** Somebody by name. */
export const NAMED = {
  rule: { group: 'adult', count: 1, isNamed: true },
  isCounted: false,
  count: 1,
  ages: [],
  isOurs: false,
  isGrown: false,
  isThai: false,
  isTheirs: false,
} as const

/** “Kids: big sister 10, twins 7”: those who follow are the kids. */
export const withoutHeading = (found: readonly Member[], text: string) =>
  found.filter((member, at) => {
    const next = found[at + 1]
    const isHeading =
      /^(?:kids|children|kiddos|ลูก|ลูก ๆ|ลูกๆ|เด็ก)$/.test(member.word) &&
      !member.isCounted &&
      member.ages.length === 0 &&
      next !== undefined &&
      /^\s?(?::|\(|-|–)\s?$/.test(text.slice(member.end, next.start))
    return !isHeading || next.ages.length === 0 || next.ages[0]! >= ADULT_AGE
  })

/** “Our kids (Leo, 6, and Mia, 4)”: those who are named are the kids, and no others. */
export function withBroods(found: readonly Member[], broods: readonly Brood[]): { others: Member[]; broods: Member[] } {
  const [brood] = broods
  if (brood === undefined) return { others: [...found], broods: [] }
  const others = found.filter(({ start, end }) => end <= brood.start || start >= brood.end)
  const count = brood.ages.length
  const isChildren = ({ rule, ages }: Member) => rule.group === 'child' && ages.length === 0
  // “Five kids. Leo, 6, and Mia, 4, love animals”: there are others.
  if (others.some((member) => isChildren(member) && member.isCounted && member.count !== count))
    return { others: [...found], broods: [] }
  const { start, end, word, ages, isCounted, isOurs } = brood
  return {
    others: others.filter((member) => !isChildren(member)),
    broods: [{ ...NAMED, start, end, word, ages, isCounted, isOurs, count, rule: BROOD, isBrood: true }],
  }
}
const BROOD: MemberRule = { group: 'child', count: null }

/** “Big sister 10, twins 7”, “Leo, 6, and Mia, 4”: nobody else can be meant. */
export const isOfBrood = ({ isBrood, rule, ages }: Member, _: number, run: readonly Member[]) =>
  isBrood === true ||
  (run.length > 1 &&
    run.some((member) => member.rule.group === 'child') &&
    run.some((member) => member.rule.group !== 'child' || (member.count ?? 0) > 1) &&
    (rule.group === 'child' || rule.group === 'adult') &&
    ages.length > 0 &&
    ages.every((age) => age < ADULT_AGE))
