import Type from 'typebox'
import { languageOf } from '../../language/reader/prompt-language.ts'
import { describeFault } from '../../platform/http/fault-text.ts'
import type { Language } from '../../platform/language.ts'
import { problem } from '../../platform/problem.ts'
import { bangkokDate, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { ConstraintsSchema, DateSchema } from '../trips/door.ts'

const MAX_PROMPT = 2_000

/** What a trip is planned from. */
export const TripPromptSchema = Type.Object(
  {
    prompt: Type.String({
      minLength: 1,
      maxLength: MAX_PROMPT,
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

/** `constraints.language`, else what the caller asks for, else the language of the prompt. Takes any body. */
export function tripLanguage(body: unknown, requested: Language | null): Language {
  const { prompt, constraints } = membersOf(body)
  const { language } = membersOf(constraints)
  if (language === 'th' || language === 'en') return language
  return requested ?? languageOf(typeof prompt === 'string' ? prompt.slice(0, MAX_PROMPT) : '')
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
