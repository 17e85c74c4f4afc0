import { LATIN_MONTH } from './calendar-words.ts'
import type { Geo } from './lexicon.ts'
import { isOrdinaryThai } from './ordinary-words.ts'
import { hasOtherSense } from './other-senses.ts'
import { anyOf, listOf } from './phrases.ts'
import type { Sheet } from './sheet.ts'

/** Forms that usually mean something else than in the vocabulary. */
const OTHER_WORDS = new Set(
  'had hat haad ao ban rai pha ko koh wang phu khao chang tham show shows free sight sights attraction attractions sightseeing icon icons hotel hotels resort resorts accommodation accommodations hostel hostels villa villas store stores boutique event events buy fair fairs world shop shops local locals sun moon bird statue popular classic classics place diner store inside outside ไหม ชา สวย ที่พัก โรงแรม รีสอร์ท รีสอร์ต แนะนำ เช็คอิน เขา เรือ ร้านข้าว กิน tourist attraction tourist attractions boutiques boutique couple couples green'.split(
    ' ',
  ),
)

export function isOtherWord(sheet: Sheet, end: number, form: string): boolean {
  if (OTHER_WORDS.has(form) || hasOtherSense(sheet.text, end, form)) return true
  // The station at the end of the Death Railway.
  if (NAM_TOK.has(form)) return STATION_BEFORE.test(sheet.text.slice(Math.max(0, end - 48), end))
  // “Our only day falls on a Monday”.
  if (form === 'falls') return FALLS_THEN.test(sheet.text.slice(end, end + 24))
  // “Malls do nothing for us”.
  if (form === 'do nothing') return /^ for (?:me|us|him|her|them)\b/.test(sheet.text.slice(end, end + 9))
  // “Team building” is no architecture.
  if (form === 'building') return /\bteam[ -]?building$/.test(sheet.text.slice(Math.max(0, end - 14), end))
  // “Camp out” is a verb, which refuses no camps.
  if (form === 'camp' && /^ out(?:doors)?\b/.test(sheet.text.slice(end, end + 9))) return true
  // Students and waiters.
  if (form === 'เด็ก') return /^(?:มหา|ม\.|มอ|ปี|ฝึกงาน|เสิร์ฟ|วัด|ช่าง|แว๊น|แนว|หอ)/.test(sheet.text.slice(end, end + 8))
  // Who is afraid of the cold refuses no mountain.
  if (form === 'หนาว') return /(?:กลัว|ขี้|ไม่ชอบ|แพ้)(?:อากาศ)?หนาว$/.test(sheet.text.slice(Math.max(0, end - 16), end))
  // A question about the weather wishes for nothing.
  if (form === 'ฝนตก' || form === 'หนาว' || form === 'หน้าฝน')
    if (
      /^\s?(?:ไหม|มั้ย|มั๊ย|ไม๊|ปะ|ป่าว|หรือเปล่า|รึเปล่า|รึป่าว|หรือยัง|รึยัง|เยอะ(?:ไหม|มั้ย|รึ)|หนัก(?:ไหม|มั้ย|รึ)|บ่อย(?:ไหม|มั้ย))/.test(
        sheet.text.slice(end, end + 16),
      )
    )
      return true
  if (/^rain(?:s|y|ing)?$/.test(form) && /^[^.,!\n]{0,40}\?/.test(sheet.text.slice(end, end + 42)))
    if (
      /\b(?:is|are|will|does|do|how|would|could|can)\b[^.,?!\n]{0,24}$/.test(
        sheet.text.slice(Math.max(0, end - 40), end - form.length),
      )
    )
      return true
  // `ต้องไปวัด` is a verb, `ที่ที่ต้องไป` a theme.
  if (form === 'ต้องไป') return !/^\s*(?:$|ๆ|ให้ได้|ห้ามพลาด|[,.])/.test(sheet.text.slice(end, end + 12))
  // “must see Phi Phi” is a cue, “the must-see places” is a theme.
  return (
    form === 'must see' && !/^\s*(?:$|places?|sights?|spots?|attractions?|[,.])/.test(sheet.text.slice(end, end + 12))
  )
}

const FALLS_THEN = new RegExp(
  `^ (?:on|within|during|into|asleep|ill|short|apart|under|outside|in (?:(?:early|mid|late)[ -])?(?:${LATIN_MONTH})\\b|in the (?:first|second|third|last|middle|week|rainy|same))\\b`,
)
const NAM_TOK: ReadonlySet<string> = new Set(['nam tok', 'namtok'])
const STATION_BEFORE = /\b(?:line|trains?|railway|rail|tracks)\b[^.,;!?\n]{0,28} to nam ?tok$/

