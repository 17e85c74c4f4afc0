import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import type { TemplateValues } from '../../platform/text-template.ts'
import type { NotificationEvent } from './notification-kinds.ts'
import type { NotificationData, PushKind } from './notification-table.ts'
import type { DeviceAddress } from './push-token-store.ts'

/** Queues a notification for the user's devices of these kinds. Returns the kinds that the user has. */
export async function insertDeliveries(
  db: Database,
  { notificationId, userId, kinds }: { notificationId: string; userId: string; kinds: readonly PushKind[] },
): Promise<PushKind[]> {
  const { rows } = await sql<{ kind: PushKind }>`
    with device as (
      select token_id, kind from push_token join session using (session_id)
      where push_token.user_id = ${userId} and kind = any(${kinds}) and revoked_at is null
    ), queued as (
      insert into notification_delivery (notification_id, token_id) select ${notificationId}, token_id from device
    )
    select distinct kind from device order by kind`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** A notification that only this process may push to this device. */
export interface ClaimedDelivery extends DeviceAddress {
  readonly notificationId: string
  readonly tokenId: string
  /** Including this one. */
  readonly attempts: number
  /** Consecutive failures of the device before this attempt. */
  readonly failures: number
  readonly event: NotificationEvent
  readonly values: TemplateValues
  readonly data: NotificationData
  /** The user's language at this moment. */
  readonly language: Language
}

/**
 * Claims the delivery of a kind that has waited longest; undefined if none is due. Commits before any server is contacted,
 * so that only one sender gets it. Skips devices that rest after a failure, ended sessions and closed accounts.
 */
export async function claimDelivery(
  db: Database,
  kind: PushKind,
  maxAgeS: number,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update notification_delivery d set claimed_at = now(), attempts = attempts + 1
      where (notification_id, token_id) = (
        select w.notification_id, w.token_id from notification_delivery w
        join push_token t using (token_id)
        join session s using (session_id)
        join app_user u on u.user_id = t.user_id
        where w.claimed_at is null and w.created_at > now() - make_interval(secs => ${maxAgeS})
          and t.kind = ${kind} and t.retry_at <= now() and s.revoked_at is null and u.deactivated_at is null
        order by w.created_at, w.notification_id, w.token_id limit 1 for update of w skip locked)
      returning d.notification_id, d.token_id, d.attempts
    )
    select notification_id as "notificationId", token_id as "tokenId", attempts, failures, event,
      text_values as values, data, language, kind, platform, address, p256dh, auth
    from claimed join notification using (notification_id) join push_token using (token_id)
    join app_user on app_user.user_id = push_token.user_id`.execute(db)
  return rows[0]
}

type DeliveryKey = Pick<ClaimedDelivery, 'notificationId' | 'tokenId'>

/** Removes a delivery: pushed, or given up. */
export async function deleteDelivery(db: Database, { notificationId, tokenId }: DeliveryKey): Promise<void> {
  await db
    .deleteFrom('notification_delivery')
    .where('notification_id', '=', notificationId)
    .where('token_id', '=', tokenId)
    .execute()
}

/** Lets a delivery be claimed again. */
export async function releaseDelivery(db: Database, { notificationId, tokenId }: DeliveryKey): Promise<void> {
  await db
    .updateTable('notification_delivery')
    .set({ claimed_at: null })
    .where('notification_id', '=', notificationId)
    .where('token_id', '=', tokenId)
    .execute()
}

/** Records a failure of a device: nothing is pushed to it for a while. */
export async function restToken(db: Database, tokenId: string, pauseS: number): Promise<void> {
  await db
    .updateTable('push_token')
    .set((eb) => ({
      failures: sql<number>`least(${eb.ref('failures')} + 1, 1000)`,
      retry_at: sql<Date>`now() + make_interval(secs => ${pauseS})`,
    }))
    .where('token_id', '=', tokenId)
    .execute()
}

export async function clearFailures(db: Database, tokenId: string): Promise<void> {
  await db.updateTable('push_token').set({ failures: 0 }).where('token_id', '=', tokenId).execute()
}

/** Gives up deliveries whose sender died before it recorded the outcome, because they may have been pushed. */
export async function deleteAbandoned(db: Database, afterS: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from notification_delivery where (notification_id, token_id) in (
    select notification_id, token_id from notification_delivery
    where claimed_at < now() - make_interval(secs => ${afterS})
    order by claimed_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Gives up deliveries that have waited too long to be news. */
export async function deleteStale(db: Database, maxAgeS: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from notification_delivery where (notification_id, token_id) in (
    select notification_id, token_id from notification_delivery
    where claimed_at is null and created_at <= now() - make_interval(secs => ${maxAgeS})
    order by created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
