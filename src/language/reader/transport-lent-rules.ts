import { oneOf } from './phrases.ts'
import type { TransportRule } from './transport-rule.ts'

// `ยืมรถพ่อไปหัวหิน`, “an uncle lends us his pickup”: whose vehicle it is.

const OWNERS_TH = oneOf(
  'เพื่อน, พี่, พ่อ, แฟน, ญาติ, น้า, ลุง, ป้า, น้อง, เค้า, หัวหน้า, เจ้านาย, ที่บ้าน, ที่ทำงาน, แม่[ไป|มา|กับ|ขับ|ค่ะ|ครับ|{close}]',
)
const DRIVERS_TH = oneOf(
  'เพื่อน, พี่, พี่ชาย, พี่สาว, พี่เขย, น้องชาย, น้องเขย, พ่อ, แฟน, ญาติ, น้า, ลุง, ลูก, ลูกชาย, หลาน, สามี, ภรรยา, เมีย',
)

/** A car that they borrow, share or hire, said anywhere: whose it is has been read before. */
export const LENT_CARS: TransportRule = {
  by: 'car',
  isAnywhere: true,
  th: `
    ยืม(รถ|เก๋ง|กระบะ), (ติด|อาศัย|นั่ง|ไป|ขึ้น|เอา|ใช้|ขับ)(กับ|)รถ(ของ|)${OWNERS_TH}, รถ(ของ|)${OWNERS_TH}คันเดียว, ได้รถ(ของ|)${OWNERS_TH}มา, ${DRIVERS_TH}(จะ|เป็นคน|)ขับ(รถ|)ให้, เหมา(รถ|)(แท็กซี่|แทกซี่)`,
  en: `
    (borrow|borrows|borrowed|borrowing) {aCar}, (lend|lends|lent|lending|loan|loans|loaned|loaning|give|gives|gave) (us|me) {aCar}, (can|may|could|will|get to|going to) use {aCar}, (the|) (use|loan) of {aCar},
    (in|take|taking|drive|driving|bringing|bring) (my|our|his|her|their) {ownCar}, (rent|renting|hire|hiring) (a|an|the|our) {smallCar},
    (get|getting|got|have|having) (a|our|the) (small|little|cheap|rental|hire|hired|) (car|suv){stopsCar}, (pick|picked|picking|collect|collected|get|getting|got) (up|) (a|our|the|my) (hire|hired|rental|rental car|hire car){stopsCar}, with (a|our) rental{stopsCar},
    (have|having|booked|got|use|using) (a|our|the) (driver|private driver){stopsCar}, (friend|cousin|uncle|brother|{read}) (drives|is driving|will drive) (us|me)`,
  unless: `
    ยืมรถ(เรา|ผม|ฉัน|หนู|เข็น|มอ|จักรยาน|เครื่อง|ถีบ|วีลแชร์|สกู), รถ(พี่|น้อง|ลุง|ป้า|น้า)(คนขับ|วิน|แท็กซี่|แทกซี่|สองแถว|ตู้|ทัวร์|ติด|ขาย|ชน|เสีย|หาย), ไม่(อยาก|ได้|ต้อง|ขอ|)(ติด|อาศัย|นั่ง|ไป|ขึ้น|ยืม|เหมา)(กับ|)(รถ|แท็กซี่),
    (not|don't|won't|can't|cannot|without|never|instead of|rather than|no) (want to|) (borrow|borrowing|rent|renting|hire|hiring|take|taking|drive|driving|get|getting|use|have|having) (a|an|my|our|the|his|her),
    (last|previous|next) (time|year|trip|summer|winter), (drives|driving) (me|us) (crazy|mad|nuts|up the wall)`,
  yes: [
    'ยืมรถพ่อไปหัวหิน',
    'ขอติดรถเพื่อนไป',
    'ไปรถพี่คันเดียว 4 คน',
    'นั่งรถแม่ไปกัน',
    'พี่เขยขับให้',
    'เหมาแท็กซี่ทั้งวัน',
    "we've got the use of my sister's old truck",
    'borrowing a neighbour’s van',
    'an uncle lends us his pickup',
    'we hire a small car up there',
    'we picked up a rental.',
    'we take my mum’s car',
    'we booked a driver for both days',
  ],
  no: [
    'ยืมรถเข็นได้ไหม',
    'เพื่อนยืมรถเราไป',
    'ยืมรถมอเตอร์ไซค์',
    'นั่งรถแม่สายไป',
    'ไม่อยากติดรถเพื่อน',
    'take a car ferry',
    'rent a carport',
    'get a car seat',
    'we got a driver to the airport',
    'hiring a scooter',
    'in my carry-on',
  ],
}
