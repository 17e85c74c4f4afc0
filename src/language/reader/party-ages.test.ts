import { describe, expect, it } from 'vitest'
import { AGE_RULES } from './party-age-rules.ts'
import { youngestIn } from './party-ages.ts'
import { PARTY_SLOTS } from './party-slots.ts'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { Sheet } from './sheet.ts'

describe('the age of the youngest child', () => {
  it.each(AGE_RULES.flatMap(({ yes }) => yes))('%s: %s', (text, years) => {
    expect(youngestIn(new Sheet(text))).toBe(years)
  })

  it.each(AGE_RULES.flatMap((rule) => rule.no.map((text) => [text, rule] as const)))('%s: not said', (text, rule) => {
    expect(matchesOf(new Sheet(text), compileRule(rule, PARTY_SLOTS))).toEqual([])
  })
})
