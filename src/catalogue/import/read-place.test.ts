import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInterchangeRow, readerParts } from '../../../test/support/interchange.ts'
import { createPlaceReader, type ReadPlace } from './read-place.ts'

const read = createPlaceReader(readerParts(), { source: 'a file', licence: null })
const good = { id: 'x-1', name_th: 'วัดเล็ก', lat: 13.75, lon: 100.5, category_code: 'ATTRACTION' }

test('a row with only required fields becomes a complete row', () => {
  expect(row(read(good))).toMatchObject({
    place_id: 'x-1',
    name_th: 'วัดเล็ก',
    name_en: null,
    province_code: '10',
    category: 'temple',
    category_inferred: true,
    aliases: [],
    opening_hours: null,
    fee: null,
    business_status: 'operational',
    source: 'a file',
    licence: null,
    tat_id: null,
  })
})

test('maps each field to its column', () => {
  const mapped = row(
    read({
      ...good,
      name_en: '  Small   Temple ',
      aliases: ['วัดน้อย', '', null, 'วัดน้อย'],
      province_code: '50',
      district_th: 'เมือง',
      postal_code: '50200',
      category: 'museum',
      sub_category: ['royal temple'],
      tags: ['culture'],
      introduction_th: ' สวย \n มาก ',
      place_detail_en: 'Long text',
      visit_minutes: 45,
      opening_hours: { mon: ['08:00-17:00'] },
      special_close_text: 'ปิดวันพระ',
      fee: { thai_adult: 0, foreigner_adult: 100 },
      phone: '053 000 000',
      urls: ['www.example.org/a', 'https://example.org'],
      images: ['https://example.org/1.jpg'],
      facilities: [['PK', 'ที่จอดรถ']],
      popularity: 4,
      views: 12_345_678_901,
      updated_at: '2024-07-10T10:00:00+07:00',
      source: 'Somebody',
      licence: 'CC0-1.0',
      province_th: 'ignored',
      tat_v2_id: '7',
    }),
  )
  expect(mapped).toMatchObject({
    name_en: 'Small Temple',
    aliases: ['วัดน้อย'],
    province_code: '50',
    district_th: 'เมือง',
    postal_code: '50200',
    category: 'museum',
    category_inferred: false,
    sub_categories: ['royal temple'],
    tags: ['culture'],
    introduction_th: 'สวย \n มาก',
    detail_en: 'Long text',
    visit_minutes: 45,
    special_close_text_th: 'ปิดวันพระ',
    special_close_text_en: null,
    fee: { thai_adult: 0, thai_child: null, foreigner_adult: 100, foreigner_child: null },
    phones: ['053 000 000'],
    urls: ['https://www.example.org/a', 'https://example.org'],
    images: ['https://example.org/1.jpg'],
    facilities: [['PK', 'ที่จอดรถ']],
    popularity: 4,
    views: 12_345_678_901,
    source_updated_at: '2024-07-10T03:00:00.000Z',
    source: 'Somebody',
    licence: 'CC0-1.0',
  })
  expect(mapped.opening_hours).toMatchObject({ mon: [[480, 1020]], tue: [] })
})

test('a row of the authority keeps its id as tat_id; other ids do not become tat_id, and an explicit one takes precedence', () => {
  expect(row(read({ ...good, id: 'P03013225' })).tat_id).toBe('P03013225')
  expect(row(read({ ...good, id: 'T33890' })).tat_id).toBeNull()
  expect(row(read({ ...good, id: 'P03013225', tat_id: 'P03000001' })).tat_id).toBe('P03000001')
})

