import type { RequestOptions } from 'node:https'
import webPush from 'web-push'
import { mayBePublicHost, publicLookup } from '../public-address.ts'
import { type PostAnswer, post } from './post.ts'
import {
  PUSH_LIFE_S,
  PushDelayedError,
  PushRefusedError,
  type PushSender,
  PushTokenDeadError,
  saysTokenIsDead,
  type WebPushAddress,
} from './push.ts'
import type { VapidKeys } from './web-push-keys.ts'

export interface WebPushOptions {
  readonly keys: VapidKeys
  /** `mailto:` or `https:`, where the operators of push services can reach us. */
  readonly contact: string
  /** How to reach push services; tests reach one on loopback. */
  readonly network?: Pick<RequestOptions, 'lookup' | 'ca'>
}

export interface WebPush extends PushSender<WebPushAddress> {
  /** The `applicationServerKey` with which browsers subscribe. */
  readonly publicKey: string
}

/**
 * Web Push (RFC 8030), encrypted for the browser (RFC 8291). Endpoints come from users, so only public addresses are
 * contacted.
 */
export function createWebPush({ keys, contact, network = { lookup: publicLookup } }: WebPushOptions): WebPush {
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { tag, ...message }) {
      const url = new URL(endpoint)
      if (url.protocol !== 'https:' || !mayBePublicHost(url.hostname))
        throw new PushTokenDeadError('the endpoint is not on the Internet')
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ tag, ...message }),
        { vapidDetails: { subject: contact, ...keys }, TTL: PUSH_LIFE_S, topic: tag },
      )
      judge(await post(url, { headers, body, ...network }), url.host)
    },
  }
}

/** Maps an answer to its meaning for the message (RFC 8030, sections 5 and 7.3). A wrong key says nothing about the token. */
function judge({ status, text, retryAfterS }: PostAnswer, host: string): void {
  if (status >= 200 && status < 300) return
  const said = `${host} answered ${status}: ${text.slice(0, 200)}`
  if (status === 429 || status >= 500) throw new PushDelayedError(said, retryAfterS)
  if (status === 404 || status === 410 || saysTokenIsDead(text)) throw new PushTokenDeadError(said)
  if (status === 401 || status === 403) throw new Error(said)
  throw new PushRefusedError(said)
}
