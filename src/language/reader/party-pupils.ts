import type { Member } from './party-member.ts'
import { ARE_GROWN, ARE_PUPILS } from './party-pupil-rules.ts'

const MAY_BE_YOUNG = /^(?:students|players|team members|นักเตะ|นักกีฬา|นักฟุตบอล)$/
const [MANY, ADULT_AGE] = [3, 18]

/** Students and players as children, unless they are grown up by their age or by where they study. */
export function asPupils(members: readonly Member[], text: string): Member[] {
  return members.map((member) => {
    const { word, ages, count, rule } = member
    // “14 players aged 11”: each of them is.
    const [age] = ages
    const ofAll =
      ages.length === 1 && age! < ADULT_AGE && (count ?? 0) >= MANY ? Array<number>(count!).fill(age!) : ages
    const isYoung = MAY_BE_YOUNG.test(word) && ages.length === 0 && ARE_PUPILS.test(text) && !ARE_GROWN.test(text)
    return { ...member, ages: ofAll, rule: isYoung ? { ...rule, group: 'child' as const } : rule }
  })
}
