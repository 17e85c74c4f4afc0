import { LATIN_MONTH } from './calendar-words.ts'
import { POLITE } from './common-words.ts'
import { COUNT } from './numbers.ts'
import { STRETCH } from './openings.ts'
import {
  after,
  anyOf,
  followedBy,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightBefore,
  type Slots,
  WORD_EDGE,
  words,
} from './phrases.ts'

/** Figures of short forms: `3D2N`. */
const FIGURE = String.raw`(?<![\d.]|\d,)(\d{1,2})`

/** Words between a number and “days” after which it counts other things: “2 kids these days”. */
const NOT_LIKE = anyOf(`
  a, an, the, and, or, per, each, every, most, some, all, these, those, my, our,
  for, from, with, without,
  people, pax, person, child,
  hour, day, night, week, month, year, minute, time,
  star, baht, school, week, business, working,
  first, last, next, previous, past, before, after, until, other,
  of, in, on, at, to, by,
  two, three, four, five, six, seven, eight, nine, ten`)
/** Up to three words between a number and “days” that tell what they are like: “2 cold, misty and early days”. */
const LIKE = String.raw`((?:,? (?:and )?(?:${STRETCH}|(?!${NOT_LIKE}\b)[a-z'-]{3,16}(?<![^su]s))){1,3} )`

/** One of these words may be between a number and “days”, “weeks”: “5 full days”. */
const KINDS_OF_DAYS = anyOf(`
  full, whole, entire, long, short,
  indoor, rainy, sunny, clear,
  lazy, easy, slow, quiet, relax(?:ed|ing), busy,
  great, nice, fun,
  more, extra, other, additional, free, spare, bonus,
  \\ufffc+`)
const MORE_OR_LESS = String.raw`(?:[ -]?ish\b|\+| or so\b| odd\b)?`

/** “5 days before we fly home”. */
const GO_ON = anyOf(`
  fly, flying, flight, head, heading, go, going, return, returning,
  leave, leaving, move, moving, continu, catch, onward`)
/** “5 days before my visa ends”. */
const THEIR_END = String.raw` (?:(?:my|our|the|his|her) )?(?:visa|stamp|leave|work|school|uni|university|term|classes|semester|job)\b(?: \w+)? (?:ends?|expires?|runs? out|is up|finish(?:es)?|starts?|begins?|is over)\b`
const WE_MUST = '(?:(?:we|i|our|my|the) )?(?:(?:must|have to|need to|should|can|then) )?'

/** “Trang 3 days before Christmas”, whose name is read already, but not “book 3 days before Christmas”. */
const FEAST_NEXT = String.raw`(?<!\b(?:book\w*|buy|order|reserve|pay|check|call|arriv\w+|land\w*|com(?:e|ing)|get|fly|leav\w+|start\w*|there|is|only|just)\b[^.;!?\n]{0,24})(?: the)? \ufffc`
/** “3 days before the wedding”. */
const EVENTS = anyOf(`
  wedding, conference, tour, course, cruise, dive, diving, retreat, meeting, ceremony,
  festival, marathon, race, boat, liveaboard, training, workshop`)

/** `วันจันทร์` is no day that is counted. */
const WEEKDAYS_TH = 'จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์'

/** Towns after “layover in”: a layover elsewhere is no day in Thailand. */
const THAI_STOPOVERS = anyOf(`
  bkk, bangkok, phuket, chiang, krabi, samui, thailand,
  hat yai, don m, suvarn`)

/** Words of an hour: `ต่อเครื่องห้าทุ่มคืนเดียวกัน`. */
const HOUR_WORDS_TH = anyOf(`
  ตอน, เวลา, ประมาณ, รอบ,
  เช้า, บ่าย, เย็น, ค่ำ, ดึก, เที่ยง,
  โมง, ทุ่ม, น\\., ตี,
  หนึ่ง, สอง, สาม, สี่, ห้า, หก,
  \\ufffc, [\\d:.], \\s`)

/** `วันละ 500`, while `3 วันละกัน` is only how people talk. */
const RATE_TH = 'ละ(?!กัน|นะ|คะ|ค่ะ|ครับ|คับ)'

/** These words before “week” do not tell what it is like: “the last week”, “my first week”. */
const NO_KIND_OF_WEEK =
  '(?:(?:day|night|month|time|few|couple|last|next|first|second|third|half)s?|that|this|same|every|each)'

