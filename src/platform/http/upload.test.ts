import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../../test/support/form.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { operation } from '../operation.ts'
import { forbidden } from './problems.ts'

const MAX_BYTES = 100_000

const takeFile = operation({
  method: 'POST',
  url: '/test/file',
  access: 'public',
  upload: { maxBytes: MAX_BYTES },
  schema: {
    operationId: 'takeFile',
    summary: 'Takes a file',
    tag: 'Test',
    query: Type.Object({ note: Type.Optional(Type.String({ maxLength: 5 })) }, { additionalProperties: false }),
    response: { 200: Type.Object({ size: Type.Integer(), name: Type.String() }) },
    example: { response: {} },
  },
  async handler({ upload, query }) {
    if (query.note === 'no') throw forbidden()
    const { stream, fileName } = await upload()
    return { size: (await buffer(stream)).length, name: fileName ?? 'none' }
  },
})

const takeEither = operation({
  method: 'PUT',
  url: '/test/either',
  access: 'public',
  upload: { maxBytes: MAX_BYTES },
  schema: {
    operationId: 'takeEither',
    summary: 'Takes a file or JSON',
    tag: 'Test',
    body: Type.Object({ id: Type.String() }, { additionalProperties: false }),
    response: { 200: Type.Object({ got: Type.String() }) },
    example: { body: { id: 'x' }, response: {} },
  },
  async handler({ body, hasUpload, upload }) {
    return { got: hasUpload ? (await buffer((await upload()).stream)).toString() : body.id }
  },
})

const takeJson = operation({
  method: 'POST',
  url: '/test/json',
  access: 'public',
  schema: {
    operationId: 'takeJson',
    summary: 'Takes JSON',
    tag: 'Test',
    body: Type.Object({ id: Type.String() }, { additionalProperties: false }),
    bodyOptional: true,
    response: { 200: Type.Object({ id: Type.String() }) },
    example: { body: { id: 'x' }, response: {} },
  },
  handler: ({ body }) => ({ id: body?.id ?? 'none' }),
})

let service: TestService
beforeAll(async () => {
  service = await startTestService({ extraOperations: [takeFile, takeEither, takeJson] })
})
afterAll(() => service.stop())

const file = (content: Buffer | string, fileName = 'photo.jpg') => ({ name: 'file', content, fileName })

