import { LATIN_MONTH, MONTH, WEEKDAY } from './calendar-words.ts'
import { COUNT } from './numbers.ts'
import type { PhraseRule } from './phrase-rule.ts'
import type { Slots } from './phrases.ts'

// `วันที่ 3 ไปดอย`, “Day 1-3 Trat”: which days of the trip are spoken of from there on.

/** What part of the trip a phrase begins. */
export type DayMarkSays =
  /** From one day to another: “day 1-3”. */
  | 'days'
  | 'week'
  | 'day'
  /** One of a list of nights; alone it says nothing. */
  | 'night'
  /** The day after the one before. */
  | 'next_day'
  | 'last_day'
  | 'first_night'
  /** One of a list of weekdays, of which the first is day 1. */
  | 'weekday'

export interface DayMarkRule extends PhraseRule {
  readonly says: DayMarkSays
  /** Sentences with the days that the rule reads in them, and sentences in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, days: string])[]
  readonly no: readonly string[]
}

const NTH = 'first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th'

export const DAY_MARK_SLOTS: Slots = {
  from: String.raw`(\d{1,2})`,
  /** In “day 1 - 2 temples” the sign is a dash. */
  toDay: String.raw`(?:-|(?<=\bdays[ -]?\d{1,2}) - | ?(?:to|&|and|\/) ?)(?:day )?`,
  until: String.raw`(\d{1,2})\b(?!\s*(?:nights?|days?|hours?))`,
  short: String.raw`(?<![a-z\d])d(\d{1,2})`,
  untilShort: String.raw`-d?(\d{1,2})`,
  closed: '(?=[ :.)-])',
  notA: String.raw`(?<!\b(?:an?|one|per|the whole|each) )`,
  notPeople: String.raw`(?! (?:couples?|adults?|people|pax|persons?|friends?|kids?|of us|children|girls|guys|families|travell?ers)\b)`,
  week: String.raw`(\d|one|two|three|four)\b`,
  nthWeek: '(first|1st|second|2nd|third|3rd)',
  notOfMonth: `(?! (?:of\\b|(?:in )?(?:${LATIN_MONTH})\\b))`,
  notRepeated: '(?<!every ?|each ?)',
  /** “3-day trip”, “one day”. */
  notEach: String.raw`(?<!\d[ -]?|one |a |per |each |every |half |full |single |whole |in )\b`,
  nthFrom: `(${NTH})`,
  nthUntil: `(${NTH}|6th|7th|8th|9th|10th|sixth|seventh)`,
  toNth: '(?:-| ?(?:to|&|and|through|\\/) ?)(?:the )?',
  /** “Night 2: Pai” begins a line of a list. */
  headed: String.raw`(?=\s?(?:[:.)]|[-–] ))`,
  number: String.raw`(\d{1,2}|one|two|three|four|five|six|seven)\b(?!\s*nights?|[:.]\d\d\b)`,
  nth: `(${NTH})`,
  nthThai: '(แรก)',
  /** `2 วันแรก` is a length. */
  notSeveral: '(?<!\\d ?|สอง|สาม|สี่|ห้า|หก|เจ็ด)',
  notEvery: String.raw`(?<!ทุก|ครึ่ง|\d|\d )`,
  word: `(สอง|สาม|สี่|ห้า|หก|เจ็ด)(?!\\s*(?:วัน|คืน|คน|ที่|โมง|ทุ่ม|สาม|สี่|${MONTH}))`,
  numberThai: `(${COUNT})(?!\\s*(?:-|ถึง(?=\\s?(?:วันที่|\\d))|/|เดือน|${MONTH}))`,
  notCounted: String.raw`(?<!\d\s?)`,
  weekday: `(?<![\\wก-์]|[-/&]\\s?)(${WEEKDAY})`,
  colon: String.raw`(?:\s?[:=]|\s-)(?!\s?(?:\d{1,2}(?:st|nd|rd|th)?\b|${WEEKDAY}))`,
}

