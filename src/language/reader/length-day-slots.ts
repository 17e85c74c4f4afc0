import { LENGTH_PIECES, RATE_TH, WEEKDAYS_TH } from './length-pieces.ts'
import { COUNT } from './numbers.ts'
import { STRETCH } from './openings.ts'
import {
  after,
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneSaid,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

/** A word between a number and “days” that tells what they are like: “2 cold days”, not “2 kids these days”. */
const LIKE =
  notRightBefore(`
    a, an, the, and, or, per, each, every, most, some, all, these, those, my, our, for, from, with, without,
    people, pax, person, child, hour, day, night, week, month, year, minute, time, star, baht, school, business, working,
    first, last, next, previous, past, before, after, until, other, of, in, on, at, to, by,
    two, three, four, five, six, seven, eight, nine, ten`) + "[a-z'-]{3,16}"
/** The same with what stands before it; things that are counted end with an s. */
const ONE_LIKE = words('{sep}(and |)({read}|{word}{noThings})', {
  sep: ',? ',
  read: STRETCH,
  word: LIKE,
  noThings: notRightAfter('{letter}s', { letter: '[^su]' }),
})

/** One of these words may be between a number and “days”, “weeks”: “5 full days”. */
const KIND_OF_DAYS = words(
  `
  full, whole, entire, long, short, indoor, rainy, sunny, clear, lazy, easy, slow, quiet, relaxed, relaxing, busy,
  great, nice, fun, more, extra, other, additional, free, spare, bonus, {seen}`,
  { seen: '\\ufffc+' },
)
/** “10ish”, “12 or so”. */
const MORE_OR_LESS = maybe('{dash}ish, +, {space}or so, {space}odd', LENGTH_PIECES)

/** After “5 days before”: “5 days before we fly home” are those of the trip. */
const NO_END = notRightBefore(
  `
  {we}{must}{space}(fly|flying|flight|head|heading|go|going|return|returning|leave|leaving|move|moving|onward),
  {we}{must}{space}(continue|continuing|catch|catching),
  {space}(my |our |the |his |her |)(visa|stamp|leave|work|school|uni|university|term|classes|semester|job){word}{ends},
  {noBooking}{space}(the |){read}`,
  {
    we: maybe('{space}(we|i|our|my|the)'),
    must: maybe('{space}(must|have to|need to|should|can|then)'),
    word: '(?: \\w+)?',
    ends: words('{space}(end(s)|expire(s)|run(s) out|is up|finish(es)|start(s)|begin(s)|is over)'),
    /** “Trang 3 days before Christmas”, whose name is read already, but not “book 3 days before Christmas”. */
    noBooking: notRightAfter(
      `
      (book|booked|booking|buy|order|reserve|pay|check|call|arrive|arrives|arrived|arriving|land|lands|landed|landing){few},
      (come|coming|get|fly|leave|leaves|leaving|start|starts|started|starting|there|is|only|just){few}`,
      { few: '(?![a-z])[^.;!?\\n]{0,24}' },
    ),
  },
)

/** Days and nights: `3 วัน 2 คืน`, “4 or 5 days”, “two and a half days”. */
export const DAY_LENGTH_SLOTS: Slots = {
  /** What the days are like, in up to three words: “2 cold, misty and early days”. */
  like: oneSaid('{one}{more}{more}{space}', { one: ONE_LIKE, more: `${ONE_LIKE}?` }),
  /** How many days. */
  days: `(${COUNT})`,
  /** How many at most. */
  lastDays: `(${COUNT}|(?<=/\\s?)\\d{1,2})`,
  /** How many nights. */
  nights: `(${COUNT})`,
  /** Not the end of `เกาะล้าน`. */
  count: notRightBefore('ล้าน, แสน, หมื่น') + `(${COUNT})`,
  /** One to six. */
  whole:
    notRightAfter('{digit}, {sign}', { sign: '[.,:/]' }) +
    WORD_EDGE +
    oneSaid('{digit}, one, two, three, four, five, six'),
  /** “And a half”. */
  andHalf: words('.5, {gap}½, {gap}1/2, {space}and (a|one|) half', LENGTH_PIECES),
  /** Between days and nights. */
  comma: '[\\s,/(-]*' + maybe('and{space}, {amp}{gap}, กับ, และ', { ...LENGTH_PIECES, amp: '&' }) + '\\s*',
  /** Text that another rule has read may come between the number and the word: “3 lazy days”. */
  kindOf: MORE_OR_LESS + '[ -]*' + maybe('{kind}{space}', { kind: KIND_OF_DAYS }),
  /** A night in the middle of these days: “3 days, one night in a raft house”. */
  notInRaft:
    WORD_EDGE +
    notRightBefore(
      `{space}(in|on|at) (a|an|the|some|one of the){words}
      (raft(s)|raft house|floating|houseboat|tree house|tent(s)|hammock|homestay)`,
      { words: '(?: [a-z-]{1,12}){0,3}' },
    ),
  /** “5 days before we fly home” are those of the trip, “book 5 days before” are not. */
  notAhead: WORD_EDGE + notRightBefore('{space}(in advance|ahead|from now), {space}before{noEnd}', { noEnd: NO_END }),
  /** Of “3 days before”: no verb of theirs, whose days then are. */
  ofEvent: rightBefore(
    `
    {space}(in|at|on|near|around|for|to|with), {gaps}{sign}, {gaps}{end},
    {space}(the|a|an|my|our|his|her) {words}(wedding|conference|tour|course|cruise|dive|diving|retreat|meeting|ceremony),
    {space}(the|a|an|my|our|his|her) {words}(festival|marathon|race|boat|liveaboard|training|workshop)`,
    { ...LENGTH_PIECES, words: '(?:[a-z]{3,12} ){0,2}' },
  ),
  /** A date or a part of a month follows. */
  date: followedBy('{digit}, the {digit}, {read}, about, around, mid, early, late'),
  /** “12k baht each 7 days” says what each of them has. */
  unpaid: notAfter(
    '{digit}, {digit}k, baht, thb, usd, sgd, eur, gbp, aud, bucks, dollars, pounds, euro(s), rupees, budget',
  ),
  /** Nothing more is said of it. */
  atEnds: followedBy('{sign}, {end}, and, &'),
  /** `วันที่ 3`, `วันละ`, `วันจันทร์`. */
  noDate: notRightBefore(`ที่{gaps}{digit}, ${RATE_TH}, ${WEEKDAYS_TH}, เดียว, เดว, เดย์`, LENGTH_PIECES),
  /** Not “night market”. */
  noMarket: notFollowedBy('market(s)'),
  /** One more. */
  again: after('อีก(สัก|ซัก|)'),
  /** “Days: 3”, “length = 3”. */
  label: ' ?[:;=–-]? ?' + maybe('(is|are){space}'),
  /** Nothing else is counted by the number. */
  uncounted:
    notRightBefore('{digit}, .{digit}, :{digit}, /{digit}') +
    notFollowedBy('people, person(s), pax, adult(s), of us, place(s), stop(s), am, pm, -, to'),
  /** A question. */
  asks: '(?=\\s?\\?)',
}
