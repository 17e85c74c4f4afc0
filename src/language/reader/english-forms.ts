import { CONTRACTIONS } from './contraction-forms.ts'
import { COUNTED_FORMS_EN } from './counted-forms.ts'
import { ENGLISH_SLOTS } from './form-slots.ts'
import { PARTY_AGE_FORMS } from './party-age-forms.ts'
import { PARTY_FORMS } from './party-forms.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { formsOf, type ShortForm } from './short-form.ts'

// What people write in a hurry in English, and what is read in its place: “wanna” is “want to”, “3000bath” is “3000 baht”, a dash
// before another clause is a full stop. Contractions (“dont”) are in `contraction-forms.ts`, numbers with their unit in
// `counted-forms.ts`. Slots that are not here: `form-slots.ts`.

const SLOTS = {
  ...ENGLISH_SLOTS,
  cafes: oneSaid('cafe(s)( hopping), café(s)( hopping), coffee( shops| shop|), brunch(es)'),
  partner: oneSaid('wife, husband, girlfriend, boyfriend, partner, fiance, fiancee'),
  start: oneSaid('start, starting, Start, Starting'),
  finish: oneSaid('end, ending, finish, finishing, return, returning'),
  islands: oneSaid('island, islands, beach, beaches'),
  she: oneSaid('she, he, wife, husband, dad, father, mum, mom, mother, grandma, grandpa, son, daughter'),
  /** 4500, the end of 12,500, or 4k. */
  price: String.raw`(\d{4}|,\d{3}|\dk)`,
  /** A price of three to six figures: 800, 12,500. */
  amount: String.raw`\b[\d,]{3,6}`,
  /** An age in one or two figures; no “5pm”. */
  age: String.raw`\d{1,2}(?![\da-z])`,
  /** The same, two figures only. */
  grownAge: String.raw`\d\d(?![\da-z])`,
  /** 9, 9:30, 9 pm. */
  hour: String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`,
  /** A dash between words. */
  dash: '[-–—] ',
}

/** Words with which a clause begins after a dash: 3 days - no temples. */
const CLAUSES = `
  we, i'm, i, it, is, are, my, our, me, mum, mom, dad, she, he, no{space}{letter}, not (too|so|into), nothing (with|before|too),
  never, don't, skip the, without, with, budget, max, cheap, by, renting, love, into, looking, would, want, please, slow,
  easy, back, any, do, where, how, which, what, thanks, first, just, around, about, roughly, some, interested, starting,
  leaving, arriving, a (group|long|week|weekend|few|couple), two couples, family`

const NIGHTLIFE = oneOf('party, club, clubbing, partying, nightlife')
const SCENE = oneOf('scene, stage, crowd, crowds, life, age, phase, thing, place, places, area, areas, town, towns')

/** The quarter Ari, before “Ari” may be taken for a person. */
const ARI = formsOf(
  [
    {
      // The quarter of Bangkok; people are called Ari too.
      said: 'ari {cafes}',
      full: '{cafes} in Ari',
      yes: [
        ['Ari cafes one day', 'cafes in Ari one day'],
        ['Ari coffee shops', 'coffee shops in Ari'],
      ],
      no: ['Ari loves cafes', 'safari cafes'],
    },
  ],
  SLOTS,
)

const SIGNS = formsOf(
  [
    {
      said: "{partner} {open}(she's |he's |she is |he is |who is |a |)thai{close}",
      full: 'Thai {partner}',
      yes: [
        ['me and my wife (Thai)', 'me and my Thai wife'],
        ["my boyfriend (he's Thai)", 'my Thai boyfriend'],
      ],
      no: ['my wife (loves Thai food)'],
    },
    {
      // Before a place, which has a capital. The rest is in small letters, but the first word may begin a sentence.
      said: '{start} (+|/|&|and|n) {finish}( both|)( in| at| from|)',
      isExact: true,
      followedBy: '{capital}, the {capital}',
      full: '{start} and {finish} in',
      yes: [
        ['start + end Lampang', 'start and end in Lampang'],
        ['Start + end Trang', 'Start and end in Trang'],
        ['starting/finishing at Trang', 'starting and finishing in Trang'],
      ],
      no: ['start and end dates', 'start + end times vary'],
    },
    {
      said: 'yr(s)',
      after: 'next, this, last, every, new',
      full: 'year',
      yes: [['in March next yr', 'in March next year']],
      no: ['a 5 yr old'],
    },
    {
      said: '{gap}&{gap}',
      after: "{letter}, {digit}, {close}, ., '",
      followedBy: '{letter}, {digit}, {open}',
      full: ' and ',
      yes: [['Pai & Nan', 'Pai and Nan']],
      no: ['& more'],
    },
    {
      // A dash before another clause ends the one before it; between places, days and hours it joins.
      said: '{gap}{dash}',
      after: '{letter}, {digit}, {close}, %',
      followedBy: CLAUSES,
      notFollowedBy: 'no (thank|thanks|way), (any|first|easy|slow|cheap|family|some) day',
      full: '. ',
      yes: [
        ['Nan 3 days - budget 9000 - no temples', 'Nan 3 days. budget 9000. no temples'],
        ['we hate malls – renting a bike', 'we hate malls. renting a bike'],
      ],
      no: ['Nan - Phrae', '3 - 5 days', 'Day 2 - Trang', '9 am - 5 pm', 'a six-day trip', 'Nan - first day'],
    },
    {
      said: '{space}n{space}',
      isExact: true,
      after: '{letter}, {digit}, {close}',
      followedBy: '{letter}, {digit}, {open}',
      full: ' and ',
      yes: [['me n my wife', 'me and my wife']],
      no: ['section N 2'],
    },
  ],
  SLOTS,
)

const MONEY_AND_AGES = formsOf(
  [
    {
      said: '{gap}(baht|bahts|bath|baths|bht|bt)',
      after: '{digit}',
      full: ' baht',
      yes: [
        ['3000bath', '3000 baht'],
        ['800 bht', '800 baht'],
      ],
      no: ['a bath', '2 bathrooms'],
    },
    {
      said: "{price}b[!{letter}|{digit}|-|']",
      full: '{price} baht',
      yes: [['max 4500b each, 3kb total', 'max 4500 baht each, 3k baht total']],
      no: ['room 305b', '20 kb'],
    },
    {
      // A birthday on a day stays: it is a date.
      said: "i('m| am|'ll| will|)( just|) turn(ing|ed|)",
      followedBy: '{grownAge}',
      notFollowedBy: '{grownAge} on',
      full: "I'm",
      yes: [
        ['I turn 40 this year', "I'm 40 this year"],
        ["I'll turn 71", "I'm 71"],
        ['I just turned 68', "I'm 68"],
      ],
      no: ['I turn 40 on 14 March', 'I turn left'],
    },
    {
      said: "{she}( is|'s| will|)( just|) turn(s|ing|ed)",
      followedBy: '{age}',
      notFollowedBy: '{age} (am|pm|on)',
      full: '{she} is',
      yes: [
        ['my wife turns 50', 'my wife is 50'],
        ['my dad just turned 70', 'my dad is 70'],
      ],
      no: ['she turns 30 on Friday', 'the bus turns 5 times'],
    },
    {
      // “2ish” is an hour after these words; “2ish weeks” is a length and stays.
      said: '(-| |)ish',
      after: '(at|from|by|until|till|to|around|about|before|after|between|and) {hour}, -{gap}{hour}',
      notFollowedBy: 'day(s), night(s), week(s), hour(s), people, of us, place(s), k, baht',
      full: '',
      yes: [
        ['from 2ish', 'from 2'],
        ['until 9pm-ish', 'until 9pm'],
        ['at 7-8ish', 'at 7-8'],
      ],
      no: ['2ish weeks', 'about 3ish days'],
    },
  ],
  SLOTS,
)

const WORDS = formsOf(
  [
    {
      said: "til, 'til",
      after: '{letter}, {digit}',
      followedBy: '{space}',
      full: 'till',
      yes: [
        ['free til 9', 'free till 9'],
        ["open 'til late", 'open till late'],
      ],
      no: ['tilt'],
    },
    {
      said: 'thai {islands}',
      after: 'a, any, some, which, what, another, nice, similar',
      full: '{islands} in Thailand',
      yes: [['Fiji is too dear, which Thai island instead', 'Fiji is too dear, which island in Thailand instead']],
      no: ['we love Thai beach food'],
    },
    {
      said: "(all |totally |so |a bit |well |completely |)part(ied|y'd|yed) out",
      full: 'no parties',
      yes: [
        ['we are well partied out', 'we are no parties'],
        ['partied out, so Nan', 'no parties, so Nan'],
      ],
      no: ['we partied outside'],
    },
    {
      said: `(way |)(too old for|past|over|away from|far from)( all|)( the|) ${NIGHTLIFE}( ${SCENE}|)`,
      followedBy: '{stop}, and, but, so, now',
      full: 'no parties',
      yes: [
        ['too old for clubbing, so Nan', 'no parties, so Nan'],
        ['somewhere far from the party scene', 'somewhere no parties'],
        ['we are past all the nightlife', 'we are no parties'],
      ],
      no: ['our hotel is past the club house', 'over the party weekend'],
    },
    {
      said: 'the',
      after: 'baht, thb, ฿{gap}{amount}, {amount}',
      followedBy: 'night, room, person, day',
      full: 'a',
      yes: [['1200 baht the night', '1200 baht a night']],
      no: ['the night market'],
    },
    { said: 'wanna', full: 'want to', yes: [['we wanna go', 'we want to go']], no: ['wannabe surfers'] },
    { said: 'gonna', full: 'going to', yes: [['we gonna go', 'we going to go']], no: ['a friend called Gonnard'] },
    { said: 'gotta', full: 'have to', yes: [['we gotta go', 'we have to go']], no: ['the Gottardo tunnel'] },
    {
      said: 'pls, plz, plss, pleas',
      full: 'please',
      yes: [
        ['we pls go', 'we please go'],
        ['we plz go', 'we please go'],
      ],
      no: ['pleased'],
    },
  ],
  SLOTS,
)

/** In the order in which they are applied. */
export const ENGLISH: readonly ShortForm[] = [
  ...ARI,
  ...CONTRACTIONS,
  ...COUNTED_FORMS_EN,
  ...PARTY_AGE_FORMS,
  ...PARTY_FORMS,
  ...SIGNS,
  ...MONEY_AND_AGES,
  ...WORDS,
]
