import { defineInputError } from '../../platform/input-error.ts'

export const ratingOrComment = defineInputError('missing', {
  th: 'ต้องให้คะแนนหรือเขียนความคิดเห็นอย่างน้อยหนึ่งอย่าง',
  en: 'is required without a comment',
})

export const aboutTheApp = defineInputError('not_allowed', {
  th: 'ไม่ต้องระบุเมื่อ action เป็น app',
  en: 'must be absent if the action is app',
})

export const datesReversed = defineInputError('invalid', {
  th: 'ต้องไม่มาก่อนวันที่เริ่ม (from)',
  en: 'must not precede from',
})
