import { defineProblem } from '../../platform/problem.ts'

export const tripNotFound = defineProblem(
  'trip_not_found',
  404,
  {
    title: { th: 'ไม่พบทริป', en: 'Trip not found' },
    detail: { th: 'คุณไม่มีทริปรหัส {trip_id}', en: 'You have no trip {trip_id}.' },
  },
  { example: [{ trip_id: 'trip_019abcde-0000-7000-8000-000000000003' }] },
)

export const tooManyTrips = defineProblem(
  'too_many_trips',
  409,
  {
    title: { th: 'มีทริปมากเกินไป', en: 'Too many trips' },
    detail: {
      th: 'มีทริปที่ยังไม่จบได้ไม่เกิน {open} ทริป และทั้งหมดไม่เกิน {all} ทริป ลบบางทริปก่อน',
      en: 'You can have {open} trips that are not over, and {all} in all; delete some first.',
    },
  },
  { example: [{ open: 200, all: 1000 }] },
)
