// Every sentence about a trip that code writes, by kind and code. The API's enums and their documentation come from here.
import { type CodeOf, type NoteFrom, note } from './note.ts'

/** What was filled in because the prompt does not say it. */
export const ASSUMPTIONS = {
  no_province: note('provinces', 'ไม่ได้บอกจังหวัด', 'No province was named.'),
  province_chosen: note(
    'provinces',
    'ไม่ได้ระบุที่หมาย จึงเลือก{province_code}',
    'No destination was named, so {province_code} was chosen.',
  ),
  start_included: note('provinces', 'รวมจังหวัดต้นทางไว้ในทริปด้วย', 'The starting point is part of the trip.'),
  days_assumed: note('days', 'ไม่ได้บอกจำนวนวัน จึงวางแผน {days}', 'No length was given; planned as {days}.'),
  days_of_range: note('days', '“{said}” วางแผนเป็น {days}', '“{said}” is planned as {days}.'),
  long_weekend: note(
    'start_date',
    'วันหยุดยาวครั้งถัดไปเริ่ม {start_date} ({days}: {holiday_date})',
    'The next long weekend starts on {start_date} ({days}: {holiday_date}).',
  ),
  feast: note('start_date', 'เทศกาลที่กล่าวถึงตรงกับ {start_date}', 'The festival starts on {start_date}.'),
  coming_weekend: note('start_date', 'สุดสัปดาห์ที่จะถึงคือ {start_date}', 'The coming weekend starts on {start_date}.'),
  next_week: note('start_date', 'สัปดาห์หน้าเริ่มวันจันทร์ที่ {start_date}', '“Next week” starts on Monday, {start_date}.'),
  pace_for_seniors: note('pace', 'มีผู้สูงอายุ จึงจัดแบบสบาย ๆ', 'The pace is easy because seniors are travelling.'),
  window_start: note('daily_window', 'เริ่มเวลา {start_time}', 'The day starts at {start_time}.'),
  adults_assumed: note('party', 'คิดเป็น{adults}', 'Taken as {adults}.'),
  adults_beside_others: note('party', 'คิดเป็น{adults} นอกเหนือจากที่บอก', 'Taken as {adults} beside those mentioned.'),
  friends: note('party', 'ไปกับเพื่อน คิดเป็น{adults}', 'A group of friends is taken as {adults}.'),
  family: note('party', 'ครอบครัวคิดเป็น{adults} {children}', 'A family is taken as {adults} and {children}.'),
  foreigner_fees: note('party', 'คิดค่าเข้าชมราคาชาวต่างชาติ', 'Entrance fees are at the foreigner price.'),
  exchange_rate: note(
    'budget',
    'คิด 1 {currency} เป็น {baht_per_unit} บาท งบจึงเท่ากับ {baht} บาท',
    '1 {currency} is taken as {baht_per_unit} baht, so the budget is {baht} baht.',
  ),
  costs_covered: note(
    'budget',
    'ค่าใช้จ่ายรวมค่าเข้าชมและค่าอาหารประมาณวันละ {baht} บาทต่อคน ไม่รวมที่พักและการเดินทาง',
    'Costs are entrance fees and about {baht} baht per person and day for food; rooms and transport are not included.',
  ),
  transport_assumed: note('transport', 'เดินทางด้วย{transport}', 'You travel by {transport}.'),
}
export type AssumptionCode = CodeOf<typeof ASSUMPTIONS>
export type Assumption = NoteFrom<typeof ASSUMPTIONS>

