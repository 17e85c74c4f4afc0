import { ENGLISH_NUMBERS } from './numbers.ts'
import type { ShortForm } from './short-form.ts'

// “10y5m”, “almost 4”, “a seven year old”, “pensionists”: ages, and people by their age, as the rules know them.

/** Of those who are no adults yet. */
const OLDEST = 15
const IN_WORDS = [...ENGLISH_NUMBERS].filter(([, figure]) => figure <= OLDEST)
/** Nothing follows that the figure may count. */
const NO_UNIT = String.raw`(?!:?\d|[.,]\d| ?(?:days?|nights?|weeks?|months?|hours?|hrs?|h\b|minutes?|mins?|km|kms|kilomet|miles?|am\b|pm\b|o'?clock|k\b|baht|thb|usd|euros?|%|people|pax|adults?|kids|children|of us|hundred|thousand|temples|islands|places|stops|times))`
const YOUNG = String.raw`(?:[1-9]|1[0-7]|${IN_WORDS.map(([word]) => word).join('|')})\b${NO_UNIT}`
const HARDLY = String.raw`(?:almost|nearly|just turned|about to turn|soon to be|soon|going on|not quite|just gone|barely)`

export const PARTY_AGE_FORMS: readonly ShortForm[] = [
  {
    said: /\b(\d{1,2}) ?(?:y|yrs?|years?),? ?(?:and )?\d{1,2} ?(?:m|mos?|mths?|months?)\b(?! (?:trip|stay|in advance))( olds?\b)?/gi,
    full: '$1 years old',
    yes: [
      ['a big brother 9y4m', 'a big brother 9 years old'],
      ['a girl, 3 yrs 8 mths', 'a girl, 3 years old'],
      ['5 years and 6 months old', '5 years old'],
    ],
    no: ['9y', '4 months', 'for 2 years, 3 people'],
  },
  {
    said: /(?<=(?:[,(&+/] ?|\b(?:and|boy|girl|boys|girls|son|daughter|sons|daughters|kid|kids|twins|baby|sister|brother|brothers|sisters|aged|is|are|old man|mum|mom|dad|wife|husband|DS|DD|DH|DW|[A-Z][a-z]{1,12}) )(?:[1-9]|[1-9]\d)) ?y(?=\s*(?:[,.;:)\n&+/-]|$)| (?:and|in|to|for)\b)/g,
    full: ' yo',
    yes: [
      ['twin girls 6y, Nan', 'twin girls 6 yo, Nan'],
      ['kids (4y and 7y)', 'kids (4 yo and 7 yo)'],
    ],
    no: ['2 y 3 n', 'route 6y'],
  },
  {
    said: new RegExp(
      String.raw`(?<=(?:[(,:] ?|\b(?:is|are|be|of|aged|who's|she's|he's|and|a|an|our|my|[A-Z][a-z]{1,12}) ))(?<!\b(?:for|takes|took|in|it is|it's|is it)[(,]? )${HARDLY} (?=${YOUNG})`,
      'g',
    ),
    full: '',
    yes: [
      ['our boys (almost 4 and 7)', 'our boys (4 and 7)'],
      ['kids 12, 9 and nearly 6', 'kids 12, 9 and 6'],
      ['Ida, just turned 5, and me', 'Ida, 5, and me'],
    ],
    no: ['Nan, almost 4 days', 'for almost 4', 'the trip takes, nearly 6 hours', 'and nearly 500 baht'],
  },
  {
    said: /(?<=\b(?:is|are|be|aged|and|[(,]) ?(?:[1-9]|1[0-7]))(?: and a half|½| 1\/2)(?=\s*(?:[,.;:)\n&]|$)| (?:and (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b|years? old|yrs? old|yo\b|in\b|to\b))(?! (?:weeks?|days?|hours?))/gi,
    full: '',
    yes: [['kids are 4 and a half and 7', 'kids are 4 and 7']],
    no: ['two and a half weeks', 'it is 4 and a half hours'],
  },
  ...IN_WORDS.map(([word, figure]) => ({
    said: new RegExp(String.raw`\b${word}(?=(?:-| )(?:years?|yrs?)(?:-| )olds?\b)`, 'gi'),
    full: String(figure),
    yes: [
      [`my ${word}-year-old`, `my ${figure}-year-old`],
      [`a ${word} year old`, `a ${figure} year old`],
    ] as const,
    no: [`${word} years in Nan`],
  })),
  {
    // As those say who have it from German, Dutch, Spanish, French or Swedish.
    said: /\bpens(?:ionists?|ionados?|ionnaires?|ionärs?|ionaries|ion[äa]re|ioneers?|ionnés|ionates)\b|\b(?:jubilados?|retrait[ée]e?s|gepensioneerden)\b|\b(?:retired|pension) persons\b|\bretireds\b/gi,
    full: 'pensioners',
    yes: [['we are old pensionists from Graz', 'we are old pensioners from Graz']],
    no: ['a pension in Nan', 'a small pensione'],
  },
  {
    said: /\b(i am|i'm) (?:a )?pensioners\b/gi,
    full: '$1 a pensioner',
    yes: [["I'm pensioners, 69", "I'm a pensioner, 69"]],
    no: ['pensioners'],
  },
  {
    said: /(?<=\b(?:we|both|are|is|am|i'm|already|now|us|and|me|husband|wife|partner) |, )(?:(?:in|on|at) (?:a |our |my |early )?(?:pension|retirement)|pensioned(?: off)?|rentners?|gepensioneerd|en retraite)(?=\s*(?:[,.;:()!?\n]|$)| (?:and|now|since|couple|from|who|so|,))/gi,
    full: 'retired',
    yes: [
      ['we are both in pension since May', 'we are both retired since May'],
      ['my wife and me, both rentners', 'my wife and me, both retired'],
    ],
    no: ['stay in a pension in Nan', 'my pension is small'],
  },
  {
    said: /\b(?:retiree|pensioner|pensioners|elder|elders|aged|grandparent) (?=couple\b)/gi,
    full: 'retired ',
    yes: [['a retiree couple in Nan', 'a retired couple in Nan']],
    no: ['aged couples'],
  },
  {
    // Said already: both are.
    said: /(?<=\b(?:both|are|all|now|two|2) (?:(?:now|both) )?(?:retired|pensioners))(?: of|,|:)? \(?(?:aged? |both )?[6-9]\d(?:,? and | ?[&/] ?|, ?)[6-9]\d(?!\d|[.:]\d|%| ?(?:km|days?|baht))(?: ?(?:years?|yrs?|yo)(?: old)?\b)?\)?/gi,
    full: '',
    yes: [['my wife and me, both retired, 66 and 64', 'my wife and me, both retired']],
    no: ['both retired, 55 and 58', 'both retired, 66 and 64 km', 'both retired'],
  },
  {
    // Who somebody is.
    said: /(?<=^|[.!?\n,;] ?|\b(?:day|then|and|with) )[A-Z][a-z]{1,14},? \(((?:my|our) (?:[a-z]+ )?(?:buddy|friend|mate|partner|colleague|cousin|sister|brother|wife|husband|girlfriend|boyfriend|flatmate|roommate|bestie|fianc[ée]e?))\)/g,
    full: '$1',
    yes: [['next day Igor (my travel mate) swims', 'next day my travel mate swims']],
    no: ['Nan (my favourite town)', 'Igor (my guide)'],
  },
  {
    said: /(?<=\b(?:sister|brother|son|daughter|boy|girl|twins|kid|child|one|baby|toddler)),? (?:who's|who is|who are|that is|she's|he's) (?=(?:\d|1[0-7])(?!\d|[.:]\d| ?(?:days?|nights?|weeks?|km)))/gi,
    full: ' aged ',
    yes: [["twins (4) and a big sister who's 8", 'twins (4) and a big sister aged 8']],
    no: ["a guide who's 30", "my sister who's 8 days late"],
  },
  {
    said: /(?<=\b(?:next day|day \d|next morning|then|that night|day after|following day),? my (?:travel |old |best |good )?(?:buddy|friend|mate|sister|brother|cousin|colleague|partner|girlfriend|boyfriend|wife|husband) )(?:arrives|lands|flies in|gets in|turns up|shows up)(?=\s*(?:[,.;)\n]|$)| (?:and|too|from|by)\b)/gi,
    full: 'joins me',
    yes: [['the next day my cousin arrives. Then Nan', 'the next day my cousin joins me. Then Nan']],
    no: ['my cousin arrives late', 'then my cousin arrives at her hotel'],
  },
]
