import { describe, expect, it } from 'vitest'
import { OTHER_LENGTH_RULES, OTHER_LENGTH_SLOTS } from './other-lengths.ts'
import { compileRule, matchesOf } from './phrase-rules.ts'
import { COMES_FROM } from './role-from-rules.ts'
import { IS_NEAR, KNOWN_SAID_AFTER, KNOWS, TRAVELLED } from './role-known-rules.ts'
import type { Cue, RoleRule } from './role-rule.ts'
import { SLEEPS_AROUND, SLEEPS_AT } from './role-stay-rules.ts'
import { Sheet } from './sheet.ts'

const CUES = [COMES_FROM, KNOWS, TRAVELLED, KNOWN_SAID_AFTER, IS_NEAR, SLEEPS_AT, SLEEPS_AROUND]
const rows = (pick: (rule: RoleRule) => readonly string[]) =>
  CUES.flatMap((cue) => cue.rules.flatMap((rule) => pick(rule).map((text) => [text, rule.name, cue] as const)))

/** Whether a cue reads the words beside the name between ‹ and ›. */
function reads(cue: Cue, text: string): boolean {
  const [before = '', rest = ''] = text.toLowerCase().split('‹')
  return cue.test(cue.side === 'before' ? before.slice(-30) : rest.slice(rest.indexOf('›') + 1))
}

describe('words beside the name of a place', () => {
  it.each(rows(({ yes }) => yes))('%s: %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(true)
  })

  it.each(rows(({ no }) => no))('%s: not that %s', (text, _name, cue) => {
    expect(reads(cue, text)).toBe(false)
  })
})

describe('weeks and days that are no length of a trip', () => {
  const words = (text: string, rule: (typeof OTHER_LENGTH_RULES)[number]) =>
    matchesOf(new Sheet(text), compileRule(rule, OTHER_LENGTH_SLOTS)).map(({ 0: found }) => found.trim())

  it.each(OTHER_LENGTH_RULES.flatMap((rule) => rule.yes.map(([text, said]) => [text, rule.what, said, rule] as const)))(
    '%s: %s',
    (text, _what, said, rule) => {
      expect(words(text, rule)).toContain(said)
    },
  )

  it.each(OTHER_LENGTH_RULES.flatMap((rule) => rule.no.map((text) => [text, rule.what, rule] as const)))(
    '%s: not %s',
    (text, _what, rule) => {
      expect(words(text, rule)).toEqual([])
    },
  )
})
