import Type from 'typebox'
import { PlaceIdSchema } from '../../catalogue/place-schema.ts'
import { Nullable } from '../../platform/http/schema-parts.ts'
import { defineProblem } from '../../platform/problem.ts'
import { TripChangesSchema } from './trip-changes.ts'
import { EndDate, StartDate } from './trip-time-schema.ts'

export const tripNotFound = defineProblem('trip_not_found', 404, {
  title: { th: 'ไม่พบทริป', en: 'Trip not found' },
  detail: {
    th: 'ไม่พบทริปนี้ หรือทริปนี้ไม่ได้แชร์กับคุณแล้ว',
    en: 'There is no such trip, or it is not shared with you any more.',
  },
})

export const tripReadOnly = defineProblem('trip_read_only', 403, {
  title: { th: 'ทริปนี้ดูได้อย่างเดียว', en: 'View only' },
  detail: {
    th: 'คุณดูทริปนี้ได้แต่แก้ไม่ได้ ลองขอลิงก์ที่แก้ได้จากเจ้าของทริป',
    en: 'You can view this trip but not change it. Ask its owner for a link that lets you edit.',
  },
})

export const ownerOnly = defineProblem('trip_owner_only', 403, {
  title: { th: 'เฉพาะเจ้าของทริป', en: 'Owner only' },
  detail: {
    th: 'เฉพาะเจ้าของทริปเท่านั้นที่ลบหรือแชร์ทริปนี้ได้ ลองบอกเจ้าของทริป',
    en: 'Only the owner of this trip can do this. Ask the owner.',
  },
})

export const memberNotFound = defineProblem('trip_member_not_found', 404, {
  title: { th: 'ไม่พบสมาชิก', en: 'Member not found' },
  detail: { th: 'ผู้ใช้นี้ไม่ได้เป็นสมาชิกของทริป', en: 'This user is not a member of the trip.' },
})

export const tripNotBegun = defineProblem('trip_not_begun', 409, {
  title: { th: 'ทริปยังไม่เริ่ม', en: 'The trip has not begun' },
  detail: {
    th: 'รีวิวได้ตั้งแต่วันแรกของทริป ถ้ายังไม่ได้เลือกวันเดินทาง ให้เลือกก่อน',
    en: 'You can review a trip from its first day on. Give it dates first if it has none.',
  },
})

export const tripWithoutDates = defineProblem('trip_without_dates', 422, {
  title: { th: 'ทริปนี้ยังไม่มีวันเดินทาง', en: 'The trip has no dates' },
  detail: {
    th: 'ใส่ลงปฏิทินได้เมื่อทริปมีวันเดินทาง เลือกวันเริ่มทริปก่อน แล้วลองใหม่อีกครั้ง',
    en: 'A calendar needs dates. Set `start_date` with editCustomTripV1 first, or export another format.',
  },
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

export const unknownTripPlace = defineProblem(
  'unknown_trip_place',
  422,
  {
    title: { th: 'ไม่รู้จักสถานที่นี้', en: 'Unknown place' },
    detail: { th: 'ไม่มีสถานที่เหล่านี้ในระบบ: {place_ids}', en: 'We do not know these places: {place_ids}.' },
  },
  {
    members: { place_ids: Type.Array(PlaceIdSchema, { description: 'The places that we do not know.' }) },
    example: [{ place_ids: 'th-00-nowhere' }, { members: { place_ids: ['th-00-nowhere'] } }],
  },
)

export const tripDatesOverlap = defineProblem(
  'trip_dates_overlap',
  409,
  {
    title: { th: 'วันเดินทางซ้อนกับทริปอื่น', en: 'Dates overlap another trip' },
    detail: {
      th: 'วันเดินทางซ้อนกับทริปอื่นของคุณ ({start_date} ถึง {end_date}) เลือกวันอื่น หรือส่ง allow_overlap ถ้าตั้งใจให้ซ้อนกัน',
      en: 'You have another trip from {start_date} to {end_date}. Pick other dates, or send `allow_overlap` to keep both.',
    },
  },
  {
    members: {
      trip_id: Type.String({ description: 'Id of the other trip.' }),
      start_date: StartDate,
      end_date: EndDate,
    },
    example: [
      { start_date: '2026-12-05', end_date: '2026-12-07' },
      {
        members: {
          trip_id: 'trip_019abcde-0000-7000-8000-000000000003',
          start_date: '2026-12-05',
          end_date: '2026-12-07',
        },
      },
    ],
  },
)

/** For members: the owner's other trips are none of their business. */
export const ownerDatesOverlap = defineProblem('owner_dates_overlap', 409, {
  title: { th: 'เจ้าของทริปไม่ว่างในวันนี้', en: 'The owner has another trip' },
  detail: {
    th: 'เจ้าของทริปมีทริปอื่นในวันเหล่านี้ ลองเลือกวันอื่น หรือส่ง allow_overlap ถ้าตกลงกันแล้ว',
    en: 'The owner has another trip on some of these dates. Pick other dates, or send `allow_overlap` if you have agreed on them.',
  },
})

export const staleTrip = defineProblem(
  'stale_trip',
  412,
  {
    title: { th: 'ทริปถูกแก้ไปแล้ว', en: 'The trip has changed' },
    detail: {
      th: 'ทริปนี้ถูกแก้เป็นเวอร์ชัน {version} แล้ว ดู changes ว่ามีอะไรเปลี่ยน แล้วแก้ใหม่จากเวอร์ชันล่าสุด',
      en: 'The trip is now at version {version}; `changes` lists what has changed since you read it. Edit the current version.',
    },
  },
  {
    members: {
      version: Type.Integer({ description: 'The current version.' }),
      changes: Nullable(TripChangesSchema),
    },
    example: [
      { version: 4 },
      {
        members: {
          version: 4,
          changes: { fields: ['name'], moved: [], added: [], removed: [], retimed: [], unscheduled: [] },
        },
      },
    ],
  },
)

export const nothingToUndo = defineProblem('nothing_to_undo', 409, {
  title: { th: 'ไม่มีอะไรให้ย้อน', en: 'Nothing to undo' },
  detail: { th: 'ทริปนี้อยู่ที่เวอร์ชันแรกแล้ว', en: 'The trip is as it was created.' },
})

export const nothingToRedo = defineProblem('nothing_to_redo', 409, {
  title: { th: 'ไม่มีอะไรให้ทำซ้ำ', en: 'Nothing to redo' },
  detail: { th: 'ไม่มีการแก้ไขที่ย้อนไว้', en: 'No edit has been undone.' },
})

export const previewNotFound = defineProblem('preview_not_found', 404, {
  title: { th: 'ไม่พบตัวอย่างทริป', en: 'Preview Not Found' },
  detail: {
    th: 'ไม่พบตัวอย่างทริปนี้ ตัวอย่างเก็บไว้ 24 ชั่วโมง ลองจัดใหม่อีกครั้ง',
    en: 'There is no such preview. Previews are kept for 24 hours. Plan the trip again.',
  },
})

export const previewExpired = defineProblem('preview_expired', 422, {
  title: { th: 'ตัวอย่างทริปหมดอายุแล้ว', en: 'Preview expired' },
  detail: {
    th: 'ไม่พบตัวอย่างทริปนี้ ตัวอย่างเก็บไว้ 24 ชั่วโมง ลองจัดใหม่อีกครั้ง',
    en: 'There is no such preview; previews are kept for 24 hours. Plan the trip again.',
  },
})
