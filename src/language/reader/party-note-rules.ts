import type { PhraseRule } from './phrase-rule.ts'
import { anyOf, listOf, notFollowedBy, phrasePattern, type Slots } from './phrases.ts'

// `ลูกชาย (5 ขวบ)`, “my parents, both retired”: the age of somebody, said right after the word for them.

/** What is said of somebody right after the word for them: an age, a class, that they are grown up. */
export interface NoteRule extends PhraseRule {
  readonly name: string
  /** Sentences with the ages of the last who is named, and similar ones that say no age: its tests. */
  readonly yes: readonly (readonly [sentence: string, ages: readonly number[]])[]
  readonly no: readonly string[]
}

const YEARS = String.raw`(?: ?(?:yo|y/o|yrs?|years?)(?: old)?\b|-years?-old\b)?`
const AGE = String.raw`\d{1,2}\+?(?![\d:.,]?\d)${YEARS}`
/** “Aged 12 and 3 teachers”. */
const NO_OTHERS = String.raw`(?!\d{1,2} (?:(?:other|more) )?(?:adults?|teachers?|staff|leaders?|coaches|trainers|helpers|parents|chaperones|carers|friends|couples)\b)`
const AND = '(?:, ?| ?& ?| ?/ ?| and )(?:and )?'
/** Whoever is named next: “dad 72 mum 68”. */
const NEXT_ONE = anyOf(
  'my, our, his, her, me, i, mum, mom, mother, dad, father, wife, husband, gran, grandma, grandpa, sister, brother, son, daughter, aunt, uncle',
)
const NO_UNIT = String.raw`(?=\s*(?:[,.;:!?)+&\n]|and\b|$|${NEXT_ONE}\b))`
const DECADE = String.raw`in (?:their|his|her|our|my) (?:(?:early|mid|late)[ -]){0,2}(?<decade>[2-9]0|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)`
/** “In their late sixties”. */
export const DECADE_OF_LIFE = new RegExp(String.raw`\b${DECADE}`)
const CLASS = String.raw`(?:p ?[1-6]|k ?[1-3]|primary(?: school)?(?: [1-6])?|secondary(?: school)?(?: [1-6])?|(?:year|grade|std\.?|standard|form) \d{1,2}|kindy|kinder|kindergarten|nursery|preschool|pre-school|reception|(?:elementary|middle|junior|high) school|school)(?![a-z\d])`

const AND_TH = String.raw`\s?(?:กับ|กะ|และ|,|/)\s?`
const AND_OF_BOTH = String.raw`\s?(?:กับ|และ|/|&)\s?`
const AGE_TH = String.raw`\d{1,2}\+?(?: ?(?:ขวบ|ปี)(?:ครึ่ง|กว่า)?)`
/** `เด็กประถม 3` are three. */
const CLASS_TH = String.raw`(?:ที่)?(?:เรียน|อยู่)?(?:ชั้น)?\s?(?:(?:ป|ม)\.\s?[1-6](?!\d)|(?<!เด็ก)(?:ประถม|มัธยม|อนุบาล)(?:\s?(?:ศึกษา)?(?:ปีที่)?\s?[1-6](?!\d|\s?(?:คน|ท่าน)))?)`

const NOTE_SLOTS: Slots = {
  space: ' ',
  comma: ',? ',
  loose: ',? ?',
  gap: String.raw`\s?`,
  /** Not who they are: “4 of us (me, my husband, two friends)”. */
  bracketed: String.raw`\s?\((?!(?:and|plus|with|me|myself|i|my|mum|mom|dad|hubby|husband|wife|(?:\d|two|three|four|five|six) (?:adults?|kids?|children|couples|friends|girls|boys|men|women|guys|ladies))\b)[^()\n]{0,40}\)`,
  figure: String.raw`\d{1,2}`,
  figures: String.raw`\d\d`,
  age: AGE,
  ages: `${AGE}(?:${AND}${NO_OTHERS}${AGE}){0,5}`,
  ofTwo: `${AGE}(?:${AND}${NO_OTHERS}${AGE}){1,4}`,
  /** Two figures, of which the first may be followed by another. */
  two: String.raw`\d{1,2}\+?(?:, ?\d{1,2}|(?: ?/ ?\d{1,2}){1,3})?(?: ?& ?| and | ?/ ?)\d{1,2}\+?${YEARS}`,
  one: String.raw`\d{1,2}\+?${YEARS}`,
  /** Nothing follows that the figure may count. */
  noUnit: NO_UNIT,
  noUnitHere: String.raw`(?:${NO_UNIT}|(?=\s(?:to|in|from|with|who|on|at)\b))`,
  /** No other age follows. */
  noOther: notFollowedBy('(and|&|{comma}) {digit}'),
  /** No days and no people are counted. */
  noLength: notFollowedBy('day(s), night(s), week(s), people, pax, of, km'),
  decade: String.raw`\b${DECADE.replace('?<decade>', '?:')}'?s?`,
  classes: `${CLASS}(?:(?:, | and | & |/)${CLASS}){0,4}`,
  classesTh: String.raw`${CLASS_TH}(?:\s?(?:กับ|กะ|และ|,|/|&|\+)\s?${CLASS_TH}){0,4}`,
  agesTh: String.raw`${AGE_TH}(?:(?:${AND_TH}|\s(?=\d{1,2} ?ขวบ))${AGE_TH}){0,4}`,
  upTo: String.raw`\s?(?:-|–|to|and)\s?${NO_OTHERS}`,
  /** Of a baby. */
  months: String.raw`\d{1,2}\s?เดือน`,
  monthsEn: String.raw`\d{1,2}[ -]?(?:months?|weeks?)\b`,
  monthsOnly: String.raw`\d{1,2}[ -]?months?\b(?! (?:in|trip|stay|around|of|from|ago|pregnant)\b)`,
  figuresTh: String.raw`\d{1,2}(?:${AND_OF_BOTH}\d{1,2}){0,3}`,
  twoTh: String.raw`\d{1,2}${AND_OF_BOTH}\d{1,2}`,
  /** Of which none but the first may count anything. */
  bareTh: String.raw`\d{1,2}(?:\s?(?:กับ|กะ|และ|/|&|,)\s?\d{1,2}(?!\d|\s?(?:คน|ท่าน|วัน|คืน|คัน|ห้อง))){0,3}(?!\d)`,
}

