import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'

/** What happens to accounts and is kept for their users and for admins. */
export const SECURITY_EVENT_KINDS = [
  'signed_up',
  'email_verified',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_revoked',
  'refresh_token_reused',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'username_changed',
  'email_change_requested',
  'email_changed',
  'email_change_undone',
  'identity_linked',
  'identity_unlinked',
  'consent_changed',
  'data_exported',
  'deactivated',
  'reactivated',
  'role_changed',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

type EventDetails = Readonly<Record<string, string | number | boolean | null>>

export interface NewSecurityEvent {
  readonly userId: string | null
  readonly kind: SecurityEventKind
  readonly origin: Origin
  /** Never a password, code or token. */
  readonly details?: EventDetails
}

export interface SecurityEvent {
  readonly event_id: number
  readonly user_id: string | null
  readonly kind: string
  readonly address: string
  readonly user_agent: string
  readonly details: EventDetails
  readonly at: Date
}

export async function recordEvent(db: Database, event: NewSecurityEvent): Promise<void> {
  await securityEvent(event).execute(db)
}

/** The statement that records an event, for one of which it is a part. */
export function securityEvent({ userId, kind, origin, details = {} }: NewSecurityEvent): RawBuilder<unknown> {
  return sql`insert into security_event (user_id, kind, address, user_agent, details)
    values (${userId}, ${kind}, ${origin.address}, ${origin.userAgent}, ${JSON.stringify(details)}::jsonb)`
}

/** Newest first; of one user, or of all. */
export async function listSecurityEvents(
  db: Database,
  { userId, limit, offset }: { readonly userId?: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: SecurityEvent[]; total: number }> {
  const ofUser = db
    .selectFrom('security_event')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
  const rows = await ofUser
    .select(['event_id', 'user_id', 'kind', 'address', 'user_agent', 'details', 'at'])
    .orderBy('event_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await ofUser.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The privacy notice says: at most a year. Of what was tried for accounts that do not exist, a week. */
export async function removeOldEvents(db: Database, limit: number): Promise<void> {
  await sql`delete from security_event where event_id in (
    select event_id from security_event where at < now() - interval '365 days'
      or (user_id is null and address <> '' and at < now() - interval '7 days')
    order by event_id limit ${limit})`.execute(db)
}
