import { FEAST_ASSUMPTIONS } from './feast-assumptions.ts'
import { type CodeOf, type NoteFrom, note } from './note.ts'

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
  ...FEAST_ASSUMPTIONS,
  month_only: note(
    'start_date',
    'จัดให้สำหรับ{month} ถ้าเลือกวันแล้วบอกได้เลย จะเช็กวันเปิด-ปิดให้',
    'Planned for {month}. Once you have dates, add them and we check the opening days.',
  ),
  no_such_day: note(
    'start_date',
    'ในปฏิทินไม่มี “{said}” ช่วยดูวันเดินทางอีกครั้ง',
    'The calendar has no “{said}”. Please check your dates.',
  ),
  season_only: note(
    'start_date',
    'จัดให้สำหรับ{month} ตามฤดูที่บอก ถ้าเลือกวันแล้วบอกได้เลย จะเช็กวันเปิด-ปิดให้',
    'Planned for {month}, by the season you named. Once you have dates, add them and we check the opening days.',
  ),
  coming_weekend: note(
    'start_date',
    'เสาร์-อาทิตย์ที่จะถึงเริ่มวันที่ {start_date}',
    'The coming weekend starts on {start_date}.',
  ),
  midweek: note('start_date', 'กลางสัปดาห์ เลยเริ่มวันอังคารที่ {start_date}', 'Midweek: we start on Tuesday, {start_date}.'),
  next_week: note('start_date', 'นับสัปดาห์หน้าจากวันจันทร์ที่ {start_date}', '“Next week” starts on Monday, {start_date}.'),
  part_of_month: note(
    'start_date',
    'บอกมาเป็นช่วงของเดือน เลยเริ่มวันที่ {start_date} ถ้าเลือกวันแล้วบอกได้เลย',
    'You named part of a month, so the plan starts on {start_date}. Once you have dates, add them.',
  ),
  likely_start: note(
    'start_date',
    'บางที่เปิดแค่บางวัน แผนนี้จึงเหมาะกับการเริ่ม{weekday}',
    'Some places open only on certain days, so this plan suits a start on a {weekday}.',
  ),
  pace_for_seniors: note(
    'pace',
    'มีผู้สูงอายุไปด้วย เลยจัดแบบสบาย ๆ',
    "You're travelling with seniors, so we kept an easy pace.",
  ),
  window_start: note('daily_window', 'เริ่ม {start_time}', 'The day starts at {start_time}.'),
  layover: note(
    'daily_window',
    'เวลาต่อเครื่องนับจากเครื่องลงถึงเครื่องขึ้น หักเวลาเข้าเมือง 1 ชม. กลับสนามบิน 1 ชม. และเผื่อก่อนขึ้นเครื่อง 2 ชม. 30 นาที เหลือเที่ยว {minutes} ตั้งแต่ {start_time} ถึง {end_time}',
    'A layover runs from landing to take-off. An hour into town, an hour back and two and a half at the airport leave {minutes}, from {start_time} to {end_time}.',
  ),
  layover_too_short: note(
    'daily_window',
    'เวลาต่อเครื่องสั้นเกินกว่าจะเข้าเมือง หักเวลาเดินทางไปกลับและเผื่อก่อนขึ้นเครื่องแล้วเหลือ {minutes} แนะนำให้อยู่ที่สนามบิน',
    'The layover is too short for the city: the way there and back and the time at the airport leave {minutes}. Better stay at the airport.',
  ),
  open_ends: note(
    'daily_window',
    'ไม่ได้บอกเวลาไปถึงและเวลากลับ แผนจึงเริ่ม {start_time} ในวันแรก และจบ {end_time} ในวันสุดท้าย บอกเวลาได้ จะจัดสองวันนี้ให้พอดี',
    "You didn't say when you arrive and leave, so the first day starts at {start_time} and the last one ends at {end_time}. Add the times, and we fit both days to them.",
  ),
  usual_break: note(
    'daily_window',
    'เว้นเวลาพักไว้ทุกวัน {start_time} ถึง {end_time} บอกเวลาที่แน่นอนได้',
    'Each day keeps {start_time} to {end_time} free. Name other hours if you prefer.',
  ),
  adults_assumed: note('party', 'ราคาคิดต่อ{adults}', 'Prices are for {adults}.'),
  adults_beside_others: note(
    'party',
    'นอกจากคนที่บอกมา นับ{adults}ที่ไปด้วย',
    'We counted {adults} travelling with those you mentioned.',
  ),
  party_capped: note(
    'party',
    'ทริปหนึ่งนับได้ไม่เกิน {people} คน ค่าใช้จ่ายจึงคิดที่ {people} จาก {said} คน',
    'A trip counts {people} people at most, so costs are for {people} of the {said}.',
  ),
  friends: note('party', 'ไปกับเพื่อน เลยคิดไว้ที่{adults}', 'Planned for a group of {adults}.'),
  family: note('party', 'ไปกับครอบครัว เลยคิดไว้ที่{adults} {children}', 'Planned for a family: {adults} and {children}.'),
  toddler_days: note(
    'party',
    'จัดให้เหมาะกับเด็กเล็ก: พักหลังมื้อกลางวันทุกวัน แวะไม่นาน ไม่มีหน้าผาหรือถ้ำ และนั่งเรือไม่เกินครึ่งวัน ครั้งเดียวทั้งทริป',
    'Planned around a toddler: a rest after lunch, short stops, no cliffs or caves, and no more than one half day by boat.',
  ),
  small_children_days: note(
    'party',
    'จัดให้เหมาะกับเด็ก: ไม่มีทางชันยาวๆ และนั่งเรือไม่เกินครึ่งวัน ครั้งเดียวทั้งทริป',
    'Planned for young children: no long climbs, and no more than one half day by boat.',
  ),
  foreigner_fees: note(
    'party',
    'คิดค่าเข้าชมราคาต่างชาติ ถ้าเป็นคนไทยบอกได้เลย',
    'We took you for visitors from abroad, so entrance fees are theirs. Tell us if you are Thai.',
  ),
  exchange_rate: note(
    'budget',
    'คิด 1 {currency} เท่ากับ {baht_per_unit} บาท งบรวม {baht} บาท',
    'At {baht_per_unit} baht to 1 {currency}, your budget is {baht} baht.',
  ),
  thai_fees: note(
    'party',
    'คิดค่าเข้าชมราคาคนไทย ถ้ามีชาวต่างชาติไปด้วยบอกได้เลย',
    'Entrance fees are the prices for Thais. Tell us if visitors from abroad come along.',
  ),
  hired_car: note(
    'transport',
    'ค่าเดินทางนับค่าเช่ารถวันละ {baht} บาทด้วย',
    'Transport counts a hired car at about {baht} baht a day.',
  ),
  own_vehicle: note(
    'transport',
    'มีรถของตัวเอง ค่าเดินทางจึงไม่นับค่าเช่ารถ',
    'You have a vehicle of your own, so the costs count no hire.',
  ),
  hires_left_out: note(
    'transport',
    'รถเหมาพร้อมคนขับวันละราว 2,500–3,500 บาท แพงไปสำหรับงบนี้ ที่ที่ต้องเหมารถไปจึงใส่ไว้เฉพาะที่คุณเอ่ยถึงหรือไม่มีที่ใกล้กว่าแทนได้ อยากไปที่ไหน บอกชื่อได้เลย',
    'A hired car with its driver costs about 2,500 to 3,500 baht a day, too much for this budget, so what needs one is in the plan only if you asked for it or nothing nearer has it. Name a place, and we plan it.',
  ),
  own_coach: note(
    'transport',
    'ไปกันหลายคน เลยถือว่ารถบัสหรือรถตู้เป็นของคณะ ไปได้ทุกที่ที่รถยนต์ไปได้',
    'You are many, so we took the bus or van to be yours: it goes wherever a car does.',
  ),
  hired_motorbike: note(
    'transport',
    'ค่าเดินทางนับค่าเช่ามอเตอร์ไซค์คันละ {baht} บาทต่อวันด้วย นั่งคันละสองคน',
    'Transport counts hired motorbikes at about {baht} baht a day each, one for two people.',
  ),
  costs_covered: note(
    'budget',
    'ยอดรวมนับค่าเข้าชม อาหาร การเดินทาง และ{rooms} ทั้งหมดเป็นราคาโดยประมาณ',
    'The total counts entrance fees, meals, getting around and {rooms}. All of it is an estimate.',
  ),
  costs_of_day: note(
    'budget',
    'ยอดรวมนับค่าเข้าชม อาหาร และการเดินทาง ทั้งหมดเป็นราคาโดยประมาณ',
    'The total counts entrance fees, meals and getting around. All of it is an estimate.',
  ),
  budget_for_rooms: note(
    'budget',
    'งบ {baht} บาทพอ เหลือค่าห้องพักได้ถึงคืนละ {room_baht} บาท',
    'Your budget of {baht} baht is enough and leaves up to {room_baht} baht a night for each room.',
  ),
  budget_for_stay: note(
    'budget',
    'งบ {baht} บาทพอสำหรับช่วงที่เที่ยว เหลือค่าห้องพักได้ถึงคืนละ {room_baht} บาท ยังไม่หักค่าเดินทางไปและกลับ',
    'Your budget of {baht} baht covers the days there and leaves up to {room_baht} baht a night for each room. Getting there and home is not counted.',
  ),
  budget_kept: note(
    'budget',
    'งบ {baht} บาทพอ ทริปนี้ใช้ประมาณ {total_baht} บาท',
    'Your budget of {baht} baht is enough: the day costs about {total_baht} baht.',
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
  way_there: note('transport', 'การเดินทางไป{gateway_id}', 'Getting to {gateway_id}'),
  way_home: note(
    'transport',
    'ทริปจบที่{gateway_id} กลับกรุงเทพฯ ได้ทางเดียวกัน',
    'The trip ends in {gateway_id} The way back to Bangkok is the same in reverse.',
  ),
  drive_home: note(
    'transport',
    'วันสุดท้ายออกเดินทางกลับราว {start_time} ขับรถอีกราว {minutes} ถึงราว {end_time}',
    'On the last day, set out for home at about {start_time}. The drive takes about {minutes}, so you are there by about {end_time}.',
  ),
  way_outside: note(
    'transport',
    'เดินทางจากบ้านไม่ถึงในวันเดียว แผนจึงเริ่มและจบที่ปลายทาง ให้เดินทางข้ามคืนก่อนวันแรก และกลับหลังวันสุดท้าย',
    'The way from home does not fit into a day, so the plan begins and ends there. Travel overnight before day 1, and home after the last day.',
  ),
  stop_on_way: note(
    'transport',
    'แผนนี้จัดเฉพาะช่วงที่แวะระหว่างทาง ไม่รวมการเดินทางก่อนและหลังจากนั้น',
    'The plan has the hours of the stop, not the journeys before and after it.',
  ),
  way_home_left: note(
    'transport',
    'แผนจบที่ปลายทาง ยังไม่รวมขากลับ{said} เผื่อเวลาเดินทางอีกราว {minutes}',
    'The plan ends at the destination. The way back to {said} comes after it and takes about {minutes}.',
  ),
  flights_added: note(
    'transport',
    'บางช่วงไกลเกินกว่าจะนั่งรถหรือรถไฟในวันเดียว แผนจึงให้นั่งเครื่องบินช่วงนั้น',
    'Some ways take too long by train or bus for one day, so the plan flies them.',
  ),
  day_on_island: note(
    'transport',
    'เรือข้ามไปใช้เวลาราว {minutes} แผนจึงเริ่มและจบบนเกาะ ถ้าไปเช้าเย็นกลับ บอกด้วยว่ามาจากไหน',
    'The boat takes about {minutes}, so the day begins and ends on the island. If you come over for the day, say from where.',
  ),
  night_on_way: note(
    'transport',
    'ทางบางช่วงไกลเกินจะเดินทางให้ถึงในวันเดียว เลยแวะค้างคืนระหว่างทางที่{province_codes}',
    'Some ways are too long for the hours of one day, so the plan breaks them with a night in {province_codes}.',
  ),
  boat_to_flight: note(
    'transport',
    'วันที่ {day} {island_id}ไม่มีสนามบิน ต้องนั่งเรือไปขึ้นเครื่อง เวลาในแผนรวมเรือแล้ว',
    'There is no airport on {island_id}: on day {day} a boat to the airport comes before the flight. The time in the plan includes it.',
  ),
  boat_from_flight: note(
    'transport',
    'วันที่ {day} {island_id}ไม่มีสนามบิน ลงเครื่องแล้วต้องนั่งเรือต่อ เวลาในแผนรวมเรือแล้ว',
    'There is no airport on {island_id}: on day {day} a boat comes after the flight. The time in the plan includes it.',
  ),
  night_ride_there: note(
    'transport',
    'นั่ง{ride}คืนก่อนวันแรก ถึงเช้าวันแรกพอดี ทุกวันในแผนจึงได้เที่ยวที่ปลายทาง จองที่ล่วงหน้าและเช็กเวลาก่อนไป',
    'Take the {ride} on the night before day 1: it arrives in the morning, so all days are at the destination. Book ahead and check the times.',
  ),
  night_ride_between: note(
    'transport',
    'คืนวันที่ {day} นอนบน{ride} ออกช่วงเย็น ถึง{province_codes}ตอนเช้า จองที่ล่วงหน้าและเช็กเวลาก่อนไป',
    'The night of day {day} is on the {ride}, which leaves in the evening and arrives in {province_codes} in the morning. Book ahead and check the times.',
  ),
  night_ride_home: note(
    'transport',
    'วันสุดท้ายจบช่วงเย็น แล้วนั่ง{ride}กลับ ถึงเช้าวันถัดไป จองที่ล่วงหน้าและเช็กเวลาก่อนไป',
    'The last day ends in the evening, in time for the {ride} home, which arrives the next morning. Book ahead and check the times.',
  ),
  night_in_tent: note(
    'interests',
    'จัดให้กางเต็นท์ที่{place_ids} แต่เราไม่มีข้อมูลว่าลานว่างไหม และมีเต็นท์กับเครื่องนอนให้เช่าหรือเปล่า สอบถามหรือจองกับเจ้าของพื้นที่ก่อนไป',
    "You sleep in a tent at {place_ids}. We don't know whether pitches are free or tents for hire: ask or book with the park or the owner first.",
  ),
  night_on_raft: note(
    'interests',
    'จัดให้นอนแพที่{place_ids} แต่เราไม่มีข้อมูลว่าแพไหนว่างและราคาเท่าไร จองกับเจ้าของแพและถามเวลาเรือรับส่งก่อนไป',
    "You sleep on a raft at {place_ids}. We don't know which rafts are free or what they cost: book with an owner, and ask when the boat leaves.",
  ),
  night_on_mountain: note(
    'interests',
    'จัดให้นอนบน{place_ids} เดินขึ้นวันแรก เดินลงวันสุดท้าย เที่ยวละราว 4 ชั่วโมง แต่เราไม่มีข้อมูลว่าที่พักกับเต็นท์บนนั้นว่างไหม จองกับอุทยานก่อนไป',
    "You sleep on top of {place_ids}: up on the first day, down on the last, about four hours each way. We don't know whether tents and rooms up there are free: book with the park.",
  ),
  boat_too_long_for_children: note(
    'provinces',
    'นั่งเรือไปกลับ{said}ในวันเดียวนานเกินไปสำหรับเด็กเล็ก เลยจัดเที่ยวใกล้ที่พักแทน',
    'There and back to {said} in a day is too long on a boat for small children, so the plan stays nearby.',
  ),
  day_near_home: note(
    'provinces',
    'ไปกลับในวันเดียวไม่ทัน เลยจัดเที่ยวแถวที่เริ่มเดินทางแทน',
    'There and back does not fit into a day, so the plan stays near where it starts.',
  ),
  nights_by_airport: note(
    'days',
    'เวลาบินไม่ตรงกับเรือข้ามเกาะ เลยเพิ่มคืนใกล้สนามบินที่{province_code} คืนบนเกาะยังครบตามที่ขอ รวมเป็น {days}',
    'No boat meets your flights, so you sleep near the airport in {province_code} before or after the island. All nights on it stay: {days} in all.',
  ),
  night_of_landing: note(
    'days',
    'ถึงแล้วไม่ทันเรือเที่ยวสุดท้าย คืนแรกเลยพักที่{province_code} แล้วข้ามไปเกาะวันถัดไป',
    'You land too late for the last boat, so the first night is in {province_code} and the island starts the next day.',
  ),
  far_legs_flown: note(
    'transport',
    'ทางไกลจัดให้นั่งเครื่องบิน แล้วเช่ารถขับต่อ ถ้าขับรถไปเองจากบ้านบอกได้เลย',
    'The plan flies the long way and hires a car there. Tell us if you drive from home.',
  ),
  train_there: note(
    'transport',
    'ขาไปนั่งรถไฟจาก{station} ราว {start_time} ถึงราว {end_time} เช็กเวลากับการรถไฟก่อนไป',
    'The train there leaves {station} at about {start_time} and arrives at about {end_time}. Confirm with the State Railway.',
  ),
  train_there_about: note(
    'transport',
    'ขาไปนั่งรถไฟจาก{station} ใช้เวลาราว {minutes} แผนเริ่มเมื่อรถไฟรอบเช้าถึงราว {start_time} เช็กรอบและจองที่นั่งกับการรถไฟก่อนไป',
    'The train there leaves from {station} and takes about {minutes}; the plan begins when a morning train arrives, at about {start_time}. Check the times and book with the State Railway.',
  ),
  train_home_about: note(
    'transport',
    'ขากลับนั่งรถไฟเข้า{station} อีกราว {minutes} แผนจบที่สถานีก่อน {start_time} เลือกรอบที่ใกล้เวลานี้ที่สุด',
    'The train home to {station} takes about {minutes}; the plan ends at the station before {start_time}. Take the train nearest to that time.',
  ),
  train_home: note(
    'transport',
    'ขากลับรถไฟออกราว {start_time} ถึง{station} ราว {end_time} แผนจบก่อนเวลานั้น',
    'The train home leaves at about {start_time} and reaches {station} at about {end_time}. The plan ends in time for it.',
  ),
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
    'จัดให้แบบ{transport} ถ้าไปแบบอื่นบอกได้เลย',
    'Planned by {transport}. Tell us if you travel another way.',
  ),
}
export type AssumptionCode = CodeOf<typeof ASSUMPTIONS>
export type Assumption = NoteFrom<typeof ASSUMPTIONS>