/** In the order in which they apply: what one has read, later ones do not see. */
export const DAY_MARK_RULES: readonly DayMarkRule[] = [
  {
    // `both`: “d2-d4”.
    says: 'days',
    th: 'คืนที่ {from}(-|ถึง| ถึง ){until}',
    en: '(on|for|) (day(s)|night(s)) {from}{toDay}{until}, (on|for|) (the|our|) {nthFrom}{toNth}{nthUntil} day(s)',
    both: '{short}{untilShort}{closed}',
    yes: [
      ['Day 1-3 Trat', '1-3'],
      ['days 4 to 6 in Nan', '4-6'],
      ['d2-d4: Pai', '2-4'],
      ['nights 3-5 in Nan', '3-5'],
      ['คืนที่ 3-5 น่าน', '3-5'],
      ['2nd and 3rd day in Nan', '2-3'],
      ['the third to fifth day', '3-5'],
    ],
    no: ['day 1 - 2 temples', 'days 4 to 6 nights', 'day 2'],
  },
  {
    says: 'week',
    en: '{notA}week {week}{notPeople}, {notRepeated}(the|our|) {nthWeek} week{notOfMonth}',
    yes: [
      ['week 2 on Lanta', '8-14'],
      ['the first week in Isan', '1-7'],
    ],
    no: [
      'two weeks',
      'a week 2 couples',
      'a week two of us',
      'the first week of May',
      'the first week in March',
      'second week March',
      'every second week',
    ],
  },
  {
    // `both`: “d2”.
    says: 'day',
    th: '{notSeveral}วัน{nthThai}, {notEvery}วัน{word}, วันที่ {numberThai}',
    en: '{notEach}(on |for |)(the |)day {number}, {notEach}night {number}{headed}, (on|for|) (the|our|my|) {nth} (day|morning|afternoon|evening)',
    both: '{short}{closed}',
    yes: [
      ['day 2: Krabi', '2'],
      ['on our second morning', '2'],
      ['วันแรกไปไหว้พระ วันสองไปทะเล', '1, 2'],
      ['วันที่ 3 ไปดอย', '3'],
      ['วันที่ 1 ถึงตรังเที่ยง', '1'],
      ['d1: fly in', '1'],
      ['Night 2: Pai', '2'],
    ],
    no: [
      'a 3 day trip',
      'one day 2 temples',
      'วันที่ 3 ธันวา',
      'วันที่ 3 ถึง 5',
      'วันสองคน',
      'สองวันแรก',
      'every day 3 temples',
      'one night 2: no',
      'night 2 of us',
    ],
  },
  {
    says: 'night',
    th: 'คืนที่ {numberThai}',
    en: '{notEach}(on |for |)(the |)night {number}',
    yes: [
      ['night 1 Korat, night 2 Surin', '1, 2'],
      ['nights 1-2 Korat, night 3 Surin', '1-2, 3'],
      ['คืนที่ 1 โคราช คืนที่ 2 สุรินทร์', '1, 2'],
    ],
    no: ['one night 2: no', 'night 2 of us', 'a night 2 people, night 3 people', 'คืนที่ 2 ของเดือน'],
  },
  {
    says: 'next_day',
    th: 'วัน(ต่อมา|ถัดมา|ถัดไป|รุ่งขึ้น)',
    en: '(on |)(the |)(next|following) day',
    yes: [
      ['วันแรกตรัง วันต่อมาพัทลุง', '1, 2'],
      ['day 1 Trang, the next day Phatthalung', '1, 2'],
    ],
    no: ['วันต่อมาพัทลุง', 'the next day Phatthalung', 'the next days'],
  },
  {
    says: 'last_day',
    th: '{notSeveral}วันสุดท้าย',
    en: '(on|for|) (the|our|my|) (last|final) (day|morning|afternoon|evening)',
    yes: [
      ['the last morning is free', 'last'],
      ['วันสุดท้ายขอเดินตลาด', 'last'],
    ],
    no: ['last year', 'คืนสุดท้าย', '2 วันสุดท้าย'],
  },
  {
    says: 'first_night',
    th: '{notCounted}คืนแรก',
    en: '(on|for|) (the|our|my|) first night',
    yes: [
      ['our first night is in Trat', 'first night'],
      ['คืนแรกนอนตาก', 'first night'],
    ],
    no: ['first nightlife', '2 คืนแรก'],
  },
  {
    // A weekday that heads a line or a clause: `จันทร์: น่าน`.
    says: 'weekday',
    both: '{weekday}{colon}',
    yes: [
      ['Fri: Trat, Sat: Ko Mak, Sun - home', '1, 2, 3'],
      ['จันทร์: น่าน อังคาร: ปัว', '1, 2'],
      ['Mon: fly in. Wed: Pai', '1, 3'],
    ],
    no: ['Mon - Wed in Krabi', 'Sat 5: Krabi', 'Mon: closed', 'Fri-Sun: Trat'],
  },
]
