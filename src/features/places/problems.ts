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
