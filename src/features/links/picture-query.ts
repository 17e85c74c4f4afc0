import Type from 'typebox'
import { OneOf } from '../../platform/http/schema-parts.ts'

export const PictureQuery = Type.Object(
  {
    lang: Type.Optional(OneOf(['th', 'en'], { description: 'Language of the texts; defaults to `Accept-Language`.' })),
  },
  { additionalProperties: false },
)
