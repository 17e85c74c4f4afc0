import { each, whole } from './for-each-word.ts'
import { ENGLISH_SLOTS } from './form-slots.ts'
import { CHILDREN, OWN_KIN } from './party-kin-words.ts'
import { oneOf, perhaps } from './phrases.ts'
import { type FormRow, formsOf, type ShortForm } from './short-form.ts'

// “3 orang”, “four besties”, “my jowa”, “a laaitie of 7”: what people call each other at home and abroad, in the plain word
// that rules know.

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** 2 to 9, at the beginning or after a space, a comma or a bracket: the 3 of 3p. */
  pax: String.raw`(?<![^\s,(])([2-9])`,
  /** 60, or 65 to 99. */
  retired: String.raw`(?:6[05-9]|[789]\d)(?!\d)`,
  old: '[678]\\d',
}

const PERSONS = `
  pers(.), prs, orang[! utan], org[! chart], souls, tao, katao, person(en|nes), leute, bodies, humans, folks, nos, peeps`
const ADULTS = 'erwachsene, adultes, adultos, grown ups, dewasa, volwassenen'
const SENIORS = `
  oldies, old folk(s), oaps, old timers, golden agers, boomers, geriatrics, old birds, old geezers, elders, grannies,
  senior citizen(s), retirees, pensioners, oldsters, wrinklies, silver surfers, senioren, rentner`
const KINDS = `
  uni, university, college, school, high school, secondary school, primary school, childhood, office, work, army,
  national service, ns, poly, hostel, dorm, gym, drinking, football, close, best, good, old, dear, girl, guy, female, male,
  lady, boy, ex, church, travel, golf, running, cycling, lifelong, long time, single, crazy, fellow, course, hometown, gay`
const FRIENDS = `
  friends, friend, frens, fren, mates, buddies, buddys, pals, besties, bffs, kakis, chums, homies, amigas, amigos, kawan`
const FRIENDS_ALONE = `
  besties, bffs, kakis, chums, homies, classmates, ex classmates, ex colleagues, batch mates, school mates, church mates,
  flat mates, house mates, room mates, course mates, team mates, gfs, girlies, chicas, gal pals, frens, kawan, mates,
  buddies, pals, barkada, amigas, amigos, bachelors, bachelorettes, homeboys, homegirls, musketeers, bhai log, yaar,
  freunde, copains, copines, amis`
const MEMBERS =
  '(people|person|persons|pax|adults|ladies|women|men|gents|gentlemen|guests|ppl|friends|seniors|of us)(,|) ({open}|)(all |both |aged |age |who are |)'
const END_OF_AGE = '( year| years| yr| yrs| yo|)( old|)({close}|)'

