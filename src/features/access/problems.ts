import { defineProblem } from '../../platform/problem.ts'

export const apiKeyNotFound = defineProblem(
  'api_key_not_found',
  404,
  {
    title: { th: 'ไม่พบคีย์', en: 'API key not found' },
    detail: {
      th: 'ไม่พบคีย์ {key_id} หรือยกเลิกไปแล้ว',
      en: 'There is no API key {key_id}, or it is revoked.',
    },
  },
  { example: [{ key_id: 'key_019abcde-0000-7000-8000-000000000001' }] },
)
