import Type from 'typebox'
import { PageQuery } from '../../platform/http/schema-parts.ts'

/** Lists of configuration are short and wanted whole: their page is as long as a page may be. */
export const ConfigPageQuery = {
  ...PageQuery,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Results on a page.' })),
}
