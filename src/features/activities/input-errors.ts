import { defineInputError } from '../../platform/input-error.ts'

export const questionUnknown = defineInputError('unknown_question', {
  th: 'ไม่มีคำถามนี้ในแบบสอบถาม',
  en: 'is not a question of the questionnaire',
})

export const questionRepeated = defineInputError('repeated', {
  th: 'ตอบคำถามนี้ไปแล้ว',
  en: 'is answered twice',
})

export const optionUnknown = defineInputError('unknown_option', {
  th: 'ไม่มีตัวเลือกนี้ในคำถาม',
  en: 'is not an option of the question',
})

export const tooManyChoices = defineInputError(
  'too_many_choices',
  { th: 'เลือกได้ไม่เกิน {limit} ข้อ', en: 'must have at most {limit} {limit:option}' },
  { limit: 1 },
)

/** The errors of answers to the questionnaire. */
export const answerErrors = [questionUnknown, questionRepeated, optionUnknown, tooManyChoices]
