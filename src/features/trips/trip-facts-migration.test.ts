import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../test/support/database.ts'
import { quietLog } from '../../../test/support/log.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { clientConfig } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { projectRoot } from '../../platform/paths.ts'
import { judgeTrip } from '../acceptance/public.ts'
import { renderPreview, renderSavedTrip } from './render-trip.ts'
import { type PlannedTrip, type TripFacts, TripFactsSchema } from './trip-facts.ts'
import { type Trip, TripSchema } from './trip-schema.ts'

const MIGRATION = '0012-trip-facts.sql'
const MIGRATIONS = join(projectRoot, 'migrations')

interface OldTrip {
  readonly shape: string
  readonly document: Trip
}

/** Answers as earlier releases stored them, one per line. */
const oldTrips: OldTrip[] = readFileSync(new URL('./stored-before-facts.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const faultsOf = (schema: object, value: unknown) => {
  ajv.validate(schema, value)
  return ajv.errors ?? []
}

let service: TestService
let migrated: TripFacts[]
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
  migrated = await migrateTrips(oldTrips)
})
afterAll(() => service.stop())

/** Stores trips in a database of the release before the migration, migrates it, and reads them. */
async function migrateTrips(trips: readonly OldTrip[]): Promise<TripFacts[]> {
  const database = await createEmptyDatabase()
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(MIGRATIONS).filter((name) => name < MIGRATION))
    cpSync(join(MIGRATIONS, file), join(dir, file))
  const client = new Client(clientConfig(database.location, 'test'))
  try {
    await migrate(database.location, { dir, log: quietLog() })
    await client.connect()
    await client.query(`insert into app_user (user_id, username, name) values ('user_1', 'one', 'One')`)
    // The catalogue knows one of the places, by both names.
    await client.query(`insert into place (place_id, category_code, name_th, name_en, latitude, longitude, province_code,
        source, content_digest, version)
      values ('th-82-similan', 'ATTRACTION', 'สิมิลัน', 'Similan', 8.65, 97.64, '82', 'test', '', 1)`)
    for (const [n, { document }] of trips.entries())
      await client.query(
        `insert into trip (trip_id, owner_id, name, number_of_days, document) values ($1, 'user_1', $2, $3, $4)`,
        [`trip_${n}`, document.name, document.number_of_days, JSON.stringify(document)],
      )
    cpSync(join(MIGRATIONS, MIGRATION), join(dir, MIGRATION))
    await migrate(database.location, { dir, log: quietLog() })
    const { rows } = await client.query<{ facts: TripFacts }>('select facts from trip order by trip_id')
    return rows.map(({ facts }) => facts)
  } finally {
    await client.end()
    await database.drop()
    rmSync(dir, { recursive: true })
  }
}

const view = (language: 'th' | 'en') => ({ catalogue: service.services.catalogue, language, today: '2026-11-21' })
const read = (facts: TripFacts, language: 'th' | 'en') =>
  renderSavedTrip({ trip_id: 'trip_1', version: 1, facts }, view(language))
const isPlanned = (facts: TripFacts): facts is PlannedTrip => facts.request !== null
/** What a language does not change. */
const scheduleOf = ({ start_date, days, totals, travellers, budget, understood }: Trip) => ({
  start_date,
  travellers,
  budget,
  understood,
  metres: totals.metres,
  days: days.map(({ date, start_time, end_time, stops, travel_back }) => ({
    date,
    start_time,
    end_time,
    travel_back,
    stops: stops.map(({ stop_id, kind, place_id, arrive, depart, locked, travel }) => ({
      stop_id,
      kind,
      place_id,
      arrive,
      depart,
      locked,
      travel,
    })),
  })),
})

