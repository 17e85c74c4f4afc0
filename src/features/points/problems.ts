import Type from 'typebox'
import { defineProblem } from '../../platform/problem.ts'

export const eventReused = defineProblem(
  'event_reused',
  409,
  {
    title: { th: 'เหตุการณ์นี้ให้แต้มไปแล้ว', en: 'Event already used' },
    detail: {
      th: 'เหตุการณ์ {event_id} ของ {source} ให้แต้มผู้ใช้อื่นหรือจำนวนอื่นไปแล้ว',
      en: 'The event {event_id} of {source} gave points to another user, or another amount.',
    },
  },
  { example: [{ source: 'review', event_id: 'review-4711' }] },
)

export const dailyCapReached = defineProblem(
  'daily_cap_reached',
  409,
  {
    title: { th: 'ครบจำนวนแต้มของวันนี้แล้ว', en: 'Daily cap reached' },
    detail: {
      th: 'ผู้ใช้รับแต้มจาก {source} วันนี้ไปแล้ว {collected} จากสูงสุด {cap} แต้ม',
      en: 'The user has collected {collected} of at most {cap} points from {source} today.',
    },
  },
  {
    members: {
      collected: Type.Integer({ description: 'Points that the user has collected from this source today in Bangkok.' }),
      cap: Type.Integer({ description: 'The most points from this source on one day in Bangkok.' }),
    },
    example: [{ source: 'review', collected: 50, cap: 50 }, { members: { collected: 50, cap: 50 } }],
  },
)
