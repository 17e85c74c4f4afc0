import {
  followedBy,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'

/** The slots of the rows about amounts and about cheap and dear. */
export const BUDGET_SLOTS: Slots = {
  /** “My total”, “the max”. */
  my: upTo(5, '(total|max|maximum|my|our|a|the){space}'),
  /** Between `งบ` and its sum: `ทั้งทริปไม่เกิน`, “is around”. */
  limit: upTo(
    6,
    `
    {gap}(ประมาณ|ทุกอย่าง|ทั้งสิ้น|สูงสุด|อยู่ที่|อยู่|ตั้งไว้|ไว้|ที่|คือ|ติดตัว|ไป|มา|รวมกัน|รวม|ทั้งหมด|ทั้งทริป|ไม่เกิน|ไม่ถึง),
    {gap}(แค่|เพียง|ราว|สัก|ซัก|ต่อทริป|จำกัด),
    {space}(is|of|around|about|approx|approximately|roughly|under|max|maximum|up to|limit|in total|total|for the trip)`,
    { gap: ' ?' },
  ),
  most: words('ไม่เกิน, ไม่ถึง, ประมาณ, แค่, ราว'),
  /** The word begins here. */
  alone: notRightAfter('{thai}'),
  /** Not `งบกลาง`, `งบมาก`. */
  notWorld: notRightBefore('ก[!ว่า], มา[{thai}], หะ, ชั่น'),
  /** The word ends here. */
  close: rightBefore('{space}, {end}'),
  comma: ',?',
  /** An amount follows, which says how much. */
  money: '(?!\\s?\\d)',
  stop: '(?=\\s*(?:[,.;)]|$))',
  notEarly: notRightBefore('ต้น'),
  /** `รวย` alone: not `รวยสุด`, `รวยไหม`. */
  rich: notFollowedBy('{digit}') + notRightBefore('สุด, เกิน, ไป, ไหม, มั้ย, แค่, กว่า'),
  /** Stars of a hotel, not `ดาวน์`. */
  stars: notRightBefore('น์, ว, เ, ต, ห'),
  /** Not the stars in the sky, nor starfish. */
  starsEn: notFollowedBy('in, on') + notRightBefore('{letter}'),
  /** No number before it: “two stars”. */
  uncounted: notAfter('{digit}, two, three, four, five, six') + WORD_EDGE,
}

const GAP = { gap: '\\s*' }
const COUNTED = 'day(s), night(s), week(s), people, pax, adult(s), kid(s), children, of us, วัน, คืน, คน'
/** Of “3,000-4,000” the second holds; “3-4 days” is no money. */
export const LOW = words('{low} (-|to|ถึง) {higher}', {
  low: '(?<![\\d.,:/])\\d{1,3}(?:,\\d{3})?k?',
  higher: rightBefore('{sum}{notCounted}', {
    sum: '\\d[\\d.,]{0,8}k?(?![\\d.,])',
    notCounted: notFollowedBy(COUNTED),
  }),
})

/** A sum in figures, and a space. */
const SUM = '(?<![\\d.,:/])\\d{1,4}(?:,\\d{3})?k?\\s?'
/** “Between 600 and 1,000 dollars”, `1000 ถึง 2000 เหรียญ`, up to the second sum. */
export const fromSum = (sign: string): string =>
  maybe('between, from') +
  GAP.gap +
  maybe('{sign}', { sign: `(?:${sign})` }) +
  GAP.gap +
  SUM +
  maybe('{sign}, us$', { sign: `(?:${sign})` }) +
  maybe('{space}') +
  words('{afterFrom}(and|to|-), ถึง{foreign}', {
    afterFrom: rightAfter('(between|from){space}{few}', { few: '[^.;\\n]{1,14}' }),
    foreign: followedBy('{sum} (เหรียญ|ดอลลาร์|ยูโร|ริงกิต|หยวน|เยน|ปอนด์)', { sum: '\\d[\\d,]{2,7}' }),
  }) +
  maybe('{space}')

/** Up to three of these before a sum. */
export const ABOUT_SUM = upTo(3, '(ไม่เกิน|ไม่ถึง|ประมาณ|ราว|สัก|ซัก|แค่|เพียง|of|about|around|under|max){gap}', GAP)

/** “3 to” of “3 to 5 days”. */
export const TO_FIGURE = maybe('(-|to|ถึง){gap}{figures}{gap}', { figures: '\\d{1,9}', ...GAP })
const AT_ONCE = '^ {0,2}'
/** A share, an hour or a range, but not “4,000/2 people”. */
export const NO_SUM =
  AT_ONCE + words('%, :, (/|-){digit}{notPeople}', { notPeople: notRightBefore('({digit})( )(คน|ท่าน|pax|people)') })
/** “The ferry and everything else”: no price of the ferry alone. */
export const NOT_AND_ALL = notFollowedBy('and (all|everything|food|activity|activities|travel|transport)')
