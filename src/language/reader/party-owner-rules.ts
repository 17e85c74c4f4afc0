import type { PartyRule } from './party-rule.ts'
import { oneOf, perhaps } from './phrases.ts'

// `ยืมรถแม่ไปตราดกับแฟน`, “My mum talked us into Nan”: who owns, gives or suggests something and does not travel.

const THINGS_EN = oneOf(`
  car, cars, truck, pickup, pick-up, van, minivan, campervan, camper, suv, jeep, scooter, motorbike, motorcycle, bike, boat, tent, timeshare, toyota, honda, mazda,
  apartment, condo, flat, villa, bungalow, guest room, spare room, sofa, couch, garage, camera, credit card, hotel points, points, miles, voucher, money`)
const LOOK = perhaps('old, new, little, big, tiny, spare, beat-up, second, family, beach, holiday')
const IDEA = oneOf('talked, persuaded, convinced, encouraged, nudged, urged, dared, coaxed, pestered, badgered, pushed')
const GIFT = oneOf('gave, given, bought, booked, got, paid, lent, sent, gifted')

/** Whose car or house it is, and whose idea or present the trip: none of them comes. Before every list. */
export const OWNER_RULES: readonly PartyRule[] = [
  {
    name: 'whose car or house it is',
    who: 'nobody',
    en: `{ownerOf} ${LOOK} ${LOOK} ${THINGS_EN}, (the|a) ${LOOK} ${THINGS_EN} of {kinOfThing}, (the|this) ${THINGS_EN} (is|belongs to) {kinOfThing}`,
    th: `
      (ยืม|เอา|ใช้|ขับ|มี|ได้|ขอ|นั่ง|ขี่|)รถ(ตู้|เก๋ง|กระบะ|มอไซค์|มอเตอร์ไซค์|ยนต์|บ้าน|คันเก่า|){ofKin}{closeOfThing},
      (พัก|นอน|อยู่|ค้าง|)(ที่|)(คอนโด|ห้อง|บ้านพัก|บ้านสวน|รีสอร์ท|โฮมสเตย์|บ้าน){ofKin}{closeOfThing}`,
    unless: 'รถแม่สอด, รถตาก, รับ…บ้าน{ofKin}, บ้าน{ofKin} {count} (คน|ท่าน), ห้องพี่',
    yes: [
      ["three mates in my mum's old Toyota, Nan", { adults: 3, foreigners: 3 }],
      ['We have the in-laws car, two couples, Trat', { adults: 4, foreigners: 4 }],
      ["two of us with my parents' camper van in Nan", { adults: 2, foreigners: 2 }],
      ['two of us in the old truck of her grandfather, Nan', { adults: 2, foreigners: 2 }],
      ["the car is her father's, two of us to Nan", { adults: 2, foreigners: 2 }],
      ['two of us with the van of my father in Nan', { adults: 2, foreigners: 2 }],
      ['มีรถของพ่อตา ไปกับเมีย น่าน', { adults: 2 }],
      ['ยืมรถแม่ไปตราดกับแฟน', { adults: 2 }],
      ['พักคอนโดพี่สาว ไปกับแฟน', { adults: 2 }],
    ],
    no: ["my dad's birthday", 'my parents and a car', 'นั่งรถกับแม่', 'รถรับแม่ที่ตราด'],
  },
  {
    name: 'whose idea or present the trip is',
    who: 'nobody',
    en: `
      {kinOfIdea} ${perhaps('has, have, had')} ${perhaps('finally, just, kindly, recently')} ${IDEA}{notWithThem}[ me| us| my| both],
      {kinOfIdea} ${perhaps('has, have, had')} ${perhaps('finally, just, kindly, recently, already')} ${GIFT} (me|us) (a|the|this|these|his|her|their|some|two|for){notWithThem},
      (gift|present|treat|voucher|idea) from {kinOfIdea}{notWithThem}, {kinOfIdea} (paid|is paying|pays|has paid) for (my|our|the|this|it){notWithThem}`,
    th: '{kinTh2} (ก็|เลย|)(ยุ|เชียร์|คะยั้นคะยอ|เกลี้ยกล่อม|ไล่|สนับสนุน|รบเร้า)(ให้|){notTakenTh}, {kinTh2} (เพิ่ง|)(ให้ตั๋ว|ออกตั๋วให้|ซื้อตั๋วให้|ซื้อทริป(นี้|)ให้|ซื้อทัวร์ให้|จองทริป(นี้|)ให้|จองโรงแรมให้|ให้วอเชอร์|ให้ของขวัญ){notTakenTh}',
    yes: [
      ["I'm 67 and my son persuaded me to see Trat on my own", { seniors: 1, foreigners: 1 }],
      ['My mum talked us into Nan, two adults', { adults: 2, foreigners: 2 }],
      ['my in-laws gave us a hotel voucher, my wife and I in Trat', { adults: 2, foreigners: 2 }],
      ['พ่อกับแม่ยุให้ไปฮันนีมูน ไปตราดกับภรรยา', { adults: 2 }],
      ['ลูกสาวเชียร์ให้ไปเที่ยวบ้าง ไปกับสามี', { adults: 2 }],
      ['ลูกๆ ซื้อทริปให้ ไปกับภรรยา ตราด', { adults: 2 }],
      ['Trat as a gift from my parents', { adults: 1, foreigners: 1 }],
    ],
    no: [
      'my daughter talked me into going to Trat with her',
      'my parents paid a visit',
      'ลูกเชียร์ให้พาไปทะเล',
      'แม่ยุให้ไปด้วยกัน',
    ],
  },
  {
    // One adult with a child, of which nothing says that two people have it.
    who: 'adults',
    count: 1,
    en: '{iWithChild}, {inTow}',
    yes: [
      ["I'm flying to Trat with a 6-year-old. Anything for me too?", { adults: 1, children: 1, foreigners: 2 }],
      ["I'm taking my daughter (8) to Trat", { adults: 1, children: 1, foreigners: 2 }],
      ['Trat with my 9-year-old in tow', { adults: 1, children: 1, foreigners: 2 }],
    ],
    no: ["I'm going to Trat with my 6-year-old and my wife", "we're going with a toddler", "I'm going to Trat"],
  },
]
