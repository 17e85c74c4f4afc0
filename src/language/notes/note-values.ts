// The values that a note can carry, by name: the shape of each on the wire, and how it reads in a text.

export type NoteLanguage = 'th' | 'en'

/** What ids are called. A name that is unknown reads as its id. */
export interface Names {
  place(id: string, language: NoteLanguage): string
  province(code: string, language: NoteLanguage): string
  interest(key: string, language: NoteLanguage): string
  island(id: string, language: NoteLanguage): string
  holiday(date: string, language: NoteLanguage): string
}

interface ValueKind<T> {
  /** JSON Schema. */
  readonly schema: object
  readonly write: (value: T, language: NoteLanguage, names: Names) => string
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]
type Meal = 'lunch' | 'dinner'
type Transport = 'car' | 'public'

/** Enums with a name of their own in the OpenAPI document. */
const WEEKDAY_SCHEMA = { 'x-name': 'Weekday', type: 'string', enum: WEEKDAYS, description: 'A day of the week.' }
const MEAL_SCHEMA = { 'x-name': 'Meal', type: 'string', enum: ['lunch', 'dinner'], description: 'A meal of the day.' }
const TRANSPORT_SCHEMA = {
  'x-name': 'Transport',
  type: 'string',
  enum: ['car', 'public'],
  description: 'How the party gets around.',
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const MEALS = { th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' }, en: { lunch: 'lunch', dinner: 'dinner' } }
const TRANSPORTS = {
  th: { car: 'รถยนต์', public: 'รถสาธารณะและแท็กซี่' },
  en: { car: 'car', public: 'public transport and taxi' },
}

/** A name always means the same, so that a client reads `days` without looking at the code first. */
export const NOTE_VALUES = {
  adults: whole('Adults.', (count, language) =>
    language === 'th' ? `ผู้ใหญ่ ${count} คน` : `${wordOf(count)} ${count === 1 ? 'adult' : 'adults'}`,
  ),
  baht: whole('An amount of money in baht.', String),
  baht_per_unit: kind<number>(
    { type: 'number', description: 'Exchange rate used: baht for one unit of `currency`.' },
    String,
  ),
  children: whole('Children.', (count, language) =>
    language === 'th' ? `เด็ก ${count} คน` : `${wordOf(count)} ${count === 1 ? 'child' : 'children'}`,
  ),
  currency: text('Currency of the budget as given, e.g. `USD`.', String),
  day: whole('Day of the trip, from 1.', String),
  days: whole('Length in days.', daysText),
  end_date: date('Last day of the trip.'),
  holiday_date: date('The public holiday that is meant.', (day, language, names) => names.holiday(day, language)),
  interest: text('Key of the vocabulary, e.g. `temple`.', (key, language, names) => names.interest(key, language)),
  island_id: text('The island.', (id, language, names) => names.island(id, language)),
  meal: choice<Meal>(MEAL_SCHEMA, 'The meal.', (meal, language) => MEALS[language][meal]),
  minutes: whole('Minutes.', (count, language) => (language === 'th' ? `${count} นาที` : `${count} minutes`)),
  nights: whole('Length in nights.', (count, language) =>
    language === 'th' ? `${count} คืน` : `${count} ${count === 1 ? 'night' : 'nights'}`,
  ),
  place_id: text('The place.', (id, language, names) => names.place(id, language)),
  place_ids: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'The places, in the order of the trip.' },
    ({ length }, language) => (language === 'th' ? `${length} แห่ง` : `${length} ${length === 1 ? 'stop' : 'stops'}`),
  ),
  province_code: text('Two-digit code of the province.', (code, language, names) => names.province(code, language)),
  said: text('The words of the prompt.', String),
  said_days: whole('The length that was asked for, in days.', daysText),
  said_end_date: date('The last day as the prompt gives it.'),
  said_start_date: date('The first day as the prompt gives it.'),
  said_weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'The weekday that was asked for.', weekdayName),
  season_end: monthDay('Last day of the season when the place is open, `MM-DD`.'),
  season_start: monthDay('First day of the season when the place is open, `MM-DD`.'),
  start_date: date('First day of the trip.'),
  start_time: text('Clock time in Bangkok, `HH:MM`.', String),
  transport: choice<Transport>(TRANSPORT_SCHEMA, 'Means of transport.', (by, language) => TRANSPORTS[language][by]),
  weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'The weekday of the date.', weekdayName),
  weekdays: kind<readonly Weekday[]>(
    { type: 'array', items: WEEKDAY_SCHEMA, description: 'Weekdays.' },
    (days, language) =>
      listed(
        days.map((day) => weekdayName(day, language)),
        language,
      ),
  ),
}

export type NoteValueName = keyof typeof NOTE_VALUES
export type NoteValue<K extends NoteValueName> = Parameters<(typeof NOTE_VALUES)[K]['write']>[0]
/** The values of any note. */
export type NoteValues = { readonly [K in NoteValueName]?: NoteValue<K> }

/** Fills the `{name}` gaps of a text. */
export function fillNote(template: string, values: NoteValues, language: NoteLanguage, names: Names): string {
  return template.replace(/\{(\w+)\}/g, (_gap, name: NoteValueName) => {
    const { write } = NOTE_VALUES[name] as ValueKind<unknown>
    return write(values[name], language, names)
  })
}

/** `a, b and c`. */
export function listed(texts: readonly string[], language: NoteLanguage): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(texts)
}

/** `weekday` counts from Monday, 0. */
export function weekdayKey(weekday: number): Weekday {
  return WEEKDAYS[weekday]!
}

function kind<T>(schema: object, write: ValueKind<T>['write']): ValueKind<T> {
  return { schema, write }
}

function whole(description: string, write: ValueKind<number>['write']): ValueKind<number> {
  return { schema: { type: 'integer', description }, write }
}

function text(description: string, write: ValueKind<string>['write']): ValueKind<string> {
  return { schema: { type: 'string', description }, write }
}

function choice<T extends string>(schema: object, description: string, write: ValueKind<T>['write']): ValueKind<T> {
  return { schema: { ...schema, 'x-about': description }, write }
}

function date(description: string, write: ValueKind<string>['write'] = String): ValueKind<string> {
  return { schema: { type: 'string', format: 'date', description }, write }
}

/** `15 October`. */
function monthDay(description: string): ValueKind<string> {
  return text(description, (value, language) => {
    const [month = 1, day = 1] = value.split('-').map(Number)
    const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    return format.format(Date.UTC(2024, month - 1, day))
  })
}

function weekdayName(day: Weekday, language: NoteLanguage): string {
  // 2 January 2023 was a Monday.
  const date = Date.UTC(2023, 0, 2 + WEEKDAYS.indexOf(day))
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
}

function daysText(count: number, language: NoteLanguage): string {
  return language === 'th' ? `${count} วัน` : `${count} ${count === 1 ? 'day' : 'days'}`
}

function wordOf(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
