import { defineProblem } from '../../platform/problem.ts'

export const tripNotFound = defineProblem('trip_not_found', 404, {
  title: { th: 'ไม่พบทริป', en: 'Trip not found' },
  detail: { th: 'ไม่พบทริปนี้ในบัญชีของคุณ', en: 'This trip is not in your account.' },
})

export const tooManyTrips = defineProblem(
  'too_many_trips',
  409,
  {
    title: { th: 'ทริปเต็มแล้ว', en: 'Too many trips' },
    detail: {
      th: 'เก็บทริปที่ยังไม่จบได้ {open} ทริป และเก็บได้ทั้งหมด {all} ทริป ลบทริปที่ไม่ใช้แล้วลองใหม่อีกครั้ง',
      en: 'You can keep up to {open} current or upcoming trips, and {all} in total. Delete one first.',
    },
  },
  { example: [{ open: 200, all: 2_000 }] },
)
