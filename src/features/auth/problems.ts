import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'

export const otpInvalid = defineProblem('otp_invalid', 400, {
  title: { th: 'รหัสใช้ไม่ได้', en: 'Code not accepted' },
  detail: {
    th: 'รหัสไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว ขอรหัสใหม่ได้',
    en: 'The code is wrong, has expired or was used already; ask for a new one.',
  },
})

export const resetTokenInvalid = defineProblem('reset_token_invalid', 400, {
  title: { th: 'ตั้งรหัสผ่านใหม่ไม่ได้', en: 'Reset not accepted' },
  detail: {
    th: 'สิทธิ์ตั้งรหัสผ่านใหม่หมดอายุหรือถูกใช้ไปแล้ว เริ่มใหม่อีกครั้ง',
    en: 'The reset has expired or was used already; begin again.',
  },
})

export const invalidCredentials = defineProblem('invalid_credentials', 401, {
  title: { th: 'เข้าสู่ระบบไม่ได้', en: 'Sign-in refused' },
  detail: { th: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', en: 'Incorrect username or password.' },
})

export const refreshTokenInvalid = defineProblem('refresh_token_invalid', 401, {
  title: { th: 'เซสชันสิ้นสุดแล้ว', en: 'Session ended' },
  detail: { th: 'โทเค็นต่ออายุใช้ไม่ได้แล้ว เข้าสู่ระบบอีกครั้ง', en: 'The refresh token is no longer valid; sign in again.' },
})

export const emailNotVerified = defineProblem(
  'email_not_verified',
  403,
  {
    title: { th: 'ยังไม่ได้ยืนยันอีเมล', en: 'E-mail not verified' },
    detail: {
      th: 'ส่งรหัสยืนยันไปที่อีเมลของคุณแล้ว ใช้รหัสนั้นกับ otp_ref',
      en: 'A code went to your e-mail address; use it with otp_ref.',
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
    th: 'ส่งรหัสผ่านปัจจุบัน หรือเข้าสู่ระบบใหม่ภายใน 10 นาทีก่อนทำรายการนี้',
    en: 'Send the current password, or sign in again at most 10 minutes before.',
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
    title: { th: 'ไม่พบเซสชัน', en: 'Session not found' },
    detail: { th: 'คุณไม่มีเซสชันรหัส {session_id} ที่ยังใช้งานอยู่', en: 'You have no open session {session_id}.' },
  },
  { example: [{ session_id: 'session_019abcde-0000-7000-8000-000000000002' }] },
)

export const usernameTaken = defineProblem(
  'username_taken',
  409,
  {
    title: { th: 'ชื่อผู้ใช้ถูกใช้แล้ว', en: 'Username taken' },
    detail: { th: 'ชื่อผู้ใช้ “{username}” มีคนใช้แล้ว', en: 'The username “{username}” is taken.' },
  },
  { example: [{ username: 'traveller' }] },
)

export const emailHasAccount = defineProblem('email_has_account', 409, {
  title: { th: 'อีเมลนี้มีบัญชีแล้ว', en: 'E-mail has an account' },
  detail: {
    th: 'อีเมลจากผู้ให้บริการนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบด้วยวิธีเดิมแล้วเชื่อมบัญชี',
    en: 'The e-mail address of this identity has an account: sign in as before, then link the identity.',
  },
})
