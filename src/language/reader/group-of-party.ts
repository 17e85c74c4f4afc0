import type { Draft } from './draft.ts'
import { COUNT } from './numbers.ts'
import { findPhrases } from './phrase-rules.ts'
import { anyOf, listOf, slotPattern } from './phrases.ts'
import type { Group, Party } from './reading.ts'
import type { Sheet } from './sheet.ts'

/** People who are counted by a word that says nothing but that they are equals. */
export const EQUALS_RULES = [
  {
    what: 'people by their sex or age, or how they call each other',
    reads: listOf(`
      {count} (young|old|middle aged|single|crazy|) (lads|blokes|guys|dudes|gents|girls|gals|ladies|women|men|boys|titas|titos|bros|sistas|chicks|aunties|uncles),
      {count} (สาว|หนุ่ม|สหาย|เกลอ|ชายโสด|หญิงโสด|ผญ|ผช), (ชาย|หญิง|ผู้ชาย|ผู้หญิง|สาว|หนุ่ม)ล้วน, พวก(ลุง|ป้า|น้า|พี่)ๆ`),
    yes: ['8 blokes, Trat', 'สามหนุ่มไปตราด', 'ผู้หญิงล้วน 5 คนไปน่าน', 'four middle-aged ladies in Trang'],
    no: ['ladies first', 'ผู้หญิงคนเดียว'],
  },
  {
    what: 'people by what they do together',
    reads: listOf(`
      {count} (uni|university|college|exchange|young|poor|broke|) (students|backpackers|divers|climbers|surfers|cyclists|riders|bikers|golfers|photographers|hikers|runners|retirees|pensioners|classmates|schoolmates),
      {count} couples, (with|and|plus) another couple, (a|) couple of (friends|mates), girlfriends (trip|getaway|weekend), {count} girlfriends,
      (เด็ก|นักเรียน|นักศึกษา|นศ|นิสิต)(มหาลัย|ปี|ม|มอ|) (.|)(ปลาย|ต้น|หก|ห้า|สี่|1|2|3|4|5|6|) {count} คน, {count} คู่, อีกคู่, (ร่วม|เพื่อน)ก๊วน`),
    yes: [
      '3 broke students, Nan',
      'two couples in Trang',
      'เด็กมหาลัย 5 คนไปเลย',
      'my wife and I with another couple',
      'ไปกัน 3 คู่',
    ],
    no: ['a student ticket', 'คู่มือเที่ยว'],
  },
] as const

const SLOTS = { count: `(?:${COUNT})` }
const EQUALS = EQUALS_RULES.map(({ reads }) => slotPattern(reads, SLOTS))

/** Words for those who come along, most telling first. */
const KIND_WORDS: readonly { readonly group: Group; readonly en: string; readonly th: string }[] = [
  {
    group: 'parents',
    en: 'mum, mom, mummy, mommy, mama, mother, dad, daddy, papa, father, parents, folks, gran\\w*, nan, nana, in[ -]laws, mil, fil',
    th: 'พ่อ, แม่, ป๊า, ป๋า, ป๊ะ, ม๊า, ม้า, มี้, มัม(?![ก-์]), แด๊ด, เตี่ย, ปู่, ย่า, ตา(?!ก), ยาย, อาม่า, อากง, ก๋ง, อุ๊ย',
  },
  {
    group: 'colleagues',
    en: '(?:colleague|co-?worker|boss|client|staff|employee)\\w*',
    th: 'หัวหน้า, เจ้านาย, ออฟฟิศ, ที่ทำงาน, พนักงาน',
  },
  {
    group: 'friends',
    en: '(?:friend|mate|buddy|buddies|pal|bestie|\\w+mate)s?, bro',
    th: 'เพื่อน, รูมเมท, รุ่น',
  },
  {
    group: 'family',
    en: '(?:brother|sister|sibling|sis|cousin|uncle|aunt|niece|nephew|son|daughter|boy|girl|twin)\\w*',
    th: 'พี่, น้อง, น้า, อา(?!จารย์), ป้า, ลุง, ลูก, หลาน, ญาติ',
  },
]

const KINDS = KIND_WORDS.map(({ group, en, th }) => ({
  group,
  words: new RegExp(`\\b${anyOf(en)}\\b|${anyOf(th)}`),
}))

const MOURNS = /\b(?:passed away|died|late (?:husband|wife))\b|เสียชีวิต|ล่วงลับ/

/** The kind of group once everybody is counted: what the words say, unless the people are others. */
export function groupOf(sheet: Sheet, draft: Draft, party: Party): Group | null {
  const heads = party.adults + party.children + party.seniors
  // `พาแม่ไป ผมขับคนเดียว`.
  const group = draft.group === 'solo' && heads > 1 ? null : draft.group
  if (group === 'honeymoon') return group
  // Of one who is invited by a family, they are not among those who travel, nor is a partner who is mourned.
  if (heads === 1 && (draft.areHosts || (group === 'couple' && MOURNS.test(sheet.text)))) return null
  const isPair = draft.companions.has('partner') && heads === 2
  if (draft.isAlone && heads === 1) return 'solo'
  if (isPair && party.children === 0) return 'couple'
  if (group === 'colleagues') return group
  const others = [...draft.members, ...draft.companions, ...draft.kin, ...draft.aged].filter((who) => who !== 'partner')
  const kind = KINDS.find(({ words }) => others.some((who) => words.test(who)))?.group ?? null
  if (party.children > 0 && group !== 'friends' && kind !== 'colleagues') return 'family'
  if (group === 'couple' && heads > 2 && draft.adults !== null) return kind ?? equalsIn(sheet) ?? 'family'
  if (group === 'parents' && party.seniors === 0 && kind !== null) return kind
  return group ?? kind ?? equalsIn(sheet) ?? (draft.along === null ? null : 'friends')
}

const equalsIn = (sheet: Sheet): Group | null =>
  EQUALS.some((phrases) => findPhrases(sheet, phrases).length > 0) ? 'friends' : null
