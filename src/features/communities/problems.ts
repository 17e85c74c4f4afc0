import { defineProblem } from '../../platform/problem.ts'

export const postNotFound = defineProblem(
  'post_not_found',
  404,
  {
    title: { th: 'ไม่พบโพสต์', en: 'Post not found' },
    detail: { th: 'ไม่พบโพสต์ {post_id}', en: 'There is no post {post_id}.' },
  },
  { example: [{ post_id: 'post_019abcde-0000-7000-8000-000000000005' }] },
)

export const postPlaceNotFound = defineProblem(
  'post_place_not_found',
  404,
  {
    title: { th: 'ไม่พบสถานที่ในโพสต์', en: 'Place of the post not found' },
    detail: { th: 'ไม่มีสถานที่รหัส {place_id}', en: 'There is no place {place_id}.' },
  },
  { example: [{ place_id: 'th-10-wat-nowhere' }] },
)

export const postImageUnusable = defineProblem(
  'post_image_unusable',
  409,
  {
    title: { th: 'ใช้รูปนี้ไม่ได้', en: 'Image unusable' },
    detail: {
      th: 'ไฟล์ {file_id} ต้องเป็นรูปที่คุณอัปโหลด และยังไม่ได้ใช้ที่อื่น',
      en: 'The file {file_id} must be a picture that you uploaded and that nothing else uses.',
    },
  },
  { example: [{ file_id: 'file_019abcde-0000-7000-8000-000000000003' }] },
)

export const tooManyLinks = defineProblem(
  'too_many_links',
  422,
  {
    title: { th: 'ลิงก์มากเกินไป', en: 'Too many links' },
    detail: {
      th: 'บัญชีที่เปิดมาไม่ถึง {hours} ชั่วโมง โพสต์ลิงก์ได้รวมกันไม่เกิน {limit} ลิงก์',
      en: 'An account younger than {hours} hours may post at most {limit} links in total.',
    },
  },
  { example: [{ hours: 24, limit: 2 }] },
)

export const postRemoved = defineProblem('post_removed', 409, {
  title: { th: 'โพสต์ถูกนำออกแล้ว', en: 'Post removed' },
  detail: { th: 'ผู้ดูแลนำโพสต์นี้ออกแล้ว จึงแก้ไขไม่ได้', en: 'A moderator removed this post, so it cannot be edited.' },
})

export const undoExpired = defineProblem(
  'undo_expired',
  409,
  {
    title: { th: 'เลิกทำไม่ได้แล้ว', en: 'Too late to undo' },
    detail: {
      th: 'นำโพสต์ที่ลบกลับมาได้ภายใน {hours} ชั่วโมงเท่านั้น',
      en: 'A deleted post can be restored only within {hours} hours.',
    },
  },
  { example: [{ hours: 24 }] },
)

export const ownPost = defineProblem('own_post', 409, {
  title: { th: 'นี่คือโพสต์ของคุณ', en: 'Your own post' },
  detail: { th: 'รายงานโพสต์ของตัวเองไม่ได้ แต่ลบได้', en: 'You cannot report your own post, but you can delete it.' },
})

export const jobRunning = defineProblem('job_running', 409, {
  title: { th: 'งานนี้กำลังทำอยู่', en: 'Job already running' },
  detail: { th: 'งานนี้กำลังทำอยู่ ลองใหม่ในอีกสักครู่', en: 'This job is already running; try again shortly.' },
})