/** After a number. */
const COUNTED: readonly FormRow[] = [
  {
    said: whole(PERSONS),
    after: '{count}',
    full: 'people',
    yes: [
      ['4 orang to Trat', '4 people to Trat'],
      ['3 pers., Trat', '3 people, Trat'],
      ['two humans and a tent', 'two people and a tent'],
      ['for 5 org', 'for 5 people'],
      ['3 Personen, Trat', '3 people, Trat'],
      ...each(PERSONS, 'five ‹› to Trat', 'five people to Trat'),
    ],
    no: ['org chart', '2 orang utan', 'my folks', 'all souls', '2 orangutans', '12.5 tao'],
  },
  {
    said: whole(ADULTS),
    after: '{count}',
    full: 'adults',
    yes: [['2 Erwachsene, Trat', '2 adults, Trat'], ...each(ADULTS, '2 ‹›, Trat', '2 adults, Trat')],
    no: ['a grownup trip'],
  },
  {
    // As agencies count.
    said: '{pax}p',
    followedBy: '{stop}, to, in, for, from, with, budget',
    notFollowedBy: '.m',
    full: '{pax} people',
    yes: [
      ['Trat 4d3n 3p, no car', 'Trat 4d3n 3 people, no car'],
      ['Trat (2p)', 'Trat (2 people)'],
    ],
    no: ['3p.m. at', 'from 7pm', '10p coins', '4pax'],
  },
  {
    said: whole(SENIORS),
    after: '{count}',
    full: 'seniors',
    yes: [
      ['3 oldies in Trat', '3 seniors in Trat'],
      ['5 OAPs', '5 seniors'],
      ...each(SENIORS, 'five ‹›', 'five seniors'),
    ],
    no: ['oldies music', 'playing oldies'],
  },
  {
    said: whole(
      '(old|elderly|senior|retired|aged) (ladies|men|women|gents|gentlemen|person|persons|pax|people|folks|citizens|adult|adults)',
    ),
    after: '{count}',
    full: 'seniors',
    yes: [
      ['we two old people, Trat', 'we two seniors, Trat'],
      ['4 elderly ladies', '4 seniors'],
      ['4 retired men', '4 seniors'],
    ],
    no: ['old people in the village', 'two old temples'],
  },
  {
    // The age of all.
    said: `
      ${MEMBERS}(over|above|past|older than) (the age of |){retired}${END_OF_AGE},
      ${MEMBERS}{old} (+|plus|and over|and above|and up|up|above)${END_OF_AGE}`,
    after: '{count}',
    notFollowedBy: '{digit}',
    full: 'seniors',
    yes: [
      ['2 people 70+, Trat', '2 seniors, Trat'],
      ['three ladies above 65 in Trat', 'three seniors in Trat'],
      ['three ladies over 92', 'three seniors'],
      ['we 4 friends, all 65 and above', 'we 4 seniors'],
      ['5 guests (over the age of 70)', '5 seniors'],
    ],
    no: ['4 people, 70 km', '2 people under 70', '2 adults 30+'],
  },
  {
    said: `${oneOf(KINDS)} ${perhaps(KINDS)} ${whole(FRIENDS)}, ${whole('friend(s) from (work|uni|school|college|university|the office)')}`,
    after: '{count}',
    full: 'friends',
    yes: [
      ['5 college friends in Trat', '5 friends in Trat'],
      ['4 old school friends', '4 friends'],
      ['3 friends from work', '3 friends'],
      ...each(KINDS, 'six ‹› friends, Trat', 'six friends, Trat'),
      ...each(FRIENDS, 'six old ‹›, Trat', 'six friends, Trat'),
    ],
    no: ['a friend from work', 'my best friend', 'school holidays', 'best temples'],
  },
  {
    said: whole(FRIENDS_ALONE),
    after: '{count}',
    full: 'friends',
    yes: [
      ['us 3 batchmates', 'us 3 friends'],
      ['six besties, Trat', 'six friends, Trat'],
      ...each(FRIENDS_ALONE, 'six ‹›, Trat', 'six friends, Trat'),
    ],
    no: ['mates rates'],
  },
  {
    said: whole(
      'working adults, (single|young) (ladies|guys), young (men|women|adults), nurses, teachers, bachelors, solo (traveler|traveller)(s), backpackers',
    ),
    after: '(we|us) (are|) {count}, {start}{count}, ({open}|,|:|.){gap}{count}',
    full: 'adults',
    yes: [
      ['3 single ladies in Trat', '3 adults in Trat'],
      ['we are two nurses', 'we are two adults'],
      ['us 4 backpackers', 'us 4 adults'],
    ],
    no: ['young ladies', 'single room'],
  },
]

const PARTNERS_ABROAD = `
  jowa( ko), asawa( ko), misis( ko), mister ko, bebe ko, bae, laopo, laogong, lao po, lao gong, freundin, cheri, cherie,
  chéri, chérie, copine, significant other`
const PARTNERS = 'mister, man, lady, darling, sweetheart, beloved, boo, fella, lover, sayang, babe, mrs, missis, dude'