/** What to know before going. */
export const WARNINGS = {
  place_removed: note(
    'stop',
    '{place_id} ไม่มีในข้อมูลแล้ว ควรตรวจสอบก่อนไปว่ายังเปิดอยู่',
    '{place_id} is no longer in the catalogue; check that it still exists before you go.',
  ),
  hours_unknown: note(
    'stop',
    'ไม่ทราบเวลาเปิดของ {place_ids} ควรตรวจสอบก่อนไป',
    'Opening hours are unknown for {place_ids}; check before you go.',
  ),
  fees_unknown: note(
    'stop',
    'ไม่ทราบค่าเข้าชมของ {place_ids} คิดเป็น 0 บาท',
    'Entrance fees are unknown for {place_ids} and count as 0 baht.',
  ),
  no_dates: note(
    'start_date',
    'ยังไม่ได้กำหนดวันเดินทาง บางแห่งอาจปิดในบางวัน',
    'No dates were given; some places close on some weekdays.',
  ),
  opens_only_on: note('stop', '{place_id}: เปิดเฉพาะ{weekdays}', '{place_id}: open only on {weekdays}'),
  by_boat: note(
    'transport',
    'มีการเดินทางทางเรือ เวลาเรือขึ้นกับสภาพอากาศและฤดูกาล',
    'Parts of the way are by boat; sailings depend on weather and season.',
  ),
  roads_estimated: note(
    'transport',
    'ระบบคำนวณเส้นทางไม่ตอบ เวลาเดินทางทั้งหมดเป็นค่าประมาณ',
    'The road engine did not answer; all travel times are estimates.',
  ),
  diets_not_recorded: note(
    'stop',
    'ข้อมูลอาหารพิเศษของร้านยังไม่ครบ ควรสอบถามร้านก่อน',
    'Dietary options of restaurants are not recorded; ask before you order.',
  ),
}
export type Warning = NoteFrom<typeof WARNINGS>

/** Where a prompt contradicts itself, and what was done about it. */
export const CONTRADICTIONS = {
  days_and_nights: note(
    'days',
    '{days}กับ {nights}ไม่ตรงกัน จึงใช้ {days}',
    '{days} and {nights} do not fit together; planned as {days}.',
  ),
  days_and_dates: note(
    'days',
    'บอกว่า {said_days} แต่ {start_date} ถึง {end_date} คือ {days} จึงยึดตามวันที่',
    'You said {said_days}, but {start_date} to {end_date} is {days}; the dates count.',
  ),
  too_many_days: note(
    'days',
    'วางแผนได้ไม่เกิน {days} (ขอ {said_days})',
    'A trip has at most {days} ({said_days} were asked for).',
  ),
  dates_reversed: note(
    'start_date',
    'วันที่สลับกัน ({said_start_date} ถึง {said_end_date}) จึงใช้ {start_date} ถึง {end_date}',
    'The dates are reversed ({said_start_date} to {said_end_date}); read as {start_date} to {end_date}.',
  ),
  date_past: note('start_date', 'วันที่ {start_date} ผ่านไปแล้ว', '{start_date} is in the past.'),
  weekday_and_date: note(
    'start_date',
    '{start_date} เป็น{weekday} ไม่ใช่{said_weekday} จึงยึดตามวันที่',
    '{start_date} is a {weekday}, not a {said_weekday}; the date counts.',
  ),
  wanted_and_avoided: note(
    'avoid',
    '{place_id} มีทั้งในที่ที่ต้องไปและที่ที่ไม่ไป จึงยึดว่าต้องไป',
    '{place_id} is both asked for and avoided; it stays in.',
  ),
}
export type ContradictionCode = CodeOf<typeof CONTRADICTIONS>
export type Contradiction = NoteFrom<typeof CONTRADICTIONS>

