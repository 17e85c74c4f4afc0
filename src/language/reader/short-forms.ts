import { COUNTED_FORMS_EN } from './counted-forms.ts'
import { DIALECT_FORMS } from './dialect-forms.ts'
import { FOREIGN_FORMS } from './foreign-forms.ts'
import { NAMED_WORDS } from './named-words.ts'
import { PARTY_AGE_FORMS } from './party-age-forms.ts'
import { PARTY_COUNT_FORMS_TH } from './party-count-forms.ts'
import { PARTY_FORMS } from './party-forms.ts'
import { PARTY_GROUP_TURNS } from './party-group-turns.ts'
import { PARTY_KIN_FORMS_TH } from './party-kin-forms.ts'
import { PARTY_REST_FORMS_TH } from './party-rest-forms.ts'
import { PARTY_SUM_FORMS_TH } from './party-sum-forms.ts'
import { PARTY_TURNS } from './party-turns.ts'
import { PARTY_WORDS } from './party-words.ts'
import { REFUSAL_FORMS } from './refusal-forms.ts'
import type { ShortForm } from './short-form.ts'
import { EARLY_THAI_FORMS, PLAIN_THAI_FORMS } from './thai-forms.ts'
import { UNIVERSITIES } from './universities.ts'
import { WEEKDAYS } from './weekday-forms.ts'

const VERB =
  '(?:also|be|like|love|need|have|see|go|do|want|rather|prefer|hate|hire|rent|drive|take|stay|get|arrive|land|fly|travel|bring|visit|spend|start|leave|book|pay|come|join|probably|only|just|not|never|all|both)'
const word = (pattern: string) => new RegExp(String.raw`\b${pattern}`, 'gi')
const sameWord = (pattern: string, full: string, ...written: string[]): ShortForm => ({
  said: word(String.raw`(?:${pattern})\b`),
  full,
  yes: written.map((form) => [`we ${form} go`, `we ${full} go`]),
  no: [],
})

