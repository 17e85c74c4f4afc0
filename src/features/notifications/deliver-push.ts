import type { Database } from '../../platform/database/database.ts'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import type { Log } from '../../platform/log.ts'
import {
  PushDelayedError,
  type PushMessage,
  PushRefusedError,
  type PushSender,
  PushTokenDeadError,
} from '../../platform/push/push.ts'
import type { CoreServices } from '../../platform/services.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  clearFailures,
  deleteAbandoned,
  deleteDelivery,
  releaseDelivery,
  restToken,
} from './delivery-store.ts'
import { renderTexts } from './notification-kinds.ts'
import { MAX_DELIVERY_AGE_S } from './notification-limits.ts'
import type { PushKind } from './notification-table.ts'
import { deleteDeadToken } from './push-token-store.ts'

const MAX_A_RUN = 2_000
/** A run starts no push after this time, so that the job finishes before it expires. */
const BEGIN_WITHIN_MS = 60_000
const MAX_ATTEMPTS = 5
/** How long a device rests after its first, second … consecutive failure. */
const PAUSES_S = [30, 120, 600, 3_600]
const MAX_RETRY_AFTER_S = 6 * 3_600
const ABANDONED_S = 600
const MAX_FAILURE = 300
/**
 * One service serves all apps, so a few failures mean that it is down and end a run. Browsers have many services, and
 * anyone can register an endpoint that never answers, so there only the device itself rests.
 */
const RUNS: Readonly<Record<PushKind, { readonly lanes: number; readonly maxFailures: number }>> = {
  fcm: { lanes: 4, maxFailures: 4 },
  web_push: { lanes: 8, maxFailures: MAX_A_RUN },
}

export type PushServices = Pick<CoreServices, 'fcm' | 'webPush'> & { readonly db: Database; readonly log: Log }

/** Pushes the due deliveries of a kind. Returns true if more may be waiting. */
export async function deliverPushes(services: PushServices, kind: PushKind): Promise<boolean> {
  const { db, log } = services
  const push = senderOf(services, kind)
  if (!push) return false
  const abandoned = await deleteAbandoned(db, ABANDONED_S, MAX_A_RUN)
  if (abandoned > 0) log.warn({ pushes: abandoned }, 'gave up pushes that may or may not have been sent')
  return drainQueue({ ...RUNS[kind], maxItems: MAX_A_RUN, beginWithinMs: BEGIN_WITHIN_MS }, async () => {
    const delivery = await claimDelivery(db, kind, MAX_DELIVERY_AGE_S)
    if (!delivery) return 'empty'
    try {
      await push(delivery, messageOf(delivery))
    } catch (error) {
      return settleFailure(services, delivery, error)
    }
    await deleteDelivery(db, delivery)
    if (delivery.failures > 0) await clearFailures(db, delivery.tokenId)
    return 'done'
  })
}

type Push = (delivery: ClaimedDelivery, message: PushMessage) => Promise<void>

function senderOf({ fcm, webPush }: PushServices, kind: PushKind): Push | null {
  if (kind === 'fcm') return fcm && (({ address }, message) => fcm.send({ token: address }, message))
  return webPush && ((delivery, message) => sendToBrowser(webPush, delivery, message))
}

function sendToBrowser(
  webPush: PushSender<{ endpoint: string; p256dh: string; auth: string }>,
  { address, p256dh, auth }: ClaimedDelivery,
  message: PushMessage,
): Promise<void> {
  if (p256dh === null || auth === null) throw new Error('a browser without keys')
  return webPush.send({ endpoint: address, p256dh, auth }, message)
}

/** Rendered now, in the language that the user has now. */
function messageOf({ notificationId, event, values, data, language }: ClaimedDelivery): PushMessage {
  const { title, body } = renderTexts({ event, values })
  const ids = Object.entries(data).map(([name, value]) => [name, String(value)])
  return {
    tag: notificationId.replace(/^ntf_|-/g, ''),
    title: title[language],
    body: body[language],
    data: { ...Object.fromEntries(ids), notification_id: notificationId, event },
  }
}

async function settleFailure(
  { db, log }: PushServices,
  delivery: ClaimedDelivery,
  error: unknown,
): Promise<'done' | 'failed'> {
  const { notificationId, tokenId, attempts, failures } = delivery
  const facts = { notification_id: notificationId, token_id: tokenId, attempts, failure: describe(error, delivery) }
  if (error instanceof PushTokenDeadError) {
    await deleteDeadToken(db, tokenId)
    log.info(facts, 'removed a device that no longer exists')
    return 'done'
  }
  const isRefused = error instanceof PushRefusedError
  // Before the release, so that no other lane claims it at once.
  if (!isRefused) await restToken(db, tokenId, pauseAfter(failures, error))
  if (isRefused || attempts >= MAX_ATTEMPTS) {
    await deleteDelivery(db, delivery)
    log.error(facts, 'gave up a push')
  } else {
    await releaseDelivery(db, delivery)
    log.warn(facts, 'a push was not accepted and will be retried')
  }
  return isRefused ? 'done' : 'failed'
}

function pauseAfter(failures: number, error: unknown): number {
  const pauseS = PAUSES_S[Math.min(failures, PAUSES_S.length - 1)]!
  const askedS = error instanceof PushDelayedError ? (error.retryAfterS ?? 0) : 0
  return Math.max(pauseS, Math.min(askedS, MAX_RETRY_AFTER_S))
}

/** Removes the address, which services repeat in their answers: whoever knows it could push to the device. */
function describe(error: unknown, { address }: ClaimedDelivery): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(address, '…').slice(0, MAX_FAILURE)
}
