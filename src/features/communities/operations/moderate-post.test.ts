import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { idsOf, TestCommunity, TITLE } from '../../../../test/support/community.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { communityData } from '../community-data.ts'

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

const report = (who: TestUser, id: string, payload: object = { reason: 'spam' }) =>
  community.on(who, 'POST', `${id}/report`, payload)
const moderate = (id: string, payload: object, who: TestUser | null = admin) =>
  community.on(who, 'POST', `${id}/moderation`, payload)
const isListed = async (id: string) => idsOf(await community.list('?sort=new&limit=100')).includes(id)
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('reactToPost and unreactToPost', () => {
  const react = (who: TestUser | null, id: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    community.on(who, method, `${id}/reaction`)

  it('count each user once', async () => {
    const id = await community.post(user)
    for (let i = 0; i < 2; i++) expect((await react(user, id)).body).toEqual({ reacted: true, reaction_count: 1 })
    expect((await react(others[0]!, id)).body.reaction_count).toBe(2)
    expect(await community.find(id, user)).toMatchObject({ reacted: true, reaction_count: 2 })
    for (let i = 0; i < 2; i++)
      expect((await react(user, id, 'DELETE')).body).toEqual({ reacted: false, reaction_count: 1 })
    expect((await react(user, GONE)).status).toBe(404)
    expect((await react(null, id)).status).toBe(401)
    expect((await react(null, id, 'DELETE')).status).toBe(401)
  })

  it('lose no reaction of 20 concurrent calls', async () => {
    const id = await community.post(user)
    const calls = Array.from({ length: 20 }, (_, i) => react(others[i % 4]!, id))
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
    expect((await community.find(id, user)).reaction_count).toBe(4)
  })
})

describe('reportPost', () => {
  it('hides a post, and its pictures, by the third of three users', async () => {
    const image = await community.picture(user)
    const id = await community.post(user, { images: [image] })
    expect((await report(others[0]!, id, { reason: 'other', details: ' <b>fake</b> ' })).status).toBe(201)
    for (let i = 0; i < 4; i++) expect((await report(others[1]!, id)).status).toBe(201)
    expect(await isListed(id)).toBe(true)
    expect((await report(others[2]!, id)).status).toBe(201)
    expect([await isListed(id), await community.fileStatus(image)]).toEqual([false, 404])
    expect((await community.find(id, user)).state).toBe('hidden')
    expect((await report(others[3]!, id)).status).toBe(404)
    expect((await community.find(id, admin, '?state=hidden')).reports).toEqual({ other: 1, spam: 2 })
    // Deleting and restoring does not bring it back.
    await community.on(user, 'DELETE', id)
    expect((await community.on(user, 'POST', `${id}/restore`)).body.state).toBe('hidden')
  })

  it('counts users, not calls, of 20 concurrent reports', async () => {
    const id = await community.post(user)
    await Promise.all(Array.from({ length: 20 }, (_, i) => report(others[i % 2]!, id)))
    expect(await isListed(id)).toBe(true)
  })

  it('requires a reason and another user’s post', async () => {
    const id = await community.post(user)
    expect((await report(others[0]!, id, {})).body.errors[0]).toMatchObject({ pointer: '/reason', code: 'missing' })
    expect((await report(others[0]!, id, { reason: 'boring' })).status).toBe(400)
    expect(codeOf(await report(user, id))).toEqual([409, 'own_post'])
    expect(codeOf(await report(user, GONE))).toEqual([404, 'post_not_found'])
    expect((await community.on(null, 'POST', `${id}/report`, { reason: 'spam' })).status).toBe(401)
  })
})

describe('moderatePost', () => {
  it('publishes a hidden post again; the reviewed reports no longer count', async () => {
    const id = await community.post(user)
    for (const who of others.slice(0, 3)) await report(who, id)
    const { status, body } = await moderate(id, { decision: 'publish' })
    expect([status, body.state, body.is_approved, body.reports]).toEqual([200, 'published', false, {}])
    for (const who of others.slice(0, 3)) await report(who, id)
    expect(await isListed(id)).toBe(true)
  })

  it('removes a post and tells its author why; only an admin brings it back', async () => {
    const id = await community.post(user)
    await moderate(id, { decision: 'remove', reason: 'ขายของ' })
    expect(await isListed(id)).toBe(false)
    expect(await community.find(id, user)).toMatchObject({ state: 'removed', review_reason: 'ขายของ' })
    expect((await moderate(id, { decision: 'approve' })).body).toMatchObject({ state: 'published', is_approved: true })
  })

  it('leaves a deleted post deleted', async () => {
    const id = await community.post(user)
    await community.on(user, 'DELETE', id)
    expect((await moderate(id, { decision: 'publish' })).body.state).toBe('deleted')
  })

  it('is for admins, and takes known decisions', async () => {
    const id = await community.post(user)
    expect(codeOf(await moderate(id, { decision: 'approve' }, user))).toEqual([403, 'forbidden'])
    expect((await moderate(id, { decision: 'approve' }, null)).status).toBe(401)
    expect((await moderate(id, { decision: 'ban', reason: 'x'.repeat(501) })).body.errors.length).toBe(2)
    expect(codeOf(await moderate(GONE, { decision: 'remove' }))).toEqual([404, 'post_not_found'])
  })
})

describe('the author of a post', () => {
  const inboxOf = async (who: TestUser) =>
    (await service.call('GET', '/core/v1/notifications', { headers: who.headers })).body.results.map(
      (one: { event: string; body: string }) => `${one.event}: ${one.body}`,
    )

  it('is notified once a day of likes by others, and of what reports and moderators do', async () => {
    const author = await createTestUser(service)
    const id = await community.post(author)
    await Promise.all([author, ...others].map((who) => community.on(who, 'PUT', `${id}/reaction`)))
    expect(await inboxOf(author)).toEqual([`post_reaction: Your post “${TITLE}” has new likes.`])
    for (const who of others.slice(0, 3)) await report(who, id)
    for (let i = 0; i < 2; i++) await moderate(id, { decision: 'remove' })
    expect(await inboxOf(author)).toEqual([
      `post_removed: A moderator removed your post “${TITLE}”.`,
      `post_hidden: Your post “${TITLE}” was reported and is hidden until a moderator reviews it.`,
      `post_reaction: Your post “${TITLE}” has new likes.`,
    ])
  })

  it('is not notified of their own like', async () => {
    const author = await createTestUser(service)
    await community.on(author, 'PUT', `${await community.post(author)}/reaction`)
    expect(await inboxOf(author)).toEqual([])
  })
})

describe('the personal data of communities', () => {
  it('is exported, and erased with what others see of it', async () => {
    const { db } = service.services
    const who = await createTestUser(service)
    const [own, liked] = [await community.post(who), await community.post(user)]
    await community.on(who, 'PUT', `${liked}/reaction`)
    await report(who, liked)
    expect(await communityData.list(db, who.userId)).toMatchObject({
      community_posts: [{ post_id: own, title: TITLE }],
      community_reactions: [{ post_id: liked }],
      community_reports: [{ post_id: liked, reason: 'spam' }],
    })
    await db.transaction().execute((db) => communityData.erase(db, who.userId))
    expect(await communityData.list(db, who.userId)).toEqual({
      community_posts: [],
      community_reactions: [],
      community_reports: [],
    })
    expect(await isListed(own)).toBe(false)
    expect((await community.find(liked, user)).reaction_count).toBe(0)
  })
})
