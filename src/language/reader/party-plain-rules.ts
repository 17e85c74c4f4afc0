import type { PartyRule } from './party-rule.ts'
import { notFollowedBy, notRightBefore, oneOf, perhaps, words } from './phrases.ts'
import { notLaterOn, SENTENCE } from './slot-gaps.ts'

// “2 seniors, Trat”, “a toddler and a 7 year old”, “our son did it last year”: who goes in a few words, before every list.

/** A small child. */
const SMALL = oneOf('toddler, baby, infant, newborn, kid, child, little one, small kid')
const WHOSE = perhaps('a, an, our, my, the, one')
/** The age of a child up to 17, before it or instead of a word for it. */
const YEARS = oneOf(
  '{youngYears} (year|yr|years|yrs) old, {youngYears} (yo|y/o|yr|yrs), {ageWord} (year|yr|years|yrs) old',
)
const OF_WHAT_AGE = perhaps('grown, grown-up, adult, eldest, oldest, older, younger, youngest, best, old')
/** Who may know the place. */
const THEY = oneOf(`
  sons, daughters, son, daughter, nephew, niece, friend, friends, cousin, cousins, brother, sister, uncle, aunt, neighbour, neighbours, neighbor, colleague, colleagues, boss, brother-in-law, sister-in-law`)
/** Who may worry at home. */
const FOLKS = oneOf('mum, mom, mother, dad, father, parents, folks, family, gran, grandma, in-laws')
const UPSET = oneOf(
  'freaking, freaking out, worried, worrying, panicking, scared, terrified, nervous, concerned, anxious, not happy, not keen, furious, against it, sceptical, skeptical, convinced, crying',
)

export const PLAIN_RULES: readonly PartyRule[] = [
  {
    name: 'who knows the place, and is not said to come',
    who: 'nobody',
    en: `
      (our|my) ${OF_WHAT_AGE} ${THEY} (did (it|this|that|the)|has done|have done|did a|once did|went there|went last|went in){notSelf},
      (our|my) ${OF_WHAT_AGE} ${THEY} (was here|was there|were there|has been there|have been there|backpacked){notSelf},
      (our|my) ${OF_WHAT_AGE} ${THEY} (raved|swears by|swears|reckons|(said|says) (it|its|the|that)){notSelf}`,
    unless: `(with|and|plus) (our|my) ${THEY}`,
    yes: [
      ['My wife and I in Trat. Our son did it last year and said it was flat', { adults: 2, foreigners: 2 }],
      ['two of us, my cousin swears by Trat', { adults: 2, foreigners: 2 }],
    ],
    no: ['our son wants to swim', 'with our son', 'my daughter says she wants to come'],
  },
  {
    name: 'who worries at home',
    who: 'nobody',
    en: `my ${FOLKS} (is|are|'s|r|keeps|keep|was|were) ${perhaps('a bit, so, really, very, totally, kinda, quite, all, already')} ${UPSET}{notOf}`,
    yes: [
      ['alone and my mum is freaking out, Trat', { adults: 1, foreigners: 1 }],
      ['my first solo trip, my parents are so worried', { adults: 1, foreigners: 1 }],
    ],
    no: ['with my mum', 'my mum is scared of boats'],
  },
  {
    name: 'children who are grown and stay at home',
    who: 'nobody',
    en: '(my|our|the) (kids|children|sons|daughters|boys|girls) (are|r|have|have all|are all) (all|now|already|) (grown|grown up|grown ups|flown the nest|left home|moved out){stop}',
    yes: [['by myself, my kids are grown up, Trat', { adults: 1, foreigners: 1 }]],
    no: ['our grown kids come along', 'my kids are 8 and 9'],
  },
  {
    name: 'two seniors, where nobody else is spoken of',
    who: 'only_seniors',
    en: "{onlyOnes}(we|us|we are|we're|) (the|only|just|) {count} {oldOnly}{noneElse}",
    yes: [
      ['Trat in 3 days, 2 pensioners', { seniors: 2, foreigners: 2 }],
      ['we four oldies in Trat', { seniors: 4, foreigners: 4 }],
      ['two ladies over 70, Trat', { seniors: 2, foreigners: 2 }],
    ],
    no: [
      '2 adults and 2 seniors',
      'my wife and I, 2 seniors',
      'with 2 seniors',
      '2 seniors and a kid',
      '5 pax, 2 seniors',
    ],
  },
  {
    name: 'a small child and one of an age',
    who: 'children',
    count: 2,
    en: `${WHOSE} ${SMALL}{ageBeside}{joint}${WHOSE} ${YEARS}, ${WHOSE} ${YEARS}{joint}${WHOSE} ${SMALL}{close}`,
    yes: [
      ['Trat with a toddler and a 7 yr old', { adults: 2, children: 2, foreigners: 4 }],
      ['our baby and a 6 year old, Trat', { adults: 2, children: 2, foreigners: 4 }],
      ['a 5yo and a baby in Trat', { adults: 2, children: 2, foreigners: 4 }],
      ['me, my wife, a toddler (2) and a 9 year old', { adults: 2, children: 2, foreigners: 4 }],
    ],
    no: ['a toddler and a 70 year old gran', 'a child and 3 days'],
  },
  {
    name: 'a duo, or two solo travellers',
    who: 'people',
    count: 2,
    en: '{startOfClause}(as a |a |our |)duo{close}, (two|2) (solo|single) (travel(l)ers|backpackers|women|men|girls|guys|ladies)',
    yes: [
      ['Trat, 3 days, duo', { adults: 2, foreigners: 2 }],
      ['two solo travellers in Trat', { adults: 2, foreigners: 2 }],
    ],
    no: ['the duo bar'],
  },
]

