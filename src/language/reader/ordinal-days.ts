import { LATIN_MONTH } from './calendar-words.ts'

const UNITS = 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth'.split(',')
const ORDINALS: readonly string[] = [
  ...UNITS,
  ...'tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth'.split(
    ',',
  ),
  ...UNITS.map((unit) => `twenty-${unit}`),
  'thirtieth',
  'thirty-first',
]
const LONGEST_FIRST = ORDINALS.map((word) => word.replace('-', '[- ]')).toSorted((a, b) => b.length - a.length)
const DAY = new RegExp(
  String.raw`\b(${LONGEST_FIRST.join('|')})(?= of (?:${LATIN_MONTH})\b|,? (?:to|until|till|through|and) the [a-z-]{3,12}(?:th|st|nd|rd) of (?:${LATIN_MONTH})\b)`,
  'gi',
)
const ENDINGS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }

/** “The twelfth of July” in figures: 12th. */
export const withFigures = (text: string): string =>
  text.replace(DAY, (word) => {
    const day = ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1
    return `${day}${ENDINGS[day] ?? 'th'}`
  })
