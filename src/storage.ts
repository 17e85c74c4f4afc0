import { join, resolve } from 'node:path'
import type { Config } from './platform/config.ts'
import { type Database, type DatabaseLocation, openDatabase } from './platform/database/database.ts'
import { findRunningServer, startEmbeddedServer } from './platform/database/embedded-server.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Log } from './platform/log.ts'
import { projectRoot } from './platform/paths.ts'

export interface Storage {
  readonly db: Database
  readonly location: DatabaseLocation
  /** Whether the database is the embedded one. */
  readonly embedded: boolean
  /** Resolves when the embedded database has died and cannot be restarted. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

/**
 * The migrated database: that of `DATABASE_URL`, else the embedded one in `DATA_DIR`, started and stopped with the service.
 * `joinRunning`: a command may connect to the embedded server of a running service; a second service may not.
 */
export async function openStorage(config: Config, log: Log, { joinRunning = false } = {}): Promise<Storage> {
  const dataDir = resolve(config.DATA_DIR)
  const isEmbedded = config.DATABASE_URL === ''
  const running = isEmbedded && joinRunning ? findRunningServer(dataDir) : undefined
  const server = isEmbedded && !running ? await startEmbeddedServer({ dataDir, log }) : null
  const connection = running ?? server?.connection
  const location: DatabaseLocation = connection ? { connection } : { url: config.DATABASE_URL }
  try {
    await migrate(location, { dir: join(projectRoot, 'migrations'), log })
  } catch (error) {
    await server?.stop()
    throw error
  }
  const db = openDatabase({
    ...location,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    log,
  })
  return {
    db,
    location,
    embedded: isEmbedded,
    lost: server?.lost ?? new Promise(() => {}),
    async stop() {
      await db.destroy()
      await server?.stop()
    },
  }
}
