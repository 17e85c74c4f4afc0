import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordingLog } from '../../../test/support/log.ts'
import { type RoadEngineServer, roadMinutes, startRoadEngineServer } from '../../../test/support/road-server.ts'
import type { Point } from '../../world/point.ts'
import { Breaker } from '../breaker.ts'
import { createRoadEngine, type RoadEngineOptions } from './create-road-engine.ts'
import { osrm, valhalla } from './dialects.ts'
import { MAX_POINTS, type RoadEngine, RoadEngineError, type RoadTable } from './road-engine.ts'

let server: RoadEngineServer
let lines: Record<string, unknown>[]
beforeEach(async () => {
  server = await startRoadEngineServer()
})
afterEach(() => server.stop())

const start = (more: Partial<RoadEngineOptions> = {}): RoadEngine => {
  const recording = recordingLog()
  lines = recording.lines
  return createRoadEngine({ url: server.url, dialect: osrm, log: recording.log, timeoutMs: 400, retryMs: 1, ...more })
}
const signal = () => new AbortController().signal
const ask = (engine: RoadEngine, points: readonly Point[]) => engine.table(points, { signal: signal() })
/** Points in the plain around Suphan Buri, eleven kilometres apart. */
const grid = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => ({
    latitude: 14 + Math.floor(i / 20) / 10,
    longitude: 99.5 + (i % 20) / 10,
  }))
const known = ({ minutes }: RoadTable) => minutes.filter((each) => each >= 0).length
function expectTrue({ minutes, metres }: RoadTable, points: readonly Point[]): void {
  points.forEach((from, i) => {
    points.forEach((to, j) => {
      const at = i * points.length + j
      expect(minutes[at]).toBeCloseTo(roadMinutes(from, to), 1)
      expect(metres[at]).toBeCloseTo(roadMinutes(from, to) * 1000, -1)
    })
  })
}

describe.each([osrm, valhalla])('$name', (dialect) => {
  test('returns minutes and metres between all points, in both directions', async () => {
    const table = await ask(start({ dialect }), grid(23))
    expectTrue(table, grid(23))
    expect(table.minutes[20]).not.toBe(table.minutes[20 * 23])
    expect(server.requests).toEqual([23])
  })

  test('splits many points into requests within its limits and assembles the table', async () => {
    const points = grid(160)
    expectTrue(await ask(start({ dialect, tableMs: 30_000, timeoutMs: 10_000 }), points), points)
    expect(Math.max(...server.requests)).toBeLessThanOrEqual(dialect.pointsPerRequest)
  })

  test('reports a point without a road as unknown, and the others as usual', async () => {
    server.behave({ islands: ({ longitude }) => longitude === 99.6 })
    const { minutes } = await ask(start({ dialect }), grid(3))
    expect([...minutes].map((each) => each >= 0)).toEqual([true, false, true, false, true, false, true, false, true])
  })

  test.each([
    ['no JSON', { body: '<html>' }],
    ['nothing', { body: 'null' }],
    ['another answer', { body: '{"code":"Ok"}' }],
    ['a table that is too small', { spoil: (answer: Record<string, unknown>) => shortened(answer) }],
    ['words for numbers', { spoil: (answer: object) => JSON.parse(worded(answer)) as unknown }],
    ['negative times', { spoil: (answer: object) => JSON.parse(worded(answer, '-5')) as unknown }],
  ])('rejects an answer with %s', async (_what, trouble) => {
    server.behave(trouble)
    expect(known(await ask(start({ dialect }), grid(4)))).toBe(0)
    expect(lines).toMatchObject([{ fault: 'bad_answer' }])
  })

  test('checks the engine with roads in Bangkok and our credentials', async () => {
    const engine = start({ dialect })
    await engine.check()
    server.behave({ islands: ({ longitude }) => longitude > 100.5 })
    await expect(engine.check()).rejects.toThrow(RoadEngineError)
    server.behave({ status: 503 })
    await expect(engine.check()).rejects.toMatchObject({ fault: 'unavailable' })
    const stranger = new URL(server.url)
    stranger.password = 'wrong'
    const error: unknown = await start({ dialect, url: stranger.href })
      .check()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ fault: 'refused' })
    expect(String(error)).not.toMatch(/road-user|wrong/)
  })
})

