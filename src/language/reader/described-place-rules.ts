import type { TiedPlaceRule } from './tied-place-rules.ts'

/** A sight that people describe because they do not know its name: it is the only one of its kind where they go. */
const sight = (
  place: string,
  provinceCode: string,
  {
    near = [],
    ...words
  }: Pick<TiedPlaceRule, 'th' | 'en' | 'unless' | 'yes' | 'no'> & { readonly near?: readonly string[] },
): TiedPlaceRule => ({ place, provinceCode, elsewhere: [], around: [provinceCode, ...near], ...words })

const BUDDHA_TH = '(พระพุทธรูป|พระพุทธ|พระ)'
const ROOTS_TH = '(รากไม้|รากต้นไม้|รากโพธิ์|รากต้นโพธิ์|ต้นโพธิ์|โคนต้นไม้|ต้นไม้)'

export const DESCRIBED_PLACE_RULES: readonly TiedPlaceRule[] = [
  sight('วัดมหาธาตุ', '14', {
    near: ['10', '12', '13'],
    th: `(เศียร|หัว|หน้า)${BUDDHA_TH}(ที่|ซึ่ง|)(อยู่|ติด|ฝัง|โผล่|)(ใน|ใต้|กับ|ที่|)${ROOTS_TH}, ${ROOTS_TH}(ที่|)(โอบ|หุ้ม|ห่อ|คลุม|มี|พัน|รัด)(เศียร|หัว|หน้า)${BUDDHA_TH}`,
    en: "(buddha|buddha's|stone) (head|face) (is|that is|wrapped|entwined|caught|trapped|stuck|held|growing|) (up|) (in|inside|within|by|among) (a|the|some|) (banyan|bodhi|fig|) (tree|tree's|roots), (tree|roots) (around|with|holding|hugging) (a|the) buddha (head|face)",
    yes: [
      'อยุธยาวันเดียว อยากเห็นเศียรพระในรากไม้',
      'อยุธยา 1 วัน วัดที่มีหน้าพระอยู่ในต้นไม้',
      'อยุธยา 2 วัน รากไม้ที่โอบเศียรพระอยู่วัดไหน',
      'Ayutthaya for a day, the Buddha head in the tree roots',
    ],
    no: ['อยุธยาวันเดียว ไหว้พระใต้ต้นโพธิ์', 'เชียงใหม่ 2 วัน เศียรพระในรากไม้', 'Ayutthaya, trees and a Buddha'],
  }),
  sight('วัดร่องขุ่น', '57', {
    near: ['50', '56'],
    th: '(วัด|โบสถ์)สีขาว(ทั้งหลัง|ทั้งวัด|ล้วน|)',
    unless: '(วัด|โบสถ์)สีขาว(ใน|แถว|ที่)(น่าน|ลำปาง|พะเยา)',
    yes: ['เชียงราย 2 วัน อยากไปวัดสีขาว'],
    no: ['น่าน 2 วัน วัดสีขาว', 'เชียงราย 2 วัน คาเฟ่สีขาว'],
  }),
  sight('ตลาดร่มหุบ', '75', {
    near: ['70', '74'],
    th: 'ตลาด(ที่|)(มี|)รถไฟ(วิ่ง|แล่น|)ผ่าน(กลาง|), ตลาด(ที่|)(หุบ|เก็บ|พับ)(ร่ม|ผ้าใบ)(หลบ|ตอน|ให้)รถไฟ, ตลาดบน(ทาง|ราง)รถไฟ',
    en: 'market (on|along|beside|where) (the|a|) (railway|train track(s)|train tracks|train passes|train runs|train goes)',
    yes: ['แม่กลอง 1 วัน ตลาดที่รถไฟวิ่งผ่าน', 'สมุทรสงครามวันเดียว ตลาดบนรางรถไฟ'],
    no: ['แม่กลอง 1 วัน ขึ้นรถไฟแล้วไปตลาด', 'นครปฐม 1 วัน ตลาดใกล้สถานีรถไฟ'],
  }),
  sight('เมืองบาดาล', '71', {
    th: '(วัด|โบสถ์|เมือง)(ที่|)(จม|อยู่)(อยู่|)(ใต้|ใน|)น้ำ(บาดาล|), วัดใต้น้ำ, (วัด|โบสถ์)กลางน้ำ',
    en: '(sunken|drowned|underwater|submerged|flooded) (temple|church|village)',
    yes: ['สังขละ 2 วัน นั่งเรือดูวัดจมน้ำ', 'สังขละบุรี 2 วัน โบสถ์ที่จมอยู่ใต้น้ำ', 'Sangkhlaburi 2 days, the sunken temple'],
    no: ['สังขละ 2 วัน กลัวจมน้ำ', 'ภูเก็ต 3 วัน วัดใต้น้ำ'],
  }),
  sight('วัดภูมินทร์', '55', {
    near: ['54'],
    th: '(ภาพ|รูป|ภาพวาด|จิตรกรรม)(ที่|)(คน|ปู่ม่าน|หนุ่มสาว|)(กำลัง|)กระซิบ(รัก|กัน|), กระซิบรัก, ปู่ม่านย่าม่าน',
    en: '(whisper|whispering) (mural|painting|lovers|of love)',
    yes: ['น่าน 2 วัน อยากดูภาพกระซิบรัก', 'น่าน 2 วัน ปู่ม่านย่าม่านอยู่วัดไหน', 'Nan for 2 days, the whispering lovers'],
    no: ['น่าน 2 วัน วัดที่มีภาพเก่า', 'ตรัง 2 วัน ภาพกระซิบ'],
  }),
  sight('วัดผาซ่อนแก้ว', '67', {
    near: ['65', '42'],
    th: '(พระพุทธรูป|พระขาว|พระ)(สีขาว|องค์ใหญ่|) (ห้า|5) องค์(ซ้อน|เรียง)(กัน|), พระซ้อนกัน (ห้า|5) องค์',
    en: '(five|5) (white|seated|sitting|) (seated|sitting|white|) buddha(s) (in|inside|on top|stacked|one behind)',
    yes: ['เขาค้อ 2 วัน วัดที่มีพระห้าองค์ซ้อนกัน', 'เพชรบูรณ์ 2 วัน พระขาว 5 องค์ซ้อน'],
    no: ['เขาค้อ 2 วัน ไหว้พระ 5 วัด', 'เขาค้อ 5 คน พระอาทิตย์ขึ้น'],
  }),
  sight('ถ้ำพระยานคร', '77', {
    near: ['76'],
    th: 'ถ้ำ(ที่|)(มี|)(ศาลา|พลับพลา|ปราสาท|แสงส่อง(ลง|)(ศาลา|พลับพลา|ปราสาท)), (ศาลา|พลับพลา)(ที่อยู่|)(ใน|กลาง)ถ้ำ',
    en: '(pavilion|temple) (in|inside) (a|the) cave, cave (with|that has) (a|the) (royal|golden|small|) pavilion',
    yes: ['หัวหิน 2 วัน ถ้ำที่มีศาลาแสงส่อง', 'ประจวบ 2 วัน พลับพลาในถ้ำ', 'Hua Hin 2 days, the pavilion inside the cave'],
    no: ['หัวหิน 2 วัน ถ้ำกับศาลเจ้า', 'กระบี่ 2 วัน ศาลาในถ้ำ'],
  }),
  sight('สะพานซูตองเป้', '58', {
    th: 'สะพานไม้ไผ่(ที่|)(ยาว|)(กลาง|ข้าม|ใน)(ทุ่งนา|นา|ทุ่ง)',
    en: 'bamboo bridge (over|across|through|in) (the|some|) (rice|paddy) (field|fields|paddies)',
    yes: ['แม่ฮ่องสอน 3 วัน สะพานไม้ไผ่กลางทุ่งนา', 'Mae Hong Son 3 days, the bamboo bridge over rice fields'],
    no: ['แม่ฮ่องสอน 3 วัน สะพานเหล็ก', 'น่าน 2 วัน สะพานไม้ไผ่กลางทุ่งนา'],
  }),
  sight('ปราสาทพนมรุ้ง', '31', {
    near: ['30', '32'],
    th: '(ปราสาท|ปราสาทหิน|ปราสาทขอม)(ที่|)(อยู่|)บน(ยอด|)(ภูเขาไฟ|ปล่องภูเขาไฟ)',
    en: '(khmer|) (temple|castle|ruin|ruins) on (a|an|the|top of a|top of an) (extinct|old|) volcano',
    yes: ['บุรีรัมย์ 2 วัน ปราสาทหินบนภูเขาไฟ', 'Buriram 2 days, the Khmer temple on an extinct volcano'],
    no: ['บุรีรัมย์ 2 วัน ภูเขาไฟ', 'เลย 2 วัน ปราสาทบนเขา'],
  }),
]
