import type { ChatMessage } from '../../platform/chat/chat.ts'
import type { Database } from '../../platform/database/database.ts'
import { bangkokDate, bangkokMinutes } from '../../world/calendar.ts'
import { formatClock } from '../../world/hours.ts'
import { renderSavedTrip, sharedFacts } from '../trips/public.ts'
import { TEXTS } from './chat-texts.ts'
import { renderGroupTrip } from './group-trip.ts'
import { type DueLink, holdDueLinks, insertNotice, planNotices } from './notice-store.ts'
import { listNotices, type PlannedNotice } from './notices.ts'
import { putMessage } from './outbox.ts'
import { getGeneralSettings, getTripSettings } from './preference-store.ts'
import type { ChatServices } from './services.ts'
import { type EffectiveSettings, effectiveSettings } from './settings-schema.ts'
import { dayMessage, stopMessage, stopName } from './trip-message.ts'

type NoticeServices = Pick<ChatServices, 'db' | 'clock' | 'catalogue' | 'jobs' | 'log'>

/** A notice that is later than this, for example after an outage, is dropped. */
const GRACE_MS = 15 * 60_000
/** A link whose notices cannot be computed must not hold up the others. */
const RETRY_MS = 10 * 60_000
const BATCH = 100
const MAX_BATCHES = 100

/**
 * Sends the notices that are due, and plans the next of each link. The next is computed from the trip as it is, so an edit moves
 * or cancels it.
 */
export async function sendNotices(own: NoticeServices): Promise<void> {
  if (!own.catalogue.isReady) return
  for (let batch = 0; batch < MAX_BATCHES; batch++) if ((await sendBatch(own)) < BATCH) return
  own.log.warn({ links: MAX_BATCHES * BATCH }, 'more chat notices are due than one run sends')
}

/** @returns the number of links */
async function sendBatch(own: NoticeServices): Promise<number> {
  return own.db.transaction().execute(async (db) => {
    const now = own.clock()
    const links = await holdDueLinks(db, now, BATCH)
    for (const link of links) {
      const { settings: general } = await getGeneralSettings(db, link.linked_by)
      const { settings: ofTrip } = await getTripSettings(db, link.trip_id)
      const { due, nextAt } = noticesAt(own, link, effectiveSettings(general, ofTrip), now)
      for (const { notice, content } of due) await sendNotice(own, db, link, { notice, content, now })
      await planNotices(db, link, nextAt)
    }
    return links.length
  })
}

/** The notices of a link that are due with their messages, and when the next one is. */
function noticesAt(own: NoticeServices, link: DueLink, settings: EffectiveSettings, now: Date) {
  try {
    const notices = listNotices(link.facts, settings)
    const earliest = Math.max(now.getTime() - GRACE_MS, link.linked_at.getTime())
    const due = notices.filter(({ at, until }) => at <= now && at.getTime() >= earliest && until > now)
    return {
      due: due.map((notice) => ({ notice, content: messageOf(own, link, { notice, settings, now }) })),
      nextAt: notices.find(({ at }) => at > now)?.at ?? null,
    }
  } catch (error) {
    own.log.error({ err: error, trip: link.trip_id }, 'the chat notices of a trip could not be computed')
    return { due: [], nextAt: new Date(now.getTime() + RETRY_MS) }
  }
}

async function sendNotice(
  own: NoticeServices,
  db: Database,
  link: DueLink,
  { notice, content, now }: { readonly notice: PlannedNotice; readonly content: ChatMessage; readonly now: Date },
): Promise<void> {
  if (!(await insertNotice(db, link, notice, now))) return
  await putMessage(db, own.jobs, {
    channel: link.channel,
    groupId: link.group_id,
    purpose: notice.kind,
    content,
    replyTo: null,
    now,
    expiresAt: notice.until,
  })
}

interface DueNotice {
  readonly notice: PlannedNotice
  readonly settings: EffectiveSettings
  readonly now: Date
}

function messageOf({ catalogue }: NoticeServices, link: DueLink, { notice, settings, now }: DueNotice): ChatMessage {
  const { language } = settings
  const texts = TEXTS[language]
  const view = { catalogue, language, today: bangkokDate(now) }
  if (notice.kind === 'summary') {
    const trip = renderGroupTrip(
      { ...link, group_name: null, owner_id: '', created_at: now, start_date: null, end_date: null },
      view,
    )
    const day = trip.days[notice.day]!
    return dayMessage(trip, day, { text: texts.summary(trip.name, day.day), note: null, language })
  }
  const stop = renderSavedTrip({ ...link, facts: sharedFacts(link.facts) }, view).days[notice.day]!.stops[notice.stop]!
  const { arrive, leg } = link.facts.days[notice.day]!.stops[notice.stop]!
  const leave = arrive - (leg?.minutes ?? 0)
  const text = texts.reminder(stopName(stop, language), leave - bangkokMinutes(now), formatClock(leave))
  return stopMessage(stop, text, language)
}
