// Every sentence about a trip that code writes, by kind and code. The API's enums and their documentation are derived from it.
import type { Topic } from '../reader/topic-rules.ts'
import { type CodeOf, type NoteEntry, type NoteFrom, note } from './note.ts'

/** What the planner assumed because the prompt does not say it. */
export const ASSUMPTIONS = {
  no_province: note('provinces', 'ไม่ได้บอกจังหวัด', "You didn't name a province."),
  province_chosen: note(
    'provinces',
    'ไม่ได้บอกว่าจะไปไหน เลยเลือก{province_code}ให้',
    "You didn't name a destination, so we picked {province_code}.",
  ),
  one_of: note(
    'provinces',
    'มีให้เลือกหลายที่ เลยจัด{said}ให้ก่อน ถ้าอยากไปอีกที่ ลองบอกใหม่โดยใส่แค่ที่นั้น',
    'You named places to choose from, so we planned {said}. For another one, ask again with only that name.',
  ),
  origin: note('provinces', 'เริ่มเดินทางจาก{said}', 'The journey starts in {said}.'),
  start_included: note('provinces', 'ใส่จังหวัดต้นทางไว้ในทริปด้วย', 'The trip includes your starting point.'),
  days_assumed: note('days', 'ไม่ได้บอกจำนวนวัน เลยจัดให้ {days}', "You didn't say how long, so we planned {days}."),
  days_of_range: note('days', 'บอกว่า “{said}” เลยจัดให้ {days}', 'You said “{said}”; we planned {days}.'),
  long_weekend: note(
    'start_date',
    'วันหยุดยาวครั้งต่อไปเริ่มวันที่ {start_date} ({days}: {holiday_date})',
    'The next long weekend starts on {start_date} ({days}: {holiday_date}).',
  ),
  feast: note('start_date', 'เทศกาลนี้ตรงกับวันที่ {start_date}', 'The festival starts on {start_date}.'),
  month_only: note(
    'start_date',
    'บอกแค่เดือน เลยจัดแผนสำหรับ{month} ใส่วันที่เพิ่มเพื่อเช็กวันเปิด-ปิด',
    'You named only the month, so this plan is for {month}. Add dates to check opening days.',
  ),
  season_only: note(
    'start_date',
    'บอกแค่ฤดู เลยจัดแผนสำหรับ{month} ใส่วันที่เพิ่มเพื่อเช็กวันเปิด-ปิด',
    'You named only the season, so this plan is for {month}. Add dates to check opening days.',
  ),
  coming_weekend: note(
    'start_date',
    'เสาร์-อาทิตย์ที่จะถึงเริ่มวันที่ {start_date}',
    'The coming weekend starts on {start_date}.',
  ),
  midweek: note('start_date', 'กลางสัปดาห์ เลยเริ่มวันอังคารที่ {start_date}', 'Midweek: we start on Tuesday, {start_date}.'),
  next_week: note('start_date', 'นับสัปดาห์หน้าจากวันจันทร์ที่ {start_date}', '“Next week” starts on Monday, {start_date}.'),
  pace_for_seniors: note(
    'pace',
    'มีผู้สูงอายุไปด้วย เลยจัดแบบสบาย ๆ',
    "You're travelling with seniors, so we kept an easy pace.",
  ),
  window_start: note('daily_window', 'เริ่ม {start_time}', 'The day starts at {start_time}.'),
  usual_break: note(
    'daily_window',
    'เว้นเวลาพักไว้ทุกวัน {start_time} ถึง {end_time} บอกเวลาที่แน่นอนได้',
    'Each day keeps {start_time} to {end_time} free. Name other hours if you prefer.',
  ),
  adults_assumed: note('party', 'คำนวณสำหรับ{adults}', 'Assumed {adults}.'),
  adults_beside_others: note(
    'party',
    'คำนวณเพิ่มสำหรับ{adults} นอกเหนือจากที่บอกมา',
    'Assumed {adults} in addition to those you mentioned.',
  ),
  friends: note('party', 'ไปกับเพื่อน เลยคิดไว้ที่{adults}', 'Assumed a group of {adults}.'),
  family: note('party', 'ไปกับครอบครัว เลยคิดไว้ที่{adults} {children}', 'Assumed a family of {adults} and {children}.'),
  foreigner_fees: note('party', 'คิดค่าเข้าชมราคาต่างชาติ', 'Entrance fees are the prices for foreign visitors.'),
  exchange_rate: note(
    'budget',
    'คิด 1 {currency} เท่ากับ {baht_per_unit} บาท งบรวม {baht} บาท',
    'At {baht_per_unit} baht to 1 {currency}, your budget is {baht} baht.',
  ),
  costs_covered: note(
    'budget',
    'ค่าใช้จ่ายรวมค่าเข้าชม และค่าอาหารคนละประมาณ {baht} บาทต่อวัน ยังไม่รวมที่พักและค่าเดินทาง',
    'Costs cover entrance fees and about {baht} baht per person per day for food. Accommodation and transport are extra.',
  ),
  preferred_interests: note(
    'interests',
    'ไม่ได้บอกว่าอยากเที่ยวแบบไหน เลยดูจากความชอบที่คุณบันทึกไว้: {interests}',
    "You didn't say what you like, so we went by your saved preferences: {interests}.",
  ),
  preferred_pace: note('pace', 'จัดจังหวะเที่ยวตามความชอบที่คุณบันทึกไว้', 'The pace follows your saved preferences.'),
  preferred_spending: note(
    'budget',
    'เลือกระดับค่าใช้จ่ายตามความชอบที่คุณบันทึกไว้',
    'The level of spending follows your saved preferences.',
  ),
  preferred_party: note(
    'party',
    'ไม่ได้บอกว่าไปกับใคร เลยดูจากที่คุณบันทึกไว้ คิดไว้ที่ {people} คน',
    "You didn't say who's coming, so we planned for {people} by your saved preferences.",
  ),
  preferred_walking: note(
    'pace',
    'เลี่ยงที่ต้องเดินหรือปีนเยอะ ตามที่คุณบันทึกไว้',
    'We avoided long walks and climbs, as in your saved preferences.',
  ),
  preferred_food: note('stop', 'คิดถึงเรื่องอาหารที่คุณบันทึกไว้ด้วย', 'Your saved food preferences are taken into account.'),
  motorbike_as_car: note(
    'transport',
    'คิดเวลาขี่มอเตอร์ไซค์เท่ากับขับรถยนต์ เผื่อเวลาพักระหว่างทางด้วย',
    'Motorbike rides are planned with the driving times of a car. Allow time for breaks.',
  ),
  vehicle_not_timed: note(
    'transport',
    'ยังคำนวณเวลา{vehicle}ระหว่างเมืองไม่ได้ เลยคิดเวลาแบบขนส่งสาธารณะ',
    'We cannot time whole trips {vehicle} yet, so the ways are timed by public transport.',
  ),
  transport_assumed: note(
    'transport',
    'ไม่ได้บอกวิธีเดินทาง เลยจัดแบบใช้{transport}',
    "You didn't say how you're travelling, so we planned by {transport}.",
  ),
}
export type AssumptionCode = CodeOf<typeof ASSUMPTIONS>
export type Assumption = NoteFrom<typeof ASSUMPTIONS>

