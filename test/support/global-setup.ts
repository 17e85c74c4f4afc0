/**
 * One server and one migrated template database for the whole run; each test that needs a database copies it. The server
 * is the embedded one, or that of TEST_DATABASE_URL (a user who may create databases).
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { build } from '../../bin/build.mjs'
import { clientConfig, type DatabaseLocation } from '../../src/platform/database/database.ts'
import { startEmbeddedServer } from '../../src/platform/database/embedded-server.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { isAlive } from '../../src/platform/database/process-identity.ts'
import { quietLog } from './log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { readonly server: DatabaseLocation; readonly template: string }
    redisUrl: string | null
  }
}

const MIGRATIONS = new URL('../../migrations', import.meta.url).pathname

const RUN_FOLDER = /^tiao-run-(\d+)-/

/**
 * Puts all temporary folders of a run into one, which is removed with the run even if tests fail: workers inherit TMPDIR.
 * The next run removes the folders of killed runs. As root, the server runs as another user, who must be able to traverse
 * the folder; its own subfolders stay closed to others.
 */
function makeRunFolder(): () => void {
  const before = process.env['TMPDIR']
  const parent = realpathSync(tmpdir())
  for (const name of readdirSync(parent)) {
    const pid = RUN_FOLDER.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(parent, `tiao-run-${process.pid}-`))
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeRunFolder = makeRunFolder()
  // Planner threads and commands run compiled files.
  await build()
  const { server, stop } = await openServer()
  // Parallel runs on one server must not drop each other's databases.
  const template = `tiao_test_${randomBytes(6).toString('hex')}`
  try {
    await runOn(server, `create database ${template} template template0 encoding 'UTF8'`)
    await migrate(onDatabase(server, template), { dir: MIGRATIONS, log: quietLog() })
  } catch (error) {
    await stop()
    removeRunFolder()
    throw error
  }
  project.provide('database', { server, template })
  project.provide('redisUrl', process.env['TEST_REDIS_URL'] ?? null)
  return async () => {
    const left = await runOn(server, `select datname from pg_database where datname like '${template}%'`)
    for (const row of left) await runOn(server, `drop database "${String(row['datname'])}" with (force)`)
    await stop()
    removeRunFolder()
  }
}

async function openServer(): Promise<{ server: DatabaseLocation; stop(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { server: { url }, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-test-'))
  // As root the server runs as another user, who must be able to pass; its own folders stay closed to others.
  chmodSync(dataDir, 0o711)
  const embedded = await startEmbeddedServer({ dataDir, log: quietLog(), maxConnections: 300 })
  // The data does not outlive the run: it need not survive a crash, and is not worth vacuuming.
  const server = { connection: embedded.connection }
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await runOn(server, `alter system set ${setting} = off`)
  await runOn(server, 'select pg_reload_conf()')
  return {
    server,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same server, another database. */
export function onDatabase(server: DatabaseLocation, name: string): DatabaseLocation {
  if ('connection' in server) return { connection: { ...server.connection, database: name } }
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return { url: url.href }
}

export async function runOn(server: DatabaseLocation, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(clientConfig(server, 'tiao-test'))
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
