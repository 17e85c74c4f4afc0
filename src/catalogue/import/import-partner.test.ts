import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { readerParts } from '../../../test/support/interchange.ts'
import {
  PARTNER_KEY,
  type PartnerServer,
  type ServedPlace,
  type ServedTexts,
  startPartnerServer,
} from '../../../test/support/partner-server.ts'
import { createPartner } from '../../platform/partner/create-partner.ts'
import { type ImportPartnerOptions, importPartner } from './import-partner.ts'

let database: TestDatabase
let server: PartnerServer
beforeEach(async () => {
  ;[database, server] = await Promise.all([createTestDatabase(), startPartnerServer()])
})
afterEach(async () => {
  await Promise.all([database.drop(), server.close()])
})

const place = (number: number, more: Partial<ServedPlace> = {}): ServedPlace => ({
  id: `P030${String(number).padStart(5, '0')}`,
  number: String(number),
  code: 'ATTRACTION',
  th: { name: `วัดที่ ${number}`, introduction: 'สวย', province: 'เชียงใหม่' },
  en: { name: `Wat ${number}`, introduction: 'Fine', province: 'Chiang Mai' },
  latitude: 18.8,
  longitude: 98.9,
  updatedAt: '2024-07-10T03:00:00.000Z',
  ...more,
})
const texts = (name: string): ServedTexts => ({ name, introduction: name })