/** Contractions without their apostrophe. Those that are words of their own (“well”, “were”, “id”) need what follows. */
const CONTRACTIONS: readonly ShortForm[] = [
  {
    said: word(
      String.raw`(are|ca|could|did|do|does|had|has|have|is|must|need|should|was|were|wo|would|ai)nt\b(?=\s|[.,;!?)]|$)`,
    ),
    full: "$1n't",
    yes: [
      ['we arent driving', "we aren't driving"],
      ['she cant swim', "she can't swim"],
    ],
    no: ['a pant', 'the front'],
  },
  { said: word(String.raw`can ?not\b`), full: "can't", yes: [['We cannot drive', "We can't drive"]], no: ['a cannon'] },
  {
    said: word(String.raw`will not\b`),
    full: "won't",
    yes: [['we will not fly', "we won't fly"]],
    no: ['will nothing'],
  },
  {
    said: word(String.raw`(do|does|did|has|have|had) not\b`),
    full: "$1n't",
    yes: [['mum does not walk', "mum doesn't walk"]],
    no: ['it is not far'],
  },
  {
    said: word(String.raw`(i|we|they|you)ve\b`),
    full: "$1've",
    yes: [['Weve seen Pai', "We've seen Pai"]],
    no: ['we verify'],
  },
  {
    said: word(String.raw`(they|you)(re|ll|d)\b`),
    full: "$1'$2",
    yes: [['theyre old', "they're old"]],
    no: ['they redo it'],
  },
  {
    said: word(String.raw`(that|what|here|where|there|he|she)s\b`),
    full: "$1's",
    yes: [['shes veggie', "she's veggie"]],
    no: ['hers', 'thesis'],
  },
  {
    said: /(?=im )(?<=^|[.,;:!?\n(] ?|\b(?:and|but|so|as|if|since|because|that|when|where|think|guess|hope) )im(?= )/gi,
    full: "I'm",
    yes: [['Im alone and im 24', "I'm alone and I'm 24"]],
    no: ['Urlaub im Januar'],
  },
  {
    said: word(String.raw`(i|we)d(?= ${VERB}\b)`),
    full: "$1'd",
    yes: [['id like it', "i'd like it"]],
    no: ['my id card', 'on wed'],
  },
  {
    said: word(String.raw`(i)ll(?= ${VERB}\b)`),
    full: "$1'll",
    yes: [['Ill drive', "I'll drive"]],
    no: ['she is ill'],
  },
  {
    said: word(
      String.raw`(we)ll(?= (?:be|have|need|hire|rent|drive|take|stay|arrive|land|fly|travel|bring|visit|spend|start|leave|book|pay|come|join|probably)\b)`,
    ),
    full: "$1'll",
    yes: [['Well have two nights', "We'll have two nights"]],
    no: ['the well is deep', 'as well as'],
  },
  {
    said: /(?=were )(?<=^|[.;:!?\n] ?)we(?=re (?!(?:there|you|any|the|they|it|these|those|we|i)\b))/gi,
    full: "$&'",
    yes: [['Were two. Were free in May', "We're two. We're free in May"]],
    no: ['Were there tickets', 'Were we too late', 'we were two'],
  },
  {
    said: /(?=its )(?<=^|[.,;:!?\n] ?|\b(?:and|but|so|because|since|that|if|as) )it(?=s (?:a|an|the|my|our|his|her|just|only|for|not|too|been|me|us|\d)\b)/gi,
    full: "$&'",
    yes: [['its just me', "it's just me"]],
    no: ['its beaches'],
  },
]

const ENGLISH: readonly ShortForm[] = [
  {
    // The quarter of Bangkok; people are called Ari too.
    said: /\bari (caf[eé]s?(?: hopping|-hopping)?|coffee(?: shops?)?|brunch(?:es)?)\b/gi,
    full: '$1 in Ari',
    yes: [['Ari cafes one day', 'cafes in Ari one day']],
    no: ['Ari loves cafes', 'safari cafes'],
  },
  ...CONTRACTIONS,
  ...COUNTED_FORMS_EN,
  ...PARTY_AGE_FORMS,
  ...PARTY_FORMS,
  {
    said: /\b(wife|husband|girlfriend|boyfriend|partner|fiancee?) \((?:she's |he's |she is |he is |who is |a )?thai\)/gi,
    full: 'Thai $1',
    yes: [['me and my wife (Thai)', 'me and my Thai wife']],
    no: ['my wife (loves Thai food)'],
  },
  {
    said: /\b(start(?:ing)?) ?(?:[+/&]|and|n) ?((?:end|finish|return)(?:ing)?)(?: (?:both )?(?:in|at|from))? (?=CM\b|[A-Z][a-z]|the [A-Z])/g,
    full: '$1 and $2 in ',
    yes: [
      ['start + end Lampang', 'start and end in Lampang'],
      ['starting/finishing at Trang', 'starting and finishing in Trang'],
    ],
    no: ['start and end dates', 'start + end times vary'],
  },
  {
    said: /(?<=\b(?:next|this|last|every|new) )yrs?\b/gi,
    full: 'year',
    yes: [['in March next yr', 'in March next year']],
    no: ['a 5 yr old'],
  },
  {
    said: /(?<=[a-z0-9).']) ?& ?(?=[a-z0-9(])/gi,
    full: ' and ',
    yes: [['Pai & Nan', 'Pai and Nan']],
    no: ['& more'],
  },
  {
    // A dash before another clause ends the one before it; between places, days and hours it joins.
    said: /(?<=[a-z0-9)%]) ?[-–—] (?=(?:we|i'm|i|it|is|are|my|our|me|mum|mom|dad|she|he|no(?= (?!thank|way)[a-z])|not(?= (?:too|so|into)\b)|nothing(?= (?:with|before|too)\b)|never|don't|skip(?= the\b)|without|with|budget|max|cheap|by|renting|love|into|looking|would|want|please|slow|easy|back|any|do|where|how|which|what|thanks|first|just|around|about|roughly|some|interested|starting|leaving|arriving|a group|a (?=long|week|weekend|few|couple)|two couples|family)\b(?! day\b))/gi,
    full: '. ',
    yes: [
      ['Nan 3 days - budget 9000 - no temples', 'Nan 3 days. budget 9000. no temples'],
      ['we hate malls – renting a bike', 'we hate malls. renting a bike'],
    ],
    no: ['Nan - Phrae', '3 - 5 days', 'Day 2 - Trang', '9 am - 5 pm', 'a six-day trip'],
  },
  {
    said: /(?<=[a-z0-9)] )n(?= [a-z0-9(])/g,
    full: 'and',
    yes: [['me n my wife', 'me and my wife']],
    no: ['section N 2'],
  },
  {
    said: /(?<=\d) ?(?:bahts?|baths?|bht|bt)\b|(?<=\d{4}|,\d{3}|\dk)b\b(?![-.']\w)/gi,
    full: ' baht',
    yes: [
      ['3000bath', '3000 baht'],
      ['max 4500b each, 3kb total', 'max 4500 baht each, 3k baht total'],
    ],
    no: ['a bath', '2 bathrooms', 'room 305b', '20 kb'],
  },
  {
    // A birthday on a day stays: it is a date.
    said: /\bI(?:'m| am|'ll| will)?(?: just)? turn(?:ing|ed)? (?=\d{2}\b(?! on\b))/gi,
    full: "I'm ",
    yes: [['I turn 40 this year', "I'm 40 this year"]],
    no: ['I turn 40 on 14 March', 'I turn left'],
  },
  {
    said: /\b(she|he|wife|husband|dad|father|mum|mom|mother|grandma|grandpa|son|daughter)(?: is|'s| will)?(?: just)? turn(?:s|ing|ed)? (?=\d{1,2}\b(?! ?[ap]m| on\b))/gi,
    full: '$1 is ',
    yes: [['my wife turns 50', 'my wife is 50']],
    no: ['she turns 30 on Friday', 'the bus turns 5 times'],
  },
  {
    // Hours, not lengths.
    said: /(?=[ -]?ish)(?<=\b(?:at|from|by|until|till|to|around|about|before|after|between|and|-) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)[ -]?ish\b(?! (?:days?|nights?|weeks?|hours?|people|of us|places?|k\b|baht))/gi,
    full: '',
    yes: [
      ['from 2ish', 'from 2'],
      ['until 9pm-ish', 'until 9pm'],
    ],
    no: ['2ish weeks', 'about 3ish days'],
  },
  { said: /(?<=[a-z0-9] )'?til(?= )/gi, full: 'till', yes: [['free til 9', 'free till 9']], no: ['tilt'] },
  {
    said: /(?<=\b(?:a|any|some|which|what|another|nice|similar) )Thai (islands?|beach(?:es)?)\b/gi,
    full: '$1 in Thailand',
    yes: [['Fiji is too dear, which Thai island instead', 'Fiji is too dear, which island in Thailand instead']],
    no: ['we love Thai beach food'],
  },
  {
    said: /\b(?:(?:all|totally|so|a bit|well|completely) )?part(?:ied|y'd|yed) out\b|\b(?:(?:way )?too old for|past|over|away from|far from) (?:all )?(?:the )?(?:party|club|clubbing|partying|nightlife)(?:ing)?(?: (?:scene|stage|crowds?|life|age|phase|thing|places|area|towns?))?(?=\s?(?:[.,;!?)]|$|and\b|but\b|so\b|now\b))/gi,
    full: 'no parties',
    yes: [
      ['we are well partied out', 'we are no parties'],
      ['too old for clubbing, so Nan', 'no parties, so Nan'],
      ['somewhere far from the party scene', 'somewhere no parties'],
    ],
    no: ['our hotel is past the club house', 'over the party weekend', 'we partied outside'],
  },
  {
    said: /(?<=(?:\bbaht|\bthb|฿ ?[\d,]{3,6}|\b\d{3,5}) )the (?=night|room|person|day)\b/gi,
    full: 'a ',
    yes: [['1200 baht the night', '1200 baht a night']],
    no: ['the night market'],
  },
  sameWord('wanna', 'want to', 'wanna'),
  sameWord('gonna', 'going to', 'gonna'),
  sameWord('gotta', 'have to', 'gotta'),
  sameWord('pls|plz|plss|pleas', 'please', 'pls', 'plz'),
]

/** In the order in which they are applied. */
export const ENGLISH_FORMS: readonly ShortForm[] = [
  ...ENGLISH,
  ...REFUSAL_FORMS,
  ...PARTY_WORDS,
  ...PARTY_TURNS,
  ...PARTY_GROUP_TURNS,
  ...FOREIGN_FORMS,
]

/** In texts with some Thai, after those of English. */
export const THAI_FORMS: readonly ShortForm[] = [
  ...NAMED_WORDS,
  ...EARLY_THAI_FORMS,
  ...PARTY_KIN_FORMS_TH,
  ...PARTY_COUNT_FORMS_TH,
  ...PARTY_REST_FORMS_TH,
  ...PARTY_SUM_FORMS_TH,
  ...PLAIN_THAI_FORMS,
  ...DIALECT_FORMS,
  ...WEEKDAYS,
  ...UNIVERSITIES,
]
