import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { TRIPS, tripCalls } from '../../../../test/support/trips.ts'
import { judgeTrip } from '../../acceptance/public.ts'

let service: TestService
let user: TestUser
let trips: ReturnType<typeof tripCalls>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
  trips = tripCalls(service, user)
})
afterAll(() => service.stop())

const create = (body: object, headers = {}) => trips.call('POST', `${TRIPS}/preset/custom`, body, headers)
const CHOICES = {
  provinces: ['50'],
  days: 2,
  start_date: '2027-02-06',
  interests: [{ category: 'cafe', weight: 1 }],
  pace: 'easy',
  party: { adults: 2, children: 1 },
  must_visit: ['th-50-wat-phra-that-doi-suthep'],
  avoid: { categories: ['museum'] },
  transport: 'car',
}

describe('createTripWithCustomPreset', () => {
  it('plans a trip from choices and saves it', async () => {
    const { status, body, headers } = await create(CHOICES)
    expect([status, body.source, body.provenance.reader, headers['etag']]).toEqual([
      201,
      'preset_custom',
      'structured',
      '"1"',
    ])
    expect(headers['location']).toContain(`${TRIPS}/${body.trip_id}`)
    expect(judgeTrip(body, service.services.catalogue)).toEqual([])
    expect(body.understood).toMatchObject({ ...CHOICES, avoid: { ...CHOICES.avoid, place_ids: [] } })
    expect((await trips.read(body.trip_id)).body).toEqual(body)
  })

  it('says what it assumed, and nothing about prompts', async () => {
    const { body } = await create({ provinces: ['14'] }, { 'accept-language': 'en' })
    const codes = body.assumed.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(expect.arrayContaining(['days_assumed', 'adults_assumed', 'transport_assumed']))
    expect(codes).not.toContain('foreigner_fees')
  })

  it('plans the same trip for the same choices', async () => {
    const [one, two] = [await create(CHOICES), await create({ ...CHOICES, allow_overlap: true })]
    expect([one.status, two.status]).toEqual([409, 201])
    const { body: other } = await tripCalls(service, await createTestUser(service)).call(
      'POST',
      `${TRIPS}/preset/custom`,
      CHOICES,
    )
    expect(other.days).toEqual(two.body.days)
  })

  it('refuses dates of another trip unless the caller allows it', async () => {
    const { status, body } = await create({ provinces: ['14'], days: 1, start_date: '2027-02-07' })
    expect([status, body.code]).toEqual([409, 'trip_dates_overlap'])
  })

  it('creates one trip per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-preset' }
    const first = await create({ provinces: ['14'], days: 1 }, headers)
    const again = await create({ provinces: ['14'], days: 1 }, headers)
    expect([again.body.trip_id, again.headers['idempotent-replayed']]).toEqual([first.body.trip_id, 'true'])
  })

  it('returns 400 with every error at its place, and 422 when nothing fits', async () => {
    const { status, body } = await create({
      provinces: ['99'],
      interests: [{ category: 'zorblatt', weight: 1 }],
      must_visit: ['nowhere'],
    })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      400,
      ['/provinces/0', '/interests/0/category', '/must_visit/0'],
    ])
    expect((await create({})).status).toBe(400)
    expect((await create({ provinces: ['14'], prompt: 'x' })).body.errors[0].pointer).toBe('/prompt')
    const far = await create({ provinces: ['50', '83', '34'], days: 1, transport: 'car' })
    expect([far.status, far.body.code]).toEqual([422, 'infeasible_trip'])
    expect((await service.call('POST', `${TRIPS}/preset/custom`, { payload: CHOICES })).status).toBe(401)
  })
})
