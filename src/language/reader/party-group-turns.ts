import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “single mum of 2”, “none of us under 65”, “we are nine with elders”, “my parents visit us (two girls)”: a party said by who
// raises it, by an age that all have or by whom they visit, in the words that rules know.

const OTHERS =
  'friend, friends, mate, mates, girlfriends, classmates, buddies, colleagues, cousins, besties, uni friends, school friends'
const GUESTS = `
  (my |our |the |his |her |both our |)(mum|mom|mother|dad|father)({comma}|) (and|&|n) (dad|father|mum|mom|mother|brother|sister),
  (my |our |the |his |her |both our |)(mum|mom|mother|dad|father|parents|folks|in laws|grandparents|grandma|granny|gran|aunt|uncle|sister|brother)`

const SLOTS = {
  ...ENGLISH_SLOTS,
  family: oneSaid('family, group, party, couple, gang'),
  room: oneSaid('family, room, group, us, we, party, couple'),
  lone: oneSaid('single, divorced, solo, widowed, separated, lone, recently divorced, newly single, newly divorced'),
  parent: oneSaid('mum, mom, mother, mummy, mama, dad, daddy, father, papa'),
  people: oneSaid('of us, people, pax, persons'),
  others: oneSaid(OTHERS),
  guests: oneSaid(GUESTS, ENGLISH_SLOTS),
  few: oneSaid('2, 3, 4, 5, two, three, four'),
  hosts: oneSaid('two, three, four'),
  adults: '(\\d)',
  kids: '(\\d)',
  lastFigure: '(\\d{1,2})(?!\\d)',
  /** Mar, March, Mar. */
  month: String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`,
  /** An age of 60 and more: not 65.5, 70:30. */
  old: String.raw`(?:[678]\d|sixty-five|sixty|seventy|eighty)(?!\d|%|[.,:]\d)`,
  /** An age of small children: 4, 12, 2s. */
  small: '(?:[2-9]|1[0-2])s?(?![\\da-z])',
  /** The rest within brackets. */
  rest: '[^)\\n]{0,40}',
  /** Before it nobody says that they are two. */
  noPartner: String.raw`(?<!\b(?:wife|husband|partner|girlfriend|boyfriend|we|us|hubby|couple|gf|bf)\b[^]{0,200})\b`,
  /** Before it is no Thai: there the words become Thai. */
  noThai: String.raw`(?<![ก-์][^]{0,200})\b`,
  /** Another age follows, not a length: “, 7”, not “, 7 days”. */
  nextAge: String.raw` ?[,&/] ?\d{1,2}(?!\d| ?(?:d\b|n\b|days?|nights?|weeks?))`,
}

const NO_AGE = '(km|baht|day|days|minute|minutes|hours|euro|euros|dollar|dollars|usd|rooms|%)'

const FAMILIES: readonly FormRow[] = [
  {
    // Not the fourth of the month.
    said: '{family} of {figure}',
    followedBy: '{month} {digit}',
    full: '{family} of {figure},',
    yes: [
      ['a family of 5 Mar 12-16, Trat', 'a family of 5, Mar 12-16, Trat'],
      ['group of 12 December 4', 'group of 12, December 4'],
    ],
    no: ['a family of 5 May visit', 'from 5 Mar 12'],
  },
  {
    said: 'fam[!{letter}|{digit}|-|.]',
    full: 'family',
    yes: [['Trat with fam 5 days', 'Trat with family 5 days']],
    no: ['a famous temple'],
  },
  {
    said: '{lone} parent(s)',
    followedBy: 'of, with, and, to, plus, +, &',
    full: '{lone} mum',
    yes: [
      ['single parent with 2 kids', 'single mum with 2 kids'],
      ['divorced parent of two girls', 'divorced mum of two girls'],
    ],
    no: ['single parents welcome', 'my parents and 2 kids'],
  },
  {
    said: '{lone} {parent}({comma}|) (of|to|with|and|plus|n|+|&) (my |her |his |){number} (kids|children|kiddos|little ones)',
    full: '{lone} {parent} with {number} kids',
    yes: [
      ['Trat, solo dad + 2 kids', 'Trat, solo dad with 2 kids'],
      ['a lone father and his three little ones', 'a lone father with three kids'],
    ],
    no: ['mum of two'],
  },
  {
    said: '{lone} {parent}({comma}|) (of|to|with|and|plus|n|+|&) (my |her |his |){number}',
    followedBy: `
      {stop}, -, in, to, from, on, and, here, who, looking, going, travelling, traveling, want, wants, visiting, planning, under,
      aged, by, for, {digit}`,
    notFollowedBy: '(and|to|or) {digit}',
    full: '{lone} {parent} with {number} kids',
    yes: [
      ['single mum of 3, Trat', 'single mum with 3 kids, Trat'],
      ['a widowed father of two in Nan', 'a widowed father with two kids in Nan'],
      ['a newly single mum to 3 looking', 'a newly single mum with 3 kids looking'],
    ],
    no: ['single mum of twins', 'single mum with 3 days', 'a single mother of pearl'],
  },
]

const FRIENDS: readonly FormRow[] = [
  {
    said: '{number} of (his|her|their|my|our) {others}',
    full: '{number} {others}',
    yes: [
      ['my niece and 3 of her friends', 'my niece and 3 friends'],
      ['me and two of my cousins', 'me and two cousins'],
    ],
    no: ['one of her days', 'some of her friends'],
  },
  {
    said: '{gap}+{gap}',
    after: '{letter}, {close}',
    followedBy: `{number} ${oneOf(OTHERS)}`,
    full: ' and ',
    yes: [['my nephew + 2 friends', 'my nephew and 2 friends']],
    no: ['4 + 2 friends', 'me + 2 kids'],
  },
]

const RETIRED = oneOf(
  'retired, pensioners, seniors, senior citizens, retirees, elderly, oldies, old, grandparents, oaps',
)
const MEMBERS = oneOf('of us, people, persons, pax, adults, friends, ladies, women, men, ppl, guests, in total')
const ELDERS = oneOf(`
  elders, elderlies, old folks, old people, older people, aged people, elderly people, elderly folks, elderly members,
  senior members, seniors`)

const AGES: readonly FormRow[] = [
  {
    said: '(none|nobody|no one|not one)( of us|)( is| are| being| who is|)({comma}|) (under|below|younger than)( the age of|)',
    followedBy: '{old}',
    notFollowedBy: `{old} ${NO_AGE}`,
    full: 'all over',
    yes: [
      ['seven of us, none under 66', 'seven of us, all over 66'],
      ['5 friends, no one is younger than 70', '5 friends, all over 70'],
      ['nobody of us below the age of sixty', 'all over sixty'],
    ],
    no: ['none under 18', 'none under 80 baht', 'nobody under the tree'],
  },
  {
    said: '(everyone|everybody|all|each)( of us|)( is| are| being|)( aged|) {old} (+|plus|and over|and up|and above|or over|or older|or more)',
    notFollowedBy: '{digit}',
    full: 'all over 65',
    yes: [
      ['eight pax, everybody 66+', 'eight pax, all over 65'],
      ['5 pax, all of us are aged 70 or older', '5 pax, all over 65'],
    ],
    no: ['everyone is 6', 'all 65 km'],
  },
  {
    said: '(the |)youngest( of us|)( one|)( is| being| just turned| turned|)({comma}|) {old}',
    notFollowedBy: 'km',
    full: 'all over 65',
    yes: [
      ['four of us, the youngest is 68', 'four of us, all over 65'],
      ['four of us, youngest just turned 70', 'four of us, all over 65'],
    ],
    no: ['the youngest is 6', 'the youngest is 16'],
  },
  {
    said: `(we are |we're |we |and |)(we're |all of us |)(all|everyone|everybody)( of us|)( are| is|)( now| long| already|) ${RETIRED}`,
    after: `{number} ${MEMBERS}, {number} ${MEMBERS}(,|;|:| -| {open})`,
    followedBy: '{stop}, -, so, and, want, who, in, from, with, going, now',
    full: 'all over 65',
    yes: [
      ['6 people, all pensioners', '6 people, all over 65'],
      ['five of us (all retired)', 'five of us (all over 65)'],
      ['4 friends, everyone is already retired', '4 friends, all over 65'],
    ],
    no: ['all retired', '6 people, all retired teachers', '3 temples, all old'],
  },
]

const COUNTED: readonly FormRow[] = [
  {
    // As in “we are 9 with my cousins”, it is all of them.
    said: "we('re| are|'ll be| will be| r| were)( a total of|) {number}( people| persons| pax|)({comma}|)",
    followedBy: '(with|including|incl|inc|counting), all over {digit}{digit}',
    notFollowedBy:
      '(with|including|incl|incl.|inc|inc.|counting) (my|our|all|me|us|the car|the van|the driver|the guide)',
    full: 'we are {number} people,',
    yes: [
      ["we're nine, all over 70", 'we are nine people, all over 70'],
      ['we are 7 with 2 kids', 'we are 7 people, with 2 kids'],
      ['we will be 6 pax incl. 2 kids', 'we are 6 people, incl. 2 kids'],
    ],
    no: ['we are 3 days with you', 'we are two', "we're 4 with my parents"],
  },
  {
    said: `(with|including|incl|incl.|inc|inc.|plus|and|having|has|have) (some |a few |several |couple of |)${ELDERS}( in (the|our) (group|party|family))`,
    followedBy: '{stop}, -, for, to, in, so, and, who, going',
    full: 'with some elderly',
    yes: [
      ['10 of us with elders in the group', '10 of us with some elderly'],
      ['10 of us incl. a few older people', '10 of us with some elderly'],
    ],
    no: ['elders of the village', '2 seniors', 'with 2 seniors'],
  },
  {
    said: '{number} {people}({comma}|) (with|incl|incl.|inc|inc.|including) (1|one|a|an|our)',
    followedBy: '(small |little |)(toddler|baby|infant|kid|child|newborn)',
    full: '{number} {people} including a',
    yes: [
      ['5 of us with 1 baby', '5 of us including a baby'],
      ['4 pax incl. one small child', '4 pax including a small child'],
    ],
    no: ['5 of us with 2 kids'],
  },
]

const COME = `(finally |is |are |will |will be |would like to |want to |wants to |)${oneOf('come, comes, coming, fly, flies, flying, visit, visits, visiting')}`
/** Who is visited comes along. */
const VISIT = `{guests} ${COME}( over| out| here| back|)( (to|and) (see|visit|join|stay with)) us`
const HOSTS = oneOf(`
  of us, girls, sisters, brothers, boys, students, guys, friends, siblings, daughters, sons, expats, teachers, interns,
  exchange students`)

const VISITED: readonly FormRow[] = [
  {
    said: `${VISIT} ({open}|,|:|-) (we're |we are |){few} ${HOSTS}(,{rest})({close}|)`,
    full: 'the {few} of us plus {guests}',
    yes: [
      ['My parents come to see us (two sisters)', 'the two of us plus My parents'],
      ['our folks are visiting us - 3 students', 'the 3 of us plus our folks'],
      ['my mum and dad fly out to visit us (we are 2 students)', 'the 2 of us plus my mum and dad'],
    ],
    no: ['my parents visit us', 'friends visit us, two girls'],
  },
  {
    said: `${VISIT} {hosts}`,
    notFollowedBy: 'day(s), night(s), week(s), time(s)',
    full: 'the {hosts} of us plus {guests}',
    yes: [['my aunt comes to see us two', 'the two of us plus my aunt']],
    no: ['my parents visit us for 3 days', 'my parents visit us 3 times', 'my parents visit us 2 May'],
  },
  {
    said: '{noPartner}with {few} other couples',
    full: 'as a couple plus {few} couples',
    yes: [['Trat with two other couples', 'Trat as a couple plus two couples']],
    no: ['my wife and I with two other couples', 'with another couple'],
  },
  {
    said: 'both (of |)our (mums|moms|mothers|mamas)',
    full: 'my partner, my mother and my mother-in-law',
    yes: [
      ['with both our mums', 'with my partner, my mother and my mother-in-law'],
      ['with both of our moms', 'with my partner, my mother and my mother-in-law'],
    ],
    no: ['our mums told us', 'both our bags'],
  },
]

