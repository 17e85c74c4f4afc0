import { ENGLISH_SLOTS } from './form-slots.ts'
import { oneSaid } from './phrases.ts'
import { formsOf } from './short-form.ts'

// “dont”, “Im”, “theyd”: contractions without their apostrophe, and “can not”, “do not”, “will not” as contractions. Later rows know
// only the form with its apostrophe: “don't”. Slots that are not here: `form-slots.ts`.

const SLOTS = {
  ...ENGLISH_SLOTS,
  // `[{letter}]`: the word goes on.
  is: oneSaid('(are|ca|could|did|do|does|had|has|have|is|must|need|should|was|were|wo|would|ai)[{letter}]'),
  has: oneSaid('(do|does|did|has|have|had)[{letter}|{space}|-]'),
  i: oneSaid('i[{letter}]'),
  we: oneSaid('we[{letter}]'),
  weorI: oneSaid('(i|we)[{letter}]'),
  pronoun: oneSaid('(i|we|they|you)[{letter}]'),
  they: oneSaid('(they|you)[{letter}]'),
  that: oneSaid('(that|what|here|where|there|he|she)[{letter}]'),
  it: oneSaid('it[{letter}]'),
}

/** Verbs that follow “I'd” and “I'll”. */
const VERB = `
  also, be, like, love, need, have, see, go, do, want, rather, prefer, hate, hire, rent, drive, take, stay, get, arrive, land, fly,
  travel, bring, visit, spend, start, leave, book, pay, come, join, probably, only, just, not, never, all, both`

/** Contractions without their apostrophe. Those that are words of their own (“well”, “were”, “id”) need what follows. */
export const CONTRACTIONS = formsOf(
  [
    {
      said: '{is}nt',
      full: "{is}n't",
      yes: [
        ['we arent driving', "we aren't driving"],
        ['she cant swim', "she can't swim"],
      ],
      no: ['a pant', 'the front'],
    },
    { said: 'can not', full: "can't", yes: [['We cannot drive', "We can't drive"]], no: ['a cannon'] },
    { said: 'will not', full: "won't", yes: [['we will not fly', "we won't fly"]], no: ['will nothing'] },
    { said: '{has} not', full: "{has}n't", yes: [['mum does not walk', "mum doesn't walk"]], no: ['it is not far'] },
    { said: '{pronoun}ve', full: "{pronoun}'ve", yes: [['Weve seen Pai', "We've seen Pai"]], no: ['we verify'] },
    { said: '{they}re', full: "{they}'re", yes: [['theyre old', "they're old"]], no: ['they redo it'] },
    { said: '{they}ll', full: "{they}'ll", yes: [['theyll drive', "they'll drive"]], no: ['they llama', 'you call'] },
    { said: '{they}d', full: "{they}'d", yes: [['theyd like it', "they'd like it"]], no: ['they do'] },
    { said: '{that}s', full: "{that}'s", yes: [['shes veggie', "she's veggie"]], no: ['hers', 'thesis'] },
    {
      said: 'im',
      after: '{begin}, and, but, so, as, if, since, because, that, when, where, think, guess, hope',
      followedBy: '{space}',
      full: "I'm",
      yes: [['Im alone and im 24', "I'm alone and I'm 24"]],
      no: ['Urlaub im Januar'],
    },
    {
      said: '{weorI}d',
      followedBy: VERB,
      full: "{weorI}'d",
      yes: [['id like it', "i'd like it"]],
      no: ['my id card', 'on wed'],
    },
    { said: '{i}ll', followedBy: VERB, full: "{i}'ll", yes: [['Ill drive', "I'll drive"]], no: ['she is ill'] },
    {
      said: '{we}ll',
      followedBy:
        'be, have, need, hire, rent, drive, take, stay, arrive, land, fly, travel, bring, visit, spend, start, leave, book, pay, come, join, probably',
      full: "{we}'ll",
      yes: [['Well have two nights', "We'll have two nights"]],
      no: ['the well is deep', 'as well as'],
    },
    {
      said: '{we}re',
      after: '{sentence}',
      notFollowedBy: '{stop}, there, you, any, the, they, it, these, those, we, i',
      full: "{we}'re",
      yes: [['Were two. Were free in May', "We're two. We're free in May"]],
      no: ['Were there tickets', 'Were we too late', 'we were two'],
    },
    {
      said: '{it}s',
      after: '{begin}, and, but, so, because, since, that, if, as',
      followedBy: 'a, an, the, my, our, his, her, just, only, for, not, too, been, me, us, {digit}',
      full: "{it}'s",
      yes: [['its just me', "it's just me"]],
      no: ['its beaches'],
    },
  ],
  SLOTS,
)
