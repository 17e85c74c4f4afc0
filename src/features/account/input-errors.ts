import { defineInputError } from '../../platform/input-error.ts'

export const sameEmail = defineInputError('same', {
  th: 'เป็นอีเมลที่ใช้อยู่แล้ว',
  en: 'is the address that the account has already',
})
export const notHttps = defineInputError('bad_format', {
  th: 'ต้องขึ้นต้นด้วย https://',
  en: 'must begin with https://',
})
