import { randomUUID } from 'node:crypto'
import { deliverPushes } from '../../src/features/notifications/deliver-push.ts'
import type { NewNotification } from '../../src/features/notifications/public.ts'
import { createFcm } from '../../src/platform/push/fcm.ts'
import { readGoogleAccount } from '../../src/platform/push/google-account.ts'
import { createWebPush } from '../../src/platform/push/web-push.ts'
import type { TestUser } from './accounts.ts'
import { startFcmServer, type TestFcmServer } from './fcm-server.ts'
import { recordingLog } from './log.ts'
import { startTestService, type TestService } from './service.ts'
import { newVapidKeys } from './vapid-keys.ts'
import { startWebPushServer, type TestWebPushServer } from './web-push-server.ts'

const BASE = '/core/v1/notifications'

/** A service with both kinds of push, and what users and features do with it. */
export class PushService {
  readonly service: TestService
  readonly fcm: TestFcmServer
  readonly browsers: TestWebPushServer
  readonly logged: ReturnType<typeof recordingLog>
  readonly publicKey: string

  private constructor(parts: Pick<PushService, 'service' | 'fcm' | 'browsers' | 'logged' | 'publicKey'>) {
    this.service = parts.service
    this.fcm = parts.fcm
    this.browsers = parts.browsers
    this.logged = parts.logged
    this.publicKey = parts.publicKey
  }

  static async start(): Promise<PushService> {
    const clock = () => new Date()
    const [fcm, browsers] = await Promise.all([startFcmServer(), startWebPushServer()])
    const account = readGoogleAccount(fcm.serviceAccount)!
    const webPush = createWebPush({
      keys: newVapidKeys(),
      contact: 'mailto:admin@mail.example',
      network: browsers.network,
    })
    const logged = recordingLog()
    const service = await startTestService({
      clock,
      vendors: { fcm: createFcm({ account, baseUrl: fcm.url, clock }), webPush },
    })
    return new PushService({ service, fcm, browsers, logged, publicKey: webPush.publicKey })
  }

  async stop(): Promise<void> {
    await this.service.stop()
    await Promise.all([this.fcm.close(), this.browsers.close()])
  }

  on(who: TestUser | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) {
    return this.service.call(method, `${BASE}${path}`, {
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    })
  }

  /** Registers an app. Returns the id of the device. */
  async app(who: TestUser, token: string = randomUUID()): Promise<string> {
    const { body } = await this.on(who, 'POST', '/tokens', { kind: 'fcm', token, platform: 'ios' })
    return body.token_id
  }

  /** Registers a new browser. Returns its endpoint. */
  async browser(who: TestUser): Promise<string> {
    const subscription = this.browsers.subscribe(this.publicKey)
    await this.on(who, 'POST', '/tokens', { kind: 'web_push', ...subscription })
    return subscription.endpoint
  }

  notify(...notifications: readonly NewNotification[]): Promise<void> {
    const { db, notifications: service } = this.service.services
    return db.transaction().execute((db) => service.notify(db, ...notifications))
  }

  /** What the jobs do. */
  async deliver(): Promise<void> {
    const services = { ...this.service.services, log: this.logged.log }
    await Promise.all([deliverPushes(services, 'fcm'), deliverPushes(services, 'web_push')])
  }

  async inbox(who: TestUser, query = '') {
    return (await this.on(who, 'GET', query)).body
  }

  /** The tokens of the apps that a message arrived at, in order. */
  get reached(): string[] {
    return this.fcm.received.map(({ token }) => token)
  }
}

/** A notification about a trip, with a key of its own unless one is given. */
export function tripEdited({ userId }: TestUser, dedupeKey: string = randomUUID()): NewNotification {
  return { userId, event: 'trip_edited', values: { name: 'Nok', trip: 'กระบี่' }, data: { trip_id: 'trip_1' }, dedupeKey }
}
