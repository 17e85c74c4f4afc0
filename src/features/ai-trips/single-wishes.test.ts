import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { readPrompt } from '../../language/reader/read-prompt.ts'
import { chooseStays } from './choose-stays.ts'
import { gazetteerOf } from './gazetteer.ts'
import { kindsOf } from './interest.ts'
import { createTripWork, type TripWish } from './trip-work.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const read = (prompt: string) =>
  readPrompt(prompt, { today: '2026-11-21', gazetteer: gazetteerOf(service.services.catalogue) })

/** Visits of a kind, by day. */
function visitsOf(kind: string, prompt: string): number[] {
  const { catalogue } = service.services
  const work = createTripWork(catalogue, { effort: 0.2 })
  const wish: TripWish = { prompt, today: '2026-11-21', constraints: {}, language: read(prompt).language }
  const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
  if (planned === 'outdated' || !('trip' in planned)) throw new Error(JSON.stringify(planned))
  return planned.trip.days.map(
    ({ stops }) =>
      stops.filter(({ kind: stop, place_id: id }) => {
        const place = stop === 'visit' && id !== null ? catalogue.findPlace(id) : undefined
        return place !== undefined && kindsOf(place, catalogue.conceptsByKey).includes(kind)
      }).length,
  )
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

describe('one of a kind', () => {
  it.each([
    ['temple', 'Chiang Rai 3 days, one quiet temple'],
    ['temple', 'เชียงราย 3 วัน ขอวัดสักที่'],
    ['waterfall', 'Kanchanaburi 3 days, just one waterfall'],
    ['cafe', 'น่าน 3 วัน คาเฟ่สวย ๆ สักร้าน'],
  ])('is one on the whole trip: %s, %s', (kind, prompt) => {
    expect(sum(visitsOf(kind, prompt))).toBe(1)
  })

  it('leaves room for other places', () => {
    const { catalogue } = service.services
    const work = createTripWork(catalogue, { effort: 0.2 })
    const wish: TripWish = {
      prompt: 'Chiang Rai 3 days, one temple',
      today: '2026-11-21',
      constraints: {},
      language: 'en',
    }
    const planned = work({ kind: 'plan', wish, model: null, roads: { engine: 'none' } })
    if (planned === 'outdated' || !('trip' in planned)) throw new Error(JSON.stringify(planned))
    for (const { stops } of planned.trip.days)
      expect(stops.filter(({ kind }) => kind === 'visit').length).toBeGreaterThan(1)
  })

  it('is one bed by the sea', () => {
    const nightsOf = (prompt: string) =>
      chooseStays(read(prompt), service.services.catalogue)?.map(({ destination }) => destination.fits.beach >= 0.5)
    expect(nightsOf('9 days: Bangkok and one calm beach')?.filter(Boolean)).toHaveLength(1)
    expect(nightsOf('11 days Chiang Mai and one quiet beach with a baby')?.filter(Boolean)).toHaveLength(1)
  })
})

describe('a region beside a city', () => {
  it.each([
    ['Bangkok, then one quiet beach, 9 days', 2],
    ['Bangkok and Isan, 12 days', 3],
  ])('has stays of its own, in one line: %s', (prompt, least) => {
    const stays = chooseStays(read(prompt), service.services.catalogue) ?? []
    expect(stays.length).toBeGreaterThanOrEqual(least)
    expect(new Set(stays.map(({ destination }) => destination.id)).size).toBe(stays.length)
    expect([stays[0], stays.at(-1)].map((stay) => stay?.destination.id)).toContain('bangkok')
  })
})

describe('a wish for one', () => {
  const wishOf = (prompt: string, kind: string) => read(prompt).interests.find(({ key }) => key === kind)

  it.each([
    ['Trang 4 days, one cave', 'cave'],
    ['Trang 4 days with a single easy beach', 'beach'],
    ['ตรัง 4 วัน หาดเดียวพอ', 'beach'],
    ['ตรัง 3 วัน ขอน้ำตกสักแห่ง', 'waterfall'],
    ['ลำปาง 2 วัน วัด 1 แห่ง', 'temple'],
  ])('says one and no more: %s', (prompt, kind) => {
    expect(wishOf(prompt, kind)).toMatchObject({ minCount: 1, isOne: true })
  })

  it.each([
    ['Trang 4 days, a beach holiday', 'beach', null],
    ['Lampang 2 days, a temple tour', 'temple', null],
    ['Trang 4 days with a waterfall', 'waterfall', 1],
    ['one temple in Lampang, and the temples of Phrae, 4 days', 'temple', 1],
    ['ลำปาง 2 วัน วัดสัก 3 แห่ง', 'temple', 3],
  ])('says less, or something else: %s', (prompt, kind, minCount) => {
    const wish = wishOf(prompt, kind)
    expect(wish?.minCount ?? null).toBe(minCount)
    expect(wish?.isOne).toBeUndefined()
  })
})
