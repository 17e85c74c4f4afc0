import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { createKey } from '../../access/public.ts'

const URL = '/trips/v1/internal/ai/places-in-province'

let service: TestService
let key: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  key = (await createKey(service.services.db, { name: 'agent', scopes: ['internal'], expiresAt: null })).secret
})
afterAll(() => service.stop())

const list = (payload: object, headers: Record<string, string> = { 'x-api-key': key }) =>
  service.call('POST', URL, { payload, headers: { 'accept-language': 'en', ...headers } })
type Place = { place_id: string; category: string; interests: string[]; why: string[]; hours: string | null }
const placesOf = async (payload: object): Promise<Place[]> => (await list(payload)).body.places

describe('listPlacesInProvinceForAi', () => {
  it('lists compact facts of a province by its name in either language or its code', async () => {
    const answers = await Promise.all(
      ['Ayutthaya', 'พระนครศรีอยุธยา', '14'].map((province) => list({ province, limit: 5 })),
    )
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    const { province, places, total } = answers[0]!.body
    expect([province.code, places.length, total > 5]).toEqual(['14', 5, true])
    for (const { place_id: id, latitude, longitude, hours } of places) {
      expect(service.services.catalogue.findPlace(id)?.provinceCode).toBe('14')
      for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/^\d+(\.\d{1,4})?$/)
      expect(hours === null || /\d\d:\d\d-\d\d:\d\d/.test(hours)).toBe(true)
    }
  })

  it('puts what matches the interests first, and says so', async () => {
    const places = await placesOf({ province: '50', interests: ['waterfall'], limit: 3 })
    for (const { interests, why } of places) {
      expect(interests).toEqual(['waterfall'])
      expect(why).toContain('interest')
    }
    const named = await placesOf({ province: '50', interests: ['น้ำตก'], limit: 3 })
    expect(named).toEqual(places)
  })

  it('gives every interest its turn', async () => {
    const places = await placesOf({ province: '50', interests: ['nature', 'market', 'temple'], limit: 12 })
    for (const interest of ['nature', 'market', 'temple']) {
      const serving = places.filter(({ interests }) => interests.includes(interest))
      expect([interest, serving.length >= 2]).toEqual([interest, true])
    }
  })

  it('mixes categories: twenty places of Bangkok are of at least eight', async () => {
    const places = await placesOf({ province: '10', limit: 20 })
    expect(new Set(places.map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(places.map(({ place_id: id }) => id)).size).toBe(20)
  })

  it('proposes no hotels, and at most 30 places unless asked for more', async () => {
    expect(await placesOf({ province: '10' })).toHaveLength(30)
    const all = await placesOf({ province: '10', limit: 100 })
    expect(all.filter(({ category }) => category === 'hotel')).toEqual([])
  })

  it('returns 404 for an unknown province, with the nearest', async () => {
    const { status, body } = await list({ province: 'Chiang Mia' })
    expect([status, body.code, body.errors[0].pointer]).toEqual([404, 'province_not_found', '/province'])
    expect(body.errors[0].message).toContain('Chiang Mai')
  })

  it('returns 400 for every unknown interest, with the nearest', async () => {
    const { status, body } = await list({ province: '10', interests: ['tempel', 'temple', 'quidditch'] })
    expect(status).toBe(400)
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/interests/0', '/interests/2'])
    expect(body.errors[0].message).toContain('"temple"')
    for (const payload of [{}, { province: '10', limit: 101 }, { province: '10', interests: ['temple', 'temple'] }])
      expect([payload, (await list(payload)).status]).toEqual([payload, 400])
  })

  it('requires a key with the scope internal', async () => {
    expect((await list({ province: '10' }, {})).status).toBe(401)
    const chat = await createKey(service.services.db, { name: 'bot', scopes: ['chat'], expiresAt: null })
    expect((await list({ province: '10' }, { 'x-api-key': chat.secret })).status).toBe(403)
  })
})
