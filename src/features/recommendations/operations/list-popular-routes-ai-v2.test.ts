import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { CONSENT_VERSION } from '../../consent/public.ts'

const URL = '/trips/v1/routes/popular/ai'
const ACTIVITIES = '/trips/v1/activities'

let service: TestService
let user: TestUser
let now = new Date('2026-11-21T03:00:00Z')
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => now })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await createTestUser(service)
})

const list = async (who: TestUser | null = user, query = '?limit=100') =>
  (await service.call('GET', `${URL}${query}`, { headers: who?.headers ?? { 'accept-language': 'en' } })).body
const idsOf = (body: { results: { route_id: string }[] }) => body.results.map(({ route_id: id }) => id)
const codesOf = (body: { results: { reason: { code: string } }[] }) => body.results.map(({ reason }) => reason.code)
const on = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
  service.call(method, url, { headers: user.headers, ...(payload && { payload }) })
const agree = (profiling: boolean) => on('PUT', '/core/v1/users/me/consent', { version: CONSENT_VERSION, profiling })
const like = (...ids: string[]) =>
  on('PUT', `${ACTIVITIES}/preferences`, {
    question_version: '2026-11-22',
    answers: [{ question_id: 'interests', option_ids: ids }],
  })
const record = async (what: 'favorites' | 'view-logs', type: string, id: string) => {
  const { status } = await on('POST', `${ACTIVITIES}/${what}`, { ref_type: type, ref_id: id })
  expect([id, status]).toEqual([id, 201])
}
const keep = (type: string, id: string) => record('favorites', type, id)
const view = (type: string, id: string) => record('view-logs', type, id)

