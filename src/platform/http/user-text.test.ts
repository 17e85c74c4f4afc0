import { describe, expect, it } from 'vitest'
import { UserLine, UserText } from './user-text.ts'

const options = { maxLength: 100, description: 'A text.' }
const patternOf = (schema: object) => (schema as { readonly pattern: string }).pattern
const PATTERNS = { line: patternOf(UserLine(options)), text: patternOf(UserText(options)) }
const accepts = (form: keyof typeof PATTERNS, text: string) => new RegExp(PATTERNS[form], 'u').test(text)

describe('text that users write', () => {
  it.each([
    ['ไปทะเลกัน', true, true, 'words'],
    [' ไป', true, true, 'a space before them'],
    ['\u00a0\u200bไป', true, true, 'spaces that show nothing before them'],
    ['one\ntwo\tthree', false, true, 'line breaks and tabs'],
    ['\n\tone', false, true, 'line breaks before the words'],
    ['\n \t', false, false, 'line breaks alone'],
    ['\u3000\u205f', false, false, 'wide spaces alone'],
    ['one\u000btwo', false, false, 'a vertical tab'],
    ['one\u202etwo', false, false, 'a mark that turns the text around'],
    ['', false, false, 'nothing'],
  ])('%j: as a line %s, as a text %s: %s', (text, isLine, isText) => {
    expect([accepts('line', text), accepts('text', text)]).toEqual([isLine, isText])
  })

  it.each(Object.entries(PATTERNS))('the pattern of a %s has no lookahead, which RE2 would refuse', (_, pattern) => {
    expect(pattern).not.toContain('(?')
  })
})
