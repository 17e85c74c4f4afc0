import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { OneOf } from './schema-parts.ts'

const strict = { additionalProperties: false }
const echo = operation({
  method: 'PUT',
  url: '/test/echo/:number',
  access: 'public',
  schema: {
    operationId: 'echo',
    summary: 'Tells what it was given',
    tag: 'Test',
    params: Type.Object({ number: Type.Integer({ minimum: 1, maximum: 9 }) }),
    query: Type.Object(
      {
        keyword: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        ratio: Type.Optional(Type.Number()),
        facets: Type.Optional(Type.Boolean()),
        pageSize: Type.Integer({ minimum: 1, default: 20 }),
      },
      strict,
    ),
    body: Type.Object(
      {
        name: Type.String({ minLength: 1, maxLength: 20 }),
        count: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
        active: Type.Optional(Type.Boolean()),
        kind: Type.Optional(OneOf(['visit', 'meal'])),
        tags: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 2, uniqueItems: true })),
        start: Type.Optional(Type.String({ format: 'date' })),
        inner: Type.Optional(Type.Object({ deep: Type.String(), 'a/b~c': Type.Optional(Type.String()) }, strict)),
      },
      strict,
    ),
    response: { 200: Type.Object({ params: Type.Unknown(), query: Type.Unknown(), body: Type.Unknown() }) },
    example: { response: {} },
  },
  handler: ({ params, query, body }) => ({ params, query, body }),
})
const plain = operation({
  method: 'GET',
  url: '/test/plain',
  access: 'public',
  schema: {
    operationId: 'plain',
    summary: 'Takes nothing',
    tag: 'Test',
    response: { 200: Type.Object({}) },
    example: { response: {} },
  },
  handler: () => ({}),
})

let service: TestService
beforeAll(async () => {
  service = await startTestService({ extraOperations: [echo, plain] })
})
afterAll(() => service.stop())

const json = { 'content-type': 'application/json', 'accept-language': 'en' }
const put = (body: unknown, query = '', number = '3') =>
  service.call('PUT', `/test/echo/${number}${query}`, { headers: json, payload: JSON.stringify(body) })
const putText = (payload: string | Buffer, headers: Record<string, string> = json) =>
  service.call('PUT', '/test/echo/3', { headers, payload })
interface Shown {
  pointer?: string
  parameter?: string
  code: string
  message: string
}
const told = (answer: { body: { errors: Shown[] } }) =>
  answer.body.errors.map(({ pointer, parameter, code }) => [parameter ?? pointer, code])

describe('input', () => {
  it('reaches the operation with the types of its schema', async () => {
    const { status, body } = await put(
      { name: 'วัด', count: 2, inner: { deep: 'x' } },
      '?limit=5&facets=true&ratio=-0.5',
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      params: { number: 3 },
      query: { limit: 5, facets: true, ratio: -0.5, pageSize: 20 },
      body: { name: 'วัด', count: 2, inner: { deep: 'x' } },
    })
  })

  it('gets the default of every absent query parameter that declares one', async () => {
    const pageSize = async (query: string) => (await put({ name: 'วัด' }, query)).body.query.pageSize
    expect([await pageSize(''), await pageSize('?pageSize=3')]).toEqual([20, 3])
    expect((await put({ name: 'วัด' }, '?pageSize=0')).status).toBe(400)
  })

  it('reports all its errors at once: path, query and body', async () => {
    const answer = await put(
      {
        name: '',
        count: 9,
        active: 'yes',
        kind: 'nap',
        tags: ['a', 'a', 'b'],
        start: '2026-02-30',
        inner: {},
        extra: 1,
      },
      '?limit=0&facets=1',
      '12',
    )
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).toMatchObject({ code: 'invalid_request', type: '/docs/errors#invalid_request', status: 400 })
    expect(told(answer).sort()).toEqual(
      [
        ['number', 'too_large'],
        ['limit', 'too_small'],
        ['facets', 'wrong_type'],
        ['/name', 'too_short'],
        ['/count', 'too_large'],
        ['/active', 'wrong_type'],
        ['/kind', 'not_allowed'],
        ['/tags', 'too_many'],
        ['/tags', 'repeated'],
        ['/start', 'bad_format'],
        ['/inner/deep', 'missing'],
        ['/extra', 'unknown'],
      ].sort(),
    )
  })

  it('gets error messages in the negotiated language, with codes independent of it', async () => {
    const english = await put({ name: 'a', count: 9 })
    const thai = await service.call('PUT', '/test/echo/3', {
      headers: { 'content-type': 'application/json' },
      payload: '{"name":"a","count":9}',
    })
    expect(english.body.errors).toEqual([{ pointer: '/count', code: 'too_large', message: 'must be at most 5' }])
    expect(thai.body.errors).toEqual([{ pointer: '/count', code: 'too_large', message: 'ต้องไม่มากกว่า 5' }])
    expect([thai.headers['content-language'], thai.body.code]).toEqual(['th', english.body.code])
  })

  it('lists at most fifty errors', async () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`field${index}`, 1]))
    expect((await put({ name: 'a', ...many })).body.errors).toHaveLength(50)
  })
})

