import { cueAfter, cueAround, cueBefore } from './cues.ts'
import { gapWithout, notRightAfter } from './phrases.ts'
import { gap, TEXT } from './slot-gaps.ts'

// `เมื่อก่อนนั่ง‹รถทัวร์›`, “‹motorbikes› scare me”: vehicles that are only spoken of.

/** Words for this trip: what stands before them is of another time. */
const NOW_TH = 'คราวนี้, รอบนี้, ครั้งนี้'

const SLOTS = {
  /** In the same clause, without a word for this time between: “last year we went by”. */
  words: gapWithout(44, '(now|this|but|so|again|want|will|next)'),
  wordsTh: gapWithout(24, `${NOW_TH}, ปีนี้, ตอนนี้, เดี๋ยวนี้, สมัยนี้, ล่าสุด, แต่, จะ, อยาก, ขอ`),
  /** A few letters, no wish: `เคยขี่`. */
  near: gapWithout(10, 'จะ, อยาก', '[^\\s.,;!?]'),
  /** Not `ไม่เคย`, `ค่อยเคย`. */
  notNever: notRightAfter('ไม่, ค่อย, ใคร, อย่าง'),
  /** “Usually we take the”. */
  clause: gap(32, '[^.;!?\\n]'),
  clauseTh: gapWithout(24, NOW_TH),
  /** “Broke my arm when I fell off a”. */
  few: gap(12),
  /** Up to 96 letters, also of other sentences. */
  far: gap(96, TEXT),
  /** The rest of the word: “‹motorbike›s are”. */
  plural: 's?\\s?',
}

/** How they went another time. */
export const ANOTHER_TIME = cueBefore(
  [
    {
      name: 'how they went another time',
      th: `
        (เมื่อก่อน|แต่ก่อน|สมัยก่อน|ก่อนหน้านี้|คราวก่อน|คราวที่แล้ว|ครั้งก่อน|ครั้งที่แล้ว|รอบก่อน|รอบที่แล้ว|ปีก่อน|ปีที่แล้ว|ปีกลาย){wordsTh},
        {notNever}เคย{near}`,
      en: '(last (time|year|trip|month|summer|winter)|(we|i|they) used to|previously|in the past|(year|years) ago){words}',
      yes: ['last year we went by ‹bus›', 'we used to go by ‹train›', 'เมื่อก่อนนั่ง‹รถทัวร์›', 'เคยขี่‹มอเตอร์ไซค์›'],
      no: [
        'last year was hot, now by ‹bus›',
        'last time, so this time by ‹train›',
        'ปีที่แล้วไม่ได้ไป ปีนี้นั่ง‹รถทัวร์›',
        'ไม่เคยขี่‹มอเตอร์ไซค์›',
      ],
    },
  ],
  SLOTS,
)

/** How they usually go, where the text says how this time. */
export const USUALLY = cueAround(
  [
    {
      name: 'how they usually go, but not this time',
      before: { th: '(ปกติ|ปรกติ|ธรรมดา|ทุกที|ทุกครั้ง){clauseTh}', en: '(usually|normally){clause}' },
      after: { th: '{far}(คราวนี้|รอบนี้|ครั้งนี้|ปีนี้|ทริปนี้|เที่ยวนี้)', en: '{far}(this time|now|for once)' },
      yes: ['normally we go by ‹bus›, this time we drive', 'ปกตินั่ง‹รถทัวร์› คราวนี้ขับเอง'],
      no: ['normally we go by ‹bus›', 'ปกตินั่ง‹รถทัวร์›'],
    },
  ],
  SLOTS,
)

/** What somebody else has, an accident, a noise. */
export const OF_OTHERS = cueBefore(
  [
    {
      name: 'a noise, many of them',
      th: '(เสียง|อู่|ซ่อม|ขาย|โดน|ร้าน|เป็นคนขับ|อาชีพขับ)',
      en: '(noise|sound|smell) of, lots of, full of, (too|so) many',
      yes: ['the noise of ‹motorbikes›', 'lots of ‹scooters›', 'อู่ซ่อม‹รถ›', 'เสียง‹มอเตอร์ไซค์›'],
      no: ['two ‹scooters›', 'เช่า‹มอเตอร์ไซค์›'],
    },
    {
      name: 'an accident, or never in their lives',
      en: `
        broke my (leg|arm|ankle|wrist){few},
        (crashed|crash|accident|fell off|fell|came off|hit by|injured) (on|with|from|off|by|) (a|an|the|my|in|),
        never (been|ridden|rode|sat|driven) (on|in|) (a|an|the|any|)`,
      yes: ['broke my arm on a ‹scooter›', 'fell off a ‹scooter›', 'never ridden a ‹motorbike›'],
      no: ['on a ‹scooter›', 'we never stay long, by ‹motorbike›'],
    },
    {
      name: 'what somebody else has',
      en: `
        (neighbour|neighbours|neighbor|neighbors|brother|sister|son|dad|father|uncle|cousin|friend|friends) (who|)
        (love|loves|like|likes|has|have|collect|collects|sell|sells|race|races|repair|repairs|work on|works on)
        (a|an|his|her|the|old|toy|fast|) (old|toy|fast|)`,
      yes: ['my brother races ‹motorbikes›', 'our neighbour has an old ‹scooter›'],
      no: ['my brother and I on a ‹scooter›'],
    },
  ],
  SLOTS,
)

/** What they say of them. */
export const SAID_OF_IT = cueAfter(
  [
    {
      name: 'dangerous, loud, an accident',
      th: '(ไป|มา|แล้ว|เลย|)(ล้ม|คว่ำ|ชน|เสียงดัง|อันตราย|เข็ด|เมามาก|เมาเลย|แล้วเมา|แล้วเข็ด|ตลอดเลยเข็ด)',
      en: `
      {plural}(are|is|were|was|look|looks|seem|seems|can be) (too|so|very|really|just|)
      (dangerous|scary|deadly|noisy|risky|frightening|loud),
      {plural}(scare|scares|frighten|annoy|make me nervous|make us nervous|accident|accidents|crash|noise)`,
      yes: ['‹motorbike›s scare me', '‹scooters› are too dangerous', '‹มอเตอร์ไซค์›อันตราย', '‹รถตู้›แล้วเมา'],
      no: ['‹motorbike› for two', '‹มอเตอร์ไซค์›ไปเที่ยว'],
    },
  ],
  SLOTS,
)
