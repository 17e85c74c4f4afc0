import Type, { type TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredOperations, startTestService, type TestService } from '../../../test/support/service.ts'
import { bodyLimitBytes, cutToShape, MAX_BODY_BYTES, shapeOf } from './input-bounds.ts'
import { MAX_INPUT_ERRORS } from './validate.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const strict = { additionalProperties: false }
const schema = Type.Object(
  {
    names: Type.Optional(Type.Array(Type.String({ maxLength: 10 }), { maxItems: 3 })),
    either: Type.Optional(
      Type.Union([Type.Object({ a: Type.Integer() }, strict), Type.Array(Type.Null(), { maxItems: 2 })]),
    ),
    inner: Type.Optional(Type.Object({ text: Type.String({ maxLength: 10 }) }, strict)),
  },
  strict,
)
const cut = (value: unknown) => cutToShape(value, shapeOf(schema), 5)
/** `{"0":1,"1":1,…}`, up to the body size limit. */
const members = (open: string, close: string, bytes: number) => {
  let text = open
  for (let i = 0; text.length < bytes - 40; i++) text += `"${i.toString(36)}":1,`
  return `${text}"z-last":1${close}`
}

describe('the validated part of a value', () => {
  it.each([
    ['a sound value', { names: ['a', 'b'], either: { a: 1 }, inner: { text: 'x' } }],
    ['the other branch of a union', { either: [null, null] }],
    ['no value at all', undefined],
    ['one item and one member too many', { names: ['a', 'b', 'c', 'd'], more: 1 }],
  ])('is all of %s', (_name, value) => {
    expect(cut(value)).toEqual(value)
  })

  it('exceeds the bounds by at most one item and a few unknown members, at any depth', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`m${i}`, i]))
    const found = cut({ ...many, inner: { ...many, text: 'x' }, names: Array(1_000).fill('a') }) as {
      names: unknown[]
      inner: object
    }
    expect(found.names).toHaveLength(4)
    expect(Object.keys(found).length + Object.keys(found.inner).length).toBe(2 + 1 + 5)
  })

  it('ends where the schema ends, so nesting is bounded', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(cut({ names: [deep], inner: { text: deep }, more: deep })).toEqual({
      names: [[]],
      inner: { text: [] },
      more: [],
    })
  })
})

describe('body size limits', () => {
  it('follow from the schema, between 16 and 256 KiB', () => {
    expect(bodyLimitBytes(undefined)).toBe(16_384)
    expect(bodyLimitBytes(Type.Object({ text: Type.String({ maxLength: 10 }) }))).toBe(16_384)
    expect(bodyLimitBytes(Type.Object({ text: Type.String({ maxLength: 2_000 }) }))).toBe(24_576)
    expect(bodyLimitBytes(Type.Object({ text: Type.String() }))).toBe(MAX_BODY_BYTES)
    expect(bodyLimitBytes(Type.Array(Type.String({ maxLength: 1_000_000 }), { maxItems: 9 }))).toBe(MAX_BODY_BYTES)
  })

  it('allow the longest valid text, escaped and padded with whitespace', async () => {
    const body = {
      prompt: 'ก'.repeat(2_000),
      constraints: { must_visit: Array.from({ length: 100 }, (_, i) => `th-${i}`.padEnd(80, '-')) },
    }
    const escaped = JSON.stringify(body, null, 2).replace(
      /[\u0e00-\u0e7f]/g,
      (one) => `\\u0${one.charCodeAt(0).toString(16)}`,
    )
    const { status } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
      headers: { 'content-type': 'application/json' },
      payload: escaped,
    })
    expect(status).not.toBe(413)
  })

  it('are reported by the operation whose body is too large', async () => {
    const { status, body } = await service.call('POST', '/core/v1/auth/token/refresh', {
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      payload: members('{', '}', 20_000),
    })
    expect([status, body.code, body.detail]).toEqual([413, 'body_too_large', expect.stringContaining('16384')])
  })
})

describe('every operation', () => {
  it('accepts no body with open objects or unbounded lists', () => {
    const open: string[] = []
    const look = (found: unknown, path: string): void => {
      if (typeof found !== 'object' || found === null) return
      const { type, additionalProperties, items, maxItems } = found as Record<string, unknown>
      if (type === 'object' && additionalProperties !== false) open.push(path)
      if (items !== undefined && typeof maxItems !== 'number') open.push(path)
      for (const [name, inner] of Object.entries(found)) look(inner, `${path}/${name}`)
    }
    // A raw body is bounded in bytes and verified before anything reads it.
    for (const { schema, rawBody } of declaredOperations()) if (!rawBody) look(schema.body, schema.operationId)
    expect(open).toEqual([])
  })

  it('reports fifty errors for a body full of them, and survives any body', async () => {
    const bodies = (limit: number, schema: TSchema | undefined) => [
      members('{', '}', limit),
      `${'['.repeat(limit / 2)}${']'.repeat(limit / 2)}`,
      ...Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}).flatMap((name) => {
        const room = limit - name.length - 20
        return [
          `{"${name}":[${'1,'.repeat(room / 2)}1]}`,
          members(`{"${name}":{`, '}}', limit),
          `{"${name}":${'['.repeat(room / 2)}${']'.repeat(room / 2)}}`,
        ]
      }),
    ]
    for (const { schema, method, url, bodyLimitBytes: given } of declaredOperations()) {
      if (method === 'GET') continue
      for (const payload of bodies(given ?? bodyLimitBytes(schema.body), schema.body)) {
        const { status, body } = await service.call(method, url.replace(/:\w+/g, 'x'), {
          headers: { 'content-type': 'application/json' },
          payload,
        })
        expect([schema.operationId, payload.slice(0, 30), status >= 500]).toEqual([
          schema.operationId,
          payload.slice(0, 30),
          false,
        ])
        expect(body?.errors?.length ?? 0).toBeLessThanOrEqual(MAX_INPUT_ERRORS)
      }
    }
    const { body } = await service.call('POST', '/trips/v1/custom-trips/ai/preview', {
      headers: { 'content-type': 'application/json' },
      payload: members('{', '}', 65_536),
    })
    expect(body.errors).toHaveLength(MAX_INPUT_ERRORS)
  })
})
