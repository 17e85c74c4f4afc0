import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'
import { REFUSAL_RULES } from './refusal-rules.ts'

const gazetteer = shippedGazetteer()
const avoidedIn = (text: string) =>
  readPrompt(text, { today: '2026-11-21', gazetteer }).avoid.kinds.map(({ key }) => key.replaceAll(' ', '-'))

describe('what is refused after it is named', () => {
  it.each(REFUSAL_RULES.flatMap(({ yes }) => yes))('%s: %s', (text, kinds) => {
    expect(avoidedIn(text)).toEqual(expect.arrayContaining(kinds.split(' ')))
  })

  it.each(REFUSAL_RULES.flatMap(({ no }) => no))('%s: nothing', (text) => {
    expect(avoidedIn(text)).toEqual([])
  })
})

describe('how far a “no” reaches', () => {
  it.each([
    ['ไม่เอาที่คนเยอะ เด็กเบื่อ โคราช 2 วัน', []],
    ["Beer bars I don't need, Hua Hin 3 days", ['bar', 'nightlife']],
    ["We don't need a car for the beach", []],
    ['งดพวกสวนสัตว์ ฟาร์ม', ['zoo', 'farm']],
    ['ไม่เอาวัด ขอน้ำตก', ['temple']],
    ['วัด พิพิธภัณฑ์ ไม่เอา ขอทะเล', ['temple', 'museum']],
    ['ห้างกับคาเฟ่ไม่เอานะ', ['mall', 'cafe']],
    ['ทะเล ไม่เอา วัด', ['temple']],
  ])('%s: %s', (text, kinds) => {
    const reading = readPrompt(text, { today: '2026-11-21', gazetteer })
    expect(reading.avoid.kinds.map(({ key }) => key)).toEqual(kinds)
    expect([...reading.avoid.provinces, ...(reading.avoid.towns ?? [])]).toEqual([])
  })
})
