import { dataOf } from 'tiao-sdk'
import { api } from '../data/api.ts'

/** Remembers the registration of this browser, which the service needs to end it. */
const KEY = 'tiao-push'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Whether this browser may be pushed to, and is. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  if ((await readKey()) === null) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await findSubscription()) && localStorage.getItem(KEY) !== null ? 'on' : 'off'
}

/** Asks the browser for permission, subscribes, and registers with the service. */
export async function turnPushOn(): Promise<PushState> {
  const key = await readKey()
  if (key === null) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const { pushManager } = await navigator.serviceWorker.ready
  await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const tokenId = localStorage.getItem(KEY)
  await (await findSubscription())?.unsubscribe()
  if (tokenId !== null) {
    await dataOf(api.DELETE('/core/v1/notifications/tokens/{token_id}', { params: { path: { token_id: tokenId } } }))
    localStorage.removeItem(KEY)
  }
  return 'off'
}

/** A registration ends with its session, so a browser that was on registers again in the next one. */
export async function renewPush(): Promise<void> {
  if (localStorage.getItem(KEY) === null || !('PushManager' in window)) return
  const subscription = await findSubscription()
  if (subscription) await register(subscription)
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const body = { kind: 'web_push', endpoint: endpoint ?? '', p256dh, auth } as const
  const { token_id: tokenId } = await dataOf(api.POST('/core/v1/notifications/tokens', { body }))
  localStorage.setItem(KEY, tokenId)
}

async function readKey(): Promise<string | null> {
  return (await dataOf(api.GET('/core/v1/notifications/web-push-key', {}))).public_key
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
