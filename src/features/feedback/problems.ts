import { defineProblem } from '../../platform/problem.ts'

export const feedbackNotFound = defineProblem(
  'feedback_not_found',
  404,
  {
    title: { th: 'ไม่พบความคิดเห็น', en: 'Feedback not found' },
    detail: { th: 'ไม่พบความคิดเห็นหมายเลข {ref}', en: 'There is no feedback {ref}.' },
  },
  { example: [{ ref: 'FB-000042' }] },
)

export const feedbackTargetNotFound = defineProblem(
  'feedback_target_not_found',
  404,
  {
    title: { th: 'ไม่พบสิ่งที่คุณให้ความคิดเห็น', en: 'Subject of the feedback not found' },
    detail: {
      th: 'ไม่พบรหัส {ref_id} สำหรับ action {action}',
      en: 'There is no {ref_id} for the action {action}.',
    },
  },
  { example: [{ action: 'place', ref_id: 'P0' }] },
)
