import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { exampleSavedTrip, TripSchema, tooManyTrips, tripDatesOverlap } from '../../trips/public.ts'
import { createPlannedTrip } from '../create-planned-trip.ts'
import { constraintErrors } from '../input-errors.ts'
import { planTrip } from '../plan-trip.ts'
import { CustomPresetSchema, presetLanguage } from '../preset-schema.ts'
import { infeasibleTrip } from '../problems.ts'
import { preferencesOf } from '../saved-preferences.ts'
import type { AiTripServices } from '../services.ts'

/** POST /trips/v1/custom-trips/preset/custom */
export const createTripWithCustomPreset = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/preset/custom',
    access: 'user',
    limit: 'planning',
    creates: true,
    languageOf: presetLanguage,
    bodyLimitBytes: 65_536,
    compressed: true,
    schema: {
      operationId: 'createTripWithCustomPreset',
      summary: 'Plan a trip from choices and save it',
      description:
        'Plans as `createTripWithAiPromptV1` does, from choices instead of a prompt. What you leave out is `assumed`; for a user who has agreed to profiling, saved preferences fill it in.',
      tag: 'Trips',
      sends: ['Location', 'ETag'],
      body: CustomPresetSchema,
      response: { 201: TripSchema },
      problems: [infeasibleTrip, tooManyTrips, tripDatesOverlap, catalogueNotReady],
      inputErrors: constraintErrors,
      example: {
        body: {
          provinces: ['14'],
          days: 1,
          start_date: '2026-12-05',
          interests: [{ category: 'temple', weight: 1 }],
          pace: 'easy',
        },
        response: { ...exampleSavedTrip, source: 'preset_custom' },
      },
    },
    async handler({ body, language, caller, signal, log, create, absolute }) {
      requireReady(own.catalogue)
      const { allow_overlap: allowOverlap = false, ...constraints } = body
      const preferences = await preferencesOf(own.db, caller.id)
      const facts = await planTrip(
        { ...own, log },
        { prompt: null, today: bangkokDate(own.clock()), constraints, language, preferences },
        { caller: `user:${caller.id}`, signal },
      )
      return createPlannedTrip(own, facts, { userId: caller.id, language, allowOverlap, create, absolute })
    },
  })