/** Words for anybody else. */
const NOBODY_ELSE = String.raw`adults?|kids?|children|child|baby|toddlers?|people|pax|persons?|of us|of them|wife|husband|hubby|partner|boyfriend|girlfriend|couple|family|friends?|mum|mom|dad|mother|father|parents|grandparents|gran|grandma|grandpa|son|daughter|sister|brother|cousins?|aunt|uncle|me|i|i'm|i'll|my|our|guide|group of`

/** The slots of these rules. */
export const PLAIN_SLOTS = {
  /** Nobody else stands before them in the text, nor “with”, “his” or a number right before. */
  onlyOnes: String.raw`(?<!\b(?:${NOBODY_ELSE})\b[^]{0,300})(?<!\b(?:with|and|plus|has|have|bring|bringing|take|taking|his|her|the|of|including|incl\.?|for the)(?: |(?= ))|[+&] ?|\d )`,
  /** Nobody else stands after them: no “and a kid”, “plus our guide”. */
  noneElse: String.raw`(?![a-z])(?! ?(?:\+|&|and (?!(?:need|want|like|love|can|no|not|easy|slow|prefer|would|will|do|don|have)\b)|plus|with (?:a|an|one|two|our|my|\d)\b))(?![^]{0,300}\b(?:${NOBODY_ELSE})\b)`,
  oldOnly: words('seniors, pensioners, retirees, senior citizens'),
  /** They do not want to come, too: “my daughter says she wants to come”. */
  notSelf: notLaterOn(50, 'want(s) to, come, comes, coming, join, joins, joining, with us, again', SENTENCE),
  /** The age after a small child: “(2)”, “of 18 months”; or nothing. */
  ageBeside: String.raw`,?(?: ?\(?(?:of |aged |is |age )?\d{1,2}(?: ?(?:months?|mths?|mo|yo|yrs?|years?))?(?: old)?\)?)?`,
  /** Between two children. */
  joint: words('{gap}{signs}{gap}, {gap}{comma}{gap}and{space}, {space}(and|plus|with){space}', {
    gap: ' ?',
    signs: '[,&+]',
  }),
  ageWord: words('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
  /** An age up to 17. */
  youngYears: '(?<!\\d)(?:\\d|1[0-7])',
  /** Not “scared of boats”: that is said of those who travel. */
  notOf: notRightBefore('{letter}') + notFollowedBy('of, by, in, on, to'),
  /** Nothing stands before in the clause. */
  startOfClause: String.raw`(?<=^|[.,(;\n] ?|\b(?:as|for|in|we are) )`,
}
