import { cueBefore } from './cues.ts'
import type { Slots } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// What stands right before a name that is also another word, and says whether it is the place: `อำเภอท่าเรือ`. The names:
// `names-like-words.ts`; what is done with these words: `other-words.ts`.

const SLOTS: Slots = {
  /** The whole text begins. */
  opens: '^',
  /** A space, a bracket or a colon. */
  bracket: '[\\s(:]',
  gap: '\\s?',
  /** Thai letters: what they eat, pick or watch there. */
  words: thaiLetters(0, 14),
  /** A comma or a dash after a Thai name. */
  listed: '[ก-์][,/+>-]\\s?',
}

/** Right before the name of an island: `เขาหินซ้อน` is none. */
export const OF_ANOTHER_KIND = cueBefore(
  [
    {
      name: 'a kind of place that is no island',
      th: 'เขา, วัด, ถ้ำ, น้ำตก, ดอย, ภู, บ่อ, ไร่',
      yes: ['เขา‹หินซ้อน›', 'น้ำตก‹ห้วยแก้ว›'],
      no: ['เกาะ‹หินซ้อน›', 'ไป‹หินซ้อน›'],
    },
  ],
  SLOTS,
)

/** Right before any district, also one that is like a word: it is the district. */
export const OF_A_DISTRICT = cueBefore(
  [
    {
      name: 'a word for a district or for going there, a bracket, or nothing',
      th: '(อ.|อำเภอ|เขต|ไป|เที่ยว|ที่|แวะ|{opens}|{bracket}){gap}',
      yes: ['อำเภอ‹ท่าเรือ›', 'ไป‹ปัว›', 'น่าน (‹ปัว›)', 'อ. ‹แม่สอด›'],
      no: ['ลง‹ท่าเรือ›', 'กิน‹มะขาม›'],
    },
  ],
  SLOTS,
)

/** Right before a district that is like no word. */
export const ON_THE_WAY_TO_A_DISTRICT = cueBefore(
  [
    {
      name: 'from there, around it, or living there',
      th: `
        (จาก|แถว|ย่าน|โซน|ละแวก|แถบ|อยู่|พัก|นอน|ค้าง|ใน|ถึง|ใกล้|รอบ|ผ่าน|กลับ|บ้าน|หนี|เริ่ม|ต้นทาง|ปลายทาง|คน|ชาว|ลง|ขึ้น|เข้า|ออก|
        เมือง|หรือ|และ|กับ){gap}`,
      yes: ['ออกจาก‹บางแค›', 'บ้านอยู่‹บางบัวทอง›', 'แถว ‹รังสิต›'],
      no: ['ชอบ‹บางแค›'],
    },
    {
      name: 'another name of a list',
      th: '{listed}',
      yes: ['ปาย, ‹แม่สะเรียง›', 'ปัว-‹บ่อเกลือ›'],
      no: ['ปาย ‹แม่สะเรียง›', 'pai, ‹แม่สะเรียง›'],
    },
  ],
  SLOTS,
)

/** Right before a long name of a district: what they do there. */
export const DONE_IN_A_DISTRICT = cueBefore(
  [
    {
      name: 'what they eat, pick or watch there',
      th: `
        (กิน|ซื้อ|เก็บ|แช่|ชม|เล่น|ล่อง|ปั่น|เดิน|ส่อง|ตก|ถ่าย|นั่ง|ขี่|กาง|ตลาด|คาเฟ่|ร้าน|ที่เที่ยว|ทะเล|โฮมสเตย์|กาแฟ|ฟาร์ม|ไร่|
        สวน){words}`,
      yes: ['กินปู‹บางขุนเทียน›', 'เก็บสตรอว์เบอร์รี‹สะเมิง›', 'คาเฟ่‹ปากช่อง›'],
      no: ['รถ‹ปากช่อง›'],
    },
  ],
  SLOTS,
)
