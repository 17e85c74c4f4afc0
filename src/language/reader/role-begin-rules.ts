import { cueAround, cueBefore } from './cues.ts'

// Where the journey begins.

/** And stays a while. */
export const BEGINS_AT = cueBefore([
  {
    name: 'the journey begins there, or they come into the country there',
    th: '(เข้า|ผ่าน)(มา)(ทาง)ด่าน',
    en: `
      (start(s|ing|)|begin(s|ning|)|arriv(e|es|ing)|land(ing)) (off) (in|at),
      (enter(s|ing|)|arriv(e|es|ing)|com(e|ing)) (in) (thailand) (by|via|through),
      cross(ing) (over|the border|) (at|in|via)`,
    yes: ['starting in ‹Trang›', 'we arrive via ‹Nong Khai›', 'crossing the border at ‹Ranong›', 'เข้ามาทางด่าน‹สะเดา›'],
    no: ['start from ‹Trang›', 'we will arrive late, ‹Trang› next', 'เข้า‹ตรัง›'],
  },
])

/** Without a word for a stay. */
export const STARTS_FROM = cueBefore([
  {
    name: 'the journey starts from there',
    th: 'เริ่ม(ต้น)(จาก|ที่|)',
    en: 'start(ing) from, start(ing) and (finish|end)(ing) (in|at|)',
    yes: ['เริ่มต้นจาก‹ตรัง›', 'starting from ‹Lampang›', 'start and finish in ‹Trang›'],
    no: ['เที่ยวจาก‹ตรัง›', 'we start early in ‹Trang›'],
  },
])

/** From the capital they only leave. */
export const LEADS_ON_FROM = cueAround(
  [
    {
      name: 'the beginning of the way that they travel along',
      before: { th: 'เริ่ม(ต้น|ทริป|เที่ยว|ขับ|ไล่|)(กัน)(ที่)' },
      after: { th: '{words}(ลงไป|ลงมา|ขึ้นไป|ไล่|เลาะ|เลียบ|ล่อง|เรื่อย|จนถึง|จนสุด|จบ|สุด)' },
      yes: ['เริ่ม‹เชียงคาน›ลงไปเรื่อยๆ จนถึงอุบล', 'เริ่มที่‹ตรัง›จบที่กระบี่'],
      no: ['เริ่ม‹ตรัง›วันแรก', '‹เชียงคาน›ลงไปเรื่อยๆ'],
    },
  ],
  { words: '[^.;\\n]{0,24}?' },
)

export const MEETS_AT = cueAround(
  [
    {
      name: 'they meet where the journey begins',
      before: {
        th: '(เจอกัน|นัดกัน|รวมตัว(กัน)|รวมพล|พบกัน|จุดนัดพบ|รับเพื่อน|รับกัน|รับแฟน)(ที่|แถว|ตรง|)(ปั๊ม|สถานี|ห้าง|หน้า|){which}',
        en: '(meet(ing) (up)|gather(ing)) (first) (in|at)',
      },
      after: {
        th: '{words}(แล้ว(ค่อย)|ก่อน) (ขับ|ออก|ไป|นั่ง|เดินทาง|ค่อย)',
        en: '{when}(and|then|and then) (we) (drive|go|head|leave|ride|set off)',
      },
      yes: ['นัดเจอกันที่‹รังสิต›แล้วขับไปเขาใหญ่', 'we meet up in ‹Korat› at seven, then drive to Surin'],
      no: ['นัดเจอกันที่‹กระบี่› 3 วัน', 'we meet in ‹Korat› for 2 days'],
    },
  ],
  { which: '[ก-์]{0,8}', words: '[^.;\\n]{0,12}?', when: '(?: [a-z]{1,8}){0,3},? ' },
)

/** “A night on Koh Larn, leaving from Bang Na”. */
export const SETS_OUT_FROM = cueBefore([
  {
    name: 'where in the capital they set out',
    en: '(leaving|departing|setting off|setting out|starting) from',
    yes: ['a night on Koh Larn, leaving from ‹Bang Na›'],
    no: ['we leave ‹Bang Na›'],
  },
])

export const LEAVES_FROM = cueBefore([
  {
    name: 'home, if nothing was named that they could leave',
    en: '(leav(e|ing)|depart(ing|ure|)) from',
    yes: ['leaving from ‹Hat Yai›', 'departure from the ‹Hat Yai›'],
    no: ['left from ‹Hat Yai›'],
  },
])

/** “Chiang Rai, flying from DMK”: of the airports of Bangkok, where the flight begins. */
export const FLIES_FROM = cueBefore([
  {
    name: 'where the flight begins',
    en: 'fly(ing) from',
    yes: ['flying from ‹DMK›'],
    no: ['fly to ‹DMK›'],
  },
])

/** `ขี่มอไซค์ ตาก-อุ้มผาง`: before a way that begins with its head. */
export const RIDES = cueBefore(
  [
    {
      name: 'how they travel from the head of a way',
      th: '(ขับ(รถ)|ขี่{what}|ปั่น(จักรยาน)|รถไฟ|รถทัวร์|รถตู้|มอไซค์|มอเตอร์ไซค์|บิ๊กไบค์|ไบค์|โรดทริป|นั่งรถ{which}) (เส้น(ทาง)|สาย|จาก|)',
      yes: ['ขี่มอไซค์ ‹ตาก›-อุ้มผาง', 'นั่งรถไฟเส้นทาง ‹โคราช›-หนองคาย'],
      no: ['เดินเล่น ‹ตาก›-อุ้มผาง'],
    },
  ],
  { what: '[ก-์]{0,10}', which: '[ก-์]{0,6}' },
)

/** `บินหาดใหญ่-เชียงใหม่`: the first is where the flight begins. */
export const FLIES_BETWEEN = cueBefore([
  {
    name: 'before the two ends of a flight',
    th: 'บิน(ตรง)(จาก), ไฟลท์, ไฟลต์, นั่งเครื่อง',
    en: '(fly|flying|flight(s)) (out) (of|from|)',
    yes: ['บินตรงจาก‹หาดใหญ่›ไปเชียงใหม่', 'flight ‹Hat Yai› - Chiang Mai'],
    no: ['ขับ‹หาดใหญ่›ไปเชียงใหม่', 'drive ‹Hat Yai› to Chiang Mai'],
  },
])
