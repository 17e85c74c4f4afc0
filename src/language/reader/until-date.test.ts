import { expect, it } from 'vitest'
import { compileRule, matchesOf } from './phrase-rule.ts'
import { Sheet } from './sheet.ts'
import { UNTIL_RULES, UNTIL_SLOTS } from './until-date-rules.ts'

const ROWS = UNTIL_RULES.map((rule) => ({ rule, compiled: compileRule(rule, UNTIL_SLOTS) }))

it.each(ROWS.flatMap(({ rule, compiled }) => rule.yes.map((text) => [text, rule.name, compiled] as const)))(
  '%s: %s',
  (text, _name, compiled) => {
    expect(matchesOf(new Sheet(text), compiled)).toHaveLength(1)
  },
)

it.each(ROWS.flatMap(({ rule, compiled }) => rule.no.map((text) => [text, rule.name, compiled] as const)))(
  '%s: not %s',
  (text, _name, compiled) => {
    expect(matchesOf(new Sheet(text), compiled)).toEqual([])
  },
)
