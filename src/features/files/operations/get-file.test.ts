import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { storeFile } from '../../../../test/support/stored-file.ts'

const CONTENT = Buffer.from(Array.from({ length: 100 }, (_, index) => index))
let service: TestService
let owner: TestUser
let url: { readonly shared: string; readonly own: string; readonly named: string; readonly lost: string }
beforeAll(async () => {
  service = await startTestService()
  owner = await createTestUser(service)
  url = {
    shared: await store({ visibility: 'public' }),
    own: await store({ visibility: 'private' }),
    named: await store({ file_name: 'แผน "ทริป" (1).pdf', content_type: 'application/pdf' }),
    lost: await store({ visibility: 'private' }, false),
  }
})
afterAll(() => service.stop())

async function store(facts: object, hasBytes = true): Promise<string> {
  const { db, files } = service.services
  const contentType = 'image/webp'
  const { fileId, storageKey } = await storeFile(service, { ownerId: owner.userId, content: CONTENT, contentType })
  await db.updateTable('stored_file').set(facts).where('file_id', '=', fileId).execute()
  if (!hasBytes) await files.delete(storageKey)
  return `/core/v1/storage/files/${fileId}`
}

async function get(path: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const response = await service.app.inject({ method, url: path, headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

describe('getFile', () => {
  it('returns a public file to everyone, cacheable for a day', async () => {
    const { status, headers, bytes } = await get(url.shared)
    expect([status, bytes.equals(CONTENT)]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '100',
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await get(url.shared, owner.headers)).status).toBe(200)
  })

  it('returns a private file to its owner, and 404 to others', async () => {
    const stranger = await createTestUser(service)
    const { status, headers } = await get(url.own, owner.headers)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    for (const others of [{}, stranger.headers]) {
      const refused = await service.call('GET', url.own, { headers: others })
      const absent = await service.call('GET', `${url.own}0`, { headers: others })
      expect([refused.status, refused.body.code, absent.status, absent.body.code]).toEqual([
        404,
        'file_not_found',
        404,
        'file_not_found',
      ])
    }
    expect((await get(url.own, { authorization: 'Bearer nonsense' })).status).toBe(401)
  })

  it('returns 304 to a caller who has the file', async () => {
    const { headers } = await get(url.shared)
    const etag = String(headers.etag)
    const again = await get(url.shared, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
    expect((await get(url.shared, { 'if-none-match': etag, range: 'bytes=0-9' })).status).toBe(304)
    expect((await get(url.shared, { 'if-none-match': '"other"' })).status).toBe(200)
    const stranger = await createTestUser(service)
    expect((await get(url.own, { ...stranger.headers, 'if-none-match': '*' })).status).toBe(404)
  })

  it('returns a range', async () => {
    const { status, headers, bytes } = await get(url.shared, { range: 'bytes=10-19' })
    expect([status, headers['content-range'], headers['content-length']]).toEqual([206, 'bytes 10-19/100', '10'])
    expect(bytes.equals(CONTENT.subarray(10, 20))).toBe(true)
    expect((await get(url.shared, { range: 'bytes=-5' })).bytes.equals(CONTENT.subarray(95))).toBe(true)
    const several = await get(url.shared, { range: 'bytes=0-1,5-6' })
    expect([several.status, several.bytes.length]).toEqual([200, 100])
  })

  it('returns 416 with the size for a range beyond the end', async () => {
    const { status, body, headers } = await service.call('GET', url.shared, { headers: { range: 'bytes=100-' } })
    expect([status, body.code, headers['content-range']]).toEqual([416, 'range_not_satisfiable', 'bytes */100'])
  })

  it('returns the whole file if If-Range names another version', async () => {
    const etag = String((await get(url.shared)).headers.etag)
    const range = 'bytes=50-'
    expect((await get(url.shared, { range, 'if-range': etag })).status).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 03:00:00 GMT'])
      expect((await get(url.shared, { range, 'if-range': other })).status).toBe(200)
  })

  it('shows only pictures inline, under the name given by the owner', async () => {
    const { headers } = await get(url.named, owner.headers)
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%E0%B9%81%E0%B8%9C%E0%B8%99%20%22%E0%B8%97%E0%B8%A3%E0%B8%B4%E0%B8%9B%22%20%281%29.pdf",
    )
  })

  it('answers HEAD with the same headers and no body', async () => {
    const { status, headers, bytes } = await get(url.shared, {}, 'HEAD')
    expect([status, headers['content-length'], bytes.length]).toEqual([200, '100', 0])
  })

  it('returns 404 for a file whose bytes are not stored', async () => {
    expect((await service.call('GET', url.lost, { headers: owner.headers })).status).toBe(404)
  })
})
