import { LATIN_MONTH, WEEKDAY } from './calendar-words.ts'
import { SELF } from './common-words.ts'
import { COUNT } from './numbers.ts'
import {
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  perhaps,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'

/** Signs and words between the phrases of these slots. */
const PIECES: Slots = {
  sep: ',? ',
  /** The name of a place, which is read elsewhere, between its spaces. */
  place: ' [^.,;:!?\\n\\d]{2,24} ',
  /** A word of English. */
  word: '(?: \\w+)?',
  count: COUNT,
  /** No word of a longer journey follows: “travel to Trang and Satun”, “go to see all of Isan”. */
  oneGoal:
    notRightBefore('{far}(and|then|or){space}', { far: '[^.,;:!?\\n]{2,24} ' }) +
    notRightBefore(
      '{space}(all|every|everything|both|explore|see|do|cover|tour|backpack|hike|drive|cycle|spend|as){space}',
    ),
}

/** What stands between braces in `relative-date-rules.ts`. */
export const RELATIVE_SLOTS: Slots = {
  /** Who begins a story says so of the day of writing: `วันนี้เราจะพาไป`. */
  tells:
    words('วันนี้') +
    upTo(5, 'เรา, ผม, ฉัน, หนู, แอด(มิน), พี่, ก็, เลย, ขอ, จะ, มี, ได้, อยาก, {space}') +
    words(`
      พา(ทุกคน|เพื่อน|ไป|มา|เที่ยว), (มา)(เล่า|รีวิว|แชร์|แนะนำ|เขียน|บอก|แบ่งปัน),
      (มา)ชวน(ทุกคน|เพื่อน|ไป|เที่ยว|มา)`),
  /** A number. */
  count: `(${COUNT})`,
  /** A number, “a” or “an”. */
  aCount: oneSaid('{count}, a, an', PIECES),
  /** “In three weeks we fly”. */
  setsOut: rightBefore(
    `
    {sep}(we|i|i'm|i am|we're|we are|my|our){word} (fly|flying|leave|leaving|go|going|travel|travelling|arrive|arriving),
    {sep}(we|i|i'm|i am|we're|we are|my|our){word} (land|landing|head|heading|off|come|coming|set off)`,
    PIECES,
  ),
  /** “About”, “exactly”, or nothing. */
  roughly: maybe('(exactly|about|around|roughly|approximately|just|almost|nearly|less than|just over|only){space}'),
  /** “Flying to Trat in two weeks”: the place is read elsewhere. */
  flyTo: rightAfter(
    `
    (fly|flying|leaving|off|setting off|arriving|landing|departing) (to|for|in|into){place},
    (am|are) (going|travelling|traveling|heading|coming) (to|for|in|into){place},
    ('m|'re) (going|travelling|traveling|heading|coming) (to|for|in|into){place}`,
    PIECES,
  ),
  /** Of weeks it is when they go: “going to Nan in 3 weeks”, “a wedding in Trang in two weeks”. */
  goTo: rightAfter(
    `
    (go|going|travel|travelling|traveling|heading|head|coming|come|moving) (to|for|into){oneGoal}{place},
    (trip|holiday|vacation|honeymoon|leave|leaving|set off|setting off|off) (to|for|into){oneGoal}{place},
    ('ll|will|going to) (be|arrive|land) (in|on|at){oneGoal}{place},
    (wedding|concert|conference|festival|meeting|honeymoon|birthday) (in|on|at){oneGoal}{place},
    visit(ing){oneGoal}{place}`,
    PIECES,
  ),
  /** “Our trip to Trang is”, “the holiday starts”. */
  tripIs: rightAfter(
    `
    (trip|holiday(s)|vacation|honeymoon|flight(s)|departure|leave|leaving) (is|are|coming up|start(s)|begin(s)){space},
    (trip|holiday(s)|vacation|honeymoon|flight(s)|departure|leave|leaving) to{place}(is|are|coming up|start(s)|begin(s)){space}`,
    PIECES,
  ),
  /** “In two weeks for five days”. */
  thenFor: rightBefore(
    '{sep}(for|staying|we have|i have) (about|around|just|only|) ({count}|a|an) (day(s)|night(s)|week(s)|n|d)',
    PIECES,
  ),
  /** “In ten days” may be how long the trip is. */
  time: followedBy("(') time, from now"),
  /** As may `อีก 2 วัน`, unless the way there follows. */
  leaves: followedBy(`จะ, ก็, ถึง, นี้, ${perhaps(SELF)}(จะ)(ไป|บิน|เดินทาง|ออก|ลา|หยุด)`),
  /** A weekend. */
  satSun: words('เสาร์ (-) (และ|กับ|)(วัน)อาทิตย์, ส(.) - อา., ส(.) - อา[!{thai}]'),
  /** Not `ตลาดนัดวันอาทิตย์`. */
  noMarket: notRightAfter('ตลาดนัด, ตลาด'),
  /** Nor several weekends. */
  noMarketAfter: notRightBefore('{letter}, {space}(night |)market'),
  /** Not `วันอาทิตย์`. */
  noDay: notRightAfter('วัน'),
  /** Not “the weekend of”, “this weekend's”. */
  notOf: notRightBefore("'s, s") + notFollowedBy('of, end, has, had, was'),
  /** A Thai word begins here. */
  word: notRightAfter('{thai}'),
  /** The word ends here. */
  wordEnd: rightBefore('{space}, {end}'),
  /** A weekday. */
  weekday: `(${WEEKDAY})`,
  /** `เสาร์อาทิตย์หน้า` is a weekend. */
  midWeek: oneSaid('(วัน)(จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส(ฯ)|(ศุกร|ศุกร์))'),
  /** Before how long the trip is: “we have a week from Monday”. */
  notSpent: notAfter(
    'for, have, had, got, has, spend, spending, take, taking, off, stay, staying, of, is, the, last, whole, full',
  ),
  /** No date and no end follows: “a week from Monday 7 December”. */
  noDateAfter: notRightBefore('{sep}(the|) {figures}{noLength}, {sep}(the|) {month}, {sep}(to|until|till), {sep}-', {
    sep: ',? ',
    figures: '\\d{1,2}',
    month: `(?:${LATIN_MONTH})\\b`,
    noLength: notFollowedBy('{digit}, day(s), night(s), n, d, week(s), people, of us, adults, friends, pax'),
  }),
  /** “One week, end of July”, written without a sign. */
  aWeek: words('(a|one|1){space}') + rightBefore('week end'),
  /** Nothing more is said of it. */
  ends: followedBy('{end}, {sign}, and, for'),
}
