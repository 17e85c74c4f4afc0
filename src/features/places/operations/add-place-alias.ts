import Type from 'typebox'
import { getCatalogueVersion } from '../../../catalogue/catalogue-store.ts'
import { notifyChange } from '../../../catalogue/change-notifications.ts'
import { readAlias } from '../../../catalogue/place-alias.ts'
import {
  type AliasOrigin,
  addAliases,
  findAlias,
  MAX_ALIAS_CHARS,
  MAX_ALIASES,
  TooManyAliasesError,
  UnknownPlaceError,
} from '../../../catalogue/place-alias-store.ts'
import { PlaceIdSchema } from '../../../catalogue/place-schema.ts'
import type { Database } from '../../../platform/database/database.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { LanguageSchema, named } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { notAName } from '../input-errors.ts'
import { aliasDocument, exampleAlias, PlaceAliasSchema } from '../place-alias-schema.ts'
import { placeUnknown, tooManyAliases } from '../problems.ts'
import type { PlaceServices } from '../services.ts'

/** POST /trips/v1/place/aliases */
export const addPlaceAlias = ({ bus, db }: Pick<PlaceServices, 'bus' | 'db'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/place/aliases',
    access: 'editor',
    creates: true,
    schema: {
      operationId: 'addPlaceAlias',
      summary: 'Add a name to a place',
      description:
        'Search, suggestions and prompts know it as soon as the call answers. A name that the place has already, in whatever capitals, stays as it is.',
      tag: 'Places',
      body: named(
        'NewPlaceAlias',
        Type.Object(
          {
            place_id: PlaceIdSchema,
            alias: Type.String({ minLength: 1, maxLength: MAX_ALIAS_CHARS, description: 'The name, in one line.' }),
            language: Type.Optional(LanguageSchema),
          },
          { additionalProperties: false, description: 'A name to add; without `language` it is used in both.' },
        ),
      ),
      response: { 201: PlaceAliasSchema },
      problems: [placeUnknown, tooManyAliases],
      inputErrors: [notAName],
      example: {
        body: { place_id: exampleAlias.place_id, alias: exampleAlias.alias, language: 'th' },
        response: exampleAlias,
      },
    },
    furtherErrors: async ({ alias }) =>
      typeof alias === 'string' && readAlias(alias) === null ? [{ pointer: '/alias', ...notAName() }] : [],
    async handler({ body: { place_id: placeId, alias: text, language = null }, caller, create, log }) {
      const alias = readAlias(text)
      if (alias === null) throw invalidRequest({ errors: [{ pointer: '/alias', ...notAName() }] })
      const reply = await create(async (db) => {
        await store(db, placeId, alias, { language, addedBy: caller.id })
        const stored = await findAlias(db, placeId, alias)
        if (!stored) throw new Error('the alias was not stored')
        log.info({ place_id: placeId, alias, editor_id: caller.id }, 'added a name to a place')
        return new Reply(201, aliasDocument(stored))
      })
      await notifyChange(bus, await getCatalogueVersion(db))
      return reply
    },
  })

/** @throws Problem place_unknown, too_many_aliases */
async function store(db: Database, placeId: string, alias: string, by: AliasOrigin): Promise<void> {
  try {
    await addAliases(db, placeId, [alias], by)
  } catch (error) {
    if (error instanceof UnknownPlaceError) throw placeUnknown({ place_id: placeId })
    if (error instanceof TooManyAliasesError) throw tooManyAliases({ place_id: placeId, max: MAX_ALIASES })
    throw error
  }
}
