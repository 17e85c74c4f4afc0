import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneOf, oneSaid, perhaps } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “3 CWB”, “MIL and I”, “two under threes”, “us weary parents and a baby”: abbreviations of agencies and of forums,
// children by the age that none of them has, and parents of the children who go, in the words that rules know.

const ADJECTIVES = perhaps(`
  tired, exhausted, knackered, sleepless, sleep deprived, scared, stressed, frazzled, weary, worn out, hopeful, brave, desperate, happy, lucky, proud, crazy, mad, nervous, first time, new, brand new, young, working, busy,
  loving, anxious, poor, patient, worried, lazy, sporty, active, ordinary, normal, thirty something, middle aged`)
const KIDS = oneOf(`
  kids, kid, children, child, sons, son, daughters, daughter, boys, boy, girls, girl, twins, triplets, baby, babies, toddler, toddlers, teens, teenagers, tweens, infant, newborn, little ones, under, {figure} year, {figure} yo`)
const ALSO = oneOf('{comma}, and, &, +, plus, with, {comma} and, {comma} plus')

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** How old small children are not yet. */
  limit: oneSaid(
    '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twos, threes, fours, fives, sixes, sevens, eights, nines, tens, twelves',
  ),
  adjective: '[a-z]{3,12}',
  word: '\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty)',
  /** A comma, or none. */
  comma2: ',?',
  one: String.raw`\b0?(\d)(?!\d)`,
  /** Some words of the same sentence. */
  words: '[^.!?\\n]{0,40}?',
  bracket: String.raw`(?: ?\([^()\n]{1,24}\))?`,
}

/** What a number of children is not followed by: it would be of something else. */
const NO_KIDS =
  'baht, euro(s), dollar(s), usd, k, minutes, hours, days, nights, weeks, km, metres, meters, %, degrees, {digit}'

const AGENCIES: readonly FormRow[] = [
  {
    said: '{one}{gap}(adt|adts)',
    notAfter: 'adt, adts, adults, chd, chld, inf, infs, cwb, cnb, cwob, -, :, =',
    notFollowedBy: '{letter}, {digit}',
    full: '{one} adults',
    yes: [['02 ADT, Trat', '2 adults, Trat']],
    no: ['2 adtech firms'],
  },
  {
    said: '{one}{gap}(x|){gap}(cwb|cnb|cwob|chd|chds|chld|inf|infs|inft)',
    notAfter: 'adt, adts, chd, chld, inf, infs, cwb, cnb, cwob, -, :, =',
    notFollowedBy: '{letter}, {digit}',
    full: '{one} kids',
    yes: [
      ['3 CWB, 1 CNB', '3 kids, 1 kids'],
      ['01 inf', '1 kids'],
    ],
    no: ['5 info desks'],
  },
  {
    said: '(adults|adult){gap}(-|:|=){gap}{one}',
    followedBy: '{comma} (cwb|cnb|cwob|chd|chds|chld|inf|infs|inft|infant)',
    full: '{one} adults',
    yes: [['Adults - 3, inft: 1', '3 adults, 1 kids']],
    no: ['adults: 2', 'adults - 2, Trat'],
  },
  {
    said: '(adt|adts|ad){gap}(-|:|=|x|){gap}{one}',
    notFollowedBy: '{digit}, to, -{digit}, year(s), yr(s)',
    full: '{one} adults',
    yes: [
      ['ADT 3, Trat', '3 adults, Trat'],
      ['ADT: 02', '2 adults'],
    ],
    no: ['adt 22'],
  },
  {
    // Children with a bed, without one, and babies.
    said: '(cwb|cnb|cwob|chd|chld|chl|inf|infs|inft){gap}(-|:|=|x|){gap}{one}',
    notFollowedBy: '{digit}, year(s), yr(s), yo, month(s)',
    full: '{one} kids',
    yes: [
      ['CWB: 2 (9 and 11)', '2 kids (9 and 11)'],
      ['CHD x 3', '3 kids'],
    ],
    no: ['infant 7 months'],
  },
]

const IN_LAWS = [
  ['mil', 'mother-in-law'],
  ['fil', 'father-in-law'],
  ['sil', 'sister-in-law'],
  ['bil', 'brother-in-law'],
] as const

const FORUMS: readonly FormRow[] = [
  ...IN_LAWS.map(
    ([short, full]): FormRow => ({
      said: short,
      after: '{begin}, and, &, +, plus, with',
      followedBy: '{stop}, and, n, plus, is',
      full,
      yes: [[`hubby, ${short} and I`, `hubby, ${full} and I`]],
      no: [`a ${short}`, `${short} rouge`],
    }),
  ),
  {
    said: '(hub|boyf|hubster)[!{letter}|-|.|s]',
    notAfter:
      '(the |)transport, a, travel, bus, train, main, tourist, tourism, this, that, major, backpacker, food, art, diving, local',
    notFollowedBy: 'of, for, near, in the, to the, city',
    full: 'husband',
    yes: [['the boyf and I', 'the husband and I']],
    no: ['a hub for divers', 'the hub of Nan'],
  },
  {
    said: '(gfriend|girlf)[!{letter}|-|.|s]',
    full: 'wife',
    yes: [['girlf and I', 'wife and I']],
    no: ['girlfriend and I'],
  },
  {
    said: '(muggins here|muggins|moi|yours truly|my good self|little old me)[!{letter}|-]',
    full: 'me',
    yes: [
      ['my wife & yours truly', 'my wife and me'],
      ['my cousin and moi', 'my cousin and me'],
    ],
    no: ['moisture'],
  },
  {
    said: '(wee man|wee girl|little man|little lady|rascal|mischief maker|tiny terror|rugrat|sprout|offspring|little monster|little dude|wean|cherub)[!{letter}|-]',
    after: 'my, our, the, one, a, and, with, plus, +, {comma}',
    full: 'kid',
    yes: [
      ['our rascal (6) and us', 'our kid (6) and us'],
      ['hubby, me and our wee man', 'hubby, me and our kid'],
    ],
    no: ['bean sprout soup'],
  },
  {
    said: '(rascals|(tiny|small|mini) humans|(tiny|little) terrors|rugrats|hooligans|minions|(little|wee|) monsters|cherubs|gremlins|little devils|(small|little|mini) people)[!{letter}|-]',
    after: '{number}, my, our, my {number}, our {number}, the {number}',
    full: 'kids',
    yes: [
      ['my two rascals', 'my two kids'],
      ['2 gremlins and us', '2 kids and us'],
    ],
    no: ['minions in films'],
  },
]

