import { defineInputError } from '../../platform/input-error.ts'

export const sameEmail = defineInputError('same', {
  th: 'เป็นอีเมลเดิมของคุณอยู่แล้ว',
  en: 'must differ from the current address',
})
export const samePassword = defineInputError('same_password', {
  th: 'เป็นรหัสผ่านเดิมอยู่แล้ว ลองรหัสอื่น',
  en: 'must differ from the current password',
})
export const notHttps = defineInputError('bad_format', {
  th: 'ต้องขึ้นต้นด้วย https://',
  en: 'must start with https://',
})
