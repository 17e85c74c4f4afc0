import { type CodeOf, type NoteFrom, note } from './note.ts'

/** Contradictions within a prompt, and how they were resolved. */
export const CONTRADICTIONS = {
  days_and_nights: note(
    'days',
    '{days} กับ {nights} ไม่ลงตัว เลยจัดเป็น {days}',
    "{days} and {nights} don't match, so we planned {days}.",
  ),
  days_and_dates: note(
    'days',
    'บอกว่า {said_days} แต่ {start_date} ถึง {end_date} คือ {days} เลยยึดตามวันที่',
    'You said {said_days}, but {start_date} to {end_date} is {days}. We went by the dates.',
  ),
  too_many_days: note(
    'days',
    'จัดได้ทริปละไม่เกิน {days} (บอกมา {said_days})',
    'Trips can be up to {days} (you asked for {said_days}).',
  ),
  dates_reversed: note(
    'start_date',
    'วันไปกับวันกลับสลับกัน ({said_start_date} ถึง {said_end_date}) เลยใช้ {start_date} ถึง {end_date}',
    'The dates were reversed ({said_start_date} to {said_end_date}), so we used {start_date} to {end_date}.',
  ),
  date_past: note(
    'start_date',
    'วันที่ {start_date} ผ่านไปแล้ว ลองเลือกวันใหม่',
    '{start_date} has passed. Pick another date.',
  ),
  weekday_and_date: note(
    'start_date',
    '{start_date} ตรงกับ{weekday} ไม่ใช่{said_weekday} เลยยึดตามวันที่',
    '{start_date} is a {weekday}, not a {said_weekday}. We went by the date.',
  ),
  wanted_and_avoided: note(
    'avoid',
    'บอกทั้งให้ไปและไม่ให้ไป “{place_id}” เลยใส่ไว้ในทริปก่อน',
    'You asked both to see and to avoid “{place_id}”. We kept it in.',
  ),
}
export type ContradictionCode = CodeOf<typeof CONTRADICTIONS>
export type Contradiction = NoteFrom<typeof CONTRADICTIONS>
