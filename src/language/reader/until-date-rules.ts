import { LATIN_WEEKDAY, THAI_WEEKDAY } from './calendar-words.ts'
import { SELF } from './common-words.ts'
import { cueAfter, cueAnywhere, cueBefore } from './cues.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { listOf, notFollowedBy, oneSaid, PIECES, perhaps, type Slots, upTo, WORD_EDGE } from './phrases.ts'
import { gap, WITH_COMMAS } from './slot-gaps.ts'

// “I'm stuck on Koh Chang until 3 December”, `ตอนนี้อยู่ตรังถึงวันศุกร์`: from today to that day. What is done with these words:
// `until-date.ts`.

const SLOTS: Slots = {
  ...PIECES,
  gap: '\\s?',
  /** “Still”, “all just”: up to two words between “we are” and “in”. */
  still: upTo(2, '{space}(both|all|just|already|still|now|currently|stuck|staying|sitting)'),
  /** “In Chiang Mai now”: up to 20 letters of English, with their spaces. */
  place: '[a-z ]{2,20}',
  /** Up to 24 letters of the same sentence, before a word of English. */
  soon: gap(24, WITH_COMMAS) + WORD_EDGE,
}

/** They are there already. */
export const THERE_NOW = cueAnywhere(
  [
    {
      name: 'they cannot leave, or say “now”',
      th: `(ตอนนี้|ขณะนี้)(พวก|)${perhaps(SELF)}(กำลัง|)(อยู่|ติด|พัก|เที่ยว|มา), ติดอยู่, ติดฝนอยู่`,
      en: 'stuck, stranded, currently, right now, at the moment, (in|on|at) {place} (right |)now',
      yes: [
        'ตอนนี้เราอยู่เกาะช้าง ถึงวันที่ 3',
        'ขณะนี้ฉันเที่ยวตรังอยู่',
        'ติดฝนอยู่เกาะเต่า',
        'stuck on Koh Chang until 3 December',
        'we are stranded in Nan',
        'in Chiang Mai now',
      ],
      no: ['ตอนนี้อยากไปเกาะช้าง', 'we know Nan', 'ติดทะเล'],
    },
    {
      name: 'they are still there, or here',
      th: 'ยังอยู่, อยู่ที่นี่, มาถึงแล้ว',
      en: `
        (i'm|im|we're|i am|we are|he's|she's|they're|already|still|staying|here){still} (here|in|on|at|until|till),
        {start}here (in|on|at)`,
      yes: [
        'ยังอยู่ปายถึงวันศุกร์',
        'อยู่ที่นี่ถึงวันเสาร์',
        "we're all still in Pai until Friday",
        'staying here until the 14th',
        'here on Koh Lanta until Friday',
      ],
      no: ['we are four, until Friday', 'อยากอยู่ปายถึงวันศุกร์', 'no hotel here'],
    },
  ],
  SLOTS,
)

/** Right before a date: it is the last day. */
export const UNTIL = cueBefore([
  {
    name: 'until a date',
    th: '(จน|)ถึง(วันที่|)',
    en: 'until, till',
    yes: ['stuck here until ‹3 December›', 'till the ‹3rd of December›', 'ติดอยู่จนถึงวันที่ ‹3 ธ.ค.›'],
    no: ['stuck here since ‹3 December›', 'ติดอยู่ตั้งแต่ ‹3 ธ.ค.›'],
  },
])
/** The words with which such a date may begin itself. */
export const UNTIL_WORDS = listOf('until, till, ถึง')

/** After it: they go on from there, or only a length counts. */
export const GOES_ON = cueAfter(
  [
    {
      name: 'they go on after that day',
      th: '{gap}(แล้ว|จากนั้น|ค่อย|ก่อน|เช้า|หลัง)',
      en: '{soon}(then|after|afterwards|before|when|next|from there), {soon}and (then |)(go|fly|head|move)',
      yes: [
        'until ‹3 December›, then Krabi',
        'until ‹Friday› and then fly to Samui',
        'ถึง‹วันศุกร์› แล้วไปกระบี่',
        'ถึง‹วันศุกร์›ค่อยไปปาย',
      ],
      no: ['until ‹3 December›, what can we do', 'ถึง‹วันศุกร์› ไปไหนดี'],
    },
  ],
  SLOTS,
)

/** A last day that is said without its month. */
interface UntilRule extends PhraseRule {
  readonly name: string
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const UNTIL_RULES: readonly UntilRule[] = [
  {
    name: 'until a weekday',
    th: '(จน|)ถึงวัน{weekdayTh}(นี้|)',
    en: '(until|till) (this |on |){weekdayEn}',
    yes: ['ติดอยู่เกาะเต่าถึงวันศุกร์นี้', 'stuck on Koh Tao until Friday'],
    no: ['ติดอยู่ตั้งแต่วันศุกร์', 'stuck since Friday'],
  },
  {
    name: 'until a day of the month',
    en: '(until|till) the {nth}(st|nd|rd|th){notOther}',
    yes: ['stuck on Koh Tao until the 30th'],
    no: ['stuck until the 3rd floor', 'until 3'],
  },
]

export const UNTIL_SLOTS: Slots = {
  ...PIECES,
  weekdayTh: `(${THAI_WEEKDAY})`,
  weekdayEn: oneSaid(LATIN_WEEKDAY.replaceAll('|', ', ')),
  nth: '(\\d{1,2})',
  /** Not “the 3rd floor”. */
  notOther: notFollowedBy('floor, day, night, time'),
}
