import type { Post, WebPost } from './post-schema.ts'

export const EXAMPLE_POST_ID = 'post_019abcde-0000-7000-8000-000000000005'

export const exampleWebPost: WebPost = {
  post_id: EXAMPLE_POST_ID,
  title: 'เที่ยววัดโพธิ์ตอนเช้า คนน้อยมาก',
  text: 'ไปถึงแปดโมงเช้า เดินชมได้ครบในสองชั่วโมง\nแนะนำให้ลองนวดแผนไทยก่อนกลับ',
  author: { username: 'somchai', profileUrl: null },
  images: [],
  places: [
    {
      place_id: 'th-10-wat-pho',
      place_name: 'Wat Pho',
      category_code: 'ATTRACTION',
      province: 'Bangkok',
      province_code: '10',
      thumbnail_url: null,
    },
  ],
  trip: null,
  reaction_count: 12,
  created_at: '2026-11-21T03:00:00.000Z',
  edited_at: null,
}

export const examplePost: Post = {
  ...exampleWebPost,
  state: 'published',
  review_reason: null,
  is_approved: true,
  is_own: false,
  reacted: true,
  version: 1,
}
