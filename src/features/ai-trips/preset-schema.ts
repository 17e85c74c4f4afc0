import Type from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import { RouteIdSchema } from '../routes/public.ts'
import { AllowOverlap, ConstraintsSchema } from '../trips/public.ts'

const strict = { additionalProperties: false }

export const CustomPresetSchema = named(
  'CustomPreset',
  Type.Object(
    { ...ConstraintsSchema.properties, allow_overlap: AllowOverlap },
    { ...strict, minProperties: 1, description: 'A trip as choices, without a prompt.' },
  ),
)

const { start_date, party, transport, daily_window, pace, budget, language } = ConstraintsSchema.properties

export const PopularPresetSchema = named(
  'PopularPreset',
  Type.Object(
    {
      route_id: RouteIdSchema,
      start_date,
      party,
      transport,
      daily_window,
      pace,
      budget,
      language,
      allow_overlap: AllowOverlap,
    },
    { ...strict, description: 'A route to copy, and for whom and when.' },
  ),
)

/** `language` of a body, else the language that the caller asks for. Accepts any body. */
export function presetLanguage(body: unknown, requested: 'th' | 'en' | null): 'th' | 'en' {
  const language = typeof body === 'object' && body !== null && 'language' in body ? body.language : null
  return language === 'th' || language === 'en' ? language : (requested ?? 'th')
}
