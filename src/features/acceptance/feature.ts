import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import { deleteRunsBefore } from './acceptance-run-store.ts'
import { listAcceptanceRuns } from './operations/list-acceptance-runs.ts'
import { runAiUat } from './operations/run-ai-uat.ts'
import type { AcceptanceServices } from './services.ts'

const KEPT_MS = 365 * 86_400_000

/** The acceptance test of the planner as it is configured. */
export const acceptance = defineFeature<AcceptanceServices & Pick<CoreServices, 'db' | 'clock'>>({
  name: 'acceptance',
  operations: (own) => [runAiUat(own), listAcceptanceRuns(own)],
  jobs: ({ db, clock }) => [
    {
      name: 'purge-acceptance-runs',
      cron: '17 4 * * *',
      run: () => deleteRunsBefore(db, new Date(clock().getTime() - KEPT_MS)),
    },
  ],
})
