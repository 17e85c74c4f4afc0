import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { TestCommunity, TITLE } from '../../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { daysWith, PLACES, TRIPS, tripCalls } from '../../../../test/support/trips.ts'

const URL = '/trips/v1/routes/popular/combined'
/** The places of an editorial route. */
const AYUTTHAYA = 'ayutthaya-1d'

let service: TestService
let community: TestCommunity
let author: TestUser
let shared: string
let planned: string
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  community = new TestCommunity(service)
  author = await createTestUser(service)
  shared = await share(await saveTrip(daysWith(PLACES)))
  const ai = await tripCalls(service, author).call('POST', `${TRIPS}/ai`, { prompt: 'น่าน 2 วัน วัด คาเฟ่' })
  planned = await share(ai.body.trip_id)
})
afterAll(() => service.stop())

async function saveTrip(days: object): Promise<string> {
  return (await tripCalls(service, author).create({ name: 'private title', days })).body.trip_id
}
const share = (tripId: string) => community.post(author, { trip_id: tripId })
const list = async (query = '?limit=100', who?: TestUser) =>
  (await service.call('GET', `${URL}${query}`, { headers: who?.headers ?? { 'accept-language': 'en' } })).body
const idsOf = (body: { results: { route_id: string }[] }) => body.results.map(({ route_id: id }) => id)
const find = async (id: string, query?: string) =>
  (await list(query)).results.find(({ route_id }: { route_id: string }) => route_id === id)
const open = (id: string) =>
  service.call('GET', `/trips/v1/routes/detail/${id}`, { headers: { 'accept-language': 'en' } })

describe('listPopularRoutesCombinedV3', () => {
  it('lists routes of editors, of travellers and of AI, and says which is which', async () => {
    const body = await list()
    expect(new Set(body.results.map(({ source }: { source: string }) => source))).toEqual(
      new Set(['editorial', 'community', 'ai']),
    )
    expect(body.total).toBe(33)
    const route = await find(shared)
    expect(route).toMatchObject({
      route_name: TITLE,
      source: 'community',
      credit: author.username,
      number_of_days: 1,
      place_count: 3,
      provinces: [{ code: '14', name: 'Phra Nakhon Si Ayutthaya' }],
      view_count: null,
    })
    expect(route.distance).toBeGreaterThan(0)
    expect((await find(planned)).source).toBe('ai')
    expect((await find('krabi-4d')).credit).toBe('Tiao editorial')
  })

  it('lists nothing that cannot be opened', async () => {
    for (const id of idsOf(await list())) expect([id, (await open(id)).status]).toEqual([id, 200])
    const { body } = await open(shared)
    expect(body).toMatchObject({ route_id: shared, route_name: TITLE, source: author.username, reviews: [] })
    expect(body.days).toEqual([{ day: 1, place: [...PLACES] }])
    expect(body.places.map(({ place_id: id }: { place_id: string }) => id)).toEqual([...PLACES])
    expect(JSON.stringify(body)).not.toContain('private title')
  })

  it('keeps only the best of nearly the same routes', async () => {
    const { body } = await open(AYUTTHAYA)
    const copy = await share(await saveTrip(daysWith(body.days[0].place)))
    expect((await find(copy)) === undefined).toBe((await find(AYUTTHAYA)) !== undefined)
    for (let count = 0; count < 3; count++) await community.on(await createTestUser(service), 'PUT', `${copy}/reaction`)
    const ids = idsOf(await list())
    expect([ids.includes(copy), ids.includes(AYUTTHAYA)]).toEqual([true, false])
    expect((await find(AYUTTHAYA, '?source=editorial&limit=100')).source).toBe('editorial')
    await community.on(author, 'DELETE', copy)
    expect(idsOf(await list())).toContain(AYUTTHAYA)
  })

  it('filters by source, and otherwise as listPopularRoutesV1', async () => {
    expect(idsOf(await list('?source=community'))).toEqual([shared])
    expect(idsOf(await list('?source=ai'))).toEqual([planned])
    expect(idsOf(await list('?province=Nan&number_of_days=2'))).toEqual([planned])
    expect((await service.call('GET', `${URL}?source=robots`)).status).toBe(400)
    expect((await service.call('GET', `${URL}?province=Atlantis`)).body.code).toBe('province_not_found')
  })

  it('hides a trip as soon as its post is deleted, hidden or its author closes the account', async () => {
    const post = await share(await saveTrip(daysWith(['th-10-wat-pho', 'th-10-wat-arun'])))
    const isThere = async () => [(await find(post)) !== undefined, (await open(post)).status]
    expect(await isThere()).toEqual([true, 200])
    const { db } = service.services
    const setState = (review_state: 'hidden' | 'published') =>
      db.updateTable('community_post').set({ review_state }).where('post_id', '=', post).execute()
    await setState('hidden')
    expect(await isThere()).toEqual([false, 404])
    await setState('published')
    const setClosed = (deactivated_at: Date | null) =>
      db.updateTable('app_user').set({ deactivated_at }).where('user_id', '=', author.userId).execute()
    await setClosed(new Date())
    expect(await isThere()).toEqual([false, 404])
    await setClosed(null)
    await community.on(author, 'DELETE', post)
    expect(await isThere()).toEqual([false, 404])
  })

  it('leaves out trips of a single place, and posts without a trip', async () => {
    const lonely = await share(await saveTrip(daysWith(['th-10-wat-pho'])))
    const textOnly = await community.post(author)
    const ids = idsOf(await list())
    expect(ids).not.toContain(lonely)
    expect(ids).not.toContain(textOnly)
    expect((await open(textOnly)).status).toBe(404)
  })
})
