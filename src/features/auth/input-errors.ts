import { defineInputError } from '../../platform/input-error.ts'

export const usernameReserved = defineInputError('username_reserved', { th: 'เป็นชื่อที่สงวนไว้', en: 'is reserved' })
export const usernameHeld = defineInputError('username_taken', { th: 'มีคนใช้แล้ว', en: 'is taken' })
export const passwordSimilar = defineInputError('password_similar', {
  th: 'คล้ายชื่อ ชื่อผู้ใช้ หรืออีเมลเกินไป',
  en: 'is too much like the name, the username or the e-mail address',
})
export const passwordCommon = defineInputError('password_common', {
  th: 'เป็นรหัสผ่านที่ใช้กันทั่วไป เดาได้ง่าย',
  en: 'is one of the most common passwords',
})

/** The input errors of `listPasswordErrors`. */
export const passwordErrors = [passwordSimilar, passwordCommon]
