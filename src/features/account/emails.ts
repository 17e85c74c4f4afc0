import { dayText } from '../../platform/day-text.ts'
import type { Language } from '../../platform/language.ts'
import { writeEmail } from '../../platform/mail/email.ts'
import type { Email } from '../../platform/mail/mail.ts'

/** Sent instead of a code to the owner of an address to which someone wanted to move another account. */
export function addressInUseEmail(language: Language): Email {
  return writeEmail(language, {
    subject: {
      th: 'มีคนขอใช้อีเมลของคุณกับบัญชีอื่น',
      en: 'Someone tried to use your email address for another account',
    }[language],
    paragraphs: [
      {
        th: 'มีคนขอเปลี่ยนอีเมลของบัญชี Tiao อีกบัญชีมาเป็นอีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว เราจึงไม่ได้เปลี่ยนอะไร',
        en: 'Someone asked to move another Tiao account to this email address. It already has an account, so nothing has changed.',
      }[language],
    ],
    closing: { th: 'คุณไม่ต้องทำอะไร', en: "You don't need to do anything." }[language],
  })
}

/** Sent to the address that an account had until now. */
export function emailChangedEmail(undoUrl: string, language: Language): Email {
  return writeEmail(language, {
    subject: { th: 'เปลี่ยนอีเมลของบัญชี Tiao แล้ว', en: 'Your email address was changed' }[language],
    paragraphs: [
      {
        th: 'บัญชี Tiao ของคุณเปลี่ยนไปใช้อีเมลอื่นแล้ว ถ้าคุณเปลี่ยนเอง ไม่ต้องทำอะไร',
        en: "Your Tiao account now uses a different email address. If you changed it, you don't need to do anything.",
      }[language],
      {
        th: 'ถ้าไม่ใช่คุณ กดลิงก์นี้ภายใน 7 วันเพื่อกลับมาใช้อีเมลนี้ ทุกอุปกรณ์จะออกจากระบบ บัญชีภายนอกที่เชื่อมไว้จะถูกยกเลิกการเชื่อม แล้วคุณต้องตั้งรหัสผ่านใหม่',
        en: "If it wasn't you, use this link within 7 days to switch back to this address. Every device will be signed out, linked accounts will be unlinked, and you'll set a new password.",
      }[language],
    ],
    link: { url: undoUrl, label: { th: 'กลับมาใช้อีเมลเดิม', en: 'Switch back to this address' }[language] },
    closing: {
      th: 'อย่าส่งต่ออีเมลฉบับนี้ เพราะใครที่มีลิงก์ก็ยกเลิกการเปลี่ยนได้',
      en: "Don't forward this email: anyone with the link can undo the change.",
    }[language],
  })
}

/** Notifies the owner of a new way to sign in. */
export function identityLinkedEmail(provider: string, language: Language): Email {
  const name = nameOf(provider)
  return writeEmail(language, {
    subject: { th: `เชื่อมบัญชี ${name} แล้ว`, en: `${name} was linked to your account` }[language],
    paragraphs: [
      {
        th: `จากนี้คุณเข้าสู่ระบบบัญชี Tiao ด้วยบัญชี ${name} ได้`,
        en: `You can now sign in to your Tiao account with ${name}.`,
      }[language],
    ],
    closing: {
      th: `ถ้าคุณไม่ได้เป็นคนเชื่อม ให้เข้าสู่ระบบ ยกเลิกการเชื่อมบัญชี ${name} แล้วเปลี่ยนรหัสผ่านทันที`,
      en: `If you didn't link it, sign in, unlink ${name} and change your password right away.`,
    }[language],
  })
}

/** Notifies the owner that a way to sign in was removed. */
export function identityUnlinkedEmail(provider: string, language: Language): Email {
  const name = nameOf(provider)
  return writeEmail(language, {
    subject: { th: `ยกเลิกการเชื่อมบัญชี ${name} แล้ว`, en: `${name} was unlinked from your account` }[language],
    paragraphs: [
      {
        th: `จากนี้เข้าสู่ระบบบัญชี Tiao ของคุณด้วยบัญชี ${name} ไม่ได้แล้ว`,
        en: `You can no longer sign in to your Tiao account with ${name}.`,
      }[language],
    ],
    closing: {
      th: 'ถ้าคุณไม่ได้เป็นคนยกเลิก ตั้งรหัสผ่านใหม่ทันที',
      en: "If you didn't unlink it, reset your password right away.",
    }[language],
  })
}

/** Sent to the owner of a closed account. `until`: the instant until which it can be reopened. */
export function accountClosedEmail(until: Date, language: Language): Email {
  const day = dayText(until, language)
  return writeEmail(language, {
    subject: { th: 'ปิดบัญชี Tiao แล้ว', en: 'Your Tiao account is closed' }[language],
    paragraphs: [
      {
        th: `เราปิดบัญชี Tiao ของคุณตามที่ขอแล้ว และออกจากระบบทุกอุปกรณ์แล้ว ถ้าเปลี่ยนใจ เข้าสู่ระบบภายในวันที่ ${day} เพื่อเปิดใช้บัญชีอีกครั้ง หลังจากนั้นเราจะลบข้อมูลถาวร`,
        en: `We've closed your Tiao account and signed out every device. Changed your mind? Sign in by ${day} to reopen it. After that we erase its data.`,
      }[language],
    ],
    closing: {
      th: 'ถ้าคุณไม่ได้เป็นคนปิด ตั้งรหัสผ่านใหม่แล้วเข้าสู่ระบบ',
      en: "If you didn't close it, reset your password and sign in.",
    }[language],
  })
}

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['line', 'LINE'],
  ['facebook', 'Facebook'],
])

/** A provider added by the operator is shown by its name in the setting. */
function nameOf(provider: string): string {
  return PROVIDER_NAMES.get(provider) ?? provider
}
