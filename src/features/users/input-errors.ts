import { defineInputError } from '../../platform/input-error.ts'

export const usernameReserved = defineInputError('username_reserved', {
  th: 'เป็นชื่อที่สงวนไว้ ลองชื่ออื่น',
  en: 'is reserved',
})
export const usernameHeld = defineInputError('username_taken', { th: 'มีคนใช้แล้ว ลองชื่ออื่น', en: 'is taken' })
