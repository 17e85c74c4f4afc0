import type { ShortForm } from './short-form.ts'

// “we r 4”, “ankle biters”, “11 makcik”, “DH and I”: who travels, in a hurry, at home and in other languages.

const FEW = String.raw`(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
/** What may follow people: no trip or room of theirs. */
const NO_NOUN = String.raw`(?=\s*(?:[,.;:!?()+&/\n]|$)|[ ](?:and|or|by|from|to|in|for|with|on|at|who|of mine|go|goes|going|will|want|wants|come|comes|coming|join|plus|next|this|all|are|here|travel|travelling|traveling)\b)`

/** People in the letters, the grammar and the words of home of those who write. */
export const PARTY_FORMS: readonly ShortForm[] = [
  {
    said: /\b(we|they) r(?= )/gi,
    full: '$1 are',
    yes: [
      ['hua hin, we r 4', 'hua hin, we are 4'],
      ['they r veggie', 'they are veggie'],
    ],
    no: ['we ride', 'R road'],
  },
  {
    said: /\b(?:frnd|frend|freind)(s?)\b/gi,
    full: 'friend$1',
    yes: [
      ['Trat with 3 frnds', 'Trat with 3 friends'],
      ['my frnd and me', 'my friend and me'],
    ],
    no: ['a fronds salad'],
  },
  {
    said: /\bof (?:'em|em|dem)\b/gi,
    full: 'of them',
    yes: [['5 of em swim', '5 of them swim']],
    no: ['a lot of emeralds'],
  },
  {
    // In the singular after a number, as in languages without a plural.
    said: new RegExp(
      String.raw`(?<=\b(?:with|plus|and|are|take|bring|bringing|of|for|group|me|[+&]) (?:my |our |the )?${FEW} (?:(?:close|good|old|other|thai|office|female|male|foreign) )?|^${FEW} )(friend|colleague|cousin|coworker|co-worker|classmate|officemate|roommate|couple|brother|sister|auntie|uncle|nephew|niece|teenager|toddler)${NO_NOUN.replace('(?:and', '(?:of friends|and')}`,
      'gi',
    ),
    full: '$1s',
    yes: [
      ['go Trat with 3 colleague by car', 'go Trat with 3 colleagues by car'],
      ['me and two cousin, Nan', 'me and two cousins, Nan'],
      ['we are three couple from Lyon', 'we are three couples from Lyon'],
      ['we are 2 couple of friends', 'we are 2 couples of friends'],
    ],
    no: ['a room for 2 couple of days', 'with two friend zones', 'on May 3 sister arrives', 'with my friend'],
  },
  {
    // In Filipino.
    said: /(?<=^|[\s,.(])(?:(\d{1,2}) (?:kami|kaming|po kami)|kami(?:ng| po)? (\d{1,2}))(?=[\s,.)]|$)(?! (?:days|nights))/gi,
    full: '$1$2 of us',
    yes: [
      ['6 kami, Krabi in May', '6 of us, Krabi in May'],
      ['kaming 4 to Trat', '4 of us to Trat'],
    ],
    no: ['gusto kami sa Krabi', 'kami 3 days'],
  },
  {
    // Malay and Korean aunts and uncles.
    said: /(?<=\d )(?:makcik|mak cik)(?:-makcik|s)?\b|(?<=\d )(?:ahjumma|ajumma)s?\b/gi,
    full: 'aunties',
    yes: [
      ['8 makcik-makcik from Melaka', '8 aunties from Melaka'],
      ['7 ajummas from Daegu', '7 aunties from Daegu'],
    ],
    no: ['makcik at the market'],
  },
  {
    said: /(?<=\d )(?:pakcik|pak cik)(?:-pakcik|s)?\b|(?<=\d )(?:ahjussi|ajusshi|ajussi)s?\b/gi,
    full: 'uncles',
    yes: [['5 pakcik on bikes', '5 uncles on bikes']],
    no: ['a pakcik with a cart'],
  },
  {
    said: /\b(?:ankle[ -]?biters|sprogs|bairns|weans|wee ones|wee bairns|kidlets|rug ?rats|kiddie-?winks|mini-?mes|small humans|tiny humans|little humans|offspring(?= \())(?![a-z])/gi,
    full: 'kids',
    yes: [
      ['the wife and 2 ankle-biters', 'the wife and 2 kids'],
      ['our sprogs, 3 and 6', 'our kids, 3 and 6'],
    ],
    no: ['a weaned calf', 'two dogs'],
  },
  {
    said: /\b(?:ankle[ -]?biter|sprog|bairn|wee one|kidlet|rug ?rat|mini-?me|small human|tiny human|little human)(?![a-z])/gi,
    full: 'kid',
    yes: [['with a kidlet in tow', 'with a kid in tow']],
    no: ['small humanitarian project'],
  },
  {
    said: /(?<=\b(?:the|our|my|a|and|with|\d ?mo|month old) )bub(?:ba)?(?![a-z])(?! (?:gump|hotel|bar))/gi,
    full: 'baby',
    yes: [['me and the bub', 'me and the baby']],
    no: ['hey bub', 'the Bubba Gump place', 'bubble tea'],
  },
  // As parents write on forums.
  ...(
    [
      ['DH', 'my husband'],
      ['DW', 'my wife'],
      ['DS', 'my son'],
      ['DD', 'my daughter'],
    ] as const
  ).map(([letters, full]) => ({
    said: new RegExp(
      String.raw`(?<=^|[\s,.(+&])(?:[Mm]y )?${letters}(?: ?(?=\(?\d{1,2}(?!\d|:))|(?= (?:and|&|plus|is|has|wants|loves|hates|will) |, ))`,
      'g',
    ),
    full: `${full} `,
    yes: [[`me, ${letters} 41 and a dog`, `me, ${full} 41 and a dog`]] as const,
    no: [`route ${letters}`, `a ${letters} hotel`],
  })),
  {
    said: /(?<=\b(?:two|three|four|five|six|\d) )(?:(?:active|fit|sporty|healthy|young|happy|lively) )?(?:[6-9]\d|sixty|seventy|eighty)[ -]?(?:\+?[ -]?plussers?|somethings|pluses|\+ers)\b/gi,
    full: 'seniors',
    yes: [
      ['We are two fit 70-plussers', 'We are two seniors'],
      ['three 60-somethings in Nan', 'three seniors in Nan'],
    ],
    no: ['60 something places', 'two 70-something places'],
  },
  {
    said: /(?<=\b(?:two|three|four|five|six|\d) )(?:[2-5]\d|twenty|thirty|forty|fifty)[ -]?somethings\b/gi,
    full: 'adults',
    yes: [['three 40-somethings in Nan', 'three adults in Nan']],
    no: ['two 30-something places'],
  },
  {
    said: /\bI(?:'ve| have| will have|'ll have) (?:just |recently |only just )?turned (?=\d{2}\b(?! on\b))/gi,
    full: "I'm ",
    yes: [
      ["I've just turned 71", "I'm 71"],
      ['by then I will have turned 62', "by then I'm 62"],
    ],
    no: ['I have turned left', 'I have turned 40 on 3 May'],
  },
  {
    said: /(?<=\bI\b[^.!?\n]{0,80} and )(?:will have|have) just turned (?=[6-9]\d\b(?! on\b))/g,
    full: "I'm ",
    yes: [['I had an operation and have just turned 73', "I had an operation and I'm 73"]],
    no: ['he swims and has just turned 73'],
  },
  {
    // The number after “us” is no age.
    said: /(?<=\b(?:and|plus|with|for) )us ([3-9]|three|four|five|six)(?=\s*(?:[,.;)\n]|$| (?:to|in|from|going|are)\b))|(?<=\bof them\)?,? (?:and|plus|with) )us (two|2)\b/gi,
    full: 'the $1$2 of us',
    yes: [
      ['my parents plus us 3, Nan', 'my parents plus the 3 of us, Nan'],
      ['4 of them and us two', '4 of them and the two of us'],
    ],
    no: ['my parents and us two', 'tell us 3 places', 'with us 3 days'],
  },
  {
    said: /(?<=^|[.!?\n] ?)just turned (?=\d{2}\b(?! on\b))/gi,
    full: "I'm ",
    yes: [['just turned 68, off to Nan', "I'm 68, off to Nan"]],
    no: ['it just turned 40 degrees'],
  },
  {
    // In Singapore.
    said: /\bpri(?:mary)? sch\b/gi,
    full: 'primary school',
    yes: [['with a pri sch kid', 'with a primary school kid']],
    no: ['a private scheme', 'sch holidays'],
  },
  {
    said: /(?<=\b(?:the|our|my|with|and|plus|\d|two|three|four) )lil'? (?=(?:ones?|kids?|boys?|girls?|man)\b)/gi,
    full: 'little ',
    yes: [['me and 2 lil ones', 'me and 2 little ones']],
    no: ['Lil Wayne songs'],
  },
  {
    // As agencies write.
    said: /(?<![\w.])([1-9])A ?\+? ?([1-9])(?:K|CH?)\b/g,
    full: '$1 adults $2 kids',
    yes: [
      ['2A3K in Nan', '2 adults 3 kids in Nan'],
      ['4A 1C, Nan', '4 adults 1 kids, Nan'],
    ],
    no: ['seat 12A 4C', 'a 2k run'],
  },
]
