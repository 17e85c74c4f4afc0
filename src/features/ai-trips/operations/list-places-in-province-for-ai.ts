import Type, { type Static } from 'typebox'
import { CategoryCodeSchema, PlaceIdSchema, ProvinceCodeSchema } from '../../../catalogue/place-schema.ts'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Nullable, named, OneOf } from '../../../platform/http/schema-parts.ts'
import type { InputError } from '../../../platform/input-error.ts'
import { unknownName } from '../../../platform/input-errors.ts'
import { operation } from '../../../platform/operation.ts'
import {
  findConcept,
  findNearestConcepts,
  findNearestProvinces,
  findProvince,
  ProvinceNameSchema,
  provinceNotFound,
} from '../../places/public.ts'
import { compactHours, type RankedCandidate, rankCandidates } from '../province-candidates.ts'
import type { AiTripServices } from '../services.ts'

const DEFAULT_LIMIT = 30
/** From here on a place is among the better known tenth of its source. */
const WELL_KNOWN = 0.9

const Name = (language: string) => Nullable(Type.String({ description: `${language} name; null if unknown.` }))
const CandidateSchema = named(
  'AiCandidate',
  Type.Object(
    {
      place_id: PlaceIdSchema,
      name_th: Name('Thai'),
      name_en: Name('English'),
      category: Nullable(Type.String({ description: 'Key of the vocabulary.' })),
      category_code: CategoryCodeSchema,
      latitude: Type.Number({ description: 'Degrees, to about 10 m.' }),
      longitude: Type.Number({ description: 'Degrees, to about 10 m.' }),
      stay_minutes: Nullable(Type.Integer({ description: 'Usual length of a visit; null if unknown.' })),
      fee: Nullable(Type.Integer({ description: 'Entrance fee of a Thai adult, in baht; null if unknown.' })),
      fee_foreigner: Nullable(
        Type.Integer({ description: 'Entrance fee of a foreign adult, in baht; null if unknown.' }),
      ),
      hours: Nullable(
        Type.String({
          description: 'Opening hours, `08:00-17:00` or `mon-fri 08:00-17:00; sat,sun closed`; null if unknown.',
        }),
      ),
      popularity: Type.Number({ description: 'Share of places that are less popular, 0 to 1.' }),
      interests: Type.Array(Type.String(), { description: 'Keys of the requested interests that it matches.' }),
      why: Type.Array(
        named(
          'AiCandidateReason',
          OneOf(['interest', 'must_see', 'well_known', 'variety'], {
            description:
              '`interest`: matches a requested interest. `must_see`: editors say so. `well_known`: among the best known tenth. `variety`: none of these; adds a kind that the list lacks.',
          }),
        ),
        { description: 'What speaks for it.' },
      ),
    },
    { description: 'A place that a language model may propose.' },
  ),
)
const ListSchema = named(
  'AiCandidateList',
  Type.Object(
    {
      province: named(
        'AiCandidateProvince',
        Type.Object(
          {
            code: ProvinceCodeSchema,
            name_th: Type.String({ description: 'Thai name.' }),
            name_en: Type.String({ description: 'English name.' }),
          },
          { description: 'A province.' },
        ),
      ),
      total: Type.Integer({ description: 'Number of places in the province that could be proposed.' }),
      places: Type.Array(CandidateSchema, { description: 'The best first.' }),
    },
    { description: 'Candidates of a province for a language model.' },
  ),
)

/** POST /trips/v1/internal/ai/places-in-province */
export const listPlacesInProvinceForAi = ({ catalogue }: Pick<AiTripServices, 'catalogue'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/internal/ai/places-in-province',
    access: 'key:internal',
    compressed: true,
    schema: {
      operationId: 'listPlacesInProvinceForAi',
      summary: 'List the places of a province that a language model may propose',
      description:
        'Compact facts in both languages, best first: by match with the interests and popularity, with a mix of categories. Leaves out accommodation and places that have closed.',
      tag: 'Internal',
      body: Type.Object(
        {
          province: ProvinceNameSchema,
          interests: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
              maxItems: 20,
              uniqueItems: true,
              description: 'Interests by key or name, in Thai or English; see listPlaceKeywords.',
            }),
          ),
          limit: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 100, description: 'Most places to return; defaults to 30.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: ListSchema },
      problems: [provinceNotFound, catalogueNotReady],
      example: {
        body: { province: 'Ayutthaya', interests: ['temple'], limit: 1 },
        response: {
          province: { code: '14', name_th: 'พระนครศรีอยุธยา', name_en: 'Phra Nakhon Si Ayutthaya' },
          total: 30,
          places: [
            {
              place_id: 'th-14-wat-chaiwatthanaram',
              name_th: 'วัดไชยวัฒนาราม',
              name_en: 'Wat Chaiwatthanaram',
              category: 'temple',
              category_code: 'ATTRACTION',
              latitude: 14.343,
              longitude: 100.5418,
              stay_minutes: 60,
              fee: 10,
              fee_foreigner: 50,
              hours: '08:00-18:30',
              popularity: 0.95,
              interests: ['temple'],
              why: ['interest', 'must_see', 'well_known'],
            },
          ],
        },
      },
    },
    handler({ body }) {
      requireReady(catalogue)
      const { limit = DEFAULT_LIMIT } = body
      const errors: InputError[] = []
      const interests = (body.interests ?? []).flatMap((text, index) => {
        const concept = findConcept(text, catalogue)
        if (!concept)
          errors.push({ pointer: `/interests/${index}`, ...unknownName(findNearestConcepts(text, catalogue)) })
        return concept?.key ?? []
      })
      if (errors.length > 0) throw invalidRequest({ errors })
      const province = findProvince(body.province, catalogue.world)
      if (!province) {
        const nearest = unknownName(findNearestProvinces(body.province, catalogue.world))
        throw provinceNotFound({ province: body.province }, { errors: [{ pointer: '/province', ...nearest }] })
      }
      const wish = { provinceCode: province.code, interests: [...new Set(interests)], limit }
      const { candidates, total } = rankCandidates(catalogue, wish)
      const { code, nameTh: name_th, nameEn: name_en } = province
      return {
        province: { code, name_th, name_en },
        total,
        places: candidates.map((candidate) => candidateDocument(candidate, catalogue)),
      }
    },
  })

function candidateDocument(
  { place, interests, isMustSee }: RankedCandidate,
  { conceptsByKey }: AiTripServices['catalogue'],
): Static<typeof CandidateSchema> {
  const reasons = [
    ...(interests.length > 0 ? (['interest'] as const) : []),
    ...(isMustSee ? (['must_see'] as const) : []),
    ...(place.popularity >= WELL_KNOWN ? (['well_known'] as const) : []),
  ]
  return {
    place_id: place.id,
    name_th: place.nameTh,
    name_en: place.nameEn,
    category: place.category,
    category_code: place.categoryCode,
    latitude: rounded(place.point.latitude, 4),
    longitude: rounded(place.point.longitude, 4),
    stay_minutes: place.visitMinutes ?? conceptsByKey.get(place.category ?? '')?.visitMinutes ?? null,
    fee: place.fee?.thaiAdult ?? null,
    fee_foreigner: place.fee?.foreignerAdult ?? null,
    hours: place.hours && compactHours(place.hours),
    popularity: rounded(place.popularity, 2),
    interests: [...interests],
    why: reasons.length > 0 ? reasons : ['variety'],
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
