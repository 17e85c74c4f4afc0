import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FileNotFoundError, FileRangeError, type Files, FileTooLargeError, InvalidFileKeyError } from './files.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files, type S3Options } from './s3-files.ts'

const MB = 1024 * 1024
const png = (key: string) => ({ key, contentType: 'image/png', maxBytes: 30 * MB })

async function read(files: Files, key: string, range?: { first: number; last?: number }): Promise<Buffer> {
  const { stream } = await files.get(key, range)
  return await buffer(stream)
}

function promisesOfAnyStore(open: () => Files): void {
  test('a stored file comes back byte for byte, with its type, size and digest', async () => {
    const files = open()
    const content = randomBytes(100_000)
    const stored = await files.put(content, png('user_1/photo.png'))
    expect(stored).toMatchObject({ key: 'user_1/photo.png', contentType: 'image/png', sizeBytes: 100_000 })
    expect(await read(files, 'user_1/photo.png')).toEqual(content)
    expect(await files.stat('user_1/photo.png')).toEqual(stored)
    expect(Math.abs(stored.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000)
    const { stream, ...facts } = await files.get('user_1/photo.png')
    stream.destroy()
    expect(facts).toEqual({ ...stored, first: 0, last: 99_999 })
  })

  test('a stream of many chunks, an empty file and a Thai name are stored intact', async () => {
    const files = open()
    const content = randomBytes(18 * MB + 7)
    const chunks = Array.from({ length: Math.ceil(content.length / 70_001) }, (_, index) =>
      content.subarray(index * 70_001, (index + 1) * 70_001),
    )
    const stored = await files.put(Readable.from(chunks), png('ภาพ/วัดอรุณ ราชวราราม (เช้า).png'))
    expect(stored.sizeBytes).toBe(content.length)
    expect((await read(files, 'ภาพ/วัดอรุณ ราชวราราม (เช้า).png')).equals(content)).toBe(true)
    await files.put(Readable.from([]), png('empty'))
    expect(await read(files, 'empty')).toEqual(Buffer.alloc(0))
    expect((await files.stat('empty'))?.sizeBytes).toBe(0)
  })

  test('a second file under the same key replaces the first and has another digest', async () => {
    const files = open()
    const first = await files.put(Buffer.from('one'), png('same'))
    const second = await files.put(Buffer.from('two'), { ...png('same'), contentType: 'image/webp' })
    expect(second.etag).not.toBe(first.etag)
    expect(await read(files, 'same')).toEqual(Buffer.from('two'))
    expect(await files.stat('same')).toMatchObject({ contentType: 'image/webp' })
  })

  test('ranges return exactly the bytes they name, clipped at the end of the file', async () => {
    const files = open()
    await files.put(Buffer.from('0123456789'), png('digits'))
    expect((await read(files, 'digits', { first: 2, last: 4 })).toString()).toBe('234')
    expect((await read(files, 'digits', { first: 7 })).toString()).toBe('789')
    const beyond = await files.get('digits', { first: 8, last: 100 })
    expect(beyond).toMatchObject({ first: 8, last: 9, sizeBytes: 10 })
    expect((await buffer(beyond.stream)).toString()).toBe('89')
    await expect(files.get('digits', { first: 10 })).rejects.toThrow(FileRangeError)
    await expect(files.get('digits', { first: 5, last: 4 })).rejects.toThrow(FileRangeError)
    await expect(files.get('digits', { first: -1 })).rejects.toThrow(FileRangeError)
  })

  test('a missing file is reported, a deleted file is missing, and deleting twice succeeds', async () => {
    const files = open()
    await expect(files.get('absent')).rejects.toThrow(FileNotFoundError)
    expect(await files.stat('absent')).toBeUndefined()
    await files.put(Buffer.from('x'), png('a/b/c'))
    await files.delete('a/b/c')
    await files.delete('a/b/c')
    expect(await files.stat('a/b/c')).toBeUndefined()
  })

  test('a file that exceeds the limit is rejected and leaves the old one untouched', async () => {
    const files = open()
    await files.put(Buffer.from('old'), png('limited'))
    const large = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(MB)))
    await expect(files.put(large, { ...png('limited'), maxBytes: 17 * MB })).rejects.toThrow(FileTooLargeError)
    await expect(files.put(Buffer.alloc(11), { ...png('limited'), maxBytes: 10 })).rejects.toThrow(FileTooLargeError)
    expect((await read(files, 'limited')).toString()).toBe('old')
  })

  test('an interrupted upload leaves nothing behind', async () => {
    const files = open()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(9 * MB)
        yield Buffer.alloc(9 * MB)
        throw new Error('the sender is gone')
      })(),
    )
    await expect(files.put(broken, png('broken'))).rejects.toThrow('the sender is gone')
    expect(await files.stat('broken')).toBeUndefined()
  })

  test('lists are sorted by byte, bounded, resumable after a key, and limited to a prefix', async () => {
    const files = open()
    const keys = ['list/a', 'list/a-b', 'list/a.b', 'list/a/b', 'list/a/c/d', 'list/ab', 'list/ก', 'lister']
    for (const key of keys) await files.put(Buffer.from(key), png(key))
    const listed = async (...args: Parameters<Files['list']>) => (await files.list(...args)).map(({ key }) => key)
    expect(await listed('list', 100)).toEqual(keys)
    expect(await listed('list/', 100)).toEqual(keys.slice(0, -1))
    expect(await listed('list/a/', 100)).toEqual(['list/a/b', 'list/a/c/d'])
    expect(await listed('list', 2)).toEqual(keys.slice(0, 2))
    for (const [index, key] of keys.entries()) expect(await listed('list', 100, key)).toEqual(keys.slice(index + 1))
    expect((await files.list('list/a', 1))[0]).toMatchObject({ key: 'list/a', sizeBytes: 6 })
    expect(await listed('nothing/', 100)).toEqual([])
    await expect(files.list('', 1001)).rejects.toThrow(RangeError)
  })

  test('readers of a file that is being replaced get one version or the other, complete', async () => {
    const files = open()
    const versions = [Buffer.alloc(3 * MB, 'a'), Buffer.alloc(3 * MB, 'b')]
    await files.put(versions[0]!, png('busy'))
    const writes = [1, 0, 1, 0].map((index) => files.put(versions[index]!, png('busy')))
    const reads = Array.from({ length: 8 }, () => read(files, 'busy'))
    for (const content of await Promise.all(reads))
      expect(versions.some((version) => version.equals(content))).toBe(true)
    await Promise.all(writes)
  })

  test('keys that could escape or be ambiguous are rejected on every store', async () => {
    const files = open()
    const keys = ['', '/', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/.hidden', 'a\\b', 'a\0b', 'a\nb', 'a~']
    for (const key of [...keys, 'a%2e', 'e\u0301', 'x'.repeat(300), 'x/'.repeat(500).concat('x')]) {
      await expect(files.put(Buffer.from('x'), png(key))).rejects.toThrow(InvalidFileKeyError)
      await expect(files.get(key)).rejects.toThrow(InvalidFileKeyError)
      await expect(files.stat(key)).rejects.toThrow(InvalidFileKeyError)
      await expect(files.delete(key)).rejects.toThrow(InvalidFileKeyError)
    }
    await expect(files.list('../', 1)).rejects.toThrow(InvalidFileKeyError)
    await expect(files.put(Buffer.from('x'), { ...png('k'), contentType: 'a\r\nb: c' })).rejects.toThrow(RangeError)
  })

  test('the check passes for a working store', async () => {
    await expect(open().check()).resolves.toBeUndefined()
  })
}

