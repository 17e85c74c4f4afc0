import { SELF } from './common-words.ts'
import { CHILDREN_TH } from './kin-words.ts'
import type { Slots } from './phrases.ts'
import { oneSaid } from './phrases.ts'

// What rows of people in a hurry share (`party-…-forms.ts`): lists of words.

/** Behind a number they say that people are counted already, or something else. */
const UNITS = `(
  คน|ท่าน|รูป|องค์|นาย|นาง|น.|หน่อ|ชีวิต|สาว|หนุ่ม|ชาย|หญิง|คู่|ครอบครัว|
  ขวบ|ปี|เดือน|สัปดาห์|อาทิตย์|วัน|คืน|ทริป|รอบ|โมง|ทุ่ม|ชั่วโมง|ชม|นาที|
  ม.|ก.|พ.|ต.|ส.|อ.|ธ.|มกรา|กุมภา|มี.|มีน|เม.|เมษ|พฤษ|มิถุ|กรกฎ|สิงหา|กันยา|ตุลา|ธันวา|
  บาท|ร้อย|พัน|หมื่น|แสน|ล้าน|เอ็ด|สิบ|เปอร์|เท่า|เมต|กม|กิโล|โล|
  ห้อง|หลัง|เตียง|คัน|ลำ|ที่|แห่ง|จังหวัด|เกาะ|ดาว|มื้อ|ชุด|ใบ|ตัว|ข้อ|อย่าง|เสือ)`

/** Right behind a number: it counts nothing that is said after it (`3 วัน`), and is no part of another (`3.5`, `3k`, `3-4`). */
export const THEM = `[!%|+|{k}|(.|,|:|/){digit}| (-|–) {digit}| ${UNITS}]`

/** `3 คน`, or only `3`. */
export const PEOPLE = `( คน[!ละ]|${THEM})`

export const PARTY_SLOTS: Slots = {
  child: oneSaid(CHILDREN_TH),
  pupil: oneSaid('เด็ก, นักเรียน, ครู, ผู้ปกครอง'),
  me: oneSaid(SELF),
  go: oneSaid('ไป, มา'),
  /** Of thousands: `3k`. */
  k: 'k',
}
