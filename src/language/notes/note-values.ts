// The values that a note can carry, by name: the JSON Schema of each, and its text.

export type NoteLanguage = 'th' | 'en'

/** Names of ids in texts; an unknown id is its own name. */
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

/** Enums that are named schemas in the OpenAPI document. */
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
  th: { car: 'รถยนต์', public: 'ขนส่งสาธารณะและแท็กซี่' },
  en: { car: 'car', public: 'public transport and taxi' },
}

/** A name means the same in every note, so clients can read `days` without looking at the code. */
export const NOTE_VALUES = {
  adults: whole('Adults.', (count, language) =>
    language === 'th' ? `ผู้ใหญ่ ${count} คน` : `${wordOf(count)} ${count === 1 ? 'adult' : 'adults'}`,
  ),
  baht: whole('An amount in baht.', (amount) => amount.toLocaleString('en')),
  baht_per_unit: kind<number>(
    { type: 'number', description: 'Exchange rate: baht for one unit of `currency`.' },
    String,
  ),
  children: whole('Children.', (count, language) =>
    language === 'th' ? `เด็ก ${count} คน` : `${wordOf(count)} ${count === 1 ? 'child' : 'children'}`,
  ),
  currency: text('Currency of the budget in the prompt, e.g. `USD`.', String),
  day: whole('Day of the trip, from 1.', String),
  days: whole('Length in days.', daysText),
  end_date: date('Last day of the trip.'),
  holiday_date: date('Date of the public holiday.', (day, language, names) => names.holiday(day, language)),
  interest: text('Key of the vocabulary, e.g. `temple`.', (key, language, names) => names.interest(key, language)),
  interests: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'Keys of the vocabulary.' },
    (keys, language, names) =>
      listed(
        keys.map((key) => names.interest(key, language)),
        language,
      ),
  ),
  island_id: text('The island.', (id, language, names) => names.island(id, language)),
  meal: choice<Meal>(MEAL_SCHEMA, 'The meal.', (meal, language) => MEALS[language][meal]),
  minutes: whole('Minutes.', minutesText),
  month: text('A month, `YYYY-MM`.', monthText),
  months: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'Months, `01` to `12`, in order.' },
    monthsText,
  ),
  nights: whole('Length in nights.', (count, language) =>
    language === 'th' ? `${count} คืน` : `${count} ${count === 1 ? 'night' : 'nights'}`,
  ),
  people: whole('Travellers.', String),
  place_id: text('The place.', (id, language, names) => names.place(id, language)),
  place_ids: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'The places, in the order of the trip.' },
    ({ length }, language) => (language === 'th' ? `${length} ที่` : `${length} ${length === 1 ? 'stop' : 'stops'}`),
  ),
  province_code: text('Two-digit code of the province.', (code, language, names) => names.province(code, language)),
  said: text('What the prompt says, word for word.', String),
  said_days: whole('Length in the prompt, in days.', daysText),
  said_end_date: date('Last day in the prompt.'),
  said_start_date: date('First day in the prompt.'),
  said_weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'Weekday in the prompt.', weekdayName),
  season_end: monthDay('Last day of the open season, `MM-DD`.'),
  season_start: monthDay('First day of the open season, `MM-DD`.'),
  start_date: date('First day of the trip.'),
  start_time: text('Local time, `HH:MM`.', (time, language) => (language === 'th' ? `${time} น.` : time)),
  transport: choice<Transport>(TRANSPORT_SCHEMA, 'Means of transport.', (by, language) => TRANSPORTS[language][by]),
  weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'Weekday of the date.', weekdayName),
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

/** Fills in the `{name}` gaps of a text. */
export function fillNote(template: string, values: NoteValues, language: NoteLanguage, names: Names): string {
  return template.replace(/\{(\w+)\}/g, (_gap, name: NoteValueName) => {
    const { write } = NOTE_VALUES[name] as ValueKind<unknown>
    return write(values[name], language, names)
  })
}

/** `a, b and c`. */
export function listed(texts: readonly string[], language: NoteLanguage): string {
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(texts)
}

/** `weekday`: 0 = Monday … 6 = Sunday. */
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

/** `5 December 2026`, in Thai with the Buddhist year. */
function date(description: string, write: ValueKind<string>['write'] = dateText): ValueKind<string> {
  return { schema: { type: 'string', format: 'date', description }, write }
}

/** `15 October`. */
function monthDay(description: string): ValueKind<string> {
  return text(description, (value, language) => {
    const [month = 1, day = 1] = value.split('-').map(Number)
    const format = new Intl.DateTimeFormat(localeOf(language), {
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

function dateText(date: string, language: NoteLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(Date.parse(date))
}

/** `July 2027`, in Thai with the Buddhist year. */
function monthText(month: string, language: NoteLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.parse(`${month}-01`))
}

/** `June to September`, `November to January`; a year has one closed season, or several. */
function monthsText(months: readonly string[], language: NoteLanguage): string {
  const closed = new Set(months.map(Number))
  const starts = [...closed].filter((month) => !closed.has(month === 1 ? 12 : month - 1))
  const name = (month: number) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1))
  const ranges = starts.map((start) => {
    let end = start
    while (closed.has((end % 12) + 1) && (end % 12) + 1 !== start) end = (end % 12) + 1
    if (end === start) return name(start)
    return language === 'th' ? `${name(start)}ถึง${name(end)}` : `${name(start)} to ${name(end)}`
  })
  return listed(ranges, language)
}

/** `45 minutes`, `2 hours`, `1 hour 30 minutes`. */
function minutesText(count: number, language: NoteLanguage): string {
  const [hours, minutes] = [Math.floor(count / 60), count % 60]
  const parts = [
    hours === 0 ? '' : language === 'th' ? `${hours} ชม.` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    minutes === 0 && hours > 0 ? '' : language === 'th' ? `${minutes} นาที` : `${minutes} minutes`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function localeOf(language: NoteLanguage): string {
  return language === 'th' ? 'th' : 'en-GB'
}

function wordOf(count: number): string {
  return NUMBER_WORDS[count] ?? String(count)
}
