import { note } from './note.ts'

/** What the planner assumed about a festival, and about what two people celebrate. */
export const FEAST_ASSUMPTIONS = {
  feast: note('start_date', 'เทศกาลนี้ตรงกับวันที่ {start_date}', 'The festival starts on {start_date}.'),
  feast_in_town: note(
    'start_date',
    'ช่วงเทศกาลจัดให้เที่ยวในเมือง เพราะถนนรอบงานปิดให้คนเดิน และที่พักเต็มเร็ว ควรจองล่วงหน้า',
    'During the festival the plan stays in town: streets around it close to cars and rooms fill up, so book early.',
  ),
  feast_water: note(
    'start_date',
    'สงกรานต์สาดน้ำกันช่วงบ่าย จัดให้เล่นน้ำที่{place_ids} ใส่ชุดที่เปียกได้ เก็บมือถือกับเงินไว้ในซองกันน้ำ ส่วนขบวนแห่กับพิธีสรงน้ำพระแต่ละปีเวลาไม่เหมือนกัน เช็กกำหนดการของเมืองก่อน',
    "Songkran's water fights are in the afternoon: yours is at {place_ids}. Wear what may get wet and keep phone and money in a waterproof pouch. The procession and the bathing of Buddha images have other hours every year, so check the town's programme.",
  ),
  feast_krathong: note(
    'start_date',
    'คืนลอยกระทงจัดให้ไปที่{place_ids} ซื้อกระทงได้หน้างาน ขบวนแห่กับการแสดงแต่ละปีเวลาไม่เหมือนกัน และบางรอบต้องซื้อบัตร เช็กกำหนดการก่อนไป',
    'For Loy Krathong you go to {place_ids} at night; stalls there sell krathongs. Processions and shows have other hours every year and some need a ticket, so check the programme.',
  ),
  feast_water_somewhere: note(
    'start_date',
    'เรายังไม่มีข้อมูลว่าเมืองนี้สาดน้ำกันตรงไหน ปกติเป็นถนนสายหลักกลางเมืองช่วงบ่าย ถามที่พักได้เลย',
    "We don't know where this town throws water: usually in its main streets, in the afternoon. Your hotel can tell.",
  ),
  feast_krathong_somewhere: note(
    'start_date',
    'เรายังไม่มีข้อมูลว่าเมืองนี้จัดงานลอยกระทงตรงไหน ปกติเป็นริมแม่น้ำหรือบึงกลางเมือง ไปต่อหลังมื้อเย็นได้ ถามที่พักได้เลย',
    "We don't know where this town floats its krathongs: usually on its river or lake, after dinner. Your hotel can tell.",
  ),
  spa_for_two: note(
    'other',
    'เรายังไม่มีข้อมูลสปาแถวนี้ ถ้าอยากนวดหรือทำสปาคู่สักชั่วโมง เลือกช่วงพักในแผนแล้วถามที่พักได้เลย',
    "We don't list spas here. For an hour of massage for two, take a break of the plan and ask your hotel.",
  ),
}