const faulty: [why: string, change: object, fault: { pointer: string; code: string }][] = [
  ['no id', { id: undefined }, { pointer: '/id', code: 'missing' }],
  ['an id that breaks a path', { id: 'a/b' }, { pointer: '/id', code: 'bad_format' }],
  ['an id that is a path', { id: '..' }, { pointer: '/id', code: 'bad_format' }],
  ['no name in any language', { name_th: '  ' }, { pointer: '', code: 'no_name' }],
  ['latitude and longitude swapped', { lat: 100.5, lon: 13.75 }, { pointer: '/lat', code: 'too_large' }],
  ['a point at sea off Africa', { lat: 0, lon: 0 }, { pointer: '/lat', code: 'outside_thailand' }],
  ['a number as text', { lat: '13.75' }, { pointer: '/lat', code: 'wrong_type' }],
  ['an unknown category code', { category_code: 'TEMPLE' }, { pointer: '/category_code', code: 'not_allowed' }],
  ['a province that does not exist', { province_code: '99' }, { pointer: '/province_code', code: 'unknown_province' }],
  ['no province near', { lat: 20.4, lon: 105.9 }, { pointer: '/province_code', code: 'no_province' }],
  ['a mistyped field', { introduction: 'x' }, { pointer: '/introduction', code: 'unknown' }],
  [
    'a mistyped day',
    { opening_hours: { monday: ['08:00-17:00'] } },
    { pointer: '/opening_hours/monday', code: 'unknown' },
  ],
  [
    'reversed hours',
    { opening_hours: { mon: ['17:00-08:00'] } },
    { pointer: '/opening_hours/mon/0', code: 'bad_hours' },
  ],
  ['half a baht', { fee: { thai_adult: 0.5 } }, { pointer: '/fee/thai_adult', code: 'wrong_type' }],
  ['a visit of two days', { visit_minutes: 2880 }, { pointer: '/visit_minutes', code: 'too_large' }],
  ['popularity six', { popularity: 6 }, { pointer: '/popularity', code: 'too_large' }],
  ['a day that does not exist', { updated_at: '2024-13-41' }, { pointer: '/updated_at', code: 'bad_instant' }],
  ['a script as a link', { urls: ['javascript:alert(1)'] }, { pointer: '/urls/0', code: 'bad_url' }],
  ['a NUL, which PostgreSQL cannot keep', { name_en: 'a\u0000b' }, { pointer: '/name_en', code: 'bad_format' }],
  ['half a surrogate pair', { tags: ['\ud800'] }, { pointer: '/tags/0', code: 'bad_format' }],
]
test.each(faulty)('%s is reported at its field', (_why, change, fault) => {
  const result = read({ ...good, ...change })
  expect('errors' in result && result.errors).toMatchObject([fault])
})

test('reports all errors of a row at once', () => {
  const result = read({ ...good, popularity: 9, visit_minutes: 0, category_code: 'X' })
  expect('errors' in result && result.errors.map(({ pointer }) => pointer).sort()).toEqual([
    '/category_code',
    '/popularity',
    '/visit_minutes',
  ])
  const later = read({ ...good, name_th: null, opening_hours: {}, updated_at: 'yesterday' })
  expect('errors' in later && later.errors.map(({ code }) => code)).toEqual(['no_name', 'no_days', 'bad_instant'])
})

test.each([[null], [[]], ['text'], [1], [{}]])('%j is rejected without throwing', (value) => {
  expect(read(value)).toHaveProperty('errors')
})

test('matches a category by its names; stores an unknown one separately with a warning, and infers from the name', () => {
  expect(row(read({ ...good, category: 'Waterfalls' }))).toMatchObject({
    category: 'waterfall',
    category_inferred: false,
  })
  const result = read({ ...good, category: 'Bowling', sub_category: ['ten lanes'] })
  expect(row(result)).toMatchObject({
    category: 'temple',
    category_inferred: true,
    sub_categories: ['Bowling', 'ten lanes'],
  })
  expect('notes' in result && result.notes).toMatchObject([{ pointer: '/category', code: 'unknown_category' }])
})

test('drops an invalid postal code with a warning and keeps the place', () => {
  const result = read({ ...good, postal_code: '2200' })
  expect(row(result).postal_code).toBeNull()
  expect('notes' in result && result.notes).toMatchObject([{ code: 'bad_postal_code' }])
})

