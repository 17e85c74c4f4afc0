import { defineInputError } from '../../platform/input-error.ts'

export const badCursor = defineInputError('bad_cursor', {
  th: 'ต้องเป็น next_cursor ของรายการที่เรียงแบบเดียวกัน',
  en: 'must be the next_cursor of a list in the same order',
})

export const cursorAndPage = defineInputError('not_allowed', {
  th: 'ใช้พร้อม page ไม่ได้',
  en: 'must be absent if page is given',
})