const shortened = (answer: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? value.slice(1) : value]))
const worded = (answer: object, word = '"soon"') =>
  JSON.stringify(answer).replace(/("durations":\[\[|"time":)\d+/, (_all, before: string) => before + word)

test('treats a point that the engine snaps to a distant road as unknown; OSRM reports the distance', async () => {
  server.behave({ offRoad: ({ longitude }) => longitude === 99.6 })
  expect([...(await ask(start(), grid(2))).minutes].map((each) => each >= 0)).toEqual([true, false, false, false])
})

test('requests distant groups of points separately, and leaves the legs between them unknown', async () => {
  const south = grid(3).map(({ latitude, longitude }) => ({ latitude: latitude - 6, longitude: longitude - 0.5 }))
  const table = await ask(start({ dialect: valhalla }), [...grid(3), ...south])
  expect(server.requests).toEqual([3, 3])
  expect(known(table)).toBe(18)
  expect(table.minutes[3]).toBe(-1)
})

describe('the leg cache', () => {
  test('answers known legs, and requests only missing ones for a new place', async () => {
    const engine = start({ tableMs: 30_000, timeoutMs: 10_000 })
    const points = grid(150)
    await ask(engine, points)
    expect(server.requests).toEqual([100, 100, 100])
    expectTrue(await ask(engine, points.toReversed()), points.toReversed())
    expect(server.requests).toHaveLength(3)
    const more = [...points, { latitude: 14.05, longitude: 99.55 }]
    expect(known(await ask(engine, more))).toBe(151 * 151)
    expect(server.requests.length).toBeLessThanOrEqual(6)
    server.behave({ reset: true })
    expect(known(await ask(engine, more))).toBe(151 * 151)
  })

  test('also remembers that no route exists', async () => {
    const engine = start()
    server.behave({ islands: ({ longitude }) => longitude === 99.6 })
    await ask(engine, grid(3))
    await ask(engine, grid(3))
    expect(server.requests).toHaveLength(1)
  })

  test('evicts the least recently used legs when full', async () => {
    const engine = start({ maxCachedLegs: 30 })
    const [first, second] = [grid(5), grid(10).slice(5)]
    await ask(engine, first)
    await ask(engine, second)
    expect(known(await ask(engine, second))).toBe(25)
    expect(server.requests).toHaveLength(2)
    await ask(engine, first)
    expect(server.requests).toHaveLength(3)
  })
})

describe('a failing engine', () => {
  test('gets one retry after a transient error, and no more', async () => {
    server.behave({ status: 503, times: 1 })
    expect(known(await ask(start(), grid(3)))).toBe(9)
    server.behave({ reset: true })
    expect(known(await ask(start(), grid(4)))).toBe(0)
    expect(server.requests).toEqual([3, 3, 4, 4])
    expect(lines).toMatchObject([{ fault: 'unavailable' }])
  })

  test('gets no retry after a rejection or a timeout, and its URL is never logged', async () => {
    server.behave({ status: 400 })
    expect(known(await ask(start(), grid(3)))).toBe(0)
    expect(lines).toMatchObject([{ fault: 'refused' }])
    server.behave({ delayMs: 1_500 })
    expect(known(await ask(start(), grid(3)))).toBe(0)
    expect(lines).toMatchObject([{ fault: 'timeout' }])
    expect(server.requests).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toMatch(/road-user|p@ss|p%40ss/)
  })

  test('keeps the other parts when one is rejected', async () => {
    server.behave({ status: 400, times: 1 })
    const table = await ask(start({ tableMs: 30_000, timeoutMs: 10_000 }), grid(150))
    expect(known(table)).toBeGreaterThan(100 * 100)
    expect(known(table)).toBeLessThan(150 * 150)
  })

  test('gets no calls for a while after repeated failures, then a trial call', async () => {
    let now = 0
    const breaker = new Breaker({ failures: 2, pauseMs: 1_000, now: () => now })
    const engine = start({ breaker })
    server.behave({ status: 500 })
    await ask(engine, grid(2))
    await ask(engine, grid(3))
    expect([breaker.state, server.requests.length]).toEqual(['open', 4])
    expect(known(await ask(engine, grid(3)))).toBe(0)
    expect(server.requests).toHaveLength(4)
    expect(lines.at(-1)).toMatchObject({ fault: 'paused' })
    server.behave({})
    now = 1_001
    expect(known(await ask(engine, grid(3)))).toBe(9)
    expect(breaker.state).toBe('closed')
  })

  test('is bounded by a timeout for the whole table', async () => {
    server.behave({ delayMs: 10_000, times: 1 })
    const table = await ask(start({ tableMs: 2_000, timeoutMs: 10_000 }), grid(200))
    expect(known(table)).toBeGreaterThan(0)
    expect(known(table)).toBeLessThan(200 * 200)
    expect(lines.map(({ fault }) => fault)).toContain('timeout')
  })

  test('is not queued for: tables beyond the concurrency limit are answered from the cache', async () => {
    const engine = start({ timeoutMs: 10_000 })
    server.behave({ delayMs: 500 })
    const tables = Array.from({ length: 17 }, () => ask(engine, grid(2)))
    expect(known(await (tables.pop() as Promise<RoadTable>))).toBe(0)
    expect(server.requests).toEqual([])
    expect((await Promise.all(tables)).map(known)).toEqual(Array.from({ length: 16 }, () => 4))
  })

  test('is not blamed when the caller aborts, and the caller gets its reason', async () => {
    const breaker = new Breaker({ failures: 1 })
    const engine = start({ breaker })
    server.behave({ delayMs: 300 })
    const gone = new AbortController()
    const asked = engine.table(grid(3), { signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(breaker.state).toBe('closed')
    expect(lines).toEqual([])
  })

  test('rejects too many points', async () => {
    await expect(ask(start(), grid(MAX_POINTS + 1))).rejects.toThrow(RangeError)
  })
})
