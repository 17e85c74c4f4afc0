import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { shortestOrder } from './stay-order.ts'
import type { TripStay } from './trip-stay.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

describe('the order of many stays', () => {
  const ids = ['chiang-rai', 'ranong', 'nan', 'krabi', 'phrae', 'hua-hin', 'trang', 'sukhothai', 'chumphon']
  const staysOf = (names: readonly string[]): TripStay[] => {
    const { destinations } = service.services.catalogue.world
    return names.map((id) => ({ destination: destinations.find((each) => each.id === id)!, nights: 2 }))
  }
  const none = { start: null, end: null }

  it('goes down the country once, not up and down', () => {
    const order = shortestOrder(staysOf(ids), none, service.services.catalogue).map(({ destination }) => destination)
    const latitudes = order.map(({ point }) => point.latitude)
    const turns = latitudes.slice(2).filter((latitude, at) => {
      const [before, between] = [latitudes[at]!, latitudes[at + 1]!]
      return (between - before) * (latitude - between) < 0
    })
    expect(turns.length).toBeLessThanOrEqual(3)
    expect(new Set(order.map(({ id }) => id))).toEqual(new Set(ids))
  })

  it('keeps to what is possible', () => {
    const isFirst = (order: readonly TripStay[]) => order[0]?.destination.id === 'chiang-rai'
    expect(isFirst(shortestOrder(staysOf(ids), none, service.services.catalogue, isFirst))).toBe(true)
  })
})
