import { cueAround, cueBefore } from './cues.ts'
import { notRightAfter } from './phrases.ts'

// `กลับบ้านที่‹สุรินทร์›`, “then home to ‹Bangkok›”: where the way home leads and ends.

/** “4 days in Surin, then home to Bangkok”: after a stay. */
export const THEN_HOME_TO = cueAround(
  [
    {
      name: 'the way home after a stay',
      before: {
        en: `
          (then|and|and then|before) (we|i|) (go|going|drive|driving|fly|flying|head|heading|travel|take the train|)
          (back|) home to`,
      },
      notAfter: { en: '{length}' },
      yes: ['then home to ‹Bangkok›', 'and we drive home to ‹Korat› on Sunday'],
      no: ['we are going home to ‹Surin›', 'then home to ‹Surin› for 3 days'],
    },
  ],
  {
    /** “Home to Surin for 3 days”: a stay. */
    length: ',? (?:for|\\d)',
  },
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
      th: '{homeward}ถึง(บ้าน|)(ที่|), {homeward}(ก่อน|แล้ว|ค่อย)(จะ|ค่อย|)(เข้า|กลับ|ถึง)(บ้าน|)(ที่|)',
      en: '{homewardEn}(arrive(s)|arriving|reach|reaching|get(ting) (in|to|into)|back) (in|at|to|)',
      yes: [
        'ขากลับแวะนครปฐม ถึง‹กรุงเทพ›',
        'ขากลับแวะตากก่อนเข้า‹กรุงเทพ›',
        'บ่ายสามเดินทางกลับ ถึง‹กรุงเทพ›',
        'on the way home lunch, reaching ‹Bangkok›',
      ],
      no: ['ถึง‹กรุงเทพ›', 'กลับดึก แล้ววันที่สองไปถึง‹ตรัง›', 'we arrive in ‹Bangkok›'],
    },
  ],
  {
    /** They were on the way home before, within the sentence. */
    homeward: '(?<=(?:ขากลับ|เดินทางกลับ|ขับกลับ|ขับรถกลับ|ตีรถกลับ|วันกลับ|แล้วกลับ)(?:(?!วันที่|แล้วไป)[^!?\\n]){0,56})',
    homewardEn: '(?<=\\b(?:way (?:back|home)|drive (?:back|home)|head(?:ing)? (?:back|home))\\b[^.;!?\\n]{0,40}\\b)',
  },
)

/** `ขาลงใต้`. */
export const WAY_HOME = cueBefore(
  [
    {
      name: 'a region that the way home leads to',
      th: '{word}ขา(กลับ|ลง|ล่อง|)',
      en: 'on (the|our|my) way (back|home) ((down|up|) to)',
      yes: ['ขาลง‹ใต้›', 'on our way back down to the ‹South›'],
      no: ['ลง‹ใต้›', 'ดูภูเขา‹ทางเหนือ›', 'on our way to the ‹South›'],
    },
  ],
  {
    /** `ขากลับ`, not the end of `เขา`. */
    word: notRightAfter('เ, ส'),
  },
)
