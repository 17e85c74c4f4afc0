import { NO_THAT_IS_NONE } from './polarity-double-rules.ts'
import { BEEN_THERE, SEEN_ALREADY } from './polarity-known-rules.ts'
import { NO_IN_ENGLISH, NO_IN_THAI } from './polarity-no-rules.ts'
import { NOBODY_RULES } from './polarity-nobody-rules.ts'
import type { CueRule } from './polarity-rule.ts'
import { MUSTS, WISHES } from './polarity-wish-rules.ts'

/** In order: a shorter cue does not see what a longer one has read (“don't miss” before “don't”). */
export const CUE_RULES: readonly CueRule[] = [
  ...NOBODY_RULES,
  ...SEEN_ALREADY,
  ...NO_THAT_IS_NONE,
  ...MUSTS,
  ...BEEN_THERE,
  ...NO_IN_ENGLISH,
  ...NO_IN_THAI,
  ...WISHES,
]
