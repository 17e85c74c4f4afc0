/** Errors that `catalogue/places.ndjson` once had, or could easily get. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseClock, WEEKDAYS } from '../world/hours.ts'
import { distanceM, type Point } from '../world/point.ts'
import type { InterchangePlace } from './import/interchange-schema.ts'
import { readLineRows } from './seed-rows.ts'

const FILE = new URL('../../catalogue/places.ndjson', import.meta.url)
const places = readLineRows('places.ndjson', readFileSync(FILE, 'utf8')).rows.map(
  ({ value }) => value as InterchangePlace,
)

const idsWhere = (isFault: (place: InterchangePlace) => boolean) => places.filter(isFault).map(({ id }) => id)
const pointOf = ({ lat, lon }: InterchangePlace): Point => ({ latitude: lat, longitude: lon })

test('an id contains the province', () => {
  expect(idsWhere(({ id, province_code }) => !new RegExp(`^th-${province_code}-[a-z0-9-]+$`).test(id))).toEqual([])
})

test('names are in the right script, and aliases do not repeat them', () => {
  const thai = /[฀-๿]/
  expect(idsWhere(({ name_th, name_en }) => !thai.test(name_th ?? '') || !name_en || thai.test(name_en))).toEqual([])
  const repeats = ({ name_th, name_en, aliases }: InterchangePlace) => {
    const all = [name_th, name_en, ...(aliases ?? [])]
    return new Set(all).size !== all.length
  }
  expect(idsWhere(repeats)).toEqual([])
})

test('there are no duplicates: no two places of a province share a name within 5 km', () => {
  const plain = (name: string | null | undefined) => (name ?? '').replace(/[\s().-]/g, '').toLowerCase()
  const byName = new Map<string, InterchangePlace[]>()
  for (const place of places) {
    for (const name of new Set([place.name_th, place.name_en, ...(place.aliases ?? [])].map(plain))) {
      byName.set(`${place.province_code} ${name}`, [...(byName.get(`${place.province_code} ${name}`) ?? []), place])
    }
  }
  const twice = [...byName].filter(([, same]) =>
    same.some((a, at) => same.slice(at + 1).some((b) => distanceM(pointOf(a), pointOf(b)) < 5_000)),
  )
  expect(twice.map(([name]) => name)).toEqual([])
})

test('each place has another place of its province within 100 km', () => {
  const alone = (place: InterchangePlace) =>
    !places.some(
      (other) =>
        other !== place &&
        other.province_code === place.province_code &&
        distanceM(pointOf(place), pointOf(other)) < 100_000,
    )
  // The far north of Tha Song Yang: the road to it runs through another province.
  expect(idsWhere(alone)).toEqual(['th-63-mon-khlui'])
})

interface Span {
  readonly from: number
  readonly to: number
}

/** Intervals of a day; one that ends after midnight ends past 1440. Null when it is malformed. */
function spansOf(day: string | readonly string[] | undefined): Span[] | null {
  if (day === 'closed') return []
  if (!Array.isArray(day) || day.length === 0) return null
  const spans = (day as readonly string[]).map((span) => {
    const [open, close] = span.split('-').map(parseClock)
    if (open == null || close == null || !/^\d\d:\d\d-\d\d:\d\d$/.test(span)) return null
    return { from: open, to: close > open ? close : close + 1440 }
  })
  return spans.every((span) => span !== null) ? spans : null
}

const weekOf = (place: InterchangePlace) =>
  place.opening_hours ? WEEKDAYS.map((day) => spansOf(place.opening_hours?.[day])) : null

test('hours list all seven days, in order, without overlaps, and are open on some day', () => {
  const malformed = (place: InterchangePlace) => {
    const week = weekOf(place)
    if (week === null) return false
    if (week.every((day) => day?.length === 0)) return true
    return week.some((day) => day === null || day.some((span, at) => at > 0 && span.from < (day[at - 1]?.to ?? 0)))
  }
  expect(idsWhere(malformed)).toEqual([])
})

