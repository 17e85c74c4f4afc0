import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'

export const undoTokenInvalid = defineProblem('undo_token_invalid', 400, {
  title: { th: 'ย้อนการเปลี่ยนอีเมลไม่ได้', en: 'Undo not accepted' },
  detail: { th: 'ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว', en: 'The link has expired or was used already.' },
})

export const linkedAccountNotFound = defineProblem(
  'linked_account_not_found',
  404,
  {
    title: { th: 'ไม่พบบัญชีที่เชื่อม', en: 'Linked account not found' },
    detail: { th: 'คุณไม่ได้เชื่อมบัญชี {provider}', en: 'No {provider} account is linked.' },
  },
  { example: [{ provider: 'facebook' }] },
)

export const usernameChangedRecently = defineProblem(
  'username_changed_recently',
  409,
  {
    title: { th: 'เพิ่งเปลี่ยนชื่อผู้ใช้', en: 'Username changed recently' },
    detail: { th: 'เปลี่ยนชื่อผู้ใช้ได้อีกครั้งตั้งแต่ {date}', en: 'The username can be changed again from {date}.' },
  },
  {
    members: {
      username_changeable_at: Type.String({
        format: 'date-time',
        description: 'When the username can change again (UTC).',
      }),
    },
    example: [{ date: '2026-12-21' }, { members: { username_changeable_at: '2026-12-21T03:00:00.000Z' } }],
  },
)

export const identityTaken = defineProblem('identity_taken', 409, {
  title: { th: 'เชื่อมบัญชีไม่ได้', en: 'Identity taken' },
  detail: { th: 'บัญชีของผู้ให้บริการนี้เชื่อมกับผู้ใช้อื่นอยู่', en: 'This identity belongs to another user.' },
})

export const providerLinked = defineProblem('provider_linked', 409, {
  title: { th: 'เชื่อมผู้ให้บริการนี้แล้ว', en: 'Provider linked already' },
  detail: {
    th: 'เชื่อมบัญชีของผู้ให้บริการนี้อยู่แล้ว ยกเลิกก่อนแล้วเชื่อมใหม่',
    en: 'An identity of this provider is linked already; unlink it first.',
  },
})

export const lastWayToSignIn = defineProblem('last_way_to_sign_in', 409, {
  title: { th: 'ลบวิธีเข้าสู่ระบบสุดท้ายไม่ได้', en: 'Last way to sign in' },
  detail: {
    th: 'นี่เป็นวิธีเข้าสู่ระบบวิธีเดียวที่เหลือ ตั้งรหัสผ่านก่อน',
    en: 'This is the only way left to sign in; set a password first.',
  },
})
