import { describe, expect, it } from 'vitest'
import { PAST_DAY_RULES, PAST_DAY_SLOTS } from './past-day-rules.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { Sheet } from './sheet.ts'

describe('days that have passed', () => {
  const wordsIn = (text: string) =>
    PAST_DAY_RULES.flatMap((rule) => matchesOf(new Sheet(text), compileRule(rule, PAST_DAY_SLOTS))).map(
      ({ 0: words }) => words,
    )

  it.each(PAST_DAY_RULES.flatMap(({ yes }) => yes))('%s: %s', (text, words) => {
    expect(wordsIn(text)).toEqual([words])
  })

  it.each(PAST_DAY_RULES.flatMap(({ no }) => no))('%s: none', (text) => {
    expect(wordsIn(text)).toEqual([])
  })
})
