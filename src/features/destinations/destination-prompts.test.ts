import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { type JourneyRow, toJourney } from '../../catalogue/destination-rows.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { journeyPrompt, stayPrompt } from './destination-prompts.ts'

const gazetteer = shippedGazetteer()
const rows: JourneyRow[] = JSON.parse(
  readFileSync(new URL('../../../catalogue/journeys.json', import.meta.url), 'utf8'),
)
const read = (prompt: string) => readPrompt(prompt, { today: '2026-11-22', gazetteer })

describe.each(['th', 'en'] as const)('sentences in %s', (language) => {
  it.each(gazetteer.destinations.map((destination) => [destination.id, destination] as const))(
    'mean a trip to %s of that many days',
    (id, destination) => {
      for (const days of [1, 2, 4]) {
        const prompt = stayPrompt(destination, days, language)
        const reading = read(prompt)
        // Two provinces in one name may be read as both provinces.
        const isProvinces = !reading.destinations && `${reading.provinces}` === `${destination.provinceCodes}`
        const found = isProvinces ? [id] : reading.destinations
        expect([prompt, found, reading.days]).toEqual([prompt, [id], days])
      }
    },
  )

  it.each(rows.map((row) => [row.id, toJourney(row)] as const))('mean the stays of the journey %s', (_id, journey) => {
    const prompt = journeyPrompt(journey, gazetteer.destinations, language)
    const reading = read(prompt)
    const nights = journey.stays.reduce((sum, stay) => sum + stay.nights, 0)
    expect([prompt, reading.destinations]).toEqual([prompt, journey.stays.map(({ destinationId }) => destinationId)])
    expect([prompt, reading.days]).toEqual([prompt, nights + 1])
  })
})
