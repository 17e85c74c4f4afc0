/** A notification as a device shows it, in the user's language. */
export interface PushMessage {
  /** 32 characters of base64url. A message with the same tag replaces the earlier one, so a repeat is not shown twice. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Ids that the app needs to open the right page. */
  readonly data: Readonly<Record<string, string>>
}

/** How long a push service keeps a message for a device that is offline. */
export const PUSH_LIFE_S = 86_400

/** Sends to one kind of device address. */
export interface PushSender<Address> {
  /**
   * Resolves when the push service has accepted the message.
   * @throws PushTokenDeadError, PushRefusedError, PushDelayedError; another error if a retry may succeed
   */
  send(address: Address, message: PushMessage): Promise<void>
}

/** A device's registration token of Firebase Cloud Messaging. */
export interface FcmAddress {
  readonly token: string
}

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. */
export interface WebPushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The device no longer accepts messages at this address; it will never work again. */
export class PushTokenDeadError extends Error {
  override readonly name = 'PushTokenDeadError'
}

/** This message will never be accepted, but the address may be fine. */
export class PushRefusedError extends Error {
  override readonly name = 'PushRefusedError'
}

/** The service is busy or down. */
export class PushDelayedError extends Error {
  override readonly name = 'PushDelayedError'
  /** How long the service asks to wait; null if it does not say. */
  readonly retryAfterS: number | null
  constructor(message: string, retryAfterS: number | null) {
    super(message)
    this.retryAfterS = retryAfterS
  }
}

/** What push services call an address that no longer exists, in the words of FCM, its predecessor, Apple and Mozilla. */
const DEAD = /\b(?:UNREGISTERED|Unregistered|NotRegistered|InvalidRegistration|BadDeviceToken|ExpiredSubscription)\b/

export function saysTokenIsDead(answer: string): boolean {
  return DEAD.test(answer)
}
