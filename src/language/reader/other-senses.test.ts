import { describe, expect, it } from 'vitest'
import { hasOtherSense, OTHER_SENSES } from './other-senses.ts'

const isOther = (marked: string): boolean => {
  const start = marked.indexOf('‹')
  const form = marked.slice(start + 1, marked.indexOf('›'))
  return hasOtherSense(
    marked.replace('‹', '').replace('›', ''),
    start + form.length,
    form.replace('must-see', 'must see'),
  )
}

describe('words of the vocabulary that mean something else', () => {
  it.each(OTHER_SENSES.flatMap(({ yes }) => yes))('%s', (text) => expect(isOther(text)).toBe(true))
  it.each(OTHER_SENSES.flatMap(({ no }) => no))('is meant: %s', (text) => expect(isOther(text)).toBe(false))
})
