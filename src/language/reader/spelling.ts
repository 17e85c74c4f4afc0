import { isOneEdit } from '../text/one-edit.ts'
import { FormList } from './form-list.ts'
import { MISSPELT_WORDS } from './misspelt-words.ts'
import { withoutSlips } from './slips.ts'

/** Long words that rules read, which people often mistype. Kinds and names have their own near misses (`near-misses.ts`). */
const WORDS: readonly string[] = (
  'january february september october november december wednesday thursday saturday tomorrow ' +
  'girlfriend boyfriend husband children parents parent grandparents grandmother grandfather daughter daughters ' +
  'friends friend teenagers teenager toddler toddlers honeymoon colleagues anniversary weekend weekends ' +
  'vegetarian vegetarians budget budgets scooter scooters motorbike motorbikes itinerary wheelchair definitely people ' +
  'flight flights airport nothing without another'
).split(' ')
const KNOWN: ReadonlySet<string> = new Set(WORDS)
const BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(WORDS.map((word) => word.slice(0, 1)))].map((letter) => [
    letter,
    WORDS.filter((word) => word.startsWith(letter)),
  ]),
)
/** Words of their own, one letter off. */
const OTHERS: ReadonlySet<string> = new Set(
  'teenage teenaged fiends patents patent fright frights alight slight slights plight blight parentis peoples husbands octobers airports'.split(
    ' ',
  ),
)
/** Units after a number, which are too short to be known without it: “4 nigts”, “5 dyas”. */
const UNITS = 'nights night days day weeks week'.split(' ')
const NO_UNITS: ReadonlySet<string> = new Set([
  ...UNITS,
  ...'way ways dan dao dal nay dads dams dry weak weeds weed'.split(' '),
])
/** People after a number: “3 adlts, 1 chlid”. */
const PEOPLE = 'adults adult children child kids people persons person seniors senior infants infant'.split(' ')
const NO_PEOPLE: ReadonlySet<string> = new Set([
  ...PEOPLE,
  ...'childs chili chile chilly chide personal kidz'.split(' '),
])
const COUNTED_PEOPLE =
  /(?=[ackpsi][a-z]{3})(?<=(?:\b(?:one|two|three|four|five|six|seven|eight|nine|ten)|(?<!\d)\d{1,2}) ?)[a-z]{4,9}\b/gi
const COUNTED =
  /(?=[ndw][a-z]{2})(?<=(?:\b(?:one|two|three|four|five|six|seven|eight|nine|ten)|(?<!\d)\d{1,2})[ -]?)[a-z]{3,7}\b/gi
/** `สามขวบ`: an age in words. */
const AGES = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง']
const AGE_IN_WORDS = /(?:สิบเอ็ด|สิบสอง|(?<!สิบ)(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ))(?=\s?ขวบ)/g
const ENGLISH_AGES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
/** “A five-year-old”, “our three and four year olds”. */
const ENGLISH_AGE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?=(?: (?:and|&) [a-z]{3,8})?[ -](?:years?|yrs?|months?)[ -]olds?\b)/gi
const MISSPELT = new FormList(MISSPELT_WORDS)
const LONG = /\b[a-z]{6,13}\b/gi

/** Without slips and the wrong letter of words like “girfriend” and “decembar”, and with ages of children in figures. */
export function corrected(text: string): string {
  const figures = withoutSlips(text)
    .replace(AGE_IN_WORDS, (age) => String(AGES.indexOf(age) + 1))
    .replace(ENGLISH_AGE, (age) => String(ENGLISH_AGES.indexOf(age.toLowerCase()) + 1))
  return withUnits(MISSPELT.applyTo(figures)).replace(LONG, (word) => {
    const lower = word.toLowerCase()
    if (KNOWN.has(lower) || OTHERS.has(lower)) return word
    const meant = BY_LETTER.get(lower[0] ?? '')?.find(
      (known) =>
        Math.abs(known.length - lower.length) <= 1 &&
        `${known}s` !== lower &&
        known !== `${lower}s` &&
        isOneEdit(known, lower),
    )
    return meant === undefined ? word : word[0] === lower[0] ? meant : `${word[0]}${meant.slice(1)}`
  })
}

const withUnits = (text: string) =>
  withPeople(text).replace(COUNTED, (word) => {
    const lower = word.toLowerCase()
    if (NO_UNITS.has(lower)) return word
    return UNITS.find((unit) => isOneEdit(unit, lower)) ?? word
  })

const withPeople = (text: string) =>
  text.replace(COUNTED_PEOPLE, (word) => {
    const lower = word.toLowerCase()
    if (NO_PEOPLE.has(lower)) return word
    return PEOPLE.find((people) => isOneEdit(people, lower)) ?? word
  })
