import Type, { type Static } from 'typebox'
import { invalidRequest } from '../../platform/http/problems.ts'
import { documentedAs, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import type { InputError } from '../../platform/input-error.ts'
import { required } from '../../platform/input-errors.ts'
import { mayBePublicHost } from '../../platform/public-address.ts'
import { isBrowserKey } from '../../platform/push/web-push-keys.ts'
import { notABrowserKey, notAPushEndpoint, otherKind } from './input-errors.ts'
import { PLATFORMS, PUSH_KINDS } from './notification-table.ts'
import type { DeviceAddress } from './push-token-store.ts'

const MAX_ADDRESS = 2_048
const strict = { additionalProperties: false }

const TokenField = Patterned(
  '^[\\x21-\\x7e]+$',
  { th: 'โทเค็นของ Firebase Cloud Messaging', en: 'a registration token of Firebase Cloud Messaging' },
  { minLength: 1, maxLength: MAX_ADDRESS, description: 'Registration token of Firebase Cloud Messaging.' },
)
const PlatformField = named('PushPlatform', OneOf(PLATFORMS, { description: 'Where the app runs.' }))
export const PushKindSchema = named(
  'PushKind',
  OneOf(PUSH_KINDS, { description: '`fcm` for apps, `web_push` for browsers.' }),
)
const EndpointField = Type.String({
  format: 'uri',
  maxLength: MAX_ADDRESS,
  description: '`endpoint` of the `PushSubscription`: an https URL.',
})
const P256dhField = Patterned(
  '^[A-Za-z0-9_-]{87}$',
  { th: 'คีย์ 65 ไบต์แบบ base64url', en: 'a key of 65 bytes in base64url' },
  { description: '`keys.p256dh` of the `PushSubscription`.' },
)
const AuthField = Patterned(
  '^[A-Za-z0-9_-]{22}$',
  { th: 'ความลับ 16 ไบต์แบบ base64url', en: 'a secret of 16 bytes in base64url' },
  { description: '`keys.auth` of the `PushSubscription`.' },
)

/** Validated as one object, so that every error names its field; `readDevice` checks which fields belong together. */
export const NewDeviceSchema = documentedAs(
  named(
    'NewPushToken',
    Type.Object(
      {
        kind: PushKindSchema,
        token: Type.Optional(TokenField),
        platform: Type.Optional(PlatformField),
        endpoint: Type.Optional(EndpointField),
        p256dh: Type.Optional(P256dhField),
        auth: Type.Optional(AuthField),
      },
      { ...strict, description: 'A device or browser to push to.' },
    ),
  ),
  [
    named(
      'NewFcmToken',
      Type.Object(
        { kind: OneOf(['fcm'], { description: 'An app.' }), token: TokenField, platform: PlatformField },
        { ...strict, description: 'An app with Firebase Cloud Messaging.' },
      ),
    ),
    named(
      'NewWebPushSubscription',
      Type.Object(
        {
          kind: OneOf(['web_push'], { description: 'A browser.' }),
          endpoint: EndpointField,
          p256dh: P256dhField,
          auth: AuthField,
        },
        { ...strict, description: 'A browser with Web Push.' },
      ),
    ),
  ],
)

const FIELDS = { fcm: ['token', 'platform'], web_push: ['endpoint', 'p256dh', 'auth'] } as const

export type NewDevice = Static<typeof NewDeviceSchema>

/** @throws Problem invalid_request that names every field that is missing, superfluous or wrong */
export function readDevice(body: NewDevice): DeviceAddress {
  const { kind, token, platform, endpoint, p256dh, auth } = body
  const missing = FIELDS[kind].filter((name) => body[name] === undefined)
  const errors = [...missing.map((name) => ({ pointer: `/${name}`, ...required() })), ...listDeviceErrors(body)]
  if (errors.length > 0) throw invalidRequest({ errors })
  if (token !== undefined && platform !== undefined) return { kind, platform, address: token, p256dh: null, auth: null }
  const address = endpoint === undefined ? null : readEndpoint(endpoint)
  if (address === null || p256dh === undefined || auth === undefined)
    throw new Error('an incomplete device was accepted')
  return { kind, platform: null, address, p256dh, auth }
}

/** What the schema cannot find in the fields that are present. */
export function listDeviceErrors(body: Partial<NewDevice>): InputError[] {
  const { kind, endpoint, p256dh } = body
  const others = kind === undefined ? [] : FIELDS[kind === 'fcm' ? 'web_push' : 'fcm']
  return [
    ...others
      .filter((name) => body[name] !== undefined)
      .map((name) => ({ pointer: `/${name}`, ...otherKind({ kind: kind ?? '' }) })),
    ...(endpoint !== undefined && readEndpoint(endpoint) === null
      ? [{ pointer: '/endpoint', ...notAPushEndpoint() }]
      : []),
    ...(p256dh !== undefined && !isBrowserKey(p256dh) ? [{ pointer: '/p256dh', ...notABrowserKey() }] : []),
  ]
}

/** The endpoint in one spelling, or null unless it is https on a host that may be on the Internet. */
function readEndpoint(endpoint: string): string | null {
  const url = new URL(endpoint)
  const isAllowed =
    url.protocol === 'https:' && url.username === '' && url.password === '' && mayBePublicHost(url.hostname)
  return isAllowed && url.href.length <= MAX_ADDRESS ? url.href : null
}
