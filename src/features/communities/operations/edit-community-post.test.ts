import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { idsOf, TEXT, TestCommunity, TITLE } from '../../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { purgePosts } from '../purge-posts.ts'

const GONE = 'post_019abcde-0000-7000-8000-000000000009'
let service: TestService
let community: TestCommunity
let user: TestUser
let others: TestUser[]
let admin: TestUser
beforeAll(async () => {
  service = await startTestService({ withStarter: true, clock: () => new Date() })
  community = new TestCommunity(service)
  user = await createTestUser(service)
  others = []
  for (let i = 0; i < 4; i++) others.push(await createTestUser(service))
  admin = await community.createAdmin()
})
afterAll(() => service.stop())

const edit = (who: TestUser, id: string, more: object = {}, headers: Record<string, string> = {}) =>
  service.call('PUT', `/trips/v1/communities/${id}`, {
    payload: { title: TITLE, text: TEXT, ...more },
    headers: { ...who.headers, ...headers },
  })
const isListed = async (id: string) => idsOf(await community.list('?sort=new&limit=100')).includes(id)
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('editCommunityPost', () => {
  it('replaces the content, shows edited_at and raises the version', async () => {
    const [first, second] = [await community.picture(user), await community.picture(user)]
    const id = await community.post(user, { images: [first] })
    const { status, body, headers } = await edit(user, id, { text: 'New text', images: [second] })
    expect([status, headers['etag']]).toEqual([200, '"2"'])
    expect(body).toMatchObject({
      text: 'New text',
      version: 2,
      edited_at: expect.any(String),
      images: [{ file_id: second }],
    })
    expect([await community.fileStatus(first), await community.fileStatus(second)]).toEqual([404, 200])
  })

  it('refuses a stale version with the current one', async () => {
    const id = await community.post(user)
    await edit(user, id, {}, { 'if-match': '"1"' })
    const { status, body } = await edit(user, id, {}, { 'if-match': '"1"' })
    expect([status, body.version]).toEqual([412, 2])
  })

  it('keeps every one of 20 concurrent edits in one version each', async () => {
    const id = await community.post(user)
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(user, id, {}, { 'if-match': '"1"' })))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  })

  it('is for the author and admins', async () => {
    const id = await community.post(user)
    expect(codeOf(await edit(others[0]!, id))).toEqual([403, 'forbidden'])
    expect((await edit(admin, id, { text: 'Phone number taken out' })).status).toBe(200)
    expect(codeOf(await edit(user, GONE))).toEqual([404, 'post_not_found'])
    expect((await community.on(null, 'PUT', id, { title: TITLE, text: TEXT })).status).toBe(401)
    expect((await edit(user, id, { title: 'short' })).status).toBe(400)
  })
})

describe('deleteCommunityPost and restoreCommunityPost', () => {
  it('delete softly, and undo within 24 hours', async () => {
    const image = await community.picture(user)
    const id = await community.post(user, { images: [image] })
    for (let i = 0; i < 2; i++) expect((await community.on(user, 'DELETE', id)).status).toBe(204)
    expect([await isListed(id), await community.fileStatus(image)]).toEqual([false, 404])
    expect((await community.find(id, user)).state).toBe('deleted')
    expect((await edit(user, id)).status).toBe(404)
    for (let i = 0; i < 2; i++)
      expect((await community.on(user, 'POST', `${id}/restore`)).body).toMatchObject({ state: 'published' })
    expect([await isListed(id), await community.fileStatus(image)]).toEqual([true, 200])
    await community.on(user, 'DELETE', id)
    await service.services.db
      .updateTable('community_post')
      .set({ deleted_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('post_id', '=', id)
      .execute()
    expect(codeOf(await community.on(user, 'POST', `${id}/restore`))).toEqual([409, 'undo_expired'])
  })

  it('are for the author; an admin’s deletion is a removal, which the author cannot undo', async () => {
    const id = await community.post(user)
    expect(codeOf(await community.on(others[0]!, 'DELETE', id))).toEqual([403, 'forbidden'])
    expect((await community.on(null, 'DELETE', id)).status).toBe(401)
    expect((await community.on(admin, 'DELETE', id)).status).toBe(204)
    expect((await community.find(id, user)).state).toBe('removed')
    expect((await community.on(user, 'POST', `${id}/restore`)).body.state).toBe('removed')
    expect(codeOf(await edit(user, id))).toEqual([409, 'post_removed'])
    expect((await community.on(others[0]!, 'POST', `${id}/restore`)).status).toBe(404)
    expect((await community.on(others[0]!, 'DELETE', id)).status).toBe(404)
    expect((await community.on(user, 'DELETE', GONE)).status).toBe(404)
  })

  it('keep deleted posts for 30 days', async () => {
    const image = await community.picture(user)
    const id = await community.post(user, { images: [image] })
    await community.on(user, 'DELETE', id)
    const { db } = service.services
    await purgePosts(db)
    expect(await community.find(id, user)).toBeDefined()
    await db
      .updateTable('community_post')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('post_id', '=', id)
      .execute()
    await purgePosts(db)
    expect(await community.find(id, user)).toBeUndefined()
    const file = await db.selectFrom('stored_file').select('used_for').where('file_id', '=', image).executeTakeFirst()
    expect(file).toEqual({ used_for: null })
  })
})
