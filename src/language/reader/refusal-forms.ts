import type { ShortForm } from './short-form.ts'

// “Not particularly interested in … snake farms”, “couldn't care less about zoos”, “skip list: malls”: what they refuse, in
// the words that rules know.

const ITEM = String.raw`(?!(?:we|i|but|just|rather|prefer|my|our|only|more|love|like|would|mostly|please|though|so|because|instead|give)\b)[a-z-]{3,14}(?: [a-z-]{2,14}){0,3}?`
const AND = '(?:, (?:and |or )?| and | or )'
const END = String.raw`\s?(?:[.!?;\n…]|$)`
const REFUSED = String.raw`\bnot interested in `

export const REFUSAL_FORMS: readonly ShortForm[] = [
  {
    said: /\bnot (?:particularly|especially|overly|terribly|hugely|massively|super|all that|that|really|exactly|remotely|in the least|at all) (?:interested in|into|keen on|bothered about|fussed about|excited (?:about|by)|drawn to)(?= |\.\.\.|…|:)/gi,
    full: 'not interested in',
    yes: [
      ["I'm not particularly into zoos", "I'm not interested in zoos"],
      ['we are not especially keen on malls', 'we are not interested in malls'],
    ],
    no: ['not interested in zoos', 'particularly into zoos', 'not only into zoos'],
  },
  {
    said: /\b(?:couldn't|could not|could) care less (?:about|for)\b/gi,
    full: 'are not interested in',
    yes: [['we could not care less about malls', 'we are not interested in malls']],
    no: ['we care about malls'],
  },
  {
    said: /(?<=\bnot interested (?:at all )?in) ?(?:\.{2,4}|…|:| -) ?(?=[a-z])/gi,
    full: ' ',
    yes: [['not interested in ... snake farms, zoos', 'not interested in snake farms, zoos']],
    no: ['not interested in zoos ... beaches'],
  },
  {
    // Before a list.
    said: /(?:^|(?<=[.!?\n;] ?))(?:(?:things? |stuff )?(?:what|that|which) leaves? (?:me|us) (?:totally |completely |rather )?cold|(?:my |our |the )?(?:skip|avoid|no[ -]?go|not[ -]interested|do not want|don't want|nope)[ -]list|(?:my |our |the )?blacklist|(?:not|nothing) for (?:me|us)) ?: (?=[a-z])/gi,
    full: 'not interested in ',
    yes: [
      ['Skip list: malls, zoos', 'not interested in malls, zoos'],
      ['What leaves us cold: golf', 'not interested in golf'],
    ],
    no: ['list: malls', 'skip malls', 'Avoid: malls'],
  },
  {
    // All of a list of three and more.
    said: new RegExp(
      String.raw`(?<=${REFUSED}${ITEM}), (?:and |or )?(?=${ITEM}(?:${AND}${ITEM}){1,8}${END})|(?<=${REFUSED}${ITEM}(?: or ${ITEM}|${AND}${ITEM}){1,8})${AND}(?=${ITEM}(?:${AND}${ITEM}){0,7}${END})`,
      'gi',
    ),
    full: ' or ',
    yes: [['not interested in malls, zoos, snake farms', 'not interested in malls or zoos or snake farms']],
    no: ['not interested in malls, we love beaches', 'not interested in malls, zoos'],
  },
]
