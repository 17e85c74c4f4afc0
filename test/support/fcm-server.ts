import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jwtVerify } from 'jose'

const PROJECT = 'tiao-test'
const EMAIL = `pusher@${PROJECT}.iam.example`
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const { privateKey: PRIVATE_KEY } = generateKeyPairSync('rsa', { modulusLength: 2_048 })

export interface FcmMessage {
  readonly token: string
  readonly notification: { readonly title: string; readonly body: string }
  readonly data: Readonly<Record<string, string>>
  readonly android: { readonly ttl: string; readonly collapse_key: string; readonly notification: { tag: string } }
  readonly apns: { readonly headers: Readonly<Record<string, string>> }
  readonly webpush: { readonly headers: Readonly<Record<string, string>> }
}

export interface FcmTrouble {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** A text is sent as it is. */
  readonly body: object | string
}

export interface FcmHabits {
  /** The answer to a message in place of acceptance. */
  onSend?(message: FcmMessage): FcmTrouble | null
  /** The answer to a request for a token. */
  onToken?(): FcmTrouble | null
}

/** Google's token endpoint and FCM's HTTP v1, on loopback; both check what they get as the real ones do. */
export interface TestFcmServer {
  readonly url: string
  /** The key file of an account that may send. */
  readonly serviceAccount: string
  readonly received: FcmMessage[]
  readonly tokensIssued: number
  habits: FcmHabits
  /** From now on, tokens issued before are rejected. */
  revokeTokens(): void
  close(): Promise<void>
}

/** @param clock the time by which assertions are checked */
export async function startFcmServer(clock: () => Date = () => new Date()): Promise<TestFcmServer> {
  const received: FcmMessage[] = []
  const state = { habits: {} as FcmHabits, issued: 0, current: '' }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const {
      status,
      headers = {},
      body: answered,
    } = await reply(request, body).catch((error: unknown) => ({
      status: 400,
      headers: {},
      body: fault(400, 'INVALID_ARGUMENT', String(error)),
    }))
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof answered === 'string' ? answered : JSON.stringify(answered))
  }

  async function reply({ url: path, method, headers }: IncomingMessage, body: string): Promise<FcmTrouble> {
    if (method === 'POST' && path === '/token') return state.habits.onToken?.() ?? issueToken(new URLSearchParams(body))
    if (method !== 'POST' || path !== `/v1/projects/${PROJECT}/messages:send`)
      return { status: 404, body: '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>' }
    if (headers.authorization !== `Bearer ${state.current}`)
      return { status: 401, body: fault(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.') }
    const { message, ...others } = JSON.parse(body) as { message: FcmMessage }
    checkMessage(message, others)
    const trouble = state.habits.onSend?.(message)
    if (trouble) return trouble
    received.push(message)
    return { status: 200, body: { name: `projects/${PROJECT}/messages/${received.length}` } }
  }

  async function issueToken(form: URLSearchParams): Promise<FcmTrouble> {
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error('grant_type')
    const { payload } = await jwtVerify(form.get('assertion') ?? '', createPublicKey(PRIVATE_KEY), {
      algorithms: ['RS256'],
      issuer: EMAIL,
      audience: `${url}/token`,
      maxTokenAge: '1h',
      currentDate: clock(),
    })
    if (payload['scope'] !== SCOPE) throw new Error('scope')
    state.issued++
    state.current = `ya29.${state.issued}`
    return { status: 200, body: { access_token: state.current, expires_in: 3_599, token_type: 'Bearer' } }
  }

  return {
    url,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: PROJECT,
      client_email: EMAIL,
      private_key: PRIVATE_KEY.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    }),
    received,
    get tokensIssued() {
      return state.issued
    },
    get habits() {
      return state.habits
    },
    set habits(habits) {
      state.habits = habits
    },
    revokeTokens() {
      state.current = 'none'
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Data holds strings only, under names that FCM does not use itself. */
function checkMessage({ token, notification, data, android }: FcmMessage, others: object): void {
  if (Object.keys(others).length > 0) throw new Error(`Unknown name "${Object.keys(others)[0]}"`)
  if (typeof token !== 'string' || token === '') throw new Error('Recipient of the message is not set.')
  for (const shown of [notification.title, notification.body])
    if (typeof shown !== 'string') throw new Error('not a text')
  for (const [name, value] of Object.entries(data)) {
    if (typeof value !== 'string') throw new Error(`Invalid value at 'message.data[0].value' (TYPE_STRING), ${value}`)
    if (/^(?:from|message_type|google.*|gcm.*)$/.test(name)) throw new Error(`Invalid data payload key: ${name}`)
  }
  if (!/^\d+s$/.test(android.ttl)) throw new Error("Invalid value at 'message.android.ttl'")
}

/** An error as FCM words it. */
export function fault(code: number, status: string, message: string, details: readonly object[] = []): object {
  return { error: { code, message, status, details } }
}

/** The detail that carries FCM's own error code. */
export function fcmError(errorCode: string): object {
  return { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }
}