/** Names that are also other words. Of districts and destinations, which are many, every short one that the dictionary has. */
export function isAmbiguous(form: string, geo: Geo): boolean {
  return AMBIGUOUS_NAMES.has(form) || (isLocal(geo) && form.length <= LONG_ENOUGH && isOrdinaryThai(form))
}

const LONG_ENOUGH = 6
const isLocal = ({ kind }: Geo) => kind === 'district' || kind === 'destination'
const AMBIGUOUS_NAMES = new Set(
  listOf(`
    101, กมลา, กระดาด, กระดาน, กาญ, กำแพง, กูด, ไก่, คอน, จันท์, จำ, ชล, ช้าง, เชือก, ตาก, ตาปู, เต่า, แตน,
    ทะลุ, นางรอง, ปราณ, ปากน้ำ, ปาย, ปู, ปัว, ฝาง, พยาม, พระทอง, เพชร, แพร่, มัน, มุก, ไม้ไผ่, รอก, รัง, ราชา, ราวี,
    ละไม, ล้าน, เลย, สังคม, สุกร, หมาก, หวาย, ห้อง, ห้า, แหวน, ไหง, อรัญ, อโศก, อารี, อารีย์, เฮ`),
)

/** `7 วัน เลย หนองคาย`, `อุดร เลย`: alone in a list with a place nearby. */
const NEAR_LOEI = anyOf(
  'หนองคาย, อุดร, บึงกาฬ, ขอนแก่น, หนองบัว, เพชรบูรณ์, พิษณุโลก, เชียงคาน, นครพนม, ชัยภูมิ, สกลนคร, มุกดาหาร, ภูกระดึง, ภูเรือ, ด่านซ้าย',
)
const BEFORE_NEIGHBOUR = new RegExp(`^[ ,/+-]{1,2}${NEAR_LOEI}`)
const AFTER_NEIGHBOUR = new RegExp(`${NEAR_LOEI}(?:ธานี)?[ ,/+-]{1,2}$`)

/** “Bangkok Airways”, `บางกอกแอร์`: a company is called after the town. */
const BRAND_AFTER = /^ ?(?:แอร์|airways|air\b|airline|bank\b(?! holi)|post\b)/

