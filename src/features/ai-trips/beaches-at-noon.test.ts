import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const NOON = { from: 11 * 60 + 30, to: 14 * 60 + 30 }

describe('a beach', () => {
  it.each(['หัวหิน 2 วัน', 'Samui 4 days', 'Phuket 3 days', 'พัทยา 2 วัน'])(
    'is for the morning and from three o’clock on, and is still on the trip: %s',
    (prompt) => {
      const beaches = planWith(service, prompt, 0.2).days.flatMap(({ stops }) =>
        stops.filter(({ place_id: id }) => id && service.services.catalogue.findPlace(id)?.category === 'beach'),
      )
      expect(beaches.length).toBeGreaterThan(0)
      for (const { place_id: id, arrive, stay_minutes: stay } of beaches)
        expect([id, Math.min(arrive + stay, NOON.to) - Math.max(arrive, NOON.from) <= 15]).toEqual([id, true])
    },
  )
})
