import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

describe('sights by name', () => {
  it.each([
    ["Chiang Rai, we've seen the White Temple and the Blue Temple, so what else?", 2],
    ['I have visited Wat Pho. Bangkok 2 days', 1],
    ['Bangkok 2 days, keep me away from Khao San Road', 1],
  ])('are not planned: %s', (prompt, count) => {
    const { avoid, mustVisit, start } = read(prompt)
    expect({ avoided: avoid.placeIds.length, wanted: mustVisit.length, start }).toEqual({
      avoided: count,
      wanted: 0,
      start: null,
    })
  })

  it.each([
    "I've seen Wat Arun on Instagram, Bangkok 2 days",
    "Once we've seen Wat Arun, Bangkok is done",
    'Bangkok 2 days, has anybody seen Wat Arun at dawn?',
  ])('are planned: %s', (prompt) => {
    expect(read(prompt).avoid.placeIds).toEqual([])
    expect(read(prompt).mustVisit.map(({ placeId }) => placeId)).toEqual(['th-10-wat-arun'])
  })

  it('are found at the head of a question, joined to another', () => {
    expect(read('มอหินขาวกับทุ่งดอกกระเจียว ทางโหดมั้ย').mustVisit.map(({ placeId }) => placeId)).toContain(
      'th-36-mo-hin-khao',
    )
  })
})

describe('who is read already', () => {
  it('is also who does not drive', () => {
    const { transport, party } = read('Chiang Mai 4 days. Neither of us can drive.')
    expect({ transport, adults: party.adults }).toEqual({ transport: 'public', adults: 2 })
  })

  it('a teenage son is one child', () => {
    expect(read('3 days in Nan with my teenage son').party.children).toBe(1)
  })
})
