import { LATIN_MONTH, WEEKDAY } from './calendar-words.ts'
import { SELF } from './common-words.ts'
import { COUNT } from './numbers.ts'
import { followedBy, notAfter, notRightAfter, oneSaid, perhaps, type Slots, words } from './phrases.ts'

/** What stands between braces in `relative-date-rules.ts`. */
export const RELATIVE_SLOTS: Slots = {
  /** Who begins a story says so of the day of writing. */
  tells:
    'วันนี้(?:เรา|ผม|ฉัน|หนู|แอด(?:มิน)?|พี่|ก็|เลย|ขอ|จะ|มี|ได้|อยาก|ๆ|\\s){0,5}(?:พา(?:ทุกคน|เพื่อน ?ๆ|ไป|มา|เที่ยว)|(?:มา)?(?:เล่า|รีวิว|แชร์|แนะนำ|เขียน|บอก|แบ่งปัน)|(?:มา)?ชวน(?:ทุกคน|เพื่อน ?ๆ|ไป|เที่ยว|มา))',
  /** A number. */
  count: `(${COUNT})`,
  /** A number, “a” or “an”. */
  aCount: `(${COUNT}|\\ban?\\b)`,
  /** “In three weeks we fly”. */
  setsOut:
    "(?=,? (?:we|i|i'm|i am|we're|we are|my|our)(?: \\w+)? (?:fly|flying|leave|leaving|go|going|travel|travelling|arrive|arriving|land|landing|head|heading|off|come|coming|set off)\\b)",
  /** “About”, “exactly”, or nothing. */
  roughly: '(?:(?:exactly|about|around|roughly|approximately|just|almost|nearly|less than|just over|only) )?',
  /** “Flying to Trat in two weeks”: the place is read elsewhere. */
  flyTo: String.raw`(?<=\b(?:fly|flying|leaving|off|setting off|arriving|landing|departing|am going|are going|'m going|'re going|(?:am|are|'m|'re) (?:travelling|traveling|heading|coming)) (?:to|for|in|into) [^.,;:!?\n\d]{2,24} )`,
  /** Of weeks it is when they go. */
  goTo: String.raw`(?<=\b(?:(?:go|going|travel|travell?ing|heading|head|coming|come|moving|trip|holiday|vacation|honeymoon|leave|leaving|set(?:ting)? off|off) (?:to|for|into)|(?:'ll|will|going to) (?:be|arrive|land) (?:in|on|at)|(?:wedding|concert|conference|festival|meeting|honeymoon|birthday) (?:in|on|at)|visit(?:ing)?)(?![^.,;:!?\n]{2,24} (?:and|then|or) | (?:all|every|everything|both|explore|see|do|cover|tour|backpack|hike|drive|cycle|spend|as)\b) [^.,;:!?\n\d]{2,24} )`,
  /** “Our trip to Trang is”, “the holiday starts”. */
  tripIs: String.raw`(?<=\b(?:trip|holidays?|vacation|honeymoon|flights?|departure|leave|leaving) (?:to [^.,;:!?\n\d]{2,24} )?(?:is|are|coming up|starts?|begins?) )`,
  /** “In two weeks for five days”. */
  thenFor: String.raw`(?=,? (?:for|staying|we have|i have) (?:about |around |just |only )?(?:${COUNT}|an?) ?(?:days?|nights?|weeks?|n|d)\b)`,
  /** “In ten days” may be how long the trip is. */
  time: followedBy("(') time, from now"),
  /** As may `อีก 2 วัน`, unless the way there follows. */
  leaves: followedBy(`จะ, ก็, ถึง, นี้, ${perhaps(SELF)}(จะ)(ไป|บิน|เดินทาง|ออก|ลา|หยุด)`),
  /** A weekend. */
  satSun: words('เสาร์ (-) (และ|กับ|)(วัน)อาทิตย์, ส(.) - อา(.|[!{thai}])'),
  /** Not `ตลาดนัดวันอาทิตย์`. */
  noMarket: notRightAfter('ตลาดนัด, ตลาด'),
  /** Nor several weekends. */
  noMarketAfter: '(?!s| (?:night )?market)',
  /** Not `วันอาทิตย์`. */
  noDay: notRightAfter('วัน'),
  /** Not “the weekend of”, “this weekend's”. */
  notOf: String.raw`(?! of\b|'s\b|s\b| end\b|-end| has\b| had\b| was\b)`,
  /** A Thai word begins here. */
  word: '(?<![ก-์])',
  /** The word ends here. */
  wordEnd: '(?=\\s|$)',
  /** A weekday. */
  weekday: `(${WEEKDAY})`,
  /** `เสาร์อาทิตย์หน้า` is a weekend. */
  midWeek: oneSaid('(วัน)(จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส(ฯ)|(ศุกร|ศุกร์))'),
  /** Before how long the trip is: “we have a week from Monday”. */
  notSpent: notAfter(
    'for, have, had, got, has, spend, spending, take, taking, off, stay, staying, of, is, the, last, whole, full',
  ),
  /** No date and no end follows. */
  noDateAfter: String.raw`(?!,? (?:the )?(?:\d{1,2}(?! ?(?:days?|nights?|n\b|d\b|weeks?|people|of us|adults|friends|pax)\b)|(?:${LATIN_MONTH})\b|to\b|until\b|till\b|-))`,
  /** “One week, end of July”, written without a sign. */
  aWeek: String.raw`\b(?:a|one|1) (?=week end)`,
  /** Nothing more is said of it. */
  ends: followedBy('{end}, {sign}, and, for'),
}
