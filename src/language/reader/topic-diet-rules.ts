import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ตาต้องกินอาหารอ่อนๆ`, “my son has a peanut allergy”: what they can eat, which trips do not know. The diets that a
// trip keeps to are in `food-rules.ts`.

export const DIET_TOPICS: readonly TopicRule[] = [
  {
    name: 'soft food, and hours of monks',
    topic: 'diet',
    reads: listOf(`
      (อาหาร|ของ)อ่อน, เคี้ยวไม่(ไหว|ได้|ค่อยไหว), (ฉัน|ถวาย)เพล, ฉันภัตตาหาร, ฉันเช้า,
      monk(s) … before (noon|11)`),
    yes: ['ตาต้องกินอาหารอ่อนๆ', 'หลวงตาต้องฉันเพลก่อน 11 โมง'],
    no: ['ของใหม่ อ่อนหวาน', 'ฉันไปเช้า'],
  },
  {
    name: 'religion and principles',
    topic: 'diet',
    reads: listOf(`
      ฮาลาล, มังสวิรัติ, วีแกน, (กิน|ทาน|อาหาร)เจ,
      halal, vegan(s), vegetarian(s), veggie, pure veg, veg food, kosher food, no pork, no beef, kosher, jain,
      ramadan, fruitarian, pescatarian(s)`),
    unless: listOf('(กิน|ทาน)เจอ[!ะไร], เจ๋ง'),
    yes: ['ขอร้านฮาลาล', 'two vegans and a pescatarian', 'ช่วงนั้นกินเจ', 'no pork please'],
    no: ['กินเจอร้านเด็ด', 'เจอร้านอาหารเจ๋งๆ'],
  },
  {
    name: 'allergies and what they cannot digest',
    topic: 'diet',
    reads: listOf(`
      แพ้…กุ้ง, เบาหวาน, แพ้อาหาร, แพ้(กุ้ง|ถั่ว|นม|ซีฟู้ด|อาหารทะเล|ไข่|แป้ง|แลคโตส),
      gluten free, can't eat, allerg(ic|y|ies), diabetic, diabetes, lactose, (coeliac|celiac), nut free`),
    yes: ['คุณพ่อเป็นเบาหวาน', 'my son has a peanut allergy', 'แพ้ถั่ว', 'gluten free bread', 'แฟนแพ้อาหารทะเล'],
    no: ['ชอบของหวาน', 'แพ้ใจที่นี่'],
  },
  {
    name: 'spices',
    topic: 'diet',
    reads: listOf(`
      ไม่(กิน|ทาน)เผ็ด, (กิน|ทาน)เผ็ดไม่ได้,
      spicy food, not spicy, spicy (is|things|dishes|stuff), (less|non|too|very|so) spicy`),
    yes: ['spicy is difficult for her', 'เด็กไม่กินเผ็ด', 'not spicy please'],
    no: ['ชอบเผ็ดๆ', 'spicy salads are great'],
  },
  {
    name: 'diets for the body',
    topic: 'diet',
    reads: listOf(`
      คีโต, โลว์คาร์บ, อาหารคลีน,
      keto`),
    yes: ['กินคีโตอยู่', 'ร้านอาหารคลีน'],
    no: ['ห้องคลีนๆ'],
  },
]
