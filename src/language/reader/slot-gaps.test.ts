import { describe, expect, it } from 'vitest'
import { phrasePattern } from './phrases.ts'
import {
  anyWords,
  fewWords,
  gap,
  gapBetween,
  LINE,
  laterOn,
  neverAfter,
  notEarlierOn,
  notLaterOn,
  SENTENCE,
  TEXT,
  thaiLetters,
  WITH_COMMAS,
} from './slot-gaps.ts'

describe('gaps of slots', () => {
  const find = (phrase: string, slot: string, text: string) => text.match(phrasePattern([phrase], { slot }))?.[0]

  it('ends with the clause, or where it is told', () => {
    expect(find('we{slot}nan', gap(12), 'we go to nan')).toBe('we go to nan')
    expect(find('we{slot}nan', gap(12), 'we go, to nan')).toBeUndefined()
    expect(find('we{slot}nan', gap(4), 'we go to nan')).toBeUndefined()
    expect(find('we{slot}nan', gapBetween(12, LINE), 'we go. to nan')).toBe('we go. to nan')
    expect(find('เพื่อน{slot}มา', thaiLetters(2, 6), 'เพื่อนเก่ามา')).toBe('เพื่อนเก่ามา')
  })

  it.each([
    [gap(12), 'ถึง น่าน เช้า', 'ถึง น่าน เช้า'],
    [gap(12), 'ถึงน่าน, เช้า', undefined],
    [gap(12, WITH_COMMAS), 'ถึงน่าน, เช้า', 'ถึงน่าน, เช้า'],
    [gap(12, WITH_COMMAS), 'ถึงน่าน. เช้า', undefined],
    [thaiLetters(0, 4), 'ถึงน่านเช้า', 'ถึงน่านเช้า'],
    [thaiLetters(0, 4), 'ถึง น่านเช้า', undefined],
    [thaiLetters(0, 5, ' '), 'ถึง น่านเช้า', 'ถึง น่านเช้า'],
  ])('%s in %s: %s', (slot, text, found) => {
    expect(find('ถึง{slot}เช้า', slot, text)).toBe(found)
  })

  it('has words, none of them one of a list', () => {
    expect(find('stay {slot}hut', anyWords(3), "stay in mum's old hut")).toBe("stay in mum's old hut")
    expect(find('stay {slot}hut', anyWords(3), 'stay with us in my hut')).toBeUndefined()
    expect(find('stay {slot}hut', anyWords(3, 'in'), 'stay at an inner hut')).toBe('stay at an inner hut')
    expect(find('stay {slot}hut', anyWords(3, 'in'), 'stay in a hut')).toBeUndefined()
    expect(find('our {slot}club', anyWords(2, 'and'), 'our old rowing club')).toBe('our old rowing club')
    expect(find('our {slot}club', anyWords(2, 'and'), 'our boat and club')).toBeUndefined()
    expect(find('{slot}club', fewWords(2), 'old rowing club')).toBe('old rowing club')
  })

  it('looks for what is said later or before', () => {
    expect(find('mum{slot}', laterOn(20, 'with us', SENTENCE), 'mum comes with us')).toBe('mum')
    expect(find('mum{slot}', laterOn(20, 'with us', SENTENCE), 'mum comes. with us')).toBeUndefined()
    expect(find('mum{slot}', notLaterOn(20, 'with us', SENTENCE), 'mum comes with us')).toBeUndefined()
    expect(find('{slot}mum', notEarlierOn(20, 'visit', TEXT), 'we visit my mum')).toBeUndefined()
    expect(find('mum{slot}', neverAfter('we, us'), 'mum loves it. so we go')).toBeUndefined()
    expect(find('mum{slot}', neverAfter('we, us'), 'mum loves the west')).toBe('mum')
  })
})
