import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ChannelName, ChatMessage, ReplyTarget } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import type { MessagePurpose } from './chat-tables.ts'
import type { GroupKey } from './group-store.ts'

export interface NewMessage extends GroupKey {
  readonly purpose: MessagePurpose
  readonly content: ChatMessage
  readonly replyTo: ReplyTarget | null
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertMessage(db: Database, message: NewMessage): Promise<void> {
  const { channel, groupId, purpose, content, replyTo, now, expiresAt } = message
  await db
    .insertInto('chat_message')
    .values({
      message_id: createId('cmsg', now.getTime()),
      channel,
      group_id: groupId,
      purpose,
      content: JSON.stringify(content),
      reply_token: replyTo?.token ?? null,
      reply_until: replyTo ? new Date(replyTo.expiresAt) : null,
      retry_key: randomUUID(),
      created_at: now,
      due_at: now,
      expires_at: expiresAt,
      claimed_at: null,
      sent_at: null,
      failed_at: null,
      failure: null,
    })
    .execute()
}

/** A message that only this process may send. */
export interface ClaimedMessage {
  readonly message_id: string
  readonly channel: ChannelName
  readonly group_id: string
  readonly purpose: MessagePurpose
  readonly content: ChatMessage
  readonly reply_token: string | null
  readonly reply_until: Date | null
  readonly retry_key: string
  readonly expires_at: Date
  /** Including this one. */
  readonly attempts: number
}

/**
 * Claims the message that has waited longest and is the first one of its group, so that messages arrive in order. Commits
 * before any product is contacted, so that only one sender gets it.
 */
export async function claimDueMessage(
  db: Database,
  channels: readonly ChannelName[],
  now: Date,
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    update chat_message set claimed_at = ${now}, attempts = attempts + 1
    where message_id = (
      select m.message_id from chat_message m
      where m.sent_at is null and m.failed_at is null and m.claimed_at is null and m.due_at <= ${now}
        and m.channel = any(${[...channels]})
        and not exists (
          select from chat_message earlier
          where earlier.channel = m.channel and earlier.group_id = m.group_id and earlier.seq < m.seq
            and earlier.sent_at is null and earlier.failed_at is null)
      order by m.due_at, m.seq limit 1 for update skip locked)
      and claimed_at is null
    returning message_id, channel, group_id, purpose, content, reply_token, reply_until, retry_key, expires_at,
      attempts`.execute(db)
  return rows[0]
}

export async function markSent(db: Database, messageId: string, now: Date): Promise<void> {
  await db
    .updateTable('chat_message')
    .set({ sent_at: now, content: null, failure: null })
    .where('message_id', '=', messageId)
    .execute()
}

/** Gives up a message. `failure` is for the operator and contains nothing that was written in the group. */
export async function markFailed(db: Database, messageId: string, failure: string, now: Date): Promise<void> {
  await db
    .updateTable('chat_message')
    .set({ failed_at: now, content: null, failure: failure.slice(0, 300) })
    .where('message_id', '=', messageId)
    .execute()
}

/** Releases a message for another attempt at `dueAt`; `asPush` drops a reply target that is of no use any more. */
export async function postponeMessage(
  db: Database,
  messageId: string,
  { dueAt, failure, asPush }: { readonly dueAt: Date; readonly failure: string; readonly asPush: boolean },
): Promise<void> {
  await db
    .updateTable('chat_message')
    .set({
      claimed_at: null,
      due_at: dueAt,
      failure: failure.slice(0, 300),
      ...(asPush && { reply_token: null, reply_until: null }),
    })
    .where('message_id', '=', messageId)
    .execute()
}

/** How many messages of a group were claimed since an instant, without the given one. */
export async function countClaimed(
  db: Database,
  { channel, group_id, message_id }: ClaimedMessage,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('channel', '=', channel)
    .where('group_id', '=', group_id)
    .where('message_id', '<>', message_id)
    .where('claimed_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Ends the claims of senders that died. A push may be repeated if the product knows it by its key; everything else may have
 * been delivered and is given up.
 */
export async function endStaleClaims(
  db: Database,
  {
    before,
    now,
    repeatable,
  }: { readonly before: Date; readonly now: Date; readonly repeatable: readonly ChannelName[] },
): Promise<number> {
  const released = await sql`update chat_message set claimed_at = null, due_at = ${now}
    where sent_at is null and failed_at is null and claimed_at < ${before} and reply_token is null
      and channel = any(${[...repeatable]})`.execute(db)
  const failed = await sql`update chat_message set failed_at = ${now}, failure = 'abandoned', content = null
    where sent_at is null and failed_at is null and claimed_at < ${before}`.execute(db)
  return Number((released.numAffectedRows ?? 0n) + (failed.numAffectedRows ?? 0n))
}

/** @returns the number of removed messages, at most `limit` */
export async function purgeMessages(db: Database, before: Date, limit: number): Promise<number> {
  const result = await sql`delete from chat_message where message_id in (
    select message_id from chat_message where created_at < ${before} order by created_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0n)
}
