import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { openStorage, type Storage } from '../../src/storage.ts'
import { startChild } from './processes.ts'

export interface BenchService {
  readonly url: string
  readonly storage: Storage
  readonly dataDir: string
  /** CPU time of the service so far, in microseconds. */
  cpuUs(): Promise<number>
  stop(): Promise<void>
}

/** The service as another process on a new database, and a connection to that; the folder is removed when this process ends. */
export async function startBenchService(env: Readonly<Record<string, string>> = {}): Promise<BenchService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
  // Also when the run fails.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o711) // As root the database runs as another user, who must be able to pass.
  const settings = { CATALOGUE: 'none', ...env, DATA_DIR: dataDir }
  const child = startChild(new URL('../api-service.js', import.meta.url), { env: settings })
  const url = await child.ask<string>('url')
  const storage = await openStorage(benchConfig(settings), createLog('silent'), { joinRunning: true })
  return {
    url,
    storage,
    dataDir,
    cpuUs: () => child.ask('cpu'),
    async stop() {
      await storage.stop()
      await child.stop()
    },
  }
}

/** Nothing of the environment but where the data is counts, so that each run measures the same service. */
export function benchConfig({ DATA_DIR, CATALOGUE }: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', PORT: '0', DATA_DIR, CATALOGUE })
}
