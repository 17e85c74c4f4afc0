import { MONTH } from './calendar-words.ts'
import { GRANDS_TH } from './kin-words.ts'
import { COUNT } from './numbers.ts'
import {
  followedBy,
  maybe,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  oneSaid,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { notLaterOn } from './slot-gaps.ts'

// Ages, and what tells them from other numbers: “6 and 9”, `ลูก 8 กับ 11`, “in their late seventies”.

/** Spaces or none; a figure. */
const SIGNS = { gap: '\\s*', figure: '\\d{1,2}' }

/** What comes after a number that is no age. */
const NO_AGE =
  '(?!\\d)' + notFollowedBy('day(s), night(s), week(s), people, pax, adult(s), วัน, คืน, คน, คู่, k, baht, บาท, -{digit}')
/** An age: 4, “1.5”. */
const AGE = `\\d{1,2}(?:\\.5)?${NO_AGE}`
/** The age of a child: up to 17. */
const CHILD_AGE = '(?:\\d|1[0-7])'
const YOUNG = `${CHILD_AGE}(?!\\d)`
/** What an age of a child is not followed by. */
const NO_COUNT = notFollowedBy('คน, วัน, คืน, เดือน, ที่, คัน, โมง, ทุ่ม, {month}', { month: MONTH })
const NO_PART = '(?!\\d|[.:/]\\d)'

/** A class: `ป.4`, `ม.1`. */
const SCHOOL = { class: words('(ป|ม).{gap}{year}', { gap: '\\s?', year: '[1-6](?!\\d)' }), gap: '\\s?' }

/** Words of “4 ladies above 65”. */
const ENGLISH = {
  ...SIGNS,
  count: COUNT,
  comma: ',?',
  word: '[a-z]+',
  noun: '[a-z]{3,9}',
  short: '[a-z\\d]{1,8}',
  stop: '(?:[,.;!)\\n]|$)',
}

/** Between two of a list: “, and”, ` กับ `. */
const BETWEEN = words(
  '{gap}{comma}{gap}, {gap}{comma}{gap}and{space}, {gap}{joins}{gap}, {space}{gap}and{space}{gap}, {gap}(กับ|กะ|และ){gap}',
  {
    ...SIGNS,
    joins: '[&+/-]',
  },
)
/** The same, of names. */
const AND = words('{gap}{joins}{gap}, {gap}{joins}{gap}and{space}, {space}and{space}', { gap: '\\s?', joins: '[,;&+]' })

/** After an age: “yo”, `ขวบ`; or nothing. */
const YEARS = maybe('{gap}(y|yo|yr(s)|year(s)( old)|ขวบ|ปี)', SIGNS)

/** A child by its name and age: “baby Ole 1”, “Finn, almost 5”. */
const NAMED_AGE =
  maybe('(baby|little|big|wee|young|our|my){space}') +
  notRightBefore('day(s), night(s), week(s), for, in, at, to, from, until, after, by, or, about') +
  "[a-zà-ÿ'-]{2,14},?\\s?\\(?" +
  upTo(2, '(who is|is|aged|almost|nearly|just|now|only){space}') +
  `${AGE}\\)?`

/** One of a family, with an age: “boy 11”, `ลูก 9 ขวบ`. */
const ONE_WITH_AGE =
  maybe('(and|our|the|both){space}, &{space}, กับ, และ') +
  maybe('{word}{space}, {thaiWord}', { word: '[a-z]{2,9},?', thaiWord: '[ก-์]{2,10} ?' }) +
  maybe('aged{space}, อายุ{gap}', { gap: ' ?' }) +
  '\\d{1,2}' +
  maybe('{gap}(yo|yr(s)|year(s)( old)|ขวบ|ปี)', { gap: ' ?' }) +
  maybe('{gap}{joins}{gap}, {gap}{joins}{gap}and{space}, {space}and{space}, {gap}(กับ|และ){gap}, {space}', {
    gap: '\\s?',
    joins: '[,;/&+]',
  })

export const PARTY_AGE_SLOTS: Slots = {
  /** One age in figures or words, of somebody to count. */
  age:
    WORD_EDGE +
    oneSaid(
      `
      {figure}, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen,
      sixteen, seventeen`,
      SIGNS,
    ),
  /** Ages in figures: “6 and 9”, `3 กับ 5`, “(4, 7 years)”. */
  ages:
    '\\(?\\s?' +
    maybe('(age|aged|ages|of|is|are){space}, อายุ{gap}', SIGNS) +
    `${AGE}(?:${BETWEEN}${AGE}){0,5}${YEARS}\\)?`,
  /** Names with ages: “, Edda 7, Finn almost 5 and baby Ole 1”. */
  namedAges: `\\s?[,:(-]\\s?${NAMED_AGE}(?:${AND}${NAMED_AGE}){1,6}`,
  /** “5 & 7 year old”. */
  agePair: words('{ages} (year(s) old(s)|yr(s) old(s)|yo|y/o)', {
    ages: `(?<![\\d.,:/-])${CHILD_AGE}(?:${BETWEEN}${YOUNG}){1,4}`,
  }),
  /** The age of a child: `9` of `ลูกสาว 9 ปี`. */
  young: `${YOUNG}(?:${BETWEEN}${YOUNG}){0,5}`,
  /** Of two or more children. */
  youngAges: `\\(?\\s?${CHILD_AGE}(?:${BETWEEN}${CHILD_AGE}${NO_AGE}){1,4}\\)?`,
  /** The ages of two children or more, with no unit after them: `ลูก 8 กับ 11`. */
  youngPair: `(?<![\\d.])${YOUNG}(?:${BETWEEN}${YOUNG}(?![.:]\\d|\\/(?:\\d{3}|[2-9]\\d))){1,4}(?!\\s*-\\s?\\d)${NO_COUNT}`,
  /** An age from 6 to 17: `ลูกสาว 8`. */
  anAge: `(?:[6-9]|1[0-7])${NO_PART}${NO_COUNT}`,
  /** The age of a child, and no other number. */
  anyAge: `${CHILD_AGE}${NO_PART}${NO_COUNT}`,
  /** Ages of children in a bracket: “(3, 6)”. */
  bracketAges: '\\s?\\(\\s?(?:\\d|1[0-7])(?:\\s?[,/&+]\\s?(?:\\d|1[0-7])){1,5}\\s?\\)',
  /** The ages of children with nothing but spaces between them: “kids 3 7 11”. */
  spacedAges:
    `\\(?${CHILD_AGE}(?:` +
    words('{comma}{space}and{space}, {space}and{space}, {comma}, {comma}{space}, {space}') +
    `${CHILD_AGE}${NO_PART}` +
    notFollowedBy('day(s), night(s), week(s), people, pax, adult(s), km(s), k, baht, am, pm, -{digit}') +
    '){1,5}\\)?' +
    notFollowedBy('day(s), night(s), week(s), adult(s)'),
  /** Of somebody of a party: `แก่สุด 52`, “the youngest 16”. */
  anyYears:
    '\\(?(\\d{1,2})(?![\\d.:])' +
    notFollowedBy(`
      คน[!โต|กลาง|รอง|เล็ก|แก่|เด็ก|ที่], วัน, คืน, เดือน, บาท, ที่, แห่ง, day(s), night(s), places, temples`) +
    maybe('{gap}(ปี|ขวบ)', SIGNS) +
    '\\)?',
  /** An age: nothing is counted by it. */
  noUnit: NO_AGE,
  /** No age. */
  notYears: notFollowedBy('ขวบ, ปี, เดือน'),
  /** One age in brackets: “(7)”, “(2 years)”. */
  bracketed:
    '\\s*\\(?\\s?' +
    maybe('(is|age|aged){space}') +
    '(?:\\d|1\\d)' +
    maybe('{gap}(y|yo|yr(s)|year(s)( old)|mo|mos|month(s)( old))', { gap: ' ?' }) +
    '\\)',
  /** The age of a baby: “9 months old”. */
  months: words('{figure} (mo|mos|month(s))( old), {figure} (week(s)|wk(s)) old', SIGNS),
  /** A baby by its age, with nothing else said of it. */
  monthsOld:
    words('{figure} (mo|mos|month(s)|week(s)|wk(s)) old(s)', SIGNS) +
    followedBy('{signs}, {end}, and, in, to, who, with, so, for, is, on, at, from, plus, that, we', {
      signs: '[.,;:!?)+&]',
    }),
  /** An age from 18 on. */
  grownAge: "(?:1[89]|[2-5]\\d)(?!\\d)(?:'?s)?",
  /** An age of two figures. */
  ofAge: '(\\d{2})',
  /** An age of two figures of the person who writes. */
  own: '(\\d{2})(?!\\d)' + notFollowedBy('day(s), night(s), km, {percent}, th', { percent: '%' }),
  /** The age of the writer in brackets. */
  ownBracketed: '\\(\\s?(\\d{2})\\s?\\)',
  /** An age before “one person”: `อาม่า 84 คนนึง`. */
  elder: '[6-9]\\d',
  /** Sixty and older, in figures or Thai words: `72`, `เจ็ดสิบกว่า`. */
  old: words('{figures}, (หก|เจ็ด|แปด|เก้า)สิบ(กว่า|เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|)', {
    figures:
      '[6-9]\\d\\+?(?!\\d|[.,]\\d)' +
      notFollowedBy('day(s), night(s), km, {percent}, บาท, คน, วัน, กม, กิโล', { percent: '%' }),
  }),
  /** “In their late seventies”, “in our mid to late 60s”. */
  decade: words(`
    in (his|her|their|our|my) (early |mid |late |)(early |mid |late |)((6|7|8|9)0(')s|sixties|seventies|eighties|
    nineties)`),
  /** Sixty and older, of a group of grown people and nobody else: “4 ladies above 65”. */
  agedOver:
    rightAfter(
      `
      {count}{space}({word}{space})(men|women|ladies|gentlemen|gents|friends|people|couples|sisters|brothers|cousins|
      of us){comma}{space}`,
      ENGLISH,
    ) +
    notRightAfter('(and|with|plus|me|&|+){space}{short}{space}({word}{space}){noun}{comma}{space}', ENGLISH) +
    words('(who are |)(all |)(aged |)(over|above|past) (the age of |){sixty}', { sixty: '[6-9]\\d' }) +
    maybe('{gap}(year(s)|yr(s))( old| of age|)', { gap: ' ?' }) +
    rightBefore('{gap}{stop}, {gap}(want|who|in|from|looking|would|need|going|love|like|planning)', ENGLISH),
  /** Children by an age follow, and no husband or wife after it: `(7 ขวบ …)`. */
  agesNext: followedBy('(วัย|อายุ|){gap}{figure}{gap}(ขวบ|ปี)', SIGNS) + notLaterOn(48, 'สามี, ภรรยา, เมีย, แฟน', '[^\\n)]'),
  /** After the ages of children who are not said to be the writer's: `เด็ก 7 ขวบ`. */
  ofChildren: rightAfter('เด็ก{few}ขวบ(ครึ่ง){gap}', { few: '[^.\\n]{0,30}', gap: '\\s?' }),
  /** A grandparent follows, so that these are the parents of the children. */
  andTheirs: followedBy(`(+|{comma}|&|กับ|และ|){gap}(คุณ)${oneOf(GRANDS_TH)}`, { gap: '\\s?' }),
  /** The ages of a whole family or group in brackets, from three on: “(41, 39, boy 11 and girl 8)”. */
  allAges: `\\s?\\((?:${ONE_WITH_AGE}){3,10}\\)`,
  /** Between two ages. */
  between: BETWEEN,
  /** Classes at school: `ป.4 กับ ม.1`. */
  classes: words('(เรียน|อยู่|)(ชั้น){gap}{class}', SCHOOL) + upTo(4, '{gap}(กับ|กะ|และ|{comma}|/|&|+){gap}{class}', SCHOOL),
}
