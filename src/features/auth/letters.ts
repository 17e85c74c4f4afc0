import type { Language } from '../../platform/language.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import type { CodePurpose } from './one-time-code-store.ts'

/** A one-time code and what it is for; that of a sign-up names it, as others may sign up with the same address. */
export function codeLetter(purpose: CodePurpose, code: number, language: Language, username?: string): Letter {
  const { subject, why } = CODES[purpose]
  const forWhom = username === undefined ? [] : [signUpOf(username)[language]]
  return writeLetter(language, {
    subject: subject[language],
    paragraphs: [why[language], ...forWhom, LIFE[language]],
    code: String(code),
    closing: NOT_YOU[language],
  })
}

/** Instead of a code, to the owner of an address that somebody signed up with again. */
export function addressKnownLetter(language: Language): Letter {
  return writeLetter(language, {
    subject: { th: 'คุณมีบัญชีเที่ยวอยู่แล้ว', en: 'You already have a Tiao account' }[language],
    paragraphs: [
      {
        th: 'มีผู้สมัครบัญชีใหม่ด้วยอีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว',
        en: 'Somebody signed up with this address, which has an account already.',
      }[language],
      {
        th: 'ถ้าเป็นคุณ ให้เข้าสู่ระบบ หรือขอตั้งรหัสผ่านใหม่หากจำรหัสผ่านไม่ได้',
        en: 'If it was you, sign in, or ask for a new password if you do not remember yours.',
      }[language],
    ],
    closing: NOT_YOU[language],
  })
}

export function passwordChangedLetter(language: Language): Letter {
  return writeLetter(language, {
    subject: { th: 'เปลี่ยนรหัสผ่านแล้ว', en: 'Your password was changed' }[language],
    paragraphs: [
      {
        th: 'รหัสผ่านบัญชีเที่ยวของคุณถูกเปลี่ยน และอุปกรณ์อื่นออกจากระบบแล้ว',
        en: 'The password of your Tiao account was changed, and other devices were signed out.',
      }[language],
    ],
    closing: {
      th: 'หากคุณไม่ได้ทำรายการนี้ ให้ขอตั้งรหัสผ่านใหม่ทันที',
      en: 'If this was not you, ask for a new password at once.',
    }[language],
  })
}

const CODES = {
  sign_up: {
    subject: { th: 'รหัสยืนยันอีเมล', en: 'Your verification code' },
    why: {
      th: 'ใช้รหัสนี้เพื่อยืนยันอีเมลและเปิดบัญชีเที่ยว',
      en: 'Use this code to verify your address and open your Tiao account.',
    },
  },
  password_reset: {
    subject: { th: 'รหัสตั้งรหัสผ่านใหม่', en: 'Your password reset code' },
    why: { th: 'ใช้รหัสนี้เพื่อตั้งรหัสผ่านใหม่', en: 'Use this code to set a new password.' },
  },
  email_change: {
    subject: { th: 'รหัสยืนยันอีเมลใหม่', en: 'Confirm your new address' },
    why: { th: 'ใช้รหัสนี้เพื่อยืนยันว่าอีเมลนี้เป็นของคุณ', en: 'Use this code to confirm that this address is yours.' },
  },
} as const

const signUpOf = (username: string) => ({
  th: `ชื่อผู้ใช้ของบัญชีนี้คือ ${username} ถ้าคุณไม่ได้เลือกชื่อนี้ อย่าใช้รหัส`,
  en: `The username of the account is ${username}. If you did not choose it, do not use the code.`,
})

const LIFE = {
  th: 'รหัสใช้ได้ 10 นาที และใช้ได้ครั้งเดียว อย่าบอกรหัสนี้กับใคร',
  en: 'It is valid for 10 minutes and once only. Tell it to nobody.',
}

const NOT_YOU = {
  th: 'หากคุณไม่ได้ทำรายการนี้ ไม่ต้องทำอะไร',
  en: 'If this was not you, there is nothing to do.',
}
