import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const get = (id: string, headers: Record<string, string> = { 'accept-language': 'th' }) =>
  service.call('GET', `/trips/v1/destinations/${id}`, { headers })
interface Place {
  place_id: string
  place_name: string
  thumbnail_url: string
}
interface Other {
  destination_id: string
  distance: number
}
const ids = (others: Other[]) => others.map(({ destination_id: id }) => id)

describe('a destination', () => {
  it('says when to go, for how long and how to get there, in the language of the reader', async () => {
    const { status, body } = await get('bangkok')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'กรุงเทพฯ',
      name_en: 'Bangkok',
      region: 'central',
      best_months: [1, 2, 11, 12],
      poor_months: [4, 9, 10],
      nights: { least: 1, usual: 3, most: 5 },
      part_of: null,
    })
    expect(body.poor_months_reason).toMatch(/เมษายน/)
    const english = await get('bangkok', { 'accept-language': 'en' })
    expect(english.body.poor_months_reason).toMatch(/April/)
    expect(english.body.base_towns).toContain('Nonthaburi')
    expect(english.body.good_for[0]).toBe('culture')
  })

  it('lists the day trips that people make from it', async () => {
    const { body } = await get('hua-hin')
    expect(body.day_trips.map(({ place_id: id }: Place) => id)).toEqual(['th-77-phraya-nakhon-cave'])
  })

  it('lists its highlights in the order of a guide, as places with a picture', async () => {
    const { body } = await get('bangkok')
    const { highlights } = service.services.catalogue.world.destinations.find(({ id }) => id === 'bangkok')!
    expect(body.highlights.map(({ place_id: id }: Place) => id)).toEqual(highlights)
    for (const place of body.highlights as Place[]) expect(place.thumbnail_url).toMatch(/^\/pictures\/cards\//)
  })

  it('has a drawn card of its own kind', async () => {
    const { body } = await get('ko-lipe')
    expect(body.thumbnail_url).toMatch(/^\/pictures\/cards\/1\.island\.south\./)
    expect((await service.call('GET', body.thumbnail_url)).status).toBe(200)
  })

  it('names its parts, the whole that it is a part of, and what combines with it', async () => {
    const phuket = (await get('phuket')).body
    expect(ids(phuket.parts)).toContain('patong')
    expect(ids(phuket.combines_with)).toContain('phang-nga')
    const patong = (await get('patong')).body
    expect(patong.part_of).toMatchObject({ destination_id: 'phuket' })
  })

  it('has other destinations nearby, the nearest first, without those that it names elsewhere', async () => {
    const { body } = await get('chiang-mai')
    const distances = body.near.map(({ distance }: Other) => distance)
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
    const named = new Set([...ids(body.parts), ...ids(body.combines_with), 'chiang-mai'])
    expect(ids(body.near).filter((id) => named.has(id))).toEqual([])
  })

  it('lists the journeys that stay in it or in a part of it, the shortest first', async () => {
    const { body } = await get('krabi')
    const journeys: { least_days: number; stays: { destination_id: string }[] }[] = body.journeys
    expect(journeys.length).toBeGreaterThan(2)
    for (const { stays } of journeys)
      expect(stays.some(({ destination_id: id }) => id === 'krabi' || id === 'ao-nang')).toBe(true)
    const days = journeys.map(({ least_days: least }) => least)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })

  it('has an area around its point', async () => {
    const { area, latitude, longitude } = (await get('pai')).body
    expect(area.south).toBeLessThan(latitude)
    expect(area.north).toBeGreaterThan(latitude)
    expect(area.west).toBeLessThan(longitude)
    expect(area.east).toBeGreaterThan(longitude)
  })

  it('is complete in both languages, whichever it is', async () => {
    for (const { id } of service.services.catalogue.world.destinations)
      for (const language of ['th', 'en']) {
        const { status, body } = await get(id, { 'accept-language': language })
        expect([id, status]).toEqual([id, 200])
        expect([id, body.highlights.length > 0, body.summary !== '']).toEqual([id, true, true])
      }
  })

  it('keeps its ETag while nothing changes', async () => {
    const { headers } = await get('pai')
    expect((await get('pai', { 'accept-language': 'th', 'if-none-match': headers['etag']! })).status).toBe(304)
    expect((await get('pai', { 'accept-language': 'en', 'if-none-match': headers['etag']! })).status).toBe(200)
  })

  it.each(['atlantis', 'constructor'])('is 404 under an unknown id: %s', async (id) => {
    const { status, body } = await get(id)
    expect([status, body.code]).toEqual([404, 'destination_unknown'])
  })
})