describe('the digest of a row', () => {
  const digest = (value: object) => row(read(value)).content_digest

  test('ignores key order, whitespace and fields that are not stored', () => {
    const reversed = Object.fromEntries(Object.entries(good).reverse())
    expect(digest(reversed)).toBe(digest(good))
    expect(digest({ ...good, name_th: ' วัดเล็ก ', province_th: 'กรุงเทพมหานคร' })).toBe(digest(good))
  })

  test('changes with every stored field', () => {
    const changes = [
      { name_en: 'A' },
      { views: 1 },
      { fee: { thai_adult: 0 } },
      { tags: ['b'] },
      { source: 's' },
      { lat: 13.76 },
    ]
    expect(new Set([good, ...changes.map((change) => ({ ...good, ...change }))].map(digest)).size).toBe(
      changes.length + 1,
    )
  })
})

test('returns errors or a row, never both, and never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), anyInterchangeRow), (value) => {
      const result = read(value)
      expect('errors' in result ? result.errors.length : result.row.content_digest.length).toBeGreaterThan(0)
      expect('errors' in result && 'row' in result).toBe(false)
    }),
    { numRuns: 500, seed: 20_261_121 },
  )
})

function row(result: ReadPlace) {
  if ('errors' in result) throw new Error(JSON.stringify(result.errors))
  return result.row
}

describe('what a guide knows', () => {
  test('is kept as far as it says something', () => {
    const guide = {
      experience: true,
      covers: ['x-2'],
      best_times: ['dawn'],
      only_then: true,
      moments: ['14:00', '10:00'],
      moment_minutes: 45,
      moment_days: ['sun', 'sat'],
      lively_days: ['sun', 'sat'],
      from: 'x-3',
      closed_months: [10, 9],
      closed_why_en: ' Closed  for the monsoon ',
      effort: 0,
      children: -1,
      wheelchair: false,
      dress: false,
      note_th: 'ไปเช้า',
    }
    expect(row(read({ ...good, ...guide })).guide).toEqual({
      experience: true,
      covers: ['x-2'],
      onlyThen: true,
      moments: ['10:00', '14:00'],
      momentMinutes: 45,
      momentDays: [5, 6],
      livelyDays: [5, 6],
      from: 'x-3',
      closedMonths: [9, 10],
      closedWhyEn: 'Closed  for the monsoon',
      children: -1,
      wheelchair: false,
      noteTh: 'ไปเช้า',
    })
    expect(row(read({ ...good, dress: false, covers: [] })).guide).toBeNull()
  })

  test.each([
    [{ only_then: true }, '/only_then', 'no_best_times'],
    [{ moment_minutes: 60 }, '/moment_minutes', 'no_moments'],
    [{ moment_days: ['sat'] }, '/moment_days', 'no_moments'],
    [{ moments: ['10:00'], moment_minutes: 90, visit_minutes: 60 }, '/moment_minutes', 'longer_than_visit'],
    [{ covers: ['x-2'] }, '/covers', 'no_experience'],
    [{ one_visit_with: ['x-1'] }, '/one_visit_with', 'own_id'],
    [{ part_of: 'x-1' }, '/part_of', 'own_id'],
    [{ is_area: true, experience: true }, '/is_area', 'area_and_experience'],
    [{ closed_why_th: 'ปิดหน้ามรสุม' }, '/closed_months', 'no_closed_months'],
    [{ closed_months: [5], months_best: [5, 6] }, '/months_best', 'best_and_closed'],
    [{ closed_months: [13] }, '/closed_months/0', 'too_large'],
    [{ effort: 4 }, '/effort', 'too_large'],
  ])('%j is an error', (fields, pointer, code) => {
    expect(read({ ...good, ...fields })).toMatchObject({ errors: [{ pointer, code }] })
  })
})
