import type { Language } from '../../platform/language.ts'
import { writeEmail } from '../../platform/mail/email.ts'
import type { Email } from '../../platform/mail/mail.ts'
import type { CodePurpose } from './one-time-code-store.ts'

/** A one-time code. A sign-up names its username, because strangers may sign up with the same address. */
export function codeEmail(purpose: CodePurpose, code: number, language: Language, username?: string): Email {
  const { subject, why } = CODES[purpose]
  const account = username === undefined ? [] : [usernameText(username)[language]]
  return writeEmail(language, {
    subject: subject[language],
    paragraphs: [why[language], ...account, VALIDITY[language]],
    code: String(code),
    closing: {
      th: 'ถ้าคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
      en: "If you didn't request this code, you can ignore this email.",
    }[language],
  })
}

/** Sent instead of a code to the owner of an address with which someone signed up again. */
export function addressKnownEmail(language: Language): Email {
  return writeEmail(language, {
    subject: { th: 'คุณมีบัญชี Tiao อยู่แล้ว', en: 'You already have a Tiao account' }[language],
    paragraphs: [
      {
        th: 'มีคนสร้างบัญชีใหม่ด้วยอีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว',
        en: 'Someone tried to create a Tiao account with this email address, but it already has one.',
      }[language],
      {
        th: 'ถ้าเป็นคุณ เข้าสู่ระบบได้เลย ถ้าจำรหัสผ่านไม่ได้ ตั้งรหัสผ่านใหม่ได้',
        en: "If it was you, just sign in. If you don't remember your password, reset it.",
      }[language],
    ],
    closing: {
      th: 'ถ้าไม่ใช่คุณ ไม่ต้องทำอะไร',
      en: "If it wasn't you, you can ignore this email.",
    }[language],
  })
}

export function passwordChangedEmail(language: Language): Email {
  return writeEmail(language, {
    subject: { th: 'เปลี่ยนรหัสผ่านแล้ว', en: 'Your password was changed' }[language],
    paragraphs: [
      {
        th: 'เปลี่ยนรหัสผ่านบัญชี Tiao ของคุณแล้ว อุปกรณ์อื่นออกจากระบบทั้งหมดแล้ว',
        en: 'The password of your Tiao account was changed, and all other devices were signed out.',
      }[language],
    ],
    closing: {
      th: 'ถ้าคุณไม่ได้เป็นคนเปลี่ยน ตั้งรหัสผ่านใหม่ทันที',
      en: "If you didn't change it, reset your password right away.",
    }[language],
  })
}

const CODES = {
  sign_up: {
    subject: { th: 'รหัสยืนยันอีเมลสำหรับ Tiao', en: 'Your Tiao verification code' },
    why: {
      th: 'ใส่รหัสนี้เพื่อยืนยันอีเมลและเปิดใช้บัญชี Tiao ของคุณ',
      en: 'Use this code to verify your email address and activate your Tiao account.',
    },
  },
  password_reset: {
    subject: { th: 'รหัสยืนยันสำหรับตั้งรหัสผ่านใหม่', en: 'Your password reset code' },
    why: {
      th: 'ใส่รหัสนี้เพื่อตั้งรหัสผ่านใหม่ของบัญชี Tiao',
      en: 'Use this code to reset the password of your Tiao account.',
    },
  },
  email_change: {
    subject: { th: 'รหัสยืนยันอีเมลใหม่', en: 'Confirm your new email address' },
    why: {
      th: 'ใส่รหัสนี้เพื่อเปลี่ยนมาใช้อีเมลนี้กับบัญชี Tiao ของคุณ',
      en: 'Use this code to confirm this email address for your Tiao account.',
    },
  },
} as const

const usernameText = (username: string) => ({
  th: `ชื่อผู้ใช้ของบัญชีนี้คือ ${username} ถ้าคุณไม่ได้เลือกชื่อนี้ อย่าใช้รหัสนี้`,
  en: `The username of the account is ${username}. If you didn't choose it, don't use the code.`,
})

const VALIDITY = {
  th: 'รหัสนี้ใช้ได้ครั้งเดียวภายใน 10 นาที อย่าบอกใคร แม้แต่คนที่อ้างว่าเป็นทีมงาน',
  en: "It expires in 10 minutes and works once. Don't share it with anyone, even if they say they work for Tiao.",
}
