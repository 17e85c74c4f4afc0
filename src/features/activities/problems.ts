import { defineProblem } from '../../platform/problem.ts'

export const targetNotFound = defineProblem(
  'target_not_found',
  404,
  {
    title: { th: 'ไม่พบรายการนี้', en: 'Target not found' },
    detail: {
      th: 'ไม่มี {ref_type} รหัส {ref_id} หรือถูกลบไปแล้ว',
      en: 'There is no {ref_type} {ref_id}, or it has been removed.',
    },
  },
  { example: [{ ref_type: 'place', ref_id: 'th-10-wat-nowhere' }] },
)

export const favoriteNotFound = defineProblem(
  'favorite_not_found',
  404,
  {
    title: { th: 'ไม่พบรายการโปรด', en: 'Favourite not found' },
    detail: { th: 'คุณไม่มีรายการโปรดรหัส {favorite_id}', en: 'You have no favourite {favorite_id}.' },
  },
  { example: [{ favorite_id: 'fav_019abcde-0000-7000-8000-000000000021' }] },
)

export const tooManyFavorites = defineProblem(
  'too_many_favorites',
  409,
  {
    title: { th: 'รายการโปรดเต็มแล้ว', en: 'Too many favourites' },
    detail: {
      th: 'เก็บรายการโปรดได้ไม่เกิน {limit} รายการ ลบบางรายการก่อนแล้วลองใหม่',
      en: 'You can keep at most {limit} favourites. Remove some first.',
    },
  },
  { example: [{ limit: 1_000 }] },
)

export const questionVersionUnknown = defineProblem(
  'question_version_unknown',
  422,
  {
    title: { th: 'แบบสอบถามไม่ใช่ฉบับปัจจุบัน', en: 'Questionnaire version unknown' },
    detail: {
      th: 'แบบสอบถามฉบับปัจจุบันคือ {version} โหลดคำถามใหม่แล้วตอบอีกครั้ง',
      en: 'The current questionnaire is {version}. Load its questions and answer again.',
    },
  },
  { example: [{ version: '2026-11-22' }] },
)

export const answersInvalid = defineProblem('preference_answers_invalid', 422, {
  title: { th: 'คำตอบไม่ตรงกับแบบสอบถาม', en: 'Answers do not fit the questionnaire' },
  detail: {
    th: 'มีคำถามหรือตัวเลือกที่ไม่มีในแบบสอบถาม หรือเลือกเกินจำนวน ดูรายละเอียดใน errors',
    en: 'Some questions or options do not exist, or too many options are chosen; `errors` lists each.',
  },
})
