import { oneOf, oneSaid, PIECES, type Slots } from './phrases.ts'

// “Dan, Priya and I”, “Trat with Anna and Ploy”, “Taking Liam to Trat”, “Emil (5)”: who goes, by their names. Capital and
// small letters are as people write them. Thai names: `party-nickname-rules.ts`.

/** Names of people, and what stands beside them. */
export interface PersonNameRow {
  readonly what: string
  /** Right before or after the names stands one of these phrases, or none of them; a space may be between. */
  readonly after: string
  readonly notAfter?: string
  readonly followedBy?: string
  readonly notFollowedBy?: string
  /**
   * `one`: Anna; `full`: Anna or Anna Lee; `some`: Anna, Ben; `several`: Anna, Ben and Max; `all`: these or one; `listed`: also
   * “my cousin Max”; `small`: anna and ben, of whom only those with common first names are people.
   */
  readonly names: 'one' | 'full' | 'some' | 'several' | 'all' | 'listed' | 'small'
  /** At least one of them has a common first name. */
  readonly isKnown?: true
  /** Sentences with the names that are people, in small letters, and similar ones with none: its tests. */
  readonly yes: readonly (readonly [sentence: string, ...names: string[]])[]
  readonly no: readonly string[]
}

/** A name as it is written, with its title: Anna, Mr Lee. */
export const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{Ll}'-]{1,14}(?!\p{L})`
export const AND = String.raw`,? ?(?:\band\b|&|\+) ?`

export const PERSON_SLOTS: Slots = {
  ...PIECES,
  gap: ' ?',
  and: AND,
  i: '(?:I|i|me|myself)\\b',
  me: '(?:[Mm]e|[Mm]yself)',
  /** Another name, or the rest of the same: and Ben, Lee. */
  another: '(?:(?:and|&|\\+) ?|, ?)?\\p{Lu}',
  /** What they did: visited. */
  past: '\\p{Ll}{3,12}ed\\b',
}

/** What may follow the name of one who comes along. */
const ENDS = '{comma}, ., ;, :, !, ?, {close}, {end}'

/** Beside the writer: “and I”, “me and …”. */
export const BESIDE_WRITER: readonly PersonNameRow[] = [
  {
    what: 'names before “and I”, where a clause begins or after a word like “for”',
    after: `
      {start}, {sign}, {open}, -, just, Just, only, Only, it's, It's, it is, It is, be, for, with, that, so, but, because, when,
      since, while, as`,
    names: 'some',
    followedBy: '{and}{i}',
    yes: [
      ['Dan, Priya and I want Trat', 'dan', 'priya'],
      ['a week in Trang, just Farid & me', 'farid'],
      ["It's Noor and me", 'noor'],
      ['Nan, because Anna and I love tea', 'anna'],
    ],
    no: ['I love Pai and I dive', 'see Lanta and Iris Bay', 'On Monday and I dive'],
  },
  {
    what: 'a list that begins with the writer, where a clause begins',
    after: `
      ({start}|.|!|?|:|;|{open}|-|of us|of us,|it's|It's|it is|It is|just|Just|for|be|we are|We are|we're|We're){gap}{me}{comma}`,
    names: 'listed',
    yes: [
      ['Me, Anna, Ben and my cousin Max, Trat', 'anna', 'ben', 'max'],
      ['four of us, me, Sam, Kim and Lee', 'sam', 'kim', 'lee'],
    ],
    no: ['tell me, Trat or Nan', 'me, Anna'],
  },
  {
    what: 'names after “me and”',
    after: '{me}{and}',
    names: 'all',
    yes: [
      ['for me and Tomasz', 'tomasz'],
      ['Myself, & Tom, Anna and Kim', 'tom', 'anna', 'kim'],
    ],
    no: ['me and Thai food', 'home and Tom'],
  },
  {
    what: 'the same in small letters',
    after: '{me}({comma}|) (and|&|+){space}',
    names: 'small',
    yes: [
      ['three of us me and dave', 'dave'],
      ['me & anna and tom', 'anna', 'tom'],
    ],
    no: ['me and mine', 'show me and explain'],
  },
  {
    what: 'names after “I and”, as few say it, where a clause begins',
    after: '({start}|.|!|?|:|;|{open}|because|so|that|when|since|and|where){gap}(i|I)({comma}|) (and|&|+){space}',
    names: 'full',
    followedBy: `
      {comma}, {past}, had, have, has, are, were, was, will, would, want, wish, plan, go, going, went, like, love, need, is, am, travel,
      fly, visit, decided, hope, can, could, spend, came, come, took, started, from, both, do, did, planned, wanted, visited`,
    yes: [
      ['I and Farah had a trip', 'farah'],
      ['3 days, because I and Farah Ahmed want Trang', 'farah ahmed'],
      ['I and Farah planned Nan', 'farah'],
    ],
    no: ['Trang I and Satun II', 'I and Farah'],
  },
]

