// What becomes of uploads, on both kinds of storage.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FauxqsServer, startFauxqs } from 'fauxqs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { form } from '../../../test/support/form.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { letTimePass } from '../../../test/support/time.ts'
import type { Files } from '../../platform/files/files.ts'
import { createFolderFiles } from '../../platform/files/folder-files.ts'
import { createS3Files } from '../../platform/files/s3-files.ts'
import { grantRole } from '../users/public.ts'
import { PICTURE_SIZES, sizeKey } from './picture-sizes.ts'
import { claimPictures, releaseFiles } from './picture-use-store.ts'
import { QUOTA_BYTES, recordUpload, uploadsOf } from './store-upload.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { removeUnusedFiles } from './unused-files.ts'

const URL = '/core/v1/storage/files'
const MIB = 1_048_576
const DAY_MS = 86_400_000
const PDF = Buffer.from('%PDF-1.7\ntrailer\n<< >>\n%%EOF\n')
const folder = mkdtempSync(join(tmpdir(), 'tiao-stored-'))
let server: FauxqsServer
let s3: Files & { close(): void }
beforeAll(async () => {
  server = await startFauxqs({ port: 0, logger: false })
  server.createBucket('uploads')
  const endpoint = `http://127.0.0.1:${server.port}`
  s3 = createS3Files({
    bucket: 'uploads',
    region: 'ap-southeast-1',
    endpoint,
    accessKeyId: 'test',
    secretAccessKey: 'test',
  })
})
afterAll(async () => {
  s3.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

describe.each([
  ['in a folder', () => createFolderFiles(folder)],
  ['on S3', () => s3],
])('uploads %s', (_where, open) => {
  let files: Files
  let service: TestService
  let user: TestUser
  let stranger: TestUser
  let admin: TestUser
  let ahead = 0
  beforeAll(async () => {
    files = open()
    service = await startTestService({ vendors: { files }, clock: () => new Date(Date.now() + ahead) })
    user = await createTestUser(service)
    stranger = await createTestUser(service)
    admin = await createTestUser(service)
    await grantRole(service.services.db, admin.userId, 'admin')
  })
  afterAll(() => service.stop())

  async function upload(content = PDF, query = '', who = user): Promise<string> {
    const { status, body, text } = await service.call(
      'POST',
      `${URL}${query}`,
      form([{ name: 'file', content, fileName: 'แผน.pdf', contentType: '' }], who.headers),
    )
    if (status !== 201) throw new Error(`the upload was refused: ${text}`)
    return body.file_id
  }
  async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
    const { statusCode, headers: sent, rawPayload } = await service.app.inject({ method: 'GET', url: path, headers })
    return { status: statusCode, headers: sent, bytes: rawPayload }
  }
  const sign = (fileId: string, payload: object = {}, who: TestUser | null = user) =>
    service.call('POST', `${URL}/${fileId}/signed-url`, { payload, headers: who?.headers ?? {} })
  const pathOf = (url: string) => new globalThis.URL(url).pathname + new globalThis.URL(url).search

  it('come back whole and in parts; a PDF is never opened as a page', async () => {
    const path = `${URL}/${await upload()}`
    const { headers, bytes } = await get(path, user.headers)
    expect(bytes.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%E0%B9%81%E0%B8%9C%E0%B8%99.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const part = await get(path, { ...user.headers, range: 'bytes=5-7' })
    expect([part.status, part.bytes.toString()]).toEqual([206, '1.7'])
    expect((await get(path, { ...user.headers, 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it('of pictures come in three sizes, by the same rules', async () => {
    const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#08a' } })
      .jpeg()
      .toBuffer()
    const path = `${URL}/${await upload(picture)}`
    const { body } = await sign(path.split('/').at(-1)!)
    for (const [size, width, height] of [
      ['thumbnail', 256, 128],
      ['medium', 768, 384],
      ['large', 1_600, 800],
    ] as const) {
      const sized = `${path}?size=${size}`
      const { status, headers, bytes } = await get(sized, user.headers)
      expect([status, headers['content-type'], headers['content-length']]).toEqual([
        200,
        'image/webp',
        String(bytes.length),
      ])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
      expect([(await get(sized)).status, (await get(sized, stranger.headers)).status]).toEqual([404, 404])
      expect((await get(`${pathOf(body.url)}&size=${size}`)).bytes.equals(bytes)).toBe(true)
      expect((await get(sized, { ...user.headers, 'if-none-match': String(headers['etag']) })).status).toBe(304)
      const part = await get(sized, { ...user.headers, range: 'bytes=2-5' })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-5/${bytes.length}`])
      expect(part.bytes.equals(bytes.subarray(2, 6))).toBe(true)
    }
    expect((await service.call('GET', `${path}?size=huge`, { headers: user.headers })).status).toBe(400)
    const pdf = await service.call('GET', `${URL}/${await upload()}?size=large`, { headers: user.headers })
    expect([pdf.status, pdf.body.code]).toEqual([404, 'size_not_found'])
  })

  it('are for their owner; public ones for everyone', async () => {
    const [own, shared] = [await upload(), await upload(PDF, '?visibility=public')]
    const statuses = async (fileId: string) => [
      (await get(`${URL}/${fileId}`)).status,
      (await get(`${URL}/${fileId}`, stranger.headers)).status,
      (await get(`${URL}/${fileId}`, user.headers)).status,
    ]
    expect(await statuses(own)).toEqual([404, 404, 200])
    expect(await statuses(shared)).toEqual([200, 200, 200])
  })

  it('open to whoever has a signed URL, until it expires', async () => {
    const [fileId, other] = [await upload(), await upload()]
    const { status, body } = await sign(fileId, { valid_minutes: 5 })
    expect(status).toBe(200)
    const path = pathOf(body.url)
    expect((await get(path)).bytes.equals(PDF)).toBe(true)
    const refusedPaths = [
      path.replace(fileId, other),
      path.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`),
      path.replace(/signature=../, 'signature=xx'),
    ]
    for (const refused of refusedPaths) expect([refused, (await get(refused)).status]).toEqual([refused, 404])
    expect((await service.call('GET', path.replace(/&signature=.*/, ''))).body.errors).toEqual([
      expect.objectContaining({ parameter: 'signature', code: 'missing' }),
    ])
    ahead = 5 * 60_000
    const late = await service.call('GET', path)
    ahead = 0
    expect([late.status, late.body.code]).toEqual([410, 'file_link_expired'])
  })

  it('are signed only for their owner, for a week at most', async () => {
    const fileId = await upload()
    for (const who of [stranger, admin]) expect((await sign(fileId, {}, who)).body.code).toBe('file_not_found')
    expect((await sign(fileId, {}, null)).status).toBe(401)
    expect((await sign(fileId, { valid_minutes: 10_081 })).status).toBe(400)
    expect((await sign('file_nothing')).status).toBe(400)
  })

  it('stay within 200 MiB a user, also 20 at once', async () => {
    const who = await createTestUser(service)
    const { db } = service.services
    const content = Buffer.alloc(15 * MIB)
    const record = () =>
      db.transaction().execute((db) => {
        const id = `file_${crypto.randomUUID()}`
        const facts = { fileName: null, contentType: 'application/pdf', visibility: 'private', sizes: [] } as const
        return recordUpload(db, { ...facts, fileId: id, storageKey: `test/${id}`, ownerId: who.userId, content })
      })
    const results = await Promise.allSettled(Array.from({ length: 20 }, record))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
    await db
      .updateTable('stored_file')
      .set({ size_bytes: Math.floor(QUOTA_BYTES / 13) })
      .where('owner_id', '=', who.userId)
      .execute()
    const refused = await service.call(
      'POST',
      URL,
      form([{ name: 'file', content: PDF, fileName: 'x', contentType: '' }], who.headers),
    )
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'quota_exceeded' })])
  })

  it('are removed after 24 hours unless something uses them', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const [unused, used] = [await upload(picture), await upload(picture)]
    const { db } = service.services
    await claimPictures(db, { ownerId: user.userId, fileIds: [used], usedFor: 'community_post' })
    await letTimePass(db, '23 hours')
    await removeUnusedFiles({ db, files })
    expect((await db.selectFrom('stored_file').select('file_id').where('file_id', '=', unused).execute()).length).toBe(
      1,
    )
    await letTimePass(db, '2 hours')
    await removeUnusedFiles({ db, files })
    const left = await db.selectFrom('stored_file').select('file_id').where('file_id', 'in', [unused, used]).execute()
    expect(left).toEqual([{ file_id: used }])
    const keys = (await files.list('uploads/', 1_000)).map(({ key }) => key)
    expect(keys.filter((key) => key.includes(unused))).toEqual([])
    expect(keys.filter((key) => key.includes(used))).toHaveLength(4)
    await releaseFiles(db, [used])
    await removeUnusedFiles({ db, files })
    expect((await files.list('uploads/', 1_000)).filter(({ key }) => key.includes(used))).toEqual([])
  })

  it('that have no row are swept with all their sizes, however old', async () => {
    const { db } = service.services
    const keyOf = (daysAgo: number, name: string) => `${uploadsOf(new Date(Date.now() - daysAgo * DAY_MS))}file_${name}`
    const withSizes = (key: string) => [key, ...PICTURE_SIZES.map((size) => sizeKey(key, size))]
    const [recent, old, fresh] = [keyOf(3, 'orphan'), keyOf(400, 'orphan'), keyOf(0, 'fresh')]
    const recorded = keyOf(3, 'recorded')
    // Killed between two sizes.
    const stored = [...withSizes(recent).slice(1), ...withSizes(old), fresh, ...withSizes(recorded)]
    for (const key of stored) await files.put(PDF, { key, contentType: 'image/webp', maxBytes: MIB })
    const facts = { fileName: null, contentType: 'image/png', visibility: 'private', content: PDF, sizes: [] } as const
    const fileId = `file_${crypto.randomUUID()}`
    await recordUpload(db, { ...facts, fileId, ownerId: user.userId, storageKey: recorded })
    expect(await sweepUploads(service.services)).toBe(7)
    const keys = new Set((await files.list('uploads/', 1_000)).map(({ key }) => key))
    expect(stored.filter((key) => keys.has(key))).toEqual([fresh, ...withSizes(recorded)])
    expect(await sweepUploads(service.services)).toBe(0)
  })

  it('are listed for admins, newest first, by owner, type, use and day', async () => {
    const who = await createTestUser(service)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await upload(PDF, '', who))
      ahead += 1
    }
    ahead = 0
    const list = (query: string, by: TestUser | null = admin) =>
      service.call('GET', `${URL}?owner_id=${who.userId}${query}`, { headers: by?.headers ?? {} })
    const idsOf = async (query: string) =>
      (await list(query)).body.results.map((file: { file_id: string }) => file.file_id)
    const { status, body } = await list('')
    expect([status, body.total, body.total_bytes]).toEqual([200, 3, 3 * PDF.length])
    expect(body.results[0]).toMatchObject({ owner_id: who.userId, content_type: 'application/pdf', used_for: null })
    expect(await idsOf('')).toEqual(ids)
    expect([...(await idsOf('&limit=2')), ...(await idsOf('&limit=2&page=2'))]).toEqual(ids)
    expect(await idsOf('&content_type=image/png')).toEqual([])
    expect([(await idsOf('&used=false')).length, (await idsOf('&used=true')).length]).toEqual([3, 0])
    expect([(await idsOf('&from=2020-01-01')).length, (await idsOf('&to=2020-01-01')).length]).toEqual([3, 0])
    expect((await list('&from=2026-02-02&to=2026-02-01')).body.errors[0].parameter).toBe('to')
    expect((await list('&content_type=text/html')).status).toBe(400)
    expect([(await list('', user)).status, (await list('', null)).status]).toEqual([403, 401])
  })
})
