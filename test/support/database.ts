import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, type DatabaseAddress, openDatabase } from '../../src/platform/database/database.ts'
import { onDatabase, runOn } from './global-setup.ts'
import { quietLog } from './log.ts'

export interface TestDatabase {
  readonly db: Database
  /** For those that open connections of their own: jobs, LISTEN, a second node. */
  readonly address: DatabaseAddress
  drop(): Promise<void>
}

/** A migrated database of its own, copied from the template in about 30 ms; drop it in `afterAll` or `afterEach`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, template } = inject('database')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template ${template}`)
  const address = onDatabase(server, name)
  const db = openDatabase({ ...address, poolSize: 5, statementTimeoutMs: 10_000, log: quietLog() })
  return {
    db,
    address,
    async drop() {
      await db.destroy()
      await runOn(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** An empty database, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<{ readonly address: DatabaseAddress; drop(): Promise<void> }> {
  const { server, template } = inject('database')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template template0 encoding 'UTF8'`)
  return {
    address: onDatabase(server, name),
    drop: async () => void (await runOn(server, `drop database if exists ${name} with (force)`)),
  }
}
