import { CHILDREN_TH, LITTLE_ONES_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

// `ลูกสาว 1 ลูกชาย 1`, “I'm taking my three boys to Nan”: how many children travel, and of which age.

/** Children by number and by age. They come after the rules that say whose they are. */
export const CHILD_RULES: readonly PartyRule[] = [
  {
    who: 'children_by_ages',
    th: `
      ลูก(สาว|ชาย|เล็ก|ๆ|) {youngPair}, ลูก(สาว|ชาย|คนโต) {anAge} (ปี|ขวบ|) & ลูก(สาว|ชาย|คนเล็ก) {anyAge} (ปี|ขวบ|),
      ลูก(สาว|ชาย|คนโต) {anyAge} (ปี|ขวบ|) & ลูก(สาว|ชาย|คนเล็ก) {anAge} (ปี|ขวบ|)`,
    yes: [
      ['มีลูก 9 กับ 12 ไปตรัง', { adults: 2, children: 2 }],
      ['ลูก 4, 7 และ 10 อยากเล่นน้ำ', { adults: 2, children: 3 }],
      ['พาลูก 2/6/11 ไปตรัง', { adults: 2, children: 3 }],
      ['ลูกชาย 9 ลูกสาว 5 ไปตรัง', { adults: 2, children: 2 }],
    ],
    no: ['ลูก 2 กับ 3 วัน', 'ลูกสาว 1 ลูกชาย 2', 'ลูก 3 คน'],
  },
  {
    who: 'more_children',
    th: 'ลูก(สาว|ชาย) {count} คน, ลูก(สาว|ชาย) {bare}',
    yes: [
      ['ลูกสาว 1 ลูกชาย 1', { adults: 2, children: 2 }],
      ['ลูก 3 คน ลูกชาย 2 คน', { adults: 2, children: 3 }],
    ],
    no: ['ลูกสาว 9 ขวบ'],
  },
  {
    who: 'children',
    count: 3,
    th: '{twinOf}แฝด(สาม|3 คน){notYears}',
    en: '(our|my|the|with|) triplets ({ages}|)',
    yes: [
      ['พาแฝดสามไปหัวหิน', { adults: 2, children: 3 }],
      ['มีลูกแฝดสาม 4 ขวบ', { adults: 2, children: 3 }],
      ['we take our triplets (5) to Trat', { adults: 2, children: 3, foreigners: 5 }],
    ],
    no: ['พาแฝดสามขวบไป', 'ลูกแฝด 3 ขวบ'],
  },
  {
    who: 'children',
    count: 2,
    th: `{twinOf}แฝด(ชายหญิง|หญิงชาย|ชาย|หญิง|สาว|คู่นี้|) (อายุ|วัย|) {young} (ขวบ|ปี|เดือน), {twinOf}แฝดสาม(ขวบ|ปี), (พา|มี|กับ|และ|เลี้ยง)(${oneOf(CHILDREN_TH)}|)(ฝา|คู่|)แฝด(ชายหญิง|หญิงชาย|ชาย|หญิง|สาว|)[ไป|มา|เที่ยว|กับ|{close}]`,
    yes: [
      ['พาลูกแฝด 5 ขวบไปตราด', { adults: 2, children: 2 }],
      ['พาฝาแฝด 4 ขวบไปเขาใหญ่', { adults: 2, children: 2 }],
      ['ลูกแฝดชายหญิงวัย 6 ขวบ', { adults: 2, children: 2 }],
      ['พาแฝดสามขวบไปตราด', { adults: 2, children: 2 }],
      ['แม่เลี้ยงเดี่ยวกับลูกแฝด 7 ขวบ', { adults: 1, children: 2 }],
    ],
    no: ['ไปกับพี่สาวฝาแฝด', 'น้ำตกแฝด 3 ขวบ', 'ห้องแฝด', 'เพื่อนฝาแฝด 17 ปี'],
  },
  {
    who: 'children',
    count: 2,
    th: 'ลูกแฝด[ไป|วัย|อายุ|กับ|มา]',
    en: '(a|my|our|) ({figure} (y/o|yo|year old|years old|yr old)) twin (boys|girls|sons|daughters|babies|toddlers), (my|our|with) {figure} (y/o|yo|year old|yr old) twins, (our|my) twins, twins{comma} {ages}',
    yes: [
      ['Single mum, twins aged 8, Trat', { adults: 1, children: 2, foreigners: 3 }],
      ['my 8 y/o twin boys', { adults: 2, children: 2, foreigners: 4 }],
      ['พาลูกแฝดไปทะเล', { adults: 2, children: 2 }],
    ],
    no: ['a twin room', 'ลูกแฝด 3 คน'],
  },
  {
    who: 'children',
    th: `
      เด็ก(เล็ก|โต|น้อย|ทารก|อนุบาล|) ({ages}) {count} คน ({ages}), ลูก(เล็ก|น้อย|สาว|ชาย|แฝด|) ({ages}) {count} คน ({ages}),
      (พา|กับ|มี)ลูก(ๆ|) {fewChildren}, ลูกวัย(อนุบาล|ประถม|รุ่น|เตาะแตะ|เรียน|ซน) {count} คน`,
    en: `
      {count} (small|young|little|lovely|) (kid(s)|child(ren)|toddler(s)|baby|babies|infant(s)|teen(s)|teenager(s)|son(s)|daughter(s)) ({ages}),
      (my|our) {count} (little|young|small|lovely|) (girls|boys), {count} (teenage|school age|primary school|preschool) (boy(s)|girl(s)|kid(s)|child(ren)|son(s)|daughter(s)|age children),
      {count} (little ones|bairns|rugrats|munchkins|preschoolers|tweens|under (5|10|12)s|grandkid(s)|grandchild(ren)|grandson(s)|granddaughter(s)|nephew(s)|niece(s))`,
    yes: [
      ['ลูก 2 คน', { adults: 2, children: 2 }],
      ['แม่เลี้ยงเดี่ยวกับลูก 3 ไปเลย', { adults: 1, children: 3 }],
      ["I'm taking my three boys to Nan", { adults: 1, children: 3, foreigners: 4 }],
      ['เด็กเล็ก 3 คน ไปกับเรา', { adults: 2, children: 3 }],
      ['with two small kids aged 3 and 5', { adults: 2, children: 2, foreigners: 4 }],
      ["we're in town with 2 teenage boys", { adults: 2, children: 2, foreigners: 4 }],
    ],
    no: ['ลูกชิ้น 2 ไม้', 'kids'],
  },
  {
    who: 'nephews',
    th: '{noChild}หลาน(สาว|ชาย|เล็ก|น้อย|แฝด|ลูกครึ่ง|) (วัย(อนุบาล|ประถม|มัธยม|รุ่น|เรียน|ซน|กำลังซน)|) ({ages}) (อีก|) {count} คน ({ages})',
    yes: [
      ['พาหลานวัยมัธยม 2 คนไปตรัง', { adults: 1, children: 2 }],
      ['พาหลานสาว 3 คนเที่ยว', { adults: 1, children: 3 }],
      ['พาแม่กับหลาน 2 คนไปชะอำ', { adults: 1, children: 2, seniors: 1 }],
      ['เรากับแฟนพาหลานชาย 2 คนไป', { adults: 2, children: 2 }],
    ],
    no: ['ลูกหลาน 5 คน', 'พาหลานไป'],
  },
  {
    who: 'children_of_ages',
    en: '(my|our|the|with|both|) {agePair} (boy(s)|girl(s)|kid(s)|son(s)|daughter(s)|children|siblings|brothers|sisters|)',
    unless: 'between {agePair}',
    yes: [
      ['with our 5 & 7 year old boys', { adults: 2, children: 2, foreigners: 4 }],
      ['my husband and I return with our 5 & 7 year old boys', { adults: 2, children: 2, foreigners: 4 }],
      ['my 6 and 9 yr olds come too', { adults: 2, children: 2, foreigners: 4 }],
      ['our 3, 6 and 8 year old daughters', { adults: 2, children: 3, foreigners: 5 }],
    ],
    no: ['my 60 and 62 year old parents', 'between 5 & 7 year old boys'],
  },
  {
    // Whose children need no other word.
    who: 'children_by_ages',
    en: '(our|my) (two|three|four){comma} (are|aged|) {youngAges}',
    yes: [
      ['our two (9 and 6) love trains', { adults: 2, children: 2, foreigners: 4 }],
      ['My husband is 40, our three are 4, 7 and 11', { adults: 2, children: 3, foreigners: 5 }],
    ],
    no: ['our two days in Nan', 'our two rooms, 4 and 6'],
  },
  {
    who: 'one_of_age',
    en: '(a|my|our|one|) {age} (year|years|yr|yrs) old(s)',
    unless:
      '(grandma|grandmother|granny|gran|nana|grandpa|grandfather|granddad|grandad|gramps|mum|mom|mother|dad|father|mama|papa|mother in law|father in law){comma} {figure} (year|years|yr|yrs) old(s), (year|yr)(s) old (grand…|gran|granny|nan|nana|mother|father|mum|mom|dad|aunt|auntie|uncle|man|woman|lady|friend|neighbour|sister|brother), {figure} years old (temple|ruins|city|tradition)',
    yes: [['with our six-year-old', { adults: 2, children: 1, foreigners: 3 }]],
    no: ['my 72 year old grandfather', 'with grandma 79 years old'],
  },
  {
    who: 'child_of_age',
    en: '(a|my|our|one|) {age} (yo|y/o){close}',
    yes: [['a 4 yo and a 7 yo', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['4 youths'],
  },
  {
    who: 'children_of_ages',
    th: `${oneOf(CHILDREN_TH)}(สาว|ชาย|เล็ก|โต|) (อายุ|วัย) {ages}, ${oneOf(CHILDREN_TH)}(สาว|ชาย|เล็ก|) {young} ปี, ${oneOf(CHILDREN_TH)}(สาว|ชาย|) {classes}`,
    unless: 'อายุ {old}',
    yes: [
      ['ลูกอายุ 10 กับ 12 ปี', { adults: 2, children: 2 }],
      ['พาหลานวัย 7 ปีไป', { adults: 2, children: 1 }],
      ['ลูกสาว 9 ปี', { adults: 2, children: 1 }],
      ['พาลูก ป.3 กับ ม.2 ไปตราด', { adults: 2, children: 2 }],
    ],
    no: ['แม่อายุ 10', 'เด็กปี 2'],
  },
  {
    who: 'children_of_ages',
    th: `${oneOf(CHILDREN_TH)}(เล็ก|น้อย|${oneOf(LITTLE_ONES_TH)}) {figure} ขวบ(ครึ่ง) & {figure} ขวบ(ครึ่ง)`,
    yes: [['มีลูกเล็ก 3 ขวบกับ 5 ขวบ ไปตราด', { adults: 2, children: 2 }]],
    no: ['ลูกเล็ก 3 ขวบ'],
  },
  {
    who: 'children_of_ages',
    th: '(คน)(โต|เล็ก|กลาง|สุดท้อง|) (อายุ) {ages} ขวบ(ครึ่ง) & {figure} เดือน, (คน)(โต|เล็ก|กลาง|สุดท้อง|) (อายุ) {ages} ขวบ(ครึ่ง)',
    yes: [
      ['คนโต 7 ขวบ คนเล็ก 3 ขวบ', { adults: 2, children: 2 }],
      ['ลูก 3 กับ 5 ขวบ', { adults: 2, children: 2 }],
      ['ลูก 3 ขวบกะ 8 เดือน', { adults: 2, children: 2 }],
    ],
    no: ['อายุ 30 ปี'],
  },
]
