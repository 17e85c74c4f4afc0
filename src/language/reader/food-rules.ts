import type { PhraseRule } from './phrase-rule.ts'
import { anyOf, listOf } from './phrases.ts'
import type { Diet } from './reading.ts'

// `แฟนแพ้กุ้งกับปู`, “a kiwi allergy”: what somebody does not eat. The foods are listed in `food-slots.ts`.

/** Phrases that say what somebody does not eat, in the notation of `phrasePattern`; `{food}` is what. */
export interface FoodRule {
  readonly th?: readonly string[]
  readonly en?: readonly string[]
  /** Sentences with what they exclude, and similar ones that exclude nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, foods: readonly string[]])[]
  readonly no: readonly string[]
}

export const FOOD_RULES: readonly FoodRule[] = [
  {
    th: listOf(
      '(แพ้|ไม่กิน|ไม่ทาน|ไม่รับประทาน|ไม่บริโภค|งดกิน|งดทาน|งดรับประทาน|งดบริโภค|เลิกกิน|ไม่แตะ|ไม่ค่อยกิน|ห้ามกิน|ห้ามทาน|ต้องงด|กินไม่ได้){kind}{foodTh}, (งด|เลี่ยง|หลีกเลี่ยง|ไม่เอา|ห้าม)(อาหาร|ของ|เนื้อสัตว์)(พวก|){foodTh}, (ไม่เอา|ไม่ใส่|ห้ามใส่|ห้าม){dish}, (งด|ปลอด){cut}',
    ),
    yes: [
      ['แฟนแพ้กุ้งกับปู', ['กุ้ง', 'ปู']],
      ['มีคนแพ้อาหารทะเล', ['อาหารทะเล']],
      ['พ่อไม่กินเป็ดไม่กินไก่', ['เป็ด', 'ไก่']],
      ['หมอสั่งงดของหวาน', ['หวาน']],
      ['ส้มตำไม่เอาปลาร้า', ['ปลาร้า']],
      ['ช่วงนี้งดหมูกับเนื้อ', ['หมู', 'เนื้อ']],
      ['พ่องดแป้ง งดน้ำตาล', ['แป้ง', 'น้ำตาล']],
      ['ไม่รับประทานหมู', ['หมู']],
      ['แพ้ปูม้าและปลาหมึก', ['ปูม้า', 'ปลาหมึก']],
      ['ไม่บริโภคเนื้อวัว', ['เนื้อวัว']],
    ],
    no: ['ไม่เอาทะเล', 'ไม่เอาหมู่บ้าน', 'แพ้ทางทะเล', 'ร้านกุ้งอร่อย', 'งดทะเล', 'งดไปวัด', 'งดหมู่คณะ', 'ห้ามปูนเปียก'],
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
      '{kind}{foodTh}(นี่|ก็|ขอ|นะ|จะ|) (กินไม่ได้|ทานไม่ได้|ไม่กิน|ไม่ทาน|ไม่แตะ|แตะไม่ได้)(เลย|หมด|ทุกอย่าง|), (อาหาร|ของ){foodTh}(นี่|ก็|ขอ|นะ|จะ|) (ไม่เอา|งด|ไม่ได้เลย)(เลย|หมด|ทุกอย่าง|){saidAll}',
    ),
    yes: [
      ['เป็นเบาหวาน ของหวานกินไม่ได้เลย', ['หวาน']],
      ['หมูไม่แตะเลยครับ', ['หมู']],
      ['เนื้อวัวไม่ทาน', ['เนื้อวัว']],
    ],
    no: ['ปูไม่แพง', 'ทะเลไม่เอา', 'ชอบอาหารทะเล ไม่เอาที่เสียงดัง'],
  },
  {
    th: listOf('{eaten}(ยกเว้น|เว้น|นอกจาก|ขาด)(แต่|แค่|เฉพาะ|)(แค่|){kind}{foodTh}'),
    yes: [
      ['กินได้ทุกอย่างยกเว้นหมู', ['หมู']],
      ['ทานได้หมดเลยเว้นแต่กุ้งกับปู', ['กุ้ง', 'ปู']],
      ['กินง่ายทุกอย่าง ยกเว้นของดิบ', ['ดิบ']],
    ],
    no: ['เที่ยวได้หมดยกเว้นทะเล', 'เปิดทุกวันยกเว้นจันทร์'],
  },
  {
    en: listOf(
      '(not even|nor even|not) (an|a|any|) {food}, (allergy|allergies|intolerance|reaction|reacts|reactions|aversion) (to|against) {food}, (swells up|gets sick|ill|sick) from {food}',
    ),
    yes: [
      ['strictly vegetarian, not even egg', ['egg']],
      ['a severe allergy to peanuts and sesame', ['peanuts', 'sesame']],
    ],
    no: ['not even a fish market', 'a reaction to the news'],
  },
  {
    en: listOf('{one} {eat} {food}, {one} {food}'),
    yes: [
      ["my daughter can't have nuts", ['nuts']],
      ['none of us takes beef', ['beef']],
      ['Nobody eats pork or shellfish', ['pork', 'shellfish']],
      ["we don't touch seafood", ['seafood']],
      ['none of us can handle spicy food', ['spicy food']],
      ["my dad can't do shellfish", ['shellfish']],
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
      ['no chillies or sugary drinks', ['chillies', 'sugary drinks']],
      ['a peanut allergy', ['peanut']],
      ['we eat everything but pork', ['pork']],
    ],
    no: ['no fish market', 'no problem', 'free milk'],
  },
  {
    en: listOf(
      '(avoid|avoids|avoiding|stay away from|stays away from|off|give up|gave up|cut out|cutting out) (all|any|) {food}, {food}{off}, {food}{uneaten}',
    ),
    yes: [
      ['he avoids sugar', ['sugar']],
      ['raw fish is out for her', ['raw fish']],
      ["I'm off raw food", ['raw food']],
      ['dairy is off the menu', ['dairy']],
      ['pork not eaten, thanks', ['pork']],
      ['beef is never eaten in our home', ['beef']],
    ],
    no: ['avoid the seafood market', 'the milk is out there', 'fish is good there', 'pork I have never eaten there'],
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

/** “No spicy food” is one word for it, whatever it is called. */
export const SPICY_RULES: readonly FoodRule[] = [
  {
    en: listOf(
      "(hate(s)|(do(es) n't|doesnt|dont|do(es) not|can't|cannot) (like|eat|handle)|no|not|nothing) (too) {spicy} (food|dishes|)",
    ),
    yes: [
      ['nothing too spicy', ['spicy']],
      ["my son doesn't like spicy food", ['spicy']],
      ['gran hates spicy dishes', ['spicy']],
    ],
    no: ['we love spicy food', 'not a spicy tour'],
  },
]

/** Whatever it is: “allergic to latex”. */
export const OTHER_FOOD_RULES: readonly FoodRule[] = [
  {
    en: listOf(
      "(allergic|allergy|allergies) to{space}{anything}, (don't|dont|do not|can't|cant|cannot|won't|wont) eat{space}{anything}, {oneThing} (allergy|allergies){notTo}",
    ),
    yes: [
      ['allergic to latex and kiwi', ['latex', 'kiwi']],
      ['allergic to latex, kiwi and bananas', ['latex', 'kiwi', 'bananas']],
      ["we don't eat durian", ['durian']],
      ['a kiwi allergy', ['kiwi']],
    ],
    no: ['an allergy to the cold', "we don't eat late"],
  },
]

/** After words for not eating, these name no food: “we don't eat much”. */
export const NO_FOODS: ReadonlySet<string> = new Set(
  listOf(`
    food, foods, an, any, the, severe, my, his, her, have, has, with, late, out, much, there, in, at,
    breakfast, lunch, dinner`),
)

/** Between two things that are not eaten. */
export const JOINS_FOODS = `(?:[,/&+]|\\b${anyOf('and, or, nor, no, any')}\\b|${anyOf('กับ, และ, หรือ, ไม่กิน, ไม่ทาน, แพ้, งด')})`

/** Diets with names of their own. */
export interface DietRule extends PhraseRule {
  readonly diet: Diet
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** Who drinks no alcohol. */
export const TEETOTAL: PhraseRule & { readonly yes: readonly string[]; readonly no: readonly string[] } = {
  en: `
    (don't|doesn't|do not|does not|never) drink(s) (at all|){sayEnd}, none of us drink(s){sayEnd}, neither of us drink(s){sayEnd}, nobody drinks{sayEnd}, (not|non|we aren't|no big) (a |big |) drinker(s), teetotal(ler|lers|er|ers), tee total, sober (travel|traveller|traveler|trip|holiday|couple|group|curious), alcohol free (trip|holiday)`,
  yes: ["we don't drink", "my wife doesn't drink at all", 'we are teetotal', 'non-drinkers', 'none of us drinks.'],
  no: ["we don't drink coffee", "don't drink the tap water", 'soft drinks', 'a sober look at the budget'],
}

export const DIET_RULES: readonly DietRule[] = [
  {
    diet: 'vegan',
    th: '(อาหาร|ร้าน|กิน|ทาน|สาย|เป็น|)(วีแกน|วีกัน), ไม่(กิน|ทาน)(เนื้อสัตว์)(และ|กับ|หรือ|)(นม|ไข่)(ทุกชนิด|)',
    en: '{weAre}vegan(s) {dishes}, no animal products, nothing from animals',
    yes: ['we are vegans', 'a vegan restaurant in Trang', 'พี่สาวเป็นวีแกน', 'ขอร้านวีแกน'],
    no: ['แม่กินเก่ง', 'a Las Vegas show'],
  },
  {
    diet: 'vegetarian',
    th: '(อาหาร|ร้าน|กิน|ทาน|เป็น|สาย|)มังสวิรัติ, (กิน|ทาน|สาย|เป็น|ถือศีล)มังฯ, (กิน|ทาน|อาหาร|ร้าน|ถือศีลกิน)เจ, {alone}(คน|)(เจ|มัง) {number} คน, {number} คน(เป็น|) (เจ|มัง){wordEnds}, {alone}เจ(กับ|และ)ฮาลาล, ฮาลาล(กับ|และ)เจ{wordEnds}, ไม่(กิน|ทาน|แตะ)เนื้อสัตว์, (ถือศีล)กินผัก(อย่างเดียว|เท่านั้น|ล้วน)',
    en: `
      {weAre}(vegetarian|vegetarians|veggie|veggies|pescatarian|pescatarians|plant-based|plant based|meat-free|meat free) {dishes}, {weAre}(pure|strictly|only|fully) veg {dishes}, {weAre}jain(s) {dishes}, veg{vegEnd}, no meat,
      {never} eat (any|) (meat|meat or fish), {onionGarlic}`,
    yes: [
      'we are pure veg',
      'my wife is vegetarian',
      "I don't eat meat",
      'a Jain family of five',
      'veg food only',
      'no onion, no garlic',
      'ยายกินเจ',
      'แม่ถือศีลกินมังสวิรัติ',
      'ลูกไม่กินเนื้อสัตว์',
      'ฮาลาล 3 คน เจ 2 คน',
      '5 คน เจ',
    ],
    no: ['a veg market', 'ศาลเจ้า', 'ไป 5 คน เจอกันที่หมอชิต', 'เจอ 2 คน', 'เจ๊ 2 คน'],
  },
  {
    diet: 'halal',
    th: '(อาหาร|ร้าน|เป็น|ขอ|)(ฮาลาล|มุสลิม|อิสลาม)(เท่านั้น)',
    en: '{weAre}halal {dishes}, {weAre}{weAre}muslim [family|families|travel(l)ers|couple], {weAre}muslim(s) (friendly|) {dishes}{noVillage}',
    unless: '(ชุมชน|หมู่บ้าน|พิพิธภัณฑ์)(มุสลิม|อิสลาม)',
    yes: ['we need halal food', 'a Muslim family', 'we are Muslims from KL', 'ขอร้านฮาลาล', 'แฟนเป็นอิสลาม'],
    no: ['a Muslim village', 'ผมไม่กินหมู', 'ชุมชนมุสลิมริมน้ำ'],
  },
  {
    diet: 'gluten_free',
    th: '(แพ้|ไม่กิน|ปลอด|งด|)กลูเตน(ฟรี)',
    en: '(gluten|wheat) free, c(o|)eliac(s) (disease), no gluten, gluten (allergy|intolerant|intolerance|sensitive), allergic to gluten, {never} (have|eat|tolerate|do|touch) (any) gluten, {cannot} (have|eat|tolerate|do|touch) (any) gluten',
    yes: ['gluten-free please', "I'm a coeliac", "my son can't have gluten", 'แฟนแพ้กลูเตน'],
    no: ['a free day'],
  },
]
