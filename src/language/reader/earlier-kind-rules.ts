import { cueAround, cueBefore } from './cues.ts'
import { anyOf } from './phrases.ts'

// `ปีก่อนเราไป‹ทะเล›`, “just back from ‹diving›”: a kind of place that an earlier trip was for: this one neither wants
// nor refuses it.

const SLOTS = {
  me: '(?:เรา|ผม|ฉัน|หนู|ก็|\\s){0,3}',
  trip: anyOf('ปี, เดือน, อาทิตย์, สัปดาห์, ทริป, ครั้ง, คราว, รอบ, หน, วันหยุด, วันเสาร์, เสาร์'),
  earlier: anyOf('ที่แล้ว, ก่อน, ที่ผ่านมา, ล่าสุด'),
  gone: `(?:ได้|ไป|เที่ยว|ขึ้น|ลง|เล่น|เดิน|ดู|นั่ง|นอน|เข้า|จัด|ลุย|ตะลุย|ไหว้|แช่){0,3}`,
  open: '(?:^|[\\s,(])',
  number: '(?:\\d{1,2}|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|หลาย)',
  been: '(?:ไป|เที่ยว|ไหว้|เข้า|ขึ้น)[ก-์]{2,12}',
  gap: '\\s?',
  times: anyOf('วัด, ที่, แห่ง, รอบ, ครั้ง, หน, เกาะ, จังหวัด, ทริป'),
  notwish: '(?<!อยาก|จะ|ฝันว่า|ตั้งใจ|คิด|ได้|ต้อง|ขอ|อยากไป|จะไป)',
  span: '(?:a|our|the|one|two|three|four|five|\\d{1,2}|some|several)(?: [a-z]{2,8})? (?:days?|weeks?|months?)',
  last: '\\b(?:last|the previous|our previous|my previous) (?:year|month|week|weekend|trip|time|summer|winter|holiday)',
}

export const WENT_FOR = cueBefore(
  [
    {
      name: 'what they did on an earlier trip, said before it',
      th: `
        {trip}{earlier}{me}(เพิ่ง|พึ่ง|){gone}, (เมื่อวาน|เมื่อวานซืน|ก่อนหน้านี้|ช่วงก่อน){me}{gone},
        (เพิ่ง|พึ่ง)(จะ|)(กลับ|กลับมา|ไป|เที่ยว|ลุย|ขึ้น|ลง|เดิน|ดู)(มาจาก|จาก|)(เที่ยว|เล่น|ดู|เดิน|นอน|ขึ้น|ลง|), หลังจาก(ที่|)(ได้|)(ไป|เที่ยว|ขึ้น|ลง|เล่น|ลุย|ตะลุย)(เที่ยว|เล่น|ดู|เดิน|), เคยแต่{gone}, {been}มา(ตั้ง|){number}`,
      en: `
        just (back|returned|home) from, just came back from, after {span} of, {last} (we|i|was|it was|) (went|did|was|had|saw|were|all|only|mostly|) (to|all|only|mostly|for|at|) (the|)`,
      unless: 'ยังไม่(เคย|ได้)…',
      yes: [
        'ปีก่อนเราไป‹ทะเล›',
        'เพิ่งกลับจาก‹เดินป่า›',
        'หลังจากไป‹ดำน้ำ›มา',
        'เคยแต่ไป‹ทะเล›',
        'ทริปที่แล้วเที่ยว‹วัด›',
        'ไหว้วัดมาเก้า‹วัด›แล้ว',
        'just back from ‹diving›',
        'after a week of ‹beaches›',
        'last year was all ‹temples›',
      ],
      no: [
        'ปีนี้เราไป‹ทะเล›',
        'หลังจากนั้นไป‹ทะเล›',
        'กลับจาก‹ทะเล›ตอนเย็น',
        'we are after ‹beaches›',
        'last day at the ‹beach›',
      ],
    },
  ],
  SLOTS,
)

export const HAVE_BEEN_TO = cueAround(
  [
    {
      name: 'where they have been already or often',
      before: { th: '{open}{gone}, {notwish}(ไป|เที่ยว|ขึ้น|ลง|เล่น|เดิน|ดู|นั่ง|ลุย|ตะลุย|ไหว้|เข้า)' },
      after: {
        th: `
          {gap}มา(กัน|)(แล้ว|เยอะ|บ่อย|ทุกปี|ทุกเดือน|ทุกอาทิตย์|ตลอด|พอ|ครบ|หมด|จน), {gap}มา(ตั้ง|เกือบ|){number}{times}แล้ว, {gap}(บ่อย|เยอะ|หลายครั้ง|หลายรอบ)(แล้ว|มาก)`,
      },
      yes: ['ไป‹ทะเล›มาแล้ว', 'ดู‹ทะเลหมอก›มาทุกปี', 'ไป‹วัด›มาเก้าวัดแล้ว', 'เที่ยว‹ทะเล›มาเยอะ', 'ไป‹ทะเล›บ่อยแล้ว'],
      no: ['จอง‹ดำน้ำ›มาแล้ว', 'อยากไป‹ทะเล›มาหลายรอบแล้ว', 'ไป‹ทะเล›แล้วต่อเขา', 'ไป‹ตลาด›มา'],
    },
  ],
  SLOTS,
)