const PARTNER: readonly FormRow[] = [
  {
    said: whole(PARTNERS_ABROAD),
    notAfter: 'mag, mag-',
    full: 'partner',
    yes: [
      ['me and my jowa, Trat', 'me and my partner, Trat'],
      ['asawa ko and I', 'partner and I'],
      ...each(PARTNERS_ABROAD, 'me and my ‹›, Trat', 'me and my partner, Trat'),
    ],
    no: ['baes of flowers'],
  },
  {
    // Significant other.
    said: 'SO[!{letter}|{capital}]',
    isExact: true,
    after: 'with, (me|Me|myself|Myself) (and|n|plus), I and, i and, my, +, &',
    followedBy: '{stop}, {letter}',
    full: 'partner',
    yes: [
      ['me and SO, Trat', 'me and partner, Trat'],
      ['Myself and SO', 'Myself and partner'],
    ],
    no: ['SO many temples', 'SO pretty'],
  },
  {
    said: 'SO',
    isExact: true,
    followedBy: '(and|n|&) (me|I|myself)',
    full: 'partner',
    yes: [['SO and I', 'partner and I']],
    no: ['SO and so'],
  },
  {
    said: whole(`${PARTNERS}, love, baby girl[ and (i|me)], hubby dear, husbie, hubbie, huzband`),
    after: '(me|i|myself)({comma}|) (and|n|plus|with|&|+) my, (with|me and|for) my',
    notFollowedBy: 'of, is, boss, was, at, from, friend(s), cave, bar, dragon',
    full: 'partner',
    yes: [
      ['me and my darling, Trat', 'me and my partner, Trat'],
      ...each(`${PARTNERS}, love, hubby dear, husbie, hubbie, huzband`, 'Trat with my ‹›', 'Trat with my partner'),
    ],
    no: ['a man and his dog', 'my love of temples', 'my girl is 6', 'I love my lady boss', 'my dude ranch'],
  },
  {
    said: whole(PARTNERS),
    after: 'my',
    followedBy: '(and|n|&|+) (i|me|myself)',
    full: 'partner',
    yes: [
      ['my man and me, Trat', 'my partner and me, Trat'],
      ['my lady and I', 'my partner and I'],
      ...each(PARTNERS, 'my ‹› and I', 'my partner and I'),
    ],
    no: ['my man is tall', 'a lady and I'],
  },
]

const ALONE = `
  mag isa( lang)( ako), ako lang( mag isa), solo lang( ako), (seorang|sorang)( diri| je| saja| sahaja| only|)[! utan],
  by meself, on me own, on my lonesome, all by my lonesome, by my own, me myself and i, single person, single pax`
const TWO = `
  pasutri, mag jowa( kami), mag asawa( kami), love birds, mr and mrs, mr & mrs, hubby wife, husband wife, suami isteri`

const ALONE_OR_TWO: readonly FormRow[] = [
  {
    said: whole(ALONE),
    notAfter: '{letter} (my|the), {digit} (my|the), {digit}',
    notFollowedBy: 'car, bike, van, scooter, motorbike, vehicle, money, account, room, villa, house',
    full: 'alone',
    yes: [
      ['Trat 3 days, ako lang', 'Trat 3 days, alone'],
      ['Trat 3 days, mag-isa lang ako', 'Trat 3 days, alone'],
      ['Trat, seorang diri', 'Trat, alone'],
      ...each(ALONE, 'Trat ‹›', 'Trat alone'),
    ],
    no: ['by my own car', 'the orang utan'],
  },
  {
    said: `(two |2 |)${whole(TWO)}`,
    notAfter: 'my',
    notFollowedBy: 'cafe, café, bar, hotel, park',
    full: 'couple',
    yes: [
      ['Trat, pasutri', 'Trat, couple'],
      ['Trat, mag-asawa kami', 'Trat, couple'],
      ...each(TWO, 'Trat, ‹›', 'Trat, couple'),
    ],
    no: ['lovebirds cafe', 'lovebird park'],
  },
  {
    said: whole('frist, firts, fist[ time| trip| ever]'),
    full: 'first',
    yes: [
      ['my frist time', 'my first time'],
      ['my fist trip', 'my first trip'],
    ],
    no: ['a fist fight'],
  },
  {
    said: whole('nanay'),
    full: 'mother',
    yes: [['will meet Nanay in Trat', 'will meet mother in Trat']],
    no: ['nanayaw'],
  },
]

/** People in other words, after a number or beside the writer. */
export const PARTY_WORDS: readonly ShortForm[] = [
  ...formsOf([...COUNTED, ...PARTNER], SLOTS),
  ...OWN_KIN,
  ...CHILDREN,
  ...formsOf(ALONE_OR_TWO, SLOTS),
]
