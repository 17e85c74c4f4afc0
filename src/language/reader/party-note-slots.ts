import {
  followedBy,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { gap } from './slot-gaps.ts'

// Slots of `party-note-rules.ts`: ages and classes, as they stand right after the word for somebody.

const SIGNS = { gap: ' ?', figure: '\\d{1,2}' }

// Ages in English

/** After an age: “yo”, “years old”; or nothing. */
const YEARS = maybe('{gap}(yo|y/o|yr(s)|year(s))( old), -year(s)-old', SIGNS)
/** One age: 6, “70+”, “6 years old”. */
const AGE = `\\d{1,2}\\+?(?![\\d:.,]?\\d)${YEARS}`
/** Between two ages: “, and”, “ & ”, “/”. */
const AND = words('{comma}{gap}, {comma}{gap}and{space}, {gap}{joins}{gap}, {space}and{space}', {
  ...SIGNS,
  joins: '[&/]',
})
/** The figure counts other people: “aged 12 and 3 teachers”. */
const NO_OTHERS = notRightBefore(
  `
  {figure} (other |more |)(adult(s)|teacher(s)|staff|leader(s)|coaches|trainers|helpers|parents|chaperones|carers|friends|
  couples)`,
  SIGNS,
)
/** What may follow an age that has no unit: a sign, the end, or whoever is named next (“dad 72 mum 68”). */
const WHAT_FOLLOWS = `
  {signs}, {end}, and, my, our, his, her, me, i, mum, mom, mother, dad, father, wife, husband, gran, grandma, grandpa,
  sister, brother, son, daughter, aunt, uncle`
const AFTER_AGE = { signs: '[,.;:!?)+&]' }

/** “In their”, “in our early”. */
const IN_THEIR = words('in (their|his|her|our|my){space}') + upTo(2, '(early|mid|late){between}', { between: '[ -]' })
const DECADES = words('{tens}, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties', {
  tens: '[2-9]0',
})
/** “In their late sixties”; its group tells which. */
export const DECADE_OF_LIFE = new RegExp(`${IN_THEIR}(?<decade>${DECADES})`)

// Classes at school

const CLASS =
  words(
    `
    p {grade}, k {year}, primary( school)( {grade}), secondary( school)( {grade}), (year|grade|std(.)|standard|form) {figure},
    kindy, kinder(garten), nursery, pre school, reception, (elementary|middle|junior|high) school, school`,
    { ...SIGNS, grade: '[1-6]', year: '[1-3]' },
  ) + notRightBefore('{letter}, {digit}')

const CLASS_TH =
  words('(ที่)(เรียน|อยู่|)(ชั้น){gap}', { gap: '\\s?' }) +
  words('(ป|ม).{gap}{grade}, {notOfChild}((เตรียม)อนุบาล|ประถม|มัธยม)({gap}(ศึกษา)(ปีที่){gap}{year})', {
    gap: '\\s?',
    grade: '[1-6](?!\\d)',
    /** `เด็กประถม 3` are three, and so are `ประถม 3 คน`. */
    notOfChild: notRightAfter('เด็ก'),
    year: `[1-6](?!\\d)${notFollowedBy('คน, ท่าน')}`,
  })

// Ages in Thai

/** One age with its unit: `6 ขวบ`, `6 ขวบครึ่ง`, `70 ปีกว่า`. */
const AGE_TH = `\\d{1,2}\\+?${words('{gap}(ขวบ|ปี)(ครึ่ง|กว่า|)', SIGNS)}`
const AND_TH = words('{gap}(กับ|กะ|และ|{comma}|/){gap}', { gap: '\\s?' })
const AND_OF_BOTH = words('{gap}(กับ|และ|/|&){gap}', { gap: '\\s?' })
const AND_OF_SOME = words('{gap}(กับ|กะ|และ|/|&|{comma}){gap}', { gap: '\\s?' })
const NOT_COUNTED = notFollowedBy('คน, ท่าน, วัน, คืน, คัน, ห้อง')

export const NOTE_SLOTS: Slots = {
  space: ' ',
  /** A comma and a space. Of both, either may be missing in `anyComma`. */
  comma: ',? ',
  anyComma: ',? ?',
  gap: '\\s?',
  /** What stands in brackets, unless it is who they are: “4 of us (me, my husband, two friends)”. */
  bracketed: words('{gap}{open}{notPeople}{inside}{close}', {
    gap: '\\s?',
    notPeople: notRightBefore(`
      and, plus, with, me, myself, i, my, mum, mom, dad, hubby, husband, wife,
      (2|3|4|5|6|7|8|9|two|three|four|five|six) (adult(s)|kid(s)|children|couples|friends|girls|boys|men|women|guys|ladies)`),
    inside: gap(40, '[^()\\n]'),
  }),

  /** A figure; one of two digits. */
  figure: '\\d{1,2}',
  figures: '\\d\\d',
  /** An age with or without its unit: 9, “70+”, “9 years old”. In `one` something without a space may follow. */
  age: AGE,
  one: `\\d{1,2}\\+?${YEARS}`,
  /** Up to six ages, and two to five: “3, 5 and 8”. */
  ages: `${AGE}(?:${AND}${NO_OTHERS}${AGE}){0,5}`,
  someAges: `${AGE}(?:${AND}${NO_OTHERS}${AGE}){1,4}`,
  /** Two ages or more with nothing before them: “4 and 8”, “4, 6 & 9”, “4/7/11”. */
  two: `\\d{1,2}\\+?(?:, ?\\d{1,2}|(?: ?/ ?\\d{1,2}){1,3})?(?: ?& ?| and | ?/ ?)\\d{1,2}\\+?${YEARS}`,
  /** Between the least and the most: “4-7”, “from 4 to 7”. */
  toAnother: `${words('{gap}(-|–|to|and){gap}', { gap: '\\s?' })}${NO_OTHERS}`,
  /** “In their sixties”, “in her late 70s”. */
  decade: `${IN_THEIR}${DECADES}'?s?`,

  /** Nothing follows that the figure may count; or where and with whom they go. */
  noUnit: followedBy(WHAT_FOLLOWS, AFTER_AGE),
  noUnitHere: followedBy(`${WHAT_FOLLOWS}, {space}(to|in|from|with|who|on|at)`, AFTER_AGE),
  /** No other age follows. */
  noOther: notFollowedBy('(and|&|{comma}) {digit}'),
  /** No days and no people are counted: “4 and 7 days late”. */
  noLength: notFollowedBy('day(s), night(s), week(s), people, pax, of, km'),
  wordEnd: WORD_EDGE,
  /** Not “10 months in Asia”, “a 2 month trip”. */
  noTrip: notFollowedBy('in, trip, stay, around, of, from, ago, pregnant'),

  /** Classes: “primary 4”, “year 2 and year 5”; `ป.4`, `ป.1 กับ ป.3`, `ที่เรียนชั้นอนุบาล 2`. */
  classes: `${CLASS}(?:(?:, | and | & |/)${CLASS}){0,4}`,
  classesTh: `${CLASS_TH}(?:${words('{gap}(กับ|กะ|และ|{comma}|/|&|+){gap}', { gap: '\\s?' })}${CLASS_TH}){0,4}`,

  /** Ages in Thai: `6 ขวบ`, `3 กับ 5 ขวบ`, `4 ขวบ 7 ขวบ`. */
  agesTh: `${AGE_TH}(?:(?:${AND_TH}|\\s(?=\\d{1,2} ?ขวบ))${AGE_TH}){0,4}`,
  /** Figures before a unit that is said once, and two of them: `3 กับ 5`. */
  figuresTh: `\\d{1,2}(?:${AND_OF_BOTH}\\d{1,2}){0,3}`,
  twoTh: `\\d{1,2}${AND_OF_BOTH}\\d{1,2}`,
  /** Figures after `อายุ` with no unit, of which none but the first may count anything: `81`, `3, 5 กับ 8`. */
  bareTh: `\\d{1,2}(?:${AND_OF_SOME}\\d{1,2}(?!\\d)${NOT_COUNTED}){0,3}(?!\\d)`,
}