/** What travellers should know before they go. */
export const WARNINGS = {
  place_removed: note(
    'stop',
    'เราไม่มีข้อมูลของ {place_id} แล้ว อย่าลืมเช็กก่อนไปว่ายังเปิดอยู่',
    'We no longer list {place_id}. Check that it still exists before you go.',
  ),
  hours_unknown: note(
    'stop',
    'ยังไม่มีข้อมูลเวลาเปิด-ปิดของ {place_ids} อย่าลืมเช็กก่อนไป',
    "We don't have opening hours for {place_ids}. Check before you go.",
  ),
  fees_unknown: note(
    'stop',
    'ยังไม่มีข้อมูลค่าเข้าชมของ {place_ids} เลยยังไม่ได้รวมในยอด',
    "We don't know the entrance fees for {place_ids}, so the total doesn't include them.",
  ),
  no_dates: note(
    'start_date',
    'ยังไม่ได้เลือกวันเดินทางที่แน่นอน บางที่อาจปิดในวันที่ไป',
    "You haven't picked exact dates yet. Some places close on certain days.",
  ),
  opens_only_on: note('stop', '{place_id} เปิดเฉพาะ{weekdays}', '{place_id} opens only on {weekdays}.'),
  closed_then: note(
    'stop',
    '{place_id} ปิดในช่วงที่ไปถึง ลองเปลี่ยนเวลาหรือเปลี่ยนวัน',
    '{place_id} is closed at the time of your visit. Try another time or day.',
  ),
  day_too_long: note(
    'day',
    'วันที่ {day} ของทริปจบช้ากว่าเวลาที่ตั้งไว้ {minutes}',
    'Day {day} ends {minutes} later than you wanted.',
  ),
  late_for_locked: note(
    'stop',
    'วันที่ {day} ของทริปจะไปถึง {place_id} ช้ากว่าเวลาที่ล็อกไว้ {minutes}',
    "On day {day} you'd reach {place_id} {minutes} after the locked time.",
  ),
  monsoon_andaman: note(
    'start_date',
    'ช่วงนี้ฝั่งอันดามันเป็นหน้ามรสุม ทะเลมีคลื่นแรงและเรือบางเที่ยวอาจงด',
    'It is monsoon season on the Andaman coast then. Seas can be rough and some boats may not run.',
  ),
  monsoon_gulf: note(
    'start_date',
    'ช่วงนี้ฝั่งอ่าวไทยตอนล่างเป็นหน้ามรสุม ทะเลมีคลื่นแรงและเรือบางเที่ยวอาจงด',
    'It is monsoon season on the lower Gulf coast then. Seas can be rough and some boats may not run.',
  ),
  by_boat: note(
    'transport',
    'ทริปนี้มีช่วงนั่งเรือ รอบเรืออาจเปลี่ยนตามสภาพอากาศและฤดูกาล',
    'This trip includes boat rides. Sailings depend on the weather and the season.',
  ),
  roads_estimated: note(
    'transport',
    'ตอนนี้คำนวณเส้นทางจริงไม่ได้ เวลาเดินทางทั้งหมดเป็นเวลาโดยประมาณ',
    "We couldn't check the roads this time, so all travel times are estimates.",
  ),
  steps_not_recorded: note(
    'stop',
    'ยังไม่มีข้อมูลว่าที่ไหนมีทางลาดสำหรับวีลแชร์หรือรถเข็น ถามแต่ละที่ก่อนไป',
    "We don't know which places have step-free access for a wheelchair or stroller. Ask each one before you go.",
  ),
  foods_not_recorded: note(
    'stop',
    'บอกร้านทุกครั้งว่ากินไม่ได้: {said} เรายังไม่มีข้อมูลเมนูของร้าน',
    "Tell each restaurant what you can't eat: {said}. We don't have their menus.",
  ),
  diets_not_recorded: note(
    'stop',
    'ยังไม่มีข้อมูลว่าร้านไหนมีเมนูแบบที่ต้องการ ถามร้านก่อนสั่ง',
    "We don't have dietary information for restaurants. Ask before you order.",
  ),
}
export type Warning = NoteFrom<typeof WARNINGS>

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

