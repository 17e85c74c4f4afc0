import type { PhraseRule } from './phrase-rules.ts'

/** What people say for a place that they do not name. */
export interface TiedPlaceRule extends PhraseRule {
  /** A name under which the catalogue has it, and its province. */
  readonly place: string
  readonly provinceCode: string
  /** Another place is meant where one of these is named, or any outside those around it. */
  readonly elsewhere: readonly string[]
  readonly around: readonly string[]
  /** Sentences that mean it, and similar ones that do not: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const TIED_PLACE_RULES: readonly TiedPlaceRule[] = [
  {
    // Raft houses are on Cheow Lan Lake, or on the rivers and lakes of Kanchanaburi.
    place: 'ค้างแพเขื่อนเชี่ยวหลาน',
    provinceCode: '84',
    elsewhere: ['71'],
    around: ['80', '81', '82', '83', '84', '85', '86'],
    th: '(นอน|ค้าง|พัก|อยาก|ลอง){soon}แพ(พัก|){bed}, แพพัก, เรือนแพ',
    en: '(raft|floating) (house(s)|hut(s)|bungalow(s)|lodge(s)|cabin(s)|room(s)), rafthouse(s)',
    unless: 'ร้าน(อาหาร|)(เรือน|)แพ, แพ(อาหาร|ร้านอาหาร|ลาก|เปียก|เธค|ดิสโก้)',
    yes: [
      'ภาคใต้ 5 วัน นอนแพสักคืน',
      'ไปกระบี่กับเขาหลัก 6 วัน ขอแพพัก 1 คืน',
      'a week in the south with a night in a raft house',
      'Phuket for 6 days and one night in a floating bungalow',
    ],
    no: [
      'กาญจนบุรี 2 วัน นอนแพ',
      'ภาคใต้ 5 วัน ล่องแพ',
      'เลย 3 วัน นอนแพ',
      'a raft house in Kanchanaburi, 3 days',
      'rafting in the south',
    ],
  },
]

export const TIED_PLACE_SLOTS = {
  light: '(?=[^.;!?\\n]{0,40}\\b(?:sun|light))',
  notBkk: '(?! (?:ratchada|srinakarin|srinagarindra|in bangkok))',
  soon: '[ก-์ ]{0,8}?',
  bed: '(?=\\s|$|[,.]|พัก|สัก|ซัก|กลาง|ใน|ริม|ที่|แบบ|\\d|\\ufffc|คืน|หนึ่ง|นึง)',
}
