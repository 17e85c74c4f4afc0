import { ELDERS_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf, perhaps } from './phrases.ts'

// “a soon-to-be-retired couple”, `ฝากหมาไว้กับยาย`, `ไปคู่กับเพื่อน`, `12+2 คน`: who is meant, before every list.

const PETS_TH = oneOf('หมา, น้องหมา, แมว, น้องแมว, สุนัข, สัตว์เลี้ยง, กระต่าย, นก, ร้าน, กุญแจ, ต้นไม้')
const PETS_EN = oneOf(
  'dog, dogs, cat, cats, pet, pets, puppy, kitten, rabbit, house, keys, plants, dog and cat, cat and dog',
)
const WHOSE = perhaps('the, our, my, his, her, their')
const FRIENDS_TH = oneOf('เพื่อนสนิท, เพื่อนซี้, เพื่อนรัก, เพื่อนสาว, เพื่อน')
const SIBLINGS_EN = oneOf('brother, sister, cousin, uncle, aunt, brother-in-law, sister-in-law, nephew, son-in-law')

export const WHO_RULES: readonly PartyRule[] = [
  {
    name: 'who will be old one day, who is somebody else here already',
    who: 'nobody',
    en: `
      (soon to be|almost a|nearly a|not yet a|about to be|about to become) (a |)(senior citizen(s)|senior(s)|retired|retiree(s)|pensioner(s)), (senior citizen|senior|retiree|pensioner)(s) to be,
      (almost|nearly|not yet) retired, (about to|soon to|going to|will soon) retire`,
    yes: [
      ['what can a soon-to-be-senior-citizen do in Trat', { adults: 1, foreigners: 1 }],
      ['a retiree-to-be in Nan for 3 days', { adults: 1, foreigners: 1 }],
      ['we are almost retired, Trat for a week', { adults: 2, foreigners: 2 }],
    ],
    no: ['a senior citizen in Trat', 'we are retired'],
  },
  {
    name: 'with whom pets or a house stay',
    who: 'nobody',
    th: `
      (ฝาก|ทิ้ง|ปล่อย)${PETS_TH}(ๆ|) (ไว้|ไป|อยู่|)(กับ|ที่|ให้|)(บ้าน|) {keeper}(เลี้ยง|ดูแล|ดู|เฝ้า|), (เอา|พา)${PETS_TH}(ๆ|) ไป(ฝาก|ไว้)(ไว้|)(กับ|ที่|)(บ้าน|){keeper},
      ${PETS_TH}(ๆ|) ฝาก(ไว้|)(กับ|ที่|)(บ้าน|){keeper}(เลี้ยง|ดูแล|ดู|), ${PETS_TH}(ๆ|) (ให้|มี){keeper}(ช่วย|)(เลี้ยง|ดูแล|ดู|เฝ้า)(ให้|)`,
    en: `
      (leave|leaving|left|drop|dropping|dropped|dumping) ${WHOSE} ${PETS_EN} (off|behind|) (with|at) ${WHOSE} {keeperEn}('s|s|),
      {keeperEn} (is|will be|will|has|have|'s|) (watching|watch|minding|mind|sitting|looking after|look after|looks after|taking|feeding|feeds|got|keeps|keeping) ${WHOSE} ${PETS_EN}`,
    yes: [
      ['ฝากแมวไว้กับแม่ ไปกับแฟน', { adults: 2 }],
      ['เอาหมาไปฝากบ้านยาย ไปกับแฟน', { adults: 2 }],
      ['แมวให้ป้าเลี้ยง ไปกับสามีสองคน', { adults: 2 }],
      ['leaving the dog with my mum, my husband and I in Trat', { adults: 2, foreigners: 2 }],
      ['my sister looks after our cats, two of us', { adults: 2, foreigners: 2 }],
    ],
    no: ['พาหมาไปกับยาย', 'my mum and our dog come along', 'ฝากท้องกับยาย'],
  },
  {
    name: 'that nobody comes along',
    who: 'nobody',
    th: `
      ไม่มี(เพื่อน|ใคร|คน)(ว่าง|ยอม|)(ไป|เที่ยว|ร่วมทริป|ร่วมทาง)(เที่ยว|)(ด้วย|เป็นเพื่อน|กับเรา|กับผม|กับหนู|)(เลย|อีก|สักคน|), หา(เพื่อน|คน)(ไป|เที่ยว|ร่วมทริป)(เที่ยว|)(ด้วย|)ไม่(ได้|มี|เจอ),
      เพื่อน(ๆ|) (ก็|ดัน|)(ไม่ว่าง|เท|ไม่ไป|ติดงาน|ยกเลิก|เบี้ยว)(กัน|)(หมด|เลย|ทุกคน|กันหมด)`,
    en: `
      (no one|nobody|noone|none of my friends|no friends|no friend) (wants |is free |is able |could |can )(to |)(go|come|travel|join|tag along) (with me|along|too|), (no one|nobody|noone|no friends|no friend) to (go|travel|come) with,
      (my|all my) (friends|mates|buddies) (all|have|have all|) (bailed|cancelled|canceled|flaked|dropped out|backed out)`,
    yes: [
      ['ไปตราด 3 วัน ไม่มีเพื่อนไป', { adults: 1 }],
      ['หาเพื่อนไปไม่ได้ ตราด 2 วัน', { adults: 1 }],
      ['เพื่อนเทหมด ไปเองก็ได้ ตราด', { adults: 1 }],
      ['ไม่มีเพื่อนเที่ยวเลย ชวนแม่ไปน่าน', { adults: 1, seniors: 1 }],
      ['nobody to travel with, Trat for 3 days', { adults: 1, foreigners: 1 }],
      ['my friends bailed, so Trat on my own', { adults: 1, foreigners: 1 }],
    ],
    no: ['มีเพื่อนไปด้วย', 'ไปกับเพื่อน', 'my friends come along'],
  },
  {
    // Two, however many friends somebody may have.
    who: 'companion',
    th: `คู่(กัน|)(กับ|กะ)${FRIENDS_TH}(แค่|เพียง|)(สองคน|2 คน|)`,
    unless: `คู่(กับ|กะ)${FRIENDS_TH}(อีก|{count}), (จับ|รถ|ของ|นั่ง|ห้อง|เตียง|ซ้อน|เป็น)คู่`,
    yes: [
      ['ไปคู่กับเพื่อน น่าน 3 วัน', { adults: 2 }],
      ['เที่ยวคู่กับเพื่อนสนิท', { adults: 2 }],
    ],
    no: ['ไปกับเพื่อน', 'จับคู่กับเพื่อน'],
  },
  {
    who: 'sum_of_parts',
    th: '{number} + {number} (คน|ชีวิต)',
    en: '{number} + {number} (people|pax|persons|of us)',
    yes: [
      ['ไปกัน 14+2 คน', { adults: 16 }],
      ['3+1 คน ไปน่าน', { adults: 4 }],
      ['Trat for 6+2 pax', { adults: 8, foreigners: 8 }],
    ],
    no: ['2+1 วัน', 'ผู้ใหญ่ 3+เด็ก 2 คน'],
  },
  {
    // Of whom it only says when they were born.
    who: 'kin',
    th: `{beginsTh}(คุณ)${oneOf(ELDERS_TH)}(เรา|ผม|หนู|) เกิดปี(ชวด|ฉลู|ขาล|เถาะ|มะโรง|มะเส็ง|มะเมีย|มะแม|วอก|ระกา|จอ|กุน)`,
    yes: [['แม่เกิดปีระกา อยากไปไหว้พระธาตุ', { adults: 1, seniors: 1 }]],
    no: ['เกิดปีระกา อยากไปไหว้พระธาตุ'],
  },
  {
    // With no number of all: who drives comes along.
    who: 'friends_come',
    count: 1,
    en: `(my|our) ${perhaps('older, younger, big, little')} ${SIBLINGS_EN} (will|'ll|is|'s|is going to|) (drive|drives|driving) us{notOnlyThere}`,
    unless: `if (my|our) ${perhaps('older, younger, big, little')} ${SIBLINGS_EN}`,
    yes: [
      ['My mother and I, my brother drives us, Nan', { adults: 2, seniors: 1, foreigners: 3 }],
      ['My brother and I see Nan. My brother drives us', { adults: 2, foreigners: 2 }],
      ['5 of us, my cousin drives us to Nan', { adults: 5, foreigners: 5 }],
    ],
    no: ['my brother drives us to the airport', 'my sister drives us mad', 'if my uncle drives us'],
  },
]
