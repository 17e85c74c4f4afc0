import { CHILD_NAMES_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'

// `พาลูกไปทะเล`, “a family trip”, “with friends”: children, families, friends and foreigners without a number. They come after the
// relatives of `party-kin-rules.ts`.

export const KIN_GENERAL_RULES: readonly PartyRule[] = [
  {
    name: 'children in general, in English',
    who: 'children',
    count: 2,
    en: '(two|small|young|little|) (kids|children|grandkids|grandchildren|toddlers|babies|teenagers|teens|sons|daughters), (teen|teenage|teenaged|preteen|small|young|little|our) (boys|girls)',
    yes: [['with young kids', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['a kid'],
  },
  {
    name: 'one child, in English',
    who: 'children',
    count: 1,
    en: '(one|small|young|little|) (child|kid|grandson|granddaughter|grandchild|toddler|baby|infant|son|daughter|boy|little one|teenager), (with|and|plus) my (girl|girlie|lad|lass)',
    yes: [
      ['a single father in Krabi with my girl, 7', { adults: 1, children: 1, foreigners: 2 }],
      ['with a toddler', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['my boyfriend'],
  },
  {
    name: 'one child, in Thai',
    who: 'children',
    count: 1,
    th: `(พา|กับ|กะ|มี|เอา)${CHILD_NAMES_TH}, (ลูก(เล็ก|น้อย|สาว|ชาย|)|เด็ก(เล็ก|น้อย|ทารก|)|หลาน)(ไป|มา|)(ด้วย)`,
    unless: `
      เด็กมหา…, เด็กมอ, เด็กม., เด็กปี {figure}, (เด็ก|ลูก)(จบ|วิท|ช่าง|แนว|แว้น), เด็กนักศึกษา, เด็กมัธยม, เด็กวัยรุ่น,
      ลูกสี่ขา, (เก็บ|ราคา|ตั๋ว|ค่า)เด็ก, เด็ก(หัวละ|คนละ), ลูก(ค้า|ทุ่ง|บอล|ช้าง|ชิ้น|โป่ง|ระนาด|ประคบ|จ้าง|น้อง|พี่|พลับ|อม), พิพิธภัณฑ์เด็ก`,
    yes: [
      ['พาลูกไปทะเล', { adults: 2, children: 1 }],
      ['อยากพาเจ้าตัวน้อยไปทะเล', { adults: 2, children: 1 }],
      ['พาเจ้าจอมซนไปตราด', { adults: 2, children: 1 }],
      ['มีเด็กเล็กไปด้วย', { adults: 2, children: 1 }],
    ],
    no: ['ร้านลูกชิ้น', 'เด็กมหาลัยปี 2'],
  },
  {
    name: 'the writer, after those who are counted',
    who: 'writer',
    en: '{read} (and|&) (i|me){close}, (me|i) (and|&|+) (my|) {read}',
    yes: [['my two sons (9, 12) and I', { adults: 1, children: 2, foreigners: 3 }]],
    no: ['my wife and I'],
  },
  {
    name: 'a family',
    who: 'family',
    th: 'ครอบครัว',
    en: '(whole) (family|families) (trip|vacation|holiday|of mine|)',
    unless: 'family friendly',
    yes: [
      ['ทริปครอบครัว', { adults: 2, children: 1 }],
      ['a family trip', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['family-friendly beach'],
  },
  {
    name: 'friends, without a number',
    who: 'friends',
    th: '(แก๊ง|กลุ่ม|)เพื่อน(สนิท|ฝูง|ร่วมงาน|ที่ทำงาน|ที่ออฟฟิศ|ที่เรียน|สมัยเรียน|)',
    en: '(group of|bunch of|some|) (friends|mates|buddies|colleagues|coworkers)',
    unless: `
      (แต่ง|บ้าน|งาน|ของ|วันเกิด|หา)เพื่อน, (at|visit|visiting|see|meet|meeting) (a|my|our) friend(s),
      (make|making|made|find|finding|meet|meeting|new|have|bother|ask|asked|miss) (some|new|any|my|a few|no|nice|local|other|thai|) (friends|mates|buddies),
      friends (i|we) (made|met|make|meet), friends (get|getting|got|are getting|live|living|who live|of ours live|of mine live),
      friends (told|tell|say|said|recommend|recommended|went|were|have been|invited)`,
    yes: [
      ['ไปกับแก๊งเพื่อน', { adults: 4 }],
      ['a trip with friends', { adults: 4, foreigners: 4 }],
    ],
    no: ['บ้านเพื่อนอยู่น่าน', 'I hope to make friends there', 'friends get married in Nan'],
  },
  {
    name: 'foreigners',
    who: 'foreigners',
    count: 1,
    th: '(ชาว|คน|)ต่างชาติ, ฝรั่ง',
    en: 'foreigner(s), foreign (friend(s)|guest(s)|visitor(s)|tourist(s)|)',
    unless: 'ฝรั่งเศส, ฝรั่งดอง, ฝรั่งแช่',
    yes: [['แฟนเป็นฝรั่ง', { adults: 2, foreigners: 1 }]],
    no: ['อาหารฝรั่งเศส'],
  },
]