const MORE: readonly FormRow[] = [
  {
    said: '(my|the) (new |dear |)(man|fella|bloke|beau|lover|sweetheart|darling|guy|chap|feller)',
    followedBy: 'and i, and me, & i, n i, {comma} me, and myself',
    full: 'my husband',
    yes: [['my bloke and me in Trat', 'my husband and me in Trat']],
    no: ['the man in the shop'],
  },
  {
    said: '(a|an|my) {adjective} of a husband',
    full: 'my husband',
    yes: [['plus a gem of a husband', 'plus my husband']],
    no: ['the best of a husband'],
  },
  {
    said: '(a|an|my) {adjective} of a (wife|girlfriend)',
    full: 'my wife',
    yes: [['and a gem of a wife', 'and my wife']],
    no: ['the best of a wife'],
  },
  {
    said: "(we are|we're|we r|) empty nester(s)",
    full: 'couple',
    yes: [['empty nesters in Trat', 'couple in Trat']],
    no: ['an empty nest'],
  },
  {
    said: '(retired|married|gay|lesbian|elderly|young|old|senior|middle aged) pair',
    notFollowedBy: 'of',
    full: 'couple',
    yes: [['a retired pair in Trat', 'a couple in Trat']],
    no: ['an old pair of boots'],
  },
  {
    said: '(father mother|mother father|mummy papa|papa mummy|mama papa|papa mama|mom dad|dad mom|mum dad|dad mum)( we are| we|)',
    notAfter: 'my, our, his, her, their, grand, with, {comma}, step',
    full: '2 adults',
    yes: [['two boys. Mom dad we like hiking', 'two boys. 2 adults like hiking']],
    no: ['my mum dad and me'],
  },
  {
    said: '(is|are|will be|) (tagging along|tag along|tags along|coming along|joining up|teaming up) with (me|us|us two|the two of us) and',
    full: 'and me and',
    yes: [['my cousin is teaming up with us and our girls', 'my cousin and me and our girls']],
    no: ['my sister tags along with me'],
  },
  {
    said: '{word} {open}{figure}{close}',
    full: '{figure}',
    yes: [['Fourteen (14) teachers', '14 teachers']],
    no: ['Anna (16)'],
  },
  {
    said: '(a |)half (a |)dozen',
    full: '6',
    yes: [['half a dozen sailors', '6 sailors']],
    no: ['a dozen'],
  },
]

const UNDER: readonly FormRow[] = [
  {
    said: '{number} (under|below)( the age of|) {limit}',
    notFollowedBy: NO_KIDS,
    after: '{sentence}, got, we have',
    full: '{number} kids',
    yes: [
      ['Two under threes and us', 'Two kids and us'],
      ["we've got 3 under 8", "we've got 3 kids"],
    ],
    no: ['two under 5 euro', 'top 3 under 10'],
  },
]

const PARENTS: readonly FormRow[] = [
  {
    said: `(two|2|both|us|we) ${ADJECTIVES} ${ADJECTIVES} parents`,
    notAfter: 'my, our, his, her, their, with, sets of',
    notFollowedBy: '-, in law, of two, of three',
    full: '2 adults',
    yes: [
      ['us weary parents and a newborn', '2 adults and a newborn'],
      ['a toddler, 2 parents', 'a toddler, 2 adults'],
    ],
    no: ['with two parents', 'my two parents'],
  },
  {
    said: `(we're |we are |us |a pair of |)${ADJECTIVES} ${ADJECTIVES} parents (of|with|to|plus|and)`,
    after: '{begin}',
    followedBy: `{words}${KIDS}`,
    full: '2 adults with',
    yes: [
      ['Parents of triplets, Trat', '2 adults with triplets, Trat'],
      ['We are parents with two small children', '2 adults with two small children'],
    ],
    no: ['my parents with two kids'],
  },
  {
    said: `(the |)(mum|mom|mummy|mommy|mother|mama|dad|daddy|father|papa){comma2}( and| &| plus| +|) (the |)(mum|mom|mummy|mommy|mother|mama|dad|daddy|father|papa)`,
    after: '{begin}',
    followedBy: `{bracket}${ALSO} {words}${KIDS}`,
    notFollowedBy: 'in law, {words}(my|me|i) ',
    full: '2 adults',
    yes: [
      ['Mum and dad with two girls', '2 adults with two girls'],
      ['dad & mum plus a toddler', '2 adults plus a toddler'],
    ],
    no: ['my mum, dad and me', 'Mum and dad, my kids'],
  },
]

export const PARTY_NEAR_FORMS = formsOf([...MORE, ...AGENCIES, ...FORUMS, ...UNDER, ...PARENTS], SLOTS)
