import Type from 'typebox'
import { named, OneOf } from '../../platform/http/schema-parts.ts'

export const AvailabilitySchema = named(
  'Availability',
  Type.Object(
    {
      available: Type.Boolean({ description: 'Whether it is free.' }),
      reason: Type.Optional(
        named('UnavailableReason', OneOf(['taken', 'invalid'], { description: 'Why it is not available.' })),
      ),
      suggestions: Type.Optional(Type.Array(Type.String(), { description: 'Similar usernames that are free.' })),
    },
    { description: 'Whether a username or email address is free.' },
  ),
)
