import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { TRIPS, tripCalls } from '../../../test/support/trips.ts'
import { listConsentDocuments } from '../consent/consent-documents.ts'
import { insertConsents } from '../consent/consent-store.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

async function consent({ userId }: TestUser, granted: boolean): Promise<void> {
  const document = listConsentDocuments('th').find(({ purpose }) => purpose === 'profiling')!
  await insertConsents(service.services.db, userId, [{ document, granted }])
}

async function travellerWith(answers: Record<string, string[]>): Promise<TestUser> {
  const user = await createTestUser(service)
  const payload = {
    question_version: '2026-11-22',
    answers: Object.entries(answers).map(([question_id, option_ids]) => ({ question_id, option_ids })),
  }
  const { status } = await service.call('PUT', '/trips/v1/activities/preferences', { payload, headers: user.headers })
  expect(status).toBe(200)
  return user
}

const preview = async (user: TestUser, prompt: string, more: object = {}) =>
  (await tripCalls(service, user).call('POST', `${TRIPS}/ai/preview`, { prompt, ...more })).body
const codesOf = (trip: { assumed: readonly { code: string }[] }) =>
  trip.assumed.map(({ code }) => code).filter((code) => code.startsWith('preferred_'))

const LIKES = {
  interests: ['cafe', 'market'],
  pace: ['easy'],
  budget: ['comfort'],
  companions: ['partner'],
  accessibility: ['little_walking'],
  food: ['halal'],
}

describe('saved preferences', () => {
  it('fill in what the prompt leaves open, and the trip says so in both languages', async () => {
    const user = await travellerWith(LIKES)
    await consent(user, true)
    const trip = await preview(user, 'เที่ยวเชียงใหม่ 1 วัน')
    expect(trip.understood.interests).toEqual([
      { category: 'cafe', weight: 0.3 },
      { category: 'market', weight: 0.3 },
    ])
    expect(trip.understood).toMatchObject({ pace: 'easy', party: { adults: 2 } })
    expect(codesOf(trip)).toEqual([
      'preferred_interests',
      'preferred_pace',
      'preferred_spending',
      'preferred_party',
      'preferred_walking',
      'preferred_food',
    ])
    expect(trip.assumed.map(({ code }: { code: string }) => code)).not.toContain('adults_assumed')
    const english = await preview(user, 'เที่ยวเชียงใหม่ 1 วัน', { constraints: { language: 'en' } })
    expect(english.days.map(({ stops }: { stops: unknown[] }) => stops.length)).toEqual(
      trip.days.map(({ stops }: { stops: unknown[] }) => stops.length),
    )
    expect(english.assumed.find(({ code }: { code: string }) => code === 'preferred_pace').text).toBe(
      'The pace follows your saved preferences.',
    )
    expect((await preview(user, 'เที่ยวเชียงใหม่ 1 วัน')).days).toEqual(trip.days)
  })

  it('yield to the prompt and to constraints', async () => {
    const user = await travellerWith(LIKES)
    await consent(user, true)
    const prompt = 'เที่ยวเชียงใหม่ 1 วัน ชอบวัด เที่ยวแน่นๆ ไป 4 คน งบ 5000 บาท มังสวิรัติ'
    const trip = await preview(user, prompt)
    expect(codesOf(trip)).toEqual(['preferred_walking'])
    expect(trip.understood).toMatchObject({ pace: 'full', party: { adults: 4 } })
    expect(trip.understood.interests.map(({ category }: { category: string }) => category)).toEqual(['temple'])
    const constraints = { pace: 'normal', interests: [{ category: 'temple', weight: 1 }], party: { adults: 1 } }
    expect(codesOf(await preview(user, 'เที่ยวเชียงใหม่ 1 วัน', { constraints }))).toEqual([
      'preferred_spending',
      'preferred_walking',
      'preferred_food',
    ])
  })

  it('are not read without consent, nor after its withdrawal, nor for anyone else', async () => {
    const user = await travellerWith(LIKES)
    const plain = await preview(user, 'เที่ยวอยุธยา 1 วัน')
    expect(codesOf(plain)).toEqual([])
    await consent(user, true)
    expect(codesOf(await preview(user, 'เที่ยวอยุธยา 1 วัน'))).not.toEqual([])
    await consent(user, false)
    const after = await preview(user, 'เที่ยวอยุธยา 1 วัน')
    expect([codesOf(after), after.days]).toEqual([[], plain.days])
  })

  it('serve the trips that are saved, too', async () => {
    const user = await travellerWith({ interests: ['cafe'], pace: ['full'] })
    await consent(user, true)
    const { call } = tripCalls(service, user)
    const prompted = (await call('POST', `${TRIPS}/ai`, { prompt: 'เที่ยวอยุธยา 1 วัน' })).body
    const chosen = (await call('POST', `${TRIPS}/preset/custom`, { provinces: ['14'], days: 1 })).body
    const copied = (await call('POST', `${TRIPS}/preset/popular`, { route_id: 'ayutthaya-1d' })).body
    expect([codesOf(prompted), codesOf(chosen), codesOf(copied)]).toEqual([
      ['preferred_interests', 'preferred_pace'],
      ['preferred_interests', 'preferred_pace'],
      ['preferred_pace'],
    ])
  })
})