/** Why a wish is not fulfilled. What it is about comes with the wish, unless the prompt contradicts itself. */
export const UNMET_REASONS = {
  not_found: note(null, 'ไม่พบสถานที่ชื่อนี้', 'No place of this name was found.'),
  closed: note(null, 'ปิดในทุกวันของทริป', 'It is closed on every day of the trip.'),
  closed_season: note(
    null,
    '{island_id}ปิดในฤดูมรสุม เปิด {season_start} ถึง {season_end}',
    '{island_id} closes for the season: it is open from {season_start} to {season_end}.',
  ),
  out_of_reach: note(null, 'ไปกลับไม่ทันภายในหนึ่งวัน', 'The way there and back does not fit into a day.'),
  no_time: note(null, 'เวลาไม่พอเมื่อรวมกับสิ่งที่สำคัญกว่า', 'There is no time left beside what matters more.'),
  over_budget: note(null, 'เกินงบประมาณ', 'It is over the budget.'),
  not_enough_places: note(null, 'มีสถานที่แบบนี้ไม่พอในพื้นที่', 'The area has too few of them.'),
  over_limit: note(null, 'เกินจำนวนจุดแวะต่อวันตามจังหวะที่เลือก', 'The pace allows no more stops.'),
  unknown_place: note(null, 'ไม่มีสถานที่นี้ในข้อมูล', 'The place is not available for this trip.'),
  conflicts_with_locked: note(null, 'ชนกับจุดที่กำหนดไว้แน่นอนแล้ว', 'It conflicts with a locked stop.'),
  ...CONTRADICTIONS,
}
export type UnmetCode = CodeOf<typeof UNMET_REASONS>

/** The wishes that can remain unmet, by what they are about; one with `said` reads as it was said. */
export const WISHES = {
  must_visit: note('must_visit', 'ต้องไป{place_id}', 'must visit {place_id}'),
  interests: note('interests', '{interest}', '{interest}'),
  provinces: note('provinces', 'จังหวัด{province_code}', 'province {province_code}'),
  stop: note('stop', 'จุดที่กำหนดไว้ {place_id}', 'locked stop {place_id}'),
  budget: note('budget', 'งบประมาณ (budget)', 'budget'),
  day: note('day', '{meal} (วันที่ {day})', '{meal} (day {day})'),
  days: note('days', 'จำนวนวัน', 'number of days'),
  start_date: note('start_date', 'วันเดินทาง', 'travel dates'),
  avoid: note('avoid', 'ไม่ไป{place_id}', 'avoid {place_id}'),
}
export type WishAspect = CodeOf<typeof WISHES>

/** Wishes that cannot all be fulfilled, where no trip fits. */
export const CONFLICTS = {
  days: note('days', 'ภายใน {days}', 'within {days}'),
  transport: note('transport', 'เดินทางด้วย{transport}', 'travel by {transport}'),
  daily_window: note('daily_window', 'ช่วงเวลาเที่ยวในแต่ละวัน', 'the hours of each day'),
  province: note('provinces', 'ไป{province_code}', 'going to {province_code}'),
  must_visit: note('must_visit', 'ต้องไป{place_id}', 'visiting {place_id}'),
  locked_stop: note('stop', 'จุดที่กำหนดไว้ {place_id}', 'the locked stop {place_id}'),
  available_places: note('interests', 'สถานที่ที่มีในข้อมูลตามเงื่อนไขนี้', 'the places that the catalogue has for these wishes'),
}
export type Conflict = NoteFrom<typeof CONFLICTS>

/** The smallest changes that would help. */
export const SUGGESTIONS = {
  add_days: note('days', 'เพิ่มอีก {days}', 'add {days}'),
  drop_place: note('must_visit', 'ตัด{place_id}', 'leave out {place_id}'),
  drop_province: note('provinces', 'ตัด{province_code}', 'leave out {province_code}'),
  drop_stop: note('stop', 'ตัดจุดที่กำหนดไว้ {place_id}', 'leave out the locked stop {place_id}'),
  raise_budget: note('budget', 'เพิ่มงบเป็น {baht} บาท', 'raise the budget to {baht} baht'),
  allow_flights: note('transport', 'เดินทางด้วยเครื่องบินบางช่วง', 'fly parts of the way'),
  longer_days: note('daily_window', 'เที่ยวให้นานขึ้นวันละ {minutes}', 'make each day {minutes} longer'),
  other_dates: note('start_date', 'เลือกวันอื่น', 'choose other dates'),
}
export type Suggestion = NoteFrom<typeof SUGGESTIONS>
