/** Rows of the interchange format for tests, and the parts that reading them needs. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import type { ReaderContext } from '../../src/catalogue/import/read-place.ts'
import { CATEGORY_CODES } from '../../src/world/place.ts'
import { distanceM } from '../../src/world/point.ts'
import type { Province } from '../../src/world/region.ts'
import type { Concept } from '../../src/world/vocabulary.ts'

const CATALOGUE = new URL('../../catalogue/', import.meta.url)
/** Far enough for the middle of any province to be near its places. */
const NEAR_M = 120_000

/** The shipped vocabulary and provinces; a point without a province belongs to the nearest centre. */
export function readerParts(): ReaderContext {
  const provinces = readProvinces()
  return {
    concepts: JSON.parse(readFileSync(new URL('vocabulary.json', CATALOGUE), 'utf8')) as Concept[],
    provinces,
    findProvinceAt(point) {
      const near = provinces
        .map(({ code, point: centre }) => ({ code, m: distanceM(point, centre) }))
        .sort((a, b) => a.m - b.m)[0]
      return near !== undefined && near.m < NEAR_M ? near.code : null
    },
  }
}

function readProvinces(): Province[] {
  const rows = JSON.parse(readFileSync(new URL('provinces.json', CATALOGUE), 'utf8')) as {
    code: string
    iso: string
    name_th: string
    name_en: string
    aliases: string[]
    region: Province['region']
    region_th: string
    latitude: number
    longitude: number
  }[]
  return rows.map(({ code, iso, name_th, name_en, aliases, region, region_th, latitude, longitude }) => ({
    code,
    iso,
    nameTh: name_th,
    nameEn: name_en,
    aliases,
    region,
    regionTh: region_th,
    point: { latitude, longitude },
  }))
}

const anyText = fc.option(fc.string({ unit: 'binary', maxLength: 40 }))
const anyList = fc.option(fc.array(fc.option(fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 4 }))
const anyDay = fc.oneof(
  fc.constant('closed' as const),
  fc.array(fc.constantFrom('08:00-12:00', '13:00-17:00', '18:00-02:00', '00:00-24:00', '17:00-08:00'), {
    maxLength: 2,
  }),
)

/** Rows that are mostly good, with odd values among them. */
export const anyInterchangeRow = fc.record(
  {
    id: fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,100}$/), fc.string({ maxLength: 5 })),
    name_th: anyText,
    name_en: anyText,
    aliases: anyList,
    lat: fc.double({ min: 5.7, max: 20.4, noNaN: true }),
    lon: fc.double({ min: 97.4, max: 105.6, noNaN: true }),
    province_code: fc.constantFrom(null, '10', '50', '83', '99'),
    district_th: anyText,
    postal_code: fc.constantFrom(null, '10200', '2200', ''),
    category_code: fc.constantFrom(...CATEGORY_CODES),
    category: fc.option(fc.constantFrom('temple', 'น้ำตก', 'Bowling', '')),
    sub_category: anyList,
    tags: anyList,
    introduction_th: anyText,
    place_detail_en: anyText,
    visit_minutes: fc.option(fc.integer({ min: 0, max: 1441 })),
    opening_hours: fc.option(fc.dictionary(fc.constantFrom('mon', 'tue', 'sat', 'sun'), anyDay)),
    special_close_text: anyText,
    fee: fc.option(
      fc.record({ thai_adult: fc.option(fc.integer({ min: 0, max: 5000 })), thai_child: fc.constant(null) }),
    ),
    phone: fc.oneof(anyText, fc.array(fc.string({ maxLength: 12 }), { maxLength: 3 })),
    urls: fc.option(fc.array(fc.oneof(fc.webUrl(), fc.constant('www.example.org')), { maxLength: 3 })),
    thumbnail_url: fc.option(fc.webUrl()),
    facilities: fc.option(
      fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.string({ maxLength: 9 })), { maxLength: 3 }),
    ),
    popularity: fc.option(fc.integer({ min: 0, max: 6 })),
    views: fc.option(fc.maxSafeNat()),
    tat_id: anyText,
    updated_at: fc.option(fc.constantFrom('2024-07-10T03:32:21.952Z', '2024-07-10', 'soon')),
    source: anyText,
    licence: anyText,
  },
  { requiredKeys: ['id', 'lat', 'lon', 'category_code'] },
)
