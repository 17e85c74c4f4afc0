import Type from 'typebox'
import { about, LanguageSchema } from '../../platform/http/schema-parts.ts'

export const PictureQuery = Type.Object(
  { lang: Type.Optional(about(LanguageSchema, 'Language of the texts; defaults to `Accept-Language`.')) },
  { additionalProperties: false },
)
