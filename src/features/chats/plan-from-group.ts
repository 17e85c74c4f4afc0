import { requireReady } from '../../catalogue/problems.ts'
import type { ChannelName, ChatEvent } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { Problem } from '../../platform/problem.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { type PlanningServices, planTrip } from '../ai-trips/public.ts'
import { saveTrip, type TripFacts } from '../trips/public.ts'
import type { Answered } from './announce-links.ts'
import { MAX_TRIPS_OF_GROUP, PLANS } from './chat-limits.ts'
import { TEXTS } from './chat-texts.ts'
import { type Command, readCommand } from './command.ts'
import { findEvent, holdEvent } from './event-store.ts'
import { endEvent } from './events.ts'
import { putGroup } from './group-store.ts'
import { currentTrip, renderGroupTrip } from './group-trip.ts'
import { linkTrip } from './link-group.ts'
import { listLinkedTrips } from './link-store.ts'
import { getGeneralSettings } from './preference-store.ts'
import type { ChatServices } from './services.ts'
import { countAttempt } from './throttle-store.ts'
import { textMessage, tripMessage } from './trip-message.ts'

export type PlanServices = PlanningServices & Pick<ChatServices, 'db'>

export interface PlanWish {
  readonly channel: ChannelName
  readonly event: ChatEvent
  readonly command: Extract<Command, { kind: 'plan' }>
  readonly now: Date
}

/**
 * Plans the trip that a group asked for, saves it for the user whose current trip the group has, and links it to the group. The
 * trip, the link, the answer and the end of the event are one transaction, so a job that runs twice makes one trip.
 */
export async function planFromGroup(
  own: ChatServices,
  channel: ChannelName,
  eventId: string,
  signal: AbortSignal,
): Promise<void> {
  requireReady(own.catalogue)
  const event = await findEvent(own.db, channel, eventId)
  const command = event?.kind === 'text' ? readCommand(event.text) : null
  if (!event || command?.kind !== 'plan') return
  const wish = { channel, event, command, now: own.clock() }
  const answerIn = await planForGroup(own, wish, signal)
  await own.db.transaction().execute(async (db) => {
    if (!(await holdEvent(db, channel, eventId))) return
    await putGroup(db, { channel, ...event })
    await endEvent(own, db, wish, await answerIn(db))
  })
}

/** Plans outside a transaction, which would be open for seconds. @returns saves the trip, and returns the answer */
export async function planForGroup(
  own: PlanServices,
  wish: PlanWish,
  signal: AbortSignal,
): Promise<(db: Database) => Promise<Answered>> {
  const planner = await findPlanner(own, wish)
  if ('text' in planner) return async () => ({ message: textMessage(planner.text) })
  const planned = await tryPlan(own, wish, signal)
  if ('text' in planned) return async () => ({ message: textMessage(planned.text) })
  return (db) => saveForGroup(own, db, wish, { userId: planner.userId, facts: planned.facts })
}

/** For whom the group may plan, or why it may not. */
async function findPlanner(
  { db }: PlanServices,
  { channel, event: { groupId }, command: { language }, now }: PlanWish,
): Promise<{ readonly text: string } | { readonly userId: string }> {
  const texts = TEXTS[language]
  const group = { channel, groupId }
  const trips = await listLinkedTrips(db, group, MAX_TRIPS_OF_GROUP)
  const trip = currentTrip(trips, bangkokDate(now)) ?? trips.at(-1)
  if (!trip) return { text: texts.notLinked }
  if (trips.length >= MAX_TRIPS_OF_GROUP) return { text: texts.tooManyLinks }
  const { settings } = await getGeneralSettings(db, trip.linked_by)
  if (!settings.planning) return { text: texts.planningOff }
  const waitMs = await countAttempt(db, group, PLANS, now)
  if (waitMs !== null) return { text: texts.tooManyPlans(Math.ceil(waitMs / 60_000)) }
  return { userId: trip.linked_by }
}

async function tryPlan(
  own: PlanServices,
  { channel, event: { groupId }, command: { prompt, language }, now }: PlanWish,
  signal: AbortSignal,
): Promise<{ facts: TripFacts } | { text: string }> {
  try {
    const wish = { prompt, today: bangkokDate(now), constraints: {}, language }
    return { facts: await planTrip(own, wish, { caller: `chat:${channel}:${groupId}`, signal }) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { text: TEXTS[language].cannotPlan(error.content.detail[language]) }
  }
}

async function saveForGroup(
  { catalogue }: PlanServices,
  db: Database,
  { channel, event, command: { language }, now }: PlanWish,
  { userId, facts }: { readonly userId: string; readonly facts: TripFacts },
): Promise<Answered> {
  const tripId = createId('trip')
  const today = bangkokDate(now)
  const group = { channel, groupId: event.groupId, groupName: event.groupName }
  try {
    await saveTrip(db, { tripId, ownerId: userId, facts, today, allowOverlap: true })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { message: textMessage(TEXTS[language].cannotPlan(error.content.detail[language])) }
  }
  await linkTrip(db, { group, tripId, userId, now })
  const linked = (await listLinkedTrips(db, group, MAX_TRIPS_OF_GROUP)).find(({ trip_id }) => trip_id === tripId)
  if (!linked) throw new Error('the planned trip is not among those of the group')
  const trip = renderGroupTrip(linked, { catalogue, language, today })
  const message = tripMessage(trip, TEXTS[language].planned(trip.name), language)
  return { message, changes: [{ event: 'chat_linked', link: linked }] }
}
