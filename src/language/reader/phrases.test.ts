import { describe, expect, it } from 'vitest'
import { kept, keptStart, listOf, phrasePattern, saidIn, slotPattern } from './phrases.ts'

const found = (phrases: string, text: string) => text.match(phrasePattern(listOf(phrases)))?.[0] ?? null

describe('a list of phrases', () => {
  it.each([
    ['slow pace, no rush', ['slow pace', 'no rush']],
    ['no (rush|,), slow', ['no (rush|,)', 'slow']],
    ['how bad [is|,|.], slow', ['how bad [is|,|.]', 'slow']],
    ['slow\n  pace', ['slow pace']],
    ['slow,\n  no rush', ['slow', 'no rush']],
    ['(slow|\n  easy) pace', ['(slow|easy) pace']],
    ['(slow\n  |easy) pace', ['(slow|easy) pace']],
    ['\n  slow,\n', ['slow']],
  ])('%j is %j', (phrases, list) => {
    expect(listOf(phrases)).toEqual(list)
  })
})

describe('a phrase', () => {
  it.each([
    ['อยู่[แถว|ใกล้]', 'อยู่แถวสีลม', 'อยู่'],
    ['อยู่[แถว|ใกล้]', 'อยู่ไกล', null],
    ['[คน|เรา]โต', 'คนโต', 'โต'],
    ['[คน|เรา]โต', 'ลูกโต', null],
    ['[!ลูก|หลาน]โต', 'คนโต', 'โต'],
    ['[!ลูก|หลาน]โต', 'ลูกโต', null],
    ['แน่น[!อน|หน้า]', 'คนแน่น', 'แน่น'],
    ['แน่น[!อน|หน้า]', 'แน่นอน', null],
    ['[with |and ]us', 'come with us', 'us'],
    ['[with |and ]us', 'herewith us', null],
    ['(ปู[!ม้า]|กุ้ง)เผา', 'กุ้งเผา', 'กุ้งเผา'],
  ])('%s in %s finds %s', (phrase, text, words) => {
    expect(found(phrase, text)).toBe(words)
  })

  it.each([
    ['(สบาย|ชิล', 'a bracket is not closed'],
    ['สบาย)', 'nothing opens )'],
    ['easy pace|slow pace', '| stands within brackets'],
    ['no {rush} at all', 'no slot is called {rush}'],
    ['{count คน', '{ belongs to no slot'],
    ['in [the|a] park', '[ ] stands at the beginning or the end of a phrase or at the end of a choice'],
  ])('%s is refused, because %s', (phrase, why) => {
    expect(() => phrasePattern(listOf(phrase))).toThrow(`The phrase “${phrase}” cannot be read: ${why}`)
  })
})

describe('a slot for phrases', () => {
  const slots = { who: kept('she, he, mum, 2, old friend'), we: keptStart('we, they') }

  it.each([
    ['{who} is', 'and mum is', 'mum'],
    ['{who} is', 'the old-friend is', 'old-friend'],
    ['{who} is', '2 is', '2'],
    ['{who} is', '12 is', null],
    ['{who} is', 'maximum is', null],
    ['{who} is', 'mummy is', null],
    ['{we}ve', 'theyve been', 'they'],
    ['{we}ve', 'owe verve', null],
  ])('%s in %s says %s', (phrase, text, said) => {
    const pattern = slotPattern([phrase], slots)
    const match = new RegExp(pattern.pattern.source).exec(text)
    expect(match && saidIn(pattern, [...match])(/\w+/.exec(phrase)?.[0] as string)).toBe(said)
  })
})
