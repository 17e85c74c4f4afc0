import type { Draft } from './draft.ts'
import type { Transport } from './reading.ts'
import type { Sheet } from './sheet.ts'

const RULES: readonly (readonly [RegExp, Transport])[] = [
  [
    /\b(?:(?:no|without(?: a)?|don'?t have (?:a |our |my )?|not having a|do not have a) (?:own )?(?:car|cars|vehicle)|(?:don'?t|can'?t|cannot|do not|don'?t want to|do not want to|rather not) (?:drive|hire (?:a )?car|rent (?:a )?car|hire a scooter|ride)|no driving|without driving)\b|ไม่มีรถ(?:ยนต์|ส่วนตัว)?|ไม่(?:ต้อง|อยาก|ชอบ|ได้)?(?:ขับรถ|เอารถไป|เช่ารถ)|ขับรถไม่เป็น/g,
    'public',
  ],
  [
    /\b(?:by |using |use |via |with |on |take |taking ){0,5}(?:public (?:transport(?:ation)?|transit)|bts|mrt|skytrain|sky train|metro|subway|songthaews?)(?: only)?\b|\b(?:by |using |with |take |taking ){0,5}(?:grab|taxis?|tuk[- ]?tuks?|bolt)\b(?: only)?|(?:โดย|นั่ง|ใช้)?(?:รถแดง|แท็กซี่|แทกซี่|ตุ๊กตุ๊ก|แกร็บ|รถสาธารณะ|ขนส่งสาธารณะ|รถไฟฟ้า|รถประจำทาง|รถเมล์|รถโดยสาร|รถสองแถว|สองแถว)/g,
    'public',
  ],
  [
    /\b(?:by |using |take |taking |on |the ){1,5}(?:night |sleeper |overnight )?trains?\b|\btrain (?:trip|travel|journey)\b|(?:นั่ง|ขึ้น|โดย|ด้วย|ทาง)รถไฟ(?!ฟ้า)|(?<!ตลาดนัด|ตลาด|สถานี|ทาง|หัว|ราง|สะพาน|พิพิธภัณฑ์|ดู|ถ่ายรูป|ร้าน)รถไฟ(?!ฟ้า|ใต้ดิน|ความเร็ว|มือ|เก่า|โบราณ)|\bby rail\b|\b(?:bus(?:es)? (?:and|&|or) trains?|trains? (?:and|&|or) bus(?:es)?)\b/g,
    'train',
  ],
  [/\b(?:by |take |taking )(?:a |the )?(?:bus(?:es)?|minivans?|coach(?:es)?)\b|(?:นั่ง|โดย)รถ(?:ทัวร์|บัส|ตู้)|รถตู้/g, 'bus'],
  [
    /\b(?:by |on |rent(?:ing)? |hir(?:e|ing) |with )?(?:a |an |our |my )?(?:scooters?|motor ?bikes?|motorcycles?)\b|(?:ขับ|ขี่|เช่า)?(?:มอเตอร์ไซค์|มอเตอร์ไซด์|มอไซค์|มอไซ|บิ๊กไบค์|สกู๊ตเตอร์)/g,
    'motorbike',
  ],
  [
    /\b(?:by |with |rent(?:ing|al)? |rented |hir(?:e|ed|ing) |our |my |own |have ){1,5}(?:a |an |our |my |own |private |rental |pickup ){0,5}(?:cars?|vehicle|van|suv|pick-?up(?: truck)?|truck|jeep|campervan|motorhome)\b|\b(?:road ?trips?|self[- ]?drive|driving(?: (?:trip|ourselves|myself|around))?|(?:we|i)(?:'ll| will| can)? drive|rental car|car rental|hours?'?s? drive|drive (?:from|of)|private (?:car|driver|van)|(?:with|hir(?:e|ing)|rent(?:ing)?) (?:a )?(?:private )?driver|in a rental|rental(?= |,|\.|$)(?! (?:bike|scooter|motorbike))|(?:suv|pick-?up truck))\b|(?:ขับ|เช่า|เหมา|มี|เอา)รถ(?:ยนต์|ส่วนตัว|ตู้|ไปเอง|เอง|เที่ยว|ไป|กัน){0,5}|รถส่วนตัว|รถยนต์|รถเก๋ง|รถกระบะ|กระบะ|รถบ้าน|โรดทริป|ขับเอง|(?<!หัด|คน|การ|ได้)ขับ(?=จาก|มา|ไป|วน|เที่ยว|ขึ้น|ลง|กัน|เล่น|\s|$)|(?:แฟน|สามี|พ่อ|ผม|เรา|เพื่อน)ขับ/g,
    'car',
  ],
  [
    /\b(?:by |on )(?:bicycles?|bikes?)\b|\b(?:bicycles?|bikes?|cycling) only\b|\bonly (?:by )?(?:bicycles?|bikes?)\b|\bcycling (?:trip|tour|holiday)\b|\bbike ?packing\b|ปั่นจักรยานอย่างเดียว|ทริปจักรยาน/g,
    'bicycle',
  ],
  [/\b(?:on foot|by foot|walkable|walking distance|by walking)\b|เดินเท้า|เดินเที่ยวได้|เดินถึง/g, 'walk'],
  [/\bby (?:boat|ferry)\b|โดยเรือ/g, 'boat'],
  // A flight only leads there, so any other vehicle says how they travel.
  [/\b(?:by |take |taking )(?:a )?(?:plane|air)\b|\b(?:fly|flying)\b(?! fox)|(?:โดย|นั่ง|ขึ้น)?เครื่องบิน|บินไป/g, 'plane'],
]

/** Boats refused are a kind of outing refused. */
const NO_BOATS =
  /ไม่(?:ต้อง|อยาก|ชอบ|เอา|ขอ)?(?:ขึ้น|นั่ง|ลง|ล่อง)เรือ|ไม่เอาเรือ|เมาเรือ(?=ง่าย|มาก)|\b(?:no|without(?: any)?|avoid(?:ing)?|not) (?:boats?|boat (?:trips?|rides?|tours?)|ferr(?:y|ies))\b|\b(?:don'?t|do not|can'?t) (?:like |do |go on |take )?boats?\b/g
const BOAT_KINDS = ['boat tour', 'boat']

const NO_FLIGHTS =
  /\b(?:(?:no|without(?: a| any)?|avoid(?:ing)?) (?:flights?|flying|(?:aero)?planes?)|(?:not|don'?t|do not|won'?t|can'?t|rather not|hate to|afraid to)(?: want to| like to)? fly(?:ing)?)\b|ไม่(?:อยาก|ชอบ|เอา|นั่ง|ขึ้น|ใช้){0,5}(?:เครื่องบิน|เครื่อง(?=\s|$)|บิน)|กลัวเครื่องบิน/g

/** The means of transport: the first one named, without those that the travellers say they lack. */
export function readTransport(sheet: Sheet, draft: Draft): void {
  sheet.take(NO_BOATS, () => {
    for (const key of BOAT_KINDS) draft.avoidKinds.set(key, 'hard')
  })
  const isFlightRefused = sheet.take(NO_FLIGHTS)
  for (const [pattern, transport] of RULES) {
    sheet.take(pattern, () => {
      draft.transport ??= transport
    })
  }
  // The means of transport left over, unless the prompt states another.
  if (isFlightRefused) draft.transport ??= 'car'
}
