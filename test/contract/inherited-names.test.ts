import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '../../src/features/access/public.ts'
import { grantRole } from '../../src/features/users/public.ts'
import type { Operation } from '../../src/platform/operation.ts'
import { createTestUser, type TestUser } from '../support/accounts.ts'
import { declaredOperations, startTestService, type TestService } from '../support/service.ts'

/** The members that every plain object seems to have. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']

/** Parameters that accept any text. */
const FREE_TEXT = new Set(['keyword', 'except_trip_id', 'username', 'email'])

let service: TestService
let user: TestUser
let headers: Readonly<Record<string, string>>
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  user = await createTestUser(service)
  const { db } = service.services
  // Every guard accepts this caller.
  await grantRole(db, user.userId, 'admin')
  const { secret } = await createKey(db, { name: 'test', scopes: ['chat', 'internal'], expiresAt: null })
  headers = { ...user.headers, 'x-api-key': secret }
})
afterAll(() => service.stop())

const parametersOf = (schema: unknown) => Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
/** The example of the operation with one parameter set to another value. */
function urlOf(
  { url, schema: { example } }: Operation,
  changed: { path?: string; query?: string },
  value: string,
): string {
  const path = url.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(name === changed.path ? value : (example.params?.[name] ?? 'x')),
  )
  const query = new URLSearchParams(example.query)
  if (changed.query) query.set(changed.query, value)
  return `${path}?${query}`
}

/** What a list found, or a group that has no trip. */
function foundIn({ results, trip }: { readonly results?: unknown; readonly trip?: unknown }): unknown {
  return results ?? (trip === null ? [] : trip)
}

describe('names that every object inherits', () => {
  it.each(NAMES)('are rejected: %s, in each path and query parameter with a vocabulary', async (value) => {
    for (const operation of declaredOperations()) {
      const { operationId, params, query } = operation.schema
      const places = [
        ...parametersOf(params).map((path) => ({ path })),
        ...parametersOf(query).map((name) => ({ query: name })),
      ]
      if (operation.method !== 'GET') continue
      for (const place of places) {
        const name = 'path' in place ? place.path : place.query
        const { status, body } = await service.call('GET', urlOf(operation, place, value), { headers })
        if (FREE_TEXT.has(name)) expect([operationId, name, status]).toEqual([operationId, name, 200])
        else if (status === 200) expect([operationId, name, foundIn(body)]).toEqual([operationId, name, []])
        else expect([operationId, name, status]).toEqual([operationId, name, expect.toBeOneOf([400, 403, 404, 422])])
      }
    }
  })

  it.each(NAMES)('are unknown members of a body: %s', async (name) => {
    for (const operation of declaredOperations()) {
      // The handler of a raw body verifies it before anything reads its members.
      if (operation.method === 'GET' || operation.rawBody || !operation.schema.body) continue
      const payload = JSON.stringify({ ...(operation.schema.example.body as object), [name]: 'x' }).replace(
        '{',
        `{"${name}":"x",`,
      )
      const { status } = await service.call(operation.method, urlOf(operation, {}, ''), {
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
      expect([operation.schema.operationId, status]).toEqual([operation.schema.operationId, 400])
    }
  })

  it.each(NAMES)('are not vocabulary keys, places or words of a prompt: %s', async (name) => {
    const preview = (body: object) =>
      service.call('POST', '/trips/v1/custom-trips/ai/preview', { headers, payload: body })
    for (const constraints of [
      { interests: [{ category: name, weight: 1 }] },
      { avoid: { categories: [name] } },
      { must_visit: [name] },
      { avoid: { place_ids: [name] } },
    ])
      expect((await preview({ prompt: 'one day in Ayutthaya', constraints })).status).toBe(400)
    const plain = await preview({ prompt: `day ${name} in Ayutthaya, ${name} people, ${name} baht` })
    expect(plain.status).toBeLessThan(500)
  })
})
