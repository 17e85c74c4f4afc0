import Type from 'typebox'
import { PageQuery } from '../../platform/http/schema-parts.ts'

/** Vocabularies are small and wanted whole, so their default page holds them all: the exception to 20 results per page. */
export const ConfigPageQuery = {
  ...PageQuery,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 100,
      description: 'Results per page. Defaults to 100, so that one call returns the whole vocabulary.',
    }),
  ),
}
