import { BABIES_TH, CHILD_NAMES_TH, CHILDREN_TH } from './kin-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { oneOf } from './phrases.ts'

// `หลานวัย 12 ปี`, “with our teenage daughters”: how old the children are whom the words mean.

/** How old the children are whom the words mean. */
export interface AgeRule extends PhraseRule {
  /** Years; `said`: the numbers in the words. */
  readonly years: number | 'said'
  /** Says how old about: counts only where no age is said. */
  readonly isVague?: true
  /** Sentences with the years of the youngest child, and similar sentences in which the rule reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, years: number])[]
  readonly no: readonly string[]
}

export const AGE_RULES: readonly AgeRule[] = [
  {
    years: 'said',
    th: `
      {ages} ขวบ, (${oneOf(CHILDREN_TH)}|น้อง|ครอบครัว)(สาว|ชาย|เล็ก|โต|แฝด|) (อายุ|วัย) {ages}, ${oneOf(CHILDREN_TH)}(สาว|ชาย|แฝด|) {young} ปี, ลูก(สาว|ชาย|เล็ก|ๆ|) {youngPair},
      ลูก(สาว|ชาย|คนโต) {anAge} & ลูก(สาว|ชาย|คนเล็ก) {anyAge}, ลูก(สาว|ชาย|คนโต) {anyAge} & ลูก(สาว|ชาย|คนเล็ก) {anAge},
      ${oneOf(CHILDREN_TH)}(สาว|ชาย|เล็ก|) {count} คน (อายุ|วัย) {ages}, ${oneOf(CHILDREN_TH)}(สาว|ชาย|เล็ก|) {count} (คน|){bracketAges}`,
    en: `
      {agePair}, {age} (year|years|yr|yrs) old(s), {age} (yo|y/o)(s), (kid|child|boy|girl|son|daughter|grandson|granddaughter|nephew|niece|toddler|baby|twin)(s) (is|are|of|aged|ages|is only|) {ages}, (she|he)('s|is) (only|just|) {youngAlone},
      (children|babies|little ones|grandkids|grandchildren){comma} (are|of|aged|ages|) {ages}, (kids|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren){namedAges},
      (kid|child|boy|girl|son|daughter|grandson|granddaughter|nephew|niece|toddler|baby)(s){bracketed}, aged {ages}`,
    unless: '{figure} years old (temple|ruins|city|tradition|tree|town|rum)',
    yes: [
      ['เชียงราย 2 วัน ลูก 3 ขวบ', 3],
      ['ลูกสาว 9 กับ 6 ขวบ', 6],
      ['หลานวัย 12 ปี', 12],
      ['พ่อ แม่ ลูกชาย 10 ลูกสาว 7', 7],
      ['พ่อ แม่ ลูกสามคน (12, 8, 5)', 5],
      ['มีลูก 9 กับ 12', 9],
      ['with a 4-year-old', 4],
      ["She's 9 and collects beetles", 9],
      ['a nine year old and a 6 yo', 6],
      ['our boys (5 and 11)', 5],
      ['our 5 & 7 year old boys', 5],
      ['two kids aged 7 and 10', 7],
      ['kids 6 and 9', 6],
      ['my son (3) and my daughter (8)', 3],
    ],
    no: ['kids, 4 days in Trang', 'a 100 year old temple', 'ลูก 2 คน 4 วัน'],
  },
  {
    years: 0,
    th: `(${oneOf(BABIES_TH)}|ขวบ)(สาว|ชาย|เล็ก|อายุ|วัย|กะ|กับ|) {months}, (${oneOf(BABIES_TH)}|ขวบ)(สาว|ชาย|เล็ก|อายุ|วัย|กะ|กับ|) {figure} เดือน, (เล็ก|เด็ก|น้อย)(ที่|)สุด(อายุ|) {months}, (เล็ก|เด็ก|น้อย)(ที่|)สุด(อายุ|) {figure} เดือน, ทารก, เบบี๋, แบเบาะ`,
    en: '{months} (baby|toddler|son|daughter|boy|girl|infant), {figure} month(s) old, (baby|infant|son|daughter|boy|girl) (is|of|) {months}, infant(s), newborn(s), (a|our|my|the|and|one|with) baby, babies',
    unless:
      'baby (elephant|animal|turtle|shark|sharks|goat|orangutan|elephants|animals|turtles|goats), {figure} month trip',
    yes: [
      ['ลูก 8 เดือน', 0],
      ['ลูก 5 ขวบกะ 9 เดือน', 0],
      ['ผู้ใหญ่ 2 เด็ก 3 คนเล็กสุด 8 เดือน', 0],
      ['with our 10 month old daughter', 0],
      ['we have a baby and a 6 year old', 0],
    ],
    no: ['อีก 2 เดือนจะไปกระบี่', 'to see a baby elephant', 'a 2 month trip'],
  },
  {
    years: 1,
    th: '{noFigure}ขวบ(ครึ่ง|กว่า|เศษ|เดียว)',
    yes: [
      ['พาลูกขวบครึ่งไปหัวหิน', 1],
      ['เด็กเล็กขวบกว่า', 1],
    ],
    no: ['เรามีลูกไม่กี่ขวบ', 'ครบขวบ'],
  },
  {
    years: 2,
    th: '(วัย|)เตาะแตะ',
    en: 'toddler(s), (under|below) (3|three)(s)',
    yes: [
      ['ลูกวัยเตาะแตะ', 2],
      ['we travel with our toddler', 2],
    ],
    no: ['ลูกโตแล้ว'],
  },
  {
    years: 4,
    isVague: true,
    th: `${oneOf(CHILDREN_TH)}(ตัว|)(เล็ก|น้อย), ${CHILD_NAMES_TH}, (${oneOf(CHILDREN_TH)}|วัย)(วัย|ชั้น|)อนุบาล`,
    en: '(small|little|young|tiny) (kid|child|boy|girl|son|daughter)(s), (small|little|young|tiny) children, (little ones|preschoolers|preschooler), preschool age',
    yes: [
      ['พาลูกเล็กไปทะเล', 4],
      ['พาเจ้าตัวป่วนไปทะเล', 4],
      ['หลานวัยอนุบาล', 4],
      ['with our two small children', 4],
      ['small kids (6 and 8)', 6],
    ],
    no: ['กับลูก', 'with children'],
  },
  {
    years: 7,
    isVague: true,
    th: `(${oneOf(CHILDREN_TH)}|นักเรียน)(วัย|ชั้น|)ประถม`,
    en: '(primary school|school age) (kids|children|boys|girls|kid|child)',
    yes: [
      ['หลานวัยประถม 2 คน', 7],
      ['with school age kids', 7],
    ],
    no: ['a visit to a primary school'],
  },
  {
    years: 13,
    isVague: true,
    th: `(${oneOf(CHILDREN_TH)}|วัย)(สาว|ชาย|วัย|ชั้น|)(รุ่น|มัธยม)`,
    en: 'teen(s), teenager(s), (teenage|teenaged) (kids|children|boys|girls|sons|daughters|son|daughter|boy|girl), (big|older) kids',
    yes: [
      ['ลูกวัยรุ่น', 13],
      ['with our teenage daughters', 13],
      ['two teenagers and a 7 year old', 7],
    ],
    no: ['รุ่นพี่', 'sixteen temples'],
  },
]
