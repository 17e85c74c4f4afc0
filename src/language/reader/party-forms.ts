import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneSaid } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “we r 4”, “ankle biters”, “11 makcik”, “DH and I”: who travels, in a hurry, at home and in other languages.

const SLOTS = {
  ...ENGLISH_SLOTS,
  we: oneSaid('we, they'),
  /** People of whom several go, in the singular. */
  one: oneSaid(`
    friend, colleague, cousin, coworker, co worker, classmate, officemate, roommate, couple, brother, sister, auntie, uncle,
    nephew, niece, teenager, toddler`),
  /** 60, 72, seventy. */
  old: '(?:[6-9]\\d|sixty|seventy|eighty)',
  /** 20, 45, thirty. */
  young: '(?:[2-5]\\d|twenty|thirty|forty|fifty)',
  /** An age: 41, not the 10 of 10:30. */
  age: '\\d{1,2}(?![\\d:])',
  grownAge: '\\d\\d(?![\\da-z])',
  oldAge: '[6-9]\\d(?![\\da-z])',
  few: oneSaid('3, 4, 5, 6, 7, 8, 9, three, four, five, six'),
  two: oneSaid('2, two'),
  /** The rest of a clause. */
  words: '\\b[^.!?\\n]{0,70}',
  adults: '(?<![\\w.])([1-9])',
  kids: '([1-9])',
}

/** What may follow people: no trip or room of theirs. */
const NO_NOUN = `
  {stop}, and, or, by, from, to, in, for, with, on, at, who, of mine, go, goes, going, will, want, wants, come, comes, coming,
  join, plus, next, this, all, are, here, travel, travelling, traveling`

/** What stands before “2 cousin”. */
const BEFORE_COUNT = '(with|plus|and|are|take|bring|bringing|of|for|group|me) (my|our|the|)'
const NUMBER = 'two, three, four, five, six, {digit}'

/** As parents write on forums. */
const FORUM = [
  ['DH', 'my husband'],
  ['DW', 'my wife'],
  ['DS', 'my son'],
  ['DD', 'my daughter'],
] as const
const FORUM_ROWS = FORUM.flatMap(([letters, full]): FormRow[] => [
  {
    said: `(my |My |)${letters}[!{digit}|{letter}|{capital}]`,
    isExact: true,
    followedBy: '{age}, {open}{age}, (and|plus|is|has|wants|loves|hates|will){space}, &{space}, {comma}{space}',
    full,
    yes: [
      [`me, ${letters} 41 and a dog`, `me, ${full} 41 and a dog`],
      [`${letters} and me`, `${full} and me`],
    ],
    no: [`route ${letters}`, `a ${letters} hotel`],
  },
  {
    said: `(my |My |)${letters}[{age}]`,
    isExact: true,
    full: `${full} `,
    yes: [[`me, ${letters}41 and a dog`, `me, ${full} 41 and a dog`]],
    no: [`${letters}300`],
  },
])

const SPELLINGS: readonly FormRow[] = [
  {
    said: '{we}{space}r',
    followedBy: '{space}',
    full: '{we} are',
    yes: [
      ['hua hin, we r 4', 'hua hin, we are 4'],
      ['they r veggie', 'they are veggie'],
    ],
    no: ['we ride', 'R road'],
  },
  {
    said: 'frnd, frend, freind',
    full: 'friend',
    yes: [['my frnd and me', 'my friend and me']],
    no: ['my friend and me'],
  },
  {
    said: 'frnds, frends, freinds',
    full: 'friends',
    yes: [['Trat with 3 frnds', 'Trat with 3 friends']],
    no: ['a fronds salad'],
  },
  {
    said: "of ('em|em|dem)",
    full: 'of them',
    yes: [
      ['5 of em swim', '5 of them swim'],
      ["two of 'em", 'two of them'],
    ],
    no: ['a lot of emeralds'],
  },
  {
    // As in languages without a plural.
    said: '{one}',
    after: `
      ${BEFORE_COUNT} {count} (close|good|old|other|thai|office|female|male|foreign|), (+|&) {count}, {start}{count}`,
    followedBy: `${NO_NOUN}, of friends`,
    full: '{one}s',
    yes: [
      ['go Trat with 3 colleague by car', 'go Trat with 3 colleagues by car'],
      ['me and two cousin, Nan', 'me and two cousins, Nan'],
      ['we are three couple from Lyon', 'we are three couples from Lyon'],
      ['we are 2 couple of friends', 'we are 2 couples of friends'],
      ['bringing my 2 old classmate', 'bringing my 2 old classmates'],
    ],
    no: ['a room for 2 couple of days', 'with two friend zones', 'on May 3 sister arrives', 'with my friend'],
  },
]

