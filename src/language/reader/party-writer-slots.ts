import { followedBy, notFollowedBy, oneOf, rightAfter, rightBefore, type Slots, WORD_EDGE, words } from './phrases.ts'
import { gap, LINE, laterOn, neverAfter, notLaterOn, SENTENCE } from './slot-gaps.ts'

// Whether the writer comes too: trips that are planned for parents, and of grown children with their friends.

/** Parents and grandparents, to whom a trip is given. */
const OLD_ONES = 'parents|grandparents|in-laws|folks|mum and dad|mom and dad'

/** “My parents”, “our friends from Spain”, at the beginning of a sentence. */
const OTHERS = `
  {begin}(my|our|his|her) (parents|folks|in laws|grandparents|mother and father|mum and dad|mom and dad|friends|cousins|
  colleagues|aunt and uncle|boss and (his|her) (wife|husband)|(brother|sister|cousin|friend|aunt|uncle) and
  (his|her|their) (wife|husband|partner|family|boyfriend|girlfriend))( from {place})`
const OTHERS_SLOTS = {
  begin: '(?:^|[.!?\\n])\\s*',
  place: '[a-z]{3,16}',
  far: '[^!?\\n]{1,80}',
}

/** Grown children may go without the writer: “my son”, “that our two youngest daughters”. */
const CHILD = '{begin}(my|our) {kind}(daughter(s)|son(s)|niece(s)|nephew(s)|grandson(s)|granddaughter(s))'
/** A friend of theirs. */
const FRIEND = `(his|her|their|a|an|two|three|four|some|{digit}) (best |old |school |uni |good |close |)(friend(s)|mate(s)|
  girlfriend|boyfriend|buddy|buddies|classmate(s))`
const CHILD_SLOTS = {
  begin: words('{start}, {signs}, (that|when|because|as|now){space}', { signs: '[.!?:;,\\n]\\s*' }),
  kind: '(?:[a-z\\d-]{2,12} ){0,3}',
  few: '[^.!?\\n]{0,24}?',
  rest: '[^.!?\\n]{0,30}?',
  after: '[^.!?\\n]{0,12}',
  signs: ' ?[,(]{0,2} ?',
  age: '(?:1[7-9]|2\\d)\\b',
}

/** What is done for the one whose birthday it is. */
const TREATS = '(take|taking|bring|bringing|treat|treating|surprise|surprising|with|fly|flying|invite|inviting)'

/** What is planned for others. */
const GIFT = oneOf(`
  plan, planning, organise, organising, organize, organizing, organised, organized, book, booking, arrange, arranging,
  suggest, surprise, gift, present, trip, holiday, itinerary, days, week`)

export const PARTY_WRITER_SLOTS: Slots = {
  /** The one whose birthday it is comes along: “… so I take her”. */
  comesToo: laterOn(140, `${TREATS} (her|him)`, LINE),
  /** After what they do for the one whose birthday it is: “…'s birthday, treating”. */
  ofBirthday: rightAfter(`{read}{far}${TREATS}{space}`, { far: gap(140, LINE) }),
  /** “My parents”, “our friends from Spain” at the beginning of a sentence. */
  othersEn: rightAfter(`${OTHERS}{space}`, OTHERS_SLOTS),
  /** The same further on in the sentence. */
  othersThen: rightAfter(`${OTHERS}{space}{far}`, OTHERS_SLOTS) + WORD_EDGE,
  /** Parents or grandparents of the writer follow. */
  theirOld: followedBy(
    '(my|our) (parents|folks|in laws|grandparents|mother and father|mum and dad|mom and dad)[! and]',
  ),
  /** Nothing says that the writer comes too. */
  withoutWriter: neverAfter(`
    we, us, we're, we'll, we'd, our, with me, with us, join, joins, joining, myself, i'm, i am, i will, i'll, i go,
    i want, i'd, me too, my (wife|husband|kids|partner|girlfriend|boyfriend)`),
  /** Nobody says “we”, or that the writer goes. */
  withoutUs: neverAfter(`
    we, us, we're, we'll, we'd, with me, me too, (i|i'll|i'm|i am|i will|i want to|i'd like to) (go|going|fly|flying|
    travel|travel(l)ing|come|coming|join|joining|visit|visiting|take|taking)`),
  /** “My daughter and her friend”, “our son (19)”: grown children who go somewhere without the writer. */
  grownChild:
    rightAfter(
      `
      ${CHILD}{few}{space}(and|with) ${FRIEND}{rest},
      ${CHILD}{signs}(who is |aged |is |){age}{rest}`,
      CHILD_SLOTS,
    ) + WORD_EDGE,
  /** The same, and the child is named right before. */
  grownChildThen: rightAfter(`${CHILD}{after}`, CHILD_SLOTS) + WORD_EDGE,
  /** They go with a friend: “my daughter … with her best friend”. */
  withFriend: laterOn(60, `with ${FRIEND}`, SENTENCE),
  /** A trip that is planned for parents of whom it then says “they”, and no “we” anywhere after. */
  gift:
    WORD_EDGE +
    rightBefore(`${GIFT}{few}for (my|our) (${OLD_ONES}){notUs}{far}they`, {
      few: '\\b[^.!?\\n]{0,40}? ',
      notUs: notFollowedBy('and (me|i|us), {letter}'),
      far: '[^\\n]{0,200}?\\b',
    }) +
    notLaterOn(400, "we, us, we're, we'll, i'll, with me, join", LINE) +
    words(GIFT),
  /** A few words without another number. */
  until: '[^\\d.,;!?\\n]{0,16}?',
  /** How somebody comes: `จะบินจากออสโลมาหา`. */
  journey: '[^,.;!?\\d\\n]{0,40}?',
}