export const LENGTH_SLOTS: Slots = {
  /** What the days are like. */
  like: LIKE,
  /** How many days. */
  days: `(${COUNT})`,
  /** How many at most. */
  lastDays: `(${COUNT}|(?<=/\\s?)\\d{1,2})`,
  /** How many nights. */
  nights: `(${COUNT})`,
  /** Not the end of `เกาะล้าน`. */
  count: `(?!ล้าน|แสน|หมื่น)(${COUNT})`,
  /** One to six. */
  whole: String.raw`(?<![\d.,:/])\b(\d|one|two|three|four|five|six)`,
  /** “And a half”. */
  andHalf: String.raw`(?:\.5| ?½| ?1/2| and (?:a |one )?half)`,
  /** The days of `3D2N`. */
  dayFigure: FIGURE,
  /** The nights of it. */
  nightFigure: FIGURE,
  /** The letter for days. */
  d: String.raw`\s*d\s*[-/&]?\s*`,
  /** The letter for nights. */
  n: String.raw`\s?n(?:ts?)?`,
  /** A sign between them. */
  sign: String.raw`\s?[-/&]?\s?`,
  /** Not “2 n.b.”; a sentence may end there. */
  end: String.raw`\b(?!'|\.\S)`,
  /** Not 3D art. */
  noArt: String.raw`\b(?!\.\d|'| ?(?:art|museum|gallery|world|magic|movie|print))`,
  /** No Thai letter follows. */
  noLetter: '(?![ก-์])\\.?',
  /** Between days and nights. */
  comma: String.raw`[\s,/(-]*(?:and |& ?|กับ|และ)?\s*`,
  /** Text that another rule has read may come between the number and the word: “3 lazy days”. */
  kindOf: `${MORE_OR_LESS}[ -]*(?:${KINDS_OF_DAYS} )?`,
  /** A night in the middle of these days: “3 days, one night in a raft house”. */
  notInRaft: String.raw`\b(?! (?:in|on|at) (?:a|an|the|some|one of the)(?: [a-z-]{1,12}){0,3} (?:rafts?|raft ?house|floating|houseboat|tree ?house|tents?|hammock|homestay)\b)`,
  /** “5 days before we fly home” are those of the trip, “book 5 days before” are not. */
  notAhead: String.raw`\b(?! (?:in advance|ahead|from now|before(?! ${WE_MUST}${GO_ON}|${THEIR_END}|${FEAST_NEXT})))`,
  /** Of “3 days before”: no verb of theirs, whose the days then are. */
  ofEvent: String.raw`(?= (?:in|at|on|near|around|for|to|with|(?:the|a|an|my|our|his|her) (?:[a-z]{3,12} ){0,2}${EVENTS})\b|\s*(?:[.,;!?)\n]|$))`,
  /** A date or a part of a month follows. */
  date: followedBy('{digit}, the {digit}, {read}, about, around, mid, early, late'),
  /** “12k baht each 7 days” says what each of them has. */
  unpaid: notAfter(
    '{digit}, {digit}k, baht, thb, usd, sgd, eur, gbp, aud, bucks, dollars, pounds, euro(s), rupees, budget',
  ),
  /** Nothing more is said of it. */
  atEnds: followedBy('{sign}, {end}, and, &'),
  /** `วันที่ 3`, `วันละ`, `วันจันทร์`. */
  noDate: String.raw`(?!ที่\s*\d|${RATE_TH}|${WEEKDAYS_TH}|เดียว|เดว|เดย์)`,
  /** Not “each day”, “per day”, “the last day”. */
  notEach: notAfter('{digit}, {digit}-, each, every, per, last, first, next, of, by, by-') + WORD_EDGE,
  /** Not “day by day”. */
  notBy: notAfter('by, by-') + WORD_EDGE,
  /** `แพร่วันนึง`, not `อีกวันนึง`. */
  notOfMore: notRightAfter('ทริป, อีก, สัก, ซัก, บาง, ทุก, ต่อ, ตก, ละ, จ่าย, เดิน, ขับ, ทำ, เงิน, ห้อง, แต่ละ, ใช้, {digit}, .'),
  /** `วันเดียว` is all that they have. */
  oneDayEnds:
    followedBy(`
    ${POLITE}, พอ, ก็, ไหว, ได้ไ, ได้ม, {end}, {read}, {sign}, แถว, กับ, ขับ, นั่งรถ, เน้น, ร้าน, ใน[{thai}], พา,
    สอง, คน`) + notFollowedBy('{digit}'),
  /** In a list, or after “only”. */
  listedDay: after('{comma}, ., :, only, just') + WORD_EDGE,
  /** It is no weekday, and no other day follows. */
  thatDay: `(?!\\ufffc|\\s?(?:ๆ|ตอน)?\\s?(?:วัน(?!เดียว)|${WEEKDAYS_TH}|อีกวัน|ที่พัก|โรงแรม|รีสอร์|ห้อง|เข้าที่))`,
  /** `วัน` of other words: `วันคา`. */
  noMore: notRightBefore('คา, ชำระ, จ่าย, ใจ, อยู่, ในแต่ละ, ทุก'),
  /** Not the length of a tour. */
  notTour: notRightAfter('ทัวร์, แพ็กเกจ, แพคเกจ, ทุกวัน'),
  /** Nothing follows that tells what kind of day it is. */
  dayEnds: followedBy('{read}, {end}, {sign}, from, with, without, by, only, max, please, pls'),
  /** Where it is follows. */
  there: rightBefore('in, at, around, near, out, to, of, exploring'),
  /** Not in another country, and not over night. */
  ofThailand: `(?<!overnight )(?! (?:in|at) (?!${THAI_STOPOVERS}))`,
  /** What a flight has on its way is no day of the trip. */
  notOfFlight: '(?<!\\b(?:has|had|with|includes) (?:(?:a|an|one|short|quick|brief|long) ){0,2})',
  /** Not “as long as”. */
  notAs: notFollowedBy('as'),
  /** No rate and no number follows. */
  noCount: `(?!${RATE_TH}|\\s?\\d)`,
  /** Between the way and its day there is only an hour: “flying on at 11.55 pm the same night”. */
  wayTime: String.raw`(?:,? (?:at|by|around|about|that|on|it)\b| ?[\d:.]{1,5} ?(?:[ap]\.?m\.?)?| ?${STRETCH}){0,4},? ?`,
  /** Words of an hour, or none. */
  wayTimeThai: `${HOUR_WORDS_TH}{0,10}`,
  /** The word ends here. */
  wordEnd: String.raw`(?=\s|$|[,.])`,
  /** Not “weekend market”. */
  noMarket: notFollowedBy('market(s)'),
  /** `ห้อง 5 คืนละ 800`. */
  noRate: `(?!${RATE_TH})`,
  /** Not after a number. */
  notCounted: notAfter('{digit}, สอง, สาม, สี่'),
  /** Not “night train”. */
  notCarried: notFollowedBy('(sleeper |vip |)(train|bus|ferry|boat|flight|coach|sleeper|minivan|van)(s)'),
  /** Not “twice a week”. */
  notRate: notAfter('once, twice, times, day(s), night(s), hour(s)') + WORD_EDGE,
  /** Whole words: not `อีกวันหนึ่ง`, `สักวันหนึ่ง`. */
  alone: '(?<=^|[\\s,.])',
  /** Of the whole country. */
  afterAll: String.raw`(?<=(?:ครบ|จังหวัด|ทั่วไทย|ทั่วประเทศ|\ufffc{6,})[^\n]{0,24})`,
  /** `หนึ่งวันของทริป`: of more. */
  noPart: notRightBefore('ทริป, สัปดาห์, ชีวิต, อนาคต, นั้น, เดือน, ปี, ช่วง, ว่าง, เรา, ผม, ไม่, สาม, สี่, แผน'),
  /** Before this word they set out in the morning, and no other day is said since. After the word, because it is slow. */
  sameDay:
    '(?<=(?:(?:ออก|ไป|ขับ|ตื่น|เดินทาง)(?:(?!วัน|คืน)[^.;!?\\n]){0,24}(?:เช้า|ตี(?:สี่|ห้า|4|5))|เช้า(?:มืด|ตรู่)?\\s?(?:ออก|ขับ|เดินทาง|ไป))(?:(?!วัน|คืน|นอน|ค้าง)[^.;!?\\n]){0,50})(?<!วัน[ก-์]{1,8}\\s?(?:ตก|ตอน|พอ)?(?:เย็น|ค่ำ))',
  /** The same of an English day: “leave at dawn …, home for dinner”. */
  outEarly: String.raw`(?<=\b(?:leav(?:e|ing)|head(?:ing)?|set(?:ting)? off|out|up|driv(?:e|ing)|start(?:ing)?|go(?:ing)?)\b(?:(?!day|night)[^.;!?\n]){0,48}(?:early|morning|dawn|first light|\d ?am|\ufffc{4,})(?:(?!day|night)[^.;!?\n]){0,48}\b(?:back|home|return(?:ing)?))`,
  /** `เช้าเย็นกลับวันนึง`: on one of the days. */
  aDay: words('(สัก|ซัก|)(วันเดียว|วันนึง|วันหนึ่ง|วันเดว|)'),
  /** “That evening”, not “the evening of”. */
  sameEvening: WORD_EDGE + notFollowedBy('on, of, to, at, in'),
  /** They are home then, and not at their hotel. */
  notRoom: notRightBefore('ที่พัก, โรงแรม, รีสอร์, ห้อง, มาที่พัก, มาโรงแรม, เข้าที่พัก, ถึงที่พัก, ถึงโรงแรม, มาพัก, มานอน, ดึก'),
  /** Not another one. */
  notAgain: notRightAfter('อีก, ทุก, รอ, ผ่านไป, มา'),
  /** One more. */
  again: after('อีก(สัก|ซัก|)'),
  /** “A quiet beach week”: up to three words that tell what kind of week it is. */
  kindOfWeek:
    String.raw`(?<!(?:once|twice|times|days?|nights?) )(?:\b(?:an?|our|my)\b|\ufffc(?= )|(?<=\b(?:romantic|culinary|foodie|cultural|relaxing|active)))` +
    String.raw`(?: (?:\ufffc{1,24}|(?!${NO_KIND_OF_WEEK}\b)[a-z'-]{2,20})){0,3}`,
  /** “2 nights Bangkok, week on Koh Chang”. */
  listed: after('{comma}, and, then, +, plus') + WORD_EDGE,
  /** “The half-term week for Samui”: its name is read already. */
  feast: String.raw`(?<=\ufffc{3}[ -]?)`,
  /** Where or how it is spent follows, or nothing. */
  spentThere: followedBy(`
    in, on, at, near, around, with, by, along, off, away, somewhere, between, split, divided, shared, spread,
    for (us|me|both|two|the two|the family), of (leave|holiday(s)|vacation|freedom|free time|time off|annual),
    to (spend|fill|explore|see|travel|myself|ourselves), {read}, {sign}, {end}`),
  /** Hours of whole days: 48. */
  dayHours: String.raw`\b(36|48|60|72|96)`,
  /** A comma, or nothing. */
  sep: ',? ?',
  /** “Days: 3”, “length = 3”. */
  label: ' ?[:;=–-]? ?(?:is |are )?',
  /** Nothing else is counted by the number. */
  uncounted:
    notRightBefore('{digit}, .{digit}, :{digit}, /{digit}') +
    notFollowedBy('people, person(s), pax, adult(s), of us, place(s), stop(s), am, pm, -, to'),
  /** A question. */
  asks: '(?=\\s?\\?)',
  /** A month, which may have been read. */
  monthName: `((?:${LATIN_MONTH})\\b|\\ufffc{3,9})`,
  /** How many months. */
  monthCount: String.raw`(?<![\d.,:/-]|อีก\s?)(\d|one|two|three|หนึ่ง|สอง|สาม)`,
  /** At a place between. */
  staying: String.raw`(?<=(?:อยู่|ปักหลัก|เที่ยว|ตระเวน)[^\d.,;!?\n]{1,16})`,
  /** Of who is away for it, not of who works: `เที่ยวน่านทั้งอาทิตย์`. */
  away: String.raw`(?<=(?:อยู่|ปักหลัก|เที่ยว|ตระเวน|(?<!เคย)ไป|พัก|ว่าง|หยุด|ลา)(?:(?!ทำงาน|ประชุม|อบรม|สัมมนา|เวร|มา)[ก-์\ufffc ]){0,16})`,
  /** Not `เดือนหน้า`, `เดือนที่แล้ว`. */
  notNamed: notRightBefore('หน้า, นี้, ที่, ละ, แรก, สุดท้าย'),
  /** A colon or “=”. */
  colon: String.raw`\s*[:=]\s*`,
  /** Not after a price. */
  notPrice: notAfter('{digit}, baht, thb, usd, dollars, euro(s), pounds, k, per, $') + WORD_EDGE,
  /** Not “last month”, “twice a month”. */
  loneMonth: String.raw`(?<!\b(?:every|last|past|next|in|within|after|than|over|under|since|twice|once|times|nearly|first|per|each|of|[a-z]+ed) )(?<![\d-])\b`,
  /** Not `ทุกเดือน`, `ต้นเดือน`. */
  loneMonthTh: notAfter(`
    ทุก, อีก, เมื่อ, มา, ได้, ใน, ภายใน, หลัง, ก่อน, กว่า, ถึง, แล้ว, รอบ, ต่อ, ต้น, ปลาย, กลาง, หลาย, แรก,
    {digit}, -`),
  /** Some words. */
  monthGap: '[^.;!?\\n]{0,12}?',
  /** The end of an item. */
  itemEnd: String.raw`(?=\s?(?:[,.;!?)\n]|$))`,
  /** Nothing follows that is no month of a trip. */
  monthEndTh: followedBy(
    'เต็ม, ค่ะ, ครับ, {end}, {sign}, ทำงาน, เที่ยว, work, wfh, พัก, อยู่, คนเดียว, งบ, กับ, มี, ให้, ขับ, จัด, ไหน',
  ),
  /** No month of the calendar, and not the age of a baby. */
  ofTrip: String.raw`(?![ -]?old|[ -]?s? (?:ago|pregnant|from now|time)|'|[ก-ฮเ-ไ])`,
}
