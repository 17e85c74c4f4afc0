import { expect, test } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-21', gazetteer })

test.each([
  'Chiang Mai to Chiang Rai, 5 days, trains or buses only',
  'Start Ubon, end Nakhon Phanom, following the Mekong. About 6 days',
  'Trang to Satun in nine days, we land in Trang on 6 February',
])('a title that names the country stands between no two places: %s', (prompt) => {
  const { start, end, provinces } = read(prompt)
  expect(read(`Thailand itinerary\n${prompt}`)).toMatchObject({ start, end, provinces })
})

test('the country alone is all of it', () => {
  expect(read('two weeks in Thailand').regions.map(({ key }) => key)).toEqual(['all'])
})

test.each([
  ['kanchanaburi by train, 2 days, hellfire pass', 'th-71-hellfire-pass'],
  ['3 days bangkok with kids, safari world', 'th-10-safari-world'],
])('a name of two words counts in small letters: %s', (prompt, placeId) => {
  expect(read(prompt).mustVisit.map((place) => place.placeId)).toContain(placeId)
})
