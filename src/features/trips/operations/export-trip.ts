import { Readable } from 'node:stream'
import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { named, OneOf } from '../../../platform/http/schema-parts.ts'
import type { Language } from '../../../platform/language.ts'
import { operation } from '../../../platform/operation.ts'
import { bangkokDate } from '../../../world/calendar.ts'
import { tripCalendar } from '../export/calendar.ts'
import { attachedTrip } from '../export/file-name.ts'
import { tripGeoJson } from '../export/geojson.ts'
import { tripGpx } from '../export/gpx.ts'
import { tripAsNew } from '../export/new-trip.ts'
import { tripNotFound, tripWithoutDates } from '../problems.ts'
import { renderSavedTrip } from '../render-trip.ts'
import type { TripServices } from '../services.ts'
import { readTrip, SHARE_TOKEN } from '../trip-access.ts'
import { NewTripSchema } from '../trip-edit-schema.ts'
import { exampleTripId, TripIdParams } from '../trip-id.ts'
import type { Trip } from '../trip-schema.ts'
import { titleOf } from '../trip-summary.ts'

const FORMATS = ['ics', 'gpx', 'geojson', 'json'] as const
const { name, party, transport, budget, preferences, start_date, days } = NewTripSchema.properties
const ExportedTripSchema = named(
  'ExportedTrip',
  Type.Object(
    { name, party, transport, budget, preferences, start_date, days },
    { description: 'A trip as createCustomTripV1 takes it.' },
  ),
)

/** GET /trips/v1/custom-trips/{trip_id}/export */
export const exportTrip = ({ catalogue, clock, ...services }: TripServices) =>
  operation({
    method: 'GET',
    url: '/trips/v1/custom-trips/:trip_id/export',
    access: 'user?',
    schema: {
      operationId: 'exportTrip',
      summary: 'Export a trip to other programs',
      description:
        'For the owner, members, and with `X-Share-Token` the holder of its link, whose file has no notes. Texts follow `Accept-Language`. `ics`: a calendar with an event and an alarm for each stop; importing it again updates the events; needs a trip with dates. `gpx`: waypoints and a route for each day. `geojson`: points and lines. `json`: the body by which createCustomTripV1 makes the trip again; all its stops are locked, so that they keep their times.',
      tag: 'Trips',
      reads: [SHARE_TOKEN],
      sends: ['Content-Disposition'],
      params: TripIdParams,
      query: Type.Object(
        { format: named('ExportFormat', OneOf(FORMATS, { description: 'Format of the file.' })) },
        { additionalProperties: false },
      ),
      response: { 200: ExportedTripSchema },
      alsoAs: ['text/calendar', 'application/gpx+xml', 'application/geo+json'],
      problems: [tripNotFound, tripWithoutDates, catalogueNotReady],
      example: {
        params: { trip_id: exampleTripId },
        query: { format: 'json' },
        response: {
          name: 'วัดอยุธยากับแม่',
          party: { adults: 2, children: 0, seniors: 0, foreigners: 0 },
          transport: 'car',
          preferences: ['temple'],
          start_date: '2026-12-05',
          days: [
            {
              start_time: '09:00',
              end_time: '17:00',
              base: null,
              stops: [{ kind: 'visit', place_id: 'th-14-wat-yai-chai-mongkhon', arrive: '09:12', stay_minutes: 60 }],
            },
          ],
        },
      },
    },
    async handler({ params, query: { format }, caller, header, language }) {
      requireReady(catalogue)
      const stored = await readTrip(services, params.trip_id, { caller, header })
      if (format === 'ics' && stored.facts.start_date === null) throw tripWithoutDates()
      const view = { catalogue, language, today: bangkokDate(clock()) }
      const trip = renderSavedTrip(stored, view)
      const titles = {
        shown: trip.name,
        english: titleOf({ ...stored.facts, name: null }, { ...view, language: 'en' }).title,
      }
      const headers = {
        'content-disposition': attachedTrip(titles, { startDate: stored.facts.start_date, extension: format }),
      }
      if (format === 'json') return new Reply(200, tripAsNew(stored.facts, trip, language), headers)
      const { type, text } = fileOf(trip, format, { language, updatedAt: stored.updated_at })
      return new Reply(200, Readable.from([Buffer.from(text)]), { ...headers, 'content-type': type })
    },
  })

function fileOf(
  trip: Trip,
  format: 'ics' | 'gpx' | 'geojson',
  view: { readonly language: Language; readonly updatedAt: Date },
): { type: string; text: string } {
  if (format === 'ics') return { type: 'text/calendar; charset=utf-8', text: tripCalendar(trip, view) }
  if (format === 'gpx') return { type: 'application/gpx+xml; charset=utf-8', text: tripGpx(trip, view.language) }
  return { type: 'application/geo+json', text: JSON.stringify(tripGeoJson(trip, view.language)) }
}
