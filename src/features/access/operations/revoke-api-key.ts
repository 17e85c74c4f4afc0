import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { exampleKey } from '../key-document.ts'
import { revokeKey } from '../key-store.ts'
import { apiKeyNotFound } from '../problems.ts'

/** DELETE /core/v1/api-keys/{key_id} */
export const revokeApiKey = ({ db, clock }: Pick<CoreServices, 'db' | 'clock'>) =>
  operation({
    method: 'DELETE',
    url: '/core/v1/api-keys/:key_id',
    access: 'admin',
    schema: {
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'Every node refuses it within five seconds. It cannot be undone; create another key instead.',
      tag: 'Administration',
      params: Type.Object({
        key_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the key.' }),
      }),
      response: { 204: Type.Null() },
      problems: [apiKeyNotFound],
      example: { params: { key_id: exampleKey.key_id }, response: null },
    },
    async handler({ params: { key_id: keyId }, caller, log }) {
      if (!(await revokeKey(db, keyId, clock()))) throw apiKeyNotFound({ key_id: keyId })
      log.info({ key_id: keyId, admin_id: caller.id }, 'revoked an API key')
      return new Reply(204, undefined)
    },
  })
