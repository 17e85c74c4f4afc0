import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { named } from '../../../platform/http/schema-parts.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { holdCaller } from '../../auth/public.ts'
import { listDeviceErrors, type NewDevice, NewDeviceSchema, PushKindSchema, readDevice } from '../device-schema.ts'
import { notABrowserKey, notAPushEndpoint, otherKind } from '../input-errors.ts'
import { MAX_TOKENS } from '../notification-limits.ts'
import { registerToken } from '../push-token-store.ts'

const PushTokenSchema = named(
  'PushToken',
  Type.Object(
    {
      token_id: Type.String({ description: 'Id of the device, for `unlinkNotification`.' }),
      kind: PushKindSchema,
      registered_at: Type.String({ format: 'date-time', description: 'When it was registered (UTC).' }),
    },
    { description: 'A device that notifications are pushed to.' },
  ),
)

/** POST /core/v1/notifications/tokens */
export const registerPushToken = () =>
  operation({
    method: 'POST',
    url: '/core/v1/notifications/tokens',
    access: 'user',
    creates: true,
    limit: 'push-token',
    schema: {
      operationId: 'registerPushToken',
      summary: 'Register this device for push notifications',
      description: `Call it at each start of an app and whenever its token changes. A device belongs to the user who registered it last, and to this session: when the session ends, nothing is pushed to it any more. Each user has up to ${MAX_TOKENS} devices; the oldest is dropped. iOS apps send their FCM token, not the APNs token.`,
      tag: 'Notifications',
      body: NewDeviceSchema,
      response: { 201: PushTokenSchema },
      inputErrors: [notAPushEndpoint, notABrowserKey, otherKind],
      example: {
        body: { kind: 'fcm', token: 'dGhpcyBpcyBhbiBleGFtcGxl:APA91bH-example', platform: 'android' },
        response: {
          token_id: 'push_019abcde-0000-7000-8000-000000000007',
          kind: 'fcm',
          registered_at: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    furtherErrors: async (body) => listDeviceErrors(body as Partial<NewDevice>),
    async handler({ body, caller, create }) {
      const device = readDevice(body)
      return create(async (db) => {
        await holdCaller(db, caller)
        const owner = { userId: caller.id, sessionId: caller.sessionId }
        const token = await registerToken(db, { tokenId: createId('push'), ...owner, device }, MAX_TOKENS)
        const { token_id, registered_at } = token
        return new Reply(201, { token_id, kind: device.kind, registered_at: registered_at.toISOString() })
      })
    },
  })
