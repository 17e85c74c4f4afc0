import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { preconditionRequired } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import {
  checkDates,
  exampleEditedTrip,
  exampleTripId,
  lockForEdit,
  ownerDatesOverlap,
  renderEdited,
  saveEdit,
  staleTrip,
  TripIdParams,
  tripChanges,
  tripDatesOverlap,
  tripEtag,
  tripNotFound,
  tripReadOnly,
  unknownTripPlace,
} from '../../trips/public.ts'
import { checkExcluded, checkOptimize, travelMinutesOf } from '../optimize-errors.ts'
import { editWish, OptimizedTripSchema, OptimizeSchema } from '../optimize-schema.ts'
import { reviseTrip } from '../plan-trip.ts'
import { infeasibleTrip } from '../problems.ts'
import type { AiTripServices } from '../services.ts'
import { readToday, tripLanguage } from '../trip-prompt.ts'

/** POST /trips/v1/custom-trips/{trip_id}/optimize */
export const optimizeTripWithAiPrompt = (own: AiTripServices) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/:trip_id/optimize',
    access: 'user',
    limit: 'planning',
    versioned: true,
    compressed: true,
    languageOf: tripLanguage,
    bodyLimitBytes: 65_536,
    schema: {
      operationId: 'optimizeTripWithAiPrompt',
      summary: 'Plan a trip again, by wishes in words or for a better order',
      description:
        'Keeps the dates, the nights, the budget and the locked stops, and answers with the new trip, what changed and what it gains. Without a `prompt` no place is added: stops change places only where that saves travel or waiting, and an optimal trip stays as it is. With one, only the days change that it speaks about. Stops that no longer fit become `unscheduled`; wishes that cannot be met are `unmet`. Needs `If-Match`. Saves the next version, which `undoTripEdit` takes back, unless `dry_run`.',
      tag: 'Trips',
      sends: ['ETag'],
      params: TripIdParams,
      body: OptimizeSchema,
      response: { 200: OptimizedTripSchema },
      problems: [
        preconditionRequired,
        staleTrip,
        tripNotFound,
        unknownTripPlace,
        tripReadOnly,
        tripDatesOverlap,
        ownerDatesOverlap,
        infeasibleTrip,
        catalogueNotReady,
      ],
      example: {
        params: { trip_id: exampleTripId },
        body: { prompt: 'ให้เบาลง เพิ่มตลาดกลางคืน พักที่เดิม', dry_run: true },
        response: {
          ...exampleEditedTrip,
          changes: {
            ...exampleEditedTrip.changes,
            gain: { minutes_travel: 25, score_before: 652.1, score_after: 663.4 },
          },
          wishes: [{ wish: 'pace', said: 'ให้เบาลง', day: null }],
          not_understood: [],
        },
      },
    },
    async handler({ params, body, caller, language, ifMatch, signal, log }) {
      if (ifMatch === undefined) throw preconditionRequired()
      requireReady(own.catalogue)
      const { db, catalogue, announcer } = own
      const now = own.clock()
      // No lock is held while planning; the version is compared again before the trip is saved.
      const read = await db.transaction().execute((db) => lockForEdit(db, params.trip_id, { caller, ifMatch }))
      checkOptimize(read.facts, body)
      const excluded = checkExcluded(read.facts, body.exclude ?? [], own)
      const revised = await reviseTrip(
        { ...own, log },
        {
          trip: read.facts,
          prompt: body.prompt ?? null,
          today: readToday(body.today, now),
          language,
          day: body.scope === 'day' ? body.day! - 1 : null,
          locked: body.locked ?? [],
          exclude: excluded,
        },
        { caller: `user:${caller.id}`, signal },
      )
      return db.transaction().execute(async (db) => {
        const trip = await lockForEdit(db, params.trip_id, { caller, ifMatch: tripEtag(read.version) })
        const next = { facts: revised.trip, allowOverlap: body.allow_overlap }
        const changes = tripChanges(trip.facts, revised.trip)
        const isSaved = !body.dry_run && Object.values(changes).some(({ length }) => length > 0)
        if (!isSaved) await checkDates(db, trip, next)
        const version = isSaved ? await saveEdit({ db, announcer }, trip, next, caller.id) : trip.version
        const view = { catalogue, language, today: bangkokDate(now) }
        const { changes: shown, ...answer } = renderEdited({ ...trip, version, facts: revised.trip }, changes, view)
        const gain = {
          minutes_travel: travelMinutesOf(trip.facts) - travelMinutesOf(revised.trip),
          score_before: revised.gain.scoreBefore,
          score_after: revised.gain.scoreAfter,
        }
        return new Reply(
          200,
          {
            ...answer,
            changes: { ...shown, gain },
            wishes: revised.wishes.map(editWish),
            not_understood: [...revised.notUnderstood],
          },
          { etag: tripEtag(version) },
        )
      })
    },
  })
