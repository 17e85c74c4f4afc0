import type { ChatMessage } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/language.ts'
import { Problem } from '../../platform/problem.ts'
import { addDays, bangkokDate, bangkokMinutes, daysBetween, type IsoDate } from '../../world/calendar.ts'
import { renderToday, sharedFacts } from '../trips/public.ts'
import type { Answered } from './announce-links.ts'
import { MAX_TRIPS_OF_GROUP, WRONG_CODES } from './chat-limits.ts'
import { dateText, TEXTS } from './chat-texts.ts'
import type { Command, PlainCommand } from './command.ts'
import type { GroupKey } from './group-store.ts'
import { currentTrip, renderGroupTrip, tripAfter, tripOn } from './group-trip.ts'
import { linkGroup } from './link-group.ts'
import { type LinkedTrip, listLinkedTrips } from './link-store.ts'
import { linkCodeInvalid, tooManyChatLinks } from './problems.ts'
import type { ChatServices } from './services.ts'
import { countAttempt } from './throttle-store.ts'
import { dayMessage, stopMessage, stopName, textMessage, tripMessage } from './trip-message.ts'

export type AnswerServices = Pick<ChatServices, 'catalogue' | 'linkCodeSecret'>

export interface Asking {
  readonly group: GroupKey & { readonly groupName: string | null }
  readonly command: Exclude<Command, { kind: 'plan' }>
  readonly now: Date
}

/** Answers a command of a group, in a transaction that also holds what it changes. */
export async function answerCommand(own: AnswerServices, db: Database, asking: Asking): Promise<Answered> {
  const { group, command, now } = asking
  const { language } = command
  if (command.kind === 'help') return { message: textMessage(TEXTS[language].help) }
  if (command.kind === 'link') return link(own, db, asking, command)
  const trips = await listLinkedTrips(db, group, MAX_TRIPS_OF_GROUP)
  if (trips.length === 0) return { message: textMessage(TEXTS[language].notLinked) }
  return { message: tripAnswer(own, trips, { kind: command.kind, language, now }) }
}

async function link(
  own: AnswerServices,
  db: Database,
  { group, now }: Asking,
  { code, language }: Extract<Command, { kind: 'link' }>,
): Promise<Answered> {
  const texts = TEXTS[language]
  const waitMs = await countAttempt(db, group, WRONG_CODES, now)
  if (waitMs !== null) return { message: textMessage(texts.tooManyCodes(Math.ceil(waitMs / 60_000))) }
  try {
    const { trip, isNew } = await linkGroup(db, own.linkCodeSecret, { group, code, now })
    const view = { catalogue: own.catalogue, language, today: bangkokDate(now) }
    const message = textMessage(texts.linked(renderGroupTrip(trip, view).name, isNew))
    return { message, changes: isNew ? [{ event: 'chat_linked', link: trip }] : [] }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === linkCodeInvalid.code) return { message: textMessage(texts.wrongCode) }
    if (error.code === tooManyChatLinks.code) return { message: textMessage(texts.tooManyLinks) }
    throw error
  }
}

interface TripQuestion {
  readonly kind: Exclude<PlainCommand, 'help'>
  readonly language: Language
  readonly now: Date
}

function tripAnswer(
  { catalogue }: AnswerServices,
  trips: readonly LinkedTrip[],
  { kind, language, now }: TripQuestion,
): ChatMessage {
  const today = bangkokDate(now)
  const texts = TEXTS[language]
  const view = { catalogue, language, today }
  if (kind === 'overview') {
    const shown = currentTrip(trips, today) ?? trips.find(({ start_date: start }) => start === null) ?? trips.at(-1)!
    const trip = renderGroupTrip(shown, view)
    return tripMessage(trip, trip.name, language)
  }
  const date = kind === 'tomorrow' ? addDays(today, 1) : today
  const linked = tripOn(trips, date)
  if (!linked) {
    const next = tripAfter(trips, date)
    const named = next?.start_date && {
      name: renderGroupTrip(next, view).name,
      date: dateText(next.start_date, language),
    }
    return textMessage(texts.noTripOn(kind === 'tomorrow' ? 'tomorrow' : 'today', named || null))
  }
  const trip = renderGroupTrip(linked, view)
  const index = daysBetween(linked.start_date ?? date, date)
  const day = trip.days[index]
  if (!day) throw new Error(`trip ${linked.trip_id} covers ${date} but has no such day`)
  const { next, minutes_to_leave: minutes } = renderToday(
    { ...linked, facts: sharedFacts(linked.facts) },
    bangkokMinutes(now),
    view,
  )
  const nextText = next && texts.nextStop(stopName(next, language), minutes ?? 0)
  if (kind === 'next') return next && nextText ? stopMessage(next, nextText, language) : textMessage(texts.nothingNext)
  const note = kind === 'today' ? nextText : null
  return dayMessage(trip, day, { text: headline(trip.name, index, date, language), note, language })
}

function headline(name: string, index: number, date: IsoDate, language: Language): string {
  return `${TEXTS[language].summary(name, index + 1)} · ${dateText(date, language)}`
}
