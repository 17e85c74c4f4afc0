import type { ShortForm } from './short-form.ts'

// “just us 4”, “ours are 3 and 6”, “were in our 60s”, “3 generations of women”: turns of phrase for who goes, in those that
// rules know.

const COUNT = String.raw`(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)`
const NO_LENGTH = String.raw`(?![\d.:,]\d| ?(?:days?|nights?|d\d|d\b|n\b|weeks?|hours?|hrs?|months?|years?|yrs?|places|islands|temples|cities|stops|rooms?|tickets|th|nd|rd|st|k|km|baht|or|to|-)\b| ?%)`

export const PARTY_TURNS: readonly ShortForm[] = [
  {
    said: new RegExp(
      String.raw`(?<=\b(?:just|only|its|it's|is|be|for|all of) )us (${COUNT})(?: only)?\b(?! ?(?:of|and|without|excluding|excl|not incl\w*|w/o)\b)${NO_LENGTH}|(?<=^|[.,(;\n] ?)us (${COUNT})(?: only)?(?=\s*(?:[,.;)\n]|$)| (?:to|in|from|going|are|only|for)\b)`,
      'gi',
    ),
    full: 'the $1$2 of us',
    yes: [
      ['Trat 4 days just us 3', 'Trat 4 days just the 3 of us'],
      ['Trat, us five, by car', 'Trat, the five of us, by car'],
      ['for us two only', 'for the two of us'],
    ],
    no: [
      'tell us 3 places',
      'just us 3 days',
      'for us 4 days in Trat',
      'it is us two and my mum',
      '45k for us two without flights',
    ],
  },
  {
    said: new RegExp(
      String.raw`\bwe (${COUNT}) only\b|\bwe (?:come|go|travel|will be|would be)(?: with| in| as)? (${COUNT})(?=\s*(?:[,.;)\n]|$)| (?:to|in|from|going|people|persons|adults|friends|pax)\b)`,
      'gi',
    ),
    full: 'we are $1$2',
    yes: [
      ['we four only, Trat', 'we are four, Trat'],
      ['we come 5, from Lyon', 'we are 5, from Lyon'],
      ['we will be 6 people', 'we are 6 people'],
    ],
    no: ['we go 3 days', 'we will be 5 days there', 'we come 5 nights'],
  },
  {
    said: new RegExp(
      String.raw`(?<!\d ?)\b(?:no\.? of )?pax ?[:=]? ?(\d{1,2})\b${NO_LENGTH}(?! ?(?:pax|people|persons|kids?|child|adults?|[+&\/.]))`,
      'gi',
    ),
    full: '$1 people',
    yes: [
      ['Trat 4 days pax 3', 'Trat 4 days 3 people'],
      ['pax: 6', '6 people'],
    ],
    no: ['4 pax 3 days', 'pax 3 nights', 'adults: 2'],
  },
  // Whose children need no other word.
  {
    said: /(?<=^|[.?!,;(\n] ?|\b(?:and|but|as|because|since) )(?:ours|mine) (?:are|r) (?=(?:only |just |now |aged )?\(?\d{1,2}(?: ?(?:,|&|\/)| and \d| (?:yo|years|yrs)))/gi,
    full: 'our kids are ',
    yes: [['a playground? Ours are 3 and 6', 'a playground? our kids are 3 and 6']],
    no: ['hours are 9 and 5', 'ours are small bags'],
  },
  {
    said: /(?<=^|[.?!,;(\n] ?|\b(?:and|but|as|because|since) )(?:ours|mine|our one|my one) is (?=(?:only |just |now |almost |nearly )?(?:\d|1[0-7])\b(?! ?(?:km|pm|am|days?|nights?|baht|%)))/gi,
    full: 'our kid is ',
    yes: [['a shallow beach? Ours is 4', 'a shallow beach? our kid is 4']],
    no: ['ours is 4 km away', 'hours is 4'],
  },
  {
    said: /(?<=[(,;] ?|\d[dn] ?|^)were (?=(?:both |all |just |only )?(?:in our|a (?:couple|family|group)|two\b|three\b|four\b|[2-9]\d? (?:people|adults|friends)|[6-9]\d and))/gi,
    full: "we're ",
    yes: [['Trat, were in our 70s', "Trat, we're in our 70s"]],
    no: ['Trat, were there tigers'],
  },
  {
    said: /(?<=^|[.,(;\n] ?)(?:both )?(?=in our (?:early |mid |late |mid-|late-)?(?:[2-9]0|twenties|thirties|forties|fifties|sixties|seventies))/gi,
    full: 'we are ',
    yes: [['Trat, in our late 60s', 'Trat, we are in our late 60s']],
    no: ['people in our 60s', 'we are in our 50s'],
  },
  {
    said: new RegExp(
      String.raw`\b(two|three|four|[234]) generations? of (?:women|ladies|girls|females|men|guys|gals|us|family|our family)(?=[^.!?\n]{0,24}\b${COUNT} ?(?:people|persons?|pax|of us|adults|ladies|women|girls))`,
      'gi',
    ),
    full: 'a family',
    yes: [['3 generations of women, so 4 people', 'a family, so 4 people']],
    no: ['3 generations of potters, 4 people'],
  },
  {
    said: /\b(two|three|four|[234]) generations? of (?:women|ladies|girls|females|men|guys|gals)\b/gi,
    full: '$1 adults',
    yes: [['three generations of women in Trat', 'three adults in Trat']],
    no: ['four generations of potters', 'three generations of a family'],
  },
  {
    // Filipino for “only”.
    said: /(?<=\b(?:me|us|i|kami|people|pax|two|partner|friend|mother|sister|brother|asawa|jowa|couple|bangkok)) (?:ko )?lang(?: po| kami| siguro)?(?=\s*(?:[,.;)\n]|$)| (?:plus|and|muna|with)\b)/gi,
    full: ' only',
    yes: [['me and my friend lang, Trat', 'me and my friend only, Trat']],
    no: ['Ko Lang', 'me to lang suan'],
  },
  {
    said: /\bfamil(?:y(?: of)?:?|le de) (?=[2-9]\b(?! ?(?:days?|nights?|full|whole|months?|d\b|n\b|rooms?|weeks?|generations?|x|and|kids?|child|years?)))/gi,
    full: 'family of ',
    yes: [
      ['family: 5, Trat', 'family of 5, Trat'],
      ['family 2+2, Trat', 'family of 2+2, Trat'],
      ['famille de 5', 'family of 5'],
    ],
    no: ['family 3 days', 'family 2 kids'],
  },
  {
    said: new RegExp(String.raw`\b(${COUNT}) family members\b`, 'gi'),
    full: 'family of $1',
    yes: [['5 family members', 'family of 5']],
    no: ['family members'],
  },
  {
    said: /\b(\d|two|three|four) (?:big|bigs|besar),? ?(?:and |\+ ?|& ?)?(\d|one|two|three|four) (?:small|smalls|kecil)\b(?! [a-z]*(?:bag|room|suitcase|car|dog|bed))/gi,
    full: '$1 adults $2 kids',
    yes: [['4 big 2 small, Trat', '4 adults 2 kids, Trat']],
    no: ['2 big 1 small bags', 'big and small'],
  },
  {
    said: /(?<=\b(?:with|plus|and|me,?|bringing|taking) )one (?=(?:[a-z]+ )?(?:friend|cousin|colleague|mate|buddy|sister|brother)\b)/gi,
    full: 'a ',
    yes: [['with one old friend', 'with a old friend']],
    no: ['one friend told me'],
  },
  {
    said: /\b(?:ageing|aging|old(?:er)?|grey-haired) couple\b(?! of)|(?<!\bmy )\b(?:a |one )?(?:couple|pair) of (?:seniors|oldies|pensioners|retirees|old (?:people|folks|farts|birds|geezers))|\bcouple(?=,? \(?(?:(?:both )?(?:over|above) )?(?:6[05-9]|7\d)(?:\+| plus))|\bcouple(?=,? \(?(?:6\d|7\d|8\d) ?(?:and|&|\/|,) ?(?:6\d|7\d|8\d))/gi,
    full: 'senior couple',
    yes: [
      ['an ageing couple in Trat', 'an senior couple in Trat'],
      ['a couple of oldies', 'senior couple'],
      ['couple 70+, Trat', 'senior couple 70+, Trat'],
    ],
    no: ['couple, 30 and 32', 'a couple of old temples', 'my couple of pensioners'],
  },
  {
    said: /\bwe(?: are|'re| r) (?:all |both )?(?:pensioners|seniors|oldies|old people|old folks|retirees|senior citizens|retired people|retired)(?=\s*(?:[,.;)\n]|$)| (?:and|so|from|who|in|with)\b)/gi,
    full: 'we are both retired',
    yes: [['we are pensioners, Trat', 'we are both retired, Trat']],
    no: ['we are retired teachers'],
  },
  {
    said: /\bas (?=couple\b)/gi,
    full: 'as a ',
    yes: [['Trat as couple', 'Trat as a couple']],
    no: ['as a couple'],
  },
  {
    said: /(?<!\b(?:aunt|sister|mother|mum|mom|friend|cousin|daughter|gran)[^.]{0,40})\bme and her\b(?= ?(?:[,.;)\n]|$)| (?:only|to|in|for|going)\b)/gi,
    full: 'me and my partner',
    yes: [['Trat, me and her', 'Trat, me and my partner']],
    no: ['me and her mum', 'me and her two kids'],
  },
]
