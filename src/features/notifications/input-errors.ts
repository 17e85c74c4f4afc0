import { defineInputError } from '../../platform/input-error.ts'

export const notAPushEndpoint = defineInputError('bad_format', {
  th: 'ต้องเป็น URL แบบ https ของบริการพุชบนอินเทอร์เน็ต',
  en: 'must be an https URL of a push service on the Internet',
})

export const notABrowserKey = defineInputError('bad_format', {
  th: 'ต้องเป็นคีย์ p256dh ของการสมัครรับพุชในเบราว์เซอร์',
  en: 'must be the p256dh key of a browser’s push subscription',
})

export const otherKind = defineInputError(
  'not_allowed',
  { th: 'ไม่ต้องระบุเมื่อ kind เป็น {kind}', en: 'must be absent if kind is {kind}' },
  { kind: 'fcm' },
)
