import type { TemplateValues } from '../../platform/text-template.ts'
import { defineNotification, type NotificationKind, type NotificationTexts } from './notification-kind.ts'

/**
 * Everything that users are notified of. Stored notifications are rendered with these texts, so a text may lose a
 * placeholder but never gain one, and a kind that is removed must be deleted from the inboxes. Security events are emails
 * and not listed here: users cannot turn them off.
 */
export const NOTIFICATION_KINDS = {
  trip_joined: defineNotification({
    description: 'Someone joins your trip.',
    title: { th: 'มีเพื่อนร่วมทริปเพิ่ม', en: 'New trip member' },
    body: { th: '{name} เข้าร่วมทริป “{trip}” แล้ว', en: '{name} joined your trip “{trip}”.' },
  }),
  trip_edited: defineNotification({
    description: 'Another member edits a trip; at most once an hour per trip.',
    title: { th: 'ทริปมีการแก้ไข', en: 'Trip updated' },
    body: { th: '{name} แก้ไขทริป “{trip}”', en: '{name} edited the trip “{trip}”.' },
    oncePer: 'hour',
  }),
  trip_tomorrow: defineNotification({
    description: 'A trip starts the next day; sent in the evening.',
    title: { th: 'พรุ่งนี้ออกเดินทาง', en: 'Your trip starts tomorrow' },
    body: {
      th: 'ทริป “{trip}” เริ่มพรุ่งนี้ เช็กแผนอีกครั้งก่อนออกเดินทาง',
      en: '“{trip}” starts tomorrow. Check the plan before you go.',
    },
  }),
  trip_today: defineNotification({
    description: 'A trip starts today; sent in the morning.',
    title: { th: 'ถึงวันออกเดินทางแล้ว', en: 'Your trip starts today' },
    body: { th: 'ทริป “{trip}” เริ่มวันนี้ เที่ยวให้สนุก', en: '“{trip}” starts today. Have a great time!' },
  }),
  ai_trip_ready: defineNotification({
    description: 'A trip that you requested has been planned.',
    title: { th: 'จัดทริปเสร็จแล้ว', en: 'Your trip is ready' },
    body: { th: 'ทริป “{trip}” พร้อมให้ดูแล้ว', en: '“{trip}” is ready to view.' },
  }),
  ai_trip_failed: defineNotification({
    description: 'A trip that you requested could not be planned.',
    title: { th: 'จัดทริปไม่สำเร็จ', en: "We couldn't plan your trip" },
    body: {
      th: 'เปิดดูเหตุผล แล้วลองปรับความต้องการใหม่อีกครั้ง',
      en: 'Open it to see why, then adjust your wishes and try again.',
    },
  }),
  post_reaction: defineNotification({
    description: 'Someone likes your post; at most once a day per post.',
    title: { th: 'มีคนถูกใจโพสต์ของคุณ', en: 'Your post was liked' },
    body: { th: 'โพสต์ “{title}” มีคนถูกใจเพิ่ม', en: 'Your post “{title}” has new likes.' },
    oncePer: 'day',
  }),
  post_hidden: defineNotification({
    description: 'Reports hide your post until a moderator reviews it.',
    title: { th: 'โพสต์ถูกซ่อนไว้ก่อน', en: 'Your post is hidden' },
    body: {
      th: 'มีผู้รายงานโพสต์ “{title}” จึงซ่อนไว้จนกว่าผู้ดูแลจะตรวจสอบ',
      en: 'Your post “{title}” was reported and is hidden until a moderator reviews it.',
    },
    mail: true,
  }),
  post_removed: defineNotification({
    description: 'A moderator removes your post.',
    title: { th: 'โพสต์ถูกนำออก', en: 'Your post was removed' },
    body: { th: 'ผู้ดูแลนำโพสต์ “{title}” ออกแล้ว', en: 'A moderator removed your post “{title}”.' },
    mail: true,
  }),
  feedback_status: defineNotification({
    description: 'The status of your feedback changes.',
    title: { th: 'ความคืบหน้าของความคิดเห็น', en: 'Update on your feedback' },
    body: { th: 'ความคิดเห็นหมายเลข {ref}: {status}', en: 'Feedback {ref}: {status}.' },
  }),
  points_earned: defineNotification({
    description: 'You earn points.',
    title: { th: 'ได้แต้มเพิ่ม', en: 'You earned points' },
    body: { th: 'คุณได้ {points} แต้ม', en: 'You earned {points} {points:point}.' },
  }),
  points_expiring: defineNotification({
    description: 'Points of yours expire next week; at most once a week.',
    title: { th: 'แต้มใกล้หมดอายุ', en: 'Points expire soon' },
    body: {
      th: 'คุณมี {points} แต้มที่ใกล้หมดอายุ เริ่มตั้งแต่วันที่ {date}',
      en: '{points} {points:point} will expire soon, starting on {date}.',
    },
    mail: true,
  }),
  reward_redeemed: defineNotification({
    description: 'You redeem a reward.',
    title: { th: 'แลกของรางวัลแล้ว', en: 'Reward redeemed' },
    body: {
      th: 'แลก “{reward}” แล้ว เปิดดูรหัสแลกรับได้ในแอป',
      en: 'You redeemed “{reward}”. Open the app to see its code.',
    },
    mail: true,
  }),
  chat_linked: defineNotification({
    description: 'A chat group is linked to your trip.',
    title: { th: 'เชื่อมกลุ่มแชตแล้ว', en: 'Chat group linked' },
    body: { th: 'เชื่อมกลุ่มแชตกับทริป “{trip}” แล้ว', en: 'A chat group is now linked to “{trip}”.' },
  }),
  chat_unlinked: defineNotification({
    description: 'A chat group that was linked to your trip removes the bot.',
    title: { th: 'ยกเลิกการเชื่อมกลุ่มแชตแล้ว', en: 'Chat group unlinked' },
    body: { th: 'ทริป “{trip}” ไม่ได้เชื่อมกับกลุ่มแชตแล้ว', en: 'A chat group is no longer linked to “{trip}”.' },
  }),
} satisfies Record<string, NotificationKind<never>>

export type NotificationEvent = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_EVENTS = Object.keys(NOTIFICATION_KINDS) as NotificationEvent[]

/** The values that the texts of an event need. */
export type ValuesOf<Event extends NotificationEvent> = Parameters<(typeof NOTIFICATION_KINDS)[Event]['render']>[0]

export function kindOf(event: NotificationEvent): NotificationKind {
  return NOTIFICATION_KINDS[event]
}

/** The texts of a stored notification in both languages. */
export function renderTexts({
  event,
  values,
}: {
  event: NotificationEvent
  values: TemplateValues
}): NotificationTexts {
  return kindOf(event).render(values)
}
