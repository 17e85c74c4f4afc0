import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import { deleteTokenOf } from '../push-token-store.ts'
import type { OwnServices } from '../services.ts'

/** DELETE /core/v1/notifications/tokens/{token_id} */
export const unlinkNotification = ({ db }: Pick<OwnServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/core/v1/notifications/tokens/:token_id',
    access: 'user',
    schema: {
      operationId: 'unlinkNotification',
      summary: 'Stop pushing to a device',
      description: 'Repeating a call, and an id that is not yours, change nothing. The inbox continues to fill.',
      tag: 'Notifications',
      params: Type.Object({
        token_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the device.' }),
      }),
      response: { 204: Type.Null() },
      example: { params: { token_id: 'push_019abcde-0000-7000-8000-000000000007' }, response: null },
    },
    async handler({ params, caller }) {
      await deleteTokenOf(db, caller.id, params.token_id)
      return new Reply(204, undefined)
    },
  })