describe('unknown names', () => {
  it('are rejected with the nearest known name', async () => {
    const answer = await put({ name: 'a', cuont: 2, zzz: 1 }, '?limt=5&geo=1')
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        { parameter: 'limt', code: 'unknown', message: 'is not known; did you mean "limit"?' },
        { parameter: 'geo', code: 'unknown', message: 'is not known' },
        { pointer: '/cuont', code: 'unknown', message: 'is not known; did you mean "count"?' },
        { pointer: '/zzz', code: 'unknown', message: 'is not known' },
      ]),
    )
  })

  it('are located by a JSON pointer, with escaping', async () => {
    const answer = await put({ name: 'a', inner: { deep: 'x', 'a/b~d': 'y' } })
    expect(told(answer)).toEqual([['/inner/a~1b~0d', 'unknown']])
  })

  it('are rejected where no input is accepted', async () => {
    const answer = await service.call('GET', '/test/plain?debug=true', { headers: json })
    expect(told(answer)).toEqual([['debug', 'unknown']])
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'are rejected as a parameter: %s',
    async (name) => {
      const answer = await put({ name: 'a' }, `?${name}=1`)
      expect(answer.status).toBe(400)
      expect(told(answer)).toEqual([[name, 'unknown']])
    },
  )

  it.each([
    '{"name":"a","__proto__":{"admin":true}}',
    '{"name":"a","\\u005f_proto__":{"admin":true}}',
    '{"name":"a","inner":{"deep":"x","__proto__":null}}',
    '{"name":"a","constructor":{"prototype":{"admin":true}}}',
  ])('are rejected if they would reach the prototype: %s', async (payload) => {
    const { status, body } = await putText(payload)
    expect([status, body.code]).toEqual([400, 'malformed_json'])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('are rejected if they are members of Object.prototype', async () => {
    expect(told(await putText('{"name":"a","constructor":1,"toString":2}'))).toEqual([
      ['/constructor', 'unknown'],
      ['/toString', 'unknown'],
    ])
  })
})

describe('parameters', () => {
  it('may be given only once', async () => {
    const answer = await put({ name: 'a' }, '?limit=5&limit=5&keyword=x')
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual([{ parameter: 'limit', code: 'repeated', message: 'may be given only once' }])
  })

  it('may be given only once, however the name is encoded', async () => {
    expect(told(await put({ name: 'a' }, '?limit=5&l%69mit=6'))).toEqual([['limit', 'repeated']])
    expect(told(await put({ name: 'a' }, '?limit=5&limit[]=6'))).toEqual([['limit[]', 'unknown']])
  })

  it('are parsed strictly as numbers and booleans', async () => {
    for (const value of ['5.0', '0x5', '1e1', ' 5', '５', ''])
      expect(told(await put({ name: 'a' }, `?limit=${encodeURIComponent(value)}`))).toEqual([['limit', 'wrong_type']])
    for (const value of ['TRUE', '1', 'yes', ''])
      expect(told(await put({ name: 'a' }, `?facets=${value}`))).toEqual([['facets', 'wrong_type']])
    for (const value of ['NaN', 'Infinity', '1e999', '--1'])
      expect(told(await put({ name: 'a' }, `?ratio=${value}`))).toEqual([['ratio', 'wrong_type']])
  })

  it('are rejected by name if they are not encoded correctly', async () => {
    expect(told(await put({ name: 'a' }, '?keyword=%E0%A4%A'))).toEqual([['keyword', 'bad_encoding']])
    expect(told(await put({ name: 'a' }, '?keyword=%ED%A0%80'))).toEqual([['keyword', 'bad_encoding']])
    expect(told(await put({ name: 'a' }, '?%FF=1'))).toEqual([['%FF', 'bad_encoding']])
  })

  it('are rejected if there are too many', async () => {
    const query = Array.from({ length: 150 }, (_, index) => `p${index}=1`).join('&')
    const { status, body } = await put({ name: 'a' }, `?${query}`)
    expect(status).toBe(400)
    expect(body.errors).toHaveLength(50)
  })

  it('decode + as a space', async () => {
    expect((await put({ name: 'a' }, '?keyword=wat+pho')).body.query).toMatchObject({ keyword: 'wat pho' })
    expect((await put({ name: 'a' }, '?keyword=a%2Bb')).body.query).toMatchObject({ keyword: 'a+b' })
  })
})

describe('bodies', () => {
  it('are not coerced', async () => {
    expect(told(await put({ name: 5, count: '2', active: 1, tags: 'a' }))).toEqual([
      ['/name', 'wrong_type'],
      ['/count', 'wrong_type'],
      ['/active', 'wrong_type'],
      ['/tags', 'wrong_type'],
    ])
    expect(told(await put({ name: null }))).toEqual([['/name', 'wrong_type']])
    expect(told(await put([{ name: 'a' }]))).toEqual([['', 'wrong_type']])
    expect(told(await put('a'))).toEqual([['', 'wrong_type']])
    expect(told(await put(null))).toEqual([['', 'wrong_type']])
  })

  it('are reported as missing', async () => {
    const none = await service.call('PUT', '/test/echo/3', { headers: { 'accept-language': 'en' } })
    expect([none.status, ...told(none)]).toEqual([400, ['', 'missing']])
    expect(told(await putText(''))).toEqual([['', 'missing']])
  })

  it.each(['{', '{"name":"a",}', "{'name':'a'}", '{"name":"a"} x', '{"name":NaN}', '\ufeff\ufeff{}', '[1,'])(
    'are rejected if they are not JSON: %s',
    async (payload) => {
      const { status, body } = await putText(payload)
      expect([status, body.code]).toEqual([400, 'malformed_json'])
    },
  )

  it('may not contain NUL or unpaired surrogates at any depth', async () => {
    expect(told(await putText('{"name":"a\\u0000b"}'))).toEqual([['/name', 'bad_characters']])
    expect(told(await putText('{"name":"a","inner":{"deep":"\\ud83d"}}'))).toEqual([['/inner/deep', 'bad_characters']])
    expect(told(await putText('{"name":"a","tags":["ok","\\udc00"]}'))).toEqual([['/tags/1', 'bad_characters']])
    expect(told(await put({ name: 'a' }, '?keyword=a%00b'))).toEqual([['keyword', 'bad_characters']])
    expect((await put({ name: '🛕' })).status).toBe(200)
  })

  it('may be deep or wide without harm', async () => {
    const deep = await putText(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect([deep.status, deep.body.status]).toEqual([400, 400])
    const wide = await putText(`{"name":"a","tags":[${'1,'.repeat(100_000)}1]}`)
    expect(wide.status).toBe(400)
    expect(wide.text.length).toBeLessThan(20_000)
  })
})
