import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “just us 4”, “ours are 3 and 6”, “were in our 60s”, “3 generations of women”: turns of phrase for who goes, in those that
// rules know.

const SLOTS = {
  ...ENGLISH_SLOTS,
  few: oneSaid('2, 3, 4, two, three, four'),
  big: String.raw`\b(\d|two|three|four)`,
  small: '(\\d|one|two|three|four)',
  /** One figure: the 5 of a family. */
  one: '[2-9](?![\\da-z])',
  /** 4, 17. */
  childAge: '(?:1[0-7]|\\d)(?![\\da-z])',
  /** 60, 72. */
  old: '[678]\\d(?!\\d)',
  retired: '(?:6[05-9]|7\\d)(?!\\d)',
  /** 60 in “60s”. */
  decade: '(?:[2-9]0s?|twenties|thirties|forties|fifties|sixties|seventies)',
  adjective: '[a-z]{1,14}',
  /** Some words of the same sentence. */
  words: String.raw`[^.!?\n]{0,24}\b`,
  /** More words of it. */
  manyWords: '[^.]{0,40}',
}

/** What a number of people is not followed by: it would count that. */
const NO_LENGTH = `
  day(s), night(s), d{digit}, d, n, week(s), hour(s), hr(s), month(s), year(s), yr(s), places, islands, temples, cities, stops,
  room(s), tickets, th, nd, rd, st, k, km, baht, or, to, -{letter}, -{digit}, %, .{digit}, :{digit}, {comma}{digit}`

const CLAUSE = '{begin}, and, but, as, because, since'
const ELDERS = oneOf(
  'pensioners, seniors, oldies, old people, old folks, retirees, senior citizens, retired people, retired',
)

const COUNTED: readonly FormRow[] = [
  {
    said: 'us {count}( only|)',
    after: "just, only, its, it's, is, be, for, all of",
    notFollowedBy: `of, and, without, excluding, excl, not incl, not including, not included, w/o, ${NO_LENGTH}`,
    full: 'the {count} of us',
    yes: [
      ['Trat 4 days just us 3', 'Trat 4 days just the 3 of us'],
      ['for us two only', 'for the two of us'],
    ],
    no: [
      'tell us 3 places',
      'just us 3 days',
      'for us 4 days in Trat',
      'it is us two and my mum',
      '45k for us two without flights',
    ],
  },
  {
    said: 'us {count}( only|)',
    after: '{begin}',
    followedBy: '{stop}, to, in, from, going, are, only, for',
    full: 'the {count} of us',
    yes: [
      ['Trat, us five, by car', 'Trat, the five of us, by car'],
      ['us four only', 'the four of us'],
    ],
    no: ['Trat, us five days'],
  },
  {
    said: 'we {count} only',
    full: 'we are {count}',
    yes: [['we four only, Trat', 'we are four, Trat']],
    no: ['we four'],
  },
  {
    said: 'we (come|go|travel|will be|would be)( with| in| as|) {count}',
    followedBy: '{stop}, to, in, from, going, people, persons, adults, friends, pax',
    full: 'we are {count}',
    yes: [
      ['we come 5, from Lyon', 'we are 5, from Lyon'],
      ['we will be 6 people', 'we are 6 people'],
      ['we travel as four', 'we are four'],
    ],
    no: ['we go 3 days', 'we will be 5 days there', 'we come 5 nights'],
  },
  {
    said: '(no of |no. of |)pax(:| =|) {figure}',
    notAfter: '{digit}',
    notFollowedBy: `pax, people, person(s), kid(s), child, adult(s), +, &, /, ., ${NO_LENGTH}`,
    full: '{figure} people',
    yes: [
      ['Trat 4 days pax 3', 'Trat 4 days 3 people'],
      ['pax: 6', '6 people'],
      ['no. of pax 6', '6 people'],
    ],
    no: ['4 pax 3 days', 'pax 3 nights', 'adults: 2'],
  },
  {
    said: '{count} family members',
    full: 'family of {count}',
    yes: [['5 family members', 'family of 5']],
    no: ['family members'],
  },
  {
    said: 'family( of)(:), famille de',
    followedBy: '{one}',
    notFollowedBy:
      '{one} (day(s)|night(s)|full|whole|month(s)|d|n|room(s)|week(s)|generation(s)|x|and|kid(s)|child|children|year(s))',
    full: 'family of',
    yes: [
      ['family: 5, Trat', 'family of 5, Trat'],
      ['family 2+2, Trat', 'family of 2+2, Trat'],
      ['famille de 5', 'family of 5'],
    ],
    no: ['family 3 days', 'family 2 kids'],
  },
  {
    said: '{big} (big|bigs|besar)({comma}|) (and|+|&|) {small} (small|smalls|kecil)',
    notFollowedBy: '({adjective} |)(bag|room|suitcase|car|dog|bed)(s)',
    full: '{big} adults {small} kids',
    yes: [
      ['4 big 2 small, Trat', '4 adults 2 kids, Trat'],
      ['two besar and one kecil', 'two adults one kids'],
    ],
    no: ['2 big 1 small bags', 'big and small'],
  },
]

