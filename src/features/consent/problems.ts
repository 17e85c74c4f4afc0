import { defineProblem } from '../../platform/problem.ts'

export const consentNeeded = defineProblem('consent_needed', 409, {
  title: { th: 'ถอนความยินยอมนี้ไม่ได้', en: 'Consent needed' },
  detail: {
    th: 'มีบัญชีโดยไม่ยอมรับข้อกำหนดและประกาศความเป็นส่วนตัวไม่ได้ หากไม่ยอมรับให้ปิดบัญชี (deactivateAccount)',
    en: 'There is no account without the terms and the privacy notice; to withdraw them close the account (deactivateAccount).',
  },
})

export const consentVersionUnknown = defineProblem(
  'consent_version_unknown',
  422,
  {
    title: { th: 'ไม่รู้จักเอกสารเวอร์ชันนี้', en: 'Document version unknown' },
    detail: { th: 'เอกสารที่ใช้อยู่คือเวอร์ชัน {version}', en: 'The version in force is {version}.' },
  },
  { example: [{ version: '2026-11-21' }] },
)
