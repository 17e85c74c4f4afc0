import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const STREETS = ['th-20-walking-street', 'th-83-bangla-road', 'th-10-soi-rambuttri']
const SHOWS = ['th-20-tiffany', 'th-20-alcazar', 'th-83-simon-cabaret', 'th-10-x-calypso-cabaret']

function plan(prompt: string) {
  const stops = planWith(service, prompt, 0.1).days.flatMap((day) => day.stops)
  return (ids: readonly string[]) => stops.filter(({ place_id: id }) => id !== null && ids.includes(id))
}

describe('who goes out at night', () => {
  it.each([
    '4 days in Pattaya for the nightlife',
    'Phuket with the lads, 4 days, clubbing and parties',
    'ภูเก็ต 4 วัน เน้นปาร์ตี้',
  ])('sees one show, and is among the bars when these are full: %s', (prompt) => {
    const stopsAt = plan(prompt)
    const streets = stopsAt(STREETS)
    expect(streets.length).toBeGreaterThanOrEqual(1)
    for (const { arrive } of streets) expect(arrive).toBeGreaterThanOrEqual(21 * 60)
    const shows = stopsAt(SHOWS)
    expect(shows.length).toBeLessThanOrEqual(1)
    for (const { arrive, stay_minutes: stay } of shows) expect(arrive + stay).toBeLessThanOrEqual(21 * 60)
  })
})
