import { ACTIVITY_RULES, ACTIVITY_SLOTS } from './activity-rules.ts'
import type { Draft } from './draft.ts'
import { matchesAnywhere, RuleList } from './phrase-rule.ts'
import type { Sheet } from './sheet.ts'
import { WISH_RULES } from './wish-rules.ts'
import { WISH_SLOTS } from './wish-slots.ts'
import { WISH_THING_RULES, WISH_THING_SLOTS } from './wish-thing-rules.ts'
import { WISH_WORD_RULES, WISH_WORD_SLOTS } from './wish-word-rules.ts'

const SLOTS = { ...WISH_SLOTS, ...ACTIVITY_SLOTS, ...WISH_WORD_SLOTS, ...WISH_THING_SLOTS }
const RULES = new RuleList([...WISH_RULES, ...WISH_WORD_RULES, ...WISH_THING_RULES, ...ACTIVITY_RULES], SLOTS)
const WEIGHT = 0.7
const LONGEST_CUE = 32
const REFUSED =
  /(?:ไม่(?:ค่อย|ได้)?(?:อยาก|เอา|ต้อง|ชอบ|ไป|ขอ|อิน|สนใจ|คิด|ถนัด)?(?:ได้|จะ|พา|กับ)?(?:ไป|มา|ทำ|การ)?|งด|เลี่ยง|(?<!ไม่)เคย(?:ไป)?|(?<!\bwhy )\b(?:no|not|don't|dont|can't|cannot|won't|never|without|avoid|skip|hates?|instead of)\b(?! (?:mind|miss|forget|just|only|wait|tried|learn(?:ed|t)|done|problem|worries)\b)(?:(?!\b(?:and|but|so|we|i|car)\b)[^.,;!?\n]){0,24})$/
/** `ส่องนกขอผ่าน`, “golf is not our thing”. */
const REFUSED_AFTER =
  /^\s?(?:ขอผ่าน|ไว้(?:ก่อน|คราวหน้า)|ไม่(?:ค่อย)?(?:เอา|ไหว|ได้|อิน|ต้อง|ใช่ทาง|ไป)|พอแล้ว|(?:is|are)(?:n't| not) (?:really )?(?:my|our|for)\b|(?:can|could) be skipped)/
/** Wishes that are said without the word of a kind of place. The places in their words are read before. */
export function readSaidWishes(sheet: Sheet, draft: Draft): void {
  for (const compiled of RULES.within(sheet)) {
    const { key, kind } = compiled.rule
    if (draft.avoidKinds.has(key) || draft.interests.some((interest) => interest.key === key)) continue
    const said = matchesAnywhere(sheet, compiled)
    const wished = said.filter(({ index, 0: words }) => !isRefused(sheet, index, words))
    if (compiled.rule.canRefuse && said.length > wished.length && wished.length === 0) {
      draft.avoidKinds.set(key, 'hard')
      for (const { index, 0: words } of said) sheet.claim({ start: index, end: index + words.length })
    }
    for (const { index, 0: words } of wished) sheet.claim({ start: index, end: index + words.length })
    if (wished.length > 0)
      draft.interests.push({ key, kind, weight: WEIGHT, minCount: null, exclusive: false, day: null })
  }
}

const isRefused = ({ text }: Sheet, at: number, words: string) =>
  REFUSES.test(words) ||
  REFUSED.test(text.slice(Math.max(0, at - LONGEST_CUE), at)) ||
  REFUSED_AFTER.test(text.slice(at + words.length, at + words.length + LONGEST_CUE))
const REFUSES = /^(?:(?:no|not|don't want|hates?|without)\b|ไม่)/