const AT_HOME: readonly FormRow[] = [
  {
    // “We” in Filipino.
    said: '{figure} (kami|kaming|po kami)',
    full: '{figure} of us',
    yes: [['6 kami, Krabi in May', '6 of us, Krabi in May']],
    no: ['gusto kami sa Krabi'],
  },
  {
    said: '(kami|kaming|kami po|kaming po) {figure}',
    notFollowedBy: 'days, nights',
    full: '{figure} of us',
    yes: [['kaming 4 to Trat', '4 of us to Trat']],
    no: ['kami 3 days'],
  },
  {
    // Malay and Korean aunts and uncles.
    said: 'makcik(s), mak cik(s), makcik makcik, mak cik makcik, ahjumma(s), ajumma(s)',
    after: '{digit}',
    full: 'aunties',
    yes: [
      ['8 makcik-makcik from Melaka', '8 aunties from Melaka'],
      ['7 ajummas from Daegu', '7 aunties from Daegu'],
    ],
    no: ['makcik at the market'],
  },
  {
    said: 'pakcik(s), pak cik(s), pakcik pakcik, pak cik pakcik, ahjussi(s), ajusshi(s), ajussi(s)',
    after: '{digit}',
    full: 'uncles',
    yes: [
      ['5 pakcik on bikes', '5 uncles on bikes'],
      ['2 ahjussis', '2 uncles'],
    ],
    no: ['a pakcik with a cart'],
  },
  {
    said: `
      ankle biters, sprogs, bairns, weans, wee ones, wee bairns, kidlets, rug rats, kiddie winks, mini mes,
      (small|tiny|little) humans, offspring[{space}{open}]`,
    full: 'kids',
    yes: [
      ['the wife and 2 ankle-biters', 'the wife and 2 kids'],
      ['our sprogs, 3 and 6', 'our kids, 3 and 6'],
      ['with two wee ones', 'with two kids'],
      ['our offspring (3, 6)', 'our kids (3, 6)'],
    ],
    no: ['a weaned calf', 'two dogs'],
  },
  {
    said: 'ankle biter, sprog, bairn, wee one, kidlet, rug rat, mini me, (small|tiny|little) human',
    full: 'kid',
    yes: [
      ['with a kidlet in tow', 'with a kid in tow'],
      ['and a tiny human', 'and a kid'],
    ],
    no: ['small humanitarian project'],
  },
  {
    said: 'bub, bubba',
    after: 'the, our, my, a, and, with, {digit}{gap}mo, month old',
    notFollowedBy: 'gump, hotel, bar',
    full: 'baby',
    yes: [
      ['me and the bub', 'me and the baby'],
      ['our bubba', 'our baby'],
    ],
    no: ['hey bub', 'the Bubba Gump place', 'bubble tea'],
  },
]

const AGES: readonly FormRow[] = [
  {
    said: '(active |fit |sporty |healthy |young |happy |lively |){old} (plusser(s)|+ plusser(s)|somethings|pluses|+ers)',
    after: NUMBER,
    full: 'seniors',
    yes: [
      ['We are two fit 70-plussers', 'We are two seniors'],
      ['three 60-somethings in Nan', 'three seniors in Nan'],
      ['two lively seventy+ers', 'two seniors'],
    ],
    no: ['60 something places', 'two 70-something places'],
  },
  {
    said: '{young} somethings',
    after: NUMBER,
    full: 'adults',
    yes: [['three 40-somethings in Nan', 'three adults in Nan']],
    no: ['two 30-something places'],
  },
  {
    said: "i('ve| have| will have|'ll have) (just |recently |only just |)turned",
    followedBy: '{grownAge}',
    notFollowedBy: '{grownAge} on',
    full: "I'm",
    yes: [
      ["I've just turned 71", "I'm 71"],
      ['by then I will have turned 62', "by then I'm 62"],
    ],
    no: ['I have turned left', 'I have turned 40 on 3 May'],
  },
  {
    said: '(will have|have) just turned',
    isExact: true,
    after: 'I{words} and',
    followedBy: '{oldAge}',
    notFollowedBy: '{oldAge} on',
    full: "I'm",
    yes: [['I had an operation and have just turned 73', "I had an operation and I'm 73"]],
    no: ['he swims and has just turned 73'],
  },
  {
    said: 'just turned',
    after: '{start}, ., !, ?',
    followedBy: '{grownAge}',
    notFollowedBy: '{grownAge} on',
    full: "I'm",
    yes: [['just turned 68, off to Nan', "I'm 68, off to Nan"]],
    no: ['it just turned 40 degrees'],
  },
]

const COUNTS: readonly FormRow[] = [
  {
    // The number after “us” is no age.
    said: 'us {few}',
    after: 'and, plus, with, for',
    followedBy: '{stop}, to, in, from, going, are',
    full: 'the {few} of us',
    yes: [['my parents plus us 3, Nan', 'my parents plus the 3 of us, Nan']],
    no: ['tell us 3 places', 'with us 3 days'],
  },
  {
    said: 'us {two}',
    after: 'of them({close}|)({comma}|) (and|plus|with)',
    full: 'the {two} of us',
    yes: [['4 of them and us two', '4 of them and the two of us']],
    no: ['my parents and us two'],
  },
  {
    // In Singapore.
    said: '(pri|primary) sch',
    full: 'primary school',
    yes: [['with a pri sch kid', 'with a primary school kid']],
    no: ['a private scheme', 'sch holidays'],
  },
  {
    said: "lil, lil'",
    after: 'the, our, my, with, and, plus, {digit}, two, three, four',
    followedBy: 'one(s), kid(s), boy(s), girl(s), man',
    full: 'little',
    yes: [
      ['me and 2 lil ones', 'me and 2 little ones'],
      ["with our lil' boy", 'with our little boy'],
    ],
    no: ['Lil Wayne songs'],
  },
  {
    // As agencies write.
    said: '{adults}A{gap}(+|){gap}{kids}(K|C|CH)[!{letter}|{capital}|{digit}]',
    isExact: true,
    full: '{adults} adults {kids} kids',
    yes: [
      ['2A3K in Nan', '2 adults 3 kids in Nan'],
      ['4A 1C, Nan', '4 adults 1 kids, Nan'],
      ['2A + 2CH', '2 adults 2 kids'],
    ],
    no: ['seat 12A 4C', 'a 2k run'],
  },
]

/** People in the letters, the grammar and the words of home of those who write. */
export const PARTY_FORMS = formsOf([...SPELLINGS, ...AT_HOME, ...FORUM_ROWS, ...AGES, ...COUNTS], SLOTS)
