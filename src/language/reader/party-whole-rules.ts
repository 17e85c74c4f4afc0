import { OWN_CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

/** The ages of everybody in brackets, and those who do something with those who do not, before every list. */
export const WHOLE_RULES: readonly PartyRule[] = [
  {
    who: 'all_of_ages',
    en: "(family|fam)…{allAges}, {count} (of us|people|persons|pax) {allAges}, (we|us|we are {number}|we're {number}) {allAges}",
    th: '(ครอบครัว|บ้าน)…{allAges}, {count} (คน|ท่าน|ชีวิต) {allAges}',
    unless: `
      family…(kids|children|boys|girls|sons|daughters|little ones|grandchildren|grandkids) {allAges},
      (${oneOf(OWN_CHILDREN_TH)}|เด็ก)(ๆ|) (อีก|) {number} (คน) {allAges}`,
    yes: [
      ['we are a family from Norway (43, 40, boy 12 and girl 9)', { adults: 2, children: 2, foreigners: 4 }],
      ['A Danish family (47, 45, 16, 13 and 9)', { adults: 2, children: 3, foreigners: 5 }],
      ['5 of us (70, 68, 41, 39 and 6)', { adults: 2, children: 1, seniors: 2, foreigners: 5 }],
      ['ครอบครัวเรา (44, 41, ลูกชาย 12, ลูกสาว 8) ไปตราด', { adults: 2, children: 2 }],
      ['ไปกัน 4 คน (63, 35, 33, 5 ขวบ)', { adults: 2, children: 1, seniors: 1 }],
    ],
    no: ['a family with three kids (3, 6 and 9)', 'ครอบครัวมีลูก 3 คน (3, 5, 9 ขวบ)', 'a family (two rooms)'],
  },
  {
    who: 'parent_and_child',
    en: '{atFirst}(mum|mom|mother|dad|father) (and|&|+|with) (a|her|his|) (teen|teenage|teenaged|young|little|toddler) (daughter|son|boy|girl)',
    yes: [
      ['Dad and teenage son, 3 days in Trang', { adults: 1, children: 1, foreigners: 2 }],
      ['mum with her little girl, Nan by train', { adults: 1, children: 1, foreigners: 2 }],
    ],
    no: ['my mum and teenage son and I', 'mum and dad', 'mum and her friend'],
  },
  {
    who: 'sum_of_parts',
    en: `{number} {doers}{joinedParts}{number} (who don't|who doesn't|who do not|who does not|who can't|who cannot|not|isn't|aren't|doesn't|don't), {number} (of us|) (dive|dives|surf|surfs|climb|climbs|golf|golfs|ride|rides|swim|swims){joinedParts}{number} (of us|) (do not|don't|does not|doesn't|can't|cannot)`,
    th: '(นัก|คน|){doTh} {number} (คน){joinedParts}(อีก|คน|คนที่|)ไม่(ได้|){doTh}(อีก|) {number} (คน)',
    yes: [
      ['2 surfers and one who does not surf, Phuket', { adults: 3, foreigners: 3 }],
      ["three of us dive, one doesn't", { adults: 4, foreigners: 4 }],
      ['ดำน้ำ 4 คน ไม่ดำ 2 คน เกาะเต่า', { adults: 6 }],
      ['นักดำน้ำ 3 คนกับไม่ดำอีก 1 คน', { adults: 4 }],
    ],
    no: ['2 divers', 'ดำน้ำ 3 วัน ไม่ดำ 1 วัน', 'three of us dive'],
  },
  {
    // Those who come from one place, and those from another.
    who: 'sum_of_parts',
    th: `
      {team} {number} {heads}{apart}{team} {number} {heads},
      {number} {heads}{soon}{setsOut}{apart}อีก {number} {heads}{soon}{setsOut},
      {number} {heads}{apart}{others}{apart}อีก {number} {heads}, {number} {heads}{apart}{others} {number} {heads}{soon}{setsOut}`,
    en: `
      {number} of us{apartEn}(another|the other) {number}, {number} of us{apartEn}(and|plus) {number} (others|more|friends) (who|will|fly|flying|drive|driving|join|joining|come|coming|meet|arrive|are),
      (we are|we're) {number}{comma} (and|plus) {number} (friends|cousins|others|more|colleagues) (are|who|coming|join|joining|will|from|flying|meeting), {number} in (my|our|one|the first|her|his) (car|van|truck) and {number} in`,
    unless: '(ในนั้น|เป็น|ขับ)(มี|เป็น|) {number} {heads}, ไม่(ไป|ว่าง|มา|แน่ใจ)',
    yes: [
      ['เรา 3 คนออกจากกรุงเทพ ส่วนอีก 2 คนออกจากโคราช ไปอุดร', { adults: 5 }],
      ['ฝั่งผม 5 คน ฝั่งเมีย 4 คน เที่ยวระยอง', { adults: 9 }],
      ['รถคันแรก 4 คน คันที่สอง 5 คน ไปน่าน', { adults: 9 }],
      ['ไปกัน 3 คน เพื่อนตามมาทีหลังอีก 2 คน', { adults: 5 }],
      ['4 of us drive and another 2 fly in', { adults: 6, foreigners: 6 }],
      ["5 in my car and 4 in my cousin's", { adults: 9, foreigners: 9 }],
    ],
    no: [
      'ไปกัน 6 คน ขับรถ 2 คน',
      '7 คน เป็นผู้หญิง 4 คน',
      'กลุ่มเรา 6 คน 3 วัน',
      '6 of us and 3 days',
      'ไปกัน 5 คน อีก 2 คนไม่ว่าง',
    ],
  },
]
