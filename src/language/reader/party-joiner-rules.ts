import type { PartyRule } from './party-rule.ts'
import { oneOf, perhaps } from './phrases.ts'

// `นัดทานข้าวกับเพื่อน`, “my brother joins us for the second half”: who is with them only for a part.

const OF_KIN = perhaps("wife's, husband's, girlfriend's, boyfriend's, partner's")
const WHAT_KIND = perhaps('older, younger, big, little, best, good, close, old, dear, twin, school, uni, childhood')
const KIN = oneOf(`
  sister, brother, cousin, aunt and uncle, uncle and aunt, uncle, aunt, auntie, friend, mate, buddy, bestie, colleague, coworker, flatmate, housemate, roommate, workmate,
  mother-in-law, father-in-law, sister-in-law, brother-in-law, mum, mom, mother, dad, father, gran, grandma, grandpa, parents, grandparents, in-laws, folks`)
const OTHERS = oneOf(`
  friends, mates, buddies, pals, colleagues, coworkers, cousins, brothers, sisters, workmates, people, couples, relatives`)
const AND_PARTNER = perhaps(
  'and his wife, and her husband, and their partner, and her boyfriend, and his girlfriend, + her husband, + her boyfriend, + his wife, + his girlfriend',
)
const SOMEBODY = `(my|our) ${OF_KIN} ${WHAT_KIND} ${KIN} ${AND_PARTNER}`
const ANYBODY = `(a|an|another|a second|a third|a fourth|one|one more|one other) ${WHAT_KIND} ${oneOf('friend, mate, buddy, cousin, colleague, workmate, relative')} ${perhaps('of mine, of ours, of my, from work, from home, from uni')}`
const SOME = `{count} (more|other|further|of my|of our|of my best|good|old|) ${OTHERS}`
const WILL = perhaps(
  "will, 'll, is, are, 's, will be, 'll be, is going to, are going to, plans to, plan to, wants to, want to, is planning to",
)
const JOIN = oneOf(`
  join(s) (us|me){notForMeal}, joining (us|me){notForMeal}, join(s){onTheWay}, joining{onTheWay}, tag(s) along, tagging along, fly in, flies in, flying in,
  come(s) (along|) later, coming (along|) later, come(s) (along|) (too|as well), coming (along|) (too|as well), come(s){aPart}, coming{aPart}, catch(es) up with (us|me){notForMeal}, catching up with (us|me){notForMeal},
  hop(s) on, hopping on, turn(s) up{aPart}, hook(s) up with (us|me), (flies|fly|flying|comes|come|coming) (out|over|in|down) (to|and) join (us|me){notForMeal}, come(s) with (us|me){aPart}, coming with (us|me){aPart}, arrive(s){andStays},
  meet(s) (up with|) (us|me){toTravel}, meeting (up with|) (us|me){toTravel}`)
const COME = `{comma} (who|) (also|then|) ${WILL} (also|then|only|) ${JOIN}`

const KIN_TH = oneOf(`
  (พี่สาว|น้องสาว)กับ(พี่เขย|น้องเขย), (พี่ชาย|น้องชาย)กับ(พี่สะใภ้|น้องสะใภ้), ลุงกับป้า, ป้ากับลุง, น้ากับน้า, พี่ที่ทำงาน, น้องที่ทำงาน,
  พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกพี่ลูกน้อง, พี่เขย, น้องเขย, พี่สะใภ้, น้องสะใภ้, น้า, ป้า, ลุง, อา, รุ่นพี่, รุ่นน้อง, ญาติ, หัวหน้า, เพื่อนสนิท, เพื่อนซี้, เพื่อนรัก, เพื่อนร่วมงาน, เพื่อนที่ทำงาน, เพื่อน,
  พ่อแม่, พ่อกับแม่, ตายาย, ตากับยาย, ปู่ย่า, ปู่กับย่า, แม่, พ่อ, ยาย, ย่า, ปู่, ตา, อาม่า, อากง, พี่, น้อง`)
const HOW_TH = perhaps('บิน, ขับรถ, ขับ, นั่งรถ, นั่งเครื่อง, เดินทาง')
const VISITORS_TH = oneOf(`
  พี่สาว, พี่ชาย, น้องสาว, น้องชาย, ลูกพี่ลูกน้อง, พี่เขย, น้องเขย, พี่สะใภ้, น้องสะใภ้, น้า, ป้า, ลุง, อา, รุ่นพี่, รุ่นน้อง, ญาติ, เพื่อนสนิท, เพื่อนซี้, เพื่อนเก่า, เพื่อน`)