/** Why a topic that trips do not include is left out, and what to do instead. */
const TOPIC_REASONS = {
  accommodation: note(
    null,
    'ยังไม่มีข้อมูลห้องพักและราคา แต่ละวันในทริปบอกเมืองที่ควรพักไว้แล้ว',
    "We don't list rooms or their prices. Each day of the trip names the town to stay in.",
  ),
  tickets: note(
    null,
    'ยังไม่มีตารางเดินรถ ตั๋ว และค่าโดยสาร ทริปบอกเวลาเดินทางโดยประมาณ เช็กรอบและราคากับผู้ให้บริการอีกครั้ง',
    "We don't have timetables, tickets or fares. The trip shows about how long each way takes; check times with the operator.",
  ),
  flights: note(
    null,
    'ทริปนี้ไม่รวมการจองเที่ยวบิน จองเองแล้วบอกเวลาถึงและเวลากลับ จะได้จัดวันแรกกับวันสุดท้ายให้พอดี',
    'Flights are not booked here. Book them yourself and add your arrival and departure times, so the first and last day fit.',
  ),
  bookings: note(
    null,
    'ยังจองรถ เรือ ไกด์ หรือทัวร์ให้ไม่ได้ ติดต่อผู้ให้บริการโดยตรง',
    "We can't book vehicles, boats, guides or tours. Contact the operator directly.",
  ),
  events: note(
    null,
    'ยังไม่มีข้อมูลงานและอีเวนต์ เช็กกับผู้จัดก่อนไป',
    "We don't have a calendar of events. Check with the organisers before you go.",
  ),
  lessons: note(
    null,
    'ยังไม่มีข้อมูลคลาสและคอร์สเรียน จองกับผู้สอนแล้วเว้นเวลาไว้ในทริป',
    "We don't list classes or courses. Book one directly and leave time for it in the trip.",
  ),
  companions: note(null, 'ที่นี่หาเพื่อนร่วมทริปให้ไม่ได้', "We can't find you travel companions."),
  pets: note(
    null,
    'ยังไม่มีข้อมูลว่าที่ไหนพาสัตว์เลี้ยงเข้าได้ ถามแต่ละที่ก่อนไป',
    "We don't know which places admit pets. Ask each one before you go.",
  ),
  safety: note(
    null,
    'ยังไม่มีข้อมูลความปลอดภัยล่าสุด เช็กประกาศของทางการ หรือโทร 1155 ตำรวจท่องเที่ยว',
    "We don't have current safety information. Check official advice; the tourist police answer at 1155.",
  ),
  health: note(
    null,
    'ให้คำแนะนำเรื่องสุขภาพไม่ได้ ถามแพทย์ก่อนเดินทาง',
    "We can't advise on health. Ask a doctor or a travel clinic before you go.",
  ),
  diet: note(
    null,
    'ยังไม่มีข้อมูลเมนูสำหรับอาหารพิเศษหรือการแพ้อาหาร บอกร้านทุกครั้งก่อนสั่ง',
    "We don't have menus for special diets or allergies. Tell each restaurant before you order.",
  ),
  weather: note(
    null,
    'ยังไม่มีพยากรณ์อากาศ โดยทั่วไปฝั่งอันดามันฝนชุกพฤษภาคมถึงตุลาคม ฝั่งอ่าวไทยตุลาคมถึงธันวาคม',
    "We don't forecast the weather. Usually the Andaman coast is wettest from May to October, the Gulf islands from October to December.",
  ),
  documents: note(
    null,
    'ให้ข้อมูลวีซ่า เอกสาร หรือเรื่องเงินไม่ได้ เช็กกับหน่วยงานโดยตรง',
    "We can't advise on visas, documents or money. Check with the authorities.",
  ),
  comparison: note(
    null,
    'จัดได้ทีละแผนและยังเปรียบเทียบให้ไม่ได้ ลองจัดแต่ละแบบแยกกันแล้วดูคู่กัน',
    "We make one plan and don't compare. Plan each option separately and see them side by side.",
  ),
} satisfies Record<Topic, NoteEntry<null>>

