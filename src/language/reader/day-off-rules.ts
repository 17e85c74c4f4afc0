import { oneOf } from './phrases.ts'
import type { SameDayRule } from './same-day-rules.ts'

// `หยุดพรุ่งนี้`, “I have 10 December off”: beside the only date of a text, that they have that day and no other.

const FEAST = oneOf('public, bank, national, government, royal')

export const DAY_OFF_RULES: readonly SameDayRule[] = [
  {
    th: `
      {notOther}(หยุด|วันหยุด)(งาน|เรียน|แค่|เฉพาะ|ตรงกับ|ราชการ|){soon}{dayTh}, {dayTh}{soon}(เป็น|ได้|มี|เรา|ผม|หนู|ก็|){notOther}(วันหยุด|หยุด){workTh},
      {notNo}ว่าง(แค่|เฉพาะ|ตรง|){soon}{dayTh}, {dayTh}{soon}(เรา|ผม|หนู|ก็|){notNo}ว่าง{notAsked},
      {notOther}ลา(งาน|หยุด|พัก|กิจ|){soon}{dayTh}, {dayTh}{soon}(จะ|ขอ|)ลา(งาน|หยุด|กิจ|){ends}`,
    en: `
      day off, ${FEAST} holiday{notMore}, (school|office|work) (is|are|'s) (off|closed),
      (have|has|having|got|get|gets|taking|take|with) {date} off{offEnds}, {date} (is|'s) (off|free){offEnds},
      (am|are|'m|'re|is|'s|) (off|free) (work|) (on|only|only on|) {date}{notOpen}`,
    yes: [
      'หยุดพรุ่งนี้ อยากไปน่าน',
      'วันที่ 12 ธันวาหยุดงาน ไปไหนดีแถวแพร่',
      'ว่าง 12 ธ.ค. ไปลำพูนกับเพื่อน',
      'ลางาน 15 ม.ค. พาแม่ไปสุโขทัย',
      'I have 12 December off, Lamphun?',
      "we're off on 15 January, Sukhothai",
      '12 December is my day off, thinking of Nan',
      'public holiday on 15 January, heading to Phrae',
      'Chakri day off (6 April), living in Trang',
    ],
    no: [
      'ปีใหม่หยุดกี่วัน',
      'หยุดพักที่ปาย',
      'ไม่ว่าง 12 ธ.ค.',
      'วันที่ 12 ธันวา ห้องว่างไหม',
      'a trip with days off',
      'we are off to Nan on 12 December',
      'free parking',
      'a public holiday weekend',
    ],
  },
]

const MONTHS_EN = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const MONTHS_TH =
  '(?:มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|[มกพสตธ]\\.?\\s?[คพยต]\\.|เม\\.ย\\.|มิ\\.ย\\.|มี\\.ค\\.)'

export const DAY_OFF_SLOTS = {
  notOther: '(?<!ไม่(?:ได้|มี)?|ยาว|ร้าน|ปิด|เปิด|วัน(?=ลา)|สา|เว|จำ|ตุ|ร่ำ|อำ)',
  notNo: '(?<!ไม่|ไม่ค่อย|ห้อง|ที่|โต๊ะ|รถ|คิว|เตียง)',
  notAsked: '(?!ไหม|มั้ย|ไม\\b|หรือ|รึ|ๆ)',
  soon: '\\s?(?:ตอน|ช่วง|แค่|คือ|เป็น)?\\s?',
  dayTh: `(?:พรุ่งนี้|มะรืนนี้|มะรืน|วันนี้|วันที่\\s?\\d{1,2}(?!\\d|\\s?[-–]|\\s?ถึง)|\\d{1,2}\\s?${MONTHS_TH}[ก-์]{0,4}|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)[ก-์]{0,4}\\s?ที่\\s?\\d{1,2})`,
  workTh: '(?:งาน|เรียน|ราชการ|พอดี|เรา|ผม|หนู|ของ|(?=[\\s,.]|$))',
  ends: '(?=[\\s,.;!?]|$)',
  date: `(?:tomorrow|today|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTHS_EN})?|${MONTHS_EN} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)\\b(?! ?(?:-|to|until|till|and|–) ?\\d| (?:days|weeks|months))`,
  offEnds: '(?! (?:to|season|the|road|peak|with|for (?:good|\\d)))',
  notOpen: '(?! ?(?:-|–|to|until|till|and|through) )',
  notMore: '(?!s| ?(?:week|long|period|season|travel))',
}
