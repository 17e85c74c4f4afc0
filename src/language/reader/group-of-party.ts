import type { Draft } from './draft.ts'
import { EQUALS_RULES, EQUALS_SLOTS } from './group-rules.ts'
import { findPhrases } from './phrase-rule.ts'
import { anyOf, slotPattern } from './phrases.ts'
import type { Group, Party } from './reading.ts'
import type { Sheet } from './sheet.ts'

const EQUALS = EQUALS_RULES.map(({ reads }) => slotPattern(reads, EQUALS_SLOTS))

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
    en: '(?:friend|mate|buddy|buddies|pal|bestie|\\w+mate)s?, (?:girl|boy)friends, bro',
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
