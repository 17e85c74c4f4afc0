// The values that a note can carry, by name: the JSON Schema of each, and its text.

import { TRAIN_STATIONS, type TrainStation } from '../../world/train-times.ts'
import {
  amountText,
  dateText,
  daysText,
  firstOf,
  listed,
  minutesText,
  monthDayText,
  monthsText,
  monthText,
  type NoteLanguage,
  namesText,
  WEEKDAYS,
  type Weekday,
  weekdayName,
  weekdaysText,
  wordOf,
} from './value-texts.ts'

export type { NoteLanguage } from './value-texts.ts'

/** Names of ids in texts; an unknown id is its own name. */
export interface Names {
  place(id: string, language: NoteLanguage): string
  province(code: string, language: NoteLanguage): string
  interest(key: string, language: NoteLanguage): string
  island(id: string, language: NoteLanguage): string
  holiday(date: string, language: NoteLanguage): string
  /** A destination with the usual ways to it from Bangkok. */
  gateway(id: string, language: NoteLanguage): string
}

interface ValueKind<T> {
  /** JSON Schema. */
  readonly schema: object
  readonly write: (value: T, language: NoteLanguage, names: Names) => string
}

type Meal = 'lunch' | 'dinner'
type Transport = 'car' | 'public'
type SlowVehicle = 'bicycle' | 'walk'
type Rooms = 'budget' | 'high'
type Ride = 'train' | 'bus'

/** Enums that are named schemas in the OpenAPI document. */
const WEEKDAY_SCHEMA = { 'x-name': 'Weekday', type: 'string', enum: WEEKDAYS, description: 'A day of the week.' }
const MEAL_SCHEMA = { 'x-name': 'Meal', type: 'string', enum: ['lunch', 'dinner'], description: 'A meal of the day.' }
const TRANSPORT_SCHEMA = {
  'x-name': 'Transport',
  type: 'string',
  enum: ['car', 'public'],
  description: 'How the party gets around.',
}

const STATION_SCHEMA = {
  'x-name': 'TrainStation',
  type: 'string',
  enum: TRAIN_STATIONS,
  description: 'A station in Bangkok from which trains leave.',
}

const VEHICLE_SCHEMA = {
  'x-name': 'SlowVehicle',
  type: 'string',
  enum: ['bicycle', 'walk'],
  description: 'A vehicle that the planner cannot time.',
}

const RIDE_SCHEMA = {
  'x-name': 'NightRide',
  type: 'string',
  enum: ['train', 'bus'],
  description: 'What the travellers sleep on.',
}

const ROOMS_SCHEMA = {
  'x-name': 'RoomLevel',
  type: 'string',
  enum: ['budget', 'high'],
  description: '`budget`: simple rooms. `high`: expensive ones.',
}

const ROOMS = {
  th: { budget: 'ห้องพักราคาประหยัด', high: 'ห้องพักระดับหรู' },
  en: { budget: 'simple rooms', high: 'expensive rooms' },
}
const MEALS = { th: { lunch: 'มื้อกลางวัน', dinner: 'มื้อเย็น' }, en: { lunch: 'lunch', dinner: 'dinner' } }
const SLOW_VEHICLES = { th: { bicycle: 'ปั่นจักรยาน', walk: 'เดิน' }, en: { bicycle: 'by bicycle', walk: 'on foot' } }
const TRANSPORTS = {
  th: { car: 'ขับรถ', public: 'ใช้ขนส่งสาธารณะและแท็กซี่' },
  en: { car: 'car', public: 'public transport and taxi' },
}

const RIDES = {
  th: { train: 'รถไฟตู้นอน', bus: 'รถทัวร์รอบกลางคืน' },
  en: { train: 'night train', bus: 'night bus' },
}

