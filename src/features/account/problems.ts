import { defineProblem } from '../../platform/problem.ts'

export const undoTokenInvalid = defineProblem('undo_token_invalid', 400, {
  title: { th: 'กลับไปใช้อีเมลเดิมไม่ได้', en: 'Undo not accepted' },
  detail: { th: 'ลิงก์นี้หมดอายุหรือใช้ไปแล้ว', en: 'This link has expired or was already used.' },
})
