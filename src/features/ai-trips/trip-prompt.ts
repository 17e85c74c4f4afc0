import Type from 'typebox'
import { languageOf } from '../../language/reader/prompt-language.ts'
import { invalidRequest } from '../../platform/http/problems.ts'
import { about, named, Patterned } from '../../platform/http/schema-parts.ts'
import { notADate } from '../../platform/input-errors.ts'
import type { Language } from '../../platform/language.ts'
import { bangkokDate, type IsoDate, isIsoDate } from '../../world/calendar.ts'
import { ConstraintsSchema, DateSchema } from '../trips/public.ts'

export const MAX_PROMPT = 2_000
export const VISIBLE = { th: 'ข้อความที่ไม่ใช่ช่องว่างทั้งหมด', en: 'text with at least one visible character' }

/** The body of the operations that plan from a prompt. */
export const TripPromptSchema = named(
  'TripPrompt',
  Type.Object(
    {
      prompt: Patterned('\\S', VISIBLE, {
        minLength: 1,
        maxLength: MAX_PROMPT,
        description: 'The trip in your own words, in Thai or English. One sentence is enough.',
      }),
      today: Type.Optional(about(DateSchema, 'The date that “tomorrow” is relative to. Defaults to today in Bangkok.')),
      constraints: Type.Optional(ConstraintsSchema),
    },
    { additionalProperties: false, description: 'A prompt and constraints to plan a trip from.' },
  ),
)

/** The date on which to read a prompt. */
export function readToday(today: string | undefined, now: Date): IsoDate {
  const day = today ?? bangkokDate(now)
  if (!isIsoDate(day)) throw invalidRequest({ errors: [{ pointer: '/today', ...notADate() }] })
  return day
}

/** `constraints.language`, else the language that the caller asks for, else that of the prompt. Accepts any body. */
export function tripLanguage(body: unknown, requested: Language | null): Language {
  const { prompt, constraints } = membersOf(body)
  const { language } = membersOf(constraints)
  if (language === 'th' || language === 'en') return language
  return requested ?? languageOf(typeof prompt === 'string' ? prompt.slice(0, MAX_PROMPT) : '')
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
