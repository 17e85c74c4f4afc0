import { defineProblem } from '../../platform/problem.ts'

export const notificationNotFound = defineProblem(
  'notification_not_found',
  404,
  {
    title: { th: 'ไม่พบการแจ้งเตือน', en: 'Notification not found' },
    detail: { th: 'ไม่พบการแจ้งเตือน {notification_id}', en: 'There is no notification {notification_id}.' },
  },
  { example: [{ notification_id: 'ntf_019abcde-0000-7000-8000-000000000006' }] },
)
