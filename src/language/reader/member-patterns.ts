import { anyNoun, nounPhrases } from './member-nouns.ts'
import { NATION_EN } from './nations.ts'
import { COUNT } from './numbers.ts'
import { noteSource } from './party-note-rules.ts'
import { followedBy, maybe, notRightBefore, phrasePattern, upTo, words } from './phrases.ts'

// Somebody of an English list with what is said before and after the word: “our two older boys (6 and 9)”. In Thai:
// `thai-members.ts`.

const PARTNERS = words(
  "(my|our|his|her) (wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf|fiance(e)|best friend)'s",
)
const OWNERS = words('my, our, the, a, an, his, her, their, both')
/** What somebody is like: “our two older boys”. */
const KINDS = words(`
  best, school, childhood, college, university, uni, work, older, younger, elder, eldest, big, little, small, young, old,
  elderly, retired, close, dear, good, other, lovely, baby, twin, identical, teenage, newborn, pregnant, honeymoon, married,
  engaged, newlywed, single, unmarried, of my, of our, fellow, fit, active, sporty, energetic, lively, curious, stubborn,
  fussy, picky, shy, nervous, anxious, brave, clever, grumpy, moody, bored, tired, autistic, deaf, blind, disabled, diabetic,
  vegan, vegetarian, hyperactive, hearing, hard of hearing, mute, hearing impaired, visually impaired, wheelchair bound,
  foreign, thai, adventurous, restless, cheeky, tiny, tall, widowed, divorced, hopeful, enthusiastic, excited, experienced,
  keen, healthy, seasoned, weary, exhausted, outdoorsy, stressed, lazy, middle aged`)
const HOW = words('very, rather, quite, really, extremely, slightly, super, fairly, pretty, somewhat, always')

/** “4-year-old”, “7 month old”, “adult”, before a word; their groups tell which. */
const AGED = words('{years} (year(s) old|yr(s) old|yo|y/o){space}, {infant} (month(s)|week(s)) old{space}', {
  years: '(?<years>\\d{1,2})',
  infant: '(?<infant>\\d{1,2})',
})
const GROWN = `(?<grown>${words('adult, grown up, grown')})\\s`

/** What may stand before an English word, at the end of what precedes it. */
export const PREFIX_EN = new RegExp(
  `(?<![a-z])(?:(?:${PARTNERS}|${OWNERS}) )?(?:(?<before>${COUNT}) )?(?:(?:${PARTNERS}|${OWNERS}|one) ){0,2}` +
    `(?:${AGED}|${GROWN}|(?<nation>${NATION_EN}) |(?:${HOW} )?${KINDS},? ){0,3}$`,
)

/** “Her mother” is none of those who are meant by “her”; “Thai food” and “a couple of days” are nobody. */
const NOT_A_NOUN = notRightBefore(
  `
  her{space}{notAnd}, couple{space}(of|more|days|nights|weeks), (thai|american|german|aussie){space}{notJoined}{letter},
  twin{space}(brother(s)|sister(s)|son(s)|daughter(s)|toddler(s)|babies|nephews|nieces|room(s)|bed(s)|share|sharing|falls|
  cities|peaks|towers|islands|beaches),
  (adult|grown up(s)){space}(son(s)|daughter(s)|kids|child|boys|girls|twins)`,
  {
    notAnd: notRightBefore('and, plus'),
    notJoined: notRightBefore('and, or, plus, in, who, with'),
  },
)

/** Words that are no name of somebody beside them. */
const NO_NAME = 'and, or, who, is, are, has, have, plus, with, of, in, at, on, to, from, for'
const SIGNS = { gap: ' ?', mayComma: ',?', wordEnd: '\\b' }
/** A name beside a relative: “her husband Rob and I”, “my son Max (5)”. */
const NAMED = maybe(
  '{space}{name}[{gap}{open}|{mayComma}{space}(and|&|+){space}(i|me|my|our|his|her){wordEnd}|{comma}{space}(my|our|his|her){wordEnd}]',
  { ...SIGNS, name: `${notRightBefore(NO_NAME)}[a-z']{2,14}` },
)
/** “My wife, Hanna, and I”: her name. */
const IN_COMMAS = maybe('{notPlural}{comma}{space}{name}[{mayComma}{space}(and|&){space}(i|me){wordEnd}]', {
  ...SIGNS,
  notPlural: '(?<!s)',
  name: `${notRightBefore(NO_NAME)}(?!${anyNoun('en')})[a-z']{2,14}`,
})
/** “A friend from Bergen and I”, “friends from Nan, 40 and 43”. */
const FROM = maybe('{space}from{space}{place}[{space}and{space}(i|me){wordEnd}|{twoAges}]', {
  ...SIGNS,
  place: '(?:[a-z]{3,14}|\\ufffc{2,16})',
  twoAges: ',? \\(?\\d\\d(?: and |, ?|/| ?& ?)\\d\\d\\b',
})

/** Only phrases with one of these words may be what `NOT_A_NOUN` says. */
const MAY_BE_NO_NOUN = /her|couple|twin|thai|american|german|aussie|adult|grown/

/** Each noun is a branch of its own, so that it is tried only where its letters are. */
export const NOUN_EN = new RegExp(
  nounPhrases('en')
    .map((phrase) => {
      const notOther = MAY_BE_NO_NOUN.test(phrase) ? NOT_A_NOUN : ''
      return `\\b${notOther}(?:${phrasePattern([phrase]).source})(?![a-z'-])`
    })
    .join('|'),
  'g',
)

/** Right after a noun. */
export const AFTER_EN = new RegExp(`${FROM}${NAMED}${IN_COMMAS}(?<note>${noteSource('en')})?`, 'y')

/** “A 4 year old”, “our 14yo”, “7 month old”, with nothing else said of them. */
export const AGED_ONLY = new RegExp(
  upTo(1, '(my|our|their|his|her|a|an|one|the){space}') +
    `(?:${KINDS} )?` +
    words('{years} (year(s) old(s)|yr(s) old(s)|yo|y/o), {infant} (month(s)|week(s)|wk(s)) old(s)', {
      years: '\\b(\\d{1,2})',
      infant: '\\b\\d{1,2}',
    }) +
    followedBy('{signs}, {end}, and, plus, in, to, who, is, want(s), love(s), need(s), with', {
      signs: '[,.;!?)+&\\n]',
      end: '$',
    }),
  'g',
)
