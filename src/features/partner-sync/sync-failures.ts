import type { PartnerError, PartnerErrorCode } from '../../platform/partner/partner.ts'
import type { Texts } from '../../platform/text-template.ts'

/** Why the authority could not be read. */
const unreadable = {
  not_configured: {
    th: 'ยังไม่ได้ตั้งค่าการเชื่อมต่อ ททท. กำหนด PARTNER_API_KEY ก่อน',
    en: 'The tourism authority is not configured: set PARTNER_API_KEY.',
  },
  unauthorized: {
    th: 'ททท. ไม่รับคีย์นี้ ตรวจสอบ PARTNER_API_KEY',
    en: 'The tourism authority rejects the key: check PARTNER_API_KEY.',
  },
  forbidden: { th: 'คีย์นี้ไม่มีสิทธิ์อ่านข้อมูลของ ททท.', en: 'The key is not allowed to read the data.' },
  not_found: {
    th: 'ไม่พบ API ตามที่อยู่นี้ ตรวจสอบ PARTNER_BASE_URL และ PARTNER_API',
    en: 'The API was not found: check PARTNER_BASE_URL and PARTNER_API.',
  },
  refused: {
    th: 'ททท. ปฏิเสธคำขอ ตรวจสอบ PARTNER_BASE_URL และ PARTNER_API',
    en: 'The tourism authority refuses the call: check PARTNER_BASE_URL and PARTNER_API.',
  },
  rate_limited: { th: 'เรียก ททท. บ่อยเกินกำหนด', en: 'The tourism authority says that we call too often.' },
  unavailable: { th: 'ติดต่อ ททท. ไม่ได้', en: 'The tourism authority cannot be reached.' },
  timeout: { th: 'ททท. ไม่ตอบภายในเวลาที่กำหนด', en: 'The tourism authority did not answer in time.' },
  bad_answer: { th: 'อ่านคำตอบของ ททท. ไม่ได้', en: 'The answer of the tourism authority cannot be read.' },
  paused: {
    th: 'การเรียก ททท. ล้มเหลวติดกันหลายครั้ง จึงหยุดพักชั่วครู่',
    en: 'Calls to the tourism authority kept failing, so they pause for a moment.',
  },
} as const satisfies Record<Exclude<PartnerErrorCode, 'aborted'> | 'not_configured', Texts>

/** Why a sync failed. */
export const syncFailures = {
  ...unreadable,
  no_progress: {
    th: 'เริ่มใหม่หลายครั้งแล้วแต่ยังอ่านหน้าถัดไปไม่ได้',
    en: 'It was restarted several times without reading another page.',
  },
} as const satisfies Record<string, Texts>

export type PartnerFailure = keyof typeof unreadable
export type SyncFailure = keyof typeof syncFailures
export const PARTNER_FAILURES = Object.keys(unreadable) as PartnerFailure[]
export const SYNC_FAILURES = Object.keys(syncFailures) as SyncFailure[]

/** An aborted call is one without an answer. */
export function failureOf({ code }: PartnerError): PartnerFailure {
  return code === 'aborted' ? 'unavailable' : code
}
