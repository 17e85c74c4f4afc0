import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { scorePopularRoutes } from '../route-jobs.ts'

let service: TestService
beforeEach(async () => {
  service = await startTestService({ withStarter: true, env: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterEach(() => service.stop())
const url = '/trips/v1/routes/popular'
const list = (query: Record<string, string> = {}, headers: Record<string, string> = { 'accept-language': 'en' }) =>
  service.call('GET', `${url}?${new URLSearchParams(query)}`, { headers })
interface Shown {
  route_id: string
  number_of_days: number
  provinces: { code: string; name: string }[]
  view_count: number
}
const ids = ({ body }: { body: { results: Shown[] } }) => body.results.map((route) => route.route_id)
/** What the scoring job does, and what follows on each node. */
async function score() {
  await scorePopularRoutes(service.services.db)
  await service.services.routeBoard.refresh()
}
async function look(routeId: string, viewers: number) {
  for (let viewer = 1; viewer <= viewers; viewer++)
    await service.call('GET', `/trips/v1/routes/detail/${routeId}`, {
      headers: { 'x-forwarded-for': `198.51.100.${viewer}` },
    })
}

describe('popular routes', () => {
  it('returns a summary of every route once, in the preferred language', async () => {
    const { status, headers, body } = await list({ limit: '100' })
    expect(status).toBe(200)
    expect(headers['content-language']).toBe('en')
    expect(body.total).toBe([...service.services.catalogue.routes()].length)
    const ayutthaya = body.results.find((route: Shown) => route.route_id === 'ayutthaya-1d')
    expect(ayutthaya).toMatchObject({
      route_name: 'Ayutthaya old city day trip',
      number_of_days: 1,
      provinces: [{ code: '14', name: 'Phra Nakhon Si Ayutthaya' }],
      place_count: 8,
      reaction_count: 0,
      source: 'Tiao editorial',
    })
    // From Bang Pa-In to the old city and around it.
    expect(ayutthaya.distance).toBeGreaterThan(15)
    expect(ayutthaya.distance).toBeLessThan(60)
    const thai = await list({ limit: '1' }, {})
    expect(thai.body.results[0].route_name).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('filters by province, region, number of days and nearness', async () => {
    for (const province of ['50', 'Chiang Mai', 'เชียงใหม่']) {
      const { body } = await list({ province, limit: '100' })
      expect(body.total).toBeGreaterThan(0)
      for (const route of body.results as Shown[]) expect(route.provinces.map(({ code }) => code)).toContain('50')
    }
    const south = await list({ region: 'ภาคใต้', limit: '100' })
    expect(ids(south)).toEqual(ids(await list({ region: 'south', limit: '100' })))
    const codes = new Set(
      service.services.catalogue.world.provinces.filter(({ region }) => region === 'south').map(({ code }) => code),
    )
    for (const route of south.body.results as Shown[])
      expect(route.provinces.some(({ code }) => codes.has(code))).toBe(true)
    const threeDays = await list({ number_of_days: '3', limit: '100' })
    expect(threeDays.body.total).toBeGreaterThan(1)
    for (const route of threeDays.body.results as Shown[]) expect(route.number_of_days).toBe(3)
    const near = await list({ near: '14.353,100.568', limit: '100' })
    expect(ids(near)).toContain('ayutthaya-1d')
    expect(ids(near)).not.toContain('chiang-mai-4d')
    expect((await list({ province: '50', region: 'south' })).body.results).toEqual([])
  })

  it('paginates without repeating a route', async () => {
    const pages: Awaited<ReturnType<typeof list>>[] = []
    for (let page = 1; page !== 0 && pages.length < 10; page = pages.at(-1)!.body.nextpage)
      pages.push(await list({ limit: '7', page: String(page) }))
    const seen = pages.flatMap(ids)
    expect(new Set(seen).size).toBe([...service.services.catalogue.routes()].length)
    expect(seen).toHaveLength(new Set(seen).size)
    expect(pages[0]!.headers.link).toBe(`<http://localhost:80${url}?limit=7&page=2>; rel="next"`)
    expect(pages.at(-1)!.headers.link).toBeUndefined()
    expect((await list({ page: '99' })).body).toMatchObject({ results: [], nextpage: 0 })
  })

  it('returns 404 for unknown provinces and regions, and 400 for other invalid parameters by name', async () => {
    expect((await list({ province: 'Atlantis' })).body).toMatchObject({ status: 404, code: 'province_not_found' })
    expect((await list({ region: 'middle' })).body).toMatchObject({ status: 404, code: 'region_not_found' })
    const { status, body } = await list({ number_of_days: '31', near: 'here', provinces: '10' })
    expect(status).toBe(400)
    expect(body.errors.map(({ parameter, code }: { parameter: string; code: string }) => [parameter, code])).toEqual(
      expect.arrayContaining([
        ['number_of_days', 'too_large'],
        ['near', 'bad_format'],
        ['provinces', 'unknown'],
      ]),
    )
    expect((await list({ near: '95,100' })).body.errors[0]).toMatchObject({ parameter: 'near', code: 'bad_format' })
  })
})

/** Three views of one route and two of another, which count from the next scoring on. */
async function lookAtTwo() {
  await look('chiang-rai-3d', 3)
  await look('chiang-mai-4d', 2)
}

describe('ordering by popularity', () => {
  it('orders by id while there are no views', async () => {
    const order = ids(await list({ limit: '100' }))
    expect(order).toEqual([...order].sort())
  })

  it('changes, together with the views, when the job has run', async () => {
    await lookAtTwo()
    expect(ids(await list())[0]).not.toBe('chiang-rai-3d')
    await score()
    const { body } = await list()
    expect(ids({ body }).slice(0, 2)).toEqual(['chiang-rai-3d', 'chiang-mai-4d'])
    expect(body.results.slice(0, 2).map((route: Shown) => route.view_count)).toEqual([3, 2])
  })

  it('counts a view once when the job runs twice', async () => {
    const scoreOf = async () =>
      (
        await service.services.db
          .selectFrom('route_popularity')
          .select('score')
          .where('route_id', '=', 'chiang-rai-3d')
          .executeTakeFirstOrThrow()
      ).score
    await lookAtTwo()
    await score()
    const before = await scoreOf()
    expect(before).toBeCloseTo(3, 3)
    await score()
    expect(await scoreOf()).toBeCloseTo(before, 3)
  })

  it('halves the weight of views after a week', async () => {
    await lookAtTwo()
    await score()
    await service.services.db
      .updateTable('route_popularity')
      .set({ scored_at: new Date(Date.now() - 7 * 86_400_000) })
      .where('route_id', '=', 'chiang-rai-3d')
      .execute()
    await score()
    expect(ids(await list()).slice(0, 2)).toEqual(['chiang-mai-4d', 'chiang-rai-3d'])
  })

  it('purges viewers after a day', async () => {
    await lookAtTwo()
    await service.services.db
      .updateTable('route_view')
      .set({ hour_at: new Date(Date.now() - 30 * 3_600_000) })
      .execute()
    await score()
    expect(await service.services.db.selectFrom('route_view').select('route_id').execute()).toEqual([])
  })

  it('changes its ETag when the order changes', async () => {
    const { headers } = await list()
    const ask = () => list({}, { 'accept-language': 'en', 'if-none-match': headers.etag! })
    expect((await ask()).status).toBe(304)
    await look('bkk-classic-3d', 9)
    await score()
    const changed = await ask()
    expect([changed.status, ids(changed)[0]]).toEqual([200, 'bkk-classic-3d'])
  })
})
