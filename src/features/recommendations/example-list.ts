// Real responses on the shipped catalogue, for the API reference.
import type { Static } from 'typebox'
import { exampleRouteList } from '../routes/public.ts'
import type { CombinedRouteListSchema, RecommendedRouteListSchema } from './recommended-schema.ts'

const { results, ...members } = exampleRouteList
const reason = { code: 'in_season' as const, text: 'At its best in November' }

export const exampleRecommendedList: Static<typeof RecommendedRouteListSchema> = {
  results: results.map((route) => ({ ...route, reason })),
  ...members,
  personal: false,
}

export const exampleCombinedList: Static<typeof CombinedRouteListSchema> = {
  results: results.map((route) => ({ ...route, source: 'editorial' as const, credit: route.source, reason })),
  ...members,
  personal: false,
}
