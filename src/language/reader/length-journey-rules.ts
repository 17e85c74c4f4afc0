import { type CueRow, cueAfter, cueBefore } from './cues.ts'
import { anyOf, maybe, notRightBefore, oneOf } from './phrases.ts'

// “We are in Thailand for three weeks, please plan our 4 days in Nan”: the length of a whole stay, and that of the part which
// they ask for.

const TRAVELLING = oneOf(`
  travelling, traveling, travelin, travellin, backpacking, touring, road tripping, wandering, bumming, roaming, cycling, driving, riding, moving, exploring`)
const COUNTRY = oneOf(`
  thailand, siam, the country, the region, the north, the south, asia, se asia, south east asia, southeast asia, here, there, town, the area, isan, isaan`)
const HOWEVER =
  '(about|around|over|nearly|almost|just over|just|a total of|roughly|another|the next|altogether|in total|now|up to|)'

/** None of these words is part of where they are. */
const NO_MORE = notRightBefore('to, and, then')

const SLOTS = {
  /** Up to where they are: “in Bangkok for work”. */
  place: `(?: ${NO_MORE}[^ .;,!?\\n]{1,16}){1,4}`,
  words: `(?: ${NO_MORE}[^ .;,!?\\n]{1,14}){0,4}`,
  reach: String.raw`\b[^.;!?\n]{0,64}`,
  near: String.raw`[^.;,!?\n]{0,24}`,
  article: maybe('{space}(the|a|an|these|those|our|my)') + maybe('{space}(first|last|final|middle|whole)'),
  kin: anyOf(
    `brother, sister, mum, mom, dad, parents, son, daughter, friend, friends, mate, boyfriend, girlfriend, husband, wife, cousin, colleague`,
  ),
}

const JOURNEY_RULES: readonly CueRow[] = [
  {
    name: 'how long they are in the country, or on the road',
    th: '(อยู่|มา|เที่ยว|มาเที่ยว)(ไทย|เมืองไทย|ประเทศไทย|ที่นี่|ภาคเหนือ|ภาคใต้|แถวนี้)(ทั้งหมด|รวม|นาน|ประมาณ|ราว|สัก|เกือบ|)',
    en: `
      (in|around|across|throughout|all over|through|visiting|round) ${COUNTRY} (for|is|lasts) ${HOWEVER}, (we're|i'm|we are|i am|am|are|'ll be|will be|be) (here|there|around|away|off) for ${HOWEVER},
      ${TRAVELLING}{words} for ${HOWEVER}, on (a|an|my|our), (on|for) (holiday|vacation|leave) (here|there|in{place}|) for ${HOWEVER}, (holiday|vacation|journey) (is|lasts|will be|of) ${HOWEVER}`,
    yes: [
      'we are in Thailand for ‹3 weeks›',
      "we'll be here for about ‹two weeks›",
      'backpacking around the North for ‹a month›',
      'currently on a ‹10 day› holiday',
      'our holiday is ‹3 weeks› long',
      'อยู่ไทยทั้งหมด‹2 อาทิตย์›',
    ],
    no: ['in Trang for ‹3 weeks›', 'we go to Nan for ‹3 days›', 'อยู่ตรัง‹2 อาทิตย์›'],
  },
  {
    name: 'how long they work, live or stay somewhere, or have been there',
    en: `
      (in|at){place} (for work|on business|for business|for a conference|for training|for study|for studies|for school|for a wedding) for ${HOWEVER}, (working|living|live|stationed|volunteering|studying|teaching|interning) (in|at|on|near|around){place} for ${HOWEVER},
      (have|'ve|has) been (in|here|on|around|to|at){words} for ${HOWEVER}, {kin} (is|are|will be|who is|'s)( in| on| at| spending| staying| travelling| traveling| here){words}(| for) ${HOWEVER}`,
    yes: [
      'in Bangkok for work for ‹2 months›',
      'I have been in Thailand for ‹two weeks›',
      'living in Nan for ‹half a year›',
      'my sister is spending ‹4 weeks›',
    ],
    no: ['work in Bangkok, then ‹2 days›', 'my sister wants ‹4 weeks›'],
  },
]

