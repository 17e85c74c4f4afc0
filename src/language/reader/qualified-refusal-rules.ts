import { cueAfter, cueAround, cueBefore, cueBetween } from './cues.ts'
import { oneOf, perhaps } from './phrases.ts'

// `ไม่ใช่‹วัด›ที่ทัวร์ลง`, “not the big ‹temples›”: refusals of some of a kind, or by one of the party.

const SLOTS = {
  /** `ใหญ่ๆ`. */
  again: '\\s?(?:ๆ\\s?)?',
  /** A space, or none. */
  gap: '\\s?',
  /** The phrase ends, or goes on with what they want instead: `ไม่ไปวัดเยอะ แค่สองวัด`. */
  manyends: '(?=[\\s,.)]|$|นะ|ค่ะ|คะ|ครับ|แค่|เอา|ขอ|พอ)',
  /** The rest of an English plural: “temple*s*, which …”. */
  plural: 's?,? ',
  /** A Thai word follows. */
  letter: '(?=[ก-์])',
  /** No vowel or tone of the same word follows. */
  wordend: '(?![ะ-์])',
  /** “Big*, and* famous”. */
  and: ',? (?:and )?',
  /** Up to two English words. */
  few: '(?: [a-z]+){0,2} ',
  /** The verb and up to some words of what is not done. */
  deed: '\\b[^.,;!?]{0,24}',
  /** The same in Thai. */
  deedTh: '[ก-์]{0,10}',
}

/** What is said of the refused ones right after their kind. */
export const QUALIFIED = cueAfter(
  [
    {
      name: 'which of them: a relative clause, whom they are for, where they are',
      th: '{again}(ที่|ซึ่ง|แบบ|แนว|สไตล์|ประเภท){letter}',
      en: `{plural}${oneOf(`
        that, which, where, who, with, full of, for, everyone, everybody, packed, crowded,
        in every, on every, in all, on all, like the`)}`,
      yes: ['ไม่ใช่‹วัด›ที่ทัวร์ลง', 'not the ‹temple›s where the buses stop', 'no ‹bar›, which is loud'],
      no: ['ไม่เอา‹วัด› พักริมน้ำ', 'no ‹temple›s then', 'no ‹temple›s or malls'],
    },
    {
      name: 'how they are',
      th: '{again}(ดัง|ใหญ่|แมส|ฮิต|ยอดฮิต|แพง|หรู|ทั่วไป|เดิม|โต|พุทธพาณิชย์|คน(เยอะ|แน่น)){wordend}',
      yes: ['ไม่เอา‹วัด›ใหญ่', 'ไม่เอา‹คาเฟ่›ดัง', 'ไม่เอา‹ตลาด›คนเยอะ'],
      no: ['ไม่เอา‹วัด›เล็ก', 'ไม่เอา‹วัด›เดินไกล'],
    },
  ],
  SLOTS,
)

/** `ไม่ไปวัดเยอะ แค่สองวัดพอ`: a few of them are welcome. */
export const TOO_MANY = cueAfter(
  [
    {
      name: 'how many of them are too many',
      th: '{again}(เยอะ|เกินไป|หลายวัด|หลายที่|หลายแห่ง|มากไป|มากเกิน){again}{manyends}',
      yes: ['ไม่ไป‹วัด›เยอะ', 'ไม่เอา‹คาเฟ่›เยอะๆ แค่ร้านเดียว', 'ไม่อยากเข้า‹วัด›หลายที่'],
      no: ['ไม่เอา‹วัด› คนเยอะ', 'ไม่เอา‹วัด›', 'ไม่เอา‹ตลาด›เยอะแยะวุ่นวาย'],
    },
  ],
  SLOTS,
)

const HOW_EN = oneOf('big, famous, crowded, touristy, busy, popular, commercial, modern, expensive, fancy, loud')

