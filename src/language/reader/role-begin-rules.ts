import { LATIN_MONTH, LATIN_WEEKDAY } from './calendar-words.ts'
import { cueAfter, cueAround, cueBefore } from './cues.ts'
import { maybe, notRightAfter, rightBefore, upTo, WORD_EDGE, words } from './phrases.ts'
import { gap } from './slot-gaps.ts'

// `เริ่มต้นจาก‹ตรัง›`, “starting in ‹Trang›”: where the journey begins.

/** And stays a while. */
export const BEGINS_AT = cueBefore([
  {
    name: 'the journey begins there, or they come into the country there',
    th: '(เข้า|ผ่าน)(มา)(ทาง)ด่าน',
    en: `
      (start(s|ing|)|begin(s|ning|)|arriv(e|es|ing)|land(ing)) (off) (in|at),
      (enter(s|ing|)|arriv(e|es|ing)|com(e|ing)) (in) (thailand) (by|via|through),
      cross(ing) (over|the border|) (at|in|via),
      (over|across|via|through) the (border|friendship|) (bridge|border|crossing) (at|in|near)`,
    yes: [
      'starting in ‹Trang›',
      'we arrive via ‹Nong Khai›',
      'crossing the border at ‹Ranong›',
      'from Laos over the bridge at ‹Nong Khai›',
      'เข้ามาทางด่าน‹สะเดา›',
    ],
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
  {
    /** Up to 24 letters: `เริ่มเชียงคานลงไป`. */
    words: gap(24, '[^.;\\n]'),
  },
)

export const LANDS_AND_GOES_ON = cueAround(
  [
    {
      name: 'they land there, and do not stay',
      before: {
        th: '(ลงเครื่อง|ลง|บินลง|เครื่องลง)(ที่)(สนามบิน)',
        en: '(land|lands|landing|arrive|arrives|arriving|fly|flies|flying|touch down|touching down) (in|into|at)',
      },
      after: {
        th: '(แล้ว|ก็|และ)(ก็)(ต่อรถ|ต่อ|นั่งรถ|เช่ารถ|ขับ|ขับรถ|)(ตรง)(ไป|เข้า){where}(เลย|ทันที)',
        en: '{joined}{we}{move}(straight|directly|immediately|right away|right on) {way}(to|for)',
      },
      yes: [
        'we land in ‹Bangkok› but go straight to Koh Samet',
        'arriving in ‹Krabi›, and then we head directly to Lanta',
        'ลงเครื่องที่‹ภูเก็ต›แล้วไปเขาหลักเลย',
      ],
      no: ['we land in ‹Bangkok› and go to Koh Samet later', 'ลงเครื่องที่‹ภูเก็ต›แล้วไปเที่ยวเมืองเก่า'],
    },
  ],
  {
    /** The goal: `ไปเขาหลักเลย`. */
    where: '[ก-์ ]{2,16}',
    /** “, but”, “and then at 9 am”. */
    joined: ',?(?:,? (?:but|and|then|at [a-z0-9:. ]{1,10},?)){0,2} ',
    /** “We'll”, “i want to”. */
    we: upTo(2, "(we|i)('ll|){space}, (will|want to|would like to){space}"),
    /** “Head straight to”. */
    move: maybe('(go|head|drive|transfer|continue|carry on|travel|move|bus|going|heading|driving){space}'),
    way: upTo(2, '(on|over|up|down|off){space}'),
  },
)

export const LANDS_AND_SKIPS = cueAround(
  [
    {
      name: 'they land there, and do not want to see it',
      before: {
        th: '(ลงเครื่อง|ลง|บินลง|เครื่องลง)(ที่)(สนามบิน)',
        en: '(land|lands|landing|arrive|arrives|arriving|fly|flies|flying|touch down|touching down) (in|into|at|to)',
      },
      after: {
        th: '{upToTh}(ไม่|ไม่ได้|ไม่อยาก)(แวะ|เที่ยว|อยู่|นอน|ค้าง)(ใน|ที่|)(กรุงเทพ|กทม|เมือง|ตัวเมือง|นั่น|เลย)',
        en: `
          {upTo}(skip|skipping|avoid|avoiding|bypass|bypassing|leave out|miss out|are not interested in|
          no interest in) (the city|the town|the capital|the island|the place|it|that){itself},
          {upTo}(don't|dont|do not|no need to|not) (want to |wish to |)(see|visit|stay in|explore)
          (the city|the town|the capital|the island|it),
          {upTo}(no|without) (sightseeing|stop|stopping|stopover|stay) (there|in the city|in town|please)`,
      },
      yes: [
        'we fly into ‹Krabi› but want to skip the town',
        'landing in ‹Bangkok›, no sightseeing there',
        "we fly to ‹Phuket› but don't want to see the island",
        'ลงเครื่องที่‹ภูเก็ต›แต่ไม่แวะในเมืองเลย',
      ],
      no: [
        'we land in ‹Bangkok› and want to see the city',
        'fly to ‹Phuket›, skip the museum',
        'ลงเครื่องที่‹ภูเก็ต›แล้วไปเที่ยวเมือง',
      ],
    },
  ],
  {
    /** “But we would rather”. */
    upTo:
      String.raw`[^.;!?\n]{0,24}?(?:\b(?:but|and)|,) ` +
      upTo(6, '(we|i|would|want|like|prefer|plan|to|rather|please|will|with|really|definitely){space}'),
    /** `แต่`, or a space. */
    upToTh: `${gap(10, '[^.;\\n]')}${words('แต่, และ, แล้ว, {space}')}`,
    /** “The town itself”. */
    itself: maybe('{space}(itself|completely|entirely|altogether)') + rightBefore('{space}, {sign}, {end}'),
  },
)

/** After the places that they visit, near them. */
export const LANDS_AT = cueAround(
  [
    {
      name: 'where they land, and no stay',
      before: {
        th: '(บิน|เครื่อง|ไฟลท์|ไฟลต์|ไฟล์ท)(ไป|)ลง(ที่|)(สนามบิน|), ลงเครื่อง(ที่|)(สนามบิน|)',
        en: '{notthen}(fly|flies|flying|flight|flights|land|landing|arriving|arrive) (is|are|) (in(to)|to|at)',
      },
      notAfter: {
        th: '{fewTh}(วัน|คืน), {gap}(แล้ว|ก็|)(ค่อย|)(เที่ยว|นอน|พัก|ค้าง|แวะ|เดินเล่น|กิน|อยู่)',
        en: '{few}(night|day|week)(s), {upTo}(see|visit|explore|stay|spend|sleep|sightseeing|enjoy)',
      },
      yes: [
        'Satun, 4 days, we fly to ‹Hat Yai›',
        'Trang in May; landing in ‹Krabi› at noon',
        'our flight is to ‹Hat Yai›, rental car',
        'เบตง 3 วัน บินลง‹หาดใหญ่›เช่ารถขับไปเอง',
        'ลงเครื่องที่‹หาดใหญ่›',
      ],
      no: [
        'then we fly to ‹Krabi›',
        'we fly to ‹Krabi› for 2 days',
        'flying into ‹Krabi› and stay there',
        'บินลง‹หาดใหญ่› เที่ยว 1 วัน',
        'ขับไป‹หาดใหญ่›',
      ],
    },
  ],
  {
    /** Not “then we fly to”, which is another stop. */
    notthen: notRightAfter("(then|afterward(s)|and|next|finally|on)( we| i|)( will|'ll|){space}") + WORD_EDGE,
    /** How long they stay: “for 2 days”. */
    few: '[^.;!?\\n]{0,20}?\\b(?:\\d{1,2}|a|an|one|two|three|four|five|few|couple of) ?',
    /** The same: `พัก 2 คืน`. */
    fewTh: '[^.;\\n]{0,14}?(?:\\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า) ?',
    gap: '\\s?',
    /** “And”, “to”, “where we”: what they do there follows. */
    upTo: '[^.;!?\\n]{0,16}?\\b(?:and|to|where we|,) (?:we |will |want to )?',
  },
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
  {
    /** `ปั๊ม ปตท`, `หน้าโลตัส`. */
    which: '[ก-์]{0,8}',
    words: gap(12, '[^.;\\n]'),
    /** “At seven,”. */
    when: '(?: [a-z]{1,8}){0,3},? ',
  },
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

/** “Leaving from Bangkok on 8 January”: nobody says on which day a stay in the capital ends by the word for a way. */
export const ON_A_DAY = cueAfter(
  [
    {
      name: 'the day on which they set out',
      en: '{space}(early|late|) (on|this|next) (the|) {day}',
      yes: [
        'leaving from ‹Bangkok› on 8 January',
        'leaving from ‹Bangkok› next Friday',
        'leaving from ‹Bangkok› on the 8th',
      ],
      no: ['leaving from ‹Bangkok› on foot', 'leaving from ‹Bangkok› in the end'],
    },
  ],
  {
    space: ' ',
    /** A date, a weekday or a month. */
    day: `(?:\\d|${LATIN_WEEKDAY}|${LATIN_MONTH})`,
  },
)

/** Before the first place of a prompt. */
export const DEPARTS = cueBefore([
  {
    name: 'they set out from there',
    en: 'depart(s|ing|)',
    yes: ['departing ‹Bangkok› on 19 December, Koh Chang', 'we depart ‹Korat› at six'],
    no: ['the departure lounge in ‹Bangkok›'],
  },
])

export const LEAVES_FROM = cueBefore([
  {
    name: 'home, if nothing was named that they could leave',
    en: '(leav(e|ing)|depart(ing|ure|)) from',
    yes: ['leaving from ‹Hat Yai›', 'departure from ‹Hat Yai›'],
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
  {
    /** What they ride: `ขี่มอไซค์`; `นั่งรถเมล์`. */
    what: '[ก-์]{0,10}',
    which: '[ก-์]{0,6}',
  },
)

/** `แพลน กทม ไปน่าน`. */
export const PLANS_WAY = cueBefore(
  [
    {
      name: 'a plan that begins with a way',
      th: '(ทริป|แพลน|แผน|แผนเที่ยว|โปรแกรม|รูท|เส้นทาง|ขอ|จัด){gap}',
      yes: ['แพลน ‹กทม› ไปน่าน', 'ขอเส้นทาง‹โคราช›ไปเลย'],
      no: ['เที่ยว‹กทม› ไปน่าน', 'อยู่‹เชียงใหม่›ไปปาย'],
    },
  ],
  { gap: '\\s?' },
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
