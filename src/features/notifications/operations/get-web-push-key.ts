import Type from 'typebox'
import { Nullable, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { OwnServices } from '../services.ts'

/** GET /core/v1/notifications/web-push-key */
export const getWebPushKey = ({ webPush }: Pick<OwnServices, 'webPush'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/notifications/web-push-key',
    access: 'public',
    schema: {
      operationId: 'getWebPushKey',
      summary: 'Get the key with which browsers subscribe',
      description: 'Pass it to `pushManager.subscribe()` as `applicationServerKey`, then call `registerPushToken`.',
      tag: 'Notifications',
      response: {
        200: named(
          'WebPushKey',
          Type.Object(
            {
              public_key: Nullable(
                Type.String({
                  description: 'VAPID public key in base64url; null if this service does not push to browsers.',
                }),
              ),
            },
            { description: 'The key of Web Push.' },
          ),
        ),
      },
      example: {
        response: {
          public_key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
        },
      },
    },
    handler: () => ({ public_key: webPush?.publicKey ?? null }),
  })
