import type { CatalogueServices } from '../../catalogue/feature.ts'
import { CHANNELS, type ChannelName, type ChatChannel } from '../../platform/chat/chat.ts'
import { defineFeature, workQueue } from '../../platform/feature.ts'
import { getServerSecret } from '../../platform/server-secret.ts'
import type { AiTripServices } from '../ai-trips/public.ts'
import type { NotificationServices } from '../notifications/public.ts'
import { chatData } from './chat-data.ts'
import { deliverMessages } from './deliver-messages.ts'
import { EVENT_QUEUE, EventJobData, handleEvent, PLAN_QUEUE } from './events.ts'
import { generateLinkCodeV1 } from './operations/generate-link-code-v1.ts'
import { getCurrentGroupTrip } from './operations/get-current-group-trip.ts'
import { getCurrentGroupTripByDayV1 } from './operations/get-current-group-trip-by-day-v1.ts'
import { getGeneralNotification } from './operations/get-general-notification.ts'
import { getLinkedTripDayV1 } from './operations/get-linked-trip-day-v1.ts'
import { getLinkedTripV1 } from './operations/get-linked-trip-v1.ts'
import { getTodayGroupTrip } from './operations/get-today-group-trip.ts'
import { getTodayGroupTripByDay } from './operations/get-today-group-trip-by-day.ts'
import { getTodayTrip } from './operations/get-today-trip.ts'
import { getTripNotification } from './operations/get-trip-notification.ts'
import { initChat } from './operations/init-chat.ts'
import { listLinkedTripsV1 } from './operations/list-linked-trips-v1.ts'
import { receiveChatWebhook } from './operations/receive-chat-webhook.ts'
import { syncChatCurrentTrips } from './operations/sync-chat-current-trips.ts'
import { unlinkChatFromTrip } from './operations/unlink-chat-from-trip.ts'
import { unlinkFromAppV1 } from './operations/unlink-from-app-v1.ts'
import { updateChatNotification } from './operations/update-chat-notification.ts'
import { updateGeneralChatNotification } from './operations/update-general-chat-notification.ts'
import { verifyLinkCodeV1 } from './operations/verify-link-code-v1.ts'
import { SEND_JOB } from './outbox.ts'
import { planFromGroup } from './plan-from-group.ts'
import { purgeChats } from './purge-chats.ts'
import { sendNotices } from './send-notices.ts'
import type { ChatServices } from './services.ts'

/** Trips in the groups of chat products: commands, summaries and reminders. */
export const chats = defineFeature({
  name: 'chats',
  tags: { Chat: 'Trips in chat groups of LINE, Telegram and Discord.' },
  async create(
    services: CatalogueServices & NotificationServices & AiTripServices,
  ): Promise<Pick<ChatServices, 'chatChannels' | 'linkCodeSecret'>> {
    const opened = CHANNELS.map((name): [ChannelName, ChatChannel | null] => [name, services[name]])
    return {
      chatChannels: new Map(opened.flatMap(([name, channel]) => (channel ? [[name, channel]] : []))),
      linkCodeSecret: await getServerSecret(services.db, 'chat-link-codes'),
    }
  },
  operations: (own) => [
    initChat(own),
    generateLinkCodeV1(own),
    verifyLinkCodeV1(own),
    listLinkedTripsV1(own),
    getLinkedTripV1(own),
    getLinkedTripDayV1(own),
    getCurrentGroupTrip(own),
    getCurrentGroupTripByDayV1(own),
    getTodayGroupTrip(own),
    getTodayGroupTripByDay(own),
    getTodayTrip(own),
    unlinkChatFromTrip(own),
    unlinkFromAppV1(own),
    getGeneralNotification(own),
    updateGeneralChatNotification(own),
    getTripNotification(own),
    updateChatNotification(own),
    receiveChatWebhook(own),
    syncChatCurrentTrips(own),
  ],
  queues: (own) => [
    workQueue({
      name: EVENT_QUEUE,
      data: EventJobData,
      options: { expireMs: 60_000, retryLimit: 3, retryDelayMs: 2_000, concurrency: 4 },
      run: ({ channel, event_id }) => handleEvent(own, channel, event_id),
    }),
    workQueue({
      name: PLAN_QUEUE,
      data: EventJobData,
      options: { expireMs: 120_000, retryLimit: 2, retryDelayMs: 5_000, concurrency: 2 },
      run: ({ channel, event_id }, signal) => planFromGroup(own, channel, event_id, signal),
    }),
  ],
  jobs: (own) => [
    { name: SEND_JOB, cron: '* * * * *', run: () => deliverMessages(own) },
    { name: 'send-chat-notices', cron: '* * * * *', run: () => sendNotices(own) },
    { name: 'purge-chats', cron: '29 * * * *', run: () => purgeChats(own) },
  ],
  limits: () => ({
    'link-code': { calls: 60, windowS: 3_600 },
    // The products call from a few addresses for all groups.
    'chat-webhook': { calls: 60_000, windowS: 60 },
  }),
  personalData: [chatData],
})
