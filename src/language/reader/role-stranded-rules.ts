import { cueAnywhere, cueAround } from './cues.ts'

// “Stuck at ‹Don Mueang›, flight to ‹Nan› cancelled”: who waits for the next flight, and what it goes to.

const SLOTS = {
  on: '[^.;!?\\n]{0,40}?',
  onTh: '[^\\n]{0,32}?',
  gap: '\\s?',
  alone: '(?<!รถ|บ้าน|ยัง|น้ำ|เมือง|ถนน|ที่)',
  there: '(?:ที่|แถว|ใน|อยู่|คา|ค้าง|เติ่ง|กลางทาง|สนามบิน|ดอย|\\s){0,4}',
}

export const IS_STUCK_AT = cueAround(
  [
    {
      name: 'where they are stuck',
      before: {
        en: '(stuck|stranded|marooned|trapped|grounded|held up|waiting) (here|now|overnight|for a day|for the night|all day|) (at|in|on)',
        th: '{alone}(ติด|ติดอยู่|ตกค้าง|ค้างอยู่|รอเครื่อง|รออยู่|ติดแหง็ก){there}',
      },
      yes: ['stuck at ‹Don Mueang›', 'stranded in ‹Krabi›', 'ติดอยู่ที่‹กระบี่›', 'ตกค้างสนามบิน‹ตรัง›'],
      no: ['we wait for friends in ‹Krabi›', 'รถติดที่‹กระบี่›', 'บ้านติดทะเล‹ตรัง›'],
    },
  ],
  { ...SLOTS },
)

export const IS_STUCK_FOR_NOW = cueAnywhere(
  [
    {
      name: 'why, and until when',
      en: '(flight(s)|plane|train|bus|ferry|boat|connection|next one|it) {on}(cancelled|canceled|delayed|missed|postponed|moved|diverted|leaves tomorrow|is tomorrow|until tomorrow|tomorrow|rebooked|full), (missed|lost) (my|our|the) (flight|plane|train|bus|ferry|boat|connection)',
      th: '(ไฟลท์|ไฟลต์|ไฟล์ท|เครื่อง|เที่ยวบิน|รถไฟ|รถทัวร์|เรือ){onTh}(ดีเลย์|ยกเลิก|แคนเซิล|เลื่อน|ตก|เต็ม|ไม่ออก|พรุ่งนี้), ตก(เครื่อง|ไฟลท์|ไฟลต์|รถ|รถไฟ|เรือ)',
      yes: ['flight to Nan cancelled', 'the ferry is delayed', 'missed our connection', 'ไฟลท์ดีเลย์', 'ตกเครื่อง'],
      no: ['a flight to Nan', 'เครื่องลงตรัง'],
    },
  ],
  SLOTS,
)

export const IS_NOT_REACHED = cueAround(
  [
    {
      name: 'where what was cancelled goes to',
      before: {
        en: '(flight|plane|train|bus|ferry|boat|connection|on the way|heading|fly on|flying on|go on|continue|onward|onwards) (on|back|) (to|for)',
        th: '(ไฟลท์|ไฟลต์|ไฟล์ท|เครื่อง|เที่ยวบิน|รถไฟ|รถทัวร์|เรือ|บิน|จะ|ต่อ|ตั๋ว)(ต่อ|)(ไป|กลับ|เข้า)(ที่|)',
      },
      yes: ['flight to ‹Nan› cancelled', 'our train to ‹Trang›', 'ไฟลท์ไป‹น่าน›ดีเลย์'],
      no: ['a day trip to ‹Nan›', 'เที่ยว‹น่าน›'],
    },
  ],
  SLOTS,
)
