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

describe('who cannot walk far', () => {
  it.each(['4 days in Bangkok with my aunt of 78 who cannot walk far', 'พาคุณยายอายุ 80 เดินไกลไม่ไหว เที่ยวกรุงเทพ 4 วัน'])(
    'has one large sight on foot a day, and no quarter of lanes: %s',
    (prompt) => {
      for (const stops of daysOf(prompt)) {
        const visits = stops.filter(({ kind }) => kind === 'visit')
        const large = visits.filter(({ place }) =>
          ['th-10-grand-palace', 'th-10-wat-pho', 'th-10-wat-arun'].includes(place?.id ?? ''),
        )
        expect(large.length).toBeLessThanOrEqual(1)
        expect(visits.flatMap(({ place }) => place?.subCategories ?? [])).not.toContain('old quarter')
      }
    },
  )
})
