import Type from 'typebox'
import { readJson, shapeOf } from '../shape.ts'
import type { GoogleAccount } from './google-account.ts'
import { GoogleToken } from './google-token.ts'
import { type PostAnswer, post } from './post.ts'
import {
  type FcmAddress,
  PUSH_LIFE_S,
  PushDelayedError,
  type PushMessage,
  PushRefusedError,
  type PushSender,
  PushTokenDeadError,
  saysTokenIsDead,
} from './push.ts'

export interface FcmOptions {
  readonly account: GoogleAccount
  /** `https://fcm.googleapis.com`. */
  readonly baseUrl: string
  readonly clock: () => Date
}

export interface Fcm extends PushSender<FcmAddress> {
  /** @throws Error if Google rejects the service account or does not answer */
  check(): Promise<void>
}

/** Firebase Cloud Messaging, HTTP v1. Also reaches iOS: Firebase forwards to APNs. */
export function createFcm({ account, baseUrl, clock }: FcmOptions): Fcm {
  const token = new GoogleToken(account, clock)
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/v1/projects/${account.projectId}/messages:send`)
  // `Retry-After` holds for the whole project, not only for the message that met it.
  let pausedUntil = 0
  return {
    async send(address, message) {
      const waitS = Math.ceil((pausedUntil - clock().getTime()) / 1_000)
      if (waitS > 0) throw new PushDelayedError('FCM asked to wait', waitS)
      const headers = { authorization: `Bearer ${await token.get()}`, 'content-type': 'application/json' }
      const answer = await post(url, { headers, body: JSON.stringify(bodyOf(address, message, clock())) })
      if (answer.status === 401) token.drop()
      if (isBusy(answer)) pausedUntil = clock().getTime() + (answer.retryAfterS ?? 0) * 1_000
      judge(answer)
    },
    async check() {
      await token.get()
    },
  }
}

function bodyOf({ token }: FcmAddress, { tag, title, body, data }: PushMessage, now: Date) {
  const expiresAt = Math.floor(now.getTime() / 1_000) + PUSH_LIFE_S
  return {
    message: {
      token,
      notification: { title, body },
      data,
      android: { ttl: `${PUSH_LIFE_S}s`, collapse_key: tag, notification: { tag } },
      apns: { headers: { 'apns-collapse-id': tag, 'apns-expiration': String(expiresAt) } },
      webpush: { headers: { TTL: String(PUSH_LIFE_S), Topic: tag }, notification: { tag } },
    },
  }
}

function isBusy({ status }: PostAnswer): boolean {
  return status === 429 || status >= 500
}

const isFault = shapeOf(
  Type.Object({
    error: Type.Object({
      status: Type.Optional(Type.String()),
      message: Type.Optional(Type.String()),
      details: Type.Optional(
        Type.Array(
          Type.Object({
            fieldViolations: Type.Optional(Type.Array(Type.Object({ field: Type.Optional(Type.String()) }))),
          }),
        ),
      ),
    }),
  }),
)

/** Maps an answer to its meaning for the message. A wrong project or key says nothing about the token. */
function judge(answer: PostAnswer): void {
  const { status, text } = answer
  if (status === 200) return
  const said = `FCM answered ${status}: ${text.slice(0, 200)}`
  if (isBusy(answer)) throw new PushDelayedError(said, answer.retryAfterS)
  if (isAboutDeadToken(answer)) throw new PushTokenDeadError(said)
  // A rejected credential may be mended before the last attempt; another rejection is about this message.
  if (status === 401 || (status === 403 && !text.includes('SENDER_ID_MISMATCH'))) throw new Error(said)
  throw new PushRefusedError(said)
}

function isAboutDeadToken({ status, text }: PostAnswer): boolean {
  if (saysTokenIsDead(text)) return true
  const { error: fault = {} } = readJson(text, isFault) ?? {}
  // An HTML page with this status comes from a wrong base URL.
  if (status === 404 || status === 410) return fault.status === 'NOT_FOUND'
  if (status !== 400 || fault.status !== 'INVALID_ARGUMENT') return false
  const fields = (fault.details ?? []).flatMap(({ fieldViolations }) => fieldViolations ?? [])
  return fields.some(({ field }) => field === 'message.token') || /registration token/i.test(fault.message ?? '')
}
