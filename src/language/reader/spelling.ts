import { isOneEdit } from '../text/one-edit.ts'
import { FormList } from './form-list.ts'
import { MISSPELT_WORDS } from './misspelt-words.ts'
import { listOf } from './phrases.ts'
import { withoutSlips } from './slips.ts'
import { COUNTED_PEOPLE, COUNTED_TIMES, LONG_WORDS } from './spelling-words.ts'

// Mends words with a wrong letter. The words: `spelling-words.ts`.

const WORDS = listOf(LONG_WORDS.words)
const KNOWN: ReadonlySet<string> = new Set(WORDS)
const BY_LETTER: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(WORDS.map((word) => word.slice(0, 1)))].map((letter) => [
    letter,
    WORDS.filter((word) => word.startsWith(letter)),
  ]),
)
const OTHERS: ReadonlySet<string> = new Set(listOf(LONG_WORDS.others))
/** Units after a number, which are too short to be known without it: “4 nigts”, “5 dyas”. */
const UNITS = listOf(COUNTED_TIMES.words)
const NO_UNITS: ReadonlySet<string> = new Set([...UNITS, ...listOf(COUNTED_TIMES.others)])
/** People after a number: “3 adlts, 1 chlid”. */
const PEOPLE = listOf(COUNTED_PEOPLE.words)
const NO_PEOPLE: ReadonlySet<string> = new Set([...PEOPLE, ...listOf(COUNTED_PEOPLE.others)])
const A_NUMBER = '(?:\\b(?:one|two|three|four|five|six|seven|eight|nine|ten)|(?<!\\d)\\d{1,2})'
/** They begin with the first letters of these words, which are looked for first because they are rarer than numbers. */
const AFTER_A_NUMBER = new RegExp(`(?=[ackpsi][a-z]{3})(?<=${A_NUMBER} ?)[a-z]{4,9}\\b`, 'gi')
const UNIT_AFTER_A_NUMBER = new RegExp(`(?=[ndw][a-z]{2})(?<=${A_NUMBER}[ -]?)[a-z]{3,7}\\b`, 'gi')
/** `สามขวบ`: an age in words. */
const AGES = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง']
const AGE_IN_WORDS = new RegExp(`(?:สิบเอ็ด|สิบสอง|(?<!สิบ)(?:${AGES.slice(0, 10).join('|')}))(?=\\s?ขวบ)`, 'g')
const ENGLISH_AGES = listOf(
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen',
)
/** “A five-year-old”, “our three and four year olds”. */
const ENGLISH_AGE = new RegExp(
  `\\b(?:${ENGLISH_AGES.join('|')})(?=(?: (?:and|&) [a-z]{3,8})?[ -](?:years?|yrs?|months?)[ -]olds?\\b)`,
  'gi',
)
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
  withPeople(text).replace(UNIT_AFTER_A_NUMBER, (word) => {
    const lower = word.toLowerCase()
    if (NO_UNITS.has(lower)) return word
    return UNITS.find((unit) => isOneEdit(unit, lower)) ?? word
  })

const withPeople = (text: string) =>
  text.replace(AFTER_A_NUMBER, (word) => {
    const lower = word.toLowerCase()
    if (NO_PEOPLE.has(lower)) return word
    return PEOPLE.find((people) => isOneEdit(people, lower)) ?? word
  })