const NO_COMPANION = `
  dinner, lunch, brunch, breakfast, coffee, drink(s), meet, meeting, stay, stays, staying, tour, class, wedding, up, lesson,
  retreat, dive(d), diving, course, book, booked, guide, talk, talked, chat, email, spoke, live(d), lives, living, work(s),
  working, worked, home, sleeping, friends, argued, broke, call`

/** Before them stands “with”, “taking” or “bringing”. */
export const COMES_ALONG: readonly PersonNameRow[] = [
  {
    what: 'several after “with”',
    after: 'with',
    names: 'several',
    isKnown: true,
    yes: [['Trat with Anna and Ploy', 'anna', 'ploy']],
    no: ['with Trat and Rayong', 'with Anna or Ploy'],
  },
  {
    what: 'one after “go with”, “trip with”',
    after: `
      (go|going|travel|traveling|travelling|come|coming|fly|flying|trip|holiday|weekend|week|days|nights) with`,
    names: 'one',
    isKnown: true,
    notFollowedBy: "{another}, 's",
    yes: [
      ['we go with Tom to Trat', 'tom'],
      ['a holiday with Anna in Nan', 'anna'],
    ],
    no: ['I fly with Lufthansa', "I go with Tom's boat"],
  },
  {
    what: 'one after “with”, and no dinner with him',
    after: 'with, With',
    notAfter: `${oneOf(NO_COMPANION)} with`,
    names: 'one',
    isKnown: true,
    followedBy: `${ENDS}, in, to, on, for`,
    yes: [
      ['Over New Year with Tom, mostly to eat', 'tom'],
      ['Nan with Anna for food', 'anna'],
    ],
    no: ['dinner with Tom, then Nan', 'a tour with Tom', 'with Tom Yum'],
  },
  {
    what: 'one whom they take',
    after: '(Taking|taking|Bringing|bringing|take|bring)',
    names: 'one',
    followedBy: '(to|on|along|up|down|for)',
    yes: [
      ['Taking Liam to Trat', 'liam'],
      ['I bring Noor along', 'noor'],
    ],
    no: ['taking Route 4', 'taking Grab home'],
  },
  {
    what: 'one after a length or a trip, of no common name either',
    after: '(day(s)|night(s)|week(s)|wk(s)|weekend|month|trip|holiday|fortnight) with',
    names: 'one',
    followedBy: `${ENDS}, in, to, on, at, for, around, from`,
    yes: [['2 weeks with Duangkamon, mostly to eat', 'duangkamon']],
    no: ['2 weeks with Intrepid, mostly to eat', '3 days with Breakfast'],
  },
]

/** A child by its name and age. */
export interface NamedChildRow extends Pick<PersonNameRow, 'what' | 'after' | 'followedBy' | 'notFollowedBy'> {
  /** `{child}` is its name, `{age}` its age in `{unit}`; years where no unit is said. */
  readonly said: string
  readonly yes: readonly (readonly [sentence: string, name: string, age: number])[]
  readonly no: readonly string[]
}

