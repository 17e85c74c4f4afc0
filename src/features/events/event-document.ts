import Type, { type Static } from 'typebox'
import { MapOf, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { StoredEvent } from './event-store.ts'
import { EVENT_TYPES } from './event-table.ts'

export const EventSchema = named(
  'Event',
  Type.Object(
    {
      type: named(
        'EventType',
        OneOf(EVENT_TYPES, {
          description:
            '`ai_job`: progress of a job. `trip`: a trip of yours, or one shared with you, has changed. `notification`: a new notification. `sync`: progress of a sync, for admins.',
        }),
      ),
      seq: Type.Integer({ description: 'Position in your log; grows. Send the last one to resume after it.' }),
      job_id: Type.Optional(Type.String({ description: 'The job that the event belongs to.' })),
      stage: Nullable(Type.String({ description: 'State or stage of the job.' })),
      percent: Nullable(Type.Integer({ minimum: 0, maximum: 100, description: 'Progress of the job, in percent.' })),
      message: Type.String({ description: 'What happened, in your language.' }),
      data: MapOf(Type.Unknown(), { description: 'Ids and versions that the event is about.' }),
      created_at: Type.String({ format: 'date-time', description: 'When it happened.' }),
    },
    { description: 'Something that happened to you, your jobs or your trips.' },
  ),
)
export type EventDocument = Static<typeof EventSchema>

export function renderEvent(event: StoredEvent, language: Language): EventDocument {
  return {
    type: event.type,
    seq: event.seq,
    ...(event.job_id !== null && { job_id: event.job_id }),
    stage: event.stage,
    percent: event.percent,
    message: language === 'th' ? event.message_th : event.message_en,
    data: event.data,
    created_at: event.created_at.toISOString(),
  }
}
