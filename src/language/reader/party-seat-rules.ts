import type { PartyRule } from './party-rule.ts'

/** The seats of a car and who is still missing, and the children of a family whose size is said, before every list. */
export const SEAT_RULES: readonly PartyRule[] = [
  {
    // When it is full.
    who: 'total',
    th: '{ofSeats}{count} (คน|ที่|ที่นั่ง|){lacking}(ขาด|เหลือ|ว่าง)(อีก|), {ofVan}{count} (ที่|ที่นั่ง|คน){lacking}ขาด(อีก|) {number} (คน|ที่|ที่นั่ง|)',
    yes: [
      ['รถนั่งได้ 4 คน ขาดอีก 1 ไปน่าน 2 วัน', { adults: 4 }],
      ['รถตู้ 9 ที่ ขาดอีก 3 คน ไปเขาค้อ', { adults: 9 }],
      ['รถผมจุ 5 คน เหลืออีกสองที่ ไประยอง', { adults: 5 }],
    ],
    no: ['รถนั่งได้ 5 คน', 'เช่ารถ 2 คัน ขาดเงิน'],
  },
  {
    who: 'sum_of_parts',
    th: '(ตอนนี้|)(มี|ได้|ได้มา|รวมได้)(กัน|) {number} (คน|)(แล้ว|) (ยัง|)(ขาด|หา|รับ)(อีก|เพิ่ม|เพิ่มอีก) {number} (คน|){persons}',
    yes: [
      ['ตอนนี้มี 6 คน ขาดอีก 2 ไปเขาใหญ่', { adults: 8 }],
      ['ได้มา 3 คนแล้ว หาอีก 1 คน ไปเชียงคาน', { adults: 4 }],
    ],
    no: ['มี 3 วัน ขาดอีก 2 ที่', 'ได้มา 3 ที่แล้ว'],
  },
  {
    who: 'children',
    th: '{ofFamily}(มี|เป็น|)ลูก(สาว|ชาย|) {fewChildren}',
    yes: [
      ['ครอบครัว 4 คน ลูก 2 ไปตรัง', { adults: 2, children: 2 }],
      ['ครอบครัวห้าคน มีลูกสาม ไปตรัง', { adults: 2, children: 3 }],
      ['บ้านเรา 5 คน ลูก 2 ย่า 1 ไปตรัง', { adults: 2, children: 2, seniors: 1 }],
      ['ครอบครัวมุสลิม 4 คน ลูก 2 (ป.2 กับอนุบาล)', { adults: 2, children: 2 }],
    ],
    no: ['ครอบครัว 3 คน ลูก 2 ขวบ', 'ลูก 3 อยากไปทะเล', 'ไปกัน 4 คน ลูกสอง'],
  },
]
