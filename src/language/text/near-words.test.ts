import { describe, expect, it } from 'vitest'
import { createNearWords } from './near-words.ts'

describe('words that are a letter off', () => {
  const near = createNearWords(['phanom rung', 'wat pho', 'วัดร่องขุ่น', 'วัดอรุณ'])

  it.each([
    ['one is missing', 'phanm rung', ['phanom rung']],
    ['one is too many', 'wat phoo', ['wat pho']],
    ['one is another', 'วัดร่องข่่น', ['วัดร่องขุ่น']],
    ['two are swapped', 'วัดอุรณ', ['วัดอรุณ']],
    ['a tone mark is missing', 'วัดร่องขุน', ['วัดร่องขุ่น']],
    ['the first is missing', 'at pho', ['wat pho']],
  ])('%s: %s', (_, word, found) => {
    expect(near.find(word)).toEqual(found)
  })

  it.each(['wat pho', 'wat p', 'pho wat', ''])('finds nothing near “%s”', (word) => {
    expect(near.find(word)).toEqual([])
  })
})
