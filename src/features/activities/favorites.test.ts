import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { Favorite } from './favorites.ts'
import { MAX_FAVORITES } from './favorites.ts'

const URL = '/trips/v1/activities/favorites'
let service: TestService
const now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())

const add = (who: TestUser, refId: string, refType = 'place', headers: Record<string, string> = {}) =>
  service.call('POST', URL, {
    payload: { ref_type: refType, ref_id: refId },
    headers: { ...who.headers, ...headers },
  })
const get = (who: TestUser, path = '', language = 'en') =>
  service.call('GET', `${URL}${path}`, { headers: { ...who.headers, 'accept-language': language } })
const refsOf = ({ body }: { body: { results: Favorite[] } }) => body.results.map(({ ref_id: id }) => id)

/** Changes the catalogue as an import does: with a new version, which the node then loads. */
async function changeCatalogue(change: ReturnType<typeof sql>): Promise<void> {
  const { db, catalogue } = service.services
  await sql`update catalogue_version set version = version + 1`.execute(db)
  await change.execute(db)
  await catalogue.refresh()
}
const version = sql`(select version from catalogue_version)`
async function removePlace(placeId: string): Promise<void> {
  await changeCatalogue(sql`with gone as (delete from place where place_id = ${placeId} returning place_id)
    insert into catalogue_removal (kind, id, version) select 'place', place_id, ${version} from gone`)
}

describe('addFavoriteV1', () => {
  it('adds a place and a route, and shows them in the language of the reader', async () => {
    const user = await createTestUser(service)
    const place = await add(user, 'th-10-wat-pho')
    expect([place.status, place.headers['location']]).toEqual([
      201,
      expect.stringMatching(new RegExp(`${URL}/${place.body.favorite_id}$`)),
    ])
    expect(place.body).toMatchObject({
      ref_type: 'place',
      ref_id: 'th-10-wat-pho',
      available: true,
      name: 'Wat Pho',
      category: 'temple',
      provinces: [{ code: '10', name: 'Bangkok' }],
      created_at: now.toISOString(),
    })
    const route = await add(user, 'ayutthaya-1d', 'route', { 'accept-language': 'th' })
    expect([route.status, route.body.category]).toEqual([201, null])
    expect(route.body.name).toMatch(/อยุธยา/)
    expect(route.body.provinces).toEqual([{ code: '14', name: 'พระนครศรีอยุธยา' }])
  })

  it('returns the same favourite to a repeat, and one to twenty calls at once', async () => {
    const user = await createTestUser(service)
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(user, 'th-10-grand-palace')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
    expect(new Set(answers.map(({ body }) => body.favorite_id)).size).toBe(1)
    expect((await get(user)).body.total).toBe(1)
  })

  it('replays the stored answer for the same idempotency key, and refuses the key for another body', async () => {
    const user = await createTestUser(service)
    const key = { 'idempotency-key': 'favorite-1' }
    const first = await add(user, 'th-10-wat-pho', 'place', key)
    await service.call('DELETE', `${URL}/${first.body.favorite_id}`, { headers: user.headers })
    const again = await add(user, 'th-10-wat-pho', 'place', key)
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([201, 'true', first.body])
    expect((await add(user, 'th-10-grand-palace', 'place', key)).status).toBe(422)
  })

  it('returns 404 for a target that does not exist, or is of another kind', async () => {
    const user = await createTestUser(service)
    for (const [id, kind] of [
      ['th-10-wat-nowhere', 'place'],
      ['th-10-wat-pho', 'route'],
      ['post_019abcde-0000-7000-8000-000000000001', 'post'],
    ] as const) {
      const { status, body } = await add(user, id, kind)
      expect([id, status, body.code]).toEqual([id, 404, 'target_not_found'])
    }
  })

  it('keeps the limit per user, also under concurrent calls', async () => {
    const user = await createTestUser(service)
    await sql`insert into favorite (favorite_id, user_id, ref_type, ref_id, created_at)
      select 'fav_' || ${user.userId} || n, ${user.userId}, 'place', 'gone-' || n, now()
      from generate_series(1, ${MAX_FAVORITES - 1}::int) n`.execute(service.services.db)
    const answers = await Promise.all(
      ['th-10-wat-pho', 'th-10-grand-palace', 'th-10-wat-arun'].map((id) => add(user, id)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_favorites' })
  })

  it('rejects other kinds and members, and calls without a token', async () => {
    const user = await createTestUser(service)
    const { status, body } = await service.call('POST', URL, {
      payload: { ref_type: 'hotel', ref_idd: 'x' },
      headers: user.headers,
    })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/ref_id', '/ref_idd', '/ref_type'],
    ])
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['GET', '/fav_1'],
      ['GET', '/province/10'],
      ['DELETE', '/fav_1'],
    ] as const)
      expect((await service.call(method, URL + path, method === 'POST' ? { payload: {} } : {})).status).toBe(401)
  })
})

