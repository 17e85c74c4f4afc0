import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { addRouteTrip, routeNotFound } from '../../routes/public.ts'
import { exampleSavedTrip, TripSchema, tooManyTrips, tripDatesOverlap } from '../../trips/public.ts'
import { createPlannedTrip } from '../create-planned-trip.ts'
import { constraintErrors } from '../input-errors.ts'
import { planTrip } from '../plan-trip.ts'
import { PopularPresetSchema, presetLanguage } from '../preset-schema.ts'
import { infeasibleTrip } from '../problems.ts'
import { preferencesOf } from '../saved-preferences.ts'
import type { AiTripServices } from '../services.ts'

/** POST /trips/v1/custom-trips/preset/popular */
export const createTripWithPopularPreset = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/preset/popular',
    access: 'user',
    limit: 'planning',
    creates: true,
    languageOf: presetLanguage,
    bodyLimitBytes: 65_536,
    compressed: true,
    schema: {
      operationId: 'createTripWithPopularPreset',
      summary: 'Make a trip from a route',
      description:
        'Copies the route onto your dates: each place stays on its day and is timed for the opening hours of that date; meals and nights are added. Places that are closed or do not fit become `unscheduled`. Later changes of the route do not change the trip.',
      tag: 'Trips',
      sends: ['Location', 'ETag'],
      body: PopularPresetSchema,
      response: { 201: TripSchema },
      problems: [routeNotFound, infeasibleTrip, tooManyTrips, tripDatesOverlap, catalogueNotReady],
      inputErrors: constraintErrors,
      example: {
        body: { route_id: 'ayutthaya-1d', start_date: '2026-12-05', party: { adults: 2 } },
        response: { ...exampleSavedTrip, source: 'preset_popular' },
      },
    },
    async handler({ body, language, caller, signal, log, create, absolute }) {
      requireReady(own.catalogue)
      const { route_id, allow_overlap: allowOverlap = false, ...constraints } = body
      const found = own.catalogue.findRoute(route_id)
      if (!found) throw routeNotFound({ route_id })
      const days = found.days.map(({ place }) => place.filter((id) => own.catalogue.findPlace(id)))
      const places = [...new Set(days.flat())]
      const now = own.clock()
      // The route has chosen the sights already.
      const { interests: _likes, ...preferences } = (await preferencesOf(own.db, caller.id)) ?? {}
      const planned = await planTrip(
        { ...own, log },
        {
          prompt: null,
          today: bangkokDate(now),
          constraints: { ...constraints, days: days.length, must_visit: places },
          language,
          preferences,
          route: days,
        },
        { caller: `user:${caller.id}`, signal },
      )
      // What has left the catalogue since the route was made.
      const gone = found.days.flatMap(({ place }) => place.filter((id) => !own.catalogue.findPlace(id)))
      const missing = [...new Set(gone)].map((place_id) => ({ place_id, code: 'unknown_place' as const, values: {} }))
      const facts = { ...planned, unscheduled: [...planned.unscheduled, ...missing] }
      return createPlannedTrip(own, facts, {
        userId: caller.id,
        language,
        allowOverlap,
        create,
        absolute,
        alsoWrite: (db) => addRouteTrip(db, route_id, caller.id),
      })
    },
  })