describe('an operation that accepts files', () => {
  it('gets the bytes and the name of the file in the form', async () => {
    const { status, body } = await service.call('POST', '/test/file', form([file(Buffer.alloc(70_000, 1))]))
    expect([status, body]).toEqual([200, { size: 70_000, name: 'photo.jpg' }])
  })

  it('accepts a file of exactly the maximum size, and not one byte more', async () => {
    expect((await service.call('POST', '/test/file', form([file(Buffer.alloc(MAX_BYTES))]))).body.size).toBe(MAX_BYTES)
    for (const size of [MAX_BYTES + 1, MAX_BYTES + 10_000, 1_000_000]) {
      const { status, body } = await service.call('POST', '/test/file', form([file(Buffer.alloc(size))]))
      expect([size, status, body.code]).toEqual([size, 413, 'body_too_large'])
    }
  })

  it.each([
    ['no file', [], [{ pointer: '/file', code: 'missing' }]],
    ['a file by another name', [{ ...file('x'), name: 'fille' }], [{ pointer: '/fille', code: 'unknown' }]],
    ['a text instead', [{ name: 'file', content: 'x' }], [{ pointer: '/file', code: 'unknown' }]],
    ['a text before', [{ name: 'note', content: 'x' }, file('x')], [{ pointer: '/note', code: 'unknown' }]],
    ['a text behind', [file('x'), { name: 'note', content: 'x' }], [{ pointer: '/note', code: 'unknown' }]],
    ['two files', [file('x'), file('y')], [{ pointer: '/file', code: 'repeated' }]],
  ])('rejects a form with %s', async (_what, parts, faults) => {
    const { status, body } = await service.call('POST', '/test/file', form(parts))
    expect([status, body.errors]).toEqual([400, faults.map((fault) => expect.objectContaining(fault))])
  })

  it.each([
    ['that ends too early', (sound: Buffer) => sound.subarray(0, sound.length - 30)],
    ['that is none', () => Buffer.from('hello')],
    ['without a last line', (sound: Buffer) => sound.subarray(0, sound.length - 6)],
  ])('rejects a form %s', async (_what, spoil) => {
    const { headers, payload } = form([file('x'.repeat(100))])
    const { status } = await service.call('POST', '/test/file', { headers, payload: spoil(payload) })
    expect(status).toBe(400)
  })

  it('never causes an internal error, whatever bytes the form contains', async () => {
    const { headers, payload } = form([file('x'.repeat(60))])
    const change = fc.record({ at: fc.nat(payload.length - 1), cut: fc.nat(8), put: fc.uint8Array({ maxLength: 6 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        let spoiled = payload
        for (const { at, cut, put } of changes)
          spoiled = Buffer.concat([spoiled.subarray(0, at), put, spoiled.subarray(at + cut)])
        const { status } = await service.call('POST', '/test/file', { headers, payload: spoiled })
        expect([200, 400]).toContain(status)
      }),
      { seed: 7, numRuns: 300 },
    )
  })

  it('rejects a form without a boundary', async () => {
    const { payload } = form([file('x')])
    const headers = { 'content-type': 'multipart/form-data' }
    expect((await service.call('POST', '/test/file', { headers, payload })).status).toBe(400)
  })

  it('validates everything but the body as usual', async () => {
    const { status, body } = await service.call('POST', '/test/file?note=too-long', form([file('x')]))
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ parameter: 'note' })]])
  })

  it('rejects JSON where only files are accepted, and accepts it where both are', async () => {
    const refused = await service.call('POST', '/test/file', { payload: { id: 'x' } })
    expect([refused.status, refused.headers.accept]).toEqual([415, 'multipart/form-data'])
    expect(refused.body.detail).toContain('multipart/form-data')
    const picture = await service.call('PUT', '/test/either', {
      headers: { 'content-type': 'image/png' },
      payload: 'x',
    })
    expect([picture.status, picture.headers.accept]).toEqual([415, 'application/json, multipart/form-data'])
    expect(picture.body.detail).toContain('application/json, multipart/form-data')
    expect((await service.call('PUT', '/test/either', { payload: { id: 'by id' } })).body.got).toBe('by id')
    expect((await service.call('PUT', '/test/either', form([file('by file')]))).body.got).toBe('by file')
    expect((await service.call('PUT', '/test/either', { payload: { di: 1 } })).status).toBe(400)
    expect((await service.call('PUT', '/test/either')).status).toBe(400)
  })

  it('leaves the connection usable, whatever happened to the form', async () => {
    await service.app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((service.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    let received = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
    })
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    const calls: [string, Buffer][] = [
      ['/test/file', Buffer.alloc(MAX_BYTES + 5_000)],
      ['/test/file?note=no', Buffer.alloc(90_000)],
      ['/test/file', Buffer.alloc(5_000_000)],
      ['/test/file', Buffer.alloc(10)],
    ]
    for (const [index, [path, content]] of calls.entries()) {
      const { headers, payload } = form([file(content)])
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\n`)
      socket.write(`content-length: ${payload.length}\r\n\r\n`)
      socket.write(payload)
      await expect.poll(() => statuses().length, { timeout: 10_000 }).toBe(index + 1)
    }
    socket.destroy()
    expect(statuses()).toEqual([413, 403, 413, 200])
  })
})

describe('other operations', () => {
  it('reject forms', async () => {
    const { status, body } = await service.call('POST', '/test/json', form([file('x')]))
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
  })
  it('may declare their body optional', async () => {
    expect((await service.call('POST', '/test/json')).body).toEqual({ id: 'none' })
    expect((await service.call('POST', '/test/json', { payload: { id: 'y' } })).body).toEqual({ id: 'y' })
    expect((await service.call('POST', '/test/json', { payload: { di: 'y' } })).status).toBe(400)
  })
})
