import { defineProblem } from '../../platform/problem.ts'

export const jobNotFound = defineProblem(
  'job_not_found',
  404,
  {
    title: { th: 'ไม่พบงานเบื้องหลัง', en: 'Job not found' },
    detail: { th: 'ไม่พบงานหมายเลข {job_id}', en: 'There is no job {job_id}.' },
  },
  { example: [{ job_id: '019abcde-0000-7000-8000-000000000001' }] },
)

export const jobNotFailed = defineProblem(
  'job_not_failed',
  409,
  {
    title: { th: 'งานนี้ไม่ได้ล้มเหลว', en: 'Job has not failed' },
    detail: {
      th: 'สั่งทำงาน {job_id} อีกครั้งได้เมื่อล้มเหลวเท่านั้น ตอนนี้สถานะเป็น {state}',
      en: 'Only failed jobs run again; {job_id} is {state}.',
    },
  },
  { example: [{ job_id: '019abcde-0000-7000-8000-000000000001', state: 'active' }] },
)