/** Whose children need no other word. */
const OURS: readonly FormRow[] = [
  {
    said: '(ours|mine) (are|r)',
    after: CLAUSE,
    followedBy: `
      (only |just |now |aged |)({open}|){figure}{gap}(,|&|/),
      (only |just |now |aged |)({open}|){figure} (and {digit}|yo|years|yrs)`,
    full: 'our kids are',
    yes: [
      ['a playground? Ours are 3 and 6', 'a playground? our kids are 3 and 6'],
      ['and mine are only 4, 6', 'and our kids are only 4, 6'],
    ],
    no: ['hours are 9 and 5', 'ours are small bags'],
  },
  {
    said: '(ours|mine|our one|my one) is',
    after: CLAUSE,
    followedBy: '(only |just |now |almost |nearly |){childAge}',
    notFollowedBy: '(only |just |now |almost |nearly |){childAge} (km|pm|am|day(s)|night(s)|baht|%)',
    full: 'our kid is',
    yes: [
      ['a shallow beach? Ours is 4', 'a shallow beach? our kid is 4'],
      ['as our one is now 3', 'as our kid is now 3'],
    ],
    no: ['ours is 4 km away', 'hours is 4'],
  },
]

const WE_ARE: readonly FormRow[] = [
  {
    said: 'were',
    after: '{start}, {comma}, {open}, ;, {digit}d, {digit}n',
    followedBy: `
      (both |all |just |only |)(in our|a couple|a family|a group|two|three|four),
      (both |all |just |only |){figure} (people|adults|friends), {old} and`,
    full: "we're",
    yes: [
      ['Trat, were in our 70s', "Trat, we're in our 70s"],
      ['Trat, were just four', "Trat, we're just four"],
      ['were 5 friends', "we're 5 friends"],
    ],
    no: ['Trat, were there tigers'],
  },
  {
    said: '(both |)in our',
    after: '{start}, ., {comma}, {open}, ;',
    followedBy: '(early|mid|late|) {decade}',
    full: 'we are in our',
    yes: [
      ['Trat, in our late 60s', 'Trat, we are in our late 60s'],
      ['Trat (both in our mid-thirties)', 'Trat (we are in our mid-thirties)'],
    ],
    no: ['people in our 60s', 'we are in our 50s'],
  },
  {
    said: `we( are|'re| r)( all| both|) ${ELDERS}`,
    followedBy: '{stop}, and, so, from, who, in, with',
    full: 'we are both retired',
    yes: [
      ['we are pensioners, Trat', 'we are both retired, Trat'],
      ["we're all old folks", 'we are both retired'],
    ],
    no: ['we are retired teachers'],
  },
]

