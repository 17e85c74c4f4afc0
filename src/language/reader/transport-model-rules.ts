import { oneOf, perhaps } from './phrases.ts'
import type { TransportRule } from './transport-rule.ts'

// `ฟอร์จูนเนอร์`, “in our Perodua Alza”: cars and motorbikes by their brand or model.

const BRAND_WORDS = `
  toyota, honda, mazda, nissan, mitsubishi, ford, suzuki, isuzu, perodua, proton, hyundai, kia, mg, byd, haval, gwm, chevrolet, subaru,
  volvo, bmw, tesla, โตโยต้า, ฮอนด้า, มาสด้า, นิสสัน, มิตซู, มิตซูบิชิ, ฟอร์ด, ซูซูกิ, อีซูซุ, เอ็มจี, บีวายดี`
const BRANDS = oneOf(BRAND_WORDS)
/** Models that are no other words. */
const MODELS = oneOf(`
  vios, alza, myvi, bezza, axia, aruz, saga, yaris, yaris ativ, ativ, yaris cross, corolla cross, fortuner, hilux, hilux revo, vigo, camry, altis,
  corolla altis, avanza, veloz, innova, innova zenix, alphard, xpander, xpander cross, ertiga, d max, dmax, triton, navara, pajero, pajero sport, mu x, mux,
  hr v, hrv, cr v, crv, br v, brv, brio, almera, attrage, terra, cx 3, cx 5, cx 30, staria, dolphin ev, ora good cat, atto 3`)
/** Those that are: only after a brand or a word for renting. */
const WORD_MODELS = oneOf(
  'city, jazz, civic, accord, march, note, kicks, swift, celerio, ciaz, ranger, everest, mirage, tiida, corolla, commuter, hiace, ev',
)
const MODELS_TH = oneOf(`
  วีออส, ยาริส, ยาริสเอทีฟ, เอทีฟ, อัลติส, แคมรี่, ฟอร์จูนเนอร์, ฟอร์จูน, วีโก้, รีโว่, อินโนว่า, อัลพาร์ด, เอ็กซ์แพนเดอร์, ปาเจโร่, ไทรทัน, ดีแม็ก, ดีแม็กซ์, มิวเอ็กซ์, นาวาร่า,
  เทอร์ร่า, อัลเมร่า, มาร์ช, แจ๊ส, ซิตี้, ซีวิค, ซีอาร์วี, เอชอาร์วี, บริโอ้, สวิฟท์, เอเวอเรสต์, เรนเจอร์`)

/** Cars by their model: “a Vios from the airport”, `เช่ายาริส`. */
export const MODEL_RULES: readonly TransportRule[] = [
  {
    by: 'car',
    both: `${perhaps('rent, rented, renting, hire, hired, hiring, drive, driving')} ${perhaps('a, an, our, my, the')} ${perhaps(BRAND_WORDS)} ${MODELS}(s), ${BRANDS} ${WORD_MODELS}`,
    en: `(rent|rented|renting|hire|hired|hiring|drive|driving) (a|an|our|my) ${WORD_MODELS}{close}`,
    th: `(เช่า|ขับ|เอา|ใช้|นั่ง|จอง|รถ|เก๋ง)(รถ|) (${BRANDS}|) (${MODELS_TH}|${MODELS})`,
    yes: [
      'we rent a Vios at the airport',
      'up from Penang in our Perodua Alza',
      'Toyota Fortuner, Phetchabun 2 days',
      'a Honda City for a week',
      'เช่า Alza ไปหาดใหญ่',
      'เช่าวีออสขับที่อุดร',
      'รถ Yaris Ativ ไปน่าน',
      'hiring a Mu-X',
    ],
    no: [
      'in the city',
      'rent a bike in the city',
      'in March',
      'a swift lunch',
      'driving to Everest House',
      'เดินซิตี้',
      'City of Nan',
    ],
  },
]
