import { ASIDE_RULES } from './party-aside-rules.ts'
import { AWAY_RULES } from './party-away-rules.ts'
import { CHILD_RULES } from './party-child-rules.ts'
import { EACH_RULES } from './party-each-rules.ts'
import { FAMILY_RULES } from './party-family-rules.ts'
import { FEW_RULES } from './party-few-rules.ts'
import { GROUP_SIZE_RULES } from './party-group-rules.ts'
import { HOST_RULES } from './party-host-rules.ts'
import { JOINED_RULES } from './party-joined-rules.ts'
import { JOINER_RULES } from './party-joiner-rules.ts'
import { KIN_RULES } from './party-kin-rules.ts'
import { NOUN_RULES } from './party-noun-rules.ts'
import { NUMBER_RULES } from './party-number-rules.ts'
import { ODD_RULES } from './party-odd-rules.ts'
import { OTHERS_RULES } from './party-others-rules.ts'
import { OWNER_RULES } from './party-owner-rules.ts'
import { PARENTS_RULES } from './party-parents-rules.ts'
import { PART_RULES } from './party-part-rules.ts'
import { PASSING_RULES } from './party-passing-rules.ts'
import { PLAIN_RULES } from './party-plain-rules.ts'
import type { PartyRule } from './party-rule.ts'
import { PARTY_RULES } from './party-rules.ts'
import { SEAT_RULES } from './party-seat-rules.ts'
import { SELF_RULES } from './party-self-rules.ts'
import { SIZE_RULES } from './party-size-rules.ts'
import { STATED_RULES } from './party-stated-rules.ts'
import { WHO_RULES } from './party-who-rules.ts'
import { WHOLE_RULES } from './party-whole-rules.ts'

/** What is read before the lists of travellers: who stays at home, and some of a party. */
export const EARLY_PARTY_RULES: readonly PartyRule[] = [
  ...PASSING_RULES,
  ...EACH_RULES,
  ...HOST_RULES,
  ...AWAY_RULES,
  ...ASIDE_RULES,
  ...SIZE_RULES,
  ...FEW_RULES,
  ...PLAIN_RULES,
  ...WHO_RULES,
  ...ODD_RULES,
  ...JOINER_RULES,
  ...OWNER_RULES,
  ...STATED_RULES,
  ...PARENTS_RULES,
  ...SELF_RULES,
  ...WHOLE_RULES,
  ...SEAT_RULES,
  ...JOINED_RULES,
  ...PART_RULES,
  ...NOUN_RULES,
]

/** Every rule that counts travellers, in the order in which they are tried. */
export const ALL_PARTY_RULES: readonly PartyRule[] = [
  ...OTHERS_RULES,
  ...PARTY_RULES,
  ...GROUP_SIZE_RULES,
  ...FAMILY_RULES,
  ...CHILD_RULES,
  ...NUMBER_RULES,
  ...KIN_RULES,
]
