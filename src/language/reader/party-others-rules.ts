import { BYSTANDERS_EN, BYSTANDERS_TH } from './bystanders.ts'
import type { PartyRule } from './party-rule.ts'

/** People who are named and do not travel, before everybody who does. */
export const OTHERS_RULES: readonly PartyRule[] = [
  {
    name: 'who told them of the place, or knows it',
    who: 'nobody',
    th: BYSTANDERS_TH,
    en: BYSTANDERS_EN,
    yes: [
      ['เพื่อนที่ทำงานบอกว่าสวยมาก ไปน่าน 3 วัน', { adults: 1 }],
      ['พี่ข้างบ้านเพิ่งไปมา กระบี่ 2 คน', { adults: 2 }],
      ['น้องสาวอยู่เยอรมัน ไปกับแฟน', { adults: 2 }],
      ['หัวหน้าเพิ่งอนุมัติลา ไปน่าน 2 คน', { adults: 2 }],
      ["My neighbour's son got married there, two of us", { adults: 2, foreigners: 2 }],
      ['a friend of mine stayed for two weeks, we are three', { adults: 3, foreigners: 3 }],
      ['Two of us. Our kids stay with my mother', { adults: 2, foreigners: 2 }],
    ],
    no: ['เพื่อนบอกว่าจะไปด้วย', 'ไปกับเพื่อนที่ทำงาน', 'a friend and I', 'my friend says she wants to come'],
  },
  {
    name: 'what holds or costs so much for each',
    who: 'nobody',
    th: '(ห้อง|คัน|หลัง|ลำ|เต็นท์|เต๊นท์|โต๊ะ|แพ)ละ {number} (คน|ท่าน), (นั่ง|พัก|นอน|จุ|รับ)(คน|)ได้ {number} (คน|ท่าน|ที่), {number} คนต่อ(ห้อง|คัน|ลำ)',
    en: '{number} (per|a|to a) (room|van|car|boat|villa|tent), (sleeps|seats) {number}, {number} (seater(s)|person (room|tent|van|boat|villa))',
    yes: [
      ['ไป 6 คน ห้องละ 2 คน', { adults: 6 }],
      ['รถนั่งได้ 10 คน เราไปกัน 8 คน', { adults: 8 }],
      ['a villa that sleeps 10, we are 6 people', { adults: 6, foreigners: 6 }],
    ],
    no: ['ไป 6 คน', '6 people'],
  },
  {
    name: 'relatives who worry, allow it or are grown up',
    who: 'nobody',
    en: `
      (mother|mum|mom|father|dad|parent|grandmother|grandma|granny) (of|to) {number}, (teach|teaches|teaching|taught) {number} (kids|children|boys|girls|students|pupils), (teach|teaches|teaching|taught) (kids|children),
      full of (screaming|noisy|small|) (kids|children), (sister|brother|friend|cousin|neighbour|neighbor|boss|colleague|mate|uncle|aunt)'s (kids|children|boys|girls) (got|felt|were|was|had|get|hated|loved|threw|said|told),
      (my|our|his|her|the) (parents|mum|mom|mother|dad|father|family|friends|grandparents|in-laws|folks|kids|children|neighbours|neighbors|sister|brother|boss|colleagues) (are|is|have|
      has|will|were|was|) (very|so|really|all|both|) (worried|worries|worry|let|lets|allow|allows|allowed|agreed|agree|promised|told|gave|given|bought|paid|lent|recommended|recommend|
      recommends|suggested|think|thinks|watch|look after|grown up|grown|moved out|at university|at uni|abroad),
      where kids, (see|watch|watching) (the) (kids|children|locals)`,
    yes: [
      ['My parents are worried about the news, we are two adults', { adults: 2, foreigners: 2 }],
      ['my parents let me go with my cousin', { adults: 2, foreigners: 2 }],
      ['our kids are grown up, just my husband and I', { adults: 2, foreigners: 2 }],
      ["I'm a mother of three, going alone", { adults: 1, foreigners: 1 }],
      ["my sister's kids got seasick, we are a couple", { adults: 2, foreigners: 2 }],
    ],
    no: ['my parents are 70', 'our kids are 6 and 9'],
  },
  {
    name: 'the writer, by a word for a relative',
    who: 'nobody',
    en: "(i'm|i am) (his|her|their) (mum|mom|mother|dad|father|gran|grandma|grandpa|granddad|son|daughter|aunt|uncle|nanny)",
    th: '(ลูก|หลาน|น้อง|พี่)(สาว|ชาย|)อย่าง(ผม|เรา|หนู|ฉัน|ดิฉัน), (ผม|เรา|หนู|ฉัน|ดิฉัน)(ก็|)เป็น(เด็ก|ลูก|หลาน|พ่อ|แม่), เด็ก(ฝึกงาน|จบใหม่|หอ)',
    yes: [
      ['หลานอย่างผมจะพาตากับยายไปตราด', { adults: 1, seniors: 2 }],
      ['ผมเป็นเด็กหอ อยากไปน่าน', { adults: 1 }],
      ["my son is 8 and I'm his mum, so the two of us", { adults: 1, children: 1, foreigners: 2 }],
    ],
    no: ['พาหลานไป', 'พาเด็กไป'],
  },
  {
    name: 'who pays, recommends, worries or has no time',
    who: 'nobody',
    th: '(คุณ)(พ่อแม่|พ่อ|แม่|พี่|น้อง|เพื่อน|ลูก ๆ|ลูก|หลาน|แฟน)(ของ|)(เรา|หนู|ผม|) (ซื้อ(รถ|ตั๋ว|ทัวร์|)ให้|จองให้|แนะนำมา|แนะนำว่า|แนะนำให้ไป|รีวิว|เป็นห่วง|ห่วง|ไม่ว่าง|ติดงาน|ติดเรียน|เทหมด)',
    yes: [
      ['พ่อแม่ซื้อรถให้ จะขับไปน่าน', { adults: 1 }],
      ['ลูกๆ ไม่ว่าง ไปกับสามี', { adults: 2 }],
    ],
    no: ['พาแม่ไป', 'ลูกชอบทะเล'],
  },
  {
    name: 'what parents ask, allow or forbid',
    who: 'nobody',
    th: '(คุณ)(พ่อแม่|พ่อกับแม่|แม่กับพ่อ|ผู้ปกครอง|ที่บ้าน|พ่อ|แม่)(ของ|)(เรา|หนู|ผม|)(ก็|เลย|) (ขอให้|อยากให้|ไม่ให้|ไม่อยากให้|ไม่ยอมให้|ยอมให้|อนุญาต|กำชับ|สั่ง|บังคับ|ห้าม|ให้ไปได้|ให้งบ|ให้เงิน|ออกเงิน|ออกค่า|ขอว่า|ย้ำว่า){notAlong}',
    yes: [
      ['ล่องแก่ง 9 คน พ่อแม่ขอให้เลือกที่ที่มีไฟ', { adults: 9 }],
      ['เกาะเสม็ด 4 คน แม่กำชับว่าห้ามกลับดึก', { adults: 4 }],
    ],
    no: ['แม่ขอให้พาไปวัด', 'แม่ชอบวัด'],
  },
  {
    name: 'children of the place',
    who: 'nobody',
    th: 'เด็ก(วัด|แถวนั้น|ในหมู่บ้าน)',
    yes: [
      ['ให้เด็กวัดพาเดิน ไปกับแฟน', { adults: 2 }],
      ['อยากเล่นบอลกับเด็กในหมู่บ้าน ไป 3 คน', { adults: 3 }],
    ],
    no: ['เด็ก 2 คน', 'พาเด็กไปวัด'],
  },
  {
    name: 'whose feast they go to',
    who: 'nobody',
    th: '(บวช|งานบวช|งานแต่ง|งานศพ|งานแต่งงาน|งานขึ้นบ้านใหม่|งานเลี้ยง)(พระ|)(เพื่อน|ญาติ|พี่|น้อง|ลูก|หลาน|ปู่|ย่า|ตา|ยาย|ลุง|ป้า)(สนิท|สาว|ชาย|)',
    yes: [
      ['บวชเพื่อนที่ลพบุรี เสร็จแล้วเที่ยวต่อ', { adults: 1 }],
      ['งานแต่งญาติที่ตราด ไปกับแฟน', { adults: 2 }],
    ],
    no: ['พาเพื่อนไป', 'แต่งงานกับแฟน'],
  },
  {
    name: 'with whom somebody or something is left',
    who: 'nobody',
    th: '(ไว้|ฝาก)(กับ|ที่)(คุณ|บ้าน|)(ปู่ย่า|ตายาย|พ่อแม่|ยาย|ย่า|ตา|ปู่|แม่|พ่อ)',
    yes: [
      ['หมาฝากไว้ที่บ้านยาย ไปกับแฟน', { adults: 2 }],
      ['ทิ้งหมาไว้ที่บ้านแม่ ไปกับสามี', { adults: 2 }],
    ],
    no: ['ไปกับยาย', 'บ้านแม่'],
  },
]
