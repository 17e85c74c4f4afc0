import { cueAfter, cueAnywhere } from './cues.ts'

// `พี่สาวของแฟน`, “my mother-in-law”: whom the words for kin mean: the same father or mother is often named twice.

export const MOTHER_IN_LAW = cueAnywhere([
  {
    name: 'the mother of a partner',
    th: 'แม่(ยาย|สามี|แฟน)',
    en: 'mother in',
    yes: ['แม่ยาย', 'my mother-in-law'],
    no: ['แม่', 'my mother inspires me'],
  },
])
export const FATHER_IN_LAW = cueAnywhere([
  {
    name: 'the father of a partner',
    th: 'พ่อ(ตา|สามี|แฟน)',
    en: 'father in',
    yes: ['พ่อสามี', 'father in law'],
    no: ['พ่อ', 'father invites us'],
  },
])
export const MOTHER = cueAnywhere([
  {
    name: 'a mother',
    th: 'แม่, ม๊า, ม้า, มี้, มัม',
    en: 'mum, mom, mummy, mommy, mama, mam, mammy, maman, mother',
    yes: ['คุณแม่', 'หม่าม้า', 'my mum'],
    no: ['พ่อ', 'grandmother', 'momentum'],
  },
])
export const FATHER = cueAnywhere([
  {
    name: 'a father',
    th: 'พ่อ, ป้อ, ป๊า, ป๋า, ป๊ะ, เตี่ย, แด๊ด',
    en: 'dad, daddy, papa, pops, father',
    yes: ['คุณพ่อ', 'เตี่ย', 'my dad'],
    no: ['แม่', 'grandfather', 'papaya'],
  },
])
export const GRANDMOTHER = cueAnywhere([
  {
    name: 'a grandmother',
    th: 'ยาย, ย่า, อาม่า, แม่(อุ๊ย|เฒ่า|ใหญ่|ตู้|แก่)',
    en: 'gran, nan, nanna, nana, grammy, granny, grandma, grandmother',
    yes: ['คุณย่า', 'อาม่า', 'with gran'],
    no: ['ปู่', 'grandpa', 'granite'],
  },
])
export const GRANDFATHER = cueAnywhere([
  {
    name: 'a grandfather',
    th: 'ตา, ปู่, อากง, ก๋ง, (พ่อ|ป้อ)(อุ๊ย|เฒ่า|ใหญ่|ตู้|แก่)',
    en: 'granddad, grandad, grandpa, gramps, grandfather',
    yes: ['คุณปู่', 'อากง', 'our grandad'],
    no: ['ย่า', 'granny'],
  },
])

export const IS_KIN_OF_PARTNER = cueAfter(
  [
    {
      name: 'the family of a partner',
      th: `
        พ่อตา, แม่ยาย, (คุณ)(พ่อ|แม่|พี่|น้อง|ลุง|ป้า|น้า|ยาย|ตา|ปู่|ย่า){few}(ของ)(สามี|แฟน|ภรรยา|เมีย|เขา|เค้า)`,
      en: '{words}in law(s){end}',
      yes: ['‹›แม่ยาย', '‹›พี่สาวของแฟน', '‹›my in-laws'],
      no: ['‹›แม่ของเรา', '‹›my parents', '‹›in-laws of Tom'],
    },
  ],
  { few: '[ก-์]{0,4}?', words: '.{0,120}\\b', end: '$' },
)

export const ARE_OLD = cueAnywhere(
  [
    {
      name: 'people of sixty or more',
      en: '(retired|elderly|senior(s)|older|sixties|seventies|eighties), in (our|their) {early}{decade}',
      yes: ['two retired couples', 'couples in their late 60s', 'three senior couples'],
      no: ['two young couples', 'couples in their 30s'],
    },
  ],
  { early: '(?:[a-z]+ )?', decade: '[678]0' },
)