/** “The big famous temples”. */
export const QUALIFIED_BEFORE = cueBefore(
  [
    {
      name: 'how the refused ones are',
      en: `${oneOf(`
        big, huge, large, famous, crowded, touristy, busy, popular, usual, main, standard, commercial, modern, expensive,
        fancy, loud, typical, overrated, well known, mainstream, party, same old, obvious`)}({and}${HOW_EN})`,
      yes: ['not the big ‹temples›', 'no big, touristy ‹temples›', 'not the well-known ‹temples›'],
      no: ['not a small ‹temple›', 'no bigger ‹temples›'],
    },
  ],
  SLOTS,
)

const MANY_TH = oneOf('คน, ทัวร์, กรุ๊ปทัวร์, ทัวร์จีน, ทัวริสต์, นักท่องเที่ยว, ฝรั่ง')

/** Only the crowded ones of a kind, even where nothing else says that the others are welcome. */
export const CROWDED = cueAfter(
  [
    {
      name: 'that many people go there, or much of something is there',
      th: `
        {again}{size}(ที่|ซึ่ง|แบบ|แนว) (มี)${MANY_TH}{wordsTh}(เยอะ|แน่น|ลง|แห่|ล้น|พลุกพล่าน|เต็ม|มาก|ชุก|ต่อคิว|รอ),
        {again}{size}(ที่|ซึ่ง) {things}(เยอะ|แน่น|พลุกพล่าน),
        {again}{size}(ที่|ซึ่ง|แบบ|แนว) (มีแต่|เจอแต่|เต็มไปด้วย)${MANY_TH}, ${MANY_TH}(เยอะ|แน่น|ลง|แห่|พลุกพล่าน),
        {again}{size}(ที่|ซึ่ง|แบบ|แนว) (ต้อง)(ต่อคิว|รอคิว|คิวยาว|เบียด|แย่งกัน|แออัด|พลุกพล่าน|วุ่นวาย|จอแจ|แมส)`,
      en: `
        {plain}(that|which|where|) (is|are|get|gets|there are|there is|the|all the|) (always|so|too|very|really|all|) (crowded|packed|overrun|busy|touristy|full of|mobbed|swamped|heaving),
        {plain}with (long|huge|big|endless|) (queues|lines|crowds|tour groups|tour buses), {plain}where (the|all the|) (tour|tourist|tourists|coach|bus|crowds|buses|coaches|everyone|everybody)`,
      yes: [
        'ไม่เอา‹วัด›ที่คนเยอะ',
        'ไม่อยากไป‹วัด›ใหญ่ที่ทัวร์ลง',
        'ไม่เอา‹คาเฟ่›ที่ต้องต่อคิว',
        'ไม่ไป‹ตลาด›ที่มีแต่นักท่องเที่ยว',
        'ไม่เอา‹หาด›ที่ร่มเยอะ',
        'no ‹temple›s that are always packed',
        'no ‹museum›s with long queues',
        'no ‹beach› full of umbrellas',
      ],
      no: ['ไม่เอา‹วัด› คนเยอะ', 'ไม่เอา‹วัด›ที่ต้องเดินเยอะ', 'no ‹temple›s, they are crowded', 'no ‹temple›s that are far'],
    },
  ],
  {
    ...SLOTS,
    /** Which of them, or nothing: `วัดใหญ่ที่ทัวร์ลง`. */
    size: '(?:(?:ใหญ่|ดัง|สวย|ใน|กลาง)[ก-์]{0,6}\\s?)?',
    /** Up to 16 Thai letters. */
    wordsTh: '[ก-์]{0,16}?',
    /** Not what is hard to do there. */
    things: '(?!ต้อง|เดิน|บันได|ปีน|ขึ้น)[ก-์]{0,16}?',
    /** The rest of an English plural, and a space. */
    plain: 's? ',
  },
)
export const CROWDED_BEFORE = cueBefore([
  {
    name: 'the crowded ones',
    en: '(crowded|overcrowded|touristy|busy|packed|overrun|noisy)',
    yes: ['no crowded ‹temples›', 'avoid busy ‹beaches›', 'nothing like touristy ‹markets›'],
    no: ['no ‹temples›', 'we are busy, no ‹temples›'],
  },
])