/** In the order in which they are tried. */
export const NOTE_RULES: readonly NoteRule[] = [
  {
    name: 'in brackets',
    both: '{bracketed}',
    yes: [
      ['my parents (70 and 74)', [70, 74]],
      ['ลูกชาย (5 ขวบ)', [5]],
    ],
    no: ['my parents (from Oslo)', 'ลูกชาย (ชอบรถไฟ)', 'our group (me, 2 friends)'],
  },
  {
    name: 'the class of a child',
    th: '{gap}{classesTh}',
    yes: [
      ['ลูกสาว ป.4', [10]],
      ['ลูกชาย ป.1 กับ ป.3', [7, 9]],
    ],
    no: ['ลูกสาวอยู่บ้าน'],
  },
  {
    name: 'retired, or an age that is that of all',
    th: `
      {gap}(วัยเกษียณ|เกษียณ(แล้ว)(ทั้ง(คู่|สองคน)))({gap}(อายุ|วัย) {twoTh} (ปี)),
      {gap}(อายุ|วัย) {figure} (ปี)(กว่า|ขึ้น|อัพ|+|)(แล้ว)ทั้งคู่, {gap}{figures} (ปี)(กว่า|)(แล้ว) ทั้งคู่, {gap}โตแล้ว`,
    en: `
      {comma}(are|who are|) (all|both) (over {figures}|adults|grown up(s)|grown|retired),
      {comma}are (now|already|just|) retired, {comma}are (both|all) (now) {age}{noUnit},
      {loose}(who are both|we are both|we're both|we both are|we both|both of us are|both of us|all of us are|all of us) (aged) {one}{noUnit}, {comma}(are|is|) (all|both|) {decade}`,
    yes: [
      ['my parents, both retired', [60, 60]],
      ['my boyfriend, we both are 23', [23, 23]],
      ['with my aunt, both of us 66', [66, 66]],
      ['three ladies, all of us 65', [65, 65, 65]],
      ['my wife and I, who are both 67', [67, 67]],
      ['my uncle and my aunt are in their seventies', [70]],
      ['พ่อแม่เกษียณแล้วทั้งคู่', [60, 60]],
      ['พ่อแม่อายุ 70 กว่าแล้วทั้งคู่', [70, 70]],
    ],
    no: ['my parents are both keen', 'พ่อแม่ไปทั้งคู่'],
  },
  {
    name: 'ages, after a verb or a word for them',
    en: `
      {loose}(aged|ages|of|between|from) {figure}{upTo}{figure}{noLength},
      {comma}(who) are (now|just|aged|) {ofTwo}{noLength},
      {space}of {monthsEn}, {space}{monthsOnly}, {loose}(who ('s|is|'ll be|will be|turns)|aged|age|both|of) {ages}{noLength}`,
    yes: [
      ['my dad, who is 71', [71]],
      ['our boys are 4 and 7', [4, 7]],
      ['our son aged 6', [6]],
      ['a baby of 7 months', [0]],
      ['2 adults and baby 10 months', [0]],
    ],
    no: ['our boys are 4 and 7 days late', 'my dad, who is tall'],
  },
  {
    name: 'ages alone',
    en: '{comma}{two}{noUnitHere}, {comma}{one}{noUnit}{noOther}',
    yes: [
      ['our girls 4 and 8', [4, 8]],
      ['our girls 4/7/11', [4, 7, 11]],
      ['two boys 6 / 9', [6, 9]],
      ['me and our son, 9', [9]],
    ],
    no: ['our son 3 days later'],
  },
  {
    name: 'the class or the school of a child',
    en: '{space}(is|are|who is|who are|both|still|) (is|are|who is|who are|both|still|) in {classes}',
    yes: [['our daughter is in primary 4', []]],
    no: ['our daughter is in Oslo'],
  },
  {
    name: 'an age',
    th: '{gap}(อายุ|วัย|){gap}{months}, {gap}(อายุ|วัย|) {agesTh}, {gap}(อายุ|วัย|) {figuresTh} (ขวบ|ปี), {gap}(อายุ|วัย) {bareTh}',
    yes: [
      ['ลูกสาว 6 ขวบ', [6]],
      ['ทารก 8 เดือน', [0]],
      ['ลูก 4 ขวบ 7 ขวบ', [4, 7]],
      ['ลูกวัย 3 กับ 5 ขวบ', [3, 5]],
      ['ยายอายุ 81', [81]],
    ],
    no: ['ลูกสาว 2 คน', 'ยายอยู่ 3 วัน'],
  },
]

/** The notes of one language as one pattern, in their order. */
export const noteSource = (language: 'th' | 'en'): string =>
  NOTE_RULES.flatMap((rule) => [rule[language], rule.both].flatMap((phrases) => listOf(phrases ?? '')))
    .map((phrase) => phrasePattern([phrase], NOTE_SLOTS).source)
    .join('|')
