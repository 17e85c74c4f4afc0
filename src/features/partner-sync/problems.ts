import Type from 'typebox'
import { retryAfter } from '../../platform/http/problems.ts'
import { defineProblem } from '../../platform/problem.ts'

const exampleId = 'sync_019abcde-0000-7000-8000-000000000003'

export const syncRunning = defineProblem(
  'sync_running',
  409,
  {
    title: { th: 'กำลังซิงค์อยู่แล้ว', en: 'A sync is running' },
    detail: {
      th: 'งานซิงค์ {job_id} ยังไม่เสร็จ เริ่มงานใหม่ได้เมื่องานนี้เสร็จ',
      en: 'The sync {job_id} has not finished. Start another one after it.',
    },
  },
  {
    members: { job_id: Type.String({ description: 'Id of the running job, for `getSyncJob`.' }) },
    example: [{ job_id: exampleId }, { members: { job_id: exampleId } }],
  },
)

export const syncNotFound = defineProblem(
  'sync_not_found',
  404,
  {
    title: { th: 'ไม่พบงานซิงค์', en: 'Sync not found' },
    detail: { th: 'ไม่พบงานซิงค์ {job_id}', en: 'There is no sync {job_id}.' },
  },
  { example: [{ job_id: exampleId }] },
)

const SECONDS_TO_CONFIGURE = 3_600

export const partnerNotConfigured = defineProblem(
  'partner_not_configured',
  503,
  {
    title: { th: 'ยังไม่ได้เชื่อมต่อ ททท.', en: 'Tourism authority not configured' },
    detail: {
      th: 'บริการนี้ยังไม่มีคีย์ API ของการท่องเที่ยวแห่งประเทศไทย ผู้ดูแลระบบต้องกำหนด PARTNER_API_KEY',
      en: "This service has no API key of Thailand's tourism authority; its operator must set PARTNER_API_KEY.",
    },
  },
  { example: [retryAfter(SECONDS_TO_CONFIGURE)] },
)

/** The problem with its `Retry-After`. */
export const notConfigured = () => partnerNotConfigured(retryAfter(SECONDS_TO_CONFIGURE))
