import { SPOUSES } from './common-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// `แม่ถามว่าไปทำไม`, “souvenirs for my mum”, `เคยโดนกัดตอนเด็ก`: people who are named for something else. Before every list.

/** Who may be named for something else. No `ตา` (eye), `อา`, `มะ`. */
const KIN_TH = oneOf(`
  แม่ยาย, พ่อตา, แม่สามี, พ่อสามี, แม่แฟน, พ่อแฟน, พ่อแม่, พ่อกับแม่, ตายาย, ปู่ย่า, แม่, พ่อ, ยาย, ย่า, ปู่,
  อาม่า, อากง, เตี่ย, ป๊า, ม้า, ม๊า, แฟน, สามี, ภรรยา, เมีย, พี่สาว, พี่ชาย, น้องสาว, น้องชาย, น้า, ป้า, ลุง, ลูกพี่ลูกน้อง,
  พี่เขย, น้องเขย, พี่สะใภ้, น้องสะใภ้, เพื่อนสนิท, เพื่อน, หัวหน้า, เจ้านาย, ญาติ`)
const OF_KIN_EN = oneOf(`
  mum, mom, mother, dad, father, parents, grandma, gran, grandmother, grandpa, grandad, grandfather, sister, brother, cousin, aunt, uncle, friend, friends, best friend, boss, colleagues, colleague, niece, nephew, kids, neighbour, neighbor,
  mother in law, mother-in-law, in laws, in-laws, father in law, father-in-law, wife, husband, girlfriend, boyfriend, partner`)

export const ASIDE_SLOTS = {
  /** `ตอนเด็กหลับ` is when the children sleep. */
  ofChildhood: '(?=\\s|$|[.,)!]|เคย|เรา|ผม|แม่|พ่อ|ยาย|ก็|มา|โดน|ที่|จน|แล้ว|ครับ|ค่ะ)',
  /** After what they are asked, told or given. */
  asideNotAlong: '(?![^.!?\\n]{0,24}(?:ไปด้วย|มาด้วย|ไปกัน|พาไป|อยากไป|ขอไป|จะไป(?!ไหน|ทำไม)))',
  /** “With me”, “and take her along”. */
  asideNotWith:
    "(?! (?:and|who|that) [^.!?\\n]{0,24}\\b(?:come|comes|coming|join|joins|take|with us|with me)\\b)(?![a-z'])",
  /** Up to twenty letters: “borrow a tent from my uncle”. */
  any20: '[^.!?\\n]{0,20}?',
  /** What they are told or sent follows: “tell my boss that”, “send my mum photos”. */
  asideThing: '(?=(?:i|that|to|about|photos|pictures|a|the|every|when|if|from)\\b)',
  /** “She thinks we should go”: both of them. */
  thinksOfMe: '(?![^.!?\\n]{0,40}\\b(?:we|us|our|her|his|knees|flying|flight|heat|stairs)\\b)',
  /** “There”, “in”, a sign or the end follows. */
  asideEnd: '(?= there| in\\b| at\\b|[.,;!?\\n)]|$| for (?:the|a|one) (?:night|weekend|few))',
}