/** `อยากดูช้าง แต่ไม่ขี่ช้าง`, “elephants, no elephant rides”: only what people do to them is refused. */
export const DONE_TO_THEM = cueBefore([
  {
    name: 'an animal that is ridden or must perform',
    th: '(ขี่|นั่งหลัง|โชว์|ดูโชว์|การแสดง|แสดง|ล่าม|ทรมาน|ทารุณ|ใช้งาน|อาบน้ำ)(ช้าง|ม้า|ลิง|เสือ)',
    yes: ['ไม่ขี่ช้าง‹›', 'ไม่โชว์ช้าง‹›'],
    no: ['ไม่ดูช้าง‹›', 'ไม่เอาปางช้าง‹›'],
  },
])
export const SHOW_OF_THEM = cueAfter(
  [
    {
      name: 'a ride on it, a show of it',
      en: '{space}(ride(s)|riding|rider(s)|show(s)|performance(s)|trek(s)|trekking|back ride(s)|circus)',
      yes: ['no ‹elephant› rides', 'without ‹elephant› shows'],
      no: ['no ‹elephant› camps', 'no ‹elephants›, a ride'],
    },
  ],
  { space: ' ' },
)

/** “I worry about the elephants”: spoken of, not wished for. */
export const PITIED = cueBefore([
  {
    name: 'what is bad for them',
    th: 'สงสาร, เห็นใจ, ทารุณ, ทรมาน',
    en: '(sure|worry|worried|concerned|sad|sorry|setup|cruel|bad|harmful|stressful|unfair|unkind|cruelty|abuse|hurt|hurts|mistreat) (about|for|to|of|) (the|these|those|poor|)',
    yes: ['cruel to the ‹elephants›', 'worried about ‹elephants›', 'สงสาร‹ช้าง›'],
    no: ['all about the ‹temples›', 'we love the ‹elephants›'],
  },
])

/** “We love animals but not the zoo”: words for more than the kind that is refused. */
export const WIDER_WORD = /^(?:animals|see animals|เห็นสัตว์|ดูสัตว์|ชอบสัตว์|รักสัตว์|เจอสัตว์|ชมสัตว์)$/

/** “A valley that is not on Instagram”: nothing against pictures. */
export const NOT_ONLINE = cueBefore([
  {
    name: 'few people know it yet',
    en: '(not|never) (yet|all|really|) (on|in|over|from|known from) (instagram|insta|ig|social media|tiktok|facebook)',
    yes: ['a valley that is not on instagram‹ yet›', 'not all over instagram‹›'],
    no: ['no instagram‹ spots›', 'on instagram‹›'],
  },
])

/** “12,000 excluding food”: nothing against food. */
export const NOT_PAID_FOR = cueBefore(
  [
    {
      name: 'what an amount does not pay for',
      th: '{sum}(ยัง)(ไม่รวม|ไม่นับ|ไม่คิด)(ค่า)',
      en: '{sum}(excluding|exclude(s)|excl(.)|without|not including|not counting|minus|besides|apart from) {also}',
      yes: [
        '12,000 excluding ‹food›',
        '900 baht a day without ‹food›',
        'budget 9k excluding rooms and ‹massages›',
        'งบ 5000 ไม่รวมค่า‹อาหาร›',
      ],
      no: ['9,000 baht, without ‹temples›', '3 days without ‹temples›', 'ไม่รวม‹อาหาร›'],
    },
  ],
  {
    /** An amount stands before: “12,000”, “900 baht a day”. */
    sum: '(?<=(?:\\d{4,6}|\\d{1,3},\\d{3}|\\d ?k|\\d{3} ?(?:baht|บาท))(?: ?(?:baht|thb|บาท|each|pp|per person|a day|per day|/day|in total|total|ต่อวัน|ต่อคน)){0,2} ?\\(? ?)',
    /** Another thing that it does not pay for: “*rooms and* massages”. */
    also: '(?:the )?(?:(?:rooms?|hotels?|flights?|transport|tickets?|food|drinks|accommodation)(?: and |, | or |/))?',
  },
)