const ASKED_RULES: readonly CueRow[] = [
  {
    name: 'the part that they ask for',
    th: '(ขอ|ช่วย|อยากได้|อยากให้)(จัด|วาง|วางแผน|)(แผน|แพลน|โปรแกรม|ทริป|)(เฉพาะ|แค่|){near}, (พรุ่งนี้|มะรืน|เดี๋ยว)(จะ|อยาก|ว่าจะ){near}, เฉพาะ(ช่วง|)',
    en: `
      (plan|planning|help (me|us|) with|help (me|us|) plan|itinerary for|ideas for|idea for|advice (on|for)|suggestions for|tips for|recommendations for|route for|asking about|need|want|like|book|fancy) (me|us|help with|advice on|advice for|ideas for|only|just|){article},
      (tomorrow|tonight|the day after|want|like|love|planning|plan|hope|hoping|thinking|going|go|decided|considering|heading|head|travel|join|joining|nip|pop|escape|visit|see|explore){reach}for ${HOWEVER}{article},
      (where|what) (could|can|should|would|shall|do) (i|we|you){reach}(for|in|with) (a|an|the|our|my|), for the (first|last|final)`,
    yes: [
      'please plan our ‹4 days›',
      'want to go to Nan tomorrow for ‹2 or 3 days›',
      'where could I go for a ‹3 day› break',
      'I only need help with the ‹3 days›',
      'I join him for ‹6 days›',
      'ขอแผนเฉพาะ‹3 วัน›',
    ],
    no: ['with ‹4 days› in Nan', 'we have ‹4 days›', 'including ‹3 days› in Nan', 'of which ‹3 วัน›'],
  },
]

export const JOURNEY_LENGTH = cueBefore(JOURNEY_RULES, SLOTS)
export const ASKED_LENGTH = cueBefore(ASKED_RULES, SLOTS)

/** “Three weeks from Singapore to Bangkok …, ideas for the Thai leg, maybe 10 days”. */
export const THAI_PART = cueBefore(
  [
    {
      name: 'the part in Thailand of a longer journey',
      th: '(ช่วง|ส่วน)(ที่|)(อยู่|)(ใน|)(ไทย|เมืองไทย){near}',
      en: '(thai|thailand) (leg|part|portion|bit|section|stretch|half|stage|chunk){near}',
      yes: ['the Thai leg, maybe ‹10 days›', 'the Thailand part is ‹6 days›', 'ช่วงที่อยู่ไทยมี‹5 วัน›'],
      no: ['Thailand in ‹10 days›', 'in part ‹6 days›'],
    },
  ],
  { near: '[^.;!?\\n]{0,24}' },
)

/** “I'm now in Pai”. */
export const ARE_HERE = cueBefore([
  {
    name: 'where they are as they write',
    th: 'ตอนนี้(อยู่|พัก|)(ที่|)',
    en: '(now|right now|currently|at the moment|presently) (in|on|at)',
    yes: ["I'm now in ‹Pai›", 'right now in ‹Nan›', 'ตอนนี้อยู่‹ปาย›'],
    no: ['now to ‹Pai›', 'in ‹Nan›'],
  },
])

/** What follows a part of a whole that is asked for as well. */
export const REST_FOLLOWS = cueAfter(
  [
    {
      name: 'the rest of the time is planned too',
      th: '{words}(ที่เหลือ|นอกนั้น)',
      en: '{words}(the rest|the remaining|the remainder|other days|then|after that|afterwards|before that|plus)',
      yes: ['‹5 days› in Phuket, the rest in Bangkok', '‹3 วัน› ที่เหลืออยู่กรุงเทพ'],
      no: ['‹5 days› in Phuket'],
    },
  ],
  { words: '[^\\n]{0,120}?' },
)

/** “Is 3 nights on Phi Phi too long?” asks about a part, wherever the whole is said. */
export const IS_ENOUGH = cueAfter(
  [
    {
      name: 'they ask whether it is enough',
      th: '{thereTh}(พอ|น้อยไป|นานไป|เยอะไป|มากไป|โอเค|เวิร์ค|กำลังดี)(ไหม|มั้ย|ไม๊|รึเปล่า|หรือเปล่า|หรือยัง)',
      en: `
        {there}(be |)(too (long|short|much|many|little)|enough|sufficient|overkill|plenty|overdoing it|ok|okay|reasonable|realistic|doable|worth it|about right){asked}`,
      yes: [
        'Is ‹3 nights› on Phi Phi too long?',
        'would ‹2 nights› in Nan be overkill or fine?',
        '‹4 days› enough for Pai?',
        'ปาย ‹3 วัน›พอไหม',
      ],
      no: ['‹3 nights› on Phi Phi. Too long?', '‹4 days› is enough for Pai.', '‹3 วัน›พอแล้ว'],
    },
  ],
  {
    there: maybe('(in|on|at|for|of){place}', { place: ' [^.;,!?\\n]{2,28}? ' }),
    thereTh: '[^.;,!?\\n]{0,20}?',
    asked: '\\b[^.!\\n]{0,40}\\?',
  },
)
