import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { runAiUat } from './operations/run-ai-uat.ts'
import type { AcceptanceServices } from './services.ts'

/** The acceptance test of the planner as it is configured. */
export const acceptance = defineFeature<AcceptanceServices & Pick<CoreServices, 'db'>>({
  name: 'acceptance',
  operations: (own) => [runAiUat(own)],
})