describe('listPopularRoutesAiV2 without consent', () => {
  it('ranks alike for everyone without consent, however much a user has stated', async () => {
    await like('beach', 'island')
    await keep('place', 'th-83-patong-beach')
    await view('route', 'krabi-4d')
    const anybody = await list(null)
    expect(anybody.personal).toBe(false)
    expect({ ...(await list()), timestamp: '' }).toEqual({ ...anybody, timestamp: '' })
    await agree(false)
    expect(idsOf(await list())).toEqual(idsOf(anybody))
  })

  it('follows the season: the Andaman coast is for February, not for July', async () => {
    const rankIn = async (month: string) => {
      now = new Date(`2027-${month}-10T03:00:00Z`)
      const { results } = await list(null)
      return results.findIndex(({ route_id: id }: { route_id: string }) => id === 'krabi-4d')
    }
    expect(await rankIn('02')).toBeLessThan(await rankIn('07'))
    now = new Date('2026-11-21T03:00:00Z')
  })

  it('lists every route once, in pages that follow each other, the same each time', async () => {
    const all = idsOf(await list(null))
    expect(new Set(all).size).toBe(31)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(null, `?limit=10&page=${page}`)))
    expect(pages.flatMap(idsOf)).toEqual(all)
    expect(pages.map(({ nextpage }) => nextpage)).toEqual([2, 3, 4, 0])
  })

  it('says why, in the language of the answer', async () => {
    const seasonal = (body: { results: { reason: { code: string; text: string } }[] }) =>
      body.results.find(({ reason }) => reason.code === 'in_season')?.reason.text
    expect(seasonal(await list(null))).toBe('At its best in November')
    const thai = await service.call('GET', `${URL}?limit=100`, { headers: { 'accept-language': 'th' } })
    expect(seasonal(thai.body)).toBe('เดือนพฤศจิกายนกำลังน่าเที่ยว')
  })

  it('spreads similar routes: no two of the first five are in the same province', async () => {
    const { results } = await list(null, '?limit=5')
    const codes = results.flatMap(({ provinces }: { provinces: { code: string }[] }) =>
      provinces.map(({ code }) => code),
    )
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('listPopularRoutesAiV2 with consent', () => {
  beforeEach(() => agree(true))

  it('is not personal for a user of whom nothing is known', async () => {
    const body = await list()
    expect([body.personal, idsOf(body)]).toEqual([false, idsOf(await list(null))])
  })

  it('puts routes of the chosen interests first and names the interests', async () => {
    await like('beach', 'island')
    const { personal, results } = await list(user, '?limit=3')
    expect(personal).toBe(true)
    for (const { tags, reason } of results) {
      expect(tags.some((tag: string) => ['beach', 'island'].includes(tag))).toBe(true)
      expect(reason.code).toBe('matches_interests')
      expect(reason.text).toMatch(/^Matches your interests: (Beaches|Islands)/)
    }
    await like('temple', 'history')
    expect((await list(user, '?limit=1')).results[0].tags).toContain('history')
  })

  it('learns from favourites: what is like them, and what is near them', async () => {
    await keep('place', 'th-81-railay')
    const { results } = await list(user, '?limit=1')
    expect(results[0].provinces.map(({ code }: { code: string }) => code)).toContain('81')
    const codes = codesOf(await list())
    expect(codes).toContain('like_favorites')
    await keep('place', 'th-31-phanom-rung')
    await like('nightlife')
    const near = (await list()).results.find(({ route_id: id }: { route_id: string }) => id === 'khmer-trail-3d')
    expect(['near_favorite', 'like_favorites']).toContain(near.reason.code)
  })

  it('does not put a favourite route itself on top', async () => {
    await keep('route', 'trang-satun-5d')
    const ids = idsOf(await list())
    expect(ids[0]).not.toBe('trang-satun-5d')
  })

  it('learns from views, until they are cleared', async () => {
    const before = idsOf(await list())
    await view('route', 'khmer-trail-3d')
    await view('route', 'sukhothai-3d')
    const after = await list()
    expect(after.personal).toBe(true)
    expect(idsOf(after).indexOf('khmer-trail-3d')).toBeLessThan(before.indexOf('khmer-trail-3d'))
    expect(codesOf(after)).toContain('like_viewed')
    await on('DELETE', `${ACTIVITIES}/view-logs`)
    const cleared = await list()
    expect([cleared.personal, idsOf(cleared)]).toEqual([false, before])
  })

  it('forgets everything at the moment of the withdrawal', async () => {
    await like('beach')
    await keep('place', 'th-83-patong-beach')
    expect((await list()).personal).toBe(true)
    await agree(false)
    const body = await list()
    expect([body.personal, idsOf(body)]).toEqual([false, idsOf(await list(null))])
  })

  it('is private', async () => {
    const { headers } = await service.call('GET', URL, { headers: user.headers })
    expect(headers['cache-control']).toContain('private')
  })
})

describe('the filters of listPopularRoutesAiV2', () => {
  it('are those of listPopularRoutesV1', async () => {
    expect(idsOf(await list(null, '?province=Ayutthaya'))).toContain('ayutthaya-1d')
    expect(idsOf(await list(null, '?region=south&number_of_days=4'))).toEqual(['krabi-4d'])
    const near = idsOf(await list(null, '?near=18.788,98.985&limit=100'))
    expect(near).toContain('chiang-mai-4d')
    expect(near).not.toContain('phuket-3d')
  })

  it('report an unknown province and region together, each with its parameter', async () => {
    for (const url of [URL, '/trips/v1/routes/popular', '/trips/v1/routes/popular/combined']) {
      const { status, body } = await service.call('GET', `${url}?province=Chiang%20Mia&region=centre`)
      expect([status, body.code]).toEqual([404, 'province_not_found'])
      expect(body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual(['province', 'region'])
      expect(body.errors[0].message).toContain('Chiang Mai')
    }
  })

  it('reject what they do not know', async () => {
    for (const query of ['limit=0', 'limit=101', 'page=0', 'number_of_days=31', 'near=1', 'sort=new'])
      expect([query, (await service.call('GET', `${URL}?${query}`)).status]).toEqual([query, 400])
  })
})
