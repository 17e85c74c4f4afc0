import { describe, expect, it } from 'vitest'
import { NAME_SENSES, nameSenseOf } from './name-senses.ts'

const isName = (marked: string): boolean => {
  const start = marked.indexOf('‹')
  const word = marked.slice(start + 1, marked.indexOf('›'))
  return nameSenseOf(marked.replace('‹', '').replace('›', ''), start, word) ?? true
}

describe('words that are also names', () => {
  it.each(NAME_SENSES.flatMap((row) => row.yes.map((text) => [text, row.isName] as const)))('%s: %s', (text, is) =>
    expect(isName(text)).toBe(is),
  )
  it.each(NAME_SENSES.flatMap((row) => row.no.map((text) => [text, !row.isName] as const)))('%s: %s', (text, is) =>
    expect(isName(text)).toBe(is),
  )
})
