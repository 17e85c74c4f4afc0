import { ENGLISH_SLOTS } from './form-slots.ts'
import { ENGLISH_NUMBERS } from './numbers.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { type FormRow, formsOf, type ShortForm } from './short-form.ts'

// “10y5m”, “almost 4”, “a seven year old”, “pensionists”: ages, and people by their age, as the rules know them.

/** Of those who are no adults yet. */
const OLDEST = 15
const IN_WORDS = [...ENGLISH_NUMBERS].filter(([, figure]) => figure <= OLDEST)

/** What an age does not count. */
const UNITS = oneOf(`
  day, days, night, nights, week, weeks, month, months, hour, hours, hr, hrs, h, minute, minutes, min, mins, km, kms,
  kilometre, kilometres, kilometer, kilometers, mile, miles, am, pm, o'clock, oclock, k, baht, thb, usd, euro, euros, %,
  people, pax, adult, adults, kid, kids, children, of us, hundred, thousand, temples, islands, places, stops, times`)

const RELATIVES = `
  mum, mom, dad, wife, husband, boy, boys, girl, girls, son, sons, daughter, daughters, kid, kids, twins, baby, sister,
  sisters, brother, brothers`

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** An age up to 17. */
  young: String.raw`(?:(?:[1-9]|1[0-7])(?![\d:]|[.,]\d)|(?:${IN_WORDS.map(([word]) => word).join('|')})(?![a-z]))`,
  /** An age of 60 and more. */
  old: String.raw`[6-9]\d(?!\d|[.:]\d)`,
  /** An age in two figures: 40. */
  grown: String.raw`\d\d(?!\w)`,
  years: String.raw`\b(\d{1,2})`,
  letters: '[a-z]{1,12}',
  retired: oneSaid('retired, pensioners'),
  iAm: oneSaid("i am, i'm"),
  /** With or without “my”: the one who is named so. */
  person: oneSaid(
    `(my|our) ({letters} |)${oneOf('buddy, friend, mate, partner, colleague, cousin, sister, brother, wife, husband, girlfriend, boyfriend, flatmate, roommate, bestie, fiance, fiancee, fiancé, fiancée')}`,
    { letters: '[a-z]{1,12}' },
  ),
}

const AGES: readonly FormRow[] = [
  {
    said: `{years} ${oneOf('y, yr, yrs, year, years')}({comma}|) (and|) {digit}({digit}) ${oneOf('m, mo, mos, mth, mths, month, months')}( old| olds|)`,
    notFollowedBy: 'trip, stay, in advance',
    full: '{years} years old',
    yes: [
      ['a big brother 9y4m', 'a big brother 9 years old'],
      ['a girl, 3 yrs 8 mths', 'a girl, 3 years old'],
      ['5 years and 6 months old', '5 years old'],
    ],
    no: ['9y', '4 months', 'for 2 years, 3 people', '2 years and 3 months in advance'],
  },
  {
    said: '{years}{gap}y[!{letter}|{digit}]',
    isExact: true,
    after: `{comma}, {open}, &, +, /, and, aged, is, are, old man, DS, DD, DH, DW, {name}, ${RELATIVES}`,
    followedBy: '{stop}, -, and, in, to, for',
    full: '{years} yo',
    yes: [
      ['twin girls 6y, Nan', 'twin girls 6 yo, Nan'],
      ['kids (4y and 7y)', 'kids (4 yo and 7 yo)'],
      ['DS 7y in Nan', 'my son 7 yo in Nan'],
    ],
    no: ['2 y 3 n', 'route 6y'],
  },
  {
    said: `${oneOf('almost, nearly, just turned, about to turn, soon to be, soon, going on, not quite, just gone, barely')}{space}`,
    isExact: true,
    after: `{open}, {comma}, :, is, are, be, of, aged, who's, she's, he's, and, a, an, our, my, {name}`,
    notAfter: "(for|takes|took|in|it is|it's|is it)({comma}|{open}|)",
    followedBy: '{young}',
    notFollowedBy: `{young} ${UNITS}`,
    full: '',
    yes: [
      ['our boys (almost 4 and 7)', 'our boys (4 and 7)'],
      ['kids 12, 9 and nearly 6', 'kids 12, 9 and 6'],
      ['Ida, just turned 5, and me', 'Ida, 5, and me'],
      ["he's about to turn six", "he's six"],
    ],
    no: ['Nan, almost 4 days', 'for almost 4', 'the trip takes, nearly 6 hours', 'and nearly 500 baht'],
  },
  {
    said: '{space}and a half, {gap}½, {space}1/2',
    after: '(is|are|be|aged|and) {young}, (,|{open}) {young}',
    followedBy: '{stop}, and {number}, year(s) old, yr(s) old, yo, in, to',
    notFollowedBy: 'week(s), day(s), hour(s)',
    full: '',
    yes: [
      ['kids are 4 and a half and 7', 'kids are 4 and 7'],
      ['our son is 4½', 'our son is 4'],
    ],
    no: ['two and a half weeks', 'it is 4 and a half hours'],
  },
  ...IN_WORDS.map(
    ([word, figure]): FormRow => ({
      said: word,
      followedBy: '(-|{gap})(year|years|yr|yrs)(-|{space})old(s)',
      full: String(figure),
      yes: [
        [`my ${word}-year-old`, `my ${figure}-year-old`],
        [`a ${word} year old`, `a ${figure} year old`],
      ],
      no: [`${word} years in Nan`],
    }),
  ),
]

