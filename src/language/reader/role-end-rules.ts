import { cueAround, cueBefore } from './cues.ts'

// Where the journey ends.

/** After other places, “leave from Phuket” is the way home. */
export const GOES_HOME_FROM = cueBefore([
  {
    name: 'from there they go home',
    th: `
      (บิน|เครื่อง|รถไฟ|รถทัวร์|เดินทาง)(ขา)กลับ(จาก|ที่|ทาง),
      ขากลับ(บิน|ขึ้นเครื่อง|ขึ้นรถไฟ|ขึ้นรถ|ขึ้น|ออก)(กลับ)(จาก|ที่), (ขา)กลับ(บ้าน|กทม|กรุงเทพ|)จาก(สนามบิน|สถานี|)`,
    en: '(fly(ing)|leav(e|ing)|depart(ing|ure|)|home) (home|back|) (out of|from), (depart(ing)|exit(ing)) (via), (until|till|before|for|catch) (my|our|the) (flight|plane) (out|home|back|) (of|from)',
    yes: [
      'บินกลับจาก‹ตรัง›',
      'วันที่สามกลับจาก‹สตูล›หกโมงเย็น',
      'ขากลับขึ้นรถไฟที่‹สุรินทร์›',
      'we fly home from ‹Phuket›',
      'exit via ‹Ranong›',
      'until our flight from ‹Trang›',
    ],
    no: ['กลับ‹ตรัง›', 'we fly to ‹Phuket›'],
  },
])

/** “Into Krabi and out of Phuket”, `เข้าหาดใหญ่ ออกภูเก็ต`: words before a place, and between it and that where they leave. */
export const IN_AND_OUT = cueAround(
  [
    {
      name: 'where they come into the region, and leave it',
      before: { th: '{alone}(บิน)(เข้า|ลง|ลงเครื่อง)(ที่|ทาง|)' },
      after: { th: '{sign}(แล้ว|และ|)(บิน)(ออก|กลับ)(ที่|ทาง|จาก|){name}' },
      yes: ['บินเข้า‹หาดใหญ่› ออก‹ภูเก็ต›', 'ลงที่‹หาดใหญ่› แล้วบินกลับ‹ภูเก็ต›'],
      no: ['อยากเข้า‹หาดใหญ่› ออก‹ภูเก็ต›', 'เข้า‹หาดใหญ่› ไป‹ภูเก็ต›', 'in ‹Hat Yai› ออก‹ภูเก็ต›'],
    },
    {
      name: 'the same in English',
      before: { en: 'in(to), in to, (arriv(e|ing)|land(ing)) (in|at|)' },
      after: { en: '{when}{sign}(and|but|) (then|) {way}out (of|from|at|in|via|){name}' },
      yes: [
        'into ‹Krabi› and out of ‹Phuket›',
        'arrive ‹BKK›, out ‹HKT›',
        'flying in to ‹Krabi› on 9 May and out of ‹Phuket›',
        'in ‹Krabi› and then flying out of ‹Phuket›',
      ],
      no: ['we visit ‹Krabi› and out of ‹Phuket›', 'into ‹Krabi› and on to ‹Phuket›'],
    },
  ],
  {
    alone: '(?<=^|[\\s,])',
    when: '(?: (?:on|at|around) [^.;!?\\n]{1,20}?)?',
    sign: '\\s?[,/&-]?\\s?',
    way: '(?:fly(?:ing)? |back |home ){0,2}',
    name: '(?: the)?\\s*$',
  },
)

/** After a stay. */
export const ENDS_AT = cueBefore([
  {
    name: 'the journey ends there',
    th: 'จบ(ทริป)(ที่), ปลายทาง(คือ|ที่|อยู่ที่|เป็น|)',
    en: '(end(s)|finish(es|ing|)) (up) (in|at)',
    yes: ['จบทริปที่‹น่าน›', 'ปลายทางคือ‹เลย›', 'finishing up in ‹Nan›'],
    no: ['จนถึง‹น่าน›', 'in the end ‹Nan›'],
  },
])

export const COMES_BACK_TO = cueAround(
  [
    {
      name: 'where they come back to, but not on another trip',
      before: {
        th: '{not}กลับ(มา)(ที่|ถึง|), (บิน)กลับ(จาก|ทาง)',
        en: `
          ending (up) (in|at), home (from|out of), back (to|in), return(ing) (to),
          fly(ing) (out|home) (of|from), departure from`,
      },
      notAfter: { en: '{space}(for|again|next|this)' },
      yes: ['กลับมาถึง‹ตรัง›', 'บินกลับจาก‹ภูเก็ต›', 'back to ‹Bangkok› on Sunday', 'ending in ‹Krabi›'],
      no: ['เย็นกลับ‹ตรัง›', 'back in ‹Krabi› again', 'we return to ‹Nan› for four days'],
    },
  ],
  { not: '(?<!เย็น|ไป)', space: ' ' },
)

