import { describe, expect, it } from 'vitest'
import { compileRule, matchesOf } from '../reader/phrase-rule.ts'
import { Sheet } from '../reader/sheet.ts'
import { LENGTH_RULES, SHIFT_RULES } from './edit-figure-rules.ts'
import { CHEAPER, EDIT_SLOTS, FULLER, KEEPS, LESS_WAY, LIGHTER, MOVES, REPLACES } from './edit-rules.ts'
import { readComparisons } from './patterns.ts'

describe.each([REPLACES, MOVES, KEEPS, CHEAPER, LIGHTER, FULLER, LESS_WAY])('words that ask for $name', (rule) => {
  const compiled = compileRule(rule, EDIT_SLOTS)

  it.each(rule.yes)('%s', (text) => {
    expect(matchesOf(new Sheet(text), compiled)).not.toEqual([])
  })

  it.each(rule.no)('not %s', (text) => {
    expect(matchesOf(new Sheet(text), compiled)).toEqual([])
  })
})

const DAYS = 10
const changesIn = (text: string) =>
  readComparisons(new Sheet(text), null, { today: '2026-11-21', days: DAYS, stops: [] } as never)

describe.each(LENGTH_RULES)('$days days', ({ days, yes, no }) => {
  it.each(yes)('%s: %i', (text, figure) => {
    const length = { more: DAYS + figure, fewer: DAYS - figure, exactly: figure }[days]
    expect(changesIn(text)).toContainEqual({ kind: 'days', days: length })
  })

  it.each(no)('not %s', (text) => {
    expect(changesIn(text).filter(({ kind }) => kind === 'days')).toEqual([])
  })
})

describe.each(SHIFT_RULES)('the $part of the day is $to', ({ part, yes, no }) => {
  it.each(yes)('%s: %i minutes', (text, minutes) => {
    expect(changesIn(text)).toContainEqual({ kind: 'shift', day: null, part, minutes })
  })

  it.each(no)('not %s', (text) => {
    expect(changesIn(text).filter(({ kind }) => kind === 'shift')).toEqual([])
  })
})