/** What the refused ones are known by stands between their kind and it. */
export const KNOWN_BY = cueBetween(
  [
    {
      name: 'what they have',
      th: '{gap}(ที่|ซึ่ง)(มี|เต็มไปด้วย|คนมา)(แต่)',
      en: '{plural}(with|full of|packed with|that (have|has)|where there (are|is)){few}',
      yes: ['no ‹bar›s with loud ‹music›', 'ไม่เอา‹หาด›ที่มีแต่‹เจ็ตสกี›'],
      no: ['no ‹beaches› and ‹jet skis›', 'ไม่เอา‹หาด›กับ‹เจ็ตสกี›'],
    },
  ],
  SLOTS,
)

const KIN_EN = `(she|he|they|hubby|(my|our|the|his|her|) (older|younger|little|best|other|) ${oneOf(`
  wife, husband, partner, girlfriend, boyfriend, gf, bf, fiance(e), mother, mum, mom, father, dad, parents,
  sister, brother, friend(s), mate(s), son, daughter, kid(s), children, boy(s), girl(s), in-laws, grandma, grandpa, gran`)}|one of (us|them)|some of us|the other(s)|the rest)`
const KIN_TH = `${oneOf(`
  แฟน, สามี, ภรรยา, เมีย, ผัว, แม่, พ่อ, ลูก(สาว|ชาย|), เพื่อน, พี่(สาว|ชาย|), น้อง(สาว|ชาย|), ยาย, ตา, ปู่, ย่า, หลาน,
  อีกคน, บางคน, คนนึง, คนหนึ่ง, เขา, เค้า`)}${perhaps('เรา, ผม, คนนึง, คนหนึ่ง, บางคน, ๆ')}`

const DOES_NOT = oneOf(`
  doesn't, does not, don't, do not, can't, cannot, can not, won't, will not, isn't, is not, aren't, are not,
  hate(s), dislike(s), never, (is|are) (scared|afraid|terrified|bored|tired|sick) (of|by), get(s) sick,
  (has|have) no interest, could skip`)

/** What one of them does not do. */
export const OF_ONE = cueBefore(
  [
    {
      name: 'one of the party does not do it',
      th: `${KIN_TH}{gap}(ก็|เค้า|เขา|แก|ดัน|)(ไม่|กลัว|เกลียด|เบื่อ){deedTh}`,
      en: `${KIN_EN} (really|just|also|still|sadly|) ${DOES_NOT}{deed}`,
      yes: ["she doesn't ‹dive›", "my mum isn't into ‹temples›", 'แฟนเค้าไม่ชอบ‹วัด›', 'ลูกสาวกลัว‹ถ้ำ›'],
      no: ["we don't ‹dive›", 'เราไม่ชอบ‹วัด›', 'my mum loves ‹temples›'],
    },
  ],
  SLOTS,
)

/** The same, with the “no” after what is not done. */
export const CANNOT = cueAround(
  [
    {
      name: 'one of the party cannot do it',
      before: { th: `${KIN_TH}{gap}(ก็|ดัน|)` },
      after: { th: '{gap}ไม่(ค่อย)(เป็น|ได้|ไหว|เก่ง|เอา|ชอบ|อิน)' },
      yes: ['แฟน‹ดำน้ำ›ไม่เป็น', 'แม่ก็‹ขึ้นดอย›ไม่ไหว'],
      no: ['แฟน‹ดำน้ำ›เก่ง', 'เรา‹ดำน้ำ›ไม่เป็น'],
    },
  ],
  SLOTS,
)
