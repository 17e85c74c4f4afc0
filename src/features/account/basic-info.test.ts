import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'

const ME = '/core/v1/users/me'
let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await startTestService({ clock: () => new Date() })
  user = await createTestUser(service)
})
afterAll(() => service.stop())

const get = (who = user) => service.call('GET', ME, { headers: who.headers })
const put = (payload: object, headers: Record<string, string> = {}) =>
  service.call('PUT', ME, { payload, headers: { ...user.headers, ...headers } })

describe('getMe', () => {
  it('returns the account with the ETag of its version', async () => {
    const { status, body, headers } = await get()
    const etag = expect.stringMatching(new RegExp(`^"${body.version}\\.[\\w-]+"$`))
    expect([status, headers['etag'], headers['cache-control']]).toEqual([200, etag, 'private, no-store'])
    expect(body).toMatchObject({
      user_id: user.userId,
      username: user.username,
      email: user.email,
      role: 'user',
      has_password: true,
      username_changeable_at: null,
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('returns 304 until the account changes', async () => {
    const held = { ...user.headers, 'if-none-match': String((await get()).headers['etag']) }
    expect((await service.call('GET', ME, { headers: held })).status).toBe(304)
    await put({ name: 'Somebody Else' })
    expect((await service.call('GET', ME, { headers: held })).status).toBe(200)
  })

  it('returns 401 without a token', async () => {
    const { status, headers } = await service.call('GET', ME)
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
  })

  it('returns 401 for a user who has since been erased', async () => {
    const gone = await createTestUser(service)
    await get(gone)
    await service.services.db.deleteFrom('app_user').where('user_id', '=', gone.userId).execute()
    expect((await get(gone)).status).toBe(401)
  })
})

describe('updateBasicInfo', () => {
  it('changes only what is sent and increments the version', async () => {
    const before = (await get()).body
    const { status, body, headers } = await put({ name: 'นักเดินทาง', language: 'en' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, name: 'นักเดินทาง', language: 'en', version: before.version + 1 })
    expect(headers['etag']).toBe(`"${body.version}"`)
    expect((await get()).body).toEqual(body)
  })

  it('replaces an uploaded picture by a URL, and removes it with null', async () => {
    const { db } = service.services
    const file = {
      file_id: 'file_1',
      owner_id: user.userId,
      storage_key: 'k',
      file_name: null,
      content_type: 'image/webp',
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      used_for: 'profile_image',
      visibility: 'public' as const,
    }
    await db.insertInto('stored_file').values(file).execute()
    await db.updateTable('app_user').set({ image_file_id: 'file_1' }).where('user_id', '=', user.userId).execute()
    expect((await get()).body.profileUrl).toContain('file_1')
    const { profileUrl } = (await put({ name: 'Some Body' })).body
    expect(profileUrl).toBe('http://localhost:80/core/v1/storage/files/file_1')
    // A client may send back what it read, even if the service has another host name by now: it is the same picture.
    for (const url of [profileUrl, 'https://elsewhere.example/core/v1/storage/files/file_1'])
      expect((await put({ profileUrl: url })).body.profileUrl).toBe(profileUrl)
    const other = await put({ profileUrl: 'http://localhost:80/core/v1/storage/files/file_2' })
    expect([other.status, other.body.errors[0].pointer]).toEqual([400, '/profileUrl'])
    const { body } = await put({ profileUrl: 'https://images.example/me.webp' })
    expect(body.profileUrl).toBe('https://images.example/me.webp')
    const dropped = await db.selectFrom('stored_file').select(['used_for', 'visibility']).executeTakeFirstOrThrow()
    expect(dropped).toEqual({ used_for: null, visibility: 'private' })
    expect((await put({ profileUrl: null })).body.profileUrl).toBeNull()
  })

  it('with If-Match changes only the version that was read, and returns the current one otherwise', async () => {
    const { body, headers } = await get()
    const etag = String(headers['etag'])
    const changed = await put({ name: 'First' }, { 'if-match': etag })
    expect(changed.status).toBe(200)
    for (const stale of [etag, `W/"${body.version + 1}"`, '"nonsense"', `"0", ${etag}`]) {
      const refused = await put({ name: 'Second' }, { 'if-match': stale })
      expect([refused.status, refused.body.code, refused.body.version, refused.headers['etag']]).toEqual([
        412,
        'stale_version',
        body.version + 1,
        `"${body.version + 1}"`,
      ])
    }
    expect((await put({ name: 'Third' }, { 'if-match': `"0", "${body.version + 1}"` })).status).toBe(200)
    expect((await put({ name: 'Third' }, { 'if-match': '*' })).status).toBe(200)
    expect((await get()).body.name).toBe('Third')
  })

  it('applies all concurrent changes without If-Match', async () => {
    const { version } = (await get()).body
    const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => put({ name: `Turn ${turn}` })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await get()).body.version).toBe(version + 8)
  })

  it('applies one of many concurrent changes of one version', async () => {
    const { headers } = await get()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => put({ name: `Turn ${turn}` }, { 'if-match': String(headers['etag']) })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
  })

  it('names every invalid member, and requires at least one', async () => {
    const { status, body } = await put({ name: ' ', language: 'fr', profileUrl: 'http://x', role: 'admin' })
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()]).toEqual([
      400,
      ['/language', '/name', '/profileUrl', '/role'],
    ])
    const empty = await put({})
    expect([empty.status, empty.body.errors]).toEqual([
      400,
      [{ pointer: '', code: 'too_few', message: 'must have at least 1 of name, language, profileUrl' }],
    ])
    expect((await service.call('PUT', ME, { payload: { name: 'x' } })).status).toBe(401)
  })
})
