import { defineInputError } from '../../platform/input-error.ts'

export const datesReversed = defineInputError('invalid', {
  th: 'ต้องไม่มาก่อนวันที่เริ่ม (from)',
  en: 'must not precede from',
})

export const signedTogether = defineInputError('missing', {
  th: 'ต้องส่ง expires และ signature มาด้วยกัน',
  en: 'is required with the other half of a signed URL',
})