/** `เลย` and `ตาก` are provinces, but usually other words. */
export function isName(sheet: Sheet, start: number, form: string, geo: Geo): boolean {
  const before = sheet.text.slice(Math.max(0, start - 12), start)
  const after = sheet.text.slice(start + form.length, start + form.length + 10)
  if (BRAND_AFTER.test(after) || before.endsWith('ธนาคาร')) return false
  if (form === 'เลย') {
    if (/(?:ทิ้ง|ออก|ข้าม|ผ่าน|หมด|กลับ|จบ|ตัด|งด)(?:[ก-์]{2,8})?ไป$/.test(before)) return false
    // `ยังไม่ได้ไปเที่ยวเลย`: not at all.
    if (/(?:ไม่|ยังไม่|มิ)(?:เคย|ได้|ค่อย|เคยได้|ค่อยได้)[ก-์]{0,20}$/.test(sheet.text.slice(Math.max(0, start - 40), start)))
      return false
    // `ไปเลยค่ะ`, `เลยครับ`: by all means.
    if (/^(?:จ้า|ค่ะ|คะ|ครับ|นะ|เด้อ|กัน)/.test(after)) return false
    // `พาเที่ยวเลยถึงเย็น`: at once.
    if (/^\s?(?:ถึง(?:เย็น|ค่ำ|ดึก|เที่ยง|บ่าย)|ยันเย็น|ทั้งวัน)/.test(after)) return false
    // `แถวเลยหรือหนองคายก็ได้`, but `ต่อกันเป็นแถวเลย`.
    if (/(?:แถว|โซน|แถบ|ระหว่าง|หรือ|ไม่ก็)ๆ?\s?$/.test(before))
      return /^\s?(?:หรือ|ก็ได้|ก็ดี|ดี(?:ไหม|มั้ย|คะ|ครับ)?$|กับ|และ|\d)/.test(after)
    return (
      (before.endsWith(' ') && /^\s?\d{1,2}\s?(?:วัน|คืน)/.test(after)) ||
      (before.endsWith(' ') &&
        (BEFORE_NEIGHBOUR.test(after) || (AFTER_NEIGHBOUR.test(before) && /^(?:[\s,]|$)/.test(after)))) ||
      /(?:^|\n|เที่ยว|จังหวัด|จัหวัด|จังวัด|จ\.\s?|เมือง|ไป|จาก|และ|กับ|(?:วัน|คืน|อยู่|งาน[ก-์]{2,8}|ญาติ|เพื่อน|แฟน|บ้าน|ทำงาน|เรียน|แต่ง|เที่ยว|พัก|นอน|ค้าง|ค้างคืน|หมอก|ภูเขา|ดอย|วัด|เต็นท์)ที่|[,+/-]\s?)$/.test(
        before,
      ) ||
      (before.endsWith(' ') && !/[ก-ฮ] $/.test(before))
    )
  }
  if (form === 'รามคำแหง' || form === 'ramkhamhaeng') return !/(?:พ่อขุน|ขุน|อุทยาน\S{0,10}|หลวง|king |king)$/.test(before)
  // `พระราม 2` is a road of Bangkok, `พระรามราชนิเวศน์` a palace.
  if (form === 'พระราม') return /^\s?[2349]/.test(after)
  // `แม่สามี`, not Mae Sa.
  if (form === 'แม่สา') return !after.startsWith('มี')
  if (form === 'ตาก') return !/^\s?(?:แดด|ลม|อากาศ|ผ้า)/.test(after)
  // “A quiet beach in the north” is on the island.
  if (
    /^(?:the )?(?:north|south|east|west)$/.test(form) &&
    OF_ISLAND.test(sheet.text.slice(Math.max(0, start - 28), start))
  )
    return false
  if (/^(?:north|south|east|west)$/.test(form)) {
    return (
      /\b(?:the|up|down|in|far|deep|very|extreme)\s$/.test(before) ||
      /^\s*(?:$|[:,.;+!?]|of\b|trip|tour|loop|only\b|first\b|then\b|and\b)/.test(after) ||
      OR_ANOTHER.test(sheet.text.slice(start + form.length, start + form.length + 40))
    )
  }
  // `เขาหินซ้อน` is no island.
  if (geo.kind === 'island' && !form.startsWith('เกาะ') && OTHER_HEAD.test(before)) return false
  if (geo.kind === 'district')
    return (
      DISTRICT_HEAD.test(before) ||
      (!DISTRICTS_LIKE_WORDS.has(form) &&
        (DISTRICT_WAY.test(before) ||
          LISTED.test(before) ||
          (form.length >= TELLING && DONE_THERE.test(sheet.text.slice(Math.max(0, start - 20), start)))))
    )
  return true
}

/** “North or Isan”, not “a north or south facing room”. */
const OR_ANOTHER =
  /^ (?:or|vs) (?:the |in the |to the )?(?:north ?east|north|south|east|west|isa+n|issan|central|andaman|gulf)\b(?!-|,? ?(?:facing|side|wing|end|face|entrance|gate)\b)/
const OF_ISLAND = /\b(?:beach(?:es)?|bay|coast|cove|resort|hotel|villa) (?:(?:up )?in|on|at|up) (?:the )?$/
const OTHER_HEAD = /(?:เขา|วัด|ถ้ำ|น้ำตก|ดอย|ภู|บ่อ|ไร่)$/
/** Also in brackets after its province. */
const DISTRICT_HEAD = /(?:อ\.|อำเภอ|เขต|ไป|เที่ยว|ที่|แวะ|^|[\s(:])\s?$/
/** `ออกจากบางแค`, `บ้านอยู่บางบัวทอง`: where no other word is meant. */
const DISTRICT_WAY =
  /(?:จาก|แถว|ย่าน|โซน|ละแวก|แถบ|อยู่|พัก|นอน|ค้าง|ใน|ถึง|ใกล้|รอบ|ผ่าน|กลับ|บ้าน|หนี|เริ่ม|ต้นทาง|ปลายทาง|คน|ชาว|ลง|ขึ้น|เข้า|ออก|เมือง|หรือ|และ|กับ)\s?$/
/** `กินปูบางขุนเทียน`, `เก็บสตรอว์เบอร์รีสะเมิง`: what they do before the name of where. */
const DONE_THERE =
  /(?:กิน|ซื้อ|เก็บ|แช่|ชม|เล่น|ล่อง|ปั่น|เดิน|ส่อง|ตก|ถ่าย|นั่ง|ขี่|กาง|ตลาด|คาเฟ่|ร้าน|ที่เที่ยว|ทะเล|โฮมสเตย์|กาแฟ|ฟาร์ม|ไร่|สวน)[ก-์]{0,14}$/
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
const LISTED = /[ก-์][,/+>-]\s?$/