/** “Flying home from Chiang Rai at 4 pm”, `กลับไฟลท์บ่ายสี่จากเชียงราย`: the only place that they name is where they are. */
export const FLIES_HOME_FROM = cueBefore(
  [
    {
      name: 'they are where the way home begins',
      th: `
        (ขา)กลับ (ด้วย)(เครื่อง|ไฟล|บิน|รถ|ขบวน){words}จาก(สนามบิน|สถานี|), บินกลับ{words}จาก(สนามบิน),
        ก่อน(จะ|ไป|)(ขึ้นเครื่อง|ขึ้นรถ{which}|บิน)(กลับ)(ที่|จาก)(สนามบิน|สถานี|)`,
      en: '(fl(y|ying|ight|ights)|train|bus|plane) (home|back) … (from|out of)',
      yes: [
        'กลับไฟลท์บ่ายสี่จาก‹เชียงราย›',
        'บินกลับพรุ่งนี้จากสนามบิน‹ตรัง›',
        'ก่อนขึ้นรถไฟกลับที่‹สุรินทร์›',
        'flying home at four from ‹Chiang Rai›',
      ],
      no: ['กลับจาก‹เชียงราย›', 'ขึ้นรถไฟที่‹สุรินทร์›', 'flying to ‹Chiang Rai›'],
    },
  ],
  { words: '[^.;!?\\n]{0,20}', which: '[ก-์]{0,4}' },
)

/** “Then the night train to Bangkok and fly home”: after other places. */
export const FLIES_HOME_AFTER = cueAround(
  [
    {
      name: 'they only travel there to fly home',
      before: {
        th: '(นั่ง|ขึ้น|ต่อ|ขับ)(รถ|รถไฟ|รถทัวร์|รถตู้|รถบัส|)(เข้า|ไป|มา|ลง)(ที่|)',
        en: '(train|bus|van|minivan|ferry|boat|sleeper|drive|taxi|car|back|down|up|over|return) to',
      },
      after: {
        th: '{gap}(แล้ว|เพื่อ|)(บิน|ขึ้นเครื่อง)กลับ',
        en: '{sign}(we|i|to|) (catch|take|) (my|our|the|a|) (fly|flight|plane) (home|out|back)',
      },
      yes: [
        'from there the night train to ‹Bangkok› & fly home',
        'then a bus to ‹Krabi› and our flight home',
        'drive to ‹Trang› to fly out',
        'แล้วนั่งรถตู้เข้า‹ตรัง›บินกลับ',
      ],
      no: ['the train to ‹Bangkok› and stay', 'fly to ‹Bangkok› and fly home', 'นั่งรถไป‹ตรัง›แล้วเที่ยว'],
    },
  ],
  { gap: '\\s?', sign: '(?: |,? ?(?:and|&|then|for|before) ?)' },
)

/** “4 days in Surin, then home to Bangkok”: after a stay. */
export const THEN_HOME_TO = cueAround(
  [
    {
      name: 'the way home after a stay',
      before: {
        en: '(then|and|and then|before) (we|i|) (go|going|drive|driving|fly|flying|head|heading|travel|take the train|) (back|) home to',
      },
      notAfter: { en: '{length}' },
      yes: ['then home to ‹Bangkok›', 'and we drive home to ‹Korat› on Sunday'],
      no: ['we are going home to ‹Surin›', 'then home to ‹Surin› for 3 days'],
    },
  ],
  { length: ',? (?:for|\\d)' },
)

/** `ขับรถกลับบ้านที่สุรินทร์ ออกจากบางแค`: of those who set out elsewhere, the journey ends at home. */
export const DRIVES_HOME_TO = cueBefore([
  {
    name: 'their home, to which they drive',
    th: 'กลับบ้าน(เกิด|เรา|ผม|พ่อ|แม่|แฟน|ภรรยา|สามี|) (ที่|แถว|ใน|)',
    en: '(drive|driving|go|going|head|heading|way) home to',
    yes: ['ขับรถกลับบ้านที่‹สุรินทร์›', 'driving home to ‹Surin›'],
    no: ['กลับ‹สุรินทร์›', 'at home in ‹Surin›'],
  },
])

/** `วันแรก กทม-เขาค้อ … กลับ กทม`. */
export const RETURNS_TO = cueBefore([
  {
    name: 'what the plan ends with',
    th: 'กลับ(ถึง|มา|ที่|บ้าน|)',
    yes: ['วันที่สาม กลับถึง‹กทม›'],
    no: ['ขากลับแวะ‹กทม›'],
  },
])

/** `ขากลับแวะนครปฐม ถึงกรุงเทพสองทุ่ม`. */
export const ARRIVES_HOME = cueBefore(
  [
    {
      name: 'where the way home ends',
      th: '{homeward}ถึง(บ้าน|)(ที่|)',
      en: '{homewardEn}(arrive(s)|arriving|reach|reaching|get(ting) (in|to|into)|back) (in|at|to|)',
      yes: ['ขากลับแวะนครปฐม ถึง‹กรุงเทพ›', 'บ่ายสามเดินทางกลับ ถึง‹กรุงเทพ›', 'on the way home lunch, reaching ‹Bangkok›'],
      no: ['ถึง‹กรุงเทพ›', 'กลับดึก แล้ววันที่สองไปถึง‹ตรัง›', 'we arrive in ‹Bangkok›'],
    },
  ],
  {
    homeward: '(?<=(?:ขากลับ|เดินทางกลับ|ขับกลับ|ขับรถกลับ|ตีรถกลับ|วันกลับ|แล้วกลับ)(?:(?!วันที่|แล้วไป)[^!?\\n]){0,56})',
    homewardEn: '(?<=\\b(?:way (?:back|home)|drive (?:back|home)|head(?:ing)? (?:back|home))\\b[^.;!?\\n]{0,40}\\b)',
  },
)

/** `ขาลงใต้`. */
export const WAY_HOME = cueBefore([
  {
    name: 'a region that the way home leads to',
    th: 'ขา(กลับ|ลง|ล่อง|)',
    en: 'on (the|our|my) way (back|home) ((down|up|) to)',
    yes: ['ขาลง‹ใต้›', 'on our way back down to the ‹South›'],
    no: ['ลง‹ใต้›', 'on our way to the ‹South›'],
  },
])
