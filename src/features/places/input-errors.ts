import { defineInputError } from '../../platform/input-error.ts'

export const needsGeolocation = defineInputError('missing', {
  th: 'ต้องใช้คู่กับ geolocation',
  en: 'requires geolocation',
})
export const boxOutOfRange = defineInputError('too_large', {
  th: 'ละติจูดต้องอยู่ใน ±90 และลองจิจูดใน ±180',
  en: 'latitude must be within ±90 and longitude within ±180',
})
export const boxInWrongOrder = defineInputError('bad_order', {
  th: 'ต้องเรียงเป็น ใต้,ตะวันตก,เหนือ,ตะวันออก โดยใต้น้อยกว่าเหนือ และตะวันตกน้อยกว่าตะวันออก',
  en: 'must be south,west,north,east, with south below north and west below east',
})
export const boxTooWide = defineInputError(
  'too_large',
  { th: 'แต่ละด้านต้องไม่เกิน {limit} องศา', en: 'must span at most {limit} degrees' },
  { limit: 20 },
)

/** The input errors of the filters of every operation that lists places. */
export const placeFilterErrors = [needsGeolocation, boxOutOfRange, boxInWrongOrder, boxTooWide]

export const notAName = defineInputError('bad_format', {
  th: 'ต้องมีตัวอักษรหรือตัวเลข และอยู่ในบรรทัดเดียว',
  en: 'must contain a letter or a digit, in one line',
})
export const badHours = defineInputError('bad_format', {
  th: 'ต้องเป็นช่วงเวลาที่ไม่ซ้อนกัน เช่น 08:00-17:00',
  en: 'must have intervals such as 08:00-17:00 that do not overlap',
})
