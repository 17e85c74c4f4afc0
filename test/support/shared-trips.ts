import { createTestUser, type TestUser } from './accounts.ts'
import { startTestService, type TestService } from './service.ts'
import { PLACES, TRIPS, tripCalls } from './trips.ts'

export const NOTE = 'กุญแจอยู่ใต้กระถาง'

/** Trips of an owner, a friend who joins them, and a stranger. */
export interface SharedTrips {
  readonly service: TestService
  readonly owner: TestUser
  readonly friend: TestUser
  readonly stranger: TestUser
  as(user: TestUser): ReturnType<typeof tripCalls>
  /** A trip of the owner with a budget and a note. */
  createTrip(): Promise<string>
  /** A trip that a user, by default the friend, has joined. */
  createShared(role: 'view' | 'edit', user?: TestUser): Promise<{ id: string; token: string }>
  share(id: string, role?: 'view' | 'edit', more?: object): ReturnType<TestService['call']>
  unshare(id: string): ReturnType<TestService['call']>
  open(id: string, token: string, user?: TestUser): ReturnType<TestService['call']>
  members(id: string, user?: TestUser): ReturnType<TestService['call']>
  eventsOf(user: TestUser, tripId: string): ReturnType<TestService['services']['events']['list']>
}

export async function startSharedTrips(): Promise<SharedTrips> {
  const service = await startTestService({ withStarter: true })
  const owner = await createTestUser(service, { name: 'ปอ' })
  const friend = await createTestUser(service, { name: 'Nok' })
  const as = (user: TestUser) => tripCalls(service, user)
  const trips: SharedTrips = {
    service,
    owner,
    friend,
    stranger: await createTestUser(service),
    as,
    async createTrip() {
      const stops = [{ place_id: PLACES[0], note: NOTE }, { place_id: PLACES[1] }]
      return (await as(owner).create({ budget: 9_000, days: [{ stops }] })).body.trip_id
    },
    async createShared(role, user = friend) {
      const id = await trips.createTrip()
      const { token } = (await trips.share(id, role)).body
      await trips.open(id, token, user)
      return { id, token }
    },
    share: (id, role = 'view', more = {}) => as(owner).call('PUT', `${TRIPS}/${id}/share`, { role, ...more }),
    unshare: (id) => as(owner).call('DELETE', `${TRIPS}/${id}/share`),
    open: (id, token, user) =>
      service.call('GET', `${TRIPS}/${id}`, {
        headers: { 'accept-language': 'en', 'x-share-token': token, ...user?.headers },
      }),
    members: (id, user = owner) => as(user).call('GET', `${TRIPS}/${id}/members`),
    eventsOf: async (user, tripId) =>
      (await service.services.events.list({ userId: user.userId, after: 0 })).filter(
        ({ type, data }) => type === 'trip' && data['trip_id'] === tripId,
      ),
  }
  return trips
}
