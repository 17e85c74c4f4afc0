import Type from 'typebox'
import { PageQuery } from '../../platform/http/schema-parts.ts'

/** Clients load vocabularies whole, so the default page holds them all instead of 20 results. */
export const ConfigPageQuery = {
  ...PageQuery,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'Results per page; 100 by default, so one call returns everything.',
    }),
  ),
}
