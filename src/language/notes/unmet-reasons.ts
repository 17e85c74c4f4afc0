import { CONTRADICTIONS } from './contradictions.ts'
import { type CodeOf, note } from './note.ts'
import { TOPIC_REASONS } from './topic-reasons.ts'

/** Why a wish is unmet. The wish itself names its subject, except for contradictions. */
export const UNMET_REASONS = {
  not_found: note(
    null,
    'ไม่พบสถานที่ในไทยชื่อนี้แถวที่ไปในทริปนี้ ถ้าอยู่จังหวัดอื่น บอกชื่อจังหวัดด้วย',
    "We couldn't find a place in Thailand with this name near the rest of this trip. If it is elsewhere, name its province.",
  ),
  closed: note(null, 'ปิดตลอดช่วงที่ไป', 'Closed throughout your trip.'),
  closed_season: note(
    null,
    '{island_id}ปิดช่วงมรสุม เปิดเฉพาะ {season_start} ถึง {season_end}',
    '{island_id} is closed for the season. It opens from {season_start} to {season_end}.',
  ),
  closed_months: note(null, 'ปิดช่วง{months}', 'Closed {months}.'),
  best_months: note(null, 'มีเฉพาะช่วง{months}', 'Only {months}.'),
  out_of_reach: note(null, 'ไกลเกินไป ไปกลับไม่ทันในวันเดียว', 'Too far to get there and back in a day.'),
  break_not_kept: note(
    null,
    'เว้นเวลา {start_time} ถึง {end_time} ไว้ไม่ได้ทุกวัน เพราะอยู่นอกเวลาเที่ยวหรือต้องเดินทาง',
    'The time from {start_time} to {end_time} could not be kept free: it is outside the day or taken by travel.',
  ),
  not_on_wheels: note(
    null,
    'เท่าที่เรารู้ วีลแชร์ไปไม่ถึง มีเรือหรือบันไดขวางอยู่',
    'As far as we know a wheelchair does not get there: a boat or steps are in the way.',
  ),
  no_time: note(null, 'เวลาในทริปไม่พอ', 'There was no time left for it.'),
  over_budget: note(null, 'เกินงบ', 'Over budget.'),
  budget_exceeded: note(
    null,
    'ทริปนี้ใช้ประมาณ {total_baht} บาท แม้เลือกที่ประหยัดแล้ว เกินงบไป {over_baht} บาท',
    'Even with cheaper choices the trip costs about {total_baht} baht, {over_baht} baht too much.',
  ),
  only_some: note(null, 'ใส่ได้ {planned} จาก {asked} ที่', 'Only {planned} of the {asked} are in the plan.'),
  outside_hours: note(null, 'เวลาเปิดไม่ตรงกับช่วงที่อยู่แถวนั้น', 'Not open at the hours when the trip is there.'),
  not_enough_places: note(null, 'เรายังไม่มีข้อมูลแถวนี้มากพอ', "We don't have enough places of this kind in the area."),
  over_limit: note(null, 'จุดแวะเต็มแล้วตามจังหวะเที่ยวที่เลือก', 'No room for more stops at this pace.'),
  not_planned: note(null, 'ยังไม่ได้ใส่ในทริป ลองถามที่พักหรือคนในพื้นที่', 'Not in the plan. Ask about it where you stay.'),
  unknown_place: note(null, 'ใส่สถานที่นี้ในทริปไม่ได้', "This place isn't available for this trip."),
  not_understood: note(
    null,
    'ยังไม่เข้าใจส่วนนี้ เลยยังไม่ได้ใช้จัดทริป ลองบอกอีกแบบ',
    "We didn't understand this part, so it isn't in the plan. Try saying it another way.",
  ),
  did_you_mean: note(
    null,
    'อาจเป็นชื่อที่ใน{province_code} ถ้าใช่ ลองพิมพ์ชื่อเต็ม',
    'This may be a place in {province_code}. If so, write its full name.',
  ),
  abroad: note(
    null,
    'จัดทริปเฉพาะในประเทศไทย เลยยังไม่รวมส่วนที่อยู่ต่างประเทศ',
    'We plan trips in Thailand only, so the part abroad is left out.',
  ),
  friday_prayer: note(
    null,
    'บอกวันเดินทางด้วย จะได้เว้นเวลาละหมาดวันศุกร์ 12:00–13:30 ไว้ให้',
    'Give your travel dates, so that the trip can keep Friday from 12:00 to 13:30 free for it.',
  ),
  ...TOPIC_REASONS,
  conflicts_with_locked: note(null, 'เวลาชนกับจุดแวะที่ล็อกไว้', 'Clashes with a locked stop.'),
  stop_locked: note(null, 'จุดแวะนี้ล็อกไว้ ปลดล็อกก่อนถึงจะเปลี่ยนได้', 'This stop is locked. Unlock it first.'),
  other_day: note(null, 'ครั้งนี้ปรับแค่วันเดียว ไม่ได้แตะวันที่ {day}', 'Only one day was to change, so day {day} stays as it is.'),
  whole_trip: note(
    null,
    'เรื่องนี้กระทบทั้งทริป แต่ครั้งนี้ปรับแค่วันเดียว',
    'This concerns the whole trip, and only one day was to change.',
  ),
  not_in_trip: note(null, 'ไม่มีอยู่ในทริปนี้', "This isn't in the trip."),
  already_light: note(null, 'วันที่ {day} มีที่เที่ยวแค่ที่เดียวอยู่แล้ว', 'Day {day} has no more than one sight already.'),
  base_unnamed: note(null, 'บอกชื่อเมืองหรือโรงแรมที่อยากพักด้วย', 'Say which town or hotel to stay in.'),
  no_fees: note(null, 'ที่เที่ยวในทริปนี้ไม่มีค่าเข้าชมให้ลด', 'There are no entrance fees left to save.'),
  ...CONTRADICTIONS,
}
export type UnmetCode = CodeOf<typeof UNMET_REASONS>
