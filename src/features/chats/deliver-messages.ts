import { type ChannelName, type ChatChannel, ChatError } from '../../platform/chat/chat.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { announceLinks } from './announce-links.ts'
import { refundBudget, spendBudget } from './budget-store.ts'
import { findMemberCount, setMemberCount } from './group-store.ts'
import {
  type ClaimedMessage,
  claimDueMessage,
  countClaimed,
  endStaleClaims,
  markFailed,
  markSent,
  postponeMessage,
} from './message-store.ts'
import { SEND_JOB } from './outbox.ts'
import type { ChatServices } from './services.ts'
import { unlinkGroup } from './unlink-group.ts'

type DeliveryServices = Pick<
  ChatServices,
  'db' | 'clock' | 'chatChannels' | 'config' | 'jobs' | 'log' | 'notifications' | 'catalogue'
>

/** Concurrent messages, and messages per run. */
const LANES = 4
const MAX_A_RUN = 1_000
/** A run starts no message after this time, so that the job finishes before it expires. */
const BEGIN_WITHIN_MS = 60_000
/** Delays after the first, second … attempt. */
const PAUSES_MS = [5_000, 30_000, 120_000, 600_000]
/** A claim that is older belongs to a sender that died. */
const STALE_MS = 120_000
const MINUTE_MS = 60_000
/** How long a number of members is trusted. */
const COUNTED_MS = 86_400_000

/** Sends the due messages of the outbox. */
export async function deliverMessages(own: DeliveryServices): Promise<void> {
  const { db, clock, chatChannels, log } = own
  const now = clock()
  const repeatable = [...chatChannels]
    .filter(([, { capabilities }]) => capabilities.repeatsSafely)
    .map(([name]) => name)
  const stale = await endStaleClaims(db, { before: new Date(now.getTime() - STALE_MS), now, repeatable })
  if (stale > 0) log.warn({ messages: stale }, 'chat messages were claimed by a sender that died')
  const run = { begun: 0, endsAt: performance.now() + BEGIN_WITHIN_MS }
  const sendSome = async () => {
    while (run.begun < MAX_A_RUN && performance.now() < run.endsAt) {
      run.begun++
      const message = await claimDueMessage(db, [...chatChannels.keys()], clock())
      if (!message) return
      await sendOne(own, message, chatChannels.get(message.channel)!)
    }
  }
  await Promise.all(Array.from({ length: LANES }, sendSome))
  if (run.begun >= MAX_A_RUN) await own.jobs.enqueue(SEND_JOB, {}, { singletonKey: 'due' })
}

async function sendOne(own: DeliveryServices, message: ClaimedMessage, channel: ChatChannel): Promise<void> {
  const { db, clock } = own
  const now = clock()
  if (message.expires_at <= now) return markFailed(db, message.message_id, 'expired', now)
  const { messagesPerMinute } = channel.capabilities
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  if (messagesPerMinute !== null && (await countClaimed(db, message, minuteAgo)) >= messagesPerMinute)
    return retryAt(own, message, { delayMs: MINUTE_MS, failure: 'paced', asPush: false })
  const { reply_token: token, reply_until: until } = message
  if (token === null || until === null) return push(own, message, channel)
  if (until <= now) return push(own, message, channel)
  try {
    await channel.reply({ token, expiresAt: until.toISOString() }, message.content)
    await markSent(db, message.message_id, clock())
  } catch (error) {
    if (error instanceof ChatError && error.kind === 'reply_expired') return push(own, message, channel)
    await settle(own, message, requireChatError(error), { mayRepeat: false })
  }
}

async function push(own: DeliveryServices, message: ClaimedMessage, channel: ChatChannel): Promise<void> {
  const { db, clock } = own
  const { message_id: messageId, channel: name, group_id: groupId, content, retry_key: key } = message
  const { repeatsSafely } = channel.capabilities
  let cost = 0
  try {
    cost = await costOf(own, message, channel)
  } catch (error) {
    // Nothing was sent, so a retry is safe.
    return settle(own, message, requireChatError(error), { mayRepeat: true })
  }
  const month = monthOf(clock())
  const limit = budgetOf(own, name)
  if (cost > 0 && !(await spendBudget(db, { channel: name, month, cost, limit })))
    return markFailed(db, messageId, 'the budget of the month is spent', clock())
  try {
    await channel.push(groupId, content, key)
    await markSent(db, messageId, clock())
  } catch (error) {
    const failure = requireChatError(error)
    // What may have been delivered may have been counted, unless it is sent again.
    if (cost > 0 && (failure.kind !== 'unanswered' || repeatsSafely))
      await refundBudget(db, { channel: name, month, cost })
    await settle(own, message, failure, { mayRepeat: repeatsSafely })
  }
}

/** What a push counts in the product's quota: one message per member of the group, or nothing. */
async function costOf({ db, clock }: DeliveryServices, message: ClaimedMessage, channel: ChatChannel): Promise<number> {
  if (!channel.capabilities.countsMembers) return 0
  const group = { channel: message.channel, groupId: message.group_id }
  const now = clock()
  const known = await findMemberCount(db, group, new Date(now.getTime() - COUNTED_MS))
  if (known !== undefined) return known
  const members = await channel.countMembers(message.group_id)
  await setMemberCount(db, group, { members, at: now })
  return members
}

/** Retries what may be retried, and gives up the rest. A group without the bot is unlinked. */
async function settle(
  own: DeliveryServices,
  message: ClaimedMessage,
  { kind, message: failure, retryAfterMs }: ChatError,
  { mayRepeat }: { readonly mayRepeat: boolean },
): Promise<void> {
  const { db, clock, log } = own
  const { message_id: messageId, channel, group_id: groupId, attempts } = message
  if (kind === 'gone') {
    await db.transaction().execute(async (db) => announceLinks(own, db, await unlinkGroup(db, { channel, groupId })))
    log.info({ channel }, 'a chat group has removed the bot and is unlinked')
    return
  }
  if (kind === 'limited') return retryAt(own, message, { delayMs: retryAfterMs ?? MINUTE_MS, failure, asPush: false })
  const pauseMs = PAUSES_MS[attempts - 1]
  const isRetried = kind === 'unavailable' || (kind === 'unanswered' && mayRepeat)
  if (isRetried && pauseMs !== undefined) return retryAt(own, message, { delayMs: pauseMs, failure, asPush: mayRepeat })
  await markFailed(db, messageId, failure, clock())
  log.warn({ channel, purpose: message.purpose, attempts, failure }, 'gave up a chat message')
}

async function retryAt(
  { db, clock, jobs }: DeliveryServices,
  { message_id: messageId }: ClaimedMessage,
  { delayMs, failure, asPush }: { readonly delayMs: number; readonly failure: string; readonly asPush: boolean },
): Promise<void> {
  const dueAt = new Date(clock().getTime() + delayMs)
  await postponeMessage(db, messageId, { dueAt, failure, asPush })
  await jobs.enqueue(SEND_JOB, {}, { singletonKey: messageId, startAfter: dueAt })
}

function requireChatError(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  throw error
}

export function monthOf(now: Date): string {
  return bangkokDate(now).slice(0, 7)
}

/** The most messages per month that a channel counts. */
export function budgetOf({ config }: Pick<DeliveryServices, 'config'>, channel: ChannelName): number {
  return channel === 'line' ? config.LINE_BOT_MESSAGES_PER_MONTH : Number.MAX_SAFE_INTEGER
}
