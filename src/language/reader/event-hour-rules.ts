import { oneOf } from './phrases.ts'
import type { WindowRule } from './window-rule.ts'

// `มีธุระบ่ายสอง มีเวลาช่วงเช้า`, “free all day before the party at 6 pm”: something with an hour, before or after
// which they are free.

const EVENT = oneOf(`
  meeting, dinner with, dinner, party, reception, gig, conference, lecture, talk, call, shift, event, function, match`)
const EVENT_TH = oneOf(`
  งานเลี้ยง, งานศพ, งานวันเกิด, ประชุม, สัมมนา, อบรม, นัดลูกค้า, เจอลูกค้า, พบลูกค้า, ธุระ, ปาร์ตี้`)

// Weddings, interviews and other bookings take their own part of the day (`day-rhythm-rules.ts`).

/** The hour of something on the only day, before which they are free: `งานเลี้ยงสองทุ่ม ว่างตั้งแต่เช้า`. */
export const EVENT_HOURS: readonly WindowRule[] = [
  {
    says: 'event',
    onlyClock: true,
    th: `
      ${EVENT_TH}{atEvent}{onThai}{clock}{thenFreeTh}, {freeBeforeTh}${EVENT_TH}{atEvent}{onThai}{clock}, (ว่าง|มีเวลา)(จน|)ถึง{onThai}{clock}{beforeEvent}`,
    en: `
      ${EVENT}{atEventEn}{clock}{thenFree}, {freeBefore}${EVENT}{atEventEn}{clock}, (free|nothing on|time) (until|till|up to) (about|around|) {clock}{beforeEvent}`,
    yes: [
      ['งานวันเกิดที่ขอนแก่นหกโมงเย็น ว่างทั้งวัน', '-18:00'],
      ['ว่างตั้งแต่เช้า นัดลูกค้าที่ระยองบ่ายสาม', '08:00-15:00'],
      ['มีธุระบ่ายสอง มีเวลาช่วงเช้า', '-14:00'],
      ['a call in Udon at 3pm, free from 10', '10:00-15:00'],
      ['dinner with clients at 7pm, nothing on until then', '-19:00'],
      ['free all day before the party at 6 pm', '-18:00'],
      ['ว่างถึงบ่ายสองก่อนประชุมที่น่าน', '-14:00'],
      ['free until 3pm in Nan before my interview', '-15:00'],
      ['meeting at 1pm, then free from 4', '16:00-'],
    ],
    no: ['ประชุมบ่ายสองทุกวัน', 'dinner at 7pm in a place with free parking', 'the show at 7pm is free'],
  },
  {
    says: 'free',
    th: '(ว่าง|มีเวลา)(ตั้งแต่|หลัง)(ตอน|){clock}, (ว่าง|มีเวลา)(ตั้งแต่|)(แต่|ตอน|){morning}',
    en: '(free|nothing on) (from|after|since) (about|around|) {time}',
    yes: [
      ['ประชุมบ่ายสามที่ตรัง ว่างตั้งแต่เก้าโมง', '09:00-15:00'],
      ['a talk in Trang at 4pm and free from 9.30', '09:30-16:00'],
    ],
    no: ['ว่างตั้งแต่วันศุกร์', 'free from Friday'],
  },
]