const CHILDREN: readonly FormRow[] = [
  {
    said: '{few}( aged|) under',
    after: '(with|w/|plus|and|have|bringing|taking|two|three|2|3|our|my)( our| my| the| two| three| some| {digit}|)',
    followedBy: '{small}',
    notFollowedBy: '{small} (km|hour(s)|day(s)|minute(s)|baht|%|am|pm|star(s)|night(s))',
    full: '{few} kids under',
    yes: [
      ['Trat with two under 4', 'Trat with two kids under 4'],
      ['bringing our 3 aged under 10s', 'bringing our 3 kids under 10s'],
    ],
    no: ['two under 4 hours', 'rooms, two under 9'],
  },
  {
    said: 'little ones',
    after: '(with|w/|and|plus|the|our|my|bringing|taking|have)( our| my| the| some|)',
    full: 'small children',
    yes: [
      ['Trat with little ones', 'Trat with small children'],
      ['bringing some little ones', 'bringing some small children'],
    ],
    no: ['the big temples, not those little ones'],
  },
  {
    said: '{room}( of us| of|) {open}{adults} + {kids}{close}',
    full: '{room} ({adults} adults {kids} kids)',
    yes: [
      ['a family (2+3) in Trat', 'a family (2 adults 3 kids) in Trat'],
      ['a group of us (4 + 2)', 'a group (4 adults 2 kids)'],
    ],
    no: ['a family (2)', 'day (1+2)'],
  },
  {
    said: '{noThai}adult(s)(:) {figure}(,|+|&|/| and|) (kid|kids|child|children)(:) {lastFigure}',
    notFollowedBy: '.{digit}, :{digit}, ({comma}|) (yo|y|years|yrs|and {digit}|& {digit}), {nextAge}',
    full: '{figure} adults {lastFigure} kids',
    yes: [
      ['Trat, adults 2 children 3', 'Trat, 2 adults 3 kids'],
      ['adult: 2 & kids: 3', '2 adults 3 kids'],
    ],
    no: ['adults 2 child 7 years', 'adults 300 children 150'],
  },
]

export const PARTY_GROUP_TURNS = formsOf([...FAMILIES, ...FRIENDS, ...AGES, ...COUNTED, ...VISITED, ...CHILDREN], SLOTS)