/** Why a wish is unmet. The wish itself names its subject, except for contradictions. */
export const UNMET_REASONS = {
  not_found: note(null, 'ไม่พบสถานที่ชื่อนี้', "We couldn't find a place with this name."),
  closed: note(null, 'ปิดตลอดช่วงที่ไป', 'Closed throughout your trip.'),
  closed_season: note(
    null,
    '{island_id}ปิดช่วงมรสุม เปิดเฉพาะ {season_start} ถึง {season_end}',
    '{island_id} is closed for the season. It opens from {season_start} to {season_end}.',
  ),
  closed_months: note(null, 'ปิดช่วง{months}', 'Closed in {months}.'),
  out_of_reach: note(null, 'ไกลเกินไป ไปกลับไม่ทันในวันเดียว', 'Too far to get there and back in a day.'),
  break_not_kept: note(
    null,
    'เว้นเวลา {start_time} ถึง {end_time} ไว้ไม่ได้ทุกวัน เพราะอยู่นอกเวลาเที่ยวหรือต้องเดินทาง',
    'The time from {start_time} to {end_time} could not be kept free: it is outside the day or taken by travel.',
  ),
  no_time: note(null, 'เวลาในทริปไม่พอ', 'No time left after your top priorities.'),
  over_budget: note(null, 'เกินงบ', 'Over budget.'),
  not_enough_places: note(null, 'แถวนี้มีไม่พอ', 'Not enough of these in the area.'),
  over_limit: note(null, 'จุดแวะเต็มแล้วตามจังหวะเที่ยวที่เลือก', 'No room for more stops at this pace.'),
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

/** Wishes that can be unmet, by subject. A wish with `said` is quoted in the words of the prompt. */
export const WISHES = {
  must_visit: note('must_visit', '{place_id}', '{place_id}'),
  interests: note('interests', '{interest}', '{interest}'),
  provinces: note('provinces', '{province_code}', '{province_code}'),
  stop: note('stop', 'จุดแวะที่ล็อกไว้: {place_id}', 'locked stop: {place_id}'),
  budget: note('budget', 'งบที่ตั้งไว้', 'budget'),
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
  transport: note('transport', 'เดินทางด้วย{transport}', 'by {transport}'),
  daily_window: note('daily_window', 'เวลาเที่ยวในแต่ละวัน', 'the hours of each day'),
  province: note('provinces', 'ไป{province_code}', 'visiting {province_code}'),
  must_visit: note('must_visit', 'ไป{place_id}', 'visiting {place_id}'),
  locked_stop: note('stop', 'จุดแวะที่ล็อกไว้: {place_id}', 'the locked stop {place_id}'),
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
