import { NOTE_SLOTS } from './party-note-slots.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { listOf, phrasePattern } from './phrases.ts'

// `ลูกชาย (5 ขวบ)`, “my parents, both retired”: the age of somebody, said right after the word for them.
// Slots: `party-note-slots.ts`. How old the children of a class are: `party-found.ts`.

/** What is said of somebody right after the word for them: an age, a class, that they are grown up. */
export interface NoteRule extends PhraseRule {
  readonly name: string
  /** Sentences with the ages of the last who is named, and similar ones that say no age: its tests. */
  readonly yes: readonly (readonly [sentence: string, ages: readonly number[]])[]
  readonly no: readonly string[]
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
      ['ลูกสาวเรียนชั้นประถมปีที่ 2', [8]],
      ['ลูกสาวเตรียมอนุบาล', [3]],
    ],
    no: ['ลูกสาวอยู่บ้าน', 'ลูกสาวชอบครูประถม'],
  },
  {
    name: 'retired, or an age that is that of all',
    th: `
      {gap}(วัยเกษียณ|เกษียณ(แล้ว)(ทั้ง(คู่|สองคน)))({gap}(อายุ|วัย) {twoTh} (ปี)),
      {gap}(อายุ|วัย) {figure} (ปี)(กว่า|ขึ้น|อัพ|+|)(แล้ว)ทั้งคู่, {gap}{figures} (ปี)(กว่า|)(แล้ว) ทั้งคู่, {gap}โตแล้ว`,
    en: `
      {comma}(are|who are|) (all|both) (over {figures}|adults|grown up(s)|grown|retired),
      {comma}are (now|already|just|) retired, {comma}are (both|all) (now) {age}{noUnit},
      {anyComma}(who are both|we are both|we're both|we both are|we both|both of us are|both of us|all of us are|all of us) (aged)
      {one}{noUnit}, {comma}(are|is|) (all|both|) {decade}`,
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
      {anyComma}(aged|ages|of|between|from) {figure}{toAnother}{figure}{noLength},
      {comma}(who) are (now|just|aged|) {someAges}{noLength},
      {space}of {figure} (month(s)|week(s)), {space}{figure} month(s){wordEnd}{noTrip},
      {anyComma}(who ('s|is|'ll be|will be|turns)|aged|age|both|of) {ages}{noLength}`,
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
    yes: [
      ['our daughter is in primary 4', []],
      ['my sons are both in high school', []],
    ],
    no: ['our daughter is in Oslo'],
  },
  {
    name: 'an age',
    th: `
      {gap}(อายุ|วัย|){gap}{figure} เดือน, {gap}(อายุ|วัย|) {agesTh},
      {gap}(อายุ|วัย|) {figuresTh} (ขวบ|ปี), {gap}(อายุ|วัย) {bareTh}`,
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