describe.each(oldTrips.map(({ shape }, n) => ({ shape, n })))('a trip stored as $shape', ({ n }) => {
  it('becomes facts that read as a valid trip in both languages', () => {
    expect(faultsOf(TripFactsSchema, migrated[n])).toEqual([])
    for (const language of ['th', 'en'] as const) {
      const trip = read(migrated[n]!, language)
      expect(faultsOf(TripSchema, trip)).toEqual([])
      for (const { text } of [...trip.assumed, ...trip.warnings]) expect(text).not.toMatch(/undefined|null|NaN/)
      for (const { wish, reason } of trip.unmet) expect(`${wish} ${reason}`).not.toMatch(/undefined|null|NaN/)
      expect(/[\u0e00-\u0e7f]/.test(trip.name)).toBe(language === 'th')
    }
    if (!isPlanned(migrated[n]!)) throw new Error('the trip lost its request')
    const faults = judgeTrip(renderPreview(migrated[n], view('th')), service.services.catalogue)
    // The hours of some places became known after the trip was planned.
    expect(faults.filter((fault) => !/it is closed|is not open/.test(fault))).toEqual([])
  })

  it('keeps its days, stops, times, travel, party and budget', () => {
    const { document } = oldTrips[n]!
    const language = /[\u0e00-\u0e7f]/.test(document.name) ? 'th' : 'en'
    const notes = (trip: Trip) => trip.days.flatMap(({ stops }) => stops.map(({ note }) => note !== undefined))
    const trip = read(migrated[n]!, language)
    expect(notes(trip)).toEqual(notes(document))
    expect(scheduleOf(trip)).toEqual(scheduleOf(document))
    expect(trip.days.map(({ base }) => base?.name)).toEqual(document.days.map(({ base }) => base?.name))
  })
})

describe('notes that were sentences', () => {
  it('become the codes that say the same', () => {
    const [thai, english] = migrated
    expect(thai?.assumed.map(({ code }) => code)).toEqual(['adults_assumed', 'transport_assumed'])
    expect(thai?.food_baht).toBe(250)
    expect(thai?.unmet).toEqual([
      {
        about: 'must_visit',
        code: 'over_budget',
        values: { place_id: 'th-82-similan' },
        suggestion: { about: 'budget', code: 'raise_budget', values: { baht: 200 } },
      },
      {
        about: 'budget',
        code: 'over_budget',
        values: { baht: 100 },
        suggestion: { about: 'budget', code: 'raise_budget', values: { baht: 500 } },
      },
    ])
    expect(thai?.unscheduled).toEqual([{ place_id: 'th-82-similan', code: 'over_budget', values: {} }])
    expect(english?.assumed).toEqual([
      { about: 'party', code: 'adults_beside_others', values: { adults: 1 } },
      { about: 'party', code: 'foreigner_fees', values: {} },
      { about: 'pace', code: 'pace_for_seniors', values: {} },
      { about: 'transport', code: 'transport_assumed', values: { transport: 'car' } },
    ])
    expect(english?.unmet).toEqual([
      { about: 'must_visit', code: 'not_found', values: { said: 'Atlantis' }, suggestion: null },
      {
        about: 'interests',
        code: 'no_time',
        values: { interest: 'palace' },
        suggestion: { about: 'days', code: 'add_days', values: { days: 1 } },
      },
    ])
  })
})

describe('notes that were codes', () => {
  it.each([2, 4])('keep their codes and values (trip %i)', (n) => {
    expect(migrated[n]?.unmet).toContainEqual({
      about: 'must_visit',
      code: 'closed_season',
      values: { place_id: 'th-82-similan', island_id: 'similan', season_start: '10-15', season_end: '05-15' },
      suggestion: { about: 'start_date', code: 'other_dates', values: {} },
    })
    expect(migrated[n]?.unscheduled).toEqual([
      {
        place_id: 'th-82-similan',
        code: 'closed_season',
        values: { island_id: 'similan', season_start: '10-15', season_end: '05-15' },
      },
    ])
  })
})

describe('the last known facts of places', () => {
  it('come from the catalogue where it has the place, else from the stored answer', () => {
    const { places } = migrated[0]!
    expect(places['th-82-similan']).toMatchObject({ name_th: 'สิมิลัน', name_en: 'Similan', province_code: '82' })
    const [stop] = oldTrips[0]!.document.days[0]!.stops
    expect(places[stop!.place_id!]).toMatchObject({ name_th: stop!.place!.place_name, name_en: null })
  })
})
