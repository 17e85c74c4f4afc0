import { oneOf } from './phrases.ts'
import type { CueRule } from './polarity-rule.ts'

/** How completely or how often they have seen it. */
const OFTEN_TH = oneOf(`
  หมด, ครบ, บ่อย, เยอะ,
  จนเบื่อ, จนปรุ, จนพรุน,
  หลาย(รอบ|ครั้ง), {times}`)

/** Before or after what they have seen: `วัดพระแก้วเคยไปแล้ว`. */
export const SEEN_ALREADY: readonly CueRule[] = [
  {
    says: 'seen',
    th: `
      เคย(ไป|เที่ยว|ขึ้น|ดู|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)(หมด|ครบ|บ่อย|หลาย(รอบ|ครั้ง)|ทุกที่|){already}{ends},
      (ไป|เที่ยว|ขึ้น|ดู|เก็บ|แวะ)(เที่ยว|กัน|)(มา|)(กัน|)${OFTEN_TH}{already}(แล้ว),
      (ไป|เที่ยว|ขึ้น|แวะ)(กัน|)มา(กัน|)แล้ว,
      ไปแล้ว{ends},
      {went}มา(กัน|)(หมด|ครบ|)แล้ว{ends}`,
    unless: 'ไป…แล้ว…(อยากไปอีก|จะไปอีก|ไปซ้ำ|อยากกลับไป)',
    yes: [
      ['เกาะล้าน บางแสน ไปมาหมดแล้ว', 'ไปมาหมดแล้ว'],
      ['วัดพระแก้วเคยไปแล้วค่ะ', 'เคยไปแล้ว'],
      ['ม่อนแจ่มไปบ่อยแล้ว', 'ไปบ่อยแล้ว'],
      ['เกาะล้านไปมา 3 รอบแล้ว', 'ไปมา 3 รอบแล้ว'],
      ['ไปดอยสุเทพ ม่อนแจ่มมาแล้ว', 'มาแล้ว'],
    ],
    no: [
      'ไปแล้วต่อด้วยน่าน',
      'จองที่พักมาแล้ว',
      'ลงจากดอยมาแล้วไปตลาด',
      'เคยไปวัดแล้ว',
      'อยากเก็บให้ครบ',
      'เขาใหญ่ไปมาหลายรอบแล้ว อยากไปอีก',
    ],
  },
]

/** Before what they have seen: “we have been to the markets”. */
export const BEEN_THERE: readonly CueRule[] = [
  {
    says: 'been',
    th: 'เคยไป(มา|)(แล้ว|)(คือ|ได้แก่|พวก), เคยไป',
    en: "already (been to|been|seen|visited|did|done), (have|we've|i've) been to",
    unless:
      '(anyone|anybody|any one|someone|somebody|who|you|ever) (here|else|guys|of you|) (have|has|) been to, (have|has) (anyone|anybody|you|any of you) (here|else|guys|ever|) been to, ใคร(ๆ|)เคยไป, ไม่เคยไป…, เคยไป…(ชอบ|ประทับใจ|ติดใจ|อยากไปอีก|อยากกลับ|อยากไปซ้ำ)',
    yes: [
      ['เคยไปวัดแล้ว', 'เคยไป'],
      ["we've been to the markets", "we've been to"],
    ],
    no: ['been there', 'has anyone been to the caves?', 'เคยไปน้ำตกแล้วติดใจ'],
  },
]
