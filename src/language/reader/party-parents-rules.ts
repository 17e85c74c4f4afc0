import type { PartyRule } from './party-rule.ts'

/** Parents who are those of the children that are named, and children who are grown up or are only brought somewhere. Before every list. */
export const PARENTS_RULES: readonly PartyRule[] = [
  {
    // The parents of a partner from abroad, both of them.
    who: 'foreigners',
    count: 2,
    th: '{inlawsTh}(ที่|)(เป็น|)(คน|ชาว|){nationTh}',
    yes: [
      ['พาพ่อตาแม่ยายชาวเกาหลีไปน่าน', { adults: 1, seniors: 2, foreigners: 2 }],
      ['พาแม่สามีกับพ่อสามีชาวสวิสไปตรัง', { adults: 1, seniors: 2, foreigners: 2 }],
    ],
    no: ['พาแม่สามีไปร้านญี่ปุ่น', 'พ่อตาแม่ยายชอบอาหารจีน'],
  },
  {
    name: 'children whom they bring to school or fetch',
    who: 'nobody',
    th: '(ไป|)ส่งลูก(สาว|ชาย|ๆ|)(ไป|)(เข้า|ที่|ไป|เรียน|ขึ้น|กลับ)(เรียน|หอ|หอพัก|มหาลัย|มหาวิทยาลัย|โรงเรียน|มอ|ค่าย|คอนโด|)',
    en: '(drop|dropping|dropped|take|taking|bring|bringing) (our|my) (son|daughter|kid|child|eldest|youngest) (off|back|) (at|to) (uni|university|college|boarding school|school|camp|the airport|her dorm|his dorm)',
    yes: [
      ['ไปส่งลูกเข้าหอที่ขอนแก่น ขากลับเรากับสามีแวะโคราชสองคน', { adults: 2 }],
      ['we are dropping our daughter off at uni, then Trat for my wife and me', { adults: 2, foreigners: 2 }],
    ],
    no: ['พาลูกไปตราด', 'taking our daughter to Trat'],
  },
  {
    name: 'children who study elsewhere',
    who: 'nobody',
    th: 'ลูก(สาว|ชาย|)(เรียน|อยู่|เรียนอยู่) {university}',
    yes: [['ลูกสาวเรียน มข. ปี 2 เราไปกับสามีสองคน', { adults: 2 }]],
    no: ['ลูกเรียน ป.2', 'ลูกทำงานบ้าน'],
  },
  {
    who: 'parents_and_grown',
    th: 'ลูก(สาว|ชาย|ๆ|) (ก็|)(ทำงาน|เรียนจบ|จบ|มีงานทำ|โต)(กัน|)(หมด|)แล้ว(ทั้ง|) {count} คน (ก็|จะ|)(ไป|มา|เที่ยว)(เที่ยว|)กับ(คุณ)พ่อ(กับ|และ|)(คุณ)แม่{noOwner}, ลูก(สาว|ชาย|) (ก็|)(ทำงาน|เรียนจบ|จบ|มีงานทำ|โต)(กัน|)(หมด|)แล้ว (ก็|จะ|)(ไป|มา|เที่ยว)(เที่ยว|)กับ(คุณ)พ่อ(กับ|และ|)(คุณ)แม่{noOwner}',
    yes: [
      ['ลูกทำงานแล้ว ไปกับพ่อแม่เป็นสาม', { adults: 3 }],
      ['ลูกๆ โตแล้วสองคน ไปกับพ่อแม่ น่าน 2 วัน', { adults: 4 }],
    ],
    no: ['ลูกโตแล้ว ไปกับสามี', 'ลูก 5 ขวบ ไปกับพ่อแม่'],
  },
  {
    who: 'adults',
    count: 2,
    th: '{afterChild}(ไป|มา|เที่ยว)(เที่ยว|)กับ(คุณ)พ่อ(กับ|และ|)(คุณ)แม่{noOwner}',
    yes: [['ลูกสาวเกิดปี 2563 ไปกับพ่อแม่ เขาเขียว 1 วัน', { adults: 2, children: 1 }]],
    no: ['ไปกับพ่อแม่', 'เราพาลูกไปกับพ่อแม่แฟน'],
  },
  {
    who: 'total',
    th: '{afterBoth}(รวม|)เป็น {count} (คน|){close}',
    yes: [['ลูกทำงานแล้ว ไปกับพ่อแม่เป็นสี่', { adults: 4 }]],
    no: ['พ่อแม่เป็นครู', 'เป็น 3 วัน'],
  },
]
