import { defineProblem } from '../problem.ts'

export const identityRefused = defineProblem('identity_refused', 401, {
  title: { th: 'ยืนยันตัวตนกับผู้ให้บริการไม่ได้', en: 'Identity not accepted' },
  detail: { th: 'หลักฐานจากผู้ให้บริการไม่ถูกต้องหรือหมดอายุ', en: "The provider's proof is not valid, or has expired." },
})

export const providerNotConfigured = defineProblem(
  'provider_not_configured',
  422,
  {
    title: { th: 'ยังไม่เปิดใช้ผู้ให้บริการนี้', en: 'Provider not configured' },
    detail: {
      th: 'ระบบนี้ไม่ได้เปิดให้เข้าสู่ระบบด้วย {provider}',
      en: 'This service does not offer to sign in with {provider}.',
    },
  },
  { example: [{ provider: 'facebook' }] },
)
