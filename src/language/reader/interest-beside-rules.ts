import { cueAfter, cueBefore } from './cues.ts'
import { anyOf, oneOf } from './phrases.ts'

// `เอาแต่‹ทะเล›`, “only ‹museums›”: words beside a kind of place that say how much of it they want.

/** What makes an earlier trip one that they speak of for this one. */
const NOW_TH = anyOf('คราวนี้, รอบนี้, ครั้งนี้, ปีนี้, ทริปนี้, แต่, อยาก, ขอ, ชอบ, ประทับใจ, ติดใจ, พลาด, ไม่ได้, ยังไม่, อด, ไม่ทัน')
const NOW_EN = anyOf(`
  this, now, but, so, want, would, love[ds]?, liked?, enjoyed, missed, miss, skipped, never, didn't, couldn't, fan`)

const SLOTS = {
  notNowTh: `(?![^.;!?\\n]*${NOW_TH})`,
  notNow: `(?![^.;!?\\n]*\\b${NOW_EN}\\b)`,
  wordsTh: '[^.;!?\\n]{0,40}',
  words: '[^.,;!?\\n]{0,48}',
  notSeeing: '(?<!เจอ|มี|เห็น)',
  gap: '\\s*',
}

/** `คราวก่อนได้แค่ 3 วัด`, “last time we only managed two waterfalls”: no wish of this trip, unless they liked it. */
export const LAST_TIME = cueBefore(
  [
    {
      name: 'it is about another trip',
      th: '(คราว|ครั้ง|รอบ|ทริป|หน|ปี)(ก่อน|ที่แล้ว|ที่ผ่านมา|นู้น|โน้น){notNowTh}{wordsTh}',
      en: '(last|previous) (time|year|trip|visit|holiday|summer|winter){notNow}{words}',
      yes: ['คราวก่อนได้แค่ 3 ‹วัด›', 'ปีที่แล้วไป‹ถ้ำ›', 'last time we only managed two ‹waterfalls›'],
      no: [
        'คราวก่อนชอบ‹วัด›มาก',
        'ปีที่แล้วไม่ได้ไป‹ถ้ำ›',
        'last time we loved the ‹waterfalls›',
        'last trip was short, ‹caves› please',
      ],
    },
  ],
  SLOTS,
)

/** “Starting and ending in Chiang Mai old city”: of an old town that is only where they are. */
export const BEGINS_OR_ENDS_IN = cueBefore(
  [
    {
      name: 'the journey begins or ends there',
      en: '(start|starts|starting|end|ends|ending|finish|finishes|finishing|begin|beginning|based|pick up|picked up|return|returning) {where}{name}',
      th: '(เริ่ม|จบ|เริ่มและจบ|เริ่มต้น|ออก)(จาก|ที่|แถว|ใน)',
      yes: [
        'starting and ending in Chiang Rai ‹old town›',
        'we start from the ‹old city›',
        'picked up in Phrae ‹old town›',
        'เริ่มจาก‹เมืองเก่า›',
      ],
      no: [
        'start with the ‹old town›',
        'we end our trip walking in the ‹old town›',
        'we see the ‹old town›',
        'เที่ยว‹เมืองเก่า›',
      ],
    },
  ],
  { where: ' ?(?:in|at|from|near|inside|to) ', name: '(?:the )?(?:(?!old\\b)[a-z\\ufffc]{3,14} ){0,2}' },
)

export const ONLY_BEFORE = cueBefore(
  [
    {
      name: 'nothing else is wanted, said before it',
      th: 'เฉพาะ, {notSeeing}แต่, อย่างเดียวคือ, แค่',
      en: '(only|just|nothing but|exclusively) (the|some|visit|see|)',
      yes: ['only ‹museums›', 'nothing but the ‹beach›', 'เฉพาะ‹วัด›', 'เอาแต่‹ทะเล›'],
      no: ['a lonely ‹beach›', 'เจอแต่‹วัด›', 'just like the ‹beach›'],
    },
  ],
  SLOTS,
)

export const ONLY_AFTER = cueAfter(
  [
    {
      name: 'the same, said after it',
      th: '{gap}(เท่านั้น|อย่างเดียว|ล้วน)',
      en: '{gap}only',
      yes: ['‹museums› only', '‹วัด›ล้วนๆ', '‹ทะเล› อย่างเดียว'],
      no: ['‹museums› and one ‹mall›', '‹วัด›เดียว'],
    },
  ],
  SLOTS,
)

const GOOD = oneOf('good, nice, famous, beautiful, great, local, big, small')

export const ONE_BEFORE = cueBefore(
  [
    {
      name: 'one of the kind',
      en: `(a|an|one) (${GOOD}) (${GOOD})`,
      yes: ['a ‹waterfall›', 'one nice big ‹market›'],
      no: ['the ‹waterfall›', 'a far ‹waterfall›', 'ban ‹cafes›'],
    },
  ],
  SLOTS,
)
