import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'

export const otpInvalid = defineProblem('otp_invalid', 400, {
  title: { th: 'รหัสยืนยันใช้ไม่ได้', en: 'Code not accepted' },
  detail: {
    th: 'รหัสยืนยันไม่ถูกต้อง หมดอายุ หรือใช้ไปแล้ว ขอรหัสใหม่ได้',
    en: 'That code is wrong, expired or already used. Request a new one.',
  },
})

export const resetTokenInvalid = defineProblem('reset_token_invalid', 400, {
  title: { th: 'ตั้งรหัสผ่านใหม่ไม่ได้', en: 'Reset not accepted' },
  detail: {
    th: 'การตั้งรหัสผ่านใหม่ครั้งนี้หมดเวลาหรือใช้ไปแล้ว เริ่มใหม่อีกครั้งได้เลย',
    en: 'This reset has expired or was already used. Start again.',
  },
})

export const invalidCredentials = defineProblem('invalid_credentials', 401, {
  title: { th: 'เข้าสู่ระบบไม่ได้', en: 'Sign-in failed' },
  detail: { th: 'ชื่อผู้ใช้ อีเมล หรือรหัสผ่านไม่ถูกต้อง', en: 'Incorrect username, email or password.' },
})

export const refreshTokenInvalid = defineProblem('refresh_token_invalid', 401, {
  title: { th: 'การเข้าสู่ระบบหมดอายุแล้ว', en: 'Session ended' },
  detail: { th: 'เข้าสู่ระบบอีกครั้งเพื่อใช้งานต่อ', en: 'The refresh token is no longer valid. Sign in again.' },
})

export const emailNotVerified = defineProblem(
  'email_not_verified',
  403,
  {
    title: { th: 'ยังไม่ได้ยืนยันอีเมล', en: 'Email not verified' },
    detail: {
      th: 'ส่งรหัสยืนยันไปที่อีเมลของคุณแล้ว ใส่รหัสเพื่อยืนยันอีเมลก่อนเข้าสู่ระบบ',
      en: 'We sent a code to your email address. Enter it to verify the address before you sign in.',
    },
  },
  {
    members: {
      otp_ref: Type.String({ description: 'Reference of the code that was sent.' }),
      expires_at: Type.String({ format: 'date-time', description: 'When the code expires (UTC).' }),
    },
    example: [{ members: { otp_ref: 'x1Yz0AbCdEfGhIjKlMnOpQ', expires_at: '2026-11-21T03:10:00.000Z' } }],
  },
)

export const freshProofNeeded = defineProblem('fresh_proof_needed', 403, {
  title: { th: 'ต้องยืนยันตัวตนอีกครั้ง', en: 'Fresh proof required' },
  detail: {
    th: 'ใส่รหัสผ่านปัจจุบัน หรือเข้าสู่ระบบใหม่ แล้วทำขั้นตอนนี้ภายใน 10 นาที',
    en: 'Enter your current password, or sign in again and finish within 10 minutes.',
  },
})

export const passwordWrong = defineProblem('password_wrong', 403, {
  title: { th: 'รหัสผ่านไม่ถูกต้อง', en: 'Incorrect password' },
  detail: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'The current password is incorrect.' },
})

export const sessionNotFound = defineProblem(
  'session_not_found',
  404,
  {
    title: { th: 'ไม่พบการเข้าสู่ระบบนี้', en: 'Session not found' },
    detail: { th: 'ไม่พบการเข้าสู่ระบบ {session_id} ในบัญชีของคุณ', en: 'You have no active session {session_id}.' },
  },
  { example: [{ session_id: 'session_019abcde-0000-7000-8000-000000000002' }] },
)

export const emailHasAccount = defineProblem('email_has_account', 409, {
  title: { th: 'อีเมลนี้มีบัญชีแล้ว', en: 'Email address has an account' },
  detail: {
    th: 'อีเมลนี้มีบัญชี Tiao อยู่แล้ว เข้าสู่ระบบด้วยวิธีเดิมก่อน แล้วค่อยเชื่อมบัญชี',
    en: 'The email address of this identity already has an account. Sign in as before, then link the identity.',
  },
})

export const identityTaken = defineProblem('identity_taken', 409, {
  title: { th: 'เชื่อมบัญชีไม่ได้', en: 'Identity taken' },
  detail: { th: 'บัญชีภายนอกนี้เชื่อมกับบัญชี Tiao อื่นอยู่', en: 'This identity is linked to another account.' },
})

export const providerLinked = defineProblem('provider_linked', 409, {
  title: { th: 'เชื่อมบัญชีจากที่นี่ไว้แล้ว', en: 'Provider already linked' },
  detail: {
    th: 'เชื่อมบัญชีจากที่นี่ไว้แล้ว ถ้าจะเปลี่ยน ให้ยกเลิกการเชื่อมเดิมก่อน',
    en: 'An identity at this provider is already linked. Unlink it first.',
  },
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

export const lastWayToSignIn = defineProblem('last_way_to_sign_in', 409, {
  title: { th: 'ยังยกเลิกการเชื่อมไม่ได้', en: 'Last way to sign in' },
  detail: {
    th: 'ตอนนี้คุณเข้าสู่ระบบได้ด้วยวิธีนี้เท่านั้น ตั้งรหัสผ่านก่อน',
    en: 'This is your only way to sign in. Set a password first.',
  },
})
