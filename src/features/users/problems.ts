import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'

export const usernameTaken = defineProblem(
  'username_taken',
  409,
  {
    title: { th: 'ชื่อผู้ใช้นี้มีคนใช้แล้ว', en: 'Username taken' },
    detail: { th: '“{username}” มีคนใช้แล้ว ลองชื่ออื่น', en: 'The username “{username}” is taken. Try another one.' },
  },
  { example: [{ username: 'traveller' }] },
)

export const usernameChangedRecently = defineProblem(
  'username_changed_recently',
  409,
  {
    title: { th: 'เพิ่งเปลี่ยนชื่อผู้ใช้', en: 'Username changed recently' },
    detail: {
      th: 'เปลี่ยนชื่อผู้ใช้ได้อีกครั้งตั้งแต่ {date}',
      en: 'You can change your username again from {date}.',
    },
  },
  {
    members: {
      username_changeable_at: Type.String({
        format: 'date-time',
        description: 'When the username can change again (UTC).',
      }),
    },
    example: [{ date: '2026-12-21' }, { members: { username_changeable_at: '2026-12-21T03:00:00.000Z' } }],
  },
)

export const userNotFound = defineProblem(
  'user_not_found',
  404,
  {
    title: { th: 'ไม่พบผู้ใช้', en: 'User not found' },
    detail: { th: 'ไม่พบผู้ใช้ {user_id}', en: 'There is no user {user_id}.' },
  },
  { example: [{ user_id: 'user_019abcde-0000-7000-8000-000000000001' }] },
)
