import Type from 'typebox'
import { about, Patterned } from '../../platform/http/schema-parts.ts'

export const MAX_TRIP_DAYS = 30
const CLOCK = '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$'
export const Clock = (description: string) =>
  Patterned(CLOCK, { th: 'HH:MM เช่น 09:30', en: 'HH:MM, e.g. 09:30' }, { maxLength: 5, description })
export const DateSchema = Type.String({
  format: 'date',
  maxLength: 10,
  description: 'A date in Bangkok, `YYYY-MM-DD`.',
})
export const StartDate = about(DateSchema, 'First day, `YYYY-MM-DD` in Bangkok.')
export const EndDate = about(DateSchema, 'Last day, `YYYY-MM-DD` in Bangkok.')
