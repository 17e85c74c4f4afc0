import { oneOf } from './phrases.ts'
import type { TransportRule } from './transport-rule.ts'

// `ขับรถไปเอง`, `เหมารถตู้`, “my husband drives”: cars and vans that they drive or hire. (Slots: transport-ride-rules.ts.)

/** Pickups, also misspelt. */
const PICKUPS_TH = 'กระบะ, กะบะ, ปิกอัพ, ปิคอัพ, ปิ๊กอัพ'
/** Cars by their names, in both scripts. */
const CARS_BY_NAME = `
  ฟอร์จูนเนอร์, ฟอร์จูน, วีโก้, รีโว่, ดีแม็ก, ดีแม็กซ์, ซีวิค, วีออส, ยาริส, ซิตี้, อัลติส, แคมรี่, แจ๊ส, คัมรี่, เทสล่า,
  fortuner, hilux, revo, vigo, d-max, dmax, civic, vios, yaris, camry, tesla, byd`
/** Some of them also make motorbikes, so the model follows. */
const CAR_MAKERS = 'honda, toyota, mazda, nissan, mitsubishi, ford, suzuki, isuzu'
const DRIVERS = oneOf(`
  husband, wife, partner, boyfriend, girlfriend, bf, gf, he, she, one of us, dad, my dad, mum, mom, my mum, my mom,
  my brother, my sister, my uncle, our friend, my friend, a friend, my son`)

/** Before trains and buses: `รถตู้` alone is one with other passengers. */
export const HIRED_VANS: readonly TransportRule[] = [
  {
    name: 'a van of their own, or one that they hire',
    by: 'car',
    th: `
      รถตู้ {number} คัน, (รถตู้|ตู้) {number} ที่นั่ง{notFrom}, จ้างรถตู้,
      (หา|ต้องการ|อยากได้|แนะนำ|ขอ)รถตู้(เหมา|พาเที่ยว|พาไป|นำเที่ยว|ไปส่ง|สัก|ดี|1 คัน), รถตู้…คนขับ, (เหมา|เช่า|ขับ|เอา)รถตู้,
      รถตู้(วันละ|ต่อวัน), มีรถตู้(ของ|บริษัท|ส่วนตัว|ที่|ให้|เอง|แล้ว|{close}), รถตู้(ของ|บริษัท|ส่วนตัว|ออฟฟิศ|ที่บ้าน|พร้อม|เช่า|เหมา|vip)`,
    en: `
      (van|minivan|minibus|car) with (a|our|its|private|own|) (private|own|) driver,
      (hire|hiring|rent|renting|book|booking|our own|chartered|charter) (a|our|) (van|minivan|minibus)(s)`,
    unless: 'มีรถตู้ไหม, มีรถตู้มั้ย, มีรถตู้รึเปล่า',
    yes: [
      'รถตู้ 3 คัน ออกจากบางนา',
      'รถตู้เหมาพร้อมคนขับ',
      'เช่ารถตู้ไปกัน 9 คน',
      'เอารถตู้ไปกัน',
      'มีรถตู้ของบริษัท',
      'a minivan with a driver',
      'หารถตู้ 10 ที่นั่ง เที่ยวลำปาง',
      'หารถตู้พาเที่ยวน่าน',
      'จ้างรถตู้ไปสวนผึ้ง',
    ],
    no: ['รถตู้ 13 ที่นั่งจากหมอชิต', 'นั่งรถตู้จากหมอชิต', 'มีรถตู้ไหมคะ', 'take the minivan'],
  },
  {
    name: 'a coach for a group',
    by: 'car',
    th: `
      รถ(บัส|โค้ช|มินิบัส|ทัวร์) {number} คัน, (คณะ|กรุ๊ป|กลุ่ม|บริษัท|โรงเรียน|ออฟฟิศ|ทัศนศึกษา|ดูงาน|สัมมนา|เอาท์ติ้ง)…(รถตู้|รถบัส){notFrom},
      (รถบัส|มินิบัส)(ของ|บริษัท|โรงเรียน|ส่วนตัว|เหมา|เช่า), (เหมา|เช่า)(รถ|)(บัส|มินิบัส|โค้ช)`,
    yes: ['คณะครูสี่สิบคน นั่งรถบัส', 'รถบัส 2 คัน', 'เหมารถบัสไปน่าน', 'มินิบัสของโรงเรียน'],
    no: ['กลุ่มเรานั่งรถตู้จากหมอชิต', 'นั่งรถบัสไปเลย'],
  },
  {
    name: 'a driver, or somebody’s car in which they sit',
    by: 'car',
    th: `
      รถ(ของ|)(พี่|น้อง|เฮีย|เจ๊|น้า|ลุง|ป้า), (จ้าง|เช่า|เหมา)(รถ|)(พร้อม|)คนขับ, มีคนขับ(รถ|)ให้, (รถ|)พร้อมคนขับ,
      ใช้รถ(ราชการ|บริษัท|หลวง|ออฟฟิศ|ที่บ้าน|เพื่อน|พ่อ|แฟน), (นั่ง|ติด|อาศัย)รถ({read}|เพื่อน|พี่|พ่อ|แฟน|ญาติ|น้า|ลุง|ป้า|บ้าน)`,
    unless: 'พี่คนขับ, รถ(พี่|น้อง|ลุง|ป้า)(คนขับ|ติด|ขาย|ชน|เสีย|หาย)',
    yes: ['รถเจ๊หน่อย นั่งได้ 5 คน', 'จ้างคนขับ 2 วัน', 'ใช้รถราชการ', 'นั่งรถพี่ไปกัน', 'รถของน้า', 'มีคนขับให้'],
    no: ['รถลุงขายไอติม', 'ถามพี่คนขับ'],
  },
]

