import { retryAfter } from '../../platform/http/problems.ts'
import { defineProblem } from '../../platform/problem.ts'

const SECONDS_TO_CONFIGURE = 3_600

export const chatChannelNotConfigured = defineProblem(
  'chat_channel_not_configured',
  503,
  {
    title: { th: 'ยังไม่ได้เปิดใช้แชตนี้', en: 'Chat product not configured' },
    detail: {
      th: 'บริการนี้ยังไม่มีบอตของ {channel} ผู้ดูแลระบบเปิดใช้ได้ตาม docs/chat.md',
      en: 'This service has no {channel} bot; its operator can set one up as docs/chat.md describes.',
    },
  },
  { example: [{ channel: 'line' }, retryAfter(SECONDS_TO_CONFIGURE)] },
)

/** The problem with its `Retry-After`. */
export const notConfigured = (channel: string) =>
  chatChannelNotConfigured({ channel }, retryAfter(SECONDS_TO_CONFIGURE))

export const webhookSignatureInvalid = defineProblem('webhook_signature_invalid', 401, {
  title: { th: 'ลายเซ็นไม่ถูกต้อง', en: 'Invalid signature' },
  detail: {
    th: 'คำขอนี้ไม่มีลายเซ็นของแชต หรือลายเซ็นไม่ตรงกับเนื้อหา',
    en: 'The call has no signature of the chat product, or one that does not match its body.',
  },
})

export const linkCodeInvalid = defineProblem('link_code_invalid', 400, {
  title: { th: 'รหัสเชื่อมกลุ่มใช้ไม่ได้', en: 'Invalid link code' },
  detail: {
    th: 'รหัสผิด หมดอายุ หรือใช้ไปแล้ว สร้างรหัสใหม่แล้วลองอีกครั้ง',
    en: 'That code is wrong, expired or already used. Create a new one and try again.',
  },
})

export const tooManyLinkCodes = defineProblem(
  'too_many_link_codes',
  429,
  {
    title: { th: 'รหัสผิดหลายครั้งเกินไป', en: 'Too many wrong codes' },
    detail: {
      th: 'กลุ่มนี้ใส่รหัสผิดหลายครั้ง ลองใหม่ได้ในอีก {seconds} วินาที',
      en: 'This group sent too many wrong codes. Try again in {seconds} {seconds:second}.',
    },
  },
  { example: [{ seconds: 540 }, retryAfter(540)] },
)

export const tooManyChatLinks = defineProblem(
  'too_many_chat_links',
  409,
  {
    title: { th: 'เชื่อมไว้เต็มแล้ว', en: 'Too many links' },
    detail: {
      th: 'กลุ่มหนึ่งเชื่อมได้ {trips} ทริป และทริปหนึ่งเชื่อมได้ {groups} กลุ่ม ยกเลิกการเชื่อมที่ไม่ใช้แล้วลองใหม่อีกครั้ง',
      en: 'A group can have {trips} trips, and a trip {groups} groups. Unlink one first.',
    },
  },
  { example: [{ trips: 20, groups: 20 }] },
)

export const tripNotLinked = defineProblem('trip_not_linked', 404, {
  title: { th: 'ทริปนี้ไม่ได้เชื่อมกับกลุ่ม', en: 'Trip not linked' },
  detail: { th: 'ไม่พบทริปนี้ในกลุ่ม', en: 'This trip is not linked to this group.' },
})

export const tripDayNotFound = defineProblem(
  'trip_day_not_found',
  404,
  {
    title: { th: 'ไม่มีวันนี้ในทริป', en: 'Day not found' },
    detail: { th: 'ทริปนี้มี {days} วัน ไม่มีวันที่ {day}', en: 'This trip has {days} {days:day}, so no day {day}.' },
  },
  { example: [{ days: 3, day: 4 }] },
)
