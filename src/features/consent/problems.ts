import { defineProblem } from '../../platform/problem.ts'

export const consentNeeded = defineProblem('consent_needed', 409, {
  title: { th: 'ถอนความยินยอมนี้ไม่ได้', en: 'Consent required' },
  detail: {
    th: 'ต้องยอมรับข้อกำหนดการใช้งานและประกาศความเป็นส่วนตัวจึงจะใช้บัญชี Tiao ได้ ถ้าไม่ต้องการแล้ว คุณปิดบัญชีได้',
    en: 'An account requires the terms and the privacy notice. If you no longer accept them, you can close your account.',
  },
})

export const consentVersionUnknown = defineProblem(
  'consent_version_unknown',
  422,
  {
    title: { th: 'ไม่พบเอกสารฉบับนี้', en: 'Document version unknown' },
    detail: { th: 'ฉบับที่ใช้อยู่คือ {version}', en: 'The version in force is {version}.' },
  },
  { example: [{ version: '2026-11-21' }] },
)
