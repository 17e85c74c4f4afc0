import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planWith } from '../../../test/support/planned-trip.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

function daysOf(prompt: string) {
  return planWith(service, prompt, 0.1).days.map(({ stops }) =>
    stops.map((stop) => ({
      ...stop,
      place: stop.place_id ? service.services.catalogue.findPlace(stop.place_id) : undefined,
    })),
  )
}

describe('with a toddler', () => {
  it.each(['4 days in Chiang Mai with our daughter of 3', 'พาลูก 2 ขวบเที่ยวเชียงใหม่ 3 วัน'])(
    'a day has one temple and no water park, and is over before eight: %s',
    (prompt) => {
      for (const stops of daysOf(prompt)) {
        const places = stops.filter(({ kind }) => kind === 'visit').flatMap(({ place }) => place ?? [])
        expect(places.filter(({ category }) => category === 'temple').length).toBeLessThanOrEqual(1)
        expect(places.flatMap(({ subCategories }) => subCategories)).not.toContain('water park')
        const last = stops.at(-1)
        expect((last?.arrive ?? 0) + (last?.stay_minutes ?? 0)).toBeLessThanOrEqual(20 * 60)
      }
    },
  )
})