describe('in a folder', () => {
  let folder: string
  let files: Files
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tiao-files-'))
    files = createFolderFiles(join(folder, 'files'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  promisesOfAnyStore(() => files)

  test('nothing outside the folder is ever touched, for any key', async () => {
    const key = oneof(
      string({ unit: 'grapheme' }),
      array(constantFrom('..', '.', 'a', '/', '\\', '~', '\0', '%2e', 'ก'), { maxLength: 8 }).map((x) => x.join('')),
    )
    await assert(
      asyncProperty(key, async (name) => {
        await files.put(Buffer.from('x'), png(name)).catch((error: unknown) => {
          if (!(error instanceof InvalidFileKeyError)) throw error
        })
        expect(readdirSync(folder)).toEqual(['files'])
        expect(readdirSync(join(folder, 'files')).toSorted()).toEqual(['incoming', 'stored'])
      }),
      { numRuns: 100 },
    )
  })

  test('empty folders are removed, and leftovers of uploads are removed after a day', async () => {
    await files.put(Buffer.from('x'), png('a/b/c'))
    await files.delete('a/b/c')
    expect(readdirSync(join(folder, 'files', 'stored'))).toEqual([])
    const [old, young] = ['old', 'young'].map((name) => join(folder, 'files', 'incoming', name)) as [string, string]
    for (const path of [old, young]) writeFileSync(path, 'half')
    utimesSync(old, new Date(Date.now() - 25 * 3_600_000), new Date(Date.now() - 25 * 3_600_000))
    await createFolderFiles(join(folder, 'files')).check()
    expect([existsSync(old), existsSync(young)]).toEqual([false, true])
  })

  test('concurrent puts and deletes in one folder do not interfere', async () => {
    const work = Array.from({ length: 40 }, async (_, index) => {
      const key = `same/place/${index % 4}`
      await files.put(Buffer.from(key), png(key))
      await files.delete(key)
    })
    await Promise.all(work)
    expect(await files.list('', 10)).toEqual([])
  })

  test('the check fails while the folder is missing or cannot be created', async () => {
    await files.check()
    rmSync(folder, { recursive: true })
    await expect(files.check()).rejects.toThrow('ENOENT')
    writeFileSync(folder, 'a file')
    const blocked = createFolderFiles(join(folder, 'files'))
    await expect(blocked.check()).rejects.toThrow('ENOTDIR')
    rmSync(folder)
    await blocked.check()
  })
})

describe('in S3', () => {
  let server: FauxqsServer
  let options: S3Options
  let files: Files & { close(): void }
  beforeAll(async () => {
    server = await startFauxqs({ port: 0, logger: false })
    options = {
      bucket: 'tiao',
      region: 'ap-southeast-1',
      endpoint: `http://127.0.0.1:${server.port}`,
      accessKeyId: 'test',
      secretAccessKey: 'test',
    }
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    const bucket = `b-${randomUUID()}`
    server.createBucket(bucket)
    files = createS3Files({ ...options, bucket })
  })
  afterEach(() => files.close())
  promisesOfAnyStore(() => files)

  test('an interrupted multipart upload is aborted, so that its parts are not kept', async () => {
    const bucket = `b-${randomUUID()}`
    server.createBucket(bucket)
    const own = createS3Files({ ...options, bucket })
    const large = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(MB)))
    await expect(own.put(large, { ...png('k'), maxBytes: 18 * MB })).rejects.toThrow(FileTooLargeError)
    const client = new S3Client({ ...options, credentials: options, forcePathStyle: true })
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
    expect(Uploads).toEqual([])
    client.destroy()
    own.close()
  })

  test('the check fails for a missing bucket, a store that denies access and one that is unreachable', async () => {
    const missing = createS3Files({ ...options, bucket: 'not-there' })
    await expect(missing.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } })
    missing.close()
    const refusing = createServer((_, response) => response.writeHead(403).end())
    await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done))
    const { port } = refusing.address() as AddressInfo
    const forbidden = createS3Files({ ...options, endpoint: `http://127.0.0.1:${port}` })
    await expect(forbidden.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
    await expect(forbidden.stat('k')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
    forbidden.close()
    await new Promise((done) => refusing.close(done))
    const away = createS3Files({ ...options, endpoint: 'http://127.0.0.1:1' })
    await expect(away.check()).rejects.toThrow('ECONNREFUSED')
    await expect(away.get('k')).rejects.toThrow('ECONNREFUSED')
    away.close()
  })

  test('content is sent without checksum framing, which some stores would save as data', async () => {
    const bodies: { headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
    const store = createServer(async (request, response) => {
      if (request.method === 'PUT') bodies.push({ headers: request.headers, body: await buffer(request) })
      if (request.method === 'HEAD') response.setHeader('content-length', '5')
      response.writeHead(200, { etag: '"x"', 'last-modified': new Date().toUTCString() }).end()
    })
    await new Promise<void>((done) => store.listen(0, '127.0.0.1', done))
    const { port } = store.address() as AddressInfo
    const plain = createS3Files({ ...options, endpoint: `http://127.0.0.1:${port}` })
    await plain.put(Buffer.from('hello'), png('k'))
    expect(bodies[0]?.body.toString()).toBe('hello')
    expect(bodies[0]?.headers['content-encoding']).toBeUndefined()
    plain.close()
    store.closeAllConnections()
    await new Promise((done) => store.close(done))
  })
})
