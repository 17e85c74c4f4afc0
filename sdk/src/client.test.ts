import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../test/support/service.ts'
import { createTiaoClient, dataOf, type TiaoClient, TiaoProblem } from './index.ts'

let service: TestService
let baseUrl: string
let client: TiaoClient
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
  client = createTiaoClient({ baseUrl, language: () => 'en' })
})
afterAll(() => service.stop())

describe('the client', () => {
  it('reads in the language that it is given', async () => {
    const { results } = await dataOf(client.GET('/trips/v1/config/provinces', {}))
    expect(results.map(({ name }) => name)).toContain('Chiang Mai')
  })

  it('plans, edits and saves a trip with the types of the document', async () => {
    const preview = await dataOf(
      client.POST('/trips/v1/custom-trips/ai/preview', { body: { prompt: 'Ayutthaya for a day, temples' } }),
    )
    const params = { path: { preview_id: preview.preview_id } }
    const edited = await dataOf(
      client.POST('/trips/v1/custom-trips/ai/preview/{preview_id}/edit', { params, body: { name: 'With mum' } }),
    )
    expect([edited.name, edited.changes.fields]).toEqual(['With mum', ['name']])
    const { accessToken } = await createTestUser(service)
    const signedIn = createTiaoClient({ baseUrl, accessToken: () => accessToken })
    const saved = await dataOf(signedIn.POST('/trips/v1/custom-trips', { body: { preview_id: edited.preview_id } }))
    expect([saved.name, saved.version]).toEqual(['With mum', 1])
  })

  it('throws a problem with its code, its errors and its text', async () => {
    const call = dataOf(client.GET('/trips/v1/custom-trips/{trip_id}', { params: { path: { trip_id: 'trip_x' } } }))
    await expect(call).rejects.toMatchObject({ name: 'TiaoProblem', status: 401, code: 'unauthenticated' })
    const invalid = client.POST('/trips/v1/custom-trips/ai/preview', { body: { prompt: ' ' } })
    const problem = await dataOf(invalid).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(TiaoProblem)
    expect((problem as TiaoProblem).errors.map(({ pointer }) => pointer)).toEqual(['/prompt'])
  })

  it('reports an answer that is not from the service', async () => {
    const elsewhere = createTiaoClient({
      baseUrl,
      fetch: async () => new Response('<html>', { status: 502, headers: { 'retry-after': '7' } }),
    })
    const problem = await dataOf(elsewhere.GET('/trips/v1/config/provinces', {})).catch((error: unknown) => error)
    expect(problem).toMatchObject({ status: 502, code: 'unreachable', retryAfterS: 7 })
  })
})