describe('getFavoriteV1 and removeFavoriteV1', () => {
  it('show and remove only the favourites of the caller', async () => {
    const [owner, stranger] = [await createTestUser(service), await createTestUser(service)]
    const { favorite_id: id } = (await add(owner, 'th-10-wat-pho')).body
    const foreign = await get(stranger, `/${id}`)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'favorite_not_found'])
    const remove = (who: TestUser) => service.call('DELETE', `${URL}/${id}`, { headers: who.headers })
    expect((await remove(stranger)).status).toBe(204)
    expect((await get(owner, `/${id}`)).body.favorite_id).toBe(id)
    expect([(await remove(owner)).status, (await remove(owner)).status]).toEqual([204, 204])
    expect((await get(owner, `/${id}`)).status).toBe(404)
  })
})

describe('listFavoritesV1', () => {
  it('lists newest first, pages in a total order, and filters by kind and category', async () => {
    const user = await createTestUser(service)
    const ids = ['th-10-wat-pho', 'th-10-grand-palace', 'th-10-chatuchak-market', 'th-50-wat-phra-that-doi-suthep']
    // All at the same instant: ids break the tie.
    for (const id of ids) await add(user, id)
    await add(user, 'ayutthaya-1d', 'route')
    const all = refsOf(await get(user))
    expect([...all].sort()).toEqual([...ids, 'ayutthaya-1d'].sort())
    const pages = [await get(user, '?limit=2'), await get(user, '?limit=2&page=2'), await get(user, '?limit=2&page=3')]
    expect(pages.flatMap(refsOf)).toEqual(all)
    expect(pages.map(({ body }) => [body.total, body.nextpage])).toEqual([
      [5, 2],
      [5, 3],
      [5, 0],
    ])
    expect(pages[0]!.headers['link']).toContain('page=2')
    expect(refsOf(await get(user, '?ref_type=route'))).toEqual(['ayutthaya-1d'])
    for (const category of ['temple', encodeURIComponent('วัด')])
      expect(refsOf(await get(user, `?category=${category}`)).sort()).toEqual([ids[0], ids[3]])
    expect(refsOf(await get(user, '?category=ATTRACTION'))).not.toContain('ayutthaya-1d')
    const unknown = await get(user, '?category=tample')
    expect([unknown.status, unknown.body.errors[0].message]).toEqual([400, expect.stringContaining('temple')])
  })

  it('shows a removed target as unavailable, with its last known name', async () => {
    const user = await createTestUser(service)
    await add(user, 'th-10-wat-arun')
    await removePlace('th-10-wat-arun')
    const [favorite] = (await get(user)).body.results
    expect(favorite).toMatchObject({
      available: false,
      name: 'Wat Arun',
      category: 'temple',
      provinces: [{ code: '10', name: 'Bangkok' }],
    })
    expect((await get(user, '', 'th')).body.results[0].name).toMatch(/วัดอรุณ/)
    expect((await get(user, '/province/10')).body.total).toBe(1)
    expect((await add(user, 'th-10-wat-arun')).status).toBe(404)
  })

  it('follows a place to its duplicate from the tourism authority', async () => {
    const user = await createTestUser(service)
    const early = (await add(user, 'th-10-jim-thompson-house')).body
    await changeCatalogue(sql`
      insert into place (place_id, category_code, name_th, name_en, latitude, longitude, province_code, source, content_digest, version)
      select 'P-77', category_code, name_th, name_en, latitude, longitude, province_code, 'tat', 'digest', ${version}
      from place where place_id = 'th-10-jim-thompson-house'`)
    await changeCatalogue(
      sql`update place set tat_id = 'P-77', version = ${version} where place_id = 'th-10-jim-thompson-house'`,
    )
    expect((await get(user)).body.results[0]).toMatchObject({ ref_id: 'P-77', available: true })
    const again = await add(user, 'th-10-jim-thompson-house')
    expect([again.status, again.body.favorite_id]).toEqual([200, early.favorite_id])
    const list = await service.call('GET', `/trips/v1/place/v2/list?keyword=Jim%20Thompson&province=10&limit=5`, {
      headers: user.headers,
    })
    const place = list.body.results.find(({ place_id: id }: { place_id: string }) => id === 'P-77')
    expect(place.is_favorite).toBe(true)
  })
})

describe('listFavoritesByProvinceV1', () => {
  it('lists the favourites of a province and counts those of all 77', async () => {
    const user = await createTestUser(service)
    await add(user, 'th-10-wat-pho')
    await add(user, 'th-50-wat-phra-that-doi-suthep')
    await add(user, 'ayutthaya-1d', 'route')
    const { status, body } = await get(user, `/province/${encodeURIComponent('เชียงใหม่')}`)
    expect([status, refsOf({ body })]).toEqual([200, ['th-50-wat-phra-that-doi-suthep']])
    const counts = new Map(body.provinces.map(({ code, count }: { code: string; count: number }) => [code, count]))
    expect([counts.size, counts.get('10'), counts.get('14'), counts.get('50'), counts.get('83')]).toEqual([
      77, 1, 1, 1, 0,
    ])
    expect(refsOf(await get(user, '/province/14?ref_type=place'))).toEqual([])
    expect((await get(user, '/province/Atlantis')).body.code).toBe('province_not_found')
  })
})