const JOIN_TH = oneOf(`
  (ตาม|)(มา|ไป)(ร่วม|)สมทบ, ตาม(มา|ไป)(เจอ|จอย|แจม|)(กัน|)(ที่นั่น|ทีหลัง|ด้วย|), (มา|ไป|)(จอย|แจม), (มา|ไป)ร่วม(ทริป|เดินทาง|แก๊ง|วง|)(ด้วย),
  (มา|ไป)(เจอ|หา)กันที่(นั่น|โน่น|เกาะ|ปลายทาง), (มา|ไป)ทีหลัง, ติด(รถ|)(มา|ไป)ด้วย, ขอ(มา|ไป)ด้วยอีก, มาเพิ่ม`)

/** Those who join the others on the way: they come before the lists, on top of whoever sets out. */
export const JOINER_RULES: readonly PartyRule[] = [
  {
    name: 'whom they meet for a meal, or who fetches them',
    who: 'nobody',
    en: `(${SOMEBODY}|${ANYBODY}|two friends|some friends) ${WILL} (join(s)|joining|meet(s)|meeting|see(s)|seeing) (up with|) (us|me){forMeal}`,
    th: `(นัด(กินข้าว|ทานข้าว|เจอ|กินกาแฟ|ดื่ม|เลี้ยง|ทานอาหาร)|(กิน|ทาน)(ข้าว|อาหาร|มื้อ)…)(กับ|กะ)(${KIN_TH}|เพื่อนเก่า|เพื่อนสมัยเรียน)(ที่นั่น|มื้อ|วัน|เย็น|คืน|ตอน|แถว), {startOfJoin}${KIN_TH}(จะ|)(มา|ไป)รับ(ที่|ถึง|จาก)`,
    yes: [
      ['I travel alone, my friend joins me for lunch in Trang', { adults: 1, foreigners: 1 }],
      ['Two of us. My cousin meets us at the airport', { adults: 2, foreigners: 2 }],
      ['ไปเลยกับภรรยา 3 วัน นัดทานข้าวกับเพื่อนวันแรก', { adults: 2 }],
      ['ไปเลยกับภรรยา 3 วัน เพื่อนจะมารับที่สถานีรถไฟ', { adults: 2 }],
    ],
    no: ['my friend joins me for a week', 'นัดกับเพื่อนไปน่าน', 'เพื่อนมารับเราไปด้วยกัน'],
  },
  {
    who: 'joins_later',
    en: `
      {sure}${SOMEBODY}${COME}, {sure}${ANYBODY}${COME}, {sure}${SOME}${COME},
      (we'll be|we will be|we're|we are|we get|i'll be|i will be|i'm|i am|being) joined (later|there|then|on the way|) by (${SOMEBODY}|${ANYBODY}|${SOME})`,
    yes: [
      ['my wife and I, six days in Nan, and my brother joins us for the second half', { adults: 3, foreigners: 3 }],
      ['There are five of us. A friend from work is joining us on day two', { adults: 6, foreigners: 6 }],
      ['Three of us in Trang. Two more friends will meet us there', { adults: 5, foreigners: 5 }],
      ['I travel alone. My uncle will be tagging along for the weekend', { adults: 2, foreigners: 2 }],
      ['My husband and I, plus my cousin, who is coming later', { adults: 3, foreigners: 3 }],
      ['The two of us, and my dad flies in for the last week', { adults: 2, seniors: 1, foreigners: 3 }],
      ["Two of us in Trat. We'll be joined by my brother and his wife", { adults: 4, foreigners: 4 }],
      ['Two of us in Nan. My aunt and uncle join us on day two', { adults: 4, foreigners: 4 }],
      ['Two of us in Nan, my brother flies over to join us', { adults: 3, foreigners: 3 }],
      ['Six days in Nan, my flatmate joins me halfway', { adults: 2, foreigners: 2 }],
      ['Two of us, my sister joins us for a day. So we are three in total', { adults: 3, foreigners: 3 }],
    ],
    no: [
      "my sister can't join us",
      'if my brother joins us',
      'a friend joins us for dinner one evening',
      'my cousin meets us at the airport',
      'my uncle lives there and we meet him',
      'my brother might join',
      'my aunt joins a cooking class',
      'we visit a friend',
      'my sister arrives late, so two of us',
      'My friend comes. We are two',
      'my brother turns up his nose at temples',
    ],
  },
  {
    who: 'joins_later',
    th: `
      {startOfJoin}อีก {count} (คน|ท่าน) (ก็|)(จะ|ค่อย|)${HOW_TH}(ตามมา|ตามไป|มาสมทบ|ไปสมทบ|มาทีหลัง),
      {startOfJoin}(คุณ|)${KIN_TH}(ผม|เรา|หนู|แฟน|สามี|ๆ|) (อีก|) {count} (คน|ท่าน) (ก็|)(จะ|ขอ|ค่อย|ถึงจะ|เลย|)${HOW_TH}${JOIN_TH}{notFetch},
      {startOfJoin}(คุณ|)${KIN_TH}(ผม|เรา|หนู|แฟน|สามี|ๆ|) (อีกคน|คนหนึ่ง|คนนึง|) (ก็|)(จะ|ขอ|ค่อย|ถึงจะ|เลย|)${HOW_TH}${JOIN_TH}(ทีหลัง|ด้วย|) (อีก|) {count} (คน|ท่าน),
      {startOfJoin}(คุณ|)${KIN_TH}(ผม|เรา|หนู|แฟน|สามี|ๆ|) (อีกคน|คนหนึ่ง|คนนึง|) (ก็|)(จะ|ขอ|ค่อย|ถึงจะ|เลย|)${HOW_TH}${JOIN_TH}{notFetch}(ทีหลัง|ด้วย|)(อีกคน|)`,
    unless: 'มากัน {number} คน, ถ้า(คุณ)…(ตามมา|ตามไป|สมทบ|จอย)',
    yes: [
      ['ผมกับภรรยาไปเลย 4 วัน น้องสาวตามไปทีหลัง', { adults: 3 }],
      ['ไปน่านกัน 5 คน แล้วรุ่นพี่บินมาสมทบอีกคน', { adults: 6 }],
      ['เรากับเพื่อนอีกคนไปตรัง เพื่อนอีกสองคนจะตามไปวันเสาร์', { adults: 4 }],
      ['ไปเลยคนเดียว ส่วนพี่ชายจะตามมาจอยครึ่งหลัง', { adults: 2 }],
      ['ไปกับสามี แม่จะบินตามมาวันที่สาม', { adults: 2, seniors: 1 }],
      ['ไปเลยกับสามี น้องสาวกับน้องเขยจะตามไปทีหลัง', { adults: 4 }],
      ['ไปเลย 3 คน อีก 2 คนตามมาวันเสาร์', { adults: 5 }],
      ['ไปกัน 3 คน เดี๋ยวลูกพี่ลูกน้องมาเจอกันที่นั่น', { adults: 4 }],
    ],
    no: [
      'พี่สาวตามไปไม่ได้',
      'ถ้าพี่สาวตามมาด้วย',
      'น้าตามไปส่งที่สนามบิน',
      'ไปเยี่ยมพี่สาว',
      'นัดเจอเพื่อนกินข้าว',
      'เพื่อนมารับ',
      'ญาติมาเจอกันที่สนามบิน',
    ],
  },
  {
    // Who visits the writer, where both then go somewhere.
    who: 'joins_later',
    th: `{startOfJoin}${VISITORS_TH}(ผม|เรา|หนู|แฟน|สามี|ๆ|) (อีก|) {count} (คน|ท่าน){visitsThenGoes}, {startOfJoin}${VISITORS_TH}(ผม|เรา|หนู|แฟน|สามี|){visitsThenGoes}`,
    yes: [
      ['พี่สาวนั่งรถไฟมาเยี่ยมวันเสาร์ เราจะไปเที่ยวหัวหินด้วยกัน', { adults: 2 }],
      ['เพื่อนสองคนจะมาหาที่เชียงใหม่ เลยจะไปปายกัน', { adults: 3 }],
    ],
    no: ['พี่สาวมาเที่ยวกรุงเทพเมื่อวาน', 'น้องสาวจะมาหาตอนเย็น เราจะไปน่านคนเดียว', 'เพื่อนเคยมาเที่ยว เราจะไปกันยา'],
  },
  {
    // With no number of all: who comes along is beside whoever is named.
    who: 'friends_come',
    count: 1,
    th: '{startOfJoin}(พี่สาว|พี่ชาย|น้องสาว|น้องชาย|ลูกพี่ลูกน้อง|พี่เขย|น้องเขย|พี่สะใภ้|น้องสะใภ้|รุ่นพี่|รุ่นน้อง|เพื่อนสนิท|เพื่อนซี้)(ผม|เรา|หนู|แฟน|สามี|) (ก็|)(จะ|ขอ|)(ไป|มา)(เที่ยว|)ด้วย{notUnable}',
    yes: [
      ['ผมกับแฟนไปน่าน พี่ชายขอไปด้วย', { adults: 3 }],
      ['ไปตรัง 3 วัน น้องสาวก็ไปด้วย', { adults: 2 }],
      ['ไปกัน 4 คน พี่สาวไปด้วย', { adults: 4 }],
    ],
    no: ['พี่สาวไปด้วยไม่ได้', 'พี่สาวไปด้วยไหม', 'อยากให้พี่สาวไปด้วย'],
  },
]
