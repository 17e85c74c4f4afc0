import { FATHERS_TH, GRANDFATHERS_TH, GRANDMOTHERS_TH, MOTHERS_TH, SPOUSES_TH } from './kin-words.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { oneOf } from './phrases.ts'

// Of whom a text may speak as of travellers.

/** Somebody by words that mean the same person, however often they are said. */
export interface SpokenKin extends PhraseRule {
  readonly who: readonly string[]
  readonly group: 'adult' | 'senior' | 'child'
  /** “The kids” may be those who are then named one by one. */
  readonly isAny?: true
  /** How many the word means, if no number is said. */
  readonly count?: number
}

const adult = (who: string, en: string, th?: string): SpokenKin => ({
  who: [who],
  group: 'adult',
  en,
  ...(th && { th }),
})
const senior = (who: string, th: string, en?: string): SpokenKin => ({
  who: [who],
  group: 'senior',
  th,
  ...(en && { en }),
})
const child = (who: string, en: string, th?: string): SpokenKin => ({
  who: [who],
  group: 'child',
  en,
  ...(th && { th }),
})

export interface Spoken {
  /** Everybody whom the text names as travelling. */
  readonly named: Readonly<Record<SpokenKin['group'], number>>
  /** Of these the ones of whom it says so in sentences of their own. */
  readonly subjects: Readonly<Record<SpokenKin['group'], number>>
  /** `ผมเป็นคนขับ`: the writer, too. */
  readonly isWriterThere: boolean
}

export const SPOKEN_KIN: readonly SpokenKin[] = [
  adult(
    'partner',
    'wife, wifey, husband, hubby, hubs, girlfriend, gf, boyfriend, bf, partner, spouse, fiance, fiancee, fiancé, fiancée, missus, other half, better half',
    `(คุณ)(แฟน|สามี|ภรรยา), เมีย, ผัว, แฟนสาว, แฟนหนุ่ม, สุดที่รัก, คู่หมั้น, ${SPOUSES_TH}`,
  ),
  senior(
    'mother in law',
    '(คุณ)แม่(ยาย|สามี|แฟน)',
    'mother in law, mother-in-law, mum in law, mom in law, mum-in-law, mil',
  ),
  senior('father in law', '(คุณ)พ่อ(ตา|สามี|แฟน)', 'father in law, father-in-law, dad in law, dad-in-law, fil'),
  senior('mother', `(คุณ)แม่, ${MOTHERS_TH}`, 'mum, mom, mummy, mommy, mama, mother, mam'),
  senior('father', `(คุณ)พ่อ, ${FATHERS_TH}`, 'dad, daddy, papa, father'),
  { who: ['mother', 'father'], group: 'senior', en: 'parents, folks, mum and dad, mom and dad, dad and mum' },
  {
    who: ['mother', 'father'],
    group: 'senior',
    th: `(คุณ)พ่อ(กับ|กะ|และ|)(คุณ)แม่, (คุณ)แม่(กับ|กะ|และ)(คุณ)พ่อ, ${oneOf(FATHERS_TH)}(กับ|กะ|และ|)${oneOf(MOTHERS_TH)}`,
  },
  {
    who: ['mother in law', 'father in law'],
    group: 'senior',
    th: 'พ่อแม่(แฟน|สามี|ภรรยา|เมีย), พ่อตา(กับ|และ|)แม่ยาย, พ่อสามี(กับ|และ|)แม่สามี',
    en: 'in laws, in-laws, parents in law, parents-in-law',
  },
  senior('ยาย', '(คุณ)ยาย'),
  senior('ตา', '(คุณ)ตา'),
  senior('ย่า', '(คุณ)ย่า'),
  senior('ปู่', '(คุณ)ปู่'),
  { who: ['ยาย', 'ตา'], group: 'senior', th: '(คุณ)ตา(กับ|กะ|และ|)(คุณ)ยาย, (คุณ)ยาย(กับ|และ)(คุณ)ตา' },
  { who: ['ย่า', 'ปู่'], group: 'senior', th: '(คุณ)ปู่(กับ|กะ|และ|)(คุณ)ย่า, (คุณ)ย่า(กับ|และ)(คุณ)ปู่' },
  senior(
    'grandmother',
    GRANDMOTHERS_TH,
    'gran, granny, grandma, grandmother, nana, nanna, oma, ah ma, lola, nonna, abuela',
  ),
  senior('grandfather', GRANDFATHERS_TH, 'gramps, granddad, grandad, grandpa, grandfather, opa, ah gong, lolo, nonno'),
  {
    who: ['grandmother', 'grandfather'],
    group: 'senior',
    th: `${oneOf(GRANDFATHERS_TH)}(กับ|กะ|และ|)${oneOf(GRANDMOTHERS_TH)}, ${oneOf(GRANDMOTHERS_TH)}(กับ|กะ|และ|)${oneOf(GRANDFATHERS_TH)}`,
    en: 'grandparents',
  },
  adult('sister', 'sister, sis'),
  adult('brother', 'brother, bro'),
  adult('sister in law', 'sister in law, sister-in-law'),
  adult('brother in law', 'brother in law, brother-in-law'),
  adult('cousin', 'cousin', 'ลูกพี่ลูกน้อง'),
  adult('uncle', 'uncle', '(คุณ)ลุง'),
  adult('aunt', 'aunt, auntie, aunty', '(คุณ)ป้า'),
  adult('friend', 'friend, mate, best friend, best mate, bestie, buddy, pal', 'เพื่อนสนิท, เพื่อนซี้, เพื่อนรัก'),
  adult('flatmate', 'flatmate, housemate, roommate', 'รูมเมท'),
  adult('colleague', 'colleague, coworker, co-worker, workmate'),
  adult('niece', 'niece'),
  adult('nephew', 'nephew'),
  adult('boss', 'boss'),
  adult('nanny', 'nanny, au pair, carer', 'พี่เลี้ยง, คนดูแล'),
  ...['พี่สาว', 'พี่ชาย', 'น้องสาว', 'น้องชาย', 'พี่เขย', 'น้องเขย', 'พี่สะใภ้', 'น้องสะใภ้', 'ลูกเขย', 'ลูกสะใภ้', 'พี่', 'น้อง'].map(
    (th): SpokenKin => ({ who: [th], group: 'adult', th }),
  ),
  { who: ['น้า'], group: 'adult', th: '(คุณ)น้า(สาว|ชาย|)' },
  child('son', 'son, boy', 'ลูกชาย'),
  child('daughter', 'daughter, girl', 'ลูกสาว'),
  child('grandson', 'grandson', 'หลานชาย'),
  child('granddaughter', 'granddaughter', 'หลานสาว'),
  {
    who: ['baby'],
    group: 'child',
    isAny: true,
    en: 'baby, toddler, infant, newborn, little one, youngest, eldest, oldest',
  },
  {
    who: ['kids'],
    group: 'child',
    isAny: true,
    count: 2,
    en: 'kids, children, boys, girls, twins, sons, daughters, toddlers, teens, teenagers, little ones, grandkids, grandchildren',
  },
  {
    who: ['kid'],
    group: 'child',
    isAny: true,
    en: 'kid, child, teenager, teen',
    th: 'ลูก, ลูกคน(โต|เล็ก|กลาง), หลาน, เด็กๆ, เด็ก ๆ, ลูกเล็ก, ลูกๆ',
  },
]