export const CHILD_SLOTS: Slots = {
  ...PIECES,
  /** In any letters where it says “she is”: ella. */
  anyone: "(\\p{L}[\\p{Ll}'-]{1,14})(?!\\p{L})",
  child: "(\\p{Lu}[\\p{Ll}'-]{1,14})(?!\\p{L})",
  age: oneSaid('{figure}, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
  unit: oneSaid('month(s), mo, year(s)( old), yo, y/o, yr(s)'),
}
const LITTLE = '(little |baby |our |my |)(little |baby |)'

export const NAMED_CHILDREN: readonly NamedChildRow[] = [
  {
    what: 'a name with its age behind it',
    after: 'and, with, {comma}, &, +',
    said: `
      ${LITTLE}{child}({comma}|) {open}(age |aged |who is |who's |is |)(only |just |){age}( {unit}|),
      ${LITTLE}{child}{comma} (age |aged |){age}( {unit}|),
      ${LITTLE}{child}({comma}|) (who is |who's |is )(only |just |){age}( {unit}|)`,
    followedBy: '{comma}, ., ;, {close}, and, -, –, {end}',
    yes: [
      ['my wife and Noor (9 months)', 'noor', 0],
      ['mum, dad and Emil (5), Trat', 'emil', 5],
      ['with our little Ida, who is just 4.', 'ida', 4],
      ['my wife and Max, aged 6, in Nan', 'max', 6],
      ['me & Leo is only 3', 'leo', 3],
    ],
    no: ['my wife and Noor (31)', 'Trang, and Satun 3 days', 'Phuket (3 nights)'],
  },
  {
    what: 'the same where it says “she is”, also in small letters',
    after: '(and|{comma}|&|+|:|{open}|with|plus|me){space}',
    said: `${LITTLE}{anyone}({comma}|) ({open}|)(who is|who's|who will be|she's|he's|she is|he is) (only |just |now |turning |like |){age}( {unit}|)({close}|)`,
    notFollowedBy: '{digit}, :{digit}, .{digit}, {comma}{digit}, day(s), night(s), week(s), hour(s), km, am, pm, of, %',
    yes: [
      ["Me and tom and ella she's four", 'ella', 4],
      ["with my little zoe (she's turning 6)", 'zoe', 6],
      ['and Ben who will be 10 months', 'ben', 0],
    ],
    no: ["and tom he's 3 days late", "and ella she's 40", "and ella she's 5km away"],
  },
]

/** Who is no companion though the name has a capital letter: companies, and words for people. */
export const NO_COMPANIONS = `
  Agoda, Klook, Airbnb, Grab, Bolt, Nok, Scoot, Intrepid, Contiki, Expedia, Viator, Booking, Airasia, Vietjet, Lion, Emirates,
  Qatar, Singapore, Cathay, Kid, Kids, Children, Friend, Friends, Family, Parents, Baby, Toddler, Toddlers, Temple, Temples,
  Beaches, Island, Islands, Elephant, Elephants, Husband, Wife, Mum, Mom, Dad, Gran, Grandma, Hubby, Breakfast, Muay, Songkran,
  Wifi, Pool`

/** What begins with a capital letter and is no person. */
export const NO_NAMES = `
  Hi, Hello, Hey, Dear, Thanks, Thank, Cheers, Please, Sorry, Ok, Okay, Yes, Yeah, No, Now, Then, Also, And, But, So, My, Our,
  The, Your, His, Her, He, She, They, We, You, It, This, That, Me, Just, Only, Thai, English, German, French, Dutch, Buddhism,
  Christmas, Easter, Songkran, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, January, February, March, April,
  May, June, July, August, September, October, November, December`

/** Kin of the writer or of somebody by name, before whose name stands what they are: my cousin Max, Ben's friend Kim. */
export const KIN_BEFORE_NAME = `
  (my |My |our |Our |his |His |her |Her |{whose} |)(best |old |older |younger |little |big |good |)(friend|mate|brother|sister|
  cousin|wife|husband|girlfriend|boyfriend|partner|son|daughter|uncle|aunt|mum|mom|dad|mother|father|colleague|boss)`
