import type { Language } from '../../platform/language.ts'
import { writeEmail } from '../../platform/mail/email.ts'
import type { Email } from '../../platform/mail/mail.ts'
import type { NotificationTexts } from './notification-kind.ts'

export function notificationEmail({ title, body }: NotificationTexts, language: Language): Email {
  return writeEmail(language, {
    subject: title[language],
    paragraphs: [body[language]],
    closing: {
      th: 'เลือกได้ว่าจะรับอีเมลเรื่องใดบ้างในหน้าตั้งค่าการแจ้งเตือนของแอป',
      en: 'Choose which emails you get in the notification settings of the app.',
    }[language],
  })
}
