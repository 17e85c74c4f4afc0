import {
  DAY,
  DAY_NUMBER,
  LATIN_MONTH,
  LATIN_WEEKDAY,
  MONTH,
  THAI_MONTH,
  THAI_WEEKDAY,
  TO,
  WEEKDAY,
  WEEKDAY_BEFORE,
  YEAR,
} from './calendar-words.ts'
import { POLITE, SPOUSES } from './common-words.ts'
import { MONTH_PART } from './month-parts.ts'
import {
  after,
  anyOf,
  followedBy,
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

/** `ต้นมีนา 3 คืน`: three nights, not the third of March. */
const COUNT_WORDS = anyOf(`
  วัน, คืน, คน, ขวบ, สัปดาห์, อาทิตย์(?!\\s?ที่), ว\\s?\\d,
  days?\\b, nights?\\b, weeks?\\b, people\\b, of us\\b, pax\\b, adults?\\b, friends\\b,
  [dn]\\b, n(?:t|te|ite)s?\\b, d\\d, n\\d`)
const NO_LENGTH = `(?!(?:st|nd|rd|th)?\\s*(?:-\\d+\\s*)?${COUNT_WORDS})`

const NTH = '(first|1st|second|2nd|third|3rd|fourth|4th|last|final)'
/** `แรก`, `ที่สอง`, `สุดท้าย`. */
const NTH_TH = '(แรก|(?:ที่\\s?)?(?:หนึ่ง|สอง|สาม|สี่|[1-4](?!\\d))|สุดท้าย)'

/** Words of the way home: “home from Phuket on the 16th”. */
const HOME_FROM = anyOf(`
  (?:home|back|leav(?:e|ing)|depart(?:ing)?|return(?:ing)?|fly(?:ing)?) (?:from|via),
  out (?:of|from)`)
/** “Fly back to Oslo on the 16th”. */
const GO = anyOf('go(?:ing)?, fl(?:y|ying|ights?), head(?:ing)?, return(?:ing)?, driv(?:e|ing)')
/** “Our flight home departs at 9 pm on the 16th”. */
const HOME_AT = anyOf(`
  (?:flights?|planes?|train|bus|ferry|fly|flies|flying|go|going|head|heading) (?:home|back|out|on),
  return flight, leav(?:e|es|ing), depart(?:s|ing|ure)?`)

/** How they come to a place. */
const COMING_TO = anyOf(`
  (?:gets?|getting|comes?|coming) (?:to|into|in), reach(?:es)?, reaching, (?:pulls?|rolls?) into,
  arrives?, arriving, lands?, landing, checks? in, checking in, docks?`)
/** By when they must be somewhere. */
const MUST_BE = anyOf(`
  must be, (?:have|has|need|needs|got|supposed|due|want) to be, due back`)

/** What a number counts that is no day of the month: `12-14 ปี`. */
const COUNTED = anyOf(`
  ปี, ขวบ, คน, ท่าน, วัน, คืน, บาท,
  ที่, แห่ง, จุด, พัน, หมื่น, ร้อย,
  โมง, ทุ่ม, ชม, ชั่วโมง, นาที,
  กม, กิโล, องศา, น\\., %,
  k\\b, am\\b, pm\\b, yo\\b,
  (?:day|night|year|hour|week|month|degree)s?\\b,
  (?:place|stop|temple|star)s?\\b,
  (?:kid|adult|minute|min)s?\\b,
  people, km`)
/** What a number before it counts: `กลับ 3 ทุ่ม`. */
const HOUR_OR_COUNT_TH = anyOf(`
  น\\., โมง, ทุ่ม, นาฬิกา,
  คน, วัน, คืน, ชม, ชั่วโมง, พัน, บาท`)
/** What follows a day that has a month, or a number that is no day. */
const MONTH_OR_COUNT = anyOf(`
  ${THAI_MONTH}, \\b(?:${LATIN_MONTH})\\b,
  วัน(?!(?:${THAI_WEEKDAY})), คืน, คน,
  am, pm, โมง, -`)
/** Before a number that is no day of the month. */
const COUNTS_AFTER = anyOf(`
  อายุ, วัย, ราคา, งบ, ห้อง, เบอร์, ข้อ, หน้า, กว่า, (?<!วัน)เด็ก, หลาน, ลูก, องศา, อากาศ, คะแนน, ประมาณ, ราว, สัก, ซัก, แค่, คนละ, วัน, day, days, night,
  aged?, ages, kids?, children, sons?, daughters?, girls, boys, teens, grandkids, toddlers?, group of, party of, between, about, around, only, budget, temps?, temperatures?, no\\.?, page, grades?, sizes?, level, gate, room`)
/** Months that are counted: “in two months”. */
const FEW = 'one|two|three|four|five|six|a couple of|a few|หนึ่ง|สอง|สาม|สี่|ห้า|หก'
const FEASTS = anyOf(`
  ปีใหม่, สงกรานต์, คริสต์มาส, ตรุษจีน,
  new year, songkran, christmas, xmas`)

/** `1 มกรา`, “5th March”, “March 5”. */
export const DAY_OF_MONTH = `\\d(?:st|nd|rd|th)?\\s?${MONTH}|${MONTH}\\s?\\d`

/** The slots of the rules about dates. Weekdays before a date and years after it may be left out. */
export const DATE_SLOTS: Slots = {
  /** `วันจันทร์ที่`, “Monday the”. */
  weekday: `${WEEKDAY_BEFORE}(?:วันที่\\s*|the\\s+)?`,
  /** A weekday that must be there. */
  theWeekday: `(${WEEKDAY})`,
  /** A weekday, which the row does not read. */
  aWeekday: `(?:${WEEKDAY})`,
  /** “Next year in” before a month. */
  ofNextYear: String.raw`(next year)(?:,|:)?(?: (?:in|around|about|during|probably|maybe|sometime in|some time in))? ?`,
  /** `ปีหน้าช่วงเดือน` before a month. */
  ofNextYearThai: '(ปีหน้า) ?(?:ใน|ช่วง|ราวๆ|ประมาณ|ตอน)?(?:เดือน)? ?',
  /** “And then we”, between a date and what is done then. */
  thenWe: '(?: ?(?:,|;|-)| and| then| but){0,3} ?(?:we |i )?',
  /** When on that day: “late in the evening”. */
  partOfDay: String.raw`(?:[ ,(]{0,2}\b(?:very|late|early|in|on|at|the|of|around|morning|afternoon|evening|night|noon|midday)\b\)?){0,6} ?`,
  /** 1 … 31, also “1st”, “2nd”. */
  day: DAY,
  /** The last of several days: `-14`. */
  toDay: `(?:${TO}${DAY})?`,
  of: '(?:\\s+of)?\\s*',
  /** Another day that would do: “12 or 13 January”, “the 3rd of December or December 4”. */
  orDay: '(?:,? ?\\b(?:or|หรือ) ?|\\s?หรือ\\s?)(?:maybe |perhaps |possibly |on |วันที่ )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?',
  /** The same with its month. */
  orDate: `,? ?(?:\\bor |หรือ ?)(?:maybe |perhaps |possibly |on |วันที่ )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ?${MONTH}|${MONTH} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)`,
  month: `(${MONTH})`,
  /** Two or four digits, Buddhist or Christian. */
  year: YEAR,
  /** From one day to another; a weekday may stand before the second. */
  to: `${TO}${WEEKDAY_BEFORE}`,
  /** Days after a month, but no number of days or people. */
  days: `[^\\S\\n]*(?:the\\s+)?${DAY}${NO_LENGTH}(?:${TO}${DAY}${NO_LENGTH})?`,
  /** A day after its month. */
  dayAfter: `[^\\S\\n]*${DAY}${NO_LENGTH}`,
  /** Figures of a date in digits. */
  longYear: '(?<!\\d)(\\d{4})',
  /** A year of two or four figures. */
  shortYear: '(\\d{4}|\\d{2})(?!\\d)',
  /** A day in figures. */
  dayFigure: '(?<![\\d/])(\\d{1,2})',
  /** “5/6 Dec” are two days of December. */
  monthFigure: `(\\d{1,2})(?![\\d/]|\\s?${MONTH})`,
  /** Not `3 เดือน` or `3 คน`. */
  notMonths: notFollowedBy('วัน, คืน, คน, ขวบ, เดือน, ปี[! {digit}]'),
  /** Four figures and no fifth. */
  fullYear: '((?:20|25)\\d\\d)(?!\\d)',
  /** The year of a quarter: “next year”, `ปีหน้า`, 2569. */
  quarterYear: oneSaid('(next|this) year, ปี (หน้า|นี้), (ปี )(20|25){digit}{digit}[!{digit}]'),
  /** Where the quarter ends. */
  quarterEnds: notRightBefore('{letter}, {digit}') + notFollowedBy('of, .{digit}'),
  /** Where the quarter begins. */
  quarterBegins: String.raw`(?<![\da-z])(?:in |ช่วง ?)?`,
  /** What follows the figure of a day. */
  th: '(?:st|nd|rd|th)',
  /** “12, 13 and”: the days between the first of a list and its last. */
  between:
    '(?:(?:\\s\\d{1,2}){1,8}\\s|(?:(?:\\s*,\\s*|-|\\s?[/+]\\s?|\\s*(?:and|และ|กับ)\\s*)\\d{1,2}(?:st|nd|rd|th)?){0,8}' +
    '(?:\\s*,\\s*|-|\\.?/|\\s[/+]\\s|\\+|\\s*,?\\s*(?:and|และ|กับ|&)\\s*))' +
    '(?=\\d{1,2}(?:st|nd|rd|th)?\\s*[^\\d\\s,-])',
  /** The last day of a list. */
  lastOfList: '(\\d{1,2})(?:st|nd|rd|th|\\.(?=\\s?[a-z]))?',
  /** Not “5th floor”. */
  notNthFloor: '(?!\\d{1,2}(?:st|nd|rd|th) (?:floor|century|birthday|anniversary|time|place))',
  /** A day with a dash after it. */
  dashed: '(?<![\\d/-])(?=\\d{1,2}-\\D)',
  /** Up to the last day of a month that is near. */
  toLast: '(?:\\s*(?:-|to|ถึง)\\s*(\\d{1,2})(?:st|nd|rd|th)?)?\\s*',
  /** Which month or year. */
  thatMonth: oneSaid('หน้า, นี้, next, this'),
  /** More than a month has: 13 … 31. */
  bigDay: '(?<![\\d/.,])(1[3-9]|2[0-9]|3[01])',
  /** Not of `ซอยพหลโยธิน 14/1`. */
  notAddress: String.raw`(?<!(?:ซอย|ซ\.|ถนน|ถ\.|เลขที่|ห้อง|หมู่|\b(?:soi|moo|room|no\.?|number|flat|unit|house)\b)[ก-์a-z ]{0,20})`,
  /** Not “3 days” before a date. */
  noLength: '(?<!\\d ?)',
  /** Not a mark out of ten, nor a class of a school. */
  notScore: notAfter('ให้, ได้, คะแนน, ม., ป., ครึ่ง, ขวบ, ลูก'),
  /** The trip follows: `12 ไปน่าน`, `12 3 วัน`. */
  thenTrip: String.raw`(?= (?:(?:จะ|อยาก)?(?:ไป|เที่ยว|ขึ้น|ลง)|\d{1,2} ?(?:วัน|คืน)))`,
  /** After the trip: `3 วัน 12`, `ไปน่าน 12`. */
  afterTrip: String.raw`(?<=(?:\d ?(?:วัน|คืน)|ไป(?:เที่ยว)?[ก-์]{2,20}) )`,
  /** Nothing follows but a word of politeness. */
  lastFigure: followedBy(`{end}, {comma}, ${POLITE}`),
  /** A part of a date in figures. */
  part: '(\\d{1,2})',
  /** The sign between them. */
  sign: '[-/.]',
  /** A bracket opens. */
  bracket: '\\s?\\((?:the )?',
  /** A bracket ends. */
  bracketEnd: '\\s?\\)',
  /** No figure follows. */
  pointEnd: '(?!\\d)',
  /** The sign between day and month. */
  point: '[/.]',
  english: `(?:${LATIN_WEEKDAY})`,
  /** “Home from Phuket on the 16th”: the place is read elsewhere. */
  homeFrom: `(?<=\\b${HOME_FROM} [^.,;!?\\n]{2,20} )`,
  /** “My flight from Bangkok leaves on the 28th”, but not one on the way to somewhere. */
  leavesFrom: '(?:(?!to )[a-z\ufffc]{2,16} ){1,3}',
  /** “Fly back to Oslo on the 16th”. */
  homeTo: `(?<=\\b(?:${GO} (?:(?:back|home) )?|back |home )to [^.,;!?\\n\\d]{2,20} )`,
  /** `12` of `กลับวันที่ 12`. */
  homeDay: `${DAY_NUMBER}(?![\\d:/]|\\.\\d)`,
  /** Between the day of the way there and that of the way home, without a month of the first. */
  there: `(?:(?!${THAI_MONTH})[^\\d.,;!?\\n]){0,30}?`,
  /** A word or two. */
  fewThai: '[ก-์ ]{0,16}?',
  /** A word or two before the day of the way home. */
  backOn: '[ก-์ ]{0,16}?',
  /** A word or none. */
  fewTh: '[ก-์ ]{0,12}?',
  /** `วันก่อน` is past. */
  notLast: notRightAfter('[!{digit} ](วัน|อาทิตย์|สัปดาห์|เดือน|ปี)'),
  /** After “by” or “before”: `ภายในวันที่ 5`. */
  byThai: after('(ก่อน|ไม่เกิน|ภายใน|ไม่ให้เกิน)(ถึง)'),
  /** It is a day: nothing else is counted by the number. */
  noneCounted: `(?!\\d|[.:/]\\d|\\s?-|\\s?(?:${MONTH}|เดือน|${COUNTED}))`,
  /** Of a feast: `ปีใหม่ 30-2`. */
  ofFeast: `(?<=${FEASTS}(?:นี้)?,? (?:วันที่ ?)?)`,
  /** Who has a birthday. */
  kin: words(`${SPOUSES}, แม่, พ่อ, ลูก(สาว|ชาย|), เพื่อน, พี่, น้อง, ยาย, ตา, ย่า, ปู่, หลาน`),
  /** An age of two figures. */
  age: String.raw`\d{2}(?!\d)`,
  /** “Our bus gets to Udon at noon on the 15th”: the place is read elsewhere. */
  comingTo: `(?<=\\b${COMING_TO}(?! (?:home|back|out|again)\\b) [^.,;!?\\n]{1,44} )`,
  /** `ต้องถึงกระบี่`. */
  mustReach: '(?<=ต้อง(?:ไป|มา)?(?:ให้)?(?:ถึง|อยู่)[^.,;!?\\n\\d]{1,24})',
  /** “We must be back in Bangkok on the 9th”. */
  mustBe: `(?<=\\b${MUST_BE} [^.,;!?\\n]{1,44} )`,
  /** Not Thailand. */
  notLand: notFollowedBy('thailand'),
  /** After another day of a list. */
  listed: '(?<=[,;.+&-] ?|\\band )',
  /** The day of the way home follows: “we leave on the 5th, back on the 9th”. */
  thenHome:
    '(?= ?[^.!?\\n\\d]{0,24}\\b(?:home|back|leav(?:e|ing)|depart(?:ing)?|out|return(?:ing)?)\\b[^.!?\\n\\d]{0,32}\\b\\d{1,2}(?:st|nd|rd|th)\\b(?! floor))',
  /** Not “fly back”. */
  notHome: notFollowedBy('home, back, out, again'),
  /** Not `3 ทุ่ม` or `3 คน`. */
  notHour: `(?![.:]\\d|\\s*${HOUR_OR_COUNT_TH})`,
  /** The last day, and no number of people. */
  lastDay: '(\\d{1,2})(?!\\d|\\s*คน)',
  /** `เดือน 12`, not after a number of months: `ทารก 8 เดือน 1`. */
  monthNumber:
    '(?<!\\d\\s?เดือน\\s?)(\\d{1,2}|สิบ(?:เอ็ด|สอง)?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?!\\d|\\s*(?:วัน|คืน|คน|ครั้ง|เดือน|อาทิตย์|สัปดาห์|ปี(?!\\s?(?:หน้า|นี้|2))|ท่าน|พัน|หมื่น|ร้อย|สิบ))',
  /** `12` of `เสาร์ที่ 12`, without a month, a length or an hour after it. */
  lone: `(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:,/]|\\.\\d|\\s*${MONTH_OR_COUNT})`,
  /** “14” and “16” of “14-16”, which may be days of the month that is named. */
  loneFirst:
    '(?<![\\d.,:/(-]|อายุ\\s?|วัย\\s?|\\bdays? ?|aged? |ages |(?:kids?|children|sons?|daughters?|girls|boys|teens|grandkids|ลูก|(?<!วัน)เด็ก|หลาน) ?)(\\d{1,2})',
  /** The last of days without a month. */
  loneLast: `(\\d{1,2})(?!\\d|[.,:/-]\\d|\\s*${COUNTED}|(?<=\\D\\d) [a-z]{3,12}s\\b)`,
  /** The same after “or”. */
  orLast: String.raw`\d{1,2}(?!\d|[.,:/-]\d|\s*(?:${COUNTED}))`,
  /** “The end of February, 24 to 28”, “last days of January (27 till 29)”. */
  inside: String.raw`(?:${YEAR}\s?[(,:–-]\s?(?:from |on )?|\s(?:from|between) )(?:the |วันที่ ?)?`,
  /** The first day. */
  openDay: String.raw`(\d{1,2})(?:st|nd|rd|th)?`,
  /** From one day to another. */
  till: TO,
  /** The last day, and nothing else that is counted. */
  openLast: String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,:/-]\d|\s*(?:${COUNTED}|of us|times?\b|°|every|each|floor|pax|minutes|weeks?|friends|guests|stops|(?<=\D\d) [a-z]{3,12}s\b))`,
  /** `(2-7)`, with nothing else in the bracket. */
  inBracket: String.raw`\(\s?(?:from |วันที่ ?)?(?:the )?`,
  /** A bracket ends, or a comma follows. */
  closes: String.raw`(?=\s?[),;])`,
  /** “To”, `ถึง` or a dash. */
  toSign: String.raw`\s?(?:-|to|till|until|ถึง)\s?(?:the |วันที่ ?)?`,
  /** What a number after it counts, or whose age it is. */
  notCounted: `(?<!${COUNTS_AFTER}\\s?)`,
  /** “The 5th” without a month. */
  loneNth: String.raw`(?<![\d.,:/-])(\d{1,2})(?:st|nd|rd|th)\b`,
  /** The last of such days; not “5th grade”. */
  lastNth: String.raw`(\d{1,2})(?:st|nd|rd|th)\b(?! (?:class|grade|year|place|century|visit|trip))`,
  /** Not “5th”, `5 องศา` or “5%”. */
  noMore: notFollowedBy('st, nd, rd, th, องศา, °, c, %, x'),
  /** “5th”. */
  ordinal: '(\\d{1,2})(?:st|nd|rd|th)\\b',
  /** “The 17th” of “on the 17th”, and nothing that is counted. */
  lonely: String.raw`(\d{1,2})(?:st|nd|rd|th)?(?=\s?(?:[,.;!?)\n]|$|(?:for|and|with|to|in|at|until|till|through|then|we|i|by|from|off|is (?:my|our|a)|of (?:this|next) month)\b))`,
  /** A day of a Thai sentence, and nothing that is counted. */
  lonelyTh: String.raw`(\d{1,2})(?!\d|[.:/,]\d|\s?-|\s?(?:${MONTH}|เดือน|วัน(?:แรก|สุดท้าย)|${COUNTED}))`,
  /** `ไปกระบี่วันที่ 9`: the place is read elsewhere. */
  goingTh: '(?<=(?:ไป|ออก|บิน|เดินทาง|ถึง|เที่ยว|เริ่ม|ตั้งแต่|ว่าง|เช็คอิน|เข้าพัก)[^\\s\\d.,]{0,24}\\s?)',
  /** “The 5th off”. */
  isOff: '(?=\\d{1,2}(?:st|nd|rd|th)? (?:off|free)\\b)',
  /** “The 5th is my day off”. */
  isMyDayOff:
    '(?=\\d{1,2}(?:st|nd|rd|th)? is (?:my|our|a) (?:only |one )?(?:day off|free day|holiday|public holiday)\\b)',
  /** “5th” follows. */
  isOrdinal: '(?=\\d{1,2}(?:st|nd|rd|th))',
  /** A comma, or nothing; “the” may follow. */
  comma: ',? (?:the )?',
  /** A comma, or nothing. */
  outComma: ',? ',
  /** A bracket may open. */
  opened: '\\s?\\(?',
  /** A day with its month; a weekday may stand before it. */
  fullDay: `(?:(?:${LATIN_WEEKDAY})\\b,? ?)?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ?${MONTH}|${MONTH} \\d{1,2}(?!\\d))`,
  /** A day or a month. */
  dayOrMonth: `(?:\\d(?:st|nd|rd|th)?|${MONTH})`,
  /** “First”, “last”. */
  nth: NTH,
  /** `แรก`, or nothing. */
  nthThai: `${NTH_TH}?`,
  /** `อาทิตย์ที่สอง` is a week. */
  dayOfMonth: `((?:วัน)?(?:${THAI_WEEKDAY.replace(/\|อาทิตย์\|อาทิตย$/, '')})|วันอาทิตย์)`,
  /** `แรก`, `ที่สอง`. */
  nthDay: NTH_TH,
  /** Which week of a month. */
  nthWeek: '\\s*(แรก|หนึ่ง|สอง|สาม|สี่|สุดท้าย|[1-4])\\s*',
  /** Which week of a month, in English. */
  weekNth: NTH,
  /** Of which the end is meant: “year”, `ปีหน้า`. */
  theYear: oneSaid('year, ปีหน้า, ปีใหม่'),
  /** `หลังกลับจากลาว`: the trip comes later. */
  notAfter: notRightAfter('หลัง, หลังจาก, เพิ่ง, พึ่ง') + notRightAfter('หลัง(จาก)(บิน|เดินทาง)'),
  /** A place. */
  aTown: String.raw`[^\s\d.,;]{2,20}\s?`,
  /** “Our flight home departs at 9 pm on the 16th”. */
  homeAt: `(?<=\\b${HOME_AT}\\b[^,;!?\\n]{0,32} )`,
  /** `ต้น ๆ`, “early”, “the end of”. */
  monthPartThai: `(?<![a-z])(${MONTH_PART})\\s?(?:ๆ\\s?)?`,
  /** “Early”, “the end of”. */
  monthPart: `\\b(${MONTH_PART})(?: the)?`,
  /** How many weeks or months from now. */
  ahead: `(?<![\\d.,:/-])(\\d{1,2}|${FEW})`,
  /** Else “in two months” may be how long the trip is. */
  ago: followedBy("(') time, from now"),
  /** “11/12/13 Dec” are three days. */
  noMonthNext: `(?!\\s?${MONTH})`,
  /** No month follows. */
  noMonth: `(?! of\\b|\\s?${MONTH}|หน้า)`,
  /** `เปิดเทอม` is the end of it. */
  notOpen: '(?<!เ)',
  /** Not “Christmas palace”, “New Year rolls”. */
  notPlace: notFollowedBy('palace, roll(s), sleigh, water, pool, onion'),
  /** Not “a long weekend”, “the holiday weekend”. */
  notLong: notAfter('long, holiday') + WORD_EDGE,
  /** Not “first floor”, “second day”. */
  notFloor: notFollowedBy('floor, century, birthday, anniversary, time, day(s), night(s)'),
  /** Something of the trip is said before it: “flying out of Udon on 5 December” begins one. */
  said: String.raw`(?<!^[^\d,.;:\n]{0,16})\b`,
  /** “One week, end of July”, written without a sign. */
  aWeek: String.raw`\b(?:a|one|1) (?=week end)`,
  /** No dash follows. */
  loneEnds: String.raw`(?!\s?[-–])`,
  /** `แต่ง` of `แต่งงาน`, not of `แต่งตัว`. */
  noDress: notRightBefore('ตัว, รถ, หน้า, ผม, ห้อง, บ้าน, เพลง'),
  ofMonth: rightBefore('เดือน'),
  /** Where the boat goes, or whose it is. */
  few: '[^.,;!?\\n\\d]{0,28}? ?',
  /** No hour follows. */
  noHour: String.raw`(?! (?:about |around )?\d{1,2}(?::\d\d)? ?[ap]m)`,
}
