import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Origin } from '../../platform/operation.ts'

/** Events of accounts, kept for their users and for admins. */
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

/** An event with the member names of the API and the export. */
export interface SecurityEvent {
  readonly event_id: number
  readonly user_id: string | null
  readonly kind: string
  /** IP address of the caller. */
  readonly address: string
  readonly user_agent: string
  readonly details: EventDetails
  readonly at: Date
}

export async function recordEvent(
  db: Database,
  { userId, kind, origin, details = {} }: NewSecurityEvent,
): Promise<void> {
  await sql`insert into security_event (user_id, kind, ip_address, user_agent, details)
    values (${userId}, ${kind}, ${origin.address}, ${origin.userAgent}, ${JSON.stringify(details)}::jsonb)`.execute(db)
}

/** Events of one user, or of all, newest first. */
export async function listSecurityEvents(
  db: Database,
  { userId, limit, offset }: { readonly userId?: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: SecurityEvent[]; total: number }> {
  const ofUser = db
    .selectFrom('security_event')
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId!))
  const rows = await ofUser
    .select(['event_id', 'user_id', 'kind', 'ip_address as address', 'user_agent', 'details', 'occurred_at as at'])
    .orderBy('event_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await ofUser.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Keeps the events for the statistics, but nothing that identifies the user or the device. */
export async function anonymiseEvents(db: Database, userId: string): Promise<void> {
  await sql`update security_event set user_id = null, ip_address = '', user_agent = '', details = '{}'
    where user_id = ${userId}`.execute(db)
}

/** The privacy notice promises a year at most; attempts on accounts that do not exist are kept for a week. */
export async function purgeOldEvents(db: Database, limit: number): Promise<void> {
  await sql`delete from security_event where event_id in (
    select event_id from security_event where occurred_at < now() - interval '365 days'
    order by occurred_at limit ${limit})`.execute(db)
  await sql`delete from security_event where event_id in (
    select event_id from security_event
    where user_id is null and ip_address <> '' and occurred_at < now() - interval '7 days'
    order by occurred_at limit ${limit})`.execute(db)
}
