import type { ShortForm } from './short-form.ts'

// “single mum of 2”, “none of us under 65”, “we are nine with elders”, “my parents visit us (two girls)”: a party said by who
// raises it, by an age that all have or by whom they visit, in the words that rules know.

const COUNT = String.raw`(?:[1-9]|1\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const ALONE = '(?:single|divorced|solo|widowed|separated|lone|recently divorced|newly single|newly divorced)'
const PARENT = '(?:mum|mom|mother|mummy|mama|dad|daddy|father|papa)'
const OLD = String.raw`(?:6\d|7\d|8\d|sixty|sixty-five|seventy|eighty)(?!\d|%|[.,:]\d| ?(?:km|baht|days|minutes|euros?|dollars|usd|rooms))`
const GUESTS = String.raw`(?:(?:my|our|the|his|her|both our) )?(?:mum|mom|mother|dad|father|parents|folks|in-laws|grandparents|grandma|granny|gran|aunt|uncle|sister|brother|(?:mum|mom|mother|dad|father),? (?:and|&|n) (?:dad|father|mum|mom|mother|brother|sister))`
const OTHERS =
  '(?:friends?|mates?|girlfriends|classmates|buddies|colleagues|cousins|besties|uni friends|school friends)'

export const PARTY_GROUP_TURNS: readonly ShortForm[] = [
  {
    // Not the fourth of the month.
    said: /\b((?:family|group|party|couple|gang) of \d{1,2}) (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/gi,
    full: '$1, ',
    yes: [['a family of 5 Mar 12-16, Trat', 'a family of 5, Mar 12-16, Trat']],
    no: ['a family of 5 May visit', 'from 5 Mar 12'],
  },
  {
    said: /\bfam(?=\b(?!-|\.))/gi,
    full: 'family',
    yes: [['Trat with fam 5 days', 'Trat with family 5 days']],
    no: ['a famous temple'],
  },
  {
    said: new RegExp(String.raw`\b(${ALONE}) parents?\b(?= (?:of|with|and|to|plus)\b| ?[+&])`, 'gi'),
    full: '$1 mum',
    yes: [['single parent with 2 kids', 'single mum with 2 kids']],
    no: ['single parents welcome', 'my parents and 2 kids'],
  },
  {
    said: new RegExp(
      String.raw`\b(${ALONE}) (${PARENT}),? ?(?:of|to|with|and|plus|n|\+|&) (?:my |her |his )?(${COUNT})(?: (?:kids|children|kiddos|little ones)|(?= ?(?:[,.;:)(\n!?-]|$)| (?:in|to|from|on|and|here|who|looking|going|travell?ing|wants?|visiting|planning|under|aged|by|for|\d))(?! (?:and|to|or) \d))`,
      'gi',
    ),
    full: '$1 $2 with $3 kids',
    yes: [
      ['single mum of 3, Trat', 'single mum with 3 kids, Trat'],
      ['a widowed father of two in Nan', 'a widowed father with two kids in Nan'],
      ['Trat, solo dad + 2 kids', 'Trat, solo dad with 2 kids'],
    ],
    no: ['single mum of twins', 'mum of two', 'single mum with 3 days', 'a single mother of pearl'],
  },
  {
    said: new RegExp(String.raw`\b(${COUNT}) of (?:his|her|their|my|our) (${OTHERS})\b`, 'gi'),
    full: '$1 $2',
    yes: [['my niece and 3 of her friends', 'my niece and 3 friends']],
    no: ['one of her days', 'some of her friends'],
  },
  {
    said: new RegExp(String.raw`(?<=[a-z)]) ?\+ ?(?=${COUNT} ${OTHERS}\b)`, 'gi'),
    full: ' and ',
    yes: [['my nephew + 2 friends', 'my nephew and 2 friends']],
    no: ['4 + 2 friends', 'me + 2 kids'],
  },
  {
    said: new RegExp(
      String.raw`\b(?:none|nobody|no one|no-one|not one)(?: of us)?(?: (?:is|are|being|who is))?,? (?:under|below|younger than)(?: the age of)? (?=${OLD})`,
      'gi',
    ),
    full: 'all over ',
    yes: [
      ['seven of us, none under 66', 'seven of us, all over 66'],
      ['5 friends, no one is younger than 70', '5 friends, all over 70'],
    ],
    no: ['none under 18', 'none under 80 baht', 'nobody under the tree'],
  },
  {
    said: new RegExp(
      String.raw`\b(?:everyone|everybody|all|each)(?: of us)?(?: (?:is|are|being))?(?: aged)? (?:6\d|7\d|8\d) ?(?:\+|plus|and over|and up|and above|or over|or older|or more)(?! ?\d)|\b(?:the )?youngest(?: of us)?(?: one)?(?: (?:is|being|turned|just turned))?,? (?:6\d|7\d|8\d)(?!\d|%|[.,:]\d| ?km)`,
      'gi',
    ),
    full: 'all over 65',
    yes: [
      ['eight pax, everybody 66+', 'eight pax, all over 65'],
      ['four of us, the youngest is 68', 'four of us, all over 65'],
    ],
    no: ['everyone is 6', 'the youngest is 6', 'all 65 km', 'the youngest is 16'],
  },
  {
    said: new RegExp(
      String.raw`(?<=\b${COUNT} (?:of us|people|persons|pax|adults|friends|ladies|women|men|ppl|guests|in total)(?:[,;]| -| \(|) ?)(?:we(?: are|'re) |and )?(?:we're |all of us )?(?:all|everyone|everybody)(?: of us)?(?: (?:are|is))?(?: (?:now|long|already))? (?:retired|pensioners|seniors|senior citizens|retirees|elderly|oldies|old|grandparents|oaps)(?=\s*(?:[,.;:!?)\n-]|$)| (?:so|and|want|who|in|from|with|going|now)\b)`,
      'gi',
    ),
    full: 'all over 65',
    yes: [
      ['6 people, all pensioners', '6 people, all over 65'],
      ['five of us (all retired)', 'five of us (all over 65)'],
    ],
    no: ['all retired', '6 people, all retired teachers', '3 temples, all old'],
  },
  {
    // As in “we are 9 with my cousins”, it is all of them.
    said: new RegExp(
      String.raw`\bwe(?:'re| are|'ll be| will be| r| were) (?:a total of )?(${COUNT})(?: people| persons| pax)?,? (?=(?:(?:with|including|incl\.?|inc\.?|counting)(?! (?:my|our|all|me|us|the (?:car|van|driver|guide))\b)|all over \d\d)\b)`,
      'gi',
    ),
    full: 'we are $1 people, ',
    yes: [
      ["we're nine, all over 70", 'we are nine people, all over 70'],
      ['we are 7 with 2 kids', 'we are 7 people, with 2 kids'],
    ],
    no: ['we are 3 days with you', 'we are two', "we're 4 with my parents"],
  },
  {
    said: /\b(?:with|including|incl\.?|inc\.?|plus|and|having|has|have) (?:some |a few |several |couple of )?(?:elders|elderlies|old folks|old people|older people|aged people|elderly people|elderly folks|elderly members|senior members|seniors)(?: in (?:the|our) (?:group|party|family))?(?=\s*(?:[,.;:!?)\n-]|$)| (?:for|to|in|so|and|who|going)\b)/gi,
    full: 'with some elderly',
    yes: [['10 of us with elders in the group', '10 of us with some elderly']],
    no: ['elders of the village', '2 seniors', 'with 2 seniors'],
  },
  {
    said: new RegExp(
      String.raw`(${COUNT}) (of us|people|pax|persons),? (?:with|incl\.?|inc\.?|including) (?:1|one|a|an|our) (?=(?:small |little )?(?:toddler|baby|infant|kid|child|newborn)\b)`,
      'gi',
    ),
    full: '$1 $2 including a ',
    yes: [['5 of us with 1 baby', '5 of us including a baby']],
    no: ['5 of us with 2 kids'],
  },
  {
    // Who is visited comes along.
    said: new RegExp(
      String.raw`\b(${GUESTS}) (?:finally |is |are |will |will be |would like to |want to |wants to )?(?:come|comes|coming|fly|flies|flying|visit|visits|visiting)(?: over| out| here| back)?(?: (?:to|and) (?:see|visit|join|stay with))? us(?: ?(?:[(,:-]|- ) ?(?:we(?:'re| are) )?(two|three|four|[2-4]) (?:of us|girls|sisters|brothers|boys|students|guys|friends|siblings|daughters|sons|expats|teachers|interns|exchange students)\b(?:,[^)\n]{0,40})?\)?| (two|three|four)\b(?! ?(?:days|nights|weeks|times)))`,
      'gi',
    ),
    full: 'the $2$3 of us plus $1',
    yes: [
      ['My parents come to see us (two sisters)', 'the two of us plus My parents'],
      ['our folks are visiting us - 3 students', 'the 3 of us plus our folks'],
      ['my aunt comes to see us two', 'the two of us plus my aunt'],
    ],
    no: ['my parents visit us', 'friends visit us, two girls', 'my parents visit us for 3 days'],
  },
  {
    said: new RegExp(
      String.raw`(?<!\b(?:wife|husband|partner|girlfriend|boyfriend|we|us|hubby|couple|gf|bf)\b[^]{0,200})\bwith (two|three|2|3) other couples\b`,
      'gi',
    ),
    full: 'as a couple plus $1 couples',
    yes: [['Trat with two other couples', 'Trat as a couple plus two couples']],
    no: ['my wife and I with two other couples', 'with another couple'],
  },
  {
    said: /\bboth (?:of )?our (?:mums|moms|mothers|mamas)\b/gi,
    full: 'my partner, my mother and my mother-in-law',
    yes: [['with both our mums', 'with my partner, my mother and my mother-in-law']],
    no: ['our mums told us', 'both our bags'],
  },
  {
    said: /(?<=\b(?:with|w\/|plus|and|have|bringing|taking|two|three|2|3|our|my) (?:our |my |the |two |three |some |\d )?)(two|three|four|[2-5]) (?:aged )?under (?=(?:[2-9]|1[0-2])s?\b(?! ?(?:km|hours?|days?|minutes?|baht|%|am|pm|stars?|nights?)))/gi,
    full: '$1 kids under ',
    yes: [['Trat with two under 4', 'Trat with two kids under 4']],
    no: ['two under 4 hours', 'rooms, two under 9'],
  },
  {
    said: /(?<=\b(?:with|w\/|and|plus|the|our|my|bringing|taking|have)(?: our| my| the| some)? )little ones\b/gi,
    full: 'small children',
    yes: [['Trat with little ones', 'Trat with small children']],
    no: ['the big temples, not those little ones'],
  },
  {
    said: /\b(family|room|group|us|we|party|couple)(?: of(?: us)?)? ?\((\d) ?\+ ?(\d)\)/gi,
    full: '$1 ($2 adults $3 kids)',
    yes: [['a family (2+3) in Trat', 'a family (2 adults 3 kids) in Trat']],
    no: ['a family (2)', 'day (1+2)'],
  },
  {
    said: /(?<![ก-์][^]{0,200})\badults?:? ?(\d{1,2})(?: ?[,+&/]| and)? (?:kids?|child(?:ren)?):? ?(\d{1,2})(?!\d|[.:]\d|,? ?(?:yo|y\b|years|yrs|and \d|& ?\d)| ?[,&/] ?\d{1,2}(?! ?(?:d\b|n\b|days?|nights?|weeks?)))/gi,
    full: '$1 adults $2 kids',
    yes: [['Trat, adults 2 children 3', 'Trat, 2 adults 3 kids']],
    no: ['adults 2 child 7 years', 'adults 300 children 150'],
  },
]
