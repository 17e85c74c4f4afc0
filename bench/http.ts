/**
 * Place detail and 20-place lists over HTTP: the service, a bare node:http server that returns the same bytes, and a
 * plain Express app over the same database, in alternating rounds under the same load.
 *   node dist/bench/http.js [--seconds N] [--rounds N] [--only NAME] [--out FILE] [--profile DIR]
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import Table from 'cli-table3'
import { projectRoot } from '../src/platform/paths.ts'
import type { LoadResult } from './http-load.ts'
import { type NamedPlace, record, requestsOf, type Scenario, scenariosOf } from './http-requests.ts'
import { describeMachine, median, rounded } from './support/figures.ts'
import { type Child, startChild } from './support/processes.ts'
import { findSharedData } from './support/shared-data.ts'

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    profile: { type: 'string' },
  },
})
const SECONDS = Number(given.seconds)
const ROUNDS = Number(given.rounds)
if (!(SECONDS >= 0.1 && SECONDS <= 10) || !(Number.isInteger(ROUNDS) && ROUNDS >= 1 && ROUNDS <= 50)) {
  console.error('usage: http [--seconds 0.1…10] [--rounds 1…50] [--only NAME] [--out FILE] [--profile DIR]')
  process.exit(2)
}
const CONNECTIONS = 32
const WARM_UP_MS = 400
/** More searches than the fastest server answers in a run, so that none repeats. */
const SEARCHES_A_SECOND = 6_000
const SERVERS = ['bare', 'tiao', 'express'] as const
type ServerName = (typeof SERVERS)[number]
/** Answers that the bare server records of the scenario with thousands of them. */
const RECORDED = 200
/** A place may open while its 304 is measured; a larger share of other answers is an error. */
const MAX_STRAYS = 0.01

interface Figures {
  readonly requestsPerS: number
  readonly cpuUs: number
  readonly p50Us: number
  readonly p99Us: number
  readonly bytes: number
}
interface Measured {
  readonly scenario: string
  readonly medians: Readonly<Record<ServerName, Figures>>
  readonly rounds: Readonly<Record<ServerName, readonly Figures[]>>
}

const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
// Also if the run fails.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
chmodSync(dataDir, 0o711) // As root the database runs as another user, who must be able to pass.
const machine = describeMachine()
try {
  const starter = join(projectRoot, 'catalogue/places.ndjson')
  const catalogues = [await measureCatalogue(await readNames(starter))]
  const imported = findSharedData('tat-places.ndjson.gz')
  if (imported) {
    importPlaces(imported)
    catalogues.push(await measureCatalogue(await readNames(imported)))
  }
  if (given.out)
    writeFileSync(
      given.out,
      `${JSON.stringify({ machine, connections: CONNECTIONS, seconds: SECONDS, rounds: ROUNDS, catalogues }, null, 1)}\n`,
    )
} finally {
}

async function measureCatalogue(places: readonly NamedPlace[]) {
  const profile = given.profile ? ['--cpu-prof', `--cpu-prof-dir=${given.profile}`] : []
  const tiao = startChild(new URL('http-tiao.js', import.meta.url), {
    env: { DATA_DIR: dataDir },
    nodeOptions: profile,
  })
  const held = await tiao.ask<number>('places')
  const express = startChild(new URL('http-express.js', import.meta.url), { env: { DATA_DIR: dataDir } })
  const bare = startChild(new URL('http-bare.js', import.meta.url))
  const servers: Readonly<Record<ServerName, Child>> = { bare, tiao, express }
  const measured: Measured[] = []
  try {
    const minQueries = Math.ceil(SEARCHES_A_SECOND * (SECONDS + WARM_UP_MS / 1000) * ROUNDS)
    for (const scenario of scenariosOf(places, minQueries)) {
      if (!scenario.name.includes(given.only)) continue
      measured.push(await measureScenario(scenario, servers))
      console.error(`${held} places · ${scenario.name} · measured`)
    }
  } finally {
    await Promise.all([bare.stop(), express.stop()])
    await tiao.stop() // Last: the database is its own.
  }
  printTable(held, measured)
  return { places: held, measured }
}

