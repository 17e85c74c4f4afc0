import Type from 'typebox'
import { describeFault } from '../../platform/http/fault-text.ts'
import { problem } from '../../platform/problem.ts'
import { bangkokDate, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { ConstraintsSchema, DateSchema } from '../trips/door.ts'

/** What a trip is planned from. */
export const TripPromptSchema = Type.Object(
  {
    prompt: Type.String({
      minLength: 1,
      maxLength: 2_000,
      pattern: '\\S',
      description: 'one sentence or more, not only spaces',
    }),
    today: Type.Optional({
      ...DateSchema,
      description: 'What “tomorrow” is counted from; today in Bangkok unless given.',
    }),
    constraints: Type.Optional(ConstraintsSchema),
  },
  { additionalProperties: false },
)

/** The day that a prompt is read on. */
export function readToday(today: string | undefined, now: Date): IsoDate {
  const day = today ?? bangkokDate(now)
  if (!isIsoDate(day))
    throw problem('invalid_request', {
      errors: [{ pointer: '/today', ...describeFault('format', { format: 'date' }) }],
    })
  return day
}
