import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { CoreServices } from '../../../platform/services.ts'
import { ApiKeySchema, exampleKey, keyDocument } from '../key-document.ts'
import { countKeys, listKeys } from '../key-store.ts'

/** GET /core/v1/api-keys */
export const listApiKeys = ({ db, clock }: Pick<CoreServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/api-keys',
    access: 'admin',
    schema: {
      operationId: 'listApiKeys',
      summary: 'List the API keys, newest first',
      description:
        'Without their secrets. `tiao key create` creates one, on the machine of the service: a secret never passes through a browser.',
      tag: 'Administration',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: ListOf('ApiKeyList', ApiKeySchema) },
      example: {
        response: {
          results: [exampleKey],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-22T03:00:00.000Z',
        },
      },
    },
    async handler({ query: { page, limit } }) {
      const [keys, total] = [await listKeys(db, limit, (page - 1) * limit), await countKeys(db)]
      return { results: keys.map(keyDocument), ...listMembers(total, page, limit, clock()) }
    },
  })
