import Type from 'typebox'
import { requireReady } from '../../catalogue/problems.ts'
import { CHANNELS, type ChannelName, type ChatEvent, type ChatMessage } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import { OneOf } from '../../platform/http/schema-parts.ts'
import type { CoreServices } from '../../platform/services.ts'
import { type Answered, announceLinks } from './announce-links.ts'
import { type AnswerServices, answerCommand } from './answer-command.ts'
import { TEXTS } from './chat-texts.ts'
import { readCommand } from './command.ts'
import { closeEvent, holdEvent, insertEvent } from './event-store.ts'
import { putGroup } from './group-store.ts'
import { putMessage } from './outbox.ts'
import type { ChatServices } from './services.ts'
import { textMessage } from './trip-message.ts'
import { unlinkGroup } from './unlink-group.ts'

export const EVENT_QUEUE = 'chat-events'
/** Trips take seconds, which other groups must not wait for. */
export const PLAN_QUEUE = 'chat-plans'
export const EventJobData = Type.Object({ channel: OneOf(CHANNELS), event_id: Type.String() })

/** An answer that comes later is out of place in a conversation. */
const ANSWER_WITHIN_MS = 600_000

/**
 * Stores the events that concern us and queues their work. What people say to each other is neither stored nor queued, only
 * commands are; a repeat is dropped.
 */
export async function receiveEvents(
  { db, jobs }: Pick<CoreServices, 'db' | 'jobs'>,
  channel: ChannelName,
  events: readonly ChatEvent[],
  now: Date,
): Promise<void> {
  for (const event of events) {
    const command = event.kind === 'text' ? readCommand(event.text) : null
    if (event.kind === 'text' && !command) continue
    await db.transaction().execute(async (db) => {
      if (!(await insertEvent(db, channel, event, now))) return
      const queue = command?.kind === 'plan' ? PLAN_QUEUE : EVENT_QUEUE
      await jobs.enqueue(queue, { channel, event_id: event.eventId }, { within: db })
    })
  }
}

/** Does what an event asks for, once: its effects, its answer and its end are one transaction. */
export async function handleEvent(own: ChatServices, channel: ChannelName, eventId: string): Promise<void> {
  requireReady(own.catalogue)
  const now = own.clock()
  await own.db.transaction().execute(async (db) => {
    const event = await holdEvent(db, channel, eventId)
    if (!event) return
    const answered = await answerEvent(own, db, { channel, event, now })
    await endEvent(own, db, { channel, event, now }, answered)
  })
}

export interface HandledEvent {
  readonly channel: ChannelName
  readonly event: ChatEvent
  readonly now: Date
}

/** Closes an event, and queues its answer and the notifications of its changes. */
export async function endEvent(
  own: Pick<ChatServices, 'jobs' | 'notifications' | 'catalogue'>,
  db: Database,
  { channel, event, now }: HandledEvent,
  { message, changes = [] }: Answered,
): Promise<void> {
  await closeEvent(db, channel, event.eventId, now)
  if (message) await putAnswer(own, db, { channel, event, now }, message)
  await announceLinks(own, db, changes)
}

async function putAnswer(
  { jobs }: Pick<CoreServices, 'jobs'>,
  db: Database,
  { channel, event, now }: HandledEvent,
  content: ChatMessage,
): Promise<void> {
  await putMessage(db, jobs, {
    channel,
    groupId: event.groupId,
    purpose: 'answer',
    content,
    replyTo: event.replyTo,
    now,
    expiresAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
  })
}

/** The answer to an event other than a wish to plan, in a transaction that also holds what the event changes. */
export async function answerEvent(
  own: AnswerServices,
  db: Database,
  { channel, event, now }: HandledEvent,
): Promise<Answered> {
  const { groupId, groupName } = event
  const group = { channel, groupId, groupName }
  if (event.kind === 'left') return { message: null, changes: await unlinkGroup(db, group) }
  const command = event.kind === 'text' ? readCommand(event.text) : null
  if (event.kind === 'text' && (!command || command.kind === 'plan')) return { message: null }
  await putGroup(db, group)
  if (event.kind === 'joined') return { message: textMessage(`${TEXTS.th.greeting}\n\n${TEXTS.en.greeting}`) }
  return command && command.kind !== 'plan' ? answerCommand(own, db, { group, command, now }) : { message: null }
}
