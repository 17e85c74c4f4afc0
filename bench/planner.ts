/**
 * Real trips over the whole catalogue (20,130 imported places and the shipped ones): CPU time until a plan's score is
 * within 1 % of a plan that had ten seconds, memory, and how both grow with days and places. One run, one thread.
 *   node dist/bench/planner.js [--seconds 10] [--seeds 3] [--out FILE]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import type { Catalogue } from '../src/catalogue/catalogue.ts'
import { gazetteerOf, geographyOf } from '../src/features/ai-trips/public.ts'
import { prepareTrip } from '../src/features/ai-trips/trip-problem.ts'
import { readPrompt } from '../src/language/reader/read-prompt.ts'
import { type Measured, PlanMeter } from './planner/plan-meter.ts'
import { thinnedOut, withCatalogue } from './planner/with-catalogue.ts'
import { describeMachine, rounded } from './support/figures.ts'
import { findSharedData } from './support/shared-data.ts'

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    seeds: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
})
const longMs = Number(given.seconds) * 1000
const seeds = Number(given.seeds)
if (!(longMs >= 1000 && longMs <= 600_000 && Number.isInteger(seeds) && seeds >= 1 && seeds <= 100)) {
  console.error('usage: planner [--seconds 1…600] [--seeds 1…100] [--out FILE]')
  process.exit(2)
}

const TODAY = '2026-12-01'
const FROM = 'from 12 January 2027'
const AREAS = ['Bangkok', 'Chiang Mai', 'Isan'] as const
const DAYS = [1, 3, 7, 14] as const
/** Numbers of places of one province, all in the area of the trip. */
const PLACES = [500, 1_000, 2_000, 4_000] as const
const CROWDED = { name: 'Bangkok', provinceCode: '10', days: 3 } as const

interface Row extends Measured {
  readonly trip: string
  /** All places of the area; `candidates` of them reach the solver. */
  readonly places: number
}

const machine = describeMachine()
await withCatalogue(findSharedData('tat-places.ndjson.gz'), (catalogue) => {
  const meter = new PlanMeter(geographyOf(catalogue.world), { longMs, seeds })
  for (const area of AREAS) meter.warmUp(tripFrom(catalogue, `3 days in ${area} ${FROM}`))
  const byDays = AREAS.flatMap((area) =>
    DAYS.map((days) => measure(meter, catalogue, area, `${days} ${days === 1 ? 'day' : 'days'} in ${area}`)),
  )
  const byPlaces = PLACES.map((most) => {
    const thinned = thinnedOut(catalogue, CROWDED.provinceCode, most)
    return measure(meter, thinned, CROWDED.name, `${CROWDED.days} days in ${CROWDED.name}`)
  })
  console.log(`${catalogue.size} places, ${given.seconds} s for the reference, ${seeds} seeds; processor time in ms`)
  print('area and days', byDays)
  print('places', byPlaces)
  if (given.out)
    writeFileSync(given.out, `${JSON.stringify({ machine, size: catalogue.size, byDays, byPlaces }, null, 1)}\n`)
})

function measure(meter: PlanMeter, catalogue: Catalogue, area: string, trip: string): Row {
  const problem = tripFrom(catalogue, `${trip} ${FROM}`)
  const provinces = new Set(problem.candidates.map(({ provinceCode }) => provinceCode))
  const places = [...catalogue.places()].filter(({ provinceCode }) => provinces.has(provinceCode)).length
  if (problem.candidates.length === 0) throw new Error(`“${trip}” finds no place in ${area}`)
  return { trip, places, ...meter.measure(problem) }
}

function tripFrom(catalogue: Catalogue, prompt: string) {
  return prepareTrip(readPrompt(prompt, { today: TODAY, gazetteer: gazetteerOf(catalogue) }), catalogue).problem
}

function print(title: string, rows: readonly Row[]): void {
  const table = new Table({
    head: [
      title,
      'places',
      'candidates',
      'visits',
      'set up',
      'within 1 %',
      'with every seed',
      'as served',
      'gap %',
      'MB',
    ],
    style: { head: [], border: [] },
  })
  for (const row of rows) {
    table.push([
      row.trip,
      row.places,
      row.candidates,
      row.visits,
      rounded(row.setUpMs),
      row.closeMs === null ? 'not' : rounded(row.closeMs),
      row.allCloseMs === null ? 'not' : rounded(row.allCloseMs),
      rounded(row.servedMs),
      rounded(row.servedGapPercent, 2),
      rounded(row.heldMb, 1),
    ])
  }
  console.log(table.toString())
}