async function measureScenario(scenario: Scenario, servers: Readonly<Record<ServerName, Child>>): Promise<Measured> {
  const rounds: Record<ServerName, Figures[]> = { bare: [], tiao: [], express: [] }
  const next: Record<ServerName, number> = { bare: 0, tiao: RECORDED, express: 0 }
  const ports = {} as Record<ServerName, number>
  for (const name of SERVERS) ports[name] = await servers[name].ask<number>('port')
  const load = startChild(new URL('http-load.js', import.meta.url))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const own = { tiao: await requestsOf(scenario, ports.tiao), express: await requestsOf(scenario, ports.express) }
      if (round === 0)
        await servers.bare.ask('answers', await record(own.tiao.slice(0, RECORDED), ports.tiao, scenario.status))
      for (let turn = 0; turn < SERVERS.length; turn++) {
        const name = SERVERS[(turn + round) % SERVERS.length]!
        await load.ask('requests', name === 'express' ? own.express : own.tiao)
        const run = (ms: number) =>
          load.ask<LoadResult>('run', {
            port: ports[name],
            connections: CONNECTIONS,
            ms,
            status: scenario.status,
            from: next[name],
          })
        next[name] = (await run(WARM_UP_MS)).next
        const cpuBefore = await servers[name].ask<number>('cpu')
        const result = await run(SECONDS * 1000)
        const cpuAfter = await servers[name].ask<number>('cpu')
        next[name] = result.next
        if (result.strays > result.count * MAX_STRAYS)
          throw new Error(`${name} answered ${result.strays} of ${result.count} other than ${scenario.status}`)
        rounds[name].push(figuresOf(result, cpuAfter - cpuBefore))
      }
    }
  } finally {
    await load.stop()
  }
  return {
    scenario: scenario.name,
    medians: { bare: mediansOf(rounds.bare), tiao: mediansOf(rounds.tiao), express: mediansOf(rounds.express) },
    rounds,
  }
}

function figuresOf({ count, ms, bytes, p50Us, p99Us }: LoadResult, cpuUs: number): Figures {
  return {
    requestsPerS: rounded((count / ms) * 1000),
    cpuUs: rounded(cpuUs / count, 1),
    p50Us,
    p99Us,
    bytes: rounded(bytes / count),
  }
}

function mediansOf(rounds: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => rounded(median(rounds.map((figures) => figures[key])), 1)
  return {
    requestsPerS: of('requestsPerS'),
    cpuUs: of('cpuUs'),
    p50Us: of('p50Us'),
    p99Us: of('p99Us'),
    bytes: of('bytes'),
  }
}

function printTable(places: number, measured: readonly Measured[]): void {
  const table = new Table({
    head: [
      `${places.toLocaleString('en')} places`,
      'bytes',
      'bare req/s (CPU µs)',
      'Tiao',
      'Express',
      'Tiao / bare (goal 0.5) by req/s · by CPU',
      'Tiao / Express (goal 10) by req/s · by CPU',
    ],
    style: { head: [], border: [] },
    wordWrap: true,
    colWidths: [24, 9, 20, 20, 20, 24, 26],
  })
  for (const { scenario, medians } of measured) {
    const { bare, tiao, express } = medians
    const cell = ({ requestsPerS, cpuUs }: Figures) => `${requestsPerS.toLocaleString('en')} (${cpuUs})`
    table.push([
      scenario,
      tiao.bytes,
      cell(bare),
      cell(tiao),
      cell(express),
      `${rounded(tiao.requestsPerS / bare.requestsPerS, 2)} · ${rounded(bare.cpuUs / tiao.cpuUs, 2)}`,
      `${rounded(tiao.requestsPerS / express.requestsPerS, 1)} · ${rounded(express.cpuUs / tiao.cpuUs, 1)}`,
    ])
  }
  console.log(table.toString())
}

/** By the command that operators use. */
function importPlaces(file: string): void {
  const { status } = spawnSync(process.execPath, [join(projectRoot, 'dist/src/cli.js'), 'import', 'places', file], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`the import of ${file} ended with ${status}`)
}

async function readNames(file: string): Promise<NamedPlace[]> {
  const raw = createReadStream(file)
  const places: NamedPlace[] = []
  for await (const line of createInterface({ input: file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw })) {
    if (line.trim() === '') continue
    const { id, category_code, name_th, name_en } = JSON.parse(line) as Readonly<Record<string, string | null>>
    if (!id || !category_code) throw new Error(`${file} has a line without id or category_code`)
    places.push({ id, categoryCode: category_code, names: [name_en, name_th].filter((name) => name != null) })
  }
  return places
}