test('no place is open for less than an hour or until late the next morning', () => {
  const odd = (place: InterchangePlace) =>
    (weekOf(place) ?? []).some((day) => day?.some(({ from, to }) => to - from < 60 || to > 1440 + 6 * 60))
  expect(idsWhere(odd)).toEqual([])
})

test('a description that says “closed on Mondays” matches the hours', () => {
  const days = ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์']
  const contradicts = (place: InterchangePlace) => {
    const text = /^ปิด(?:วัน\S+? ?)+/.exec(place.special_close_text ?? '')?.[0] ?? ''
    const closed = days.flatMap((day, at) => (text.includes(`วัน${day}`) ? [at] : []))
    const week = weekOf(place)
    return closed.length > 0 && (week === null || closed.some((at) => week[at]?.length !== 0))
  }
  expect(idsWhere(contradicts)).toEqual([])
})

test('a visit fits into the longest opening, and a visit to a hotel takes an hour or two, not a night', () => {
  const tooLong = (place: InterchangePlace) => {
    const spans = (weekOf(place) ?? []).flatMap((day) => day ?? [])
    const longest = Math.max(...spans.map(({ from, to }) => to - from))
    return spans.length > 0 && (place.visit_minutes ?? 0) > longest
  }
  expect(idsWhere(tooLong)).toEqual([])
  expect(idsWhere(({ visit_minutes: minutes }) => !minutes || minutes < 15 || minutes > 600)).toEqual([])
  expect(
    idsWhere(({ category_code, visit_minutes }) => category_code === 'ACCOMMODATION' && (visit_minutes ?? 0) > 240),
  ).toEqual([])
})

test('children pay no more than adults, Thais no more than foreigners, and nobody pays more than 3,000 baht', () => {
  const above = (a: number | null | undefined, b: number | null | undefined) => a != null && b != null && a > b
  const odd = ({ fee }: InterchangePlace) =>
    fee != null &&
    (above(fee.thai_child, fee.thai_adult) ||
      above(fee.foreigner_child, fee.foreigner_adult) ||
      above(fee.thai_adult, fee.foreigner_adult) ||
      above(fee.thai_child, fee.foreigner_child) ||
      Object.values(fee).some((baht) => (baht ?? 0) > 3_000))
  expect(idsWhere(odd)).toEqual([])
})

const OUTLINES = new URL('../../../shared/data/reference/provinces.geojson', import.meta.url)

type Ring = readonly (readonly [number, number])[]
interface Outline {
  readonly properties: { readonly code: string }
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }
}

test.runIf(existsSync(OUTLINES) || process.env['CI'] === 'true')(
  'all but 22 are inside the outline of their province in shared/data/reference (those are at borders, where the outline is inaccurate)',
  () => {
    const { features } = JSON.parse(readFileSync(OUTLINES, 'utf8')) as { features: Outline[] }
    const parts = features.flatMap(({ geometry, properties: { code } }) =>
      (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(([ring]) =>
        ring ? { code, ring, box: boxOf(ring) } : [],
      ),
    )
    const outside = places.filter((place) => {
      const point = pointOf(place)
      const inside = parts.filter(({ box, ring }) => isNear(box, point) && isInside(ring, point))
      return inside.length > 0 && !inside.some(({ code }) => code === place.province_code)
    })
    expect(outside.length).toBeLessThanOrEqual(22)
  },
)

interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

function boxOf(ring: Ring): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.south = Math.min(box.south, y)
    box.north = Math.max(box.north, y)
  }
  return box
}

function isNear({ west, east, south, north }: Box, { latitude, longitude }: Point): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

function isInside(ring: Ring, { latitude, longitude }: Point): boolean {
  let inside = false
  for (const [at, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y]
    const crosses = y > latitude !== beforeY > latitude
    if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) inside = !inside
  }
  return inside
}
