import { CHILD_RULES } from './party-child-rules.ts'
import { FAMILY_RULES } from './party-family-rules.ts'
import { GROUP_SIZE_RULES } from './party-group-rules.ts'
import { KIN_RULES } from './party-kin-rules.ts'
import { NUMBER_RULES } from './party-number-rules.ts'
import { OTHERS_RULES } from './party-others-rules.ts'
import type { PartyRule } from './party-rule.ts'
import { PARTY_RULES } from './party-rules.ts'

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
