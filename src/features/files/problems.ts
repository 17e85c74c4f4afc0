import Type from 'typebox'
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

export const sizeNotFound = defineProblem(
  'size_not_found',
  404,
  {
    title: { th: 'ไม่มีรูปขนาดนี้', en: 'Size not found' },
    detail: {
      th: 'ไฟล์นี้ไม่ใช่รูป จึงไม่มีขนาด {size}',
      en: 'This file is not a picture, so it has no size {size}.',
    },
  },
  { example: [{ size: 'thumbnail' }] },
)

export const rangeNotSatisfiable = defineProblem('range_not_satisfiable', 416, {
  title: { th: 'ไม่มีช่วงข้อมูลนี้', en: 'Range not satisfiable' },
  detail: { th: 'ช่วงที่ขอใน Range อยู่นอกไฟล์', en: 'The requested range is outside the file.' },
})

export const imageUnreadable = defineProblem('image_unreadable', 422, {
  title: { th: 'อ่านรูปไม่ได้', en: 'Image unreadable' },
  detail: {
    th: 'ไฟล์นี้ไม่ใช่รูปที่ใช้ได้ ใช้ JPEG, PNG, WebP หรือ GIF ที่ไม่เคลื่อนไหว',
    en: 'The file is not a readable picture. Use a still JPEG, PNG, WebP or GIF.',
  },
})

export const pictureTooLarge = defineProblem(
  'picture_too_large',
  422,
  {
    title: { th: 'รูปใหญ่เกินไป', en: 'Picture too large' },
    detail: {
      th: 'รูปมี {megapixels} ล้านพิกเซลรวมทุกเฟรม สูงสุด {limit} ล้านพิกเซล ย่อรูปแล้วลองใหม่',
      en: 'The picture has {megapixels} megapixels in all its frames; at most {limit} are allowed. Scale it down and try again.',
    },
  },
  {
    members: {
      pixels: Type.Integer({ description: 'Width times height, of all frames together.' }),
      max_pixels: Type.Integer({ description: 'The most that is accepted.' }),
    },
    example: [{ megapixels: 108, limit: 40 }, { members: { pixels: 108_000_000, max_pixels: 40_000_000 } }],
  },
)

export const fileTypeNotAllowed = defineProblem('file_type_not_allowed', 415, {
  title: { th: 'ไม่รับไฟล์ชนิดนี้', en: 'File type not allowed' },
  detail: {
    th: 'รับเฉพาะ JPEG, PNG, WebP, GIF และ PDF โดยดูจากเนื้อหาของไฟล์',
    en: 'Only JPEG, PNG, WebP, GIF and PDF are accepted, judged by the content of the file.',
  },
})

export const fileTypeMismatch = defineProblem(
  'file_type_mismatch',
  415,
  {
    title: { th: 'ชนิดไฟล์ไม่ตรงกัน', en: 'File type mismatch' },
    detail: {
      th: 'ระบุชนิดไฟล์เป็น {declared} แต่เนื้อหาเป็น {type}',
      en: 'The file is declared as {declared}, but its content is {type}.',
    },
  },
  { example: [{ declared: 'image/png', type: 'application/pdf' }] },
)

export const fileUnreadable = defineProblem('file_unreadable', 422, {
  title: { th: 'อ่านไฟล์ไม่ได้', en: 'File unreadable' },
  detail: {
    th: 'ไฟล์เสียหายหรือไม่ครบ มีข้อมูลอื่นต่อท้าย หรือเป็น PNG เคลื่อนไหว',
    en: 'The file is damaged or incomplete, contains other data after its end, or is an animated PNG.',
  },
})

export const quotaExceeded = defineProblem(
  'quota_exceeded',
  409,
  {
    title: { th: 'พื้นที่เก็บไฟล์เต็ม', en: 'Storage full' },
    detail: {
      th: 'คุณใช้พื้นที่ไปแล้ว {used} จาก {quota} MiB ไฟล์นี้จึงเก็บไม่ได้',
      en: 'You use {used} of {quota} MiB, so this file does not fit.',
    },
  },
  {
    members: {
      used_bytes: Type.Integer({ description: 'Bytes of your stored files.' }),
      quota_bytes: Type.Integer({ description: 'The most bytes that you can store.' }),
    },
    example: [{ used: 199.5, quota: 200 }, { members: { used_bytes: 209_190_912, quota_bytes: 209_715_200 } }],
  },
)

export const fileLinkExpired = defineProblem('file_link_expired', 410, {
  title: { th: 'ลิงก์หมดอายุ', en: 'Link expired' },
  detail: { th: 'ลิงก์นี้หมดอายุแล้ว ขอลิงก์ใหม่จากเจ้าของไฟล์', en: 'This link has expired; ask the owner for a new one.' },
})
