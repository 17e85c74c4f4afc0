import { Readable } from 'node:stream'
import Type from 'typebox'
import { drawCard } from '../../../pictures/card.ts'
import { readCardPath } from '../../../pictures/card-facts.ts'
import { THEMES } from '../../../pictures/palette.ts'
import { contentEtag, matchingEtag, Reply } from '../../../platform/http/reply.ts'
import { BytesSchema, named, OneOf } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { pictureNotFound } from '../problems.ts'

const EXAMPLE = '1.temple.north.dusk.hills.k3f9a2.svg'

/** GET /pictures/cards/{card} */
export const getPlaceCard = () =>
  operation({
    method: 'GET',
    url: '/pictures/cards/:card',
    access: 'public',
    schema: {
      operationId: 'getPlaceCard',
      summary: 'Get the drawn card of a place',
      description:
        'An SVG of at most 4 KB, for places without a photograph. Its name, which `thumbnail_url` contains, holds everything that it depends on, so its bytes never change.',
      tag: 'Pictures',
      reads: ['If-None-Match'],
      params: Type.Object({
        card: Type.String({ minLength: 1, maxLength: 100, description: 'Name of the card, from `thumbnail_url`.' }),
      }),
      query: Type.Object(
        {
          theme: Type.Optional(
            named(
              'PictureTheme',
              OneOf(THEMES, {
                description: 'Colours for light or dark pages; by default those that the reader prefers.',
              }),
            ),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: BytesSchema },
      problems: [pictureNotFound],
      example: { params: { card: EXAMPLE }, response: null },
    },
    handler({ params, query, header }) {
      const facts = readCardPath(params.card)
      if (!facts) throw pictureNotFound()
      const svg = Buffer.from(drawCard(facts, { theme: query.theme ?? 'auto' }))
      const etag = contentEtag(svg)
      const headers = {
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        // It styles itself, and loads and runs nothing, even if a browser opens it as a page.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      }
      if (matchingEtag(header('if-none-match'), etag) !== null) return new Reply(304, undefined, headers)
      return new Reply(200, Readable.from([svg]), {
        ...headers,
        'content-type': 'image/svg+xml',
        'content-length': String(svg.length),
      })
    },
  })
