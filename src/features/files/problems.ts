import { defineProblem } from '../../platform/problem.ts'

export const fileNotFound = defineProblem(
  'file_not_found',
  404,
  {
    title: { th: 'ไม่พบไฟล์', en: 'File not found' },
    detail: { th: 'ไม่พบไฟล์ {file_id}', en: 'There is no file {file_id}.' },
  },
  { example: [{ file_id: 'file_019abcde-0000-7000-8000-000000000003' }] },
)

export const rangeNotSatisfiable = defineProblem('range_not_satisfiable', 416, {
  title: { th: 'ไม่มีช่วงข้อมูลนี้', en: 'Range not satisfiable' },
  detail: { th: 'ช่วงที่ขอใน Range อยู่นอกไฟล์', en: 'The requested range is outside the file.' },
})

export const imageUnreadable = defineProblem('image_unreadable', 422, {
  title: { th: 'อ่านรูปไม่ได้', en: 'Image unreadable' },
  detail: {
    th: 'ไฟล์นี้ไม่ใช่รูปที่ใช้ได้ หรือรูปใหญ่เกิน 40 ล้านพิกเซล ใช้ JPEG, PNG, WebP หรือ GIF ที่ไม่เคลื่อนไหว',
    en: 'The file is not a readable picture, or has more than 40 megapixels. Use a still JPEG, PNG, WebP or GIF.',
  },
})
