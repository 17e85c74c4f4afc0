import type { Geo } from './lexicon.ts'
import { nameSenseOf } from './name-senses.ts'
import { isOrdinaryThai } from './ordinary-words.ts'
import { hasOtherSense } from './other-senses.ts'
import { listOf, phrasePattern, type Slots } from './phrases.ts'
import type { Sheet } from './sheet.ts'

/** Forms that usually mean something else than in the vocabulary. */
const OTHER_WORDS = new Set(
  'had hat haad ao ban rai pha ko koh wang phu khao chang tham show shows free sight sights attraction attractions sightseeing icon icons hotel hotels resort resorts accommodation accommodations hostel hostels villa villas store stores boutique event events buy fair fairs world shop shops local locals sun moon bird statue popular classic classics place diner store inside outside ไหม ชา สวย ที่พัก โรงแรม รีสอร์ท รีสอร์ต แนะนำ เช็คอิน เขา เรือ ร้านข้าว กิน tourist attraction tourist attractions boutiques boutique couple couples green'.split(
    ' ',
  ),
)

export function isOtherWord(sheet: Sheet, end: number, form: string): boolean {
  return OTHER_WORDS.has(form) || hasOtherSense(sheet.text, end, form)
}

/** Names that are also other words. Of districts and destinations, which are many, every short one that the dictionary has. */
export function isAmbiguous(form: string, geo: Geo): boolean {
  return AMBIGUOUS_NAMES.has(form) || (isLocal(geo) && form.length <= LONG_ENOUGH && isOrdinaryThai(form))
}

/** What stands right before a name. */
const endsWith = (phrases: string) => new RegExp(`(?:${phrasePattern(listOf(phrases), SLOTS).source})$`)
const SLOTS: Slots = {
  start: '^',
  bracket: '[\\s(:]',
  gap: '\\s?',
  /** Thai letters: what they eat, pick or watch there. */
  words: '[ก-์]{0,14}',
  /** A comma or a dash after a Thai name. */
  listed: '[ก-์][,/+>-]\\s?',
}

const LONG_ENOUGH = 6
const isLocal = ({ kind }: Geo) => kind === 'district' || kind === 'destination'
const AMBIGUOUS_NAMES = new Set(
  listOf(`
    101, กมลา, กระดาด, กระดาน, กาญ, กำแพง, กูด, ไก่, คอน, จันท์, จำ, ชล, ช้าง, เชือก, ตาก, ตาปู, เต่า, แตน,
    ทะลุ, นางรอง, ปราณ, ปากน้ำ, ปาย, ปู, ปัว, ฝาง, พยาม, พระทอง, เพชร, แพร่, มัน, มุก, ไม้ไผ่, รอก, รัง, ราชา, ราวี,
    ละไม, ล้าน, เลย, สังคม, สุกร, หมาก, หวาย, ห้อง, ห้า, แหวน, ไหง, อรัญ, อโศก, อารี, อารีย์, เฮ`),
)

/** `เลย` and `ตาก` are provinces, but usually other words. */
export function isName(sheet: Sheet, start: number, form: string, geo: Geo): boolean {
  const said = nameSenseOf(sheet.text, start, form)
  if (said !== null) return said
  const before = sheet.text.slice(Math.max(0, start - 24), start)
  // `เขาหินซ้อน` is no island.
  if (geo.kind === 'island' && !form.startsWith('เกาะ') && OTHER_HEAD.test(before)) return false
  if (geo.kind === 'district')
    return (
      DISTRICT_HEAD.test(before) ||
      (!DISTRICTS_LIKE_WORDS.has(form) &&
        (DISTRICT_WAY.test(before) || LISTED.test(before) || (form.length >= TELLING && DONE_THERE.test(before))))
    )
  return true
}

/** Kinds of place that are no island. */
const OTHER_HEAD = endsWith('เขา, วัด, ถ้ำ, น้ำตก, ดอย, ภู, บ่อ, ไร่')
/** What stands before a district, also in brackets after its province. */
const DISTRICT_HEAD = endsWith('(อ.|อำเภอ|เขต|ไป|เที่ยว|ที่|แวะ|{start}|{bracket}){gap}')
/** `ออกจากบางแค`, `บ้านอยู่บางบัวทอง`: where no other word is meant. */
const DISTRICT_WAY = endsWith(`
  (จาก|แถว|ย่าน|โซน|ละแวก|แถบ|อยู่|พัก|นอน|ค้าง|ใน|ถึง|ใกล้|รอบ|ผ่าน|กลับ|บ้าน|หนี|เริ่ม|ต้นทาง|ปลายทาง|คน|ชาว|ลง|ขึ้น|เข้า|ออก|เมือง|หรือ|และ|กับ){gap}`)
/** `กินปูบางขุนเทียน`, `เก็บสตรอว์เบอร์รีสะเมิง`: what they do before the name of where. */
const DONE_THERE = endsWith(`
  (กิน|ซื้อ|เก็บ|แช่|ชม|เล่น|ล่อง|ปั่น|เดิน|ส่อง|ตก|ถ่าย|นั่ง|ขี่|กาง|ตลาด|คาเฟ่|ร้าน|ที่เที่ยว|ทะเล|โฮมสเตย์|กาแฟ|ฟาร์ม|ไร่|สวน){words}`)
/** After another name of a list. */
const LISTED = endsWith('{listed}')
const TELLING = 6
const DISTRICTS_LIKE_WORDS = new Set(
  listOf(`
    ดุสิต, วัฒนา, สายไหม, สวนหลวง, ท่าเรือ, เสนา, อุทัย, มหาราช, แสวงหา, ไชโย, ท่าช้าง, พระพุทธบาท, เฉลิมพระเกียรติ,
    บ้านหมอ, หันคา, มะขาม, ท่าใหม่, โป่งน้ำร้อน, บ้านโพธิ์, นาดี, บ้านสร้าง, องครักษ์, บ้านนา, วังน้ำเย็น, โชคชัย, สีดา,
    คูเมือง, ปราสาท, จอมพระ, ลำดวน, น้ำยืน, จัตุรัส, สีชมพู, ชนบท, หนองเรือ, พระยืน, เพ็ญ, สังคม, เอราวัณ, ชื่นชม,
    อาจสามารถ, สมเด็จ, โพธิ์ชัย, อากาศอำนวย, ส่องดาว, พร้าว, สารภี, พิชัย, บ้านหลวง, สันติสุข, หนองบัว, ชุมแสง,
    สว่างอารมณ์, ไทรงาม, บ้านไร่, ศรีนคร, ท่ายาง, บ้านลาด, บ้านแหลม, ทุ่งใหญ่, พระแสง, เวียงสระ, เทพา, สะเดา, ท่าแพ,
    วิหารแดง, วัดสิงห์, วัดโบสถ์, วัดเพลง, บ้านม่วง, เทพารักษ์, รัตนบุรี, สองพี่น้อง, แกลง, บ้านค่าย, บ้านบึง, หนองใหญ่,
    ชำนิ, นามน, เกาะยาว, เกาะคา, คลองใหญ่, พานทอง, ป่าแดด, ทรายมูล, สุวรรณภูมิ, จอมทอง, ประเวศ, ธนบุรี, พระนคร,
    นครหลวง, ลานสัก, ปากท่อ, เนินสง่า, ภูผาม่าน, แก่งหางแมว, ป่าบอน, บ้านแท่น, หนองหิน, หัวไทร, ช้างกลาง, นาแก, นาหว้า`),
)
