/** The rows of `destinations.json` and `journeys.json`, and what the service makes of them. */
import { type Static, Type } from 'typebox'
import {
  DESTINATION_KINDS,
  type Destination,
  type DestinationKind,
  JOURNEY_TASTES,
  type Journey,
  type JourneyTaste,
  TASTES,
} from '../world/destination.ts'

const Name = Type.String({ minLength: 1, maxLength: 300 })
const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 60, description: 'a-z, 0-9 and -' })
const Share = Type.Number({ minimum: 0, maximum: 1 })
const Months = Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { maxItems: 12, uniqueItems: true })
const Nights = Type.Integer({ minimum: 0, maximum: 30 })
const Text = Type.String({ minLength: 1, maxLength: 1_000 })
const PlaceIds = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: 40, uniqueItems: true })
const closed = { additionalProperties: false }

export const DestinationRow = Type.Object(
  {
    id: Slug,
    name_th: Name,
    name_en: Name,
    short_th: Name,
    short_en: Name,
    aliases: Type.Array(Name, { maxItems: 40 }),
    kind: Type.Unsafe<DestinationKind>({ type: 'string', enum: DESTINATION_KINDS }),
    lat: Type.Number({ minimum: 5, maximum: 21 }),
    lon: Type.Number({ minimum: 96.5, maximum: 106.5 }),
    radius_km: Type.Number({ exclusiveMinimum: 0, maximum: 400 }),
    province_codes: Type.Array(Type.String({ pattern: '^[0-9]{2}$' }), { minItems: 1, maxItems: 10 }),
    town_ids: Type.Array(Slug, { minItems: 1, maxItems: 10, uniqueItems: true }),
    part_of: Type.Union([Slug, Type.Null()]),
    fits: Type.Object(
      Object.fromEntries(TASTES.map((taste) => [taste, Share])) as Record<(typeof TASTES)[number], typeof Share>,
      closed,
    ),
    fame_foreign: Share,
    fame_thai: Share,
    months_best: Months,
    months_poor: Months,
    why_poor_th: Type.Union([Text, Type.Null()]),
    why_poor_en: Type.Union([Text, Type.Null()]),
    nights: Type.Object({ least: Nights, usual: Nights, most: Nights }, closed),
    gateway: Type.Object({ airport_town_id: Type.Union([Slug, Type.Null()]), by_th: Text, by_en: Text }, closed),
    highlights: PlaceIds,
    day_trips: PlaceIds,
    evening: PlaceIds,
    rain: PlaceIds,
    children: PlaceIds,
    next: Type.Array(Slug, { maxItems: 20, uniqueItems: true }),
    summary_th: Text,
    summary_en: Text,
  },
  closed,
)
export type DestinationRow = Static<typeof DestinationRow>

export const JourneyRow = Type.Object(
  {
    id: Slug,
    name_th: Name,
    name_en: Name,
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 30 }), { minItems: 2, maxItems: 2 }),
    for: Type.Unsafe<JourneyTaste>({ type: 'string', enum: JOURNEY_TASTES }),
    months: Months,
    stays: Type.Array(Type.Object({ destination: Slug, nights: Nights }, closed), { minItems: 1, maxItems: 20 }),
    transport: Type.Unsafe<Journey['transport']>({ type: 'string', enum: ['car', 'train', 'plane', 'mixed'] }),
    start: Slug,
    end: Slug,
  },
  closed,
)
export type JourneyRow = Static<typeof JourneyRow>

export function toDestination(row: DestinationRow): Destination {
  return {
    id: row.id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    shortTh: row.short_th,
    shortEn: row.short_en,
    aliases: row.aliases,
    kind: row.kind,
    point: { latitude: row.lat, longitude: row.lon },
    radiusM: row.radius_km * 1_000,
    provinceCodes: row.province_codes,
    townIds: row.town_ids,
    partOf: row.part_of,
    fits: row.fits,
    fameForeign: row.fame_foreign,
    fameThai: row.fame_thai,
    monthsBest: row.months_best,
    monthsPoor: row.months_poor,
    whyPoorTh: row.why_poor_th,
    whyPoorEn: row.why_poor_en,
    nights: row.nights,
    gateway: { airportTownId: row.gateway.airport_town_id, byTh: row.gateway.by_th, byEn: row.gateway.by_en },
    highlights: row.highlights,
    dayTrips: row.day_trips,
    evening: row.evening,
    rain: row.rain,
    children: row.children,
    next: row.next,
    summaryTh: row.summary_th,
    summaryEn: row.summary_en,
  }
}

export function toJourney(row: JourneyRow): Journey {
  return {
    id: row.id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    days: [row.days[0] ?? 1, row.days[1] ?? 1],
    taste: row.for,
    months: row.months,
    stays: row.stays.map(({ destination, nights }) => ({ destinationId: destination, nights })),
    transport: row.transport,
    startTownId: row.start,
    endTownId: row.end,
  }
}

interface Known {
  readonly provinces: ReadonlySet<string>
  readonly towns: ReadonlySet<string>
}

type Numbered<T> = readonly { readonly line: number; readonly row: T }[]
type Report = (line: number, message: string) => void

/** Reports dangling ids, circles of parts, and nights and months that contradict each other. */
export function checkDestinations(found: Numbered<DestinationRow>, { provinces, towns }: Known, report: Report): void {
  const byId = new Map(found.map(({ row }) => [row.id, row]))
  for (const { line, row } of found) {
    const { nights, part_of: whole } = row
    for (const code of row.province_codes) if (!provinces.has(code)) report(line, `no province ${code}`)
    for (const id of [...row.town_ids, row.gateway.airport_town_id])
      if (id !== null && !towns.has(id)) report(line, `no town ${id}`)
    for (const id of [...row.next, ...(whole === null ? [] : [whole])])
      if (!byId.has(id)) report(line, `no destination ${id}`)
    if (isInCircle(row, byId)) report(line, `“${row.id}” is a part of itself`)
    if (nights.least > nights.usual || nights.usual > nights.most) report(line, 'nights must grow from least to most')
    if (row.months_poor.some((month) => row.months_best.includes(month)))
      report(line, 'a month is both among the best and the poor ones')
  }
}

function isInCircle(row: DestinationRow, byId: ReadonlyMap<string, DestinationRow>): boolean {
  const seen = new Set<string>()
  for (let at: DestinationRow | undefined = row; at; at = at.part_of === null ? undefined : byId.get(at.part_of)) {
    if (seen.has(at.id)) return true
    seen.add(at.id)
  }
  return false
}

/** Reports dangling ids, and nights that do not fit the days. */
export function checkJourneys(
  found: Numbered<JourneyRow>,
  { towns, destinations }: Pick<Known, 'towns'> & { readonly destinations: ReadonlySet<string> },
  report: Report,
): void {
  for (const { line, row } of found) {
    for (const { destination } of row.stays)
      if (!destinations.has(destination)) report(line, `no destination ${destination}`)
    for (const id of [row.start, row.end]) if (!towns.has(id)) report(line, `no town ${id}`)
    const days = 1 + row.stays.reduce((sum, { nights }) => sum + nights, 0)
    const [least = 0, most = 0] = row.days
    if (days < least || days > most) report(line, `its nights make ${days} days, not ${least} to ${most}`)
  }
}