export const CARS: readonly TransportRule[] = [
  {
    name: 'their car, of any kind',
    by: 'car',
    th: `
      (ขับ|เช่า|เหมา|มี|เอา)รถ(ยนต์|ส่วนตัว|ตู้|กัน|)(ไปเอง|เอง|), {number} คันรถ, ไป(กัน|) {number} คัน, รถ {number} คัน, รถส่วนตัว,
      รถยนต์, รถเก๋ง, (รถ|)${oneOf(PICKUPS_TH)}, รถไฟฟ้า ev, (ขับ|เช่า|มี|เอา)รถไฟฟ้า, รถบ้าน, เก๋งเล็ก, เก๋งคันเล็ก,
      รถ(คันเดียว|คันเล็ก|คันใหญ่|ของเรา|ที่บ้าน|ตัวเอง), รถอีวี, รถ ev`,
    en: `
      (by|with|rent|renting|rental|rented|hire|hired|hiring|our|my|his|her|their|own|have)
      (a|an|our|my|his|her|their|) (own|private|rental|pickup|)
      (car(s)|vehicle|van|suv|pickup|pick up|pickup truck|truck|jeep|campervan|motorhome),
      electric car, (we have|we've got|with|have) (our|my|) (own|) wheels, {item}(own|) car{ends}`,
    unless: `
      (หัด|คน|การ|ได้|ใบ)ขับ, รถเช่ามอ, มีรถเช่าไหม, มีรถไฟ, มีรถไหม, มีรถสองแถว, มีรถรับส่ง, มีรถตู้ไหม,
      มีรถ(ม้า|ราง|ชมวิว|เข็น|รับจ้าง|แดง|เมล์|โดยสาร|ประจำ|ติด|เยอะ|จอด|ราม|วิ่ง|สาธารณะ|ทัวร์|บัส|ลาก|แห่)`,
    yes: [
      'ขับรถไปเอง',
      'ขับรถเที่ยวใต้ 5 วัน',
      'ไป 2 คันรถ 7 คน',
      '4 คน รถ 1 คัน',
      'มีรถส่วนตัว',
      'by our own car',
      'in his truck',
      'ไปกัน 3 คัน',
      'ขับกะบะไปกันเอง',
      'มีปิกอัพ ขึ้นดอยได้ไหม',
      'รถอีวีไปเขาใหญ่',
      'an electric car',
    ],
    no: ['ใบขับขี่สากล', 'ลำปางมีรถม้า', 'cable car', 'มีรถรับส่งไหม', 'ได้ขับหรือเปล่า'],
  },
  {
    name: 'a car that they hire, perhaps with its driver',
    by: 'car',
    th: 'รับรถ(เช่า|ที่|จาก), รถเช่า',
    en: `
      rental car, car rental, car hire[ is| sorted| booked| arranged| done], private (car|driver|van),
      (with|hire|hiring|rent|renting|) (a) (private) driver, in a (rented|hired|hire),
      (rented|hired|hire) (car|van|jeep|suv|pickup|truck|4x4|4wd|fortuner|hilux), in a rental, car hire{ends},
      (a|the|our|) car available{ends}`,
    unless: 'รถเช่ามอ, มีรถเช่าไหม, rental (bike|scooter|motorbike)',
    yes: [
      'รับรถเช่าที่สนามบิน',
      'in a rented Fortuner',
      'car hire sorted',
      'รถเช่า 3 วัน',
      'a private driver',
      'a car available.',
    ],
    no: ['a rental scooter', 'มีรถเช่าไหม'],
  },
  {
    name: 'by the make or the model of their car',
    by: 'car',
    th: `(เอา|ขับ|นั่ง)${oneOf(`เก๋ง, ${PICKUPS_TH}, ${CARS_BY_NAME}`)}, (เป็น|มี)${oneOf(`เก๋ง, ${PICKUPS_TH}`)}`,
    en: `
      ${oneOf(CAR_MAKERS)} (jazz|city|civic|hr-v|cr-v|yaris|vios|corolla|altis|camry|march|almera|ranger|d-max|swift|
      mirage|attrage|everest|ertiga|innova|avanza|veloz),
      fortuner, hilux, suv, pickup truck`,
    yes: ['ขับฟอร์จูนเนอร์ไป', 'เป็นเก๋ง 1 คัน', 'our Toyota Yaris', 'in the Hilux'],
    no: ['ซื้อเก๋งใหม่'],
  },
  {
    name: 'they drive',
    by: 'car',
    th: 'โรดทริป, โร้ดทริป, ขับเอง, ขับ[จาก|มา|ไป|วน|เที่ยว|ขึ้น|ลง|กัน|เล่น|{close}], (แฟน|สามี|พ่อ|ผม|เรา|เพื่อน)ขับ',
    en: `
      road trip(s), self drive, driving (trip|ourselves|myself|around|), (we|i)('ll|) (will|can|) drive,
      (want|wants|plan|plans|planning|going|hope|hoping|like|love|decided|intend) to drive
      (up|down|over|there|across|through|all the way|to|from|the|by ourselves){notThem},
      (drive|driving|drove) (up|down|over|all the way) (to|from|into), (hour|hours|hour's|hours') drive,
      drive (from|of)`,
    unless: "(หัด|คน|การ|ได้|ใบ)ขับ, drive(r)'s, ขับ(รถ|)ไม่(เป็น|ได้|ไหว)",
    yes: [
      'a road trip',
      "3 hours' drive of Bangkok",
      'we want to drive up to Trang',
      'family from Penang, driving down to Krabi',
      'ขับเองทั้งทริป',
      'ไปโรดทริปกัน',
      'สามีขับ',
      'self-drive',
    ],
    no: ['คนขับรถ', 'they want to drive us mad', 'แฟนขับไม่เป็น'],
  },
  {
    name: 'who of them drives',
    by: 'car',
    th: `
      ({read}|เรา|ผม|ฉัน|หนู|แฟน|พ่อ|สามี|เพื่อน)เป็นคนขับ(รถ)(เอง),
      คนขับ(รถ|)(คือ|เป็น|ก็)({read}|เรา|ผม|ฉัน|หนู|แฟน|พ่อ|สามี|เพื่อน|พี่ชาย|พี่เขย|ลูกชาย|น้องชาย), ขับ(เก๋ง|กระบะ)`,
    en: `
      ${DRIVERS} (can|will|does the|is going to|) (drive|drives|driving){ends},
      {read} (can|will|does the|is going to|) (drive|drives|driving){ends},
      {read} (drives|can drive|will drive) (us|the|there|all)`,
    unless: 'drives (me|us) (crazy|mad|nuts|up the wall), (never|cannot|can not) drive',
    yes: [
      'เราเป็นคนขับรถเอง',
      'คนขับคือพี่เขย',
      'ขับเก๋งจากหาดใหญ่',
      'my husband can drive',
      'dad will drive, 3 days',
      'my husband drives',
    ],
    no: ['หาคนขับรถ', 'nobody can drive', 'she drives me mad'],
  },
]
