import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import {
  clientConfig,
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../../src/platform/database/database.ts'
import { onDatabase, runOn } from './global-setup.ts'
import { quietLog } from './log.ts'

export interface TestDatabase {
  readonly db: Database
  /** For callers that open their own connections: jobs, LISTEN, a second node. */
  readonly location: DatabaseLocation
  drop(): Promise<void>
}

/** What many tests start from, made once for the whole run by the first that asks for it. */
export interface Filling {
  /** Small letters and digits. */
  readonly name: string
  fill(db: Database): Promise<void>
}

/** A separate migrated database, copied from a template; drop it in `afterAll` or `afterEach`. */
export async function createTestDatabase(filling?: Filling, poolSize = 5): Promise<TestDatabase> {
  const { server, template } = inject('database')
  const source = filling ? await filledTemplate(server, template, filling) : template
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOn(server, copyOf(source, name))
  const location = onDatabase(server, name)
  const db = openTestDatabase(location, poolSize)
  return {
    db,
    location,
    async drop() {
      await db.destroy()
      await runOn(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Copies files instead of logging each page, which takes a third of the CPU; the server makes a checkpoint, without fsync. */
function copyOf(template: string, name: string): string {
  return `create database ${name} template ${template} strategy file_copy`
}

export function openTestDatabase(location: DatabaseLocation, poolSize = 5): Database {
  return openDatabase({ ...location, poolSize, statementTimeoutMs: 10_000, log: quietLog() })
}

/** Test files run in parallel: a lock on the server lets one of them fill the template while the others wait. */
async function filledTemplate(server: DatabaseLocation, template: string, { name, fill }: Filling): Promise<string> {
  const filled = `${template}_${name}`
  const lock = new Client(clientConfig(server, 'tiao-test'))
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [filled])
    const { rowCount } = await lock.query('select 1 from pg_database where datname = $1', [filled])
    if (rowCount) return filled
    const unfinished = `${filled}_${randomBytes(3).toString('hex')}`
    await lock.query(copyOf(template, unfinished))
    const db = openTestDatabase(onDatabase(server, unfinished))
    try {
      await fill(db)
    } finally {
      await db.destroy()
    }
    await lock.query(`alter database ${unfinished} rename to ${filled}`)
    return filled
  } finally {
    await lock.end()
  }
}

/** An empty database, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<{ readonly location: DatabaseLocation; drop(): Promise<void> }> {
  const { server, template } = inject('database')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template template0 encoding 'UTF8'`)
  return {
    location: onDatabase(server, name),
    drop: async () => void (await runOn(server, `drop database if exists ${name} with (force)`)),
  }
}
