import { describe, expect, it } from 'vitest'
import { BESIDE_WRITER, COMES_ALONG, NAMED_CHILDREN } from './party-name-rules.ts'
import { findListedNames, findNamedChildren, findNames } from './party-names.ts'
import { LETTERS_TH, NICKNAME_LISTS, NICKNAMED_CHILD, NICKNAMES_TH } from './party-nickname-rules.ts'
import { Sheet } from './sheet.ts'

const namesIn = (text: string) => findNames(new Sheet(text)).map(({ word }) => word)
const listedIn = (text: string) => findListedNames(new Sheet(text)).map(({ word }) => word)
const childrenIn = (text: string) => findNamedChildren(new Sheet(text)).flatMap(({ word, age }) => [word, age])

describe.each([...BESIDE_WRITER, ...COMES_ALONG, LETTERS_TH, NICKNAMES_TH])('$what', ({ yes, no }) => {
  it.each(yes)('%s', (text, ...names) => {
    expect(namesIn(text)).toEqual(names)
  })
  it.each(no)('nobody in: %s', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})

describe.each(NICKNAME_LISTS)('$what', ({ yes, no }) => {
  it.each(yes)('%s', (text, ...names) => {
    expect(listedIn(text)).toEqual(names)
  })
  it.each(no)('nobody in: %s', (text) => {
    expect(listedIn(text)).toEqual([])
  })
})

describe.each([...NAMED_CHILDREN, NICKNAMED_CHILD])('$what', ({ yes, no }) => {
  it.each(yes)('%s', (text, name, age) => {
    expect(childrenIn(text)).toEqual([name, age])
  })
  it.each(no)('no child in: %s', (text) => {
    expect(childrenIn(text)).toEqual([])
  })
})
