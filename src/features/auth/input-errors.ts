import { defineInputError } from '../../platform/input-error.ts'

export const passwordSimilar = defineInputError('password_similar', {
  th: 'รหัสผ่านคล้ายชื่อ ชื่อผู้ใช้ หรืออีเมลเกินไป',
  en: 'is too similar to the name, username or email address',
})
export const passwordCommon = defineInputError('password_common', {
  th: 'รหัสผ่านนี้เดาง่ายเกินไป ลองรหัสอื่น',
  en: 'is too easy to guess',
})

/** The input errors of `listPasswordErrors`. */
export const passwordErrors = [passwordSimilar, passwordCommon]
