import { IS_ASIDE } from './party-told-aside-rules.ts'
import { IS_ELSEWHERE, IS_TOLD } from './party-told-rules.ts'
import { TOLD_CLOSE, TOLD_PEOPLE } from './party-told-words.ts'
import { anyOf, phrasePattern } from './phrases.ts'
import type { Sheet, Span } from './sheet.ts'

// Whom an English text only tells of: who lives at the goal, gave advice, stays at home, went another time. They are claimed
// before anybody is counted.

interface Person extends Span {
  readonly noun: string
  /** Where the noun begins and ends. */
  readonly at: number
  readonly to: number
  /** The writer's partner or child. */
  readonly isClose: boolean
}

/** Who is told of, and no traveller, as pieces of the text. */
export function passTold(sheet: Sheet, draft?: { isPartnerAway: boolean }): Span[] {
  const { text } = sheet
  const people = peopleIn(sheet)
  // “My sister lives there … all seven of us”.
  if (people.length === 0 || ALL_OF_US.test(text)) return []
  const told = new Set<Person>()
  const isSolo = SOLO.test(text) && !NOT_SOLO.test(text)
  // The last of a list first: “my sister and her husband live there”.
  for (const [nth, person] of [...people.entries()].reverse()) {
    const next = people[nth + 1]
    const isListed =
      next !== undefined && told.has(next) && !isAside(text, next) && JOINT.test(text.slice(person.to, next.start))
    if ((isListed && !isTaken(text, person)) || isTold(text, person, isSolo)) told.add(person)
  }
  for (const [nth, person] of people.entries()) {
    const last = people[nth - 1]
    if (last === undefined || !told.has(last) || told.has(person)) continue
    const between = text.slice(last.to, person.start).replace(NOTE, '')
    // “My sister lives there with her husband and their girls”, “no kids, in-laws or colleagues”.
    if (
      !NEW_CLAUSE.test(between) &&
      !(isOwn(text, person) || (/,/.test(between) && OWN.test(text.slice(person.start))))
    )
      told.add(person)
  }
  // “My husband must work”: one of two.
  if (draft && [...told].some((person) => PARTNER.test(text.slice(person.start, person.to)))) draft.isPartnerAway = true
  const spans = [...told].map(({ start, end }) => ({ start, end }))
  for (const span of spans) if (sheet.isFree(span)) sheet.claim(span)
  return spans
}

function isTold(text: string, person: Person, isSolo: boolean): boolean {
  const { to, start, isClose } = person
  const after = text.slice(to, to + LONGEST).replace(NOTE, '')
  const lead = text.slice(Math.max(0, start - LEAD), start)
  if (TOGETHER.test(after)) return false
  if (isAside(text, person) && !/^(?:'s\b|s'|,? (?:and|&) (?:i|me)\b)/.test(after)) return true
  if (WITH.test(lead) || SELF_AND.test(lead) || /^,? (?:and|&|n) (?:i|me|myself|we|us)\b/.test(after)) return false
  // “My maid of honour and Nana who babysits”.
  if (/^,? who\b/.test(after) && /(?:and|&|plus|,)\s$/.test(lead)) return false
  if (isSolo && !/^(?:'s\b|s')/.test(after)) return true
  return IS_ELSEWHERE.test(after) || (!isClose && IS_TOLD.test(after))
}

/** Words before it say that nobody is meant who travels. */
const isAside = (text: string, { at, start }: Person) =>
  IS_ASIDE.test(text.slice(Math.max(0, at - LONGEST), at)) ||
  IS_ASIDE.test(text.slice(Math.max(0, start - LONGEST), start))
const isTaken = (text: string, { start }: Person) => WITH.test(text.slice(Math.max(0, start - LEAD), start))
/** “My kids and our nan”: of the writer's own it must be said again that they stay. */
const isOwn = (text: string, { start }: Person) =>
  OWN.test(text.slice(start)) &&
  !/\b(?:with|at|by|to|from|for|of)\s$/.test(text.slice(Math.max(0, start - LEAD), start))