export const ASIDE_RULES: readonly PartyRule[] = [
  {
    name: 'when they were children',
    who: 'nobody',
    th: '(ตอน|สมัย|ตั้งแต่|แต่|วัย|เมื่อ)(ยัง|)(เป็น|)เด็ก(ๆ|น้อย|) {ofChildhood}',
    yes: [
      ['พายายไปน่าน ยายกลัวน้ำ เคยตกคลองตอนเด็ก', { adults: 1, seniors: 1 }],
      ['ไปตราดกับแฟน เคยไปสมัยเด็กๆ', { adults: 2 }],
    ],
    no: ['ตอนเด็กหลับ', 'พาเด็กไปตราด'],
  },
  {
    name: 'who asks, forbids, worries, works or lives there',
    who: 'nobody',
    th: `
      (คุณ)${KIN_TH}(ผม|เรา|หนู|ฉัน|) (ก็|จะ|แก|เพิ่ง|ชอบ|มา|) (
      ถามว่า|ถามทุก|ไม่ให้|ห้าม|โทรตาม|โทรมา|โทรหา|เป็นห่วง|ห่วง|บอกว่าสวย|บอกว่าอย่า|บอกอย่า|เคยเล่า|เล่าให้ฟัง|แนะนำมา|
      อยู่ที่นั่น|อยู่ที่โน่น|ทำงานที่นั่น|เคยไป(มา)แล้ว|ไปมาแล้ว|เฝ้าบ้าน|เฝ้าร้าน|ฝากซื้อ|ให้ตังค์|ให้เงิน|ให้ยืม|
      เสีย(ไป)แล้ว){asideNotAlong}`,
    unless: `กับ(คุณ)${oneOf(SPOUSES)}(เป็นห่วง|ห่วง)`,
    yes: [
      ['ไปตราด 3 วัน ย่าถามว่าไปทำไม', { adults: 1 }],
      ['ไปตราด 3 วัน แฟนไม่ให้ขับกลางคืน', { adults: 1 }],
      ['ไปน่านกับพี่สาว แม่โทรตามทุกวัน', { adults: 2 }],
      ['เที่ยวน่าน 2 วัน พ่อตาเคยไปมาแล้ว', { adults: 1 }],
    ],
    no: ['แม่ถามว่าขอไปด้วยได้ไหม', 'แม่ไปด้วย', 'พ่อไม่ชอบเดิน'],
  },
  {
    name: 'whom they visit, bring something or mourn',
    who: 'nobody',
    th: `
      (ไป|มา|แวะ|ร่วม)(งานศพ|เผาศพ|เคารพศพ|ไหว้หลุมศพ|เยี่ยมหลุมศพ)(ของ|)(คุณ)${KIN_TH}, (เอาของ|เอาขนม|ซื้อของ|ของฝาก|ของขวัญ|ส่งโปสการ์ด)(ไป|)(ให้|ฝาก)(คุณ)${KIN_TH}(ที่บ้าน|),
      (ไปหา|ไปเยี่ยม|แวะหา|แวะเยี่ยม|ไปกราบ)(คุณ)${KIN_TH}(ที่|ซึ่ง)(อยู่|ทำงาน|ย้าย), โทรหา(คุณ)${KIN_TH}`,
    yes: [
      ['ไปตราด 3 วัน แล้วไปงานศพย่า', { adults: 1 }],
      ['ไปน่าน 2 วัน เอาของไปให้ป้า', { adults: 1 }],
      ['ไปน่านกับแฟน แล้วไปหายายที่อยู่ปัว', { adults: 2 }],
    ],
    no: ['ไปหาร้านอร่อยกับแม่', 'พาย่าไปงานบุญ'],
  },
  {
    name: 'for whom a present is, who is met for lunch, whose house they sleep at',
    who: 'nobody',
    en: `
      (souvenirs|presents|gifts|postcards) for (my|our|the) ${OF_KIN_EN}{asideNotWith}, (staying|sleeping|crashing|i stay|we stay) (with|at) (my|our|a|some) ${OF_KIN_EN}('s|s'|) (place|house|)(of mine|){asideEnd},
      (meet|meeting|see|seeing|catch up with|catching up with|visit) (my|our|a) ${OF_KIN_EN} (of mine|) (for|over) (lunch|dinner|coffee|a coffee|drinks|a drink|brunch|breakfast), (borrow|borrowing|borrowed) {any20} from (my|our|a) ${OF_KIN_EN},
      (promised|told|asked|texted|call|calling|ring|phone|send|sending) (my|our) ${OF_KIN_EN} {asideThing}`,
    yes: [
      ['Trat for 4 days, souvenirs for my aunt', { adults: 1, foreigners: 1 }],
      ['Trat for 4 days, staying with a friend', { adults: 1, foreigners: 1 }],
      ['A week in Nan, I will meet my cousin for lunch there', { adults: 1, foreigners: 1 }],
      ['two of us in Nan, I borrow a tent from my uncle', { adults: 2, foreigners: 2 }],
    ],
    no: ['a trip for my mum', 'staying with my mum and taking her along', 'meet my sister and travel with her'],
  },
  {
    name: 'who thinks, worries or has been there',
    who: 'nobody',
    en: `
      (my|our|the) (sister|brother|cousin|aunt|uncle|friend|best friend|mate|boss|doctor|neighbour|neighbor|colleague|flatmate|missus|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|gran|grandma|mother in law|father in law|mother-in-law|father-in-law) (is|'s|seems|gets|was|) (so|very|really|a bit|) (worried|worrying|worries|thinks|reckons|convinced) (i|it|this|that|thailand|the|about|sick){thinksOfMe},
      (my|our|the) (sister|brother|cousin|aunt|uncle|friend|best friend|mate|boss|doctor|neighbour|neighbor|colleague|flatmate|mum|mom|dad|mother|father|gran|grandma) (is|'s) (so|very|really|a bit|) worried{asideEnd},
      (my|our) (sister|brother|cousin|aunt|uncle|friend|best friend|mate|boss|neighbour|neighbor|colleague|flatmate|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|gran|grandma|mother in law|father in law|mother-in-law|father-in-law) (got sick|went|was|has been|had been|caught|lost|broke|swears by|studied|honeymooned) (there|it|her|his|twice|last|once|in|a)`,
    yes: [
      ['Trat, 4 days. My aunt is worried', { adults: 1, foreigners: 1 }],
      ['Trat, 4 days. My brother got sick there', { adults: 1, foreigners: 1 }],
    ],
    no: ['My aunt is worried about her knees', 'my wife thinks we should go to Nan together'],
  },
]
