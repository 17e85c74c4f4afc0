/**
 * Three-day trips over the whole catalogue: from the prompt to the checked plan in one thread, then over HTTP with the
 * planner's own thread, while the event loop of the main thread is watched.
 *   node dist/bench/plan-trip.js [--prompts N] [--data attractions|places|starter] [--out FILE]
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Catalogue } from '../src/catalogue/catalogue.ts'
import { loadSeed, readWorld } from '../src/catalogue/seed.ts'
import { createGazetteer, geographyOf } from '../src/features/ai-trips/public.ts'
import { prepareTrip } from '../src/features/ai-trips/trip-problem.ts'
import { readPrompt } from '../src/language/reader/read-prompt.ts'
import { checkItinerary } from '../src/planner/check/check.ts'
import { roadsFor, solve } from '../src/planner/solve.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { projectRoot } from '../src/platform/paths.ts'
import { createSearchIndex } from '../src/search/search-index.ts'
import { openStorage } from '../src/storage.ts'
import type { LoopDelay } from './http-tiao.ts'
import { threeDayPrompts } from './planner/prompts.ts'
import { describeMachine, quantile, rounded } from './support/figures.ts'
import { startChild } from './support/processes.ts'
import { findSharedData } from './support/shared-data.ts'

const { values: given } = parseArgs({
  options: {
    prompts: { type: 'string', default: '120' },
    data: { type: 'string', default: 'attractions' },
    out: { type: 'string' },
  },
})
const count = Number(given.prompts)
const FILES: Readonly<Record<string, string | null>> = {
  starter: null,
  attractions: 'tat-attractions.ndjson.gz',
  places: 'tat-places.ndjson.gz',
}
if (!(Number.isInteger(count) && count >= 1 && count <= 10_000) || !(given.data in FILES)) {
  console.error('usage: plan-trip [--prompts 1…10000] [--data attractions|places|starter] [--out FILE]')
  process.exit(2)
}
const TODAY = '2026-12-01'
const SEED = 1
/** Plans to warm up with, not counted. */
const WARM_UP = 5
/** Keeps the planner's thread busy, with one caller waiting. */
const CALLERS = 2
const READ_EVERY_MS = 50

const machine = describeMachine()
const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
// Also when the run fails.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
chmodSync(dataDir, 0o711) // When we are root, the database runs as another user and needs access.
try {
  const name = FILES[given.data]
  const file = name ? findSharedData(name) : undefined
  if (file) importPlaces(file)
  const direct = await planDirectly()
  const http = await planThroughHttp(direct.prompts)
  const { prompts: _prompts, ...figures } = direct
  console.log(JSON.stringify({ ...figures, http }, null, 1))
  if (given.out)
    writeFileSync(
      given.out,
      `${JSON.stringify({ machine, data: file ? given.data : 'starter', ...figures, http }, null, 1)}\n`,
    )
} finally {
}

async function planDirectly() {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const log = createLog(config.LOG_LEVEL)
  const storage = await openStorage(config, log)
  try {
    const world = await readWorld(join(projectRoot, 'catalogue'))
    await loadSeed(storage.db, world, log)
    const search = createSearchIndex(world)
    const textBytes = config.CATALOGUE_TEXT_MB * 1_048_576
    const catalogue = new Catalogue({ db: storage.db, world, search, textBytes, log, clock: () => new Date() })
    await catalogue.refresh()
    const gazetteer = createGazetteer(catalogue)
    const roads = roadsFor(geographyOf(world))
    const prompts = threeDayPrompts(world.provinces, count)
    const stages = { read: [], prepare: [], solve: [], whole: [] } as Record<Stage, Spent[]>
    const handedOver: number[] = []
    let infeasible = 0
    for (const [index, prompt] of [...prompts.slice(0, WARM_UP), ...prompts].entries()) {
      const marks = [mark()]
      const reading = readPrompt(prompt, { today: TODAY, gazetteer })
      marks.push(mark())
      const { problem } = prepareTrip(reading, catalogue)
      marks.push(mark())
      const plan = solve(problem, { seed: SEED, roads })
      marks.push(mark())
      if (index < WARM_UP) continue
      for (const [at, stage] of (['read', 'prepare', 'solve'] as const).entries())
        stages[stage].push(spentBetween(marks[at]!, marks[at + 1]!))
      stages.whole.push(spentBetween(marks[0]!, marks[3]!))
      handedOver.push(problem.candidates.length)
      if ('infeasible' in plan) infeasible += 1
      else if (checkItinerary(problem, plan).length > 0) throw new Error(`the plan of “${prompt}” breaks a rule`)
    }
    return {
      prompts,
      places: catalogue.size,
      planned: count,
      infeasible,
      candidatesOfATrip: { p50: quantile(handedOver, 0.5), most: quantile(handedOver, 1) },
      // On a shared machine, CPU time is more reliable than wall time.
      cpuMs: spreadOfStages(stages, ({ cpuMs }) => cpuMs),
      ms: spreadOfStages(stages, ({ ms }) => ms),
    }
  } finally {
    await storage.stop()
  }
}

