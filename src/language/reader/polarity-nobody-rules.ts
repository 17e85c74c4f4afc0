import { oneOf } from './phrases.ts'
import type { CueRule } from './polarity-rule.ts'

// “neither of us wants to see a zoo”: a “no” of all of them. `ไม่มีใครอยาก` is in
// `polarity-more-rules.ts`.

const NOBODY =
  '(neither|none|nobody|no one|noone|not one) (of us|of them|of the two|of my friends|of the group|here|in (our|the|my) (group|family|party)|)'

/** “Neither of us wants to”, “nobody likes”. */
const WANTS = oneOf(`
  want, wants, wish, wishes, like, likes, need, needs, enjoy, enjoys, fancies, cares for, cares about, is bothered about, is fussed about, gives a hoot about, is into, are into, is interested in, is keen on, is up for,
  would like, would love, would care for, would want, would, will, should`)

const HAS_BEEN = oneOf(`
  (has|have) (ever|yet|) (been to|been|seen|visited|tried|done|climbed), has been to, have been to, knows, know`)

/** What nobody wants, or nobody has seen yet. Who they are has been read before. */
export const NOBODY_RULES: readonly CueRule[] = [
  {
    says: 'cancel',
    isAnywhere: true,
    en: `${NOBODY} ${HAS_BEEN}`,
    yes: [
      ['neither of us has been to Nan', 'neither of us has been to'],
      ['nobody has seen the market yet', 'nobody has seen'],
    ],
    no: ['we have been to Nan', 'neither of us wants a market'],
  },
  {
    says: 'not',
    isAnywhere: true,
    en: `${NOBODY} ${WANTS}{verb}`,
    yes: [
      ['neither of us wants to see a zoo', 'neither of us wants to see'],
      ['nobody in our group likes malls', 'nobody in our group likes'],
      ['nobody here cares about caves', 'nobody here cares about'],
      ['none of us will be diving', 'none of us will be'],
    ],
    no: ['nobody has been to a temple yet', 'everybody wants to see a zoo', 'neither is far'],
  },
]
