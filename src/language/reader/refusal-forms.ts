import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneOf, oneSaid } from './phrases.ts'
import { formsOf, type ShortForm } from './short-form.ts'

// “Not particularly interested in … snake farms”, “couldn't care less about zoos”, “skip list: malls”: what they refuse, in
// the words that rules know.

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** Signs before a list: ... or : or a dash. */
  dots: String.raw`(?:\.{2,4}|…|:| -)`,
  refuse: oneSaid('not interested( at all) in'),
  colon: ' ?: ',
}

const HARDLY = oneOf(`
  particularly, especially, overly, terribly, hugely, massively, super, all that, that, really, exactly, remotely,
  in the least, at all`)
const KEEN = oneOf(`
  interested in, into, keen on, bothered about, fussed about, excited about, excited by, drawn to`)

const ROWS = formsOf(
  [
    {
      said: `not ${HARDLY} ${KEEN}`,
      full: 'not interested in',
      yes: [
        ["I'm not particularly into zoos", "I'm not interested in zoos"],
        ['we are not especially keen on malls', 'we are not interested in malls'],
        ['not all that fussed about golf', 'not interested in golf'],
      ],
      no: ['not interested in zoos', 'particularly into zoos', 'not only into zoos'],
    },
    {
      said: "(couldn't|could not|could) care less (about|for)",
      full: 'are not interested in',
      yes: [
        ['we could not care less about malls', 'we are not interested in malls'],
        ['we could care less for malls', 'we are not interested in malls'],
      ],
      no: ['we care about malls'],
    },
    {
      said: '{refuse}{gap}{dots}{gap}',
      followedBy: '{letter}',
      full: '{refuse} ',
      yes: [
        ['not interested in ... snake farms, zoos', 'not interested in snake farms, zoos'],
        ['not interested in: golf', 'not interested in golf'],
      ],
      no: ['not interested in zoos ... beaches'],
    },
    {
      // Before a list.
      said: `
        (thing(s) |stuff |)(what|that|which) leave(s) (me|us) (totally |completely |rather |)cold{colon},
        (my |our |the |)(skip|avoid|no go|not interested|do not want|don't want|nope) list{colon},
        (my |our |the |)blacklist{colon},
        (not|nothing) for (me|us){colon}`,
      after: '{start}, ., !, ?, ;',
      followedBy: '{letter}',
      full: 'not interested in ',
      yes: [
        ['Skip list: malls, zoos', 'not interested in malls, zoos'],
        ['What leaves us cold: golf', 'not interested in golf'],
        ['Our blacklist: malls', 'not interested in malls'],
        ['Nan. Not for me: golf', 'Nan. not interested in golf'],
      ],
      no: ['list: malls', 'skip malls', 'Avoid: malls'],
    },
  ],
  SLOTS,
)

/** One thing of a list: “snake farms”, but not “we love beaches”. */
const ITEM = String.raw`(?!(?:we|i|but|just|rather|prefer|my|our|only|more|love|like|would|mostly|please|though|so|because|instead|give)\b)[a-z-]{3,14}(?: [a-z-]{2,14}){0,3}?`
const AND = '(?:, (?:and |or )?| and | or )'
const END = String.raw`\s?(?:[.!?;\n…]|$)`
const REFUSED = String.raw`\bnot interested in `

/** All of a list of three things and more is refused. A pattern, as rows cannot count what stands on both sides of a comma. */
const LISTS: readonly ShortForm[] = [
  {
    said: new RegExp(
      String.raw`(?<=${REFUSED}${ITEM}), (?:and |or )?(?=${ITEM}(?:${AND}${ITEM}){1,8}${END})|(?<=${REFUSED}${ITEM}(?: or ${ITEM}|${AND}${ITEM}){1,8})${AND}(?=${ITEM}(?:${AND}${ITEM}){0,7}${END})`,
      'gi',
    ),
    full: ' or ',
    yes: [['not interested in malls, zoos, snake farms', 'not interested in malls or zoos or snake farms']],
    no: ['not interested in malls, we love beaches', 'not interested in malls, zoos'],
  },
]

export const REFUSAL_FORMS: readonly ShortForm[] = [...ROWS, ...LISTS]