/** “The kids (9 and 12) are with my ex”, “the boys, 9 and 12, stay”. */
const NOTE = /^\s?\([^()\n]{1,40}\)|^, (?:\d{1,2}|aged? \d{1,2})(?: (?:and|&) \d{1,2})?,/
const OWN = /^(?:my|our)\b/
const ALL_OF_US = /\ball (?:\d{1,2}|[a-z]{3,6}) of us\b/
const [LONGEST, LEAD] = [90, 24]
const JOINT = /^(?:'s)?,? ?(?:and|&|or|nor|with)? ?$/
/** The writer goes alone, whoever else is named. */
const SOLO =
  /\b(?:by myself|on my own|all by my lonesome|just me(?! and| &| \+|,? my)|only me(?! and| &| \+)|me alone|go(?:ing)? alone|travel(?:l)?(?:ing)? (?:alone|solo)|(?:going|flying|go) solo|solo (?:trip|travel|again|female|male|woman|man|guy|girl|lady|backpacker)|i'm alone|just for me|only for me|my first solo|(?:ticket|table|bed|room) for one)\b|(?:^|[.!?,]\s?)(?:alone|solo)\s?[.!?,]/
const NOT_SOLO =
  /\b(?:us two|we are two|two of us|[a-z]+ of us|we're two|as a couple|drive|driving|(?:her|his|their) (?:husband|wife|mum|mom))\b/
const WITH = /\b(?:with|plus|bring|bringing|take|taking|join|joining)\s$|[+&]\s?$/
const SELF_AND = /\b(?:i|me|myself|we|us|wife|husband|hubby|partner|girlfriend|boyfriend) ?(?:and|&|n|\+)\s$/
/** Somebody new may be spoken of. */
const NEW_CLAUSE =
  /[.!?;:()\n]|,? (?:so|but|that|because|and (?=my\b|our\b|i\b|we\b)|while|whereas|hence|if|when|which) |\b(?:i|we|just|only)\b|\b(?:with|and|plus|joins?|joining) (?:us|me)\b|- /
/** They come along after all. */
const TOGETHER =
  /^[^.!?\n]{0,80}\b(?:(?:come|comes|coming|join|joins|joining|tag|tags|tagging) (?:with|along|us|me|too)|(?:take|taking|bring|bringing) (?:her|him|them)(?: (?:along|with|to|on|too|there)|(?=[.,!]|$))|with (?:her|him|them) (?:to|on|too|for|in)|together|as well|before (?:she|he|they) (?:joins?|comes?))\b/

/** Each noun is a branch of its own, so that it is tried only where its letters are. */
const NOUNS = new RegExp(
  [...TOLD_PEOPLE, ...TOLD_CLOSE]
    .sort((a, b) => b.length - a.length)
    .map((noun) => String.raw`\b(?:${phrasePattern([noun]).source})(?![a-z-])`)
    .join('|'),
  'g',
)
const CLOSE = new RegExp(`^(?:${phrasePattern(TOLD_CLOSE).source})$`)
const PARTNER =
  /^(?:(?:my|our|the) )?(?:husband|hubby|wife|wifey|partner|girlfriend|boyfriend|missus|fiancée?|fiancee?)$/
const DETERMINER = anyOf(
  'my, our, his, her, their, your, the, a, an, some, any, no, these, those, both, one, one of my, one of our, one of the, some of my, none of my, none of the, none of our, most of my, each of my, half my, all, all my, all our, two, three, four, five, six, seven, eight, nine, ten, fifteen, twenty, thirty, forty, fifty, eighty, hundred, another, other, every',
)
const NO_ADJECTIVE = anyOf(
  'and, or, but, with, plus, of, in, on, at, to, from, for, by, as, is, are, was, were, be, has, have, had, i, we, me, us, so, that, who, which, if, when, while, since, because, than, like, told, said, my, our, his, her, their, the, a, an, not, no, just, only, then, do, does, did, will, can, visit, see, take, bring, without',
)
/** What stands before the noun, of the same person. */
const PREFIX = new RegExp(
  String.raw`\b(?:${DETERMINER}|\d{1,3})(?: (?:${DETERMINER}|\d{1,3}))? (?:(?!${NO_ADJECTIVE}\b)[a-z][a-z'-]{1,13} ){0,3}$`,
)
/** “My landlady's daughter”, “their kids”. */
const OF_OTHERS = /^(?:his|her|their)\b|[a-z]'s? /
const LONGEST_PREFIX = 56

const IS_OURS = /\b(?:my|our|his|her|their|other|your) $/

function peopleIn(sheet: Sheet): Person[] {
  const { text } = sheet
  return sheet.find(NOUNS).flatMap(({ index: at, 0: noun }) => {
    const to = at + noun.length
    // The province, unless it is “their nan”.
    const isNan = noun === 'nan' && IS_OURS.test(text.slice(Math.max(0, at - 6), at))
    if (!isNan && (noun === 'nan' || sheet.isGuarded({ start: at, end: to }))) return []
    // “Family-friendly”, “my wife's birthday”.
    if (/^(?:-[a-z]|'s? [a-z]+ (?:birthday|anniversary))/.test(text.slice(to))) return []
    const said = PREFIX.exec(text.slice(Math.max(0, at - LONGEST_PREFIX), at))?.[0] ?? ''
    const others = /^ of (?:\d{1,3}|[a-z]{3,9})(?= |[.,;!?]|$)/.exec(text.slice(to))
    const end = others !== null && /^(?:class|group|gang|family|families)$/.test(noun) ? to + others[0].length : to
    return [{ start: at - said.length, end, noun, at, to, isClose: CLOSE.test(noun) && !OF_OTHERS.test(said) }]
  })
}