const GENERATIONS: readonly FormRow[] = [
  {
    // How many they are follows.
    said: '(two|three|four|2|3|4) generation(s) of (women|ladies|girls|females|men|guys|gals|us|family|our family)',
    followedBy: '{words}{count} (people|person|persons|pax|of us|adults|ladies|women|girls)',
    full: 'a family',
    yes: [
      ['3 generations of women, so 4 people', 'a family, so 4 people'],
      ['two generations of our family, 6 of us', 'a family, 6 of us'],
    ],
    no: ['3 generations of potters, 4 people'],
  },
  {
    said: '{few} generation(s) of (women|ladies|girls|females|men|guys|gals)',
    full: '{few} adults',
    yes: [
      ['three generations of women in Trat', 'three adults in Trat'],
      ['2 generations of guys', '2 adults'],
    ],
    no: ['four generations of potters', 'three generations of a family', '24 generations of men'],
  },
]

const COUPLES: readonly FormRow[] = [
  {
    said: '(ageing|aging|old|older|grey haired) couple',
    notFollowedBy: 'of',
    full: 'senior couple',
    yes: [
      ['an ageing couple in Trat', 'an senior couple in Trat'],
      ['a grey-haired couple', 'a senior couple'],
    ],
    no: ['an old couple of friends'],
  },
  {
    said: '(a |one |)(couple|pair) of (seniors|oldies|pensioners|retirees|old (people|folks|farts|birds|geezers))',
    notAfter: 'my',
    full: 'senior couple',
    yes: [
      ['a couple of oldies', 'senior couple'],
      ['we, a pair of old folks', 'we, senior couple'],
    ],
    no: ['a couple of old temples', 'my couple of pensioners'],
  },
  {
    said: 'couple',
    followedBy: `
      ({comma}|) ({open}|)(both |)(over |above |){retired}(+| plus),
      ({comma}|) ({open}|){old} (and|&|/|,) {old}`,
    full: 'senior couple',
    yes: [
      ['couple 70+, Trat', 'senior couple 70+, Trat'],
      ['couple, 66 and 68', 'senior couple, 66 and 68'],
      ['couple (both 65 plus)', 'senior couple (both 65 plus)'],
    ],
    no: ['couple, 30 and 32'],
  },
  {
    said: 'as',
    followedBy: 'couple',
    full: 'as a',
    yes: [['Trat as couple', 'Trat as a couple']],
    no: ['as a couple'],
  },
  {
    said: 'me and her',
    notAfter: '(aunt|sister|mother|mum|mom|friend|cousin|daughter|gran){manyWords}',
    followedBy: '{stop}, only, to, in, for, going',
    full: 'me and my partner',
    yes: [['Trat, me and her', 'Trat, me and my partner']],
    no: ['me and her mum', 'me and her two kids', 'my sister is 30, me and her'],
  },
]

const SMALL_WORDS: readonly FormRow[] = [
  {
    // Filipino for “only”.
    said: '(ko |)lang( po| kami| siguro|)',
    after: 'me, us, i, kami, people, pax, two, partner, friend, mother, sister, brother, asawa, jowa, couple, bangkok',
    followedBy: '{stop}, plus, and, muna, with',
    full: 'only',
    yes: [
      ['me and my friend lang, Trat', 'me and my friend only, Trat'],
      ['2 pax lang po', '2 pax only'],
    ],
    no: ['Ko Lang', 'me to lang suan'],
  },
  {
    said: 'one',
    after: 'with, plus, and, me, me{comma}, bringing, taking',
    followedBy: '({adjective} |)(friend|cousin|colleague|mate|buddy|sister|brother)',
    full: 'a',
    yes: [
      ['with one old friend', 'with a old friend'],
      ['me, one cousin', 'me, a cousin'],
    ],
    no: ['one friend told me'],
  },
]

export const PARTY_TURNS = formsOf([...COUNTED, ...OURS, ...WE_ARE, ...GENERATIONS, ...COUPLES, ...SMALL_WORDS], SLOTS)
