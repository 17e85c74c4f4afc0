import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { judgeTrip } from '../acceptance/public.ts'
import { renderPreview, type TripPreview } from '../trips/public.ts'
import { planTrip } from './plan-trip.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

async function plan(prompt: string): Promise<TripPreview> {
  const wish = { prompt, today: '2026-11-21', constraints: {}, language: 'en' as const }
  const facts = await planTrip(service.services, wish, { caller: 'test', signal: AbortSignal.timeout(60_000) })
  const trip = renderPreview(facts, { catalogue: service.services.catalogue, language: 'en', today: wish.today })
  expect(judgeTrip(trip, service.services.catalogue)).toEqual([])
  return trip
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const NOON = 12 * 60
const TWO = 14 * 60

/** Days that last over noon, and neither stop for lunch between 11:00 and 14:00 nor say where it is. */
function hungryDays({ days }: TripPreview): number[] {
  return days.flatMap(({ day, stops, travel_back: back }) => {
    const [first, last] = [stops[0], stops.at(-1)]
    if (!first || !last) return []
    const isFull =
      minutesOf(first.arrive) - (first.travel?.minutes ?? 0) <= NOON &&
      minutesOf(last.depart) + (back?.minutes ?? 0) >= TWO
    const isSaid = stops.some(
      ({ kind, note = '', arrive, depart }) =>
        /lunch/i.test(note) && (kind !== 'meal' || (arrive >= '11:00' && depart <= '14:00')),
    )
    return isFull && !isSaid ? [day] : []
  })
}

it.each([
  'Krabi 3 days',
  'Krabi 4 days, island hopping',
  'Koh Phangan 3 days',
  'Trang islands 3 days in January',
  'Koh Samui 5 days',
  'Koh Lanta 3 days',
  'Phuket 4 days, beaches and boats',
  'Khao Lak and Similan 3 days in February',
  '3 days in Bangkok',
  '5 days in Isan by car',
])('every full day has lunch, or says where it is: %s', async (prompt) => {
  expect(hungryDays(await plan(prompt))).toEqual([])
})
