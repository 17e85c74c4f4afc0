import {
  followedBy,
  gapWithout,
  maybe,
  notFollowedBy,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { gap, gapBetween, laterOn, neverAfter, notEarlierOn, notLaterOn, SENTENCE, TEXT } from './slot-gaps.ts'

// Who takes whom along: “we are taking my parents”, “I'm flying to Trat with my 6-year-old”.

/** “We”, with what comes between it and what they do. */
const WE = `
  we('re| are|'ll| will|'d| would|)( also| now| both|)( be| going to| planning to| plan to| want to| wanna| like to|
  love to| hoping to| hope to|)`
/** Kin or friends, whom nobody would call “we” with the writer. */
const THEM = `
  (my|our|his|her|a|an|some|two|three|four|five|six|{digit}|one|one of my) {some}(grandmother(s)|grandma|granny|gran|nana|
  nan|grandfather(s)|grandpa|granddad|grandad|grandparents|mother(s)|mum(s)|mom(s)|father(s)|dad(s)|parents|folks|in laws|
  (mother|father|brother|sister) in law(s)|sister(s)|brother(s)|aunt(s)|auntie(s)|uncle(s)|cousin(s)|friend(s)|mate(s)|
  boss|neighbo(u)r(s)|son(s)|daughter(s)|colleagues|workmates|coworkers|flatmate(s)|grandson|granddaughter|niece|nephew|
  kid(s)|child|children|boy(s)|girl(s)|twins|toddler|baby|infant|newborn|little one(s)),
  (grandma|grandpa|granny|gran|mum|mom|dad|mother|father|kids|children)[!'s]`
const SOME = { some: "(?:[a-z\\d'-]{2,12} ){0,3}?" }

/** Who speaks of somebody, so that nobody else is asked for. */
const COMPANIONS = `
  we, we're, we'll, we'd, us, our, ourselves, wife, husband, hubby, partner, girlfriend, boyfriend, gf, bf, fiance,
  fiancee, friend(s), mum, mom, mother, dad, father, parents, sister, brother, grandma, grandpa, couple, adults, aunt,
  uncle, cousin(s), in laws, family of`

/** One child or more, in English: “seven year old”, “son”. */
const CHILD = words(
  `
  ({figure}|one|two|three|four|five|six|seven|eight|nine|ten) ((year(s)|yr(s)|month(s)) old(s)|yo|y/o),
  son(s), daughter(s), toddler, baby, kid, child, grandson(s), granddaughter(s), niece(s), nephew(s), twins, kids,
  children, boys, girls`,
  { figure: '\\d{1,2}' },
)
/** “Travelling round Isan with my two boys”. */
const GOES_WITH_CHILD =
  upTo(
    2,
    `
    (also|just|thinking of|planning on|want to|would like to|like to|plan to|going to|hoping to|planning to|need to){space}`,
  ) +
  words(
    `
    (travel(l)ing|visiting|going|coming|flying|heading|backpacking|off){far}(with|taking|bringing), taking, bringing,
    take, bring`,
    { far: gapBetween(60, SENTENCE) },
  ) +
  ' ' +
  maybe('(my|a|an|one|two|her|his|the){space}') +
  maybe('(two|three|four|{digit}){space}') +
  '(?:[a-z-]{2,10} )?' +
  CHILD
const ONE_WITH_CHILD = { goes: GOES_WITH_CHILD, child: CHILD, far: gapBetween(200, TEXT) }

export const PARTY_COMPANY_SLOTS: Slots = {
  /** “We” who take somebody's kin or friends, or go with them. */
  weTake: words(`${WE} (taking|bringing|take|bring|treating|treat|inviting)`) + followedBy(THEM, SOME),
  /** “We are going to Nan with”. */
  weGoWith:
    words(
      `
      ${WE} (going|travel(l)ing|heading|flying|visiting|coming|driving|go|travel|visit|come|fly|be|off){far}{space}with`,
      { far: `\\b${gap(40)}` },
    ) + followedBy(THEM, SOME),
  /** “In Nan”, “to Thailand for two weeks in July”. */
  somewhere: maybe('(in|to|at|around){space}{far}{space}', { far: gapWithout(60, 'with') }),
  /** A child, and nobody else: “5-year-old”, “my son”, not “my son and my wife”. */
  youngOne:
    words(
      `
      (small |little |young |)(({figure}|one|two|three|four|five|six|seven|eight|nine|ten) (year(s)|yr(s)|month(s)) old|
      {figure}{gap}yo|toddler|baby|infant|son|daughter|kid|child|boy|girl)`,
      { figure: '\\d{1,2}', gap: ' ?' },
    ) +
    notFollowedBy(
      `
      's, {comma}(and|&) (my|a|his|her|our) (wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|sister|
      brother|friend|parents|family)`,
      { comma: ',? ?' },
    ),
  /** “I'm flying to Trat with my 6-year-old”, and nobody else. */
  iWithChild:
    words(
      "(i'm|i am|i'll be|i will be|i'd|i would|i'll|i will|i)[ {goes}], {begin}{thenI}(travel(l)ing|going|flying|heading)",
      {
        ...ONE_WITH_CHILD,
        begin: rightAfter('{start}, {sign}, {sign}{space}', { sign: '[.!?\\n]' }),
        thenI: rightBefore("{goes}{far}(i|i'm|i'd|i'll)", ONE_WITH_CHILD),
      },
    ) + neverAfter(COMPANIONS),
  /** Said by one who speaks of nobody else: “with my seven year old in tow”. */
  inTow:
    rightAfter('(my|single|solo){space}{word}{word}{child}{gap}, i{far}(a|an){space}{word}{child}{gap}', {
      child: CHILD,
      word: '(?:[a-z-]{2,10} )?',
      gap: ' ?',
      far: '\\b[^.!?\\n]{0,60} ',
    }) +
    notEarlierOn(300, COMPANIONS, TEXT) +
    words('in tow') +
    neverAfter(COMPANIONS),
  /** Somebody says “we” later, and never “I”. */
  weLater:
    followedBy('{sign}, {open}, and, {end}', { sign: '[,.;]', end: '$' }) +
    laterOn(240, 'we, us, our', TEXT) +
    notLaterOn(240, 'i, my, me, with (a|an)', TEXT),
  /** After whom “retired” is said: “four friends, all”. */
  retiredOf: rightAfter('(couples|friends|ladies|women|men|gents|sisters|brothers|colleagues){space}{are}', {
    are: upTo(2, '(all|both|now|who are|are){space}'),
  }),
  /** Children who do not come are spoken of later: `ฝากลูก`. */
  childrenStay: laterOn(400, '(ไม่ได้|ไม่)(เอา|พา|หอบ)(ลูก|เด็ก), (ทิ้ง|ฝาก)ลูก', TEXT),
}
