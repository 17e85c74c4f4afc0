import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { type FormPart, form } from '../../../../test/support/form.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { storeFile } from '../../../../test/support/stored-file.ts'
import { letTimePass } from '../../../../test/support/time.ts'
import type { FileType } from '../../files/file-type.ts'
import { removeUnusedFiles } from '../../files/public.ts'

const IMAGE = '/core/v1/users/me/profile-image'
let service: TestService
let photo: Buffer
beforeAll(async () => {
  service = await startTestService()
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a0' } })
    .withExif({ IFD0: { Make: 'Camera of Somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => service.stop())

const file = (content: Buffer | string): FormPart => ({ name: 'file', content, fileName: 'photo.jpg' })
const send = (user: TestUser, ...parts: FormPart[]) => service.call('PUT', IMAGE, form(parts, user.headers))

async function bytesAt(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await service.app.inject({ method: 'GET', url, headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}

const storedKeys = async () => (await service.services.files.list('uploads/', 1_000)).map(({ key }) => key)

async function rowsOf(user: TestUser) {
  return service.services.db
    .selectFrom('stored_file')
    .select(['file_id', 'content_type', 'visibility', 'used_for', 'storage_key'])
    .where('owner_id', '=', user.userId)
    .orderBy('file_id')
    .execute()
}

async function storeOwn(user: TestUser, content: Buffer, contentType: FileType): Promise<string> {
  return (await storeFile(service, { ownerId: user.userId, content, contentType })).fileId
}

describe('changeProfileImage', () => {
  it('publishes the picture without its metadata', async () => {
    const user = await createTestUser(service)
    const { status, body, headers } = await send(user, file(photo))
    expect([status, body.version, headers.etag]).toEqual([200, 2, '"2"'])
    expect(body.profileUrl).toMatch(/^http:\/\/localhost:80\/core\/v1\/storage\/files\/file_[0-9a-f-]{36}$/)
    const shown = await bytesAt(body.profileUrl)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect(photo.includes('Camera of Somebody')).toBe(true)
    expect(shown.bytes.includes('Camera') || shown.bytes.includes('Exif')).toBe(false)
    expect(await rowsOf(user)).toMatchObject([
      { content_type: 'image/webp', visibility: 'public', used_for: 'profile_image' },
    ])
  })

  it('deletes the previous picture with its bytes', async () => {
    const user = await createTestUser(service)
    const first = await send(user, file(photo))
    const [before] = await rowsOf(user)
    const second = await send(user, file(await sharp(photo).negate().png().toBuffer()))
    expect(second.body.profileUrl).not.toBe(first.body.profileUrl)
    expect((await bytesAt(first.body.profileUrl)).status).toBe(404)
    expect((await bytesAt(second.body.profileUrl)).status).toBe(200)
    const rows = await rowsOf(user)
    expect(rows).toHaveLength(1)
    expect(await storedKeys()).toContain(rows[0]?.storage_key)
    expect(await storedKeys()).not.toContain(before?.storage_key)
  })

  it('keeps one picture of several concurrent uploads', async () => {
    const user = await createTestUser(service)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(user, file(photo))))
    // One at a time per user: a picture that arrives while another is processed is rejected.
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    const me = await service.call('GET', '/core/v1/users/me', { headers: user.headers })
    const rows = await rowsOf(user)
    expect(rows.map(({ file_id }) => `http://localhost:80/core/v1/storage/files/${file_id}`)).toEqual([
      me.body.profileUrl,
    ])
  })

  it('accepts a stored file of the caller, and leaves it unchanged', async () => {
    const user = await createTestUser(service)
    const fileId = await storeOwn(user, photo, 'image/jpeg')
    const { status, body } = await service.call('PUT', IMAGE, { headers: user.headers, payload: { file_id: fileId } })
    expect(status).toBe(200)
    expect(body.profileUrl).not.toContain(fileId)
    expect((await bytesAt(`/core/v1/storage/files/${fileId}`, user.headers)).bytes.equals(photo)).toBe(true)
  })

  it('rejects files of other users, unknown files, and files that are not pictures', async () => {
    const [user, other] = [await createTestUser(service), await createTestUser(service)]
    const byId = (file_id: string) => service.call('PUT', IMAGE, { headers: user.headers, payload: { file_id } })
    expect((await byId(await storeOwn(other, photo, 'image/jpeg'))).status).toBe(404)
    expect((await byId('file_019abcde-0000-7000-8000-000000000003')).status).toBe(404)
    expect((await byId(await storeOwn(user, Buffer.from('%PDF-1.7'), 'application/pdf'))).status).toBe(422)
    const { status, body } = await byId('nonsense')
    expect([status, body.errors[0].pointer]).toEqual([400, '/file_id'])
  })

  it('rejects uploads that are not pictures or too large, and stores nothing', async () => {
    const user = await createTestUser(service)
    const text = await send(user, file('hello'))
    expect([text.status, text.body.code]).toEqual([422, 'image_unreadable'])
    expect((await send(user, file(photo.subarray(0, 1_000)))).body.code).toBe('image_unreadable')
    const large = await send(user, file(Buffer.alloc(10 * 1_048_576 + 1)))
    expect([large.status, large.body.code]).toEqual([413, 'body_too_large'])
    expect((await send(user)).status).toBe(400)
    expect(await rowsOf(user)).toEqual([])
  })

  it('returns 401 without a token', async () => {
    expect((await service.call('PUT', IMAGE, form([file(photo)]))).status).toBe(401)
  })
})

describe('an unused file', () => {
  it('is deleted after a day with its bytes; a used one stays', async () => {
    const user = await createTestUser(service)
    await send(user, file(photo))
    const old = await storeOwn(user, photo, 'image/jpeg')
    await letTimePass(service.services.db, '25 hours')
    const young = await storeOwn(user, photo, 'image/jpeg')
    await removeUnusedFiles(service.services)
    const rows = await rowsOf(user)
    expect(rows.map(({ used_for }) => used_for).sort()).toEqual([null, 'profile_image'])
    const keys = await storedKeys()
    const isStored = (fileId: string) => keys.some((key) => key.endsWith(fileId))
    expect([isStored(old), isStored(young)]).toEqual([false, true])
  })
})