describe.each(['v5', 'v2'] as const)('from version %s', (version) => {
  const run = (options: ImportPartnerOptions = {}) =>
    importPartner(
      {
        ...readerParts(),
        db: database.db,
        partner: createPartner(version, {
          baseUrl: server[version],
          apiKey: PARTNER_KEY,
          now: () => new Date('2026-01-31T00:00:00Z'),
          retryDelayMs: 1,
        }),
      },
      options,
    )
  const detailOf = ({ id, number }: ServedPlace) => `/${version === 'v5' ? id : number}`

  test('merges places from both languages, and a second import changes nothing', async () => {
    server.places = Array.from({ length: 30 }, (_, index) => place(index + 1))
    expect(await run()).toMatchObject({
      places: { rows: 30, created: 30, failed: 0, written: true, stopped: null, version: 1 },
      routes: { rows: 0 },
    })
    expect(await find('P03000004')).toMatchObject({
      name_th: 'วัดที่ 4',
      name_en: 'Wat 4',
      province_code: '50',
      category_code: 'ATTRACTION',
      category: 'temple',
      tat_id: 'P03000004',
      source: 'Tourism Authority of Thailand',
      source_updated_at: new Date('2024-07-10T03:00:00Z'),
    })
    expect((await run()).places).toMatchObject({ created: 0, updated: 0, unchanged: 30, version: null })
  })

  test('stores no English text that the authority has not translated', async () => {
    server.places = [place(1, { en: null })]
    await run()
    expect(await find('P03000001')).toMatchObject({ name_th: 'วัดที่ 1', name_en: null, introduction_en: null })
  })

  test('keeps a place unchanged and reports it if one of its languages fails', async () => {
    server.places = [place(1), place(2)]
    await run()
    server.places = [place(1, { th: texts('ใหม่') }), place(2, { th: texts('ใหม่') })]
    server.faultOf = ({ path, language }) =>
      path.endsWith(detailOf(place(1))) && language === 'en' ? { body: 'no JSON' } : undefined
    const { places } = await run()
    expect(places).toMatchObject({ updated: 1, failed: 1, stopped: null })
    expect(places.errors).toMatchObject([{ line: 1, code: 'partner_bad_answer' }])
    expect(await find('P03000001')).toMatchObject({ name_th: 'วัดที่ 1', name_en: 'Wat 1' })
    expect(await find('P03000002')).toMatchObject({ name_th: 'ใหม่' })
  })

  test('keeps what arrived before the authority fails, removes nothing, and leaves routes for the next import', async () => {
    server.places = Array.from({ length: 50 }, (_, index) => place(index + 1))
    await run()
    server.places = Array.from({ length: 50 }, (_, index) => place(index + 31))
    server.faultOf = ({ path, query }) =>
      (query['pagenumber'] ?? query['page']) === '2' && !/P\d|\d$/.test(path.split('/').at(-1) ?? '')
        ? { status: 500 }
        : undefined
    const summary = await run()
    expect(summary).toMatchObject({
      places: { created: 0, unchanged: 20, stopped: { code: 'partner_unavailable' } },
      routes: null,
    })
    expect(await database.db.selectFrom('place').select('place_id').execute()).toHaveLength(50)
  })

  test('writes nothing if the key is rejected', async () => {
    server.faultOf = () => ({ status: 401, body: '{}' })
    expect((await run()).places).toMatchObject({ rows: 0, version: null, stopped: { code: 'partner_unauthorized' } })
  })

  test('reports a place without coordinates and imports the others', async () => {
    server.places = [place(1, { latitude: 0, longitude: 0 }), place(2)]
    const { places } = await run()
    expect(places).toMatchObject({ created: 1, failed: 1 })
    expect(places.errors.map(({ id, pointer }) => [id, pointer])).toEqual([
      ['P03000001', '/lat'],
      ['P03000001', '/lon'],
    ])
  })

  test('imports routes without stops that the catalogue lacks', async () => {
    server.places = [place(1), place(2)]
    server.routes = [
      {
        id: 'R1',
        number: '1',
        th: texts('เส้นทางหนึ่ง'),
        en: texts('Way one'),
        days: [['P03000002', 'P03099999'], ['P03000001']],
      },
      { id: 'R2', number: '2', th: texts('เส้นทางสอง'), en: null, days: [['P03099999']] },
    ]
    const { routes } = await run()
    expect(routes).toMatchObject({ rows: 2, created: 1, failed: 1 })
    expect(routes?.errors).toMatchObject([{ line: 2, code: 'no_places' }])
    const row = await database.db.selectFrom('route').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      route_id: 'R1',
      name_th: 'เส้นทางหนึ่ง',
      name_en: 'Way one',
      number_of_days: 2,
      days: [
        { day: 1, place: ['P03000002'] },
        { day: 2, place: ['P03000001'] },
      ],
      province_codes: ['50'],
    })
  })

  test('stores or reports every place, whatever the types of its fields', async () => {
    const v5 = [
      'tags',
      'contact',
      'location',
      'place_information',
      'opening_hours',
      'latitude',
      'facilities',
      'hit_score',
    ]
    const v2 = ['tags', 'contact', 'location', 'information', 'openingHours', 'latitude', 'category', 'viewer', 'sha']
    const odd = (names: readonly string[]) =>
      fc.dictionary(fc.constantFrom('place_name', 'name', ...names), anyOddValue)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ v5: odd(v5), v2: odd(v2) }), { minLength: 8, maxLength: 8 }),
        async (odds) => {
          server.places = odds.map((more, index) => place(index + 1, more))
          const { places } = await run({ routes: false })
          expect(places).toMatchObject({ rows: 8, stopped: null })
          expect(places.created + places.updated + places.unchanged + places.failed).toBe(8)
        },
      ),
      { numRuns: 15, seed: 20_261_121 },
    )
  })

  test('writes nothing in strict mode if a route is unreadable, and no places if one is invalid', async () => {
    server.places = [place(1)]
    server.routes = [
      { id: 'R1', number: '1', th: texts('หนึ่ง'), en: null, days: [['P03000001']] },
      { id: 'R2', number: '2', th: texts('สอง'), en: null, days: [['P03000001']] },
    ]
    server.faultOf = ({ path }) => (/routes\/(R2|2)$/.test(path) ? { body: 'no JSON' } : undefined)
    const { places, routes } = await run({ strict: true })
    expect(places).toMatchObject({ created: 1, written: true })
    expect(routes).toMatchObject({
      rows: 2,
      failed: 1,
      written: false,
      errors: [{ line: 2, code: 'partner_bad_answer' }],
    })
    expect(await database.db.selectFrom('route').select('route_id').execute()).toEqual([])
  })
})

const anyOddValue = fc.oneof(
  fc.jsonValue(),
  fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 3 }),
  fc.record({
    periods: fc.array(fc.record({ open: fc.record({ day: fc.nat(8), time: fc.nat(2500) }), close: fc.jsonValue() })),
    fee: fc.dictionary(fc.constantFrom('thai_adult', 'foreigner_adult'), fc.oneof(fc.integer(), fc.string())),
    urls: fc.array(fc.oneof(fc.webUrl(), fc.string())),
  }),
)

async function find(id: string) {
  return database.db.selectFrom('place').selectAll().where('place_id', '=', id).executeTakeFirstOrThrow()
}
