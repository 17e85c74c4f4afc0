import Type from 'typebox'
import { named, OneOf } from '../../platform/http/schema-parts.ts'

export const AvailabilitySchema = named(
  'Availability',
  Type.Object({
    available: Type.Boolean(),
    reason: Type.Optional(OneOf(['taken', 'invalid'], { description: 'Why not.' })),
    suggestions: Type.Optional(Type.Array(Type.String(), { description: 'Some that are free or may be meant.' })),
  }),
)
