import Type from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { ProvinceCodeSchema } from '../../catalogue/place-schema.ts'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import { nameOf } from '../places/public.ts'
import { REF_TYPES, type Target } from './target.ts'
import type { TargetFacts } from './target-facts.ts'

export const RefTypeSchema = named('ActivityRefType', OneOf(REF_TYPES, { description: 'What kind of thing it is.' }))
const RefIdSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Id of the place, route or post.',
})

/** What a user adds to favourites or has viewed. */
export const RefBody = Type.Object({ ref_type: RefTypeSchema, ref_id: RefIdSchema }, { additionalProperties: false })

const TargetProvinceSchema = named(
  'ActivityProvince',
  Type.Object(
    { code: ProvinceCodeSchema, name: Type.String({ description: 'Name in the language of the answer.' }) },
    { description: 'A province of the target.' },
  ),
)

/** What a favourite and a view log show of their target. */
export const targetFields = {
  ref_type: RefTypeSchema,
  ref_id: RefIdSchema,
  available: Type.Boolean({ description: 'False once the target has been removed; the rest is then last known.' }),
  name: Type.String({
    description: 'Name in the language of the answer, or in the other one. Empty for a removed post.',
  }),
  category: Nullable(Type.String({ description: 'Key of the vocabulary; null for routes and posts.' })),
  category_name: Nullable(Type.String({ description: 'The category in the language of the answer.' })),
  provinces: Type.Array(TargetProvinceSchema, { description: 'The provinces of the target.' }),
  thumbnail_url: Type.String({ description: 'URL of a small picture; empty if there is none.' }),
}

/** The target as it is now, otherwise as it was last known. */
export function targetDocument(
  facts: TargetFacts,
  target: Target | undefined,
  { catalogue, language }: { readonly catalogue: Catalogue; readonly language: Language },
) {
  const category = target ? target.category : facts.category
  const concept = category === null ? undefined : catalogue.conceptsByKey.get(category)
  return {
    ref_type: facts.ref_type,
    ref_id: target?.id ?? facts.ref_id,
    available: target !== undefined,
    name: nameOf(target ?? { nameTh: facts.name_th, nameEn: facts.name_en }, language),
    category,
    category_name: concept ? nameOf(concept, language) : null,
    provinces: (target?.provinceCodes ?? facts.province_codes).map((code) => {
      const province = catalogue.provincesByCode.get(code)
      return { code, name: province ? nameOf(province, language) : code }
    }),
    thumbnail_url: target?.thumbnailUrl ?? '',
  }
}

export const exampleTarget = {
  ref_type: 'place' as const,
  ref_id: 'th-10-wat-pho',
  available: true,
  name: 'Wat Pho',
  category: 'temple',
  category_name: 'temple',
  provinces: [{ code: '10', name: 'Bangkok' }],
  thumbnail_url: '',
}
