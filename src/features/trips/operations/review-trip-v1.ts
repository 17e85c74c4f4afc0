import Type, { type Static } from 'typebox'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { lengthErrors, tidyText, UserText } from '../../../platform/http/user-text.ts'
import type { InputError } from '../../../platform/input-error.ts'
import { duplicateItems, unknownName } from '../../../platform/input-errors.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { tripNotBegun, tripNotFound } from '../problems.ts'
import { putReview } from '../review-store.ts'
import type { TripServices } from '../services.ts'
import { requireRole } from '../trip-access.ts'
import type { TripFacts } from '../trip-facts.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'

const MAX_TEXT = 2_000
const MAX_STOP_TEXT = 500
const MAX_STOPS = 100

const Score = Type.Integer({ minimum: 1, maximum: 5, description: 'Score: 1 is worst, 5 is best.' })
const StopReviewSchema = named(
  'StopReview',
  Type.Object(
    {
      stop_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of a stop of the trip.' }),
      text: UserText({ maxLength: MAX_STOP_TEXT, description: 'Note on the stop, as plain text.' }),
    },
    { additionalProperties: false, description: 'A note on one stop.' },
  ),
)

/** POST /trips/v1/custom-trips/{trip_id}/review */
export const reviewTripV1 = ({ db, clock }: Pick<TripServices, 'db' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/custom-trips/:trip_id/review',
    access: 'user',
    schema: {
      operationId: 'reviewTripV1',
      summary: 'Review a trip',
      description:
        'For the owner and members, from the first day of the trip on. You have one review per trip; a repeat replaces it whole.',
      tag: 'Trips',
      params: TripIdParams,
      body: Type.Object(
        {
          score: Score,
          text: Type.Optional(UserText({ maxLength: MAX_TEXT, description: 'The review as plain text.' })),
          stops: Type.Optional(
            Type.Array(StopReviewSchema, { maxItems: MAX_STOPS, description: 'Notes on stops, one for each stop.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: {
        200: named(
          'TripReview',
          Type.Object(
            {
              trip_id: Type.String({ description: 'Id of the trip.' }),
              score: Score,
              text: Type.Optional(Type.String({ description: 'The review.' })),
              stops: Type.Array(StopReviewSchema, { description: 'Notes on stops.' }),
              reviewed_at: Type.String({ format: 'date-time', description: 'When it was written.' }),
            },
            { description: 'A review of a trip.' },
          ),
        ),
      },
      problems: [tripNotFound, tripNotBegun],
      example: {
        params: { trip_id: exampleTripId },
        body: { score: 5, text: 'วัดสวยมาก เดินสบาย', stops: [{ stop_id: 'd1s4', text: 'มาตอนเย็นแสงสวย' }] },
        response: {
          trip_id: exampleTripId,
          score: 5,
          text: 'วัดสวยมาก เดินสบาย',
          stops: [{ stop_id: 'd1s4', text: 'มาตอนเย็นแสงสวย' }],
          reviewed_at: '2026-12-06T03:00:00.000Z',
        },
      },
    },
    async handler({ params, body, caller }) {
      const { facts, trip_id: tripId } = await requireRole(db, params.trip_id, caller.id, 'view')
      const now = clock()
      const text = body.text === undefined ? null : tidyText(body.text)
      const stops = (body.stops ?? []).map((stop) => ({ ...stop, text: tidyText(stop.text) }))
      const errors = [
        ...(text === null ? [] : lengthErrors('/text', text, { max: MAX_TEXT })),
        ...stopErrors(stops, facts),
      ]
      if (errors.length > 0) throw invalidRequest({ errors })
      if (facts.start_date === null || bangkokDate(now) < facts.start_date) throw tripNotBegun()
      const review = { score: body.score, text, stops, reviewed_at: now }
      await putReview(db, { tripId, userId: caller.id, review })
      return {
        trip_id: tripId,
        score: body.score,
        ...(text !== null && { text }),
        stops,
        reviewed_at: now.toISOString(),
      }
    },
  })

function stopErrors(notes: readonly Static<typeof StopReviewSchema>[], { days }: TripFacts): InputError[] {
  const known = new Set(days.flatMap(({ stops }) => stops.map(({ stop_id: id }) => id)))
  const seen = new Set<string>()
  return notes.flatMap(({ stop_id: id, text }, index) => {
    const at = `/stops/${index}`
    const isDuplicate = seen.has(id)
    seen.add(id)
    return [
      ...(known.has(id) ? [] : [{ pointer: `${at}/stop_id`, ...unknownName([]) }]),
      ...(isDuplicate ? [{ pointer: `${at}/stop_id`, ...duplicateItems() }] : []),
      ...lengthErrors(`${at}/text`, text, { max: MAX_STOP_TEXT }),
    ]
  })
}
