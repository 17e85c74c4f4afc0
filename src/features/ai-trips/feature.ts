import type { CatalogueServices } from '../../catalogue/feature.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { CoreServices } from '../../platform/services.ts'
import type { TripServices } from '../trips/public.ts'
import { inProcessPlanner } from './in-process-planner.ts'
import { createTripWithAiPromptV1 } from './operations/create-trip-with-ai-prompt-v1.ts'
import { createTripWithCustomPreset } from './operations/create-trip-with-custom-preset.ts'
import { createTripWithPopularPreset } from './operations/create-trip-with-popular-preset.ts'
import { listPlacesInProvinceForAi } from './operations/list-places-in-province-for-ai.ts'
import { optimizeTripPreview } from './operations/optimize-trip-preview.ts'
import { optimizeTripWithAiPrompt } from './operations/optimize-trip-with-ai-prompt.ts'
import { previewTrip } from './operations/preview-trip.ts'
import { streamTripPreview } from './operations/stream-trip-preview.ts'
import { createPlanner } from './planner-pool.ts'
import type { AiTripServices } from './services.ts'

/** Trips planned from a prompt. */
export const aiTrips = defineFeature({
  name: 'ai-trips',
  create: ({
    catalogue,
    config,
    log,
  }: CoreServices & CatalogueServices & Pick<TripServices, 'announcer'>): Pick<AiTripServices, 'planner'> => ({
    planner:
      config.PLANNER_THREADS === 0
        ? inProcessPlanner(catalogue, { effort: config.PLANNER_EFFORT / 100 })
        : createPlanner({
            catalogue,
            threads: config.PLANNER_THREADS,
            budgetMs: config.PLANNER_BUDGET_MS,
            effort: config.PLANNER_EFFORT / 100,
            log,
          }),
  }),
  operations: (own) => [
    previewTrip(own),
    streamTripPreview(own),
    createTripWithAiPromptV1(own),
    createTripWithCustomPreset(own),
    createTripWithPopularPreset(own),
    optimizeTripWithAiPrompt(own),
    optimizeTripPreview(own),
    listPlacesInProvinceForAi(own),
  ],
  limits: ({ PREVIEWS_PER_HOUR }) => ({
    preview: { calls: PREVIEWS_PER_HOUR, windowS: 3_600, setting: 'PREVIEWS_PER_HOUR' },
    'preview-user': { calls: 60, windowS: 3_600 },
    planning: { calls: 60, windowS: 3_600 },
  }),
  gauges: ({ planner }) => [
    { name: 'tiao_planner_waiting', help: 'Trips that wait for a planner thread.', read: () => planner.waiting },
  ],
  warmUp: async ({ planner }) => planner.start(),
  stop: ({ planner }) => planner.stop(),
})
