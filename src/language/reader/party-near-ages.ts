import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “The elder one is nine”, “a 4 and a 9 year old”, “triplets of six”, “Am 71”, “Nana here”: ages in the words that rules know.

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** How old small children are not yet. */
  limit: oneSaid(
    '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twos, threes, fours, fives, sixes, sevens, eights, nines, tens, twelves',
  ),
  childYears: String.raw`\b(\d|1[0-5])(?!\d|[.,]\d)`,
  otherYears: String.raw`\b(\d|1[0-5])(?!\d)`,
  old: String.raw`\b([6-9]\d)(?!\d)`,
  brood: oneSaid('twins, twin boys, twin girls, triplets'),
  own: oneSaid('daughter, son'),
  tiny: oneSaid('baby, infant, newborn, little one, toddler, baby boy, baby girl, bubba'),
  months: '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)',
  /** A comma, or none. */
  comma2: ',?',
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const ONE_CHILD =
  'big one, small one, elder one, older one, younger one, middle one, elder, younger, elder girl, elder boy, older boy, older girl, younger boy, younger girl'
const NO_AGE_AFTER =
  'km, baht, times, hours, days, nights, minutes, feet, of, people, in the, am, pm, o, metres, rooms, -, %, years older, years younger, inches, kilos, foot'

/** “Our boy is three”, “the elder one is nine”: an age in words. */
const AGES: readonly FormRow[] = [
  ...WORDS.map(
    (word, at): FormRow => ({
      said: `(my|our|the|and|one) ${oneOf(ONE_CHILD)} (is|turns|has turned|just turned|will be|'s) (only |just |now |almost |nearly |about |) ${word}`,
      notFollowedBy: NO_AGE_AFTER,
      full: `our kid is ${at + 1}`,
      yes: [[`the elder is ${word}, Trat`, `our kid is ${at + 1}, Trat`]],
      no: [`the elder is ${word} of them`],
    }),
  ),
  {
    said: `(the|our) (big|small|elder|older|younger|middle|little) one is (only |just |now |almost |nearly |) {childYears}`,
    notFollowedBy: NO_AGE_AFTER,
    full: 'our kid is {childYears}',
    yes: [['the younger one is 6, Trat', 'our kid is 6, Trat']],
    no: ['the big one is 6 km away'],
  },
  {
    said: '(a|an) {childYears} and (a|an) {otherYears} (year|yr) old(s|)',
    full: 'a {childYears} year old and a {otherYears} year old',
    yes: [['a 4 and a 9 year old', 'a 4 year old and a 9 year old']],
    no: ['a 4 and 9 year old'],
  },
  {
    said: '(i am|am|me){comma2} {old} (years|yrs|year|yr)( of age| old| young|)',
    after: '{begin}',
    full: 'i am {old}',
    yes: [['I am 66 years old, Trat', 'i am 66, Trat']],
    no: ['Am 6 years'],
  },
  {
    said: 'am {old}',
    after: '{begin}',
    full: 'i am {old}',
    yes: [['Am 71 and fit', 'i am 71 and fit']],
    no: ['I am 77'],
  },
  {
    said: '{brood} of {limit}',
    followedBy: '{stop}, and, plus, in, who',
    notFollowedBy: '{comma} {digit}',
    full: '{brood} ({limit})',
    yes: [['triplets of six, Trat', 'triplets (six), Trat']],
    no: ['twins of four months'],
  },
  {
    said: '(a|our|my|the) {tiny} of {months} (months|weeks|mths|mos|wks)',
    full: 'a {tiny}',
    yes: [['our toddler of eighteen months', 'a toddler']],
    no: ['a toddler of two'],
  },
  {
    said: '{number} (kids|children|kiddos){comma} (both |all |)(boys|girls|sons|daughters)',
    followedBy: 'aged, age, of, {open}, {digit}, both, all',
    full: '{number} kids',
    yes: [['two kids, girls aged 4 and 5', 'two kids aged 4 and 5']],
    no: ['two kids, boys and girls'],
  },
  {
    said: '{comma} (one|two|three|2|3) of (them|whom|which) (are |is |)(twins|triplets|in nappies|in diapers|teens|teenagers|boys|girls)',
    full: '',
    yes: [['five kids, three of them triplets, Trat', 'five kids, Trat']],
    no: ['four of us, two of them vegan'],
  },
  {
    said: '(gran|granny|nan|nana|grandma|grandpa|grandad|granddad|grandmother|grandfather|opa|oma) here',
    after: '{begin}',
    full: "i'm 66",
    yes: [['Nana here, off to Trat', "i'm 66, off to Trat"]],
    no: ['my gran here'],
  },
  {
    said: "(my|our) {own}{comma2} (who's|who is) (his|her|their) (mum|mom|mother|dad|father|parent)",
    full: 'my adult {own}',
    yes: [['with our son, who is her dad', 'with my adult son']],
    no: ['my daughter who is a mum'],
  },
]

export const PARTY_NEAR_AGES = formsOf(AGES, SLOTS)
