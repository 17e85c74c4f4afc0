import { defineInputError } from '../../platform/input-error.ts'

export const windowReversed = defineInputError('invalid', {
  th: 'ต้องอยู่หลัง starts_at',
  en: 'must be after starts_at',
})

export const alreadyOver = defineInputError('invalid', { th: 'ต้องเป็นเวลาในอนาคต', en: 'must be in the future' })

export const stockOfCodes = defineInputError('not_allowed', {
  th: 'ไม่ต้องระบุเมื่อมี codes เพราะนับจากจำนวนโค้ด',
  en: 'must be absent with codes, which are the stock',
})
