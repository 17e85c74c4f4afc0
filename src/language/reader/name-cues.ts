import { isThaiLetter } from '../text/normalise.ts'
import { anchoredTest } from './anchored.ts'

/** Words before a name of a place. `head`: a kind of place, as part of the name; `way`: going or being there. */
export type NameCue = 'head' | 'way' | 'list' | null

const isHead = anchoredTest(
  /(?:เกาะ|หมู่เกาะ|หาด|อ่าว|วัด|ดอย|ภู|เขา|น้ำตก|ถ้ำ|จังหวัด|จัหวัด|จังวัด|จงหวัด|จ\.|อำเภอ|อ\.|ตำบล|เขต|เมือง|ตัวเมือง|บ้าน|ย่าน|แหลม|เขื่อน|อุทยาน|\b(?:koh?|island of|province of|town of|city of|mount|doi|wat) )\s?$/,
)
const isWay = anchoredTest(
  /(?:วันแรก|วันสุดท้าย|วันที่\s?(?:\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด)|วัน(?:สอง|สาม|สี่|ห้า)|ไป|ปัย|อยาก(?:ขึ้น|ดู|ชม|เห็น)|(?:เป็น|เรา|ผม|หนู|ฉัน|ชาว|แฟน)คน|แอ่ว|เดิน(?:เล่น|ชม)?|(?<=^|\s|ไป|แวะ|เที่ยว|มา)(?:ดู|ชม)|ไหว้(?:พระ)?|กราบ|นมัสการ|ขอพร|สักการะ|ค้าง|เล็ง|เลือก|ที่|เที่ยว|เอา|ยกเว้น|แถว|ระหว่าง|ใน|จาก|แวะ|โซน|ใกล้|รอบ|ทริป|แพลน|ผ่าน|แถบ|พลาด|อย่าลืม|เน้น|(?<=^|\s)ขาด|ก็ต้อง|(?:ได้|ไม่)เห็น|กลับ|ถึง|สู่|ลงที่|พักที่|พัก|นอน|นอนที่|ลุย|ตะลุย|มุ่งหน้า|ปักหลัก|เยือน|ปลายทาง|ต้นทาง|(?:แล้ว|\s|คืน|วัน)ต่อ(?:ไป|ที่)?|ต่อด้วย|ย้ายไป|ข้ามไป|(?:เปลี่ยน|เลื่อน)(?:มา|ไป|ใจ)?เป็น|อยู่|ออกจาก|ฝั่ง|ทาง|\b(?:to|in|near|at|from|visit|visiting|around|via|through|explore|exploring|see|seeing|love|like|reach|of|on|trip|tour)(?: the)? )\s?$/,
)
const isList = anchoredTest(/(?:[,+/&>-]|→|และ(?:ก็)?|กับ|หรือ(?:ว่า|จะ|ไม่ก็)?|ไม่ก็|แล้วก็|ต่อด้วย|\b(?:and|or|then|plus) )\s?$/)

/** What is called after a town: `โรงแรมปาย`. Not `เลย`, which ends “no hotel at all”. */
const isNoun = anchoredTest(
  /(?:โรงแรม|(?<!แฟน|แม่|ราคา|ค่า|แน่|สาว)แพ|แพพัก|เรือนแพ|พูลวิลล่า|ที่พัก|โฮมสเตย์|ริมน้ำ|ริมทะเล|น้ำตก|รีสอร์ท|โฮสเทล|คาเฟ่|ของกิน|ของฝาก|ร้านอาหาร|ร้านกาแฟ|ร้าน|รีวิว|เช่ารถ|เช่ามอไซ|มอไซค์|มอเตอร์ไซค์|ตั๋ว|ตั๋วเครื่องบิน|ตั๋วรถ|ตั๋วรถไฟ|กรุงเทพ|กทม|คิดถึง|รู้ว่า|ปีใหม่นี้|สงกรานต์นี้|ถนนคนเดิน|ตลาด|แนะนำ|เดินป่า|กางเต็นท์|หมอก)$/,
)

export function cueBefore(text: string, at: number): NameCue {
  const before = text.slice(Math.max(0, at - 24), at)
  if (isHead(before)) return 'head'
  if (isWay(before) || (isNoun(before) && !text.startsWith('เลย', at))) return 'way'
  return isList(before) ? 'list' : null
}

/** “Pai, 3 days”, `ปาย 3 วัน`: a length directly after a name. */
export function hasLengthAfter(text: string, at: number): boolean {
  return isLength(text.slice(at, at + 24))
}

/** “1 night krabbi”, “Mukdaharn town”. */
export function hasLengthBefore(text: string, at: number): boolean {
  return text.charAt(at - 1) === ' ' && LENGTH_BEFORE.test(text.slice(Math.max(0, at - 16), at))
}

export function hasTownAfter(text: string, at: number): boolean {
  return text.charAt(at) === ' ' && TOWN_AFTER.test(text.slice(at, at + 12))
}

const LENGTH_BEFORE =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|a) ?(?:nights?|nites?|days?|weeks?|n|d) (?:in |at |on )?$/
const TOWN_AFTER = /^ (?:town|city|province|airport)\b/

const isLength = anchoredTest(
  /^[\s,:-]{0,3}(?:for |สัก|แค่|อีก)?\s?(?:(?:คืน|วัน)(?:นึง|หนึ่ง|เดียว)|(?:\d{1,2}|one|two|three|four|five|six|seven|a|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด)(?:\s*-\s*\d{1,2})?[ -]*(?:วัน|คืน|สัปดาห์|อาทิตย์|day|night|nite|week|d\b|n\b)|วันเดียว|trip\b|itinerary|weekend|holiday)/,
)

/** Between spaces or signs, as names in a list are: `สมุย พะงัน เกาะเต่า`. */
export function isAlone(text: string, start: number, end: number): boolean {
  return !isLetterAt(text, start - 1) && !isLetterAt(text, end)
}

function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return isThaiLetter(code) || (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
}
