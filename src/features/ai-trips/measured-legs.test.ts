import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quietLog } from '../../../test/support/log.ts'
import { day, problem } from '../../../test/support/planner-problems.ts'
import { type RoadEngineServer, roadMinutes, startRoadEngineServer } from '../../../test/support/road-server.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import { createRoadEngine } from '../../platform/roads/create-road-engine.ts'
import { osrm, valhalla } from '../../platform/roads/dialects.ts'
import { MAX_POINTS } from '../../platform/roads/road-engine.ts'
import { distanceM, type Point } from '../../world/point.ts'
import { judgeTrip } from '../acceptance/public.ts'
import { renderPreview, type TripPreview } from '../trips/public.ts'
import { measureLegs, pointsToMeasure } from './measured-legs.ts'
import { planTrip } from './plan-trip.ts'

let service: TestService
let server: RoadEngineServer
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())
beforeEach(async () => {
  server = await startRoadEngineServer()
})
afterEach(() => server.stop())

const engine = (dialect = osrm) =>
  createRoadEngine({ url: server.url, dialect, log: quietLog(), timeoutMs: 20_000, tableMs: 30_000 })
async function plan(
  prompt: string,
  roads: ReturnType<typeof engine> | null,
  language: 'th' | 'en' = 'en',
): Promise<TripPreview> {
  const today = '2026-11-21'
  const trip = await planTrip(
    { ...service.services, roads },
    { prompt, today, constraints: {}, language },
    { caller: 'test', signal: new AbortController().signal },
  )
  return renderPreview(trip, { catalogue: service.services.catalogue, language, today })
}
/** The legs of a trip between two places, with their points. */
function legsOf(trip: TripPreview) {
  return trip.days.flatMap(({ stops }) => {
    const places = stops.filter((stop) => stop.place !== undefined)
    return places.slice(1).map((stop, i) => ({
      from: pointOf(places[i]?.place),
      to: pointOf(stop.place),
      travel: stop.travel!,
    }))
  })
}
const pointOf = (place: { latitude: number; longitude: number } | undefined): Point => {
  if (!place) throw new Error('no place')
  return { latitude: place.latitude, longitude: place.longitude }
}
const sources = (trip: TripPreview) => new Set(legsOf(trip).map(({ travel }) => travel.source))

describe('a trip with a road engine', () => {
  it.each([osrm, valhalla])('takes the travel times of $name', async (dialect) => {
    const trip = await plan('3 days in Chiang Mai by car, nature and temples', engine(dialect))
    const driven = legsOf(trip).filter(({ travel }) => travel.mode === 'drive')
    expect(driven.length).toBeGreaterThan(3)
    for (const { from, to, travel } of driven) {
      expect(travel.source).toBe('engine')
      // Valhalla answers in whole seconds and our requests round to eleven metres: allow one minute.
      expect(Math.abs(travel.minutes - Math.ceil(roadMinutes(from, to)))).toBeLessThanOrEqual(1)
      expect(travel.metres).toBeGreaterThan(distanceM(from, to) * 0.99)
    }
    expect(judgeTrip(trip, service.services.catalogue)).toEqual([])
    expect(trip.provenance.attribution).toContain('© OpenStreetMap contributors')
  })

  it('still reaches islands by boat', async () => {
    const trip = await plan('5 days on Samui and Koh Tao from Surat Thani by car', engine())
    const modes = new Map(
      trip.days.flatMap(({ stops }) =>
        stops.flatMap(({ travel }) => (travel ? [[travel.mode, travel.source]] : [])),
      ) as [string, string][],
    )
    expect(modes.get('ferry')).toBe('estimated')
    expect(modes.get('drive')).toBe('engine')
    expect(judgeTrip(trip, service.services.catalogue)).toEqual([])
  })

  it('falls back to estimated roads when the engine fails, and says so', async () => {
    const prompt = '2 days in Ayutthaya, temples'
    const [without, measured] = [await plan(prompt, null), await plan(prompt, engine())]
    expect([sources(without), sources(measured)]).toEqual([new Set(['estimated']), new Set(['engine', 'estimated'])])
    for (const trouble of [{ status: 500 }, { status: 400 }, { reset: true }, { body: 'oops' }]) {
      server.behave(trouble)
      const { warnings, ...trip } = await plan(prompt, engine())
      const { warnings: usual, ...rest } = without
      expect(trip).toEqual(rest)
      const codesOf = (notes: typeof warnings) => notes.map(({ code }) => code)
      expect(codesOf(warnings)).toEqual(['roads_estimated', ...codesOf(usual)])
    }
    server.behave({ status: 500 })
    const { warnings } = await plan('เที่ยวอยุธยา 1 วัน', engine(), 'th')
    expect(warnings.map(({ text }) => text).join()).toContain('เวลาโดยประมาณ')
  })

  it('stops planning when the caller disconnects', async () => {
    server.behave({ delayMs: 10_000 })
    const gone = new AbortController()
    const wish = { prompt: '1 day in Ayutthaya', today: '2026-11-21', constraints: {}, language: 'en' as const }
    const planned = planTrip({ ...service.services, roads: engine() }, wish, {
      caller: 'test',
      signal: gone.signal,
    })
    gone.abort(new Error('gone'))
    await expect(planned).rejects.toThrow('gone')
  })
})

describe('the points to measure', () => {
  it('are bounded, and always include must-visits, bases and fixed ends of days', async () => {
    const sight = (id: string, score: number) => ({ ...SIGHT, id, score })
    const candidates = Array.from({ length: 600 }, (_, i) => sight(`sight-${i}`, 1 + i / 600))
    const start = { latitude: 18.7, longitude: 98.9 }
    const asked = problem({
      days: Array.from({ length: 14 }, () => day({ start })),
      candidates: [...candidates, sight('dull', 0.01)],
      mustVisit: ['dull'],
    })
    const legs = await measureLegs(engine(), pointsToMeasure(asked), new AbortController().signal)
    expect(legs?.ids).toHaveLength(MAX_POINTS)
    expect(legs?.ids).toEqual(expect.arrayContaining(['dull', 'town:chiang-mai', 'day:0:start', 'sight-599']))
    expect(legs?.ids).not.toContain('sight-0')
  })

  it('exclude islands without roads', async () => {
    const [samui] = problem().islands
    const candidates = [{ ...SIGHT, id: 'reef', islandId: 'samui' }, SIGHT]
    const asked = problem({ candidates, islands: [{ ...samui!, roads: false }] })
    expect((await measureLegs(engine(), pointsToMeasure(asked), new AbortController().signal))?.ids).not.toContain(
      'reef',
    )
  })
})

const SIGHT = {
  id: 'sight',
  point: { latitude: 18.8, longitude: 99 },
  provinceCode: '50',
  islandId: null,
  kind: 'temple',
  tags: [],
  dwellMinutes: 60,
  hours: null,
  usualHours: null,
  exceptions: [],
  costBaht: 0,
  score: 1,
  meal: 'no',
  part: null,
} as const
