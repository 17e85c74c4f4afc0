import { isFirstName } from './first-names.ts'
import { readNumber } from './numbers.ts'
import { NO_NAME } from './party-names.ts'
import { opensIn } from './phrase-rule.ts'
import type { Sheet, Span } from './sheet.ts'

// “Our three - Oscar, 8, Poppy, 5 and little Wilf, 2”: children by their names and ages, two at least.

/** Children by name, in the order in which they are named. */
export interface Brood extends Span {
  readonly word: string
  readonly ages: readonly number[]
  /** A number beside the word for them: “our three kids: …”. */
  readonly isCounted: boolean
  /** “Our kids (…)”, “a family: …”: both parents are there. */
  readonly isOurs: boolean
}

const KIN = String.raw`(?:our|my|the|little|baby|big|young|older|younger|dear|wee|daughter|son|sister|brother|boy|girl|eldest|youngest|oldest|toddler|middle|babies|infant)`
const NAME = String.raw`(\p{Lu}[\p{Ll}'-]{1,14})(?!\p{L})`
const YEARS = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(months?|mo|weeks?|years?|yrs?|yo|y\/o)\b)?(?: old)?`
const IS = String.raw`(?:aged? |who is |who's |is |she's |he's |she is |he is |turning |now |only |just ){0,3}`
const NO_UNIT = String.raw`(?!:?\d|[.,]\d| ?(?:days?|nights?|hours?|hrs?|km|am\b|pm\b|d\b|n\b|baht|people|pax|st\b|nd\b|rd\b|th\b|%|-\s?\d))`
const ITEM = String.raw`(?:${KIN} ){0,3}${NAME}(?:,? ?\(| ?[:-] ?|, ?| )${IS}${YEARS}${NO_UNIT}(?:\))?`
const AND = String.raw`(?:,? ?(?:\band\b|&|\+) ?|[,;] ?)`
/** The groups of the first one would be those of each. */
const bare = (source: string) => source.replace(/(?<!\\)\((?!\?)/g, '(?:')
const BROOD = new RegExp(String.raw`(?<![\p{L}\d])${bare(ITEM)}(?:${AND}${bare(ITEM)}){1,6}`, 'gu')
const EACH = new RegExp(ITEM, 'gu')
/** Looked at from the age: a text has far more letters than numbers. */
const HAS_AGE =
  /(?<=\p{Ll}(?:,? \(?| ?[:-] ?)(?:(?:aged?|who is|who's|is|she's|he's|she is|he is|turning|now|only|just) ){0,3})(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/u
/** The age of one, and what joins the next. */
const mayGoOn = opensIn(
  /(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:months?|mo|weeks?|years?|yrs?|yo|y\/o))?(?: old)?\)?(?:,? ?(?:\band\b|[&+])|[,;])/g,
)
const OLDEST = 17

const CHILDREN = String.raw`(?:kids|children|boys|girls|sons|daughters|little ones|grandkids|grandchildren|monkeys|rascals|kiddos|babies|nephews|nieces|twins|triplets)`
const GROUP = String.raw`(?:family|gang|brood|crew|tribe|clan|lot|bunch)`
const COUNTED = String.raw`(?:two|three|four|five|six|[2-6])`
/** What they are called together, right before their names. */
const TOGETHER = new RegExp(
  String.raw`(?:\b(?:our|my|the|their|a|all) )?(?:(?:own|young|small|little|lovely|whole|growing|entire|beautiful|${COUNTED}) ){0,3}(?:${CHILDREN}|${GROUP}|(?<=\b(?:our|my|the) )${COUNTED})(?: are| is| namely| of ours)?\s?(?:[:,(–-]\s?){0,2}$`,
  'i',
)
/** Nobody counts days of a town after these words. */
const PEOPLE_BEFORE =
  /\b(?:kids|children|family|boys|girls|sons?|daughters?|of us|me|myself|wife|husband|hubby|partner|mum|mom|dad|grandchildren|grandkids|parents|adults|and I|little ones)\b[^.!?\n]{0,40}$/i
const SAID_AS_AGE = /\b(?:aged?|years? old|yrs? old|yo|y\/o|months?|she's|he's|who's|who is)\b/

export function findBroods(sheet: Sheet): Brood[] {
  if (!mayGoOn(sheet) || !sheet.hasUpperCase || !HAS_AGE.test(sheet.raw)) return []
  return [...sheet.raw.matchAll(BROOD)].flatMap(({ 0: text, index }) => {
    const each = [...text.matchAll(EACH)].map(({ 1: name = '', 2: years = '', 3: unit = '' }) => ({
      name: name.toLowerCase(),
      age: /^[mw]/.test(unit) ? 0 : (readNumber(years) ?? OLDEST + 1),
    }))
    const before = sheet.raw.slice(Math.max(0, index - 80), index)
    const together = TOGETHER.exec(before)?.[0] ?? ''
    const span = { start: index - together.length, end: index + text.length }
    const arePeople =
      together !== '' ||
      PEOPLE_BEFORE.test(before) ||
      SAID_AS_AGE.test(text) ||
      KIN_INSIDE.test(text) ||
      each.some(({ name }) => isFirstName(name))
    const isOther =
      each.some(
        ({ name, age }) =>
          age > OLDEST || KIN_NAME.test(name) || NO_NAME.test(name.charAt(0).toUpperCase() + name.slice(1)),
      ) ||
      sheet.isGuarded({ start: index, end: span.end }) ||
      !sheet.isFree({ start: index, end: span.end })
    // Whose children they are says how old those are who take them.
    if (!arePeople || isOther || each.length < 2 || OF_OTHERS.test(together)) return []
    return [
      {
        ...span,
        word: each.map(({ name }) => name).join(' '),
        ages: each.map(({ age }) => age),
        isCounted: new RegExp(String.raw`\b${COUNTED}\b`, 'i').test(together),
        isOurs: together !== '' && ARE_SEVERAL.test(sheet.text) && !WITH_ONE.test(before.slice(0, -together.length)),
      },
    ]
  })
}
const KIN_NAME =
  /^(?:sisters?|brothers?|twins?|triplets|sons?|daughters?|boys?|girls?|bab(?:y|ies)|kids?|child|children|mum|mom|dad|husband|wife|toddlers?|adults?|parents|age[ds]?|ages|grandma|grandpa|teens?|d[hwsd]|part|week|night|room|route|terminal|gate|flight|option|plan|phase|stage|leg|stop)$/
const ARE_SEVERAL = /\b(?:we|we're|we'll|us|our|family)\b/
const WITH_ONE = /\b(?:me|myself|I)(?: ?[,&+] ?| and | with |: )(?:and )?$/
const OF_OTHERS = /grand|niece|nephew/i
const KIN_INSIDE = /\b(?:little|baby|daughter|son|sister|brother|boy|girl|eldest|youngest|toddler)\b/
