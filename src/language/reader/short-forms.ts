import { COUNTED_FORMS_TH } from './counted-forms.ts'
import { DIALECT_FORMS } from './dialect-forms.ts'
import { ENGLISH } from './english-forms.ts'
import { FOREIGN_FORMS } from './foreign-forms.ts'
import { NAMED_WORDS } from './named-words.ts'
import { NATION_TH } from './nations.ts'
import { PARTY_COUNT_FORMS_TH } from './party-count-forms.ts'
import { PARTY_FORMS_TH } from './party-forms.ts'
import { PARTY_GROUP_TURNS } from './party-group-turns.ts'
import { PARTY_KIN_FORMS_TH } from './party-kin-forms.ts'
import { PARTY_REST_FORMS_TH } from './party-rest-forms.ts'
import { PARTY_SUM_FORMS_TH } from './party-sum-forms.ts'
import { PARTY_TURNS } from './party-turns.ts'
import { PARTY_WORDS } from './party-words.ts'
import { REFUSAL_FORMS } from './refusal-forms.ts'
import type { ShortForm } from './short-form.ts'
import { UNIVERSITIES } from './universities.ts'
import { WEEKDAYS } from './weekday-forms.ts'

const THAI: readonly ShortForm[] = [
  ...NAMED_WORDS,
  ...COUNTED_FORMS_TH,
  ...PARTY_FORMS_TH,
  ...PARTY_KIN_FORMS_TH,
  ...PARTY_COUNT_FORMS_TH,
  ...PARTY_REST_FORMS_TH,
  ...PARTY_SUM_FORMS_TH,
  {
    // Numbers between spaces, but not those of one amount.
    said: /(?<=[\u0e01-\u0e4e])(?<!พัน|หมื่น|แสน|ร้อย)(?=\d)|(?<=\d)(?=[\u0e01-\u0e4e])/g,
    full: ' ',
    yes: [['พ่อ68แม่65', 'พ่อ 68 แม่ 65']],
    no: ['พัน5'],
  },
  {
    // After a particle a clause begins.
    said: /(?<=[\u0e01-\u0e4e](?:นะ|น่ะ)?(?:ครับ|ค่ะ|คะ|(?<!เ)จ้า))(?=[ก-ฮเ-ไ])(?!ผม(?![ก-๙])|นะ|(?<=จ้า)ง(?!บ|าน|่าย|ั้น)|(?<=(?:รับ|ว่า)จ้า)ง)/g,
    full: ' ',
    yes: [
      ['ไปน่านค่ะงบน้อย', 'ไปน่านค่ะ งบน้อย'],
      ['ไปตรังจ้างบน้อย', 'ไปตรังจ้า งบน้อย'],
    ],
    no: ['หาดเจ้าสำราญ', 'ครับผม', 'รถรับจ้างไปวัด', 'อยากจ้างไกด์'],
  },
  {
    // So it does before `ขอ…`, unless that is part of what stands before it.
    said: /(?<=[\u0e01-\u0e4e])(?<!ไม่|ที่|จะ|อยาก|ต้อง|แม่|พ่อ|ก็|เลย|ได้|เคย|มา|แค่|เรา|ผม|หนู|ก่อน|ตาม|ร้อง|ห่อ|ซื้อ|เพื่อน|แฟน)(?=ขอ(?:แค่|เป็น|ที่|ให้|ทะเล|ธรรมชาติ|แบบ|ไม่|เส้นทาง|คาเฟ่|แผน|แพลน|สวน|น้ำตก|อาหาร|ร้าน|คน|ของกิน|สลับ|ภูเขา|เกาะ|หาด))/g,
    full: ' ',
    yes: [['วัดพอแล้วขอธรรมชาติ', 'วัดพอแล้ว ขอธรรมชาติ']],
    no: ['แฟนขอที่เงียบ', 'ไปขอนแก่น', 'ของกิน'],
  },
  {
    said: /(?<=[\u0e01-\u0e4e])(?<!ตั้ง|เพียง|ตลอด|นับ)(?=แต่(?:ไม่|อยาก|ก็|ขอ(?!นแก่น)|ถ้า|ยัง|รอบนี้|คราวนี้|ดัน))/g,
    full: ' ',
    yes: [['กลัวหนาวแต่อยากไป', 'กลัวหนาว แต่อยากไป']],
    no: ['แต่อยากไป'],
  },
  {
    said: /(?:ค้าบ|คร้าบ|คร๊าบ|ครัช|ค๊าบ|(?<![ก-๙])งับ|คับ(?![ก-๙])|ฮะ(?=\s|$))/g,
    full: 'ครับ',
    yes: [
      ['ไปน่านค้าบ', 'ไปน่านครับ'],
      ['ไปน่านคับ', 'ไปน่านครับ'],
    ],
    no: ['คับแคบ'],
  },
  {
    said: /(?<=^|[\s\d]|ไป|เที่ยว|คน|เรา|ผม|มา|นอน|กิน)กะ ?(?=แฟน|แม่|พ่อ|เพื่อน|ครอบครัว|ลูก|พี่|น้อง|สามี|ภรรยา|เมีย|ผัว|ยาย|ย่า(?![ก-ฮ])|ตา(?![ก-๙])|ปู่|ป้า|ลุง|น้า|อา(?![ก-๙]))/g,
    full: 'กับ',
    yes: [['ไปกะแฟน', 'ไปกับแฟน']],
    no: ['มีคาราโอเกะย่างซีฟู้ด', 'กะไปนอนปาย'],
  },
  {
    said: new RegExp(String.raw`(แฟน|สามี|ผัว|ภรรยา|เมีย|คู่หมั้น|เขย|สะใภ้) ?\((?:เป็น)?(${NATION_TH})\)`, 'g'),
    full: '$1$2',
    yes: [
      ['ไปกับแฟน(คนเมกัน)', 'ไปกับแฟนคนเมกัน'],
      ['สามี (เยอรมัน)และลูก', 'สามีเยอรมันและลูก'],
    ],
    no: ['แฟน (แพ้กุ้ง)', 'ร้าน (ญี่ปุ่น)'],
  },
  {
    // Bare directions are also other words.
    said: /(?<!อีสาน|ตอน)(?:ภาค|ทาง)?(เหนือ|ใต้|อีสาน|ตะวันออก|กลาง) ?((?:ก็ได้ ?|ก็ดี ?)?(?:หรือ(?:ว่า|จะ|ไม่ก็)?(?:ไป)?|ไม่ก็))(?:ภาค|ทาง)?(เหนือ|ใต้|อีสาน|ตะวันออก|ตะวันตก)(?! ?(?:ของ|สุด|น้ำ|เฉียง|บน|ล่าง|ตอน))(?= ?(?:ก็|ดี|อะไร|แบบไหน|\s|\d|$))/g,
    full: 'ภาค$1$2ภาค$3',
    yes: [
      ['เหนือหรือใต้ก็ได้', 'ภาคเหนือหรือภาคใต้ก็ได้'],
      ['ภาคใต้หรือตะวันออกดี', 'ภาคใต้หรือภาคตะวันออกดี'],
      ['ไปเหนือไม่ก็อีสาน 4 วัน', 'ไปภาคเหนือไม่ก็ภาคอีสาน 4 วัน'],
    ],
    no: ['อีสานเหนือหรือใต้ก็ได้', 'อยู่เหนือหรือใต้สะพาน', 'ริมน้ำด้านเหนือหรือใต้ของเกาะ'],
  },
  {
    said: /กับ (?=[ก-ฮเ-ไ][ก-๙])/g,
    full: 'กับ',
    yes: [['ไปกับ แม่', 'ไปกับแม่']],
    no: ['อนุบาลกับ ป.3'],
  },
  {
    said: /คุณ(?=(?:พ่อ|แม่|ปู่|ย่า|ตา|ยาย|ลุง|ป้า|น้า|อา)(?:ตา|ยาย|สามี|แฟน|ใหญ่|เฒ่า)?(?![ก-ฮ]{0,3}[์]))/g,
    full: '',
    yes: [['กับคุณแม่ยาย', 'กับแม่ยาย']],
    no: ['คุณครู'],
  },
  {
    said: /(?<=(?:\d|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ) ?)ท่าน/g,
    full: 'คน',
    yes: [['ผู้ใหญ่ 4 ท่าน', 'ผู้ใหญ่ 4 คน']],
    no: ['ทุกท่าน'],
  },
  {
    said: /(?<=\d) ?วัน ?[/,(] ?(\d{1,2}) ?คืน\)?/g,
    full: ' วัน $1 คืน',
    yes: [
      ['3 วัน/2 คืน', '3 วัน 2 คืน'],
      ['3 วัน (2 คืน)', '3 วัน 2 คืน'],
    ],
    no: ['3 วัน 2 คืน'],
  },
]

/** In the order in which they are applied. */
export const ENGLISH_FORMS: readonly ShortForm[] = [
  ...ENGLISH,
  ...REFUSAL_FORMS,
  ...PARTY_WORDS,
  ...PARTY_TURNS,
  ...PARTY_GROUP_TURNS,
  ...FOREIGN_FORMS,
]

/** In texts with some Thai, after those of English. */
export const THAI_FORMS: readonly ShortForm[] = [...THAI, ...DIALECT_FORMS, ...WEEKDAYS, ...UNIVERSITIES]
