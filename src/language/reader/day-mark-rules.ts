import { LATIN_MONTH, MONTH, WEEKDAY } from './calendar-words.ts'
import { NUMBERS } from './common-words.ts'
import { COUNT } from './numbers.ts'
import type { PhraseRule } from './phrase-rule.ts'
import {
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  PIECES,
  rightAfter,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

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
  /** What the phrases say: where a new one belongs. */
  readonly name: string
  /** Sentences with the days that the rule reads in them, and sentences in which it reads none: its tests. */
  readonly yes: readonly (readonly [sentence: string, days: string])[]
  readonly no: readonly string[]
}

const NTH = 'first, second, third, fourth, fifth, 1st, 2nd, 3rd, 4th, 5th'
/** Between figures and signs. */
const SIGNS: Slots = { figures: '\\d{1,2}', gap: ' ?', slash: '/', month: MONTH, monthEn: `(?:${LATIN_MONTH})\\b` }

export const DAY_MARK_SLOTS: Slots = {
  ...PIECES,
  /** The first of several days in figures: the 1 of “day 1-3”. */
  from: '(\\d{1,2})',
  /** Between them: a dash, “to”, “and”. In “day 1 - 2 temples” the sign is a dash, in “days 1 - 2” it is not. */
  toDay:
    words('-, {gap}(to|&|and|{slash}){gap}, {afterDays}{space}-{space}', {
      ...SIGNS,
      afterDays: rightAfter('days {figures}', SIGNS),
    }) + maybe('day{space}'),
  /** The last of them, and no length: not “4 to 6 nights”. */
  until: `(\\d{1,2})${WORD_EDGE}${notFollowedBy('night(s), day(s), hour(s)')}`,
  /** The 2 of “d2”, the 4 of “d2-d4”. */
  short: `${notRightAfter('{letter}, {digit}')}d(\\d{1,2})`,
  untilShort: '-d?(\\d{1,2})',
  /** What follows “d2”: a space or a sign. */
  closed: rightBefore('{space}, :, ., {close}, -'),
  /** Not “a week”, “one week”. */
  notA: notAfter('a, an, one, per, the whole, each'),
  /** Not “a week 2 couples”. */
  notPeople: notFollowedBy(
    'couple(s), adult(s), people, pax, person(s), friend(s), kid(s), of us, children, girls, guys, family, families, traveler(s), traveller(s)',
  ),
  /** The 2 of “week 2”. */
  week: oneSaid('{digit}, one, two, three, four') + WORD_EDGE,
  /** “The second week”, but not “of May”, “in March”. */
  nthWeek: oneSaid('first, 1st, second, 2nd, third, 3rd'),
  notOfMonth: notFollowedBy('of, (in |){monthEn}', SIGNS),
  /** Not “every second week”. */
  notRepeated: notAfter('every, each'),
  /** Not “3-day trip”, “one day”. */
  notEach: notAfter('{digit}, {digit}-, one, a, per, each, every, half, full, single, whole, in') + WORD_EDGE,
  /** “2nd and 3rd day”: the first and the last. */
  nthFrom: oneSaid(NTH),
  nthUntil: oneSaid(`${NTH}, 6th, 7th, 8th, 9th, 10th, sixth, seventh`),
  /** Between these two. */
  toNth: words('-, {gap}(to|&|and|through|{slash}){gap}', SIGNS) + maybe('the{space}'),
  /** “Night 2: Pai” begins a line of a list. */
  headed: followedBy(':, ., {close}, (-|–){space}'),
  /** The 2 of “day 2”: no length (“2 nights”) and no hour (“2:30”). */
  number:
    oneSaid('{figures}, one, two, three, four, five, six, seven', SIGNS) +
    WORD_EDGE +
    notFollowedBy('night(s)') +
    notRightBefore('(:|.){digit}{digit}[!{digit}]'),
  /** “Second” of “our second day”. */
  nth: oneSaid(NTH),
  /** `แรก` of `วันแรก`. */
  nthThai: oneSaid('แรก'),
  /** Not `2 วันแรก`, `สองวันแรก`: they are a length. */
  notSeveral: notAfter(`{digit}, ${NUMBERS}`),
  /** Not `ทุกวันสองคน`, `ครึ่งวันสอง…`. */
  notEvery: notAfter('ทุก, ครึ่ง, {digit}'),
  /** `สอง` of `วันสองไปทะเล`, not of `วันสองคน`. */
  word: oneSaid('สอง, สาม, สี่, ห้า, หก, เจ็ด') + notFollowedBy('วัน, คืน, คน, ที่, โมง, ทุ่ม, สาม, สี่, {month}', SIGNS),
  /** The 3 of `วันที่ 3`, not of `วันที่ 3 ธันวา`, `วันที่ 3 ถึง 5`. */
  numberThai: `(${COUNT})${notFollowedBy('-, ถึง[ วันที่| {digit}], {slash}, เดือน, {month}', SIGNS)}`,
  /** Not `2 คืนแรก`. */
  notCounted: notAfter('{digit}'),
  /** A weekday that begins a line or a clause, and is not the end of “Mon-Wed”. */
  weekday: `${notRightAfter('{letter}, {digit}, {thai}')}${notAfter('-, &, {slash}', SIGNS)}(${WEEKDAY})`,
  /** After it, but not “Mon - Wed”, “Sat: 5 December”. */
  colon:
    words('{gap}:, {gap}=, {space}-', SIGNS) +
    notFollowedBy('{nth}, {weekday}', { nth: '\\d{1,2}(?:st|nd|rd|th)?\\b', weekday: WEEKDAY }),
}

/** In the order in which they apply: what one has read, later ones do not see. */
export const DAY_MARK_RULES: readonly DayMarkRule[] = [
  {
    says: 'days',
    name: 'from one day to another: “day 1-3”, “d2-d4”',
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
    name: 'a week of the trip: “week 2”',
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
    says: 'day',
    name: 'one day: “day 2”, “d2”, `วันที่ 3`',
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
      ['Koh Lanta day 2: diving', '2'],
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
    name: 'one of a list of nights',
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
    name: 'the day after the one before',
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
    name: 'the last day',
    th: '{notSeveral}วันสุดท้าย',
    en: '(on|for|) (the|our|my|) (last|final) (day|morning|afternoon|evening)',
    yes: [
      ['the last morning is free', 'last'],
      ['วันสุดท้ายขอเดินตลาด', 'last'],
    ],
    no: ['last year', 'คืนสุดท้าย', '2 วันสุดท้าย', 'แปดวันสุดท้าย'],
  },
  {
    says: 'first_night',
    name: 'the first night',
    th: '{notCounted}คืนแรก',
    en: '(on|for|) (the|our|my|) first night',
    yes: [
      ['our first night is in Trat', 'first night'],
      ['คืนแรกนอนตาก', 'first night'],
    ],
    no: ['first nightlife', '2 คืนแรก'],
  },
  {
    says: 'weekday',
    name: 'a weekday that heads a line or a clause: `จันทร์: น่าน`',
    both: '{weekday}{colon}',
    yes: [
      ['Fri: Trat, Sat: Ko Mak, Sun - home', '1, 2, 3'],
      ['จันทร์: น่าน อังคาร: ปัว', '1, 2'],
      ['Mon: fly in. Wed: Pai', '1, 3'],
    ],
    no: ['Mon - Wed in Krabi', 'Sat 5: Krabi', 'Mon: closed', 'Fri-Sun: Trat'],
  },
]
