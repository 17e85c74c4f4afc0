import Type, { type Static } from 'typebox'
import { ListOf, MapOf, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { deriveId } from '../../platform/id.ts'
import { SECURITY_EVENT_KINDS, type SecurityEvent } from '../users/public.ts'

const SecurityEventSchema = named(
  'SecurityEvent',
  Type.Object(
    {
      event_id: Type.String({ description: 'Id of the event.' }),
      user_id: Nullable(
        Type.String({ description: 'Id of the user; null if there was no such account or it has been erased.' }),
      ),
      kind: named('SecurityEventKind', OneOf(SECURITY_EVENT_KINDS, { description: 'What happened.' })),
      address: Type.String({ description: 'IP address of the caller.' }),
      user_agent: Type.String({ description: 'User agent of the client.' }),
      details: MapOf(Type.Unsafe<string | number | boolean | null>({ type: ['string', 'number', 'boolean', 'null'] }), {
        description: 'Details of the event, such as the method of a sign-in or the purposes of a consent.',
      }),
      at: Type.String({ format: 'date-time', description: 'When it happened (UTC).' }),
    },
    { description: 'An event in the life of an account.' },
  ),
)
type SecurityEventDocument = Static<typeof SecurityEventSchema>

export const SecurityEventListSchema = ListOf('SecurityEventList', SecurityEventSchema)

/** @param secret derives the public ids: the row numbers would reveal how many events there are */
export function securityEventDocument(event: SecurityEvent, secret: Buffer): SecurityEventDocument {
  const kind = event.kind as SecurityEventDocument['kind']
  return {
    ...event,
    kind,
    event_id: deriveId('event', { secret, at: event.at, name: String(event.event_id) }),
    at: event.at.toISOString(),
  }
}

export const exampleSecurityEvents = {
  results: [
    {
      event_id: 'event_019abcde-0000-7000-8000-000000000017',
      user_id: 'user_019abcde-0000-7000-8000-000000000001',
      kind: 'signed_in',
      address: '203.0.113.7',
      user_agent: 'curl/8.5.0',
      details: { method: 'password' },
      at: '2026-11-21T03:00:00.000Z',
    },
  ],
  total: 1,
  page: 1,
  nextpage: 0,
  limit: 20,
  timestamp: '2026-11-21T03:00:00.000Z',
}
