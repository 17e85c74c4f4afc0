import { type NoteFrom, note } from './note.ts'

/** What travellers should know before they go. */
export const WARNINGS = {
  place_removed: note(
    'stop',
    'เราไม่มีข้อมูลของ {place_id} แล้ว อย่าลืมเช็กก่อนไปว่ายังเปิดอยู่',
    'We no longer list {place_id}. Check that it still exists before you go.',
  ),
  hours_unknown: note(
    'stop',
    'เช็กเวลาเปิด-ปิดก่อนไป เรายังไม่มีข้อมูล: {place_ids}',
    "Check the hours before you go, we don't have them: {place_ids}.",
  ),
  fees_unknown: note(
    'stop',
    'ยังไม่รู้ค่าเข้า เลยยังไม่ได้รวมในยอด: {place_ids}',
    'Not in the total, because we do not know the entrance fee: {place_ids}.',
  ),
  thai_price_only: note(
    'stop',
    'เรามีแค่ราคาคนไทย เลยยังไม่ได้รวมในยอด: {place_ids}',
    'Not in the total, because we know only the price for Thais: {place_ids}.',
  ),
  opens_only_on: note('stop', 'เปิดเฉพาะ{weekdays}: {place_ids}', 'Open only on {weekdays}: {place_ids}.'),
  lively_only_on: note(
    'stop',
    'ร้านเปิดและคึกคักเฉพาะ{weekdays}: {place_ids}',
    'Its market is held only on {weekdays}: {place_ids}.',
  ),
  quiet_on: note('stop', 'แผงส่วนใหญ่หยุด{weekdays}: {place_ids}', 'Most stalls rest on {weekdays}: {place_ids}.'),
  closed_on: note('stop', 'ปิด{weekdays}: {place_ids}', 'Closed on {weekdays}: {place_ids}.'),
  closed_season: note('stop', 'ปิดช่วง{months}: {place_ids}', 'Closed {months}: {place_ids}.'),
  best_season: note('stop', 'น่าไปช่วง{months}: {place_ids}', 'At its best {months}: {place_ids}.'),
  festival: note(
    'stop',
    'งานใหญ่ของที่นี่จัดช่วง{months} ที่พักเต็มเร็ว จองก่อน: {place_ids}',
    'Its festival is held {months}, when rooms fill up early: {place_ids}.',
  ),
  best_at_dawn: note(
    'stop',
    'สวยที่สุดตอนพระอาทิตย์ขึ้น แต่แผนนี้แวะหลังจากนั้น ถ้าค้างใกล้ ๆ ลองตื่นเช้าไปดู: {place_ids}',
    'At its best at sunrise; the plan goes later. If you sleep nearby, get up for it: {place_ids}.',
  ),
  climb: note(
    'stop',
    'ต้องปีนหรือขึ้นบันไดเยอะ ใครเดินไม่ไหวรอข้างล่างได้: {place_ids}',
    'A real climb. Whoever cannot walk it waits below: {place_ids}.',
  ),
  steps_spared: note(
    'stop',
    'บันไดเยอะ ขึ้นรถราง ลิฟต์ หรือรถแทนได้: {place_ids}',
    'Many steps. Take the cable tram, the lift or the road up instead: {place_ids}.',
  ),
  sand: note(
    'stop',
    'รถเข็นลงทรายไม่ได้ ดูวิวจากทางเดินริมหาด: {place_ids}',
    'Wheels sink into the sand. Stay on the paved stretch beside the beach: {place_ids}.',
  ),
  red_flags: note(
    'stop',
    'หน้ามรสุมคลื่นและกระแสน้ำแรง เห็นธงแดงห้ามลงเล่นน้ำ: {place_ids}',
    'Monsoon waves and rip currents: never swim where a red flag flies: {place_ids}.',
  ),
  cold_dawn: note(
    'stop',
    'เช้ามืดหนาวและมืด เตรียมเสื้อกันหนาวกับไฟฉาย: {place_ids}',
    'Cold and dark before sunrise. Bring a warm jacket and a torch: {place_ids}.',
  ),
  near_border: note(
    'stop',
    'อยู่ติดชายแดนไทย-กัมพูชาที่ปะทะกันในปี 2568 อาจปิดหรือห้ามเข้า เช็กประกาศทางการก่อนไป และอย่าออกนอกทาง: {place_ids}',
    'Beside the Cambodian border, which was fought over in 2025. It may be closed: check official travel advice before you go, and stay on the paths: {place_ids}.',
  ),
  flash_floods: note(
    'stop',
    'หน้าฝนน้ำป่ามาเร็วมาก ฝนตกหนักหรือน้ำขุ่นอย่าลงน้ำ ถามเจ้าหน้าที่ก่อนไปว่าเปิดไหม: {place_ids}',
    'Flash floods come in these rains: ask the rangers whether it is open, and stay out of rising or brown water: {place_ids}.',
  ),
  not_for_wheels: note(
    'stop',
    'มีบันไดหรือพื้นขรุขระ วีลแชร์เข้าไม่ถึงด้านใน เท่าที่เรารู้: {place_ids}',
    'As far as we know, steps or rough ground keep a wheelchair out: {place_ids}.',
  ),
  book_ahead: note('stop', 'ควรจองล่วงหน้า: {place_ids}', 'Book ahead: {place_ids}.'),
  fly_after_dive: note(
    'stop',
    'หลังดำน้ำลึกต้องเว้นอย่างน้อย 18 ชั่วโมงก่อนขึ้นเครื่องบิน: {place_ids}',
    'Leave at least 18 hours between the last dive and a flight: {place_ids}.',
  ),
  dress: note('stop', 'แต่งกายสุภาพ คลุมไหล่และเข่า: {place_ids}', 'Cover your shoulders and knees: {place_ids}.'),
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
    'มีช่วงนั่งเรือ{trip_days} รอบเรืออาจเปลี่ยนตามสภาพอากาศและฤดูกาล',
    'You go by boat on {trip_days}. Sailings depend on the weather and the season.',
  ),
  by_boat_in_season: note(
    'transport',
    'มีช่วงนั่งเรือ{trip_days} เหมาะที่สุดช่วง{months} นอกช่วงนี้เรือบางเที่ยวอาจงด',
    'You go by boat on {trip_days}, which is best {months}. In other months some boats may not run.',
  ),
  charter_day: note(
    'transport',
    'เท่าที่เรารู้ไม่มีรถประจำทางไป {place_ids} เหมารถพร้อมคนขับวันละราว 2,500–3,500 บาทรวมน้ำมัน คิดในค่าเดินทางให้แล้ว',
    'No bus or songthaew line that we know of goes to {place_ids}. Hire a car with a driver, about 2,500 to 3,500 baht a day with petrol; the cost of transport counts it.',
  ),
  charter_near: note(
    'transport',
    'เท่าที่เรารู้ไม่มีรถประจำทางไป {place_ids} เหมาสองแถวหรือแท็กซี่ไปกลับ ตกลงราคาและนัดให้รอรับ',
    'No bus or songthaew line that we know of goes to {place_ids}. Charter a songthaew or taxi there and back: agree on the price and have it wait.',
  ),
  roads_estimated: note(
    'transport',
    'ตอนนี้คำนวณเส้นทางจริงไม่ได้ เวลาเดินทางทั้งหมดเป็นเวลาโดยประมาณ',
    "We couldn't check the roads this time, so all travel times are estimates.",
  ),
  steps_not_recorded: note(
    'stop',
    'เลี่ยงเรือและที่ที่เรารู้ว่ามีบันไดแล้ว แต่ยังไม่รู้ทุกที่ว่ามีทางลาดสำหรับวีลแชร์ ถามก่อนไป',
    "We left out boats and what we know to have steps, but don't know the access of every place for a wheelchair. Ask before you go.",
  ),
  stroller_steps: note(
    'stop',
    'เลี่ยงที่ที่ต้องปีนแล้ว แต่บางที่ยังมีบันไดหรือธรณีประตู เตรียมเป้อุ้มไปด้วย',
    'We left out climbs, but some places still have steps and thresholds. Bring a carrier beside the stroller.',
  ),
  foods_not_recorded: note(
    'stop',
    'บอกร้านทุกครั้งว่ากินไม่ได้: {said} เรายังไม่มีข้อมูลเมนูของร้าน',
    "Tell each restaurant what you can't eat: {said}. We don't have their menus.",
  ),
  vegetarian_meals: note(
    'stop',
    'มื้อที่ระบุร้านมีเฉพาะร้านที่เรารู้ว่ามีอาหารมังสวิรัติ มื้ออื่นเลือกร้านได้เอง มองหาธงเหลืองที่เขียนว่า “เจ”',
    'We name only places to eat that we know as vegetarian. For the other meals, look for the yellow flags of “jay” food: no meat, fish or eggs.',
  ),
  vegan_meals: note(
    'stop',
    'ร้านมังสวิรัติบางร้านใช้ไข่หรือนม ถ้ากินวีแกน สั่งว่า “เจ” ซึ่งไม่มีทั้งสองอย่าง',
    'You eat vegan, but some vegetarian places cook with eggs or milk. Ask for “jay”, which has neither.',
  ),
  halal_meals: note(
    'stop',
    'มื้อที่ระบุร้านมีเฉพาะร้านที่เรารู้ว่าเป็นร้านมุสลิม มื้ออื่นเลือกร้านได้เอง มองหาเครื่องหมายฮาลาล',
    'We name only places to eat that we know as Muslim. For the other meals, look for the halal sign.',
  ),
  diets_not_recorded: note(
    'stop',
    'ยังไม่มีข้อมูลว่าร้านไหนมีเมนูแบบที่ต้องการ ถามร้านก่อนสั่ง',
    "We don't have dietary information for restaurants. Ask before you order.",
  ),
}
export type Warning = NoteFrom<typeof WARNINGS>
