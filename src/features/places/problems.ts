import { defineProblem } from '../../platform/problem.ts'

export const searchNeedsInput = defineProblem('search_needs_input', 400, {
  title: { th: 'ต้องระบุสิ่งที่จะค้นหา', en: 'Nothing to search for' },
  detail: {
    th: 'ต้องระบุอย่างน้อยหนึ่งอย่าง: keyword, geolocation, province, destination หรือ category',
    en: 'Give at least one of keyword, geolocation, province, destination and category.',
  },
})

export const placeNotFound = defineProblem(
  'place_not_found',
  404,
  {
    title: { th: 'ไม่พบสถานที่', en: 'Place not found' },
    detail: {
      th: 'ไม่พบสถานที่ {place_id} หรือสถานที่นี้อยู่ในหมวดอื่น',
      en: 'There is no place {place_id}, or it is in another category.',
    },
  },
  { example: [{ place_id: 'th-10-wat-nowhere' }] },
)

export const provinceNotFound = defineProblem(
  'province_not_found',
  404,
  {
    title: { th: 'ไม่พบจังหวัด', en: 'Record Not Found' },
    detail: {
      th: 'ไม่รู้จักจังหวัด “{province}” ใช้ชื่อหรือรหัสสองหลัก',
      en: 'The province “{province}” is not known; use its name or its two-digit code.',
    },
  },
  { example: [{ province: 'Chiang Mia' }] },
)

export const destinationNotFound = defineProblem(
  'destination_not_found',
  404,
  {
    title: { th: 'ไม่พบจุดหมาย', en: 'Record Not Found' },
    detail: {
      th: 'ไม่รู้จักจุดหมาย “{destination}” ใช้ชื่อจังหวัด อำเภอ เมือง หรือเกาะ',
      en: 'The destination “{destination}” is not known; use the name of a province, district, town or island.',
    },
  },
  { example: [{ destination: 'Atlantis' }] },
)

export const regionNotFound = defineProblem(
  'region_not_found',
  404,
  {
    title: { th: 'ไม่พบภูมิภาค', en: 'Region not found' },
    detail: {
      th: 'ไม่รู้จักภูมิภาค “{region}” ใช้ north, northeast, central, east, west หรือ south',
      en: 'The region “{region}” is not known; use north, northeast, central, east, west or south.',
    },
  },
  { example: [{ region: 'centre' }] },
)

export const placeUnknown = defineProblem(
  'place_unknown',
  404,
  {
    title: { th: 'ไม่พบสถานที่', en: 'Place not found' },
    detail: { th: 'ไม่พบสถานที่หมายเลข {place_id}', en: 'There is no place {place_id}.' },
  },
  { example: [{ place_id: 'th-10-wat-nowhere' }] },
)

export const aliasNotFound = defineProblem(
  'alias_not_found',
  404,
  {
    title: { th: 'ไม่พบชื่อนี้', en: 'Name not found' },
    detail: {
      th: '{place_id} ไม่มีชื่อ “{alias}” ที่ผู้ดูแลเพิ่มไว้',
      en: 'No editor has added the name “{alias}” to {place_id}.',
    },
  },
  { example: [{ place_id: 'th-10-wat-pho', alias: 'Wat Poe' }] },
)

export const tooManyAliases = defineProblem(
  'too_many_aliases',
  409,
  {
    title: { th: 'ชื่อเรียกเต็มแล้ว', en: 'Too many names' },
    detail: {
      th: '{place_id} มีชื่อเรียกได้ไม่เกิน {max} ชื่อ ลบชื่อที่ไม่ใช้ก่อน',
      en: '{place_id} can have {max} names. Remove one first.',
    },
  },
  { example: [{ place_id: 'th-10-wat-pho', max: 50 }] },
)

export const cannotMerge = defineProblem(
  'cannot_merge',
  409,
  {
    title: { th: 'รวมสถานที่ไม่ได้', en: 'Cannot merge the places' },
    detail: {
      th: 'รวม {place_id} เข้ากับ {merged_into} ไม่ได้ เพราะเป็นสถานที่เดียวกัน หรือมีการรวมกับสถานที่อื่นอยู่แล้ว',
      en: '{place_id} cannot be merged into {merged_into}: they are one place, or one of them is already merged with another.',
    },
  },
  { example: [{ place_id: 'th-10-wat-pho', merged_into: 'th-10-wat-pho' }] },
)
