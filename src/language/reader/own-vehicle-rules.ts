import { cueAnywhere } from './cues.ts'
import { oneOf } from './phrases.ts'

// `ไปรถส่วนตัว 4 คน`, “we own a Vios”: a vehicle that the travellers need not hire.

const VEHICLES_TH = oneOf('รถ, รถยนต์, รถเก๋ง, เก๋ง, รถกระบะ, กระบะ, มอไซค์, มอไซ, มอเตอร์ไซค์, รถมอเตอร์ไซค์, บิ๊กไบค์, รถตู้')
const OWNERS_TH = oneOf('เรา, ผม, ฉัน, หนู, ตัวเอง, ส่วนตัว, ที่บ้าน, พ่อ, แม่, แฟน, เพื่อน, พี่, ลุง, ป้า, น้า, ญาติ')
const VEHICLES_EN = oneOf(`
  car, pickup, pick-up, pickup truck, truck, van, suv, 4x4, vehicle, sedan, motorbike, motorcycle, bike, scooter, big bike, campervan, camper, vios,
  fortuner, hilux, alza, myvi`)
const OWNERS_EN = oneOf(`
  my, our, my own, our own, my dad's, my mum's, my mom's, my father's, my mother's, my brother's, my sister's, my husband's, my wife's, my friend's,
  my boyfriend's, my girlfriend's, a friend's, his, her`)

const SLOTS = {
  end: '(?![ก-์])',
  verb: String.raw`\b(?:in|with|by|tak(?:e|ing)|driv(?:e|ing)|rid(?:e|ing)|bring(?:ing)?|us(?:e|ing)|borrow(?:ed|ing)?) `,
  us: String.raw`\b(?:we|i)(?:'ve| have)?(?: got)? (?:have )?`,
}

export const HAS_OWN_VEHICLE = cueAnywhere(
  [
    {
      name: 'their own car or one that somebody lends them',
      th: `
        (เอา|ใช้|ขับ|ขี่|ไป|โดย|ยืม|นั่ง)${VEHICLES_TH}(ของ|)${OWNERS_TH}, ${VEHICLES_TH}(ส่วนตัว|ตัวเอง|ของตัวเอง|ของเราเอง|เราเอง), ${VEHICLES_TH}เรามี, มี${VEHICLES_TH}(ส่วนตัว|ตัวเอง|ของตัวเอง|อยู่แล้ว|เอง)`,
      en: `
        (our|my|their) own ${VEHICLES_EN}, own ${VEHICLES_EN} (from|so|already), {verb}${OWNERS_EN} ${VEHICLES_EN}, {us}own (a|an) ${VEHICLES_EN}, {us}(our|my) ${VEHICLES_EN} (here|with us|with me|there|already)`,
      unless: `
        ไม่(มี|ได้เอา|เอา|ใช้|ขับ|อยาก|ได้)…(ส่วนตัว|ตัวเอง), (ไม่มี|เช่า|คืน|จอด|ฝาก|ขาย)${VEHICLES_TH}(ของ|)${OWNERS_TH},
        (without|no|not|don't have|do not have|haven't got|leave|leaving|left|sell|sold|park|don't take|won't take) (our|my|any|a|taking our|taking my|bringing our|) (own|) ${VEHICLES_EN},
        (rent|renting|hire|hiring|get) (our|my) own ${VEHICLES_EN}, (our|my|his|her) ${VEHICLES_EN} (rental|hire|seat|sickness|park)`,
      yes: [
        'ไปรถส่วนตัว 4 คน',
        'เอารถตัวเองไป',
        'ยืมรถพ่อไปหัวหิน',
        'รถเรามี',
        'ขี่มอไซค์ตัวเอง',
        'we drive our own car from Penang',
        'three weeks in my pickup',
        "borrowing a friend's van",
        'we own a Vios',
        'I have my scooter here',
      ],
      no: [
        'ไม่มีรถส่วนตัว',
        'เช่ารถขับเอง',
        'ขับรถไปเอง',
        'ไม่ได้เอารถตัวเองไป',
        'we rent our own car there',
        'without our own car',
        'renting a car',
        'in her car seat',
        'leave our car at the airport',
      ],
    },
  ],
  SLOTS,
)
