import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '../../platform/chat/chat.ts'
import { getServerSecret } from '../../platform/server-secret.ts'
import { findAccess, tripNotFound } from '../trips/public.ts'
import type { AnswerServices } from './answer-command.ts'
import { readCommand } from './command.ts'
import { answerEvent } from './events.ts'
import { deleteGroup, putGroup } from './group-store.ts'
import { issueLinkCode } from './link-group.ts'
import { type PlanServices, planForGroup } from './plan-from-group.ts'

export interface SimulatedGroup {
  /** What the group is told when the bot joins. */
  join(): Promise<ChatMessage | null>
  /** The answer to a message; null if it is not a command. */
  say(text: string, signal: AbortSignal): Promise<ChatMessage | null>
  /** A link code for a trip, in its owner's name. @throws Problem trip_not_found */
  codeFor(tripId: string): Promise<string>
  /** Forgets the group. */
  leave(): Promise<void>
}

/** A group without any chat product: its messages are answered as in a real group, but nothing is queued or sent. */
export async function simulateGroup(
  services: PlanServices & Pick<AnswerServices, 'catalogue'>,
  clock: () => Date,
): Promise<SimulatedGroup> {
  const { db } = services
  const linkCodeSecret = await getServerSecret(db, 'chat-link-codes')
  const own = { ...services, linkCodeSecret }
  const group = { channel: 'line' as const, groupId: `simulated-${randomUUID()}`, groupName: null }
  const eventOf = () => ({ ...group, eventId: randomUUID(), replyTo: null })
  return {
    join: () =>
      db.transaction().execute(async (db) => {
        const event = { ...eventOf(), kind: 'joined' as const }
        return (await answerEvent(own, db, { channel: group.channel, event, now: clock() })).message
      }),
    async say(text, signal) {
      const event = { ...eventOf(), kind: 'text' as const, text }
      const asking = { channel: group.channel, event, now: clock() }
      const command = readCommand(text)
      if (command?.kind !== 'plan')
        return db.transaction().execute(async (db) => (await answerEvent(own, db, asking)).message)
      const answerIn = await planForGroup(own, { ...asking, command }, signal)
      return db.transaction().execute(async (db) => {
        await putGroup(db, group)
        return (await answerIn(db)).message
      })
    },
    async codeFor(tripId) {
      const userId = (await findAccess(db, tripId, null))?.owner_id
      if (userId === undefined) throw tripNotFound()
      return (await issueLinkCode(db, linkCodeSecret, { tripId, userId }, clock())).code
    },
    async leave() {
      await deleteGroup(db, group)
    },
  }
}
