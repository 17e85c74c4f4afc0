import type { Language } from '../../platform/language.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/mail.ts'

/** Instead of a code, to the owner of an address to which somebody wanted to move another account. */
export function addressInUseLetter(language: Language): Letter {
  return writeLetter(language, {
    subject: { th: 'มีผู้ขอใช้อีเมลของคุณกับบัญชีอื่น', en: 'Somebody wanted to use your address' }[language],
    paragraphs: [
      {
        th: 'มีผู้ขอเปลี่ยนอีเมลของบัญชีเที่ยวอีกบัญชีหนึ่งมาเป็นอีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว จึงไม่มีอะไรเปลี่ยน',
        en: 'Somebody asked to move another Tiao account to this address. It has an account already, so nothing has changed.',
      }[language],
    ],
    closing: NOTHING_TO_DO[language],
  })
}

/** To the address that an account had until now. */
export function emailChangedLetter(undoUrl: string, language: Language): Letter {
  return writeLetter(language, {
    subject: { th: 'เปลี่ยนอีเมลของบัญชีแล้ว', en: 'The address of your account was changed' }[language],
    paragraphs: [
      {
        th: 'บัญชีเที่ยวของคุณใช้อีเมลอื่นแทนอีเมลนี้แล้ว ถ้าคุณเป็นคนเปลี่ยนเอง ไม่ต้องทำอะไร',
        en: 'Your Tiao account now has another e-mail address instead of this one. If you changed it, there is nothing to do.',
      }[language],
      {
        th: 'ถ้าไม่ใช่คุณ ให้ใช้ลิงก์นี้ภายใน 7 วัน อีเมลนี้จะกลับมาใช้ได้ ทุกอุปกรณ์จะออกจากระบบ บัญชีที่เชื่อมไว้จะถูกยกเลิก และคุณต้องตั้งรหัสผ่านใหม่',
        en: 'If it was not you, use this link within 7 days: this address comes back, every device is signed out, linked accounts are unlinked, and you set a new password.',
      }[language],
    ],
    link: { url: undoUrl, label: { th: 'ย้อนการเปลี่ยนอีเมล', en: 'Undo the change' }[language] },
    closing: {
      th: 'อย่าส่งต่ออีเมลฉบับนี้ ผู้ที่มีลิงก์ย้อนการเปลี่ยนได้',
      en: 'Do not forward this mail: whoever has the link can undo the change.',
    }[language],
  })
}

/** To the owner, so that nobody adds a way in unseen. */
export function identityLinkedLetter(provider: string, language: Language): Letter {
  const name = nameOf(provider)
  return writeLetter(language, {
    subject: { th: `เชื่อมบัญชี ${name} แล้ว`, en: `${name} was linked to your account` }[language],
    paragraphs: [
      {
        th: `ตอนนี้เข้าสู่ระบบบัญชีเที่ยวของคุณด้วยบัญชี ${name} ได้แล้ว`,
        en: `Your Tiao account can now be signed in to with ${name}.`,
      }[language],
    ],
    closing: {
      th: `หากคุณไม่ได้ทำรายการนี้ ให้เข้าสู่ระบบ ยกเลิกการเชื่อมบัญชี ${name} แล้วเปลี่ยนรหัสผ่านทันที`,
      en: `If this was not you, sign in, unlink ${name} and change your password at once.`,
    }[language],
  })
}

/** To the owner, so that nobody takes a way in away unseen. */
export function identityUnlinkedLetter(provider: string, language: Language): Letter {
  const name = nameOf(provider)
  return writeLetter(language, {
    subject: { th: `ยกเลิกการเชื่อมบัญชี ${name} แล้ว`, en: `${name} was unlinked from your account` }[language],
    paragraphs: [
      {
        th: `เข้าสู่ระบบบัญชีเที่ยวของคุณด้วยบัญชี ${name} ไม่ได้แล้ว`,
        en: `Your Tiao account can no longer be signed in to with ${name}.`,
      }[language],
    ],
    closing: {
      th: 'หากคุณไม่ได้ทำรายการนี้ ให้ขอตั้งรหัสผ่านใหม่ทันที',
      en: 'If this was not you, ask for a new password at once.',
    }[language],
  })
}

/** To the owner of an account that was closed. `until`: the last day on which it can be opened again, YYYY-MM-DD. */
export function accountClosedLetter(until: string, language: Language): Letter {
  return writeLetter(language, {
    subject: { th: 'ปิดบัญชีแล้ว', en: 'Your account was closed' }[language],
    paragraphs: [
      {
        th: `บัญชีเที่ยวของคุณปิดแล้ว และทุกอุปกรณ์ออกจากระบบแล้ว เข้าสู่ระบบภายในวันที่ ${until} เพื่อเปิดบัญชีอีกครั้ง หลังจากนั้นข้อมูลจะถูกลบ`,
        en: `Your Tiao account was closed and every device was signed out. Sign in until ${until} to open it again; after that its data is erased.`,
      }[language],
    ],
    closing: {
      th: 'หากคุณไม่ได้ทำรายการนี้ ให้ขอตั้งรหัสผ่านใหม่แล้วเข้าสู่ระบบ',
      en: 'If this was not you, ask for a new password and sign in.',
    }[language],
  })
}

const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['line', 'LINE'],
  ['facebook', 'Facebook'],
])

/** Providers of the operator go by the name of the setting. */
function nameOf(provider: string): string {
  return PROVIDER_NAMES.get(provider) ?? provider
}

const NOTHING_TO_DO = { th: 'ไม่ต้องทำอะไร', en: 'There is nothing to do.' }