const STATIONS: Record<NoteLanguage, Record<TrainStation, string>> = {
  th: { thonburi: 'สถานีธนบุรี', krung_thep: 'สถานีกรุงเทพฯ (หัวลำโพงหรือกรุงเทพอภิวัฒน์)' },
  en: { thonburi: 'Thonburi station', krung_thep: 'Bangkok (Hua Lamphong or Krung Thep Aphiwat)' },
}

/** A name means the same in every note, so clients can read `days` without looking at the code. */
export const NOTE_VALUES = {
  adults: whole('Adults.', (count, language) =>
    language === 'th' ? `ผู้ใหญ่ ${count} คน` : `${wordOf(count)} ${count === 1 ? 'adult' : 'adults'}`,
  ),
  asked: whole('How many of its kind were asked for.', String),
  baht: whole('An amount in baht.', amountText),
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
  gateway_id: text('The destination.', (id, language, names) => names.gateway(id, language)),
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
  planned: whole('How many of the kind the trip has.', String),
  place_id: text('The place.', (id, language, names) => names.place(id, language)),
  over_baht: whole('By how much the trip exceeds the budget, in baht.', amountText),
  place_ids: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'The places, in the order of the trip.' },
    (ids, language, names) =>
      firstOf(
        ids.map((id) => names.place(id, language)),
        language,
      ),
  ),
  province_code: text('Two-digit code of the province.', (code, language, names) => names.province(code, language)),
  province_codes: kind<readonly string[]>(
    {
      type: 'array',
      items: { type: 'string' },
      description: 'Two-digit codes of provinces, in the order of the trip.',
    },
    (codes, language, names) => {
      const list = codes.map((code) => names.province(code, language))
      return language === 'th' ? namesText(list, 'th') : listed(list, 'en')
    },
  ),
  ride: choice<Ride>(RIDE_SCHEMA, 'The night train or bus.', (by, language) => RIDES[language][by]),
  room_baht: whole('For a room and a night, in baht.', amountText),
  rooms: choice<Rooms>(ROOMS_SCHEMA, 'The rooms that the total counts.', (level, language) => ROOMS[language][level]),
  said: text('What the prompt says, word for word.', String),
  said_days: whole('Length in the prompt, in days.', daysText),
  said_end_date: date('Last day in the prompt.'),
  said_start_date: date('First day in the prompt.'),
  said_weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'Weekday in the prompt.', weekdayName),
  season_end: monthDay('Last day of the open season, `MM-DD`.'),
  season_start: monthDay('First day of the open season, `MM-DD`.'),
  start_date: date('First day of the trip.'),
  station: choice<TrainStation>(STATION_SCHEMA, 'The station in Bangkok.', (id, language) => STATIONS[language][id]),
  end_time: text('Local time, `HH:MM`.', (time, language) => (language === 'th' ? `${time} น.` : time)),
  start_time: text('Local time, `HH:MM`.', (time, language) => (language === 'th' ? `${time} น.` : time)),
  total_baht: whole('What the whole trip costs, in baht.', amountText),
  transport: choice<Transport>(TRANSPORT_SCHEMA, 'Means of transport.', (by, language) => TRANSPORTS[language][by]),
  trip_days: kind<readonly string[]>(
    { type: 'array', items: { type: 'string' }, description: 'Days of the trip, from `1`.' },
    (days, language) => {
      if (language === 'th') return `วันที่ ${namesText(days, 'th')}`
      return `${days.length === 1 ? 'day' : 'days'} ${listed(days, 'en')}`
    },
  ),
  vehicle: choice<SlowVehicle>(
    VEHICLE_SCHEMA,
    'The vehicle in the prompt.',
    (by, language) => SLOW_VEHICLES[language][by],
  ),
  weekday: choice<Weekday>(WEEKDAY_SCHEMA, 'Weekday of the date.', weekdayName),
  weekdays: kind<readonly Weekday[]>({ type: 'array', items: WEEKDAY_SCHEMA, description: 'Weekdays.' }, weekdaysText),
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

/** `MM-DD`. */
function monthDay(description: string): ValueKind<string> {
  return text(description, monthDayText)
}
