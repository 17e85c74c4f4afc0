import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { COMMUNITY_URL, TEXT, TestCommunity, TITLE } from '../../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import type { TripFacts } from '../../trips/public.ts'

let service: TestService
let community: TestCommunity
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  community = new TestCommunity(service)
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const PLACE = 'th-10-wat-pho'
const pointers = ({ body }: Awaited<ReturnType<TestCommunity['add']>>) =>
  body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`).sort()

describe('addCommunityPost', () => {
  it('publishes tidy plain text with places, and answers 201 with the post', async () => {
    const { status, body, headers } = await community.add(user, {
      title: '  Cafe\u0301 crawl in Bangkok ',
      text: '<script>alert(1)</script>\r\n*bold* ',
      place_ids: [PLACE],
    })
    expect([status, headers['etag']]).toEqual([201, '"1"'])
    expect(body).toMatchObject({
      title: 'Café crawl in Bangkok',
      text: '<script>alert(1)</script>\n*bold*',
      author: { username: user.username, profileUrl: null },
      images: [],
      places: [{ place_id: PLACE, province_code: '10' }],
      trip: null,
      state: 'published',
      reaction_count: 0,
      is_own: true,
      is_approved: false,
      reacted: false,
      version: 1,
      edited_at: null,
    })
  })

  it('shows a trip without anything private, in the language of the reader', async () => {
    const payload = {
      prompt: '2 days in Ayutthaya for 2 adults from 2026-12-05, budget 9000 baht, we love temples and grandma Somsri',
    }
    const saved = await service.call('POST', '/trips/v1/custom-trips/ai', { payload, headers: user.headers })
    const tripId: string = saved.body.trip_id
    const { db } = service.services
    const { facts } = await db
      .selectFrom('trip')
      .select('facts')
      .where('trip_id', '=', tripId)
      .executeTakeFirstOrThrow()
    const home = { latitude: 13.123456, longitude: 100.654321 }
    const secret: TripFacts = structuredClone(facts)
    secret.name = 'Grandma Somsri turns 70'
    secret.days[0]!.from = home
    secret.days[0]!.stops[0]!.note = 'Booking 4711'
    secret.days[0]!.base = { town_id: null, name_th: null, name_en: 'Hotel Somsri', ...home, province_code: '14' }
    secret.texts = { language: 'en', name: 'Somsri', introduction: 'Somsri', days: ['Somsri', 'Somsri'] }
    await db
      .updateTable('trip')
      .set({ facts: JSON.stringify(secret) })
      .where('trip_id', '=', tripId)
      .execute()
    const { body } = await community.add(user, { trip_id: tripId })
    expect(body.trip).toMatchObject({ number_of_days: 2, name: expect.stringContaining('Ayutthaya') })
    expect(body.trip.days[0].stops.length).toBe(secret.days[0]!.stops.length)
    const stored = await db
      .selectFrom('community_post')
      .select(['trip', 'province_codes'])
      .where('post_id', '=', body.post_id)
      .executeTakeFirstOrThrow()
    expect(stored.province_codes).toContain('14')
    for (const text of [JSON.stringify(stored.trip), JSON.stringify(body)])
      for (const word of ['Somsri', '4711', '13.123456', '2026-12-05', '9000', 'Booking'])
        expect([word, text.includes(word)]).toEqual([word, false])
    // A later change of the trip changes nothing.
    await db.deleteFrom('trip').where('trip_id', '=', tripId).execute()
    const thai = await service.call('GET', COMMUNITY_URL, { headers: { 'accept-language': 'th' } })
    const post = thai.body.results.find(({ post_id: id }: { post_id: string }) => id === body.post_id)
    expect(post.trip.name).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('returns 404 for a place that does not exist and for another user’s trip', async () => {
    const place = await community.add(user, { place_ids: [PLACE, 'P0'] })
    expect([place.status, place.body.code]).toEqual([404, 'post_place_not_found'])
    const payload = { prompt: 'one day in Ayutthaya' }
    const other = await createTestUser(service)
    const trip = await service.call('POST', '/trips/v1/custom-trips/ai', { payload, headers: other.headers })
    expect((await community.add(user, { trip_id: trip.body.trip_id })).body.code).toBe('trip_not_found')
  })

  it('makes the author’s own unused pictures public, each for one post', async () => {
    const [own, other] = [await community.picture(user), await createTestUser(service)]
    expect(await community.fileStatus(own)).toBe(404)
    const { body } = await community.add(user, { images: [own] })
    expect(body.images).toEqual([{ file_id: own, url: expect.stringContaining(own) }])
    expect(await community.fileStatus(own)).toBe(200)
    const unknown = 'file_019abcde-0000-7000-8000-000000000003'
    for (const image of [own, await community.picture(other), unknown]) {
      const refused = await community.add(user, { images: [image] })
      expect([refused.status, refused.body.code]).toEqual([409, 'post_image_unusable'])
    }
  })

  it('gives a picture to one of 20 concurrent posts', async () => {
    const image = await community.picture(user)
    const answers = await Promise.all(Array.from({ length: 20 }, () => community.add(user, { images: [image] })))
    expect(answers.filter(({ status }) => status === 201).length).toBe(1)
  })

  it('limits a new account to two links in all its posts together, also at once', async () => {
    const fresh = await createTestUser(service)
    const link = { text: 'see https://a.example' }
    const three = await community.add(fresh, { text: 'www.a.example b.com http://c.example' })
    expect([three.status, three.body.code]).toEqual([422, 'too_many_links'])
    expect(three.body.detail).toContain('24 hours')
    const answers = await Promise.all(Array.from({ length: 20 }, () => community.add(fresh, link)))
    expect(answers.map(({ status }) => status).filter((status) => status === 201).length).toBe(2)
    expect((await community.add(fresh)).status).toBe(201)
    await service.services.db
      .updateTable('app_user')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('user_id', '=', fresh.userId)
      .execute()
    expect((await community.add(fresh, { text: 'www.a.example b.com http://c.example' })).status).toBe(201)
  })

  it('refuses invalid input with all its errors', async () => {
    expect(pointers(await community.add(user, { title: 'short', text: ' ', images: ['x'], extra: 1 }))).toEqual([
      '/extra unknown',
      '/images/0 bad_format',
      '/text bad_format',
      '/title too_short',
    ])
    expect(pointers(await community.add(user, { title: '123456789  ' }))).toEqual(['/title too_short'])
    expect(pointers(await community.add(user, { title: 'Two lines\nare refused' }))).toEqual(['/title bad_format'])
    expect(pointers(await community.add(user, { title: 'x'.repeat(101), text: 'x'.repeat(5_001) }))).toEqual([
      '/text too_long',
      '/title too_long',
    ])
    expect(pointers(await community.add(user, { place_ids: [PLACE, PLACE] }))).toEqual(['/place_ids repeated'])
  })

  it('creates one post for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'post-1' }
    const [first, again] = [await community.add(user, {}, key), await community.add(user, {}, key)]
    expect([again.body.post_id, again.headers['idempotent-replayed']]).toEqual([first.body.post_id, 'true'])
    expect((await community.add(user, { text: 'other' }, key)).status).toBe(422)
  })

  it('returns 401 without a token', async () => {
    const payload = { title: TITLE, text: TEXT }
    expect((await service.call('POST', COMMUNITY_URL, { payload })).status).toBe(401)
  })
})
