import { listOf, type Slots } from './phrases.ts'

/** Phrases that say what somebody does not eat, in the notation of `phrasePattern`; `{food}` is what. */
export interface FoodRule {
  readonly th?: readonly string[]
  readonly en?: readonly string[]
  /** Sentences with what they exclude, and similar ones that exclude nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, foods: readonly string[]])[]
  readonly no: readonly string[]
}

const FOOD_TH =
  '(?:อาหารทะเล|ซีฟู้ด|ทะเล|กุ้ง|กั้ง|ปูม้า|ปู(?!่|น)|หอย|ปลาหมึก|หมึก|ปลาดิบ|ปลาร้า|ปลา|ถั่วลิสง|ถั่ว|นมวัว|นม|ไข่|เนื้อวัว|เนื้อแดง|เนื้อ(?!สัตว์)|วัว|ไก่|เป็ด|หมู|แกะ|สัตว์ปีก|เครื่องใน|เผ็ดจัด|เผ็ด|ดิบ|แป้งสาลี|แป้ง|กลูเตน|ผักชี|ผักดิบ|ผัก|ผงชูรส|ชูรส|หวานจัด|หวาน|น้ำตาล|เค็มจัด|เค็ม|มันๆ|มัน|ทอด|หมักดอง|หมัก|ดอง|กระเทียม|หัวหอม|หอมใหญ่|หอม|เห็ด|กะทิ|แลคโตส|แอลกอฮอล์|เหล้า|เบียร์|หน่อไม้|ทุเรียน)(?![\u0e31-\u0e3a\u0e48-\u0e4e]|ย|มัส)'
const FOOD_EN =
  '(?:pork|beef|lamb|mutton|chicken|poultry|duck|red meat|raw (?:food|fish|meat|seafood|oysters|eggs?)|sushi|sashimi|seafood|shellfish|fish sauce|fish|prawns?|shrimps?|crabs?|lobsters?|squid|oysters?|clams|mussels|peanuts?|tree nuts|nuts?|cashews?|sesame|soya?|dairy|lactose|milk|cheese|eggs?|gluten|wheat|onions?|garlic|mushrooms?|root vegetables|potatoe?s?|coconut|coriander|cilantro|sugar|sugary (?:food|things|drinks)|sweets|desserts?|salt|salty (?:food|things)|fried food|oily food|msg|alcohol|offal|tofu|chill?i(?:es)?|spicy(?: food| stuff| dishes)?)'

export const FOOD_SLOTS: Slots = {
  foodTh: `(${FOOD_TH}(?:\\s?(?:กับ|และ|หรือ|,|/|ไม่กิน|ไม่ทาน|แพ้|งด)\\s?(?:อาหาร|ของ)?${FOOD_TH}){0,4})`,
  food: `((?:${FOOD_EN})(?:(?:,? (?:and|or|nor|no|and no|or any)|\\s?[,/&+]\\s?(?:and |or |no )?) ?(?:${FOOD_EN})(?![a-z])){0,5})(?![a-z]| (?:market|markets|restaurant|restaurants|tour|tours|farm|farms|village|noodles?))`,
  /** What is nothing but food. */
  dish: '(ปลาร้า|ผักชี|กระเทียม|ผงชูรส|เครื่องใน|เนื้อวัว|เผ็ด|กลูเตน)',
  kind: '(?:อาหาร|ของ|พวก|เนื้อสัตว์|จำพวก)?(?:พวก)?',
  one: "(?:(?:don'?t|do not|doesn'?t|does not|can'?t|cannot|can not|won'?t|mustn'?t|must not|shouldn'?t|should not|never|isn'?t allowed to|aren'?t allowed to|not allowed to|unable to|nobody|no one|noone|none of us|neither of us|not) )",
  eat: '(?:(?:really|even|ever|to|be|any) ){0,2}(?:eats?|eating|takes?|has|have|having|touch(?:es)?|tolerates?|digests?|handles?|stands?|consumes?|does?|drinks?) (?:any |much |too much |too |a lot of )?',
  off: "(?: (?:is|are)|'s) (?:out(?! (?:there|of|in|on|at)\\b)|off(?: limits| the table| the menu)?|forbidden|banned|a no[ -]?(?:go|no)?|no go|not (?:allowed|ok|okay|possible|an option))(?![a-z])",
}

