import { POLITE } from './common-words.ts'
import {
  followedBy,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// The foods that somebody may not eat, and what the rows of `food-rules.ts` have in their brackets.

/** Foods in Thai; of two that begin alike the longer one is read. */
const FOODS_TH = `
  อาหารทะเล, ซีฟู้ด, ทะเล, กุ้ง, กั้ง, ปู, ปูม้า, หอย, หมึก, ปลาหมึก, ปลา, ปลาดิบ, ปลาร้า,
  เนื้อ, เนื้อวัว, เนื้อแดง, วัว, ไก่, เป็ด, หมู, แกะ, สัตว์ปีก, เครื่องใน, ไข่, นม, นมวัว, แลคโตส,
  ถั่ว, ถั่วลิสง, แป้ง, แป้งสาลี, กลูเตน, ผัก, ผักดิบ, ผักชี, กระเทียม, หอม, หัวหอม, หอมใหญ่, เห็ด, หน่อไม้, กะทิ, ทุเรียน,
  เผ็ด, เผ็ดจัด, หวาน, หวานจัด, น้ำตาล, เค็ม, เค็มจัด, มัน, ทอด, ดิบ, ดอง, หมัก, หมักดอง, ผงชูรส, ชูรส,
  แอลกอฮอล์, เหล้า, เบียร์`

/** Foods in English. */
const FOODS_EN = `
  pork, beef, lamb, mutton, chicken, poultry, duck, red meat, offal, raw (food|fish|meat|seafood|oysters|egg(s)), sushi, sashimi,
  seafood, shellfish, fish, fish sauce, prawn(s), shrimp(s), crab(s), lobster(s), squid, oyster(s), clams, mussels,
  peanut(s), nut(s), tree nuts, cashew(s), sesame, soy(a), tofu, dairy, lactose, milk, cheese, egg(s), gluten, wheat,
  onion(s), garlic, mushroom(s), root vegetables, potato(e)(s), coconut, coriander, cilantro,
  sugar, sugary (food|things|drinks), sweets, dessert(s), salt, salty (food|things), fried food, oily food, msg, alcohol,
  chil(l)i(es), spicy( food| stuff| dishes|)`

/** One food in Thai; `ปู่`, `หมู่` and `ปลาย` are other words. */
const FOOD_TH =
  notRightBefore('ปูน, เนื้อสัตว์') +
  words(FOODS_TH) +
  notRightBefore('{signOfLetter}, ย, มัส', { signOfLetter: '[\u0e31-\u0e3a\u0e48-\u0e4e]' })

/** Up to four more: `หมูกับไก่`, `ไม่กินเป็ดไม่กินไก่`. */
const moreTh = (joins: string) => upTo(4, `{gap}${oneOf(joins)}{gap}(อาหาร|ของ|){food}`, { food: FOOD_TH, gap: '\\s?' })

const FOOD_EN = words(FOODS_EN)
/** Up to five more: “pork, beef or lamb”, “no egg and no garlic”. */
const MORE_EN = upTo(
  5,
  '({comma}|){space}(and|or|nor|no|and no|or any) {food}, {gap}({comma}|/|&|+){gap}(and |or |no |){food}',
  { food: FOOD_EN, gap: '\\s?' },
)

/** Any word in English, and up to two more that are listed with it: “latex and kiwi”, “latex, kiwi and bananas”. */
const THING = '[a-z]+'
const MORE_THINGS = upTo(2, '({gap}{comma}{gap}{listGoesOn}|{mayComma}{space}(and|or){space}){noOtherWord}{thing}', {
  thing: THING,
  gap: '\\s?',
  mayComma: ',?',
  /** After a comma: “and” or “or” comes within two things. */
  listGoesOn: rightBefore('{thing}({gap}{comma}{gap}{thing}|){mayComma} (and|or)', {
    thing: THING,
    gap: '\\s?',
    mayComma: ',?',
  }),
  /** “… and we are five” goes on with something else. */
  noOtherWord: notRightBefore(
    'i, we, he, she, they, it, my, our, the, a, also, so, is, am, are, has, have, can, cannot, one, both, all',
  ),
})

export const FOOD_SLOTS: Slots = {
  /** Nothing follows that is refused instead: `อาหารทะเล ไม่เอาบาร์`. */
  saidAll: rightBefore(`{space}, {end}, {sign}, ${POLITE}`),
  /** What is not eaten: `กุ้งกับปู`, `แป้ง งดน้ำตาล`. */
  foodTh: oneSaid('{food}{more}', { food: FOOD_TH, more: moreTh('กับ, และ, หรือ, {comma}, /, ไม่กิน, ไม่ทาน, แพ้, งด') }),
  /** The same in English; a fish market or a cheese farm is none. */
  food:
    oneSaid('{food}{more}', { food: FOOD_EN, more: MORE_EN }) +
    notFollowedBy('market(s), restaurant(s), tour(s), tourist(s), farm(s), village(s), noodle(s)'),
  /** After `งด`: what is nothing but food. */
  cut: oneSaid('{noneOf}{food}{more}', {
    noneOf: notRightBefore('อาหารทะเล, ทะเล, แอลกอฮอล์, เหล้า, เบียร์'),
    food: FOOD_TH,
    more: moreTh('กับ, และ, หรือ, {comma}, /, งด'),
  }),
  /** A Thai word begins or ends here: no letter is beside it. */
  alone: rightAfter('{start}, {space}, {comma}, {open}, /, +'),
  wordEnds: rightBefore('{end}, {space}, {comma}, ., {close}, /, +'),
  /** How many people: `เจ 2 คน`. */
  number: words('{figure}, หนึ่ง, สอง, สาม, สี่, ห้า, หก'),
  /** What is nothing but food. */
  dish: oneSaid('ปลาร้า, ผักชี, กระเทียม, ผงชูรส, เครื่องใน, เนื้อวัว, เผ็ด, กลูเตน'),
  space: '\\s+',
  /** Nothing more is said of it. */
  sayEnd: followedBy('{sign}, {end}, and, so, but, or, because, since'),
  /** Spicy food. */
  spicy: oneSaid('spicy'),
  /** Up to three things, whatever they are: “latex, kiwi and bananas”. */
  anything: oneSaid('{thing}{more}', { thing: THING, more: MORE_THINGS }),
  /** One thing, whatever it is: “a kiwi allergy”. */
  oneThing: WORD_EDGE + oneSaid('{thing}', { thing: THING }),
  /** Not “allergic to”. */
  notTo: WORD_EDGE + notFollowedBy('to'),
  /** “Food”, “meat” before what it is. */
  kind: words('(อาหาร[!ทะเล]|ของ|พวก|เนื้อสัตว์|จำพวก|)(พวก)'),
  /** “We are”, “strictly” before a diet, or nothing, at the beginning of a word. */
  weAre: notRightAfter('{letter}') + upTo(5, "(we are|we're|i'm|i am|is|are|a|all|strict|strictly|pure|mostly){space}"),
  /** “Food”, “restaurants” after a diet, or nothing. A vegan food tour or a halal trail is something to do. */
  dishes:
    maybe('food, restaurant(s), option(s), meal(s), dishes') +
    notRightBefore('{letter}') +
    maybe('{space}(only|please)') +
    notFollowedBy('trip(s), tour(s), crawl(s), trail(s), hunt(s), scene, weekend(s)'),
  /** “Veg” alone is a diet at the end, or before food. */
  vegEnd: followedBy('food, meal(s), restaurant(s), option(s), only, please, {comma}, ., {close}, {end}'),
  /** They do not. */
  never: words("(do(es)n't|do(es) not|never|won't|can't|cannot)"),
  /** They cannot. */
  cannot: words("(can't|cannot|can not|mustn't)"),
  /** Neither onions nor garlic. */
  onionGarlic: words('no onion(s)(({comma}) (and|or|no)|{comma}|) garlic'),
  /** Not a Muslim village. */
  noVillage: notFollowedBy('village, quarter, community, town, area'),
  /** After eating: `กินได้ทุกอย่าง`; the sea or a day may be an exception of something else. */
  eaten: rightAfter('(กิน|ทาน|รับประทาน){gap}', { gap: thaiLetters(0, 24, ' ') }),
  /** “My son can't”, “none of us will”: before a verb of eating. */
  one: words(`
    (don't|dont|do not|doesn't|doesnt|does not|can't|cant|cannot|can not|won't|wont|mustn't|mustnt|must not|
    shouldn't|shouldnt|should not|never|isn't allowed to|isnt allowed to|aren't allowed to|arent allowed to|not allowed to|
    unable to|nobody|no one|noone|none of us|neither of us|not)( can| could| will|)`),
  /** A verb of eating. */
  eat:
    upTo(2, '(really|even|ever|to|be|any){space}') +
    words(`
    (eat(s)|eating|take(s)|has|have|having|touch(es)|tolerate(s)|digest(s)|handle(s)|stand(s)|consume(s)|do(es)|
    drink(s)|stomach(s))( any| much| too much| too| a lot of|)`),
  /** “Pork is out”, “dairy's off the menu”, “spicy food is too much for the kids”. */
  off: words(
    `
    ( is| are|'s) (out{noPlace}|off( limits| the table| the menu|)|forbidden|banned|a no( go| no|)|no go|
    not (allowed|ok|okay|possible|an option)|(not|never) (eaten|consumed|touched|taken|for us)|
    (difficult|hard|tough|too hot|too much|a problem|no good|bad|not good) for (me|us|him|her|my|our|the))`,
    { noPlace: notFollowedBy('there, of, in, on, at') },
  ),
  /** “… is not eaten”. */
  uneaten: words('({comma}) (is |are |)(not|never) (eaten|consumed|touched|drunk)') + notRightBefore('{letter}'),
}
