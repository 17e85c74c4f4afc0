import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { gazetteerOf } from './gazetteer.ts'
import { withNightsByAirport } from './nights-by-airport.ts'
import { prepareTrip } from './trip-problem.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function nightsOf(prompt: string) {
  const { catalogue } = service.services
  const read = readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(catalogue) })
  const reading = withNightsByAirport(read, catalogue)
  const { towns } = catalogue.world
  const { days } = prepareTrip(reading, catalogue).problem
  const nights = days.slice(0, -1).map(({ baseTownId }) => towns.find(({ id }) => id === baseTownId))
  return {
    onIsland: nights.filter((town) => (town?.islandId ?? null) !== null).length,
    first: nights[0]?.provinceCode,
    isFirstOnIsland: nights[0]?.islandId !== null,
    isLastOnIsland: nights.at(-1)?.islandId !== null,
    days: days.length,
    told: reading.assumed.map(({ code }) => code),
  }
}

describe('nights on an island after a landing too late for the boat', () => {
  it.each([
    ['Landing at Trat airport at 20:00, four nights on Koh Kood', 4, 6, '23'],
    ['Koh Phangan 5 nights, our flight arrives in Surat Thani at 21:00', 5, 7, '84'],
    ['บินลงตราด 19:30 เกาะช้าง 3 คืน', 3, 5, '23'],
  ])('all follow one night near the airport: %s', (prompt, nights, days, province) => {
    const plan = nightsOf(prompt)
    expect(plan).toMatchObject({ onIsland: nights, days, first: province, isFirstOnIsland: false })
    expect(plan.told).toContain('nights_by_airport')
  })

  it('are followed by another where the flight home is too early', () => {
    const plan = nightsOf('We land in Trat at 19:00, 3 nights Koh Kood, flight home from Trat at 7:30')
    expect(plan).toMatchObject({ onIsland: 3, days: 6, isFirstOnIsland: false, isLastOnIsland: false })
  })

  it('give one where the wish says how long the whole trip is, which is told', () => {
    const plan = nightsOf('Koh Lanta 5-9 February, landing in Krabi at 22:00')
    expect(plan).toMatchObject({ onIsland: 3, days: 5, isFirstOnIsland: false })
    expect(plan.told).toContain('night_of_landing')
  })

  it.each([
    'Landing in Krabi at 10:00, 3 nights on Koh Lanta',
    'Koh Samui 3 nights, landing on Samui at 22:00',
    'Koh Samet 2 nights from Bangkok, leaving at 18:00',
    'Krabi 2 nights, Koh Lanta 3 nights, landing at 22:00',
  ])('stay as they are otherwise: %s', (prompt) => {
    const { told } = nightsOf(prompt)
    expect(told).not.toContain('nights_by_airport')
    expect(told).not.toContain('night_of_landing')
  })
})