export const FOOD_RULES: readonly FoodRule[] = [
  {
    th: listOf(
      '(แพ้|ไม่กิน|ไม่ทาน|ไม่แตะ|ไม่ค่อยกิน|ห้ามกิน|ห้ามทาน|ต้องงด|กินไม่ได้){kind}{foodTh}, (งด|เลี่ยง|หลีกเลี่ยง|ไม่เอา|ห้าม)(อาหาร|ของ|เนื้อสัตว์)(พวก|){foodTh}, (ไม่เอา|ไม่ใส่|ห้ามใส่|ห้าม){dish}',
    ),
    yes: [
      ['แฟนแพ้กุ้งกับปู', ['กุ้ง', 'ปู']],
      ['พ่อไม่กินเป็ดไม่กินไก่', ['เป็ด', 'ไก่']],
      ['หมอสั่งงดของหวาน', ['หวาน']],
      ['ส้มตำไม่เอาปลาร้า', ['ปลาร้า']],
    ],
    no: ['ไม่เอาทะเล', 'ไม่เอาหมู่บ้าน', 'แพ้ทางทะเล', 'ร้านกุ้งอร่อย'],
  },
  {
    th: listOf('(กิน|ทาน|รับ|กินอาหาร|ทานอาหาร){kind}{foodTh}(มาก|จัด|เยอะ|)(ไม่ได้|ไม่เป็น|ไม่เก่ง|ไม่ค่อยได้|ไม่ไหว|ไม่ค่อยไหว)'),
    yes: [
      ['ลูกกินเผ็ดไม่ได้', ['เผ็ด']],
      ['คนท้องกินของดิบไม่ได้', ['ดิบ']],
      ['แม่ทานเค็มไม่ได้', ['เค็ม']],
    ],
    no: ['กินปูได้ทุกวัน', 'กินทะเลเผาริมหาด'],
  },
  {
    th: listOf(
      '{kind}{foodTh}(นี่|ก็|ขอ|นะ|จะ|) (กินไม่ได้|ทานไม่ได้|ไม่กิน|ไม่ทาน|ไม่แตะ|แตะไม่ได้)(เลย|หมด|ทุกอย่าง|), (อาหาร|ของ){foodTh}(นี่|ก็|ขอ|นะ|จะ|) (ไม่เอา|งด|ไม่ได้เลย)(เลย|หมด|ทุกอย่าง|)',
    ),
    yes: [
      ['เป็นเบาหวาน ของหวานกินไม่ได้เลย', ['หวาน']],
      ['หมูไม่แตะเลยครับ', ['หมู']],
      ['เนื้อวัวไม่ทาน', ['เนื้อวัว']],
    ],
    no: ['ปูไม่แพง', 'ทะเลไม่เอา'],
  },
  {
    en: listOf('{one}{eat}{food}, {one}{food}'),
    yes: [
      ["my daughter can't have nuts", ['nuts']],
      ['none of us takes beef', ['beef']],
      ['Nobody eats pork or shellfish', ['pork', 'shellfish']],
      ["we don't touch seafood", ['seafood']],
    ],
    no: ["we don't eat late", 'nobody fishes here', 'not far from the fish market', "we can't have a car"],
  },
  {
    en: listOf(
      '(no|without|zero|skip|nothing with|free of) (any|) {food}, (everything|anything|all) (but|except|bar) {food}, {food} (free|intolerant|intolerance|allergy|allergies)',
    ),
    yes: [
      ['strictly no egg and no garlic', ['egg', 'garlic']],
      ['no onion no garlic please', ['onion', 'garlic']],
      ['a peanut allergy', ['peanut']],
      ['we eat everything but pork', ['pork']],
    ],
    no: ['no fish market', 'no problem', 'free milk'],
  },
  {
    en: listOf(
      '(avoid|avoids|avoiding|stay away from|stays away from|off|give up|gave up|cut out|cutting out) (all|any|) {food}, {food}{off}',
    ),
    yes: [
      ['he avoids sugar', ['sugar']],
      ['raw fish is out for her', ['raw fish']],
      ["I'm off raw food", ['raw food']],
      ['dairy is off the menu', ['dairy']],
    ],
    no: ['avoid the seafood market', 'the milk is out there', 'fish is good there'],
  },
  {
    en: listOf(
      "{food} (also|too|even|) (we|i|they|he|she|my wife|my husband) (also|) (don't|do not|doesn't|does not|won't|can't) (eat|take|have|touch)",
    ),
    yes: [
      ["eggs also we don't take", ['eggs']],
      ['beef my husband does not eat', ['beef']],
    ],
    no: ["the fish market we don't have time for"],
  },
]
