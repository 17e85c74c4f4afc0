import { CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// `ว่ายน้ำไม่เป็น 2 คน`, “five who drive”: a part of the party, which adds nobody to it.

/** How others set out. */
const GO = oneOf(`
  (are|is) (off|going|heading|flying|travelling|traveling|planning), go, goes, fly, flies, head, heads, travel, travels,
  want to go, wants to go, plan to go, plans to go, will go, will fly, will travel, will spend, spend, spends`)

/** Some of a party, by what they eat or cannot do: their number is never that of the party. Who plans for others comes with none of them. They come before every total. */
export const PART_RULES: readonly PartyRule[] = [
  {
    name: 'some of them, by what they are or cannot do',
    who: 'nobody',
    th: `
      ใน(กลุ่ม|คณะ|ทีม|แก๊ง|ทริป|จำนวน|)(นี้|นั้น|เรา|) (มี|เป็น){quality}{number} (คน|ท่าน),
      (มี|เป็น|) (คน|){trait} (อีก|แค่|) {number} (คน|ท่าน), (มี|อีก){number} คน(ที่|)(เป็น|){trait}`,
    unless: 'ในกลุ่มมี {number} คน',
    yes: [
      ['ผู้เดินทาง 9 คน (ในกลุ่มมีไทยพุทธ 5 คน)', { adults: 9 }],
      ['มีคนท้อง 1 คน ว่ายน้ำไม่เป็น 2 คน ไปกัน 7 คน', { adults: 7 }],
      ['สมาชิก 8 คน มีคนแพ้กุ้ง 1 คน ขับรถได้ 3 คน', { adults: 8 }],
      ['ครอบครัวเรามี 5 ชีวิต ในนี้มีคนท้อง 1 คน', { adults: 5 }],
    ],
    no: ['ในกลุ่มมี 6 คน', 'ในกลุ่มมีเด็ก 2 คน', 'ดำน้ำกัน 4 คน'],
  },
  {
    name: 'the same, in English',
    who: 'nobody',
    en: `
      {some} (of us|of them|of whom|who|of our group) (can|cannot|can't|do not|don't|does not|doesn't|won't|need|needs|drive|drives|swim|swims|dive|dives|ride|rides|snore|snores|walk|walks|has|uses|eats),
      {some} (vegetarians|vegans|coeliacs|celiacs|muslims|non-swimmers|non-drivers|non-divers|wheelchair users|smokers)`,
    unless:
      "(the|all|are|we're|us|only|just) {number} (of us|who|vegetarians|vegans|muslims), {number} (swimmer(s)|diver(s)|driver(s)|meat eater(s)|smoker(s)) & {number} (non-swimmers|non-drivers|non-divers|vegetarians|vegans|smokers)",
    yes: [
      ['11 of us, five who drive and two who cannot swim', { adults: 11, foreigners: 11 }],
      ['Uma and I want a quiet week. One of us has a bad back', { adults: 2, foreigners: 2 }],
    ],
    no: ['the two of us can swim', 'we are three who drive', 'two of us'],
  },
  {
    name: 'some of a staff or a club that is counted',
    who: 'nobody',
    en: '{ofWhole}{number} (pregnant|divorced|single|older|younger|) (men|women|guys|ladies|gents|males|females|foreigners|locals|beginners|first timers|newcomers|managers|directors){oneSexEn}, {number} (men|women|guys|girls|boys|ladies) {comma} (and|) (the|) rest (of us|of them|) (are|is|) (men|women|guys|girls|boys|ladies)',
    th: '{ofStaff}(ผู้ชาย|ผู้หญิง|ชาย|หญิง) {number} (คน|){oneSex}, {ofStaff}(มี|เป็น)(ผู้ชาย|ผู้หญิง|หัวหน้า|ผู้จัดการ|คนใหม่|เด็กใหม่)(อยู่|) {number} (คน|ท่าน){oneSex}',
    yes: [
      ['Team of 14, five men and the rest women, Nan', { adults: 14, foreigners: 14 }],
      ['We are 12, 4 women, Nan', { adults: 12, foreigners: 12 }],
      ['18 people, 7 first-timers', { adults: 18, foreigners: 18 }],
      ['พนักงาน 38 คน ผู้ชาย 8 คน ไปน่าน', { adults: 38 }],
      ['เจ้าหน้าที่ 25 คน มีหัวหน้า 4 คน', { adults: 25 }],
    ],
    no: [
      'ไปน่าน ชาย 2 หญิง 4',
      'พนักงานชาย 4 หญิง 12',
      'five men and a van',
      '9 people, 5 men and 4 women',
      '4 women in Nan',
    ],
  },
  {
    who: 'seniors',
    th: '{ofStaff}(มี|เป็น)(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|สว.|วัยเกษียณ)(อยู่|) {count} (คน|ท่าน)',
    yes: [['พนักงาน 38 คน มีผู้สูงอายุ 3 คน ไปน่าน', { adults: 35, seniors: 3 }]],
    no: ['มีผู้สูงอายุ 3 คน'],
  },
  {
    who: 'foreigners',
    th: '{ofStaff}(มี|เป็น)(คน|ชาว|)(ต่างชาติ|ฝรั่ง)(อยู่|) {count} (คน|ท่าน)',
    yes: [['พนักงาน 38 คน มีต่างชาติ 3 คน ไปน่าน', { adults: 38, foreigners: 3 }]],
    no: ['มีฝรั่ง 3 คน'],
  },
  {
    name: 'who works for them',
    who: 'nobody',
    th: '(จ้าง|มี|เอา|)(ลูกหาบ|ลูกเรือ|ลูกจ้าง|ไกด์|คนนำทาง|คนขับรถ)(อีก|) {number} (คน|ท่าน), ลูกหาบ, ลูกเรือ, ลูกจ้าง',
    en: '{number} porters',
    yes: [
      ['ไปกัน 3 คน ลูกหาบ 1 คน', { adults: 3 }],
      ['4 of us and 2 porters', { adults: 4, foreigners: 4 }],
    ],
    no: ['ลูก 2 คน', 'two drivers among us'],
  },
  {
    // Of a number of people, so many are young or old.
    who: 'children',
    en: '{count} of (them|whom|which|us) (are|is|being|) (only|) (a|) {youngOnes}, of (whom|which) {count} (are|is) (a|) {youngOnes}, {count} are {youngOnes}',
    th: `(ในนั้น|ในนี้|ในจำนวนนี้)(มี|เป็น)${oneOf(CHILDREN_TH)}(เล็ก|) {count} (คน)`,
    yes: [
      ['there are 8 of us, 3 of them kids', { adults: 5, children: 3, foreigners: 8 }],
      ["We're 9, of whom 4 are children", { adults: 5, children: 4, foreigners: 9 }],
      ['6 people, two are toddlers', { adults: 4, children: 2, foreigners: 6 }],
      ['ไปกัน 9 คน ในนั้นเป็นเด็ก 3 คน', { adults: 6, children: 3 }],
    ],
    no: ['two of them are temples', 'of which 3 are islands', '3 of us'],
  },
  {
    who: 'seniors',
    en: '{count} of (them|whom|which|us) (are|is|) {oldOnes}, {count} being {oldOnes}, of (whom|which) {count} (are|is) {oldOnes}, {count} are {oldOnes}',
    th: '(ในนั้น|ในนี้|ในจำนวนนี้)(มี|เป็น)(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|สว.) {count} (คน|ท่าน)',
    yes: [
      ['party of 9, two of whom are over 70', { adults: 7, seniors: 2, foreigners: 9 }],
      ['7 of us, 3 are seniors', { adults: 4, seniors: 3, foreigners: 7 }],
      ['ไปกัน 9 คน ในนั้นมีผู้สูงอายุ 4 คน', { adults: 5, seniors: 4 }],
    ],
    no: ['two of them are old temples', 'two of whom are over 30'],
  },
  {
    // One of the party, by an age.
    who: 'seniors',
    count: 1,
    th: '(มี|เป็น|)(ผู้ใหญ่|คนแก่|คนเฒ่า|ญาติผู้ใหญ่|ผู้สูงอายุ|ผู้สูงวัย)(ที่|)(อายุ|วัย|) {old} (ปี|กว่า|กว่าปี|) {oneTh}, (มี|เป็น|)(ญาติ|คน)(ที่|)(อายุ|วัย) {old} (ปี|กว่า|กว่าปี|) {oneTh}',
    yes: [
      ['ไปกัน 5 คน มีคนแก่อายุ 81 หนึ่งคน', { adults: 4, seniors: 1 }],
      ['ลำปาง 6 คน ในนั้นมีผู้ใหญ่ 74 อยู่คนหนึ่ง', { adults: 5, seniors: 1 }],
      ['4 คน มีญาติผู้ใหญ่วัย 70 กว่าหนึ่งท่าน', { adults: 3, seniors: 1 }],
    ],
    no: ['ผู้ใหญ่ 3 หนึ่งวัน', 'คน 80 หนึ่งคัน', 'มีผู้ใหญ่ 4 คน'],
  },
  {
    // Clients or guests of a nation that is said before: they are the foreigners, with those who look after them.
    who: 'guests',
    th: '(ลูกค้า|แขก|คู่ค้า|ผู้บริหาร){nationTh}{long}(ลูกค้า|แขก|คู่ค้า|ผู้บริหาร)(ผู้ใหญ่|ผู้ชาย|ผู้หญิง|) {count} (คน|ท่าน)',
    yes: [
      ['พาลูกค้าเกาหลีเที่ยวนครปฐม ลูกค้า 3 ท่าน ผมกับเลขาดูแล รวม 5 คน', { adults: 5, foreigners: 3 }],
      ['แขกจีนอยากดูวัด แขก 2 คน กับผม รวม 3 คน', { adults: 3, foreigners: 2 }],
    ],
    no: ['ลูกค้า 3 ท่าน', 'แขกจีน อยากดูวัด 2 แห่ง'],
  },
  {
    // A trip for others: “for my parents, I am not coming”.
    who: 'writer_away',
    th: '(ผม|เรา|ฉัน|หนู|ดิฉัน|ลูก)(เอง|)(จะ|)(ไม่ได้|ไม่)(ไป|มา|ตาม|ร่วม)(เอง|ด้วย|กับเขา|กับท่าน|นะ|ค่ะ|ครับ|{close}), (ไป|เที่ยว)กันเอง(สอง|สาม|สี่|)(คน|)(ไม่มีเรา|ไม่มีผม), {elders}(ไป|เที่ยว)กันเอง(สอง|สาม|สี่|)(คน|){close}',
    en: `
      without me{stop}, (i'm|i am|i'll|i will|i) (not|not be|won't be|won't|can't|cannot) (coming|joining|travel(l)ing|come|join|be there|go|going) (with them|along|them|myself|too|){stop},
      (asking|booking (this|it)|planning (this|it)|arranging (this|it)|organising (this|it)|organizing (this|it)|(a|as a) (gift|present|surprise)) for{theirOld}{withoutWriter},
      {othersEn}(both|) (will (be|spend|visit|go|fly|travel|come|stay)|are (going to|coming to|visiting|travelling|traveling|flying)|visit|travel to|fly to|go to){withoutWriter},
      {othersThen}(they'd like|they would like|they'll|they will|they want|they have|they are (going|coming|staying|visiting|flying)|they're (going|coming|staying|visiting|flying)){withoutWriter},
      {grownChild}${GO}{withoutUs}, {grownChildThen}${GO}{withFriend}{withoutUs},
      (they|both) (travel|go|fly|are going|are travel(l)ing|will travel|will go) (alone|on their own|by themselves), {gift}`,
    unless: 'พา…(ไป|เที่ยว)กันเอง, (ผม|เรา|ฉัน|หนู)…(ไป|เที่ยว)กันเอง',
    yes: [
      ['a trip for my parents, who go without me', { seniors: 2, foreigners: 2 }],
      ["three days for my mum and my aunt, I'm not coming", { adults: 1, seniors: 1, foreigners: 2 }],
      ['four days for my cousin and her husband, without me', { adults: 2, foreigners: 2 }],
      ['my grandparents want to see Nan, they travel on their own', { seniors: 2, foreigners: 2 }],
      ['My parents are coming to Thailand, 4 days in Nan', { seniors: 2, foreigners: 2 }],
      ["My parents celebrate 40 years of marriage, they'd like 5 nights in Trang", { seniors: 2, foreigners: 2 }],
      ['booking this for my grandparents, 3 days in Rayong', { seniors: 2, foreigners: 2 }],
      ['planning Krabi for my parents. They love boats', { seniors: 2, foreigners: 2 }],
      ['My daughter and her best friend (both 19) are off to Trat', { adults: 2, foreigners: 2 }],
      ['My son (20) and two mates go to Trat, I am nervous', { adults: 3, foreigners: 3 }],
      ['Our son flies to Trat with his girlfriend', { adults: 2, foreigners: 2 }],
      ['จัดทริปให้ปู่กับย่า ผมไม่ได้ไปด้วย', { seniors: 2 }],
      ['ตากับยายอยากไปกันเองสองคน', { seniors: 2 }],
    ],
    no: [
      'without meat',
      "I'm not going to museums",
      'planning Krabi for my parents and me',
      'ผมไม่ไปวัด',
      'ผมพาย่ากับลูกไปกันเอง',
      'วัยเกษียณไปกันเองสองคน',
      'ขับไปกันเอง',
      'we take my parents, they love boats',
      'my parents are coming to Thailand and we show them Nan',
      'My parents are visiting us in Nan',
      'my parents are 70 and want gardens',
      'My son (19) and his girlfriend go to Trat with us',
      'my daughter and her friend want to go to a water park, we are four',
    ],
  },
  {
    who: 'one_more_senior',
    en: "(grandmother|grandma|granny|gran|nana|nan|grandfather|grandpa|granddad|grandad|mother|mum|mom|mama|father|dad|papa|mother-in-law|father-in-law)'s {old}(th|st|nd|rd|) (birthday|bday|b-day){comesToo}",
    yes: [
      [
        "It's my grandma's 80th birthday. My brother and I are taking her to Nan",
        { adults: 2, seniors: 1, foreigners: 3 },
      ],
      ["for my dad's 70 birthday my wife and I bring him to Trat", { adults: 2, seniors: 1, foreigners: 3 }],
    ],
    no: ["it was my mother's 70th birthday, now Nan", "my mother's 50th birthday"],
  },
  {
    name: 'the same person, who is no adult of the list',
    who: 'nobody',
    en: '{ofBirthday}(her|him)',
    yes: [["my dad's 80th birthday: my wife and I bring him to Trat", { adults: 2, seniors: 1, foreigners: 3 }]],
    no: ['we take her along'],
  },
]
