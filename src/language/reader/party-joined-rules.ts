import type { PartyRule } from './party-rule.ts'

/** Families of others who come along, and several families of the same size. They come before every list. */
export const JOINED_RULES: readonly PartyRule[] = [
  {
    who: 'their_family',
    en: `
      {relative}'s (whole|) family (of|with) {count} (people|persons|pax|), {relative} family of {count} (people|persons|pax|),
      {relative}'s (whole|) family{bracket}{count} (people|persons|pax|of them|heads), another family of {count}, (friends|neighbours|neighbors) with their family of {count}`,
    th: '(ครอบครัว|บ้าน)(ของ|){relativeTh} (อีก|มี|รวม) {count} (คน|ท่าน|ชีวิต|), (ครอบครัว|บ้าน)(ของ|){relativeTh} {count} (คน|ท่าน|ชีวิต)',
    yes: [
      ["me plus my brother's family of four, her kids are 4 and 7", { adults: 3, children: 2, foreigners: 5 }],
      ["my wife and I with her sister's family of 3", { adults: 4, children: 1, foreigners: 5 }],
      ["my cousin's family (5 people) and I", { adults: 3, children: 3, foreigners: 6 }],
      ['เรากับครอบครัวน้าอีก 4 คน', { adults: 3, children: 2 }],
      ['บ้านผม 3 คน บ้านพี่สาว 4 คน', { adults: 5, children: 2 }],
      ['พ่อแม่ลูก 3 คน กับครอบครัวป้าอีก 5 คน', { adults: 4, children: 4 }],
    ],
    no: ['a family of four', "my sister's house, 3 rooms", 'บ้านพี่สาว 2 หลัง', 'ครอบครัว 4 คน'],
  },
  {
    who: 'more_people',
    th: '(ครอบครัว|บ้าน)(ของ|)(เรา|ผม|หนู|ฉัน|ดิฉัน|กู)(เอง|)(มี|) {count} (คน|ท่าน|ชีวิต){andOthers}',
    yes: [['ครอบครัวเรา 4 คน กับครอบครัวน้องชายอีก 3 คน', { adults: 6, children: 1 }]],
    no: ['ครอบครัวเรา 4 คน ไปตราด', 'บ้านเรา 2 หลัง'],
  },
  {
    who: 'families_with_children',
    th: '{count} (ครอบครัว|บ้าน|คู่) (มีลูก|ลูก)(บ้านละ|ครอบครัวละ|คู่ละ) {number} คน',
    en: `
      {count} (families|couples|sets of parents) (with|and|have) {number} (small|young|teenage|) (kids|children|boys|girls|toddlers|teens) (each|apiece|per family|per couple),
      {count} (families|couples){comma} (each|all|both) (with|having) {number} (small|young|teenage|) (kids|children|boys|girls|toddlers|teens)`,
    yes: [
      ['Two families with 3 kids each', { adults: 4, children: 6, foreigners: 10 }],
      ['three couples, each with two small children', { adults: 6, children: 6, foreigners: 12 }],
      ['สองครอบครัว มีลูกบ้านละ 2 คน', { adults: 4, children: 4 }],
    ],
    no: ['two families with five kids', 'two couples with a boat each'],
  },
  {
    who: 'equal_families',
    th: '{count} (ครอบครัว|บ้าน)…(ครอบครัว|บ้าน)ละ {number} (คน|ท่าน) (พ่อแม่ลูก(หนึ่ง|สอง|สาม|สี่|)(คน|)|), (ครอบครัว|บ้าน)ละ {number} (คน|ท่าน)…{count} (ครอบครัว|บ้าน)',
    en: '{count} families of {number}, {count} families{comma} {number} (people|persons|pax|) (each|in each|per family)',
    yes: [
      ['ไปกันสองครอบครัว ครอบครัวละ 4 คน', { adults: 4, children: 4 }],
      ['2 ครอบครัว ครอบครัวละ 5 คน พ่อแม่ลูกสาม กระบี่', { adults: 4, children: 6 }],
      ['three families of 3, Trat', { adults: 6, children: 3, foreigners: 9 }],
    ],
    no: ['สองครอบครัว 7 คน', 'two families'],
  },
]
