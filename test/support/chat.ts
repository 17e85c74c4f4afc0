import { createKey } from '../../src/features/access/public.ts'
import { deliverMessages } from '../../src/features/chats/deliver-messages.ts'
import { EVENT_QUEUE, PLAN_QUEUE } from '../../src/features/chats/events.ts'
import { sendNotices } from '../../src/features/chats/send-notices.ts'
import { createLine } from '../../src/platform/chat/line.ts'
import { createTestUser, type TestUser } from './accounts.ts'
import { type LineServer, lineText, type SentToLine, type SignedWebhook, startLineServer } from './line-server.ts'
import { startTestService, type TestService, type TestServiceOptions } from './service.ts'
import { daysWith, PLACES, tripCalls } from './trips.ts'

export const CHAT = '/trips/v1/chat-integrations'

export interface ChatTest {
  readonly service: TestService
  readonly line: LineServer
  readonly user: TestUser
  /** For `call`: an API key with the scope `chat`, answers in English. */
  readonly key: Readonly<Record<string, string>>
  now: Date
  /** The user's access token, which is valid now; answers in English. */
  headers(): Promise<Readonly<Record<string, string>>>
  /** A trip of the user with one day at three places of Ayutthaya, unless `body` says otherwise. */
  createTrip(body?: object): Promise<string>
  /** A group that the bot has joined. */
  group(): string
  /** A link code for a trip. */
  code(tripId: string): Promise<string>
  /** Links a trip to a group through the operations. */
  link(tripId: string, groupId: string): Promise<void>
  /** Hands a webhook to the service. */
  deliver(webhook: SignedWebhook): Promise<number>
  /** Writes in a group, and returns what the group receives. */
  say(groupId: string, text: string): Promise<SentToLine[]>
  /** Runs what is queued and sends what is due; returns what LINE has received meanwhile. */
  settle(): Promise<SentToLine[]>
  /** The same after the notices that are due. */
  tick(): Promise<SentToLine[]>
  stop(): Promise<void>
}

let groups = 0

/** The service with a LINE bot that talks to a LINE server on loopback, and a user. */
export async function startChatTest(options: TestServiceOptions = {}): Promise<ChatTest> {
  const line = await startLineServer()
  const { LINE_BOT_SECRET: channelSecret = '', LINE_BOT_ACCESS_TOKEN: accessToken = '' } = line.env
  const state = { now: new Date('2026-12-01T03:00:00Z') }
  const channel = createLine({ channelSecret, accessToken, apiUrl: line.url, miniAppId: '', timeoutMs: 2_000 })
  const service = await startTestService({
    withStarter: true,
    clock: () => state.now,
    ...options,
    env: { ...line.env, ...options.env },
    vendors: { line: channel, ...options.vendors },
  })
  const user = await createTestUser(service)
  const { secret } = await createKey(service.services.db, { name: 'bot', scopes: ['chat'], expiresAt: null })
  const test: ChatTest = {
    service,
    line,
    user,
    key: { 'x-api-key': secret, 'accept-language': 'en' },
    get now() {
      return state.now
    },
    set now(now) {
      state.now = now
    },
    async headers() {
      const { accessToken } = await service.services.accounts.tokens.issue(user)
      return { authorization: `Bearer ${accessToken}`, 'accept-language': 'en' }
    },
    async createTrip(body = {}) {
      const trip = { name: 'อยุธยากับแม่', start_date: '2026-12-05', days: daysWith(PLACES), allow_overlap: true, ...body }
      const { status, body: created, text } = await tripCalls(service, { headers: await test.headers() }).create(trip)
      if (status !== 201) throw new Error(text)
      return created.trip_id
    },
    group() {
      groups++
      const groupId = `C${String(groups).padStart(32, '0')}`
      line.groups.set(groupId, 5)
      return groupId
    },
    async code(tripId) {
      const payload = { trip_id: tripId }
      const { body, text } = await service.call('POST', `${CHAT}/link-code`, { payload, headers: await test.headers() })
      if (!body.code) throw new Error(text)
      return body.code
    },
    async link(tripId, groupId) {
      const payload = { code: await test.code(tripId), channel: 'line', group_id: groupId }
      const { status, text } = await service.call('POST', `${CHAT}/link-code/verify`, { payload, headers: test.key })
      if (status !== 201) throw new Error(text)
    },
    async deliver({ payload, headers }) {
      return (await service.call('POST', `${CHAT}/webhook/line`, { payload, headers: { ...headers } })).status
    },
    async say(groupId, text) {
      await test.deliver(line.webhook(groupId, [lineText(text)]))
      return test.settle()
    },
    async settle() {
      const before = line.sent.length
      await service.runQueued(EVENT_QUEUE)
      await service.runQueued(PLAN_QUEUE)
      await deliverMessages(service.services)
      return line.sent.slice(before)
    },
    async tick() {
      await sendNotices(service.services)
      return test.settle()
    },
    async stop() {
      await service.stop()
      await line.stop()
    },
  }
  return test
}

/** Everything that a message shows. */
export function textOf(sent: readonly SentToLine[]): string {
  return JSON.stringify(sent.flatMap(({ messages }) => messages))
}
