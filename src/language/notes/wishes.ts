import { type CodeOf, type NoteFrom, note } from './note.ts'

/** Wishes that can be unmet, by subject. A wish with `said` is quoted in the words of the prompt. */
export const WISHES = {
  must_visit: note('must_visit', '{place_id}', '{place_id}'),
  interests: note('interests', '{interest}', '{interest}'),
  provinces: note('provinces', '{province_code}', '{province_code}'),
  stop: note('stop', 'จุดแวะที่ล็อกไว้: {place_id}', 'locked stop: {place_id}'),
  budget: note('budget', 'งบที่ตั้งไว้', 'your budget'),
  day: note('day', '{meal} วันที่ {day} ของทริป', '{meal} on day {day}'),
  days: note('days', 'จำนวนวัน', 'number of days'),
  start_date: note('start_date', 'วันเดินทาง', 'travel dates'),
  avoid: note('avoid', 'ไม่ไป{place_id}', 'avoiding {place_id}'),
  daily_window: note('daily_window', 'เวลาพัก', 'a break'),
  edit: note('edit', '{said}', '{said}'),
  other: note('other', 'อีกส่วนของคำขอ', 'another part of the wish'),
}
export type WishAspect = CodeOf<typeof WISHES>

/** Wishes that conflict, when no trip fits. */
export const CONFLICTS = {
  days: note('days', 'ภายใน {days}', 'within {days}'),
  transport: note('transport', 'เดินทางแบบ{transport}', 'by {transport}'),
  daily_window: note('daily_window', 'เวลาเที่ยวในแต่ละวัน', 'the hours of each day'),
  province: note('provinces', 'ไป{province_code}', 'visiting {province_code}'),
  must_visit: note('must_visit', 'ไป{place_id}', 'visiting {place_id}'),
  locked_stop: note('stop', 'จุดแวะที่ล็อกไว้: {place_id}', 'the locked stop {place_id}'),
  closed_season: note(
    'start_date',
    'ไป{island_id} (เปิดเฉพาะ {season_start} ถึง {season_end})',
    'visiting {island_id} (open only from {season_start} to {season_end})',
  ),
  closed_months: note('start_date', 'ไป{place_id} (ปิดช่วง{months})', 'visiting {place_id} (closed {months})'),
  dates: note('start_date', 'วันเดินทาง', 'your travel dates'),
  available_places: note('interests', 'ที่เที่ยวตามเงื่อนไขนี้', 'the places available for these wishes'),
}
export type Conflict = NoteFrom<typeof CONFLICTS>

/** The smallest changes that would help. */
export const SUGGESTIONS = {
  add_days: note('days', 'เพิ่มอีก {days}', 'add {days}'),
  drop_place: note('must_visit', 'ตัด{place_id}ออก', 'drop {place_id}'),
  drop_province: note('provinces', 'ตัด{province_code}ออก', 'drop {province_code}'),
  drop_stop: note('stop', 'ตัดจุดแวะที่ล็อกไว้ออก: {place_id}', 'drop the locked stop {place_id}'),
  raise_budget: note('budget', 'เพิ่มงบเป็น {baht} บาท', 'raise the budget to {baht} baht'),
  allow_flights: note('transport', 'นั่งเครื่องบินบางช่วง', 'fly part of the way'),
  longer_days: note('daily_window', 'เพิ่มเวลาเที่ยวอีกวันละ {minutes}', 'add {minutes} to each day'),
  other_dates: note('start_date', 'เปลี่ยนวันเดินทาง', 'pick other dates'),
}
export type Suggestion = NoteFrom<typeof SUGGESTIONS>
