import Type, { type Static } from 'typebox'
import { ListOf, Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { SECURITY_EVENT_KINDS, type SecurityEvent } from '../auth/door.ts'

const SecurityEventSchema = named(
  'SecurityEvent',
  Type.Object({
    event_id: Type.String(),
    user_id: Nullable(Type.String({ description: 'Null when nobody is known, or the account was erased.' })),
    kind: OneOf(SECURITY_EVENT_KINDS),
    address: Type.String({ description: 'IP address of the caller.' }),
    user_agent: Type.String(),
    details: Type.Object({}, { additionalProperties: true }),
    at: Type.String({ format: 'date-time' }),
  }),
)
type SecurityEventDocument = Static<typeof SecurityEventSchema>

export const SecurityEventListSchema = ListOf('SecurityEventList', SecurityEventSchema)

export function securityEventDocument(event: SecurityEvent): SecurityEventDocument {
  const kind = event.kind as SecurityEventDocument['kind']
  return { ...event, kind, event_id: String(event.event_id), at: event.at.toISOString() }
}

export const exampleSecurityEvents = {
  results: [
    {
      event_id: '17',
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
