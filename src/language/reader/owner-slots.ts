import { notAfter, notFollowedBy, notRightAfter, notRightBefore, PIECES, type Slots, words } from './phrases.ts'

/** What stands between braces in `owner-rules.ts` and `owner-time-rules.ts`. */
export const OWNER_SLOTS: Slots = {
  ...PIECES,
  /** “Flights booked for 9,000”. */
  notPriced: notFollowedBy('(for|at|:|) (about|around|) {money}', { money: '[$€£฿]?\\d' }),
  /** `ไม่เอาที่ทัวร์ลง` is about other people. */
  notCrowd: notRightAfter('ที่, รถ, กรุ๊ป') + notRightBefore('{few}ลง', { few: '.{0,4}' }),
  /** `กลับที่พักก่อน 2 ทุ่ม` is no room. */
  notBackTo: notRightAfter('กลับ, กลับถึง, ถึง, กลับเข้า, ออกจาก'),
  /** No vowel or tone mark follows: `เครื่องบิน` and `ของบ้าน` have no budget. */
  noVowel: '(?![ะาิ-ฺ็-์])',
  /** `ค่า` of a thing, but not in `คะ`, `ค่ากินเที่ยว`. */
  notSpending: notRightBefore('ใช้จ่าย, ะ, า, กิน(กับ)(ค่า)เที่ยว, กินอยู่, เที่ยว[!บิน|รถ|เรือ]'),
  /** `เคยไปปายแล้ว ขอน่าน 3 วัน`: what they have seen has no length. */
  notDone: notRightBefore('{words}แล้ว[! {digit}]', { words: '[ก-์\\ufffc]{0,24}' }),
  /** `เช่ามอไซค์วันละ 200`, `ได้รถ …`: the rent of it. */
  rented: notRightAfter('(งบ|เงิน|ตัง){some}', { some: '[^.;\\n]{0,24}' }) + words('ให้เช่า, เช่า, ได้รถ, เหมา, คนขับ'),
  /** Motorbikes and cars by their names: `คลิก 125i`. */
  bike: words(
    `
    (คลิก|เวฟ|ฟีโน่|สกู๊ปปี้|พีซีเอ็กซ์|เอ็นแม็กซ์|มอไซค์เช่า|รถเช่า|click|wave|fino|scoopy|pcx|nmax|aerox|yaris|vios|jazz|brio|
    fortuner)( {cc}(i)|)`,
    { cc: '\\d{2,3}' },
  ),
  hired: words('hire, hired, hiring, rent, rents, rented, renting, rental'),
  /** Some words of the same sentence, with no budget in them. */
  near: `(?:${notRightBefore('งบ, เงิน, ตัง, budget')}[^.;!?\\n]){0,20}?`,
  wheels: words('bike(s), bicycle(s), scooter(s), motorbike(s), moped(s), jeep(s), car(s), driver'),
  /** “I was thinking six days”. */
  notPlan: notFollowedBy('(just|also|) (thinking|hoping|planning|considering|wondering|looking|dreaming|aiming)'),
  /** Nor who asks for those who have, nor a clause of its own after the length: `3 วันค่ะ เคยไปนานแล้ว`. */
  notNever: notRightAfter('ไม่, ไม่ได้, อยาก, ใคร, (วัน|คืน)(อ่ะ|อะ|นะ|น่ะ|)(ค่ะ|คะ|ค่า|ครับ|จ้า|){space}'),
  notBeen: notRightAfter('(เคยไป|เคยมา)(มา)'),
  notUsed: notAfter('(เคย|เคยได้|ผ่าน|ก่อน|จ่าย|ที่|ที่แล้ว)(เรา|ผม|ฉัน|)'),
  /** `อยู่เชียงใหม่มา 2 อาทิตย์`: up to now. */
  place: '[ก-์]{0,16}',
  notWill: notRightAfter('จะ, กำลัง, อยาก'),
  /** `ขับรถไปเช้าเย็นกลับ ไม่เกินสามชั่วโมง`: the hours are those of the drive. */
  notSameDay: notRightAfter('เย็น, ไป'),
  /** A visa run is a way, and no visa. */
  notrun:
    notRightAfter('(left|remaining) (on|of) (my|our|the) visa') +
    notFollowedBy('run, bounce, trip, is up, (end(s)|expire(s)|finish(es)|run(s) (out|up))[! (in|on|after|within|of)]'),
  /** No heading of a list: “Shift: …”. */
  notColon: notRightBefore('{letter}, :, {space}:'),
  notThanks: notRightAfter('ขอบคุณ, ขอบใจ, ขอบพระคุณ'),
  notThanksEn: notAfter('(thanks|thank you|thx|cheers)( so much| a lot| very much|)'),
}
