// What the charts of docs/planner.md show: places of the shipped catalogue, and a trip planned with it.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChartFacts, tripChart } from '../features/ai-trips/public.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { projectRoot } from '../platform/paths.ts'
import type { Point } from '../world/point.ts'
import { sunTimes } from '../world/sun.ts'
import { planOnce } from './plan.ts'

const DESTINATION = 'bangkok'
const DAWN = 'th-58-yun-lai-viewpoint'
const SUNSET = 'th-83-promthep-cape'

/** The places that the charts name. */
export function readChartFacts(): ChartFacts {
  const places = new Map(
    read('places.ndjson')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; name_en: string; lat: number; lon: number })
      .map(({ id, name_en: name, lat, lon }) => [id, { name, point: { latitude: lat, longitude: lon } }] as const),
  )
  const destinations = JSON.parse(read('destinations.json')) as { id: string; name_en: string; highlights: string[] }[]
  const placeOf = (id: string) => {
    const place = places.get(id)
    if (!place) throw new Error(`the shipped catalogue has no place ${id}, which a chart names`)
    return place
  }
  const destination = destinations.find(({ id }) => id === DESTINATION)
  if (!destination) throw new Error(`the shipped catalogue has no destination ${DESTINATION}, which a chart shows`)
  return {
    destination: { name: destination.name_en, highlights: destination.highlights.map((id) => placeOf(id).name) },
    light: { dawn: placeOf(DAWN), sunset: placeOf(SUNSET) },
  }
}

function read(name: string): string {
  return readFileSync(join(projectRoot, 'catalogue', name), 'utf8')
}

const PROMPT = '3 days in Phuket from 12 January 2027, beaches and the old town'
const TODAY = '2026-12-01'

/** A trip as it is planned from the shipped catalogue alone, in a database of its own. */
export async function drawPlannedTrip(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-chart-'))
  chmodSync(dataDir, 0o711) // When we are root, the database runs as another user and needs access.
  try {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    const trip = await planOnce(PROMPT, { today: TODAY, language: 'en' }, { config, log: createLog(config.LOG_LEVEL) })
    const days = trip.days.map(({ date = '', base, stops }) => ({
      date,
      bed: base?.name ?? null,
      sunset: sunsetOf(date, stops),
      stops: stops.map(({ kind, place, note, arrive, depart, travel }) => ({
        kind,
        name: place?.place_name ?? note ?? 'Free time',
        arrive,
        depart,
        ...(travel && { way: travel }),
      })),
    }))
    return tripChart({ prompt: PROMPT, days })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function sunsetOf(date: string, stops: readonly { readonly place?: Point }[]): number {
  const point = stops.flatMap(({ place }) => place ?? [])[0]
  if (!point) throw new Error('the trip of the chart has a day without a place')
  return sunTimes(point, date).sunset
}