const BY_AGE: readonly FormRow[] = [
  {
    // As those say who have it from German, Dutch, Spanish, French or Swedish.
    said: `
      pensionist(s), pensionado(s), pensionnaire(s), pensionär(s), pensionaries, pensionäre, pensionare, pensioneer(s),
      pensionnés, pensionates, jubilado(s), retraitée(s), retraitee(s), gepensioneerden, (retired|pension) persons, retireds`,
    full: 'pensioners',
    yes: [
      ['we are old pensionists from Graz', 'we are old pensioners from Graz'],
      ['our jubilados in Nan', 'our pensioners in Nan'],
      ['some retired persons', 'some pensioners'],
    ],
    no: ['a pension in Nan', 'a small pensione'],
  },
  {
    said: '{iAm} (a |)pensioners',
    full: '{iAm} a pensioner',
    yes: [["I'm pensioners, 69", "I'm a pensioner, 69"]],
    no: ['pensioners'],
  },
  {
    said: `(in|on|at) (a |our |my |early |)(pension|retirement), pensioned( off), rentner(s), gepensioneerd, en retraite`,
    after: `we, both, are, is, am, i'm, already, now, us, and, me, husband, wife, partner, {comma}`,
    followedBy: '{stop}, and, now, since, couple, from, who, so',
    full: 'retired',
    yes: [
      ['we are both in pension since May', 'we are both retired since May'],
      ['my wife and me, both rentners', 'my wife and me, both retired'],
      ['we are already in retirement', 'we are already retired'],
    ],
    no: ['stay in a pension in Nan', 'my pension is small'],
  },
  {
    said: 'retiree, pensioner, pensioners, elder, elders, aged, grandparent',
    followedBy: 'couple',
    full: 'retired',
    yes: [
      ['a retiree couple in Nan', 'a retired couple in Nan'],
      ['an elder couple', 'an retired couple'],
    ],
    no: ['aged couples'],
  },
  {
    // Said already: both are.
    said: `{retired}( of|,|:|) ({open}|)(aged |age |both |){old}(,|) (and|&|/|) {old} (years|year|yrs|yr|yo|)( old|)({close}|)`,
    after: '(both|are|all|now|two|2) (now|both|)',
    notFollowedBy: '%, km, day(s), baht, {digit}',
    full: '{retired}',
    yes: [['my wife and me, both retired, 66 and 64', 'my wife and me, both retired']],
    no: ['both retired, 55 and 58', 'both retired, 66 and 64 km', 'both retired'],
  },
  {
    // Who somebody is.
    said: '{name}({comma}|) {open}{person}{close}',
    isExact: true,
    after: '{begin}, day, then, and, with',
    full: '{person}',
    yes: [['next day Igor (my travel mate) swims', 'next day my travel mate swims']],
    no: ['Nan (my favourite town)', 'Igor (my guide)'],
  },
  {
    said: "({comma}|) (who's|who is|who are|that is|she's|he's)",
    after: 'sister, brother, son, daughter, boy, girl, twins, kid, child, one, baby, toddler',
    followedBy: '{young}',
    notFollowedBy: `{young} ${UNITS}`,
    full: ' aged',
    yes: [
      ["twins (4) and a big sister who's 8", 'twins (4) and a big sister aged 8'],
      ["our son, he's 8", 'our son aged 8'],
    ],
    no: ["a guide who's 30", "my sister who's 8 days late"],
  },
  {
    said: 'arrives, lands, flies in, gets in, turns up, shows up',
    after: `(next day|day {digit}|next morning|then|that night|day after|following day)({comma}|) my (travel|old|best|good|) ${oneOf('buddy, friend, mate, sister, brother, cousin, colleague, partner, girlfriend, boyfriend, wife, husband')}`,
    followedBy: '{stop}, and, too, from, by',
    full: 'joins me',
    yes: [
      ['the next day my cousin arrives. Then Nan', 'the next day my cousin joins me. Then Nan'],
      ['day 3 my old friend lands and', 'day 3 my old friend joins me and'],
    ],
    no: ['my cousin arrives late', 'then my cousin arrives at her hotel'],
  },
]

export const PARTY_AGE_FORMS: readonly ShortForm[] = formsOf([...AGES, ...BY_AGE], SLOTS)