async function planThroughHttp(prompts: readonly string[]) {
  const tiao = startChild(new URL('http-tiao.js', import.meta.url), { env: { DATA_DIR: dataDir } })
  try {
    const base = `http://127.0.0.1:${await tiao.ask<number>('port')}`
    const preview = async (prompt: string) => {
      const startedAt = performance.now()
      const answer = await fetch(`${base}/trips/v1/custom-trips/ai/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prompt, today: TODAY }),
      })
      await answer.arrayBuffer()
      // 422 is a valid answer: no trip is feasible.
      if (answer.status !== 200 && answer.status !== 422) throw new Error(`“${prompt}” was answered ${answer.status}`)
      return performance.now() - startedAt
    }
    for (const prompt of prompts.slice(0, WARM_UP)) await preview(prompt)
    const idle = await watchReads(tiao, base, () => new Promise((resolve) => setTimeout(resolve, 3_000)))
    const trips: number[] = []
    const waiting = [...prompts]
    const busy = await watchReads(tiao, base, async () => {
      const caller = async () => {
        for (let prompt = waiting.shift(); prompt !== undefined; prompt = waiting.shift())
          trips.push(await preview(prompt))
      }
      await Promise.all(Array.from({ length: CALLERS }, caller))
    })
    return { callers: CALLERS, previewMs: spread(trips), whileIdle: idle, whilePlanning: busy }
  } finally {
    await tiao.stop()
  }
}

/** Delay of the main thread's event loop and latency of reading one place, during `work`. */
async function watchReads(tiao: ReturnType<typeof startChild>, base: string, work: () => Promise<unknown>) {
  const reads: number[] = []
  const state = { isOver: false }
  await tiao.ask('loopDelay')
  const reader = (async () => {
    while (!state.isOver) {
      const startedAt = performance.now()
      const answer = await fetch(`${base}/trips/v1/place/detail/ATTRACTION/th-10-wat-pho`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`a read was answered ${answer.status}`)
      reads.push(performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
    }
  })()
  try {
    await work()
  } finally {
    state.isOver = true
    await reader
  }
  return { loopDelayMs: await tiao.ask<LoopDelay>('loopDelay'), readMs: spread(reads) }
}

type Stage = 'read' | 'prepare' | 'solve' | 'whole'
interface Spent {
  readonly ms: number
  readonly cpuMs: number
}

function mark(): Spent {
  const { user, system } = process.cpuUsage()
  return { ms: performance.now(), cpuMs: (user + system) / 1000 }
}

function spentBetween(from: Spent, to: Spent): Spent {
  return { ms: to.ms - from.ms, cpuMs: to.cpuMs - from.cpuMs }
}

function spreadOfStages(stages: Readonly<Record<Stage, readonly Spent[]>>, of: (spent: Spent) => number) {
  return {
    read: spread(stages.read.map(of)),
    prepare: spread(stages.prepare.map(of)),
    solve: spread(stages.solve.map(of)),
    whole: spread(stages.whole.map(of)),
  }
}

function spread(values: readonly number[]) {
  const at = (share: number) => rounded(quantile(values, share), 1)
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

/** With the command that operators use. */
function importPlaces(path: string): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'dist/src/cli.js'), 'import', 'places', path], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`the import of ${path} ended with ${status}`)
}
