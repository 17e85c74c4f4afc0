import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser, type TestUser } from '../../../../test/support/accounts.ts'
import { startTestService, type TestService } from '../../../../test/support/service.ts'
import { routeData } from '../route-data.ts'
import { scorePopularRoutes } from '../route-jobs.ts'

let service: TestService
let users: TestUser[]
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  users = []
  for (let count = 0; count < 3; count++) users.push(await createTestUser(service))
})
afterAll(() => service.stop())

const react = (method: 'PUT' | 'DELETE', routeId: string, user = users[0]) =>
  service.call(method, `/trips/v1/routes/${routeId}/reaction`, { headers: user?.headers ?? {} })
const countOf = async (routeId: string) =>
  (await service.call('GET', `/trips/v1/routes/detail/${routeId}`)).body.reaction_count
const score = async () => {
  await scorePopularRoutes(service.services.db)
  await service.services.routeBoard.refresh()
}
const ranking = async () =>
  (await service.call('GET', '/trips/v1/routes/popular?limit=100')).body.results.map(
    (route: { route_id: string; reaction_count: number }) => [route.route_id, route.reaction_count],
  )

describe('reactToRoute and unreactToRoute', () => {
  it('count a user once, however many calls are repeated or concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => react('PUT', 'ayutthaya-1d')))
    for (const { status, body } of answers)
      expect([status, body]).toEqual([200, { route_id: 'ayutthaya-1d', reacted: true, reaction_count: 1 }])
    expect((await react('PUT', 'ayutthaya-1d', users[1])).body.reaction_count).toBe(2)
    expect(await countOf('ayutthaya-1d')).toBe(2)
    const undone = await Promise.all(Array.from({ length: 20 }, () => react('DELETE', 'ayutthaya-1d')))
    for (const { body } of undone) expect([body.reacted, body.reaction_count]).toEqual([false, 1])
    expect(await countOf('ayutthaya-1d')).toBe(1)
    await react('DELETE', 'ayutthaya-1d', users[1])
    expect(await countOf('ayutthaya-1d')).toBe(0)
  })

  it('move a route to the top of the popular ones, and have no effect once taken back', async () => {
    const before = await ranking()
    const [last] = before.at(-1)
    for (const user of users) await react('PUT', last, user)
    await score()
    await score()
    expect((await ranking())[0]).toEqual([last, 3])
    for (const user of users) await react('DELETE', last, user)
    await score()
    expect(await ranking()).toEqual(before)
  })

  it('are erased with the account, from the counts too', async () => {
    const { db } = service.services
    await react('PUT', 'bkk-classic-3d')
    await react('PUT', 'bkk-classic-3d', users[1])
    await routeData.erase(db, users[0]!.userId)
    expect(await countOf('bkk-classic-3d')).toBe(1)
    expect(await routeData.list(db, users[0]!.userId)).toEqual({
      route_reactions: [],
      route_reviews: [],
      route_trips: [],
    })
  })

  it('return 404 for an unknown route, and 401 without a token', async () => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const unknown = await react(method, 'moon-3d')
      expect([unknown.status, unknown.body.code]).toEqual([404, 'route_not_found'])
      expect((await service.call(method, '/trips/v1/routes/ayutthaya-1d/reaction')).status).toBe(401)
    }
  })
})
