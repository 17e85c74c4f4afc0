import Type from 'typebox'
import { PageQuery } from '../../platform/http/schema-parts.ts'

/** Vocabularies are small and clients need all of them, so the default page holds 100 results, the most, instead of 20. */
export const ConfigPageQuery = {
  ...PageQuery,
  limit: Type.Integer({
    minimum: 1,
    maximum: 100,
    default: 100,
    description: 'Results per page; 100 by default, the most that one call returns.',
  }),
}
