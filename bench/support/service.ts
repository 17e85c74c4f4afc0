import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Service, startService } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createLog } from '../../src/platform/log.ts'
import { openStorage, type Storage } from '../../src/storage.ts'

/** The service on a new database, and a connection to that; the folder is removed when the process ends. */
export async function startBenchService(
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly service: Service; readonly storage: Storage; readonly dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
  // Also when the run fails.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o711) // As root the database runs as another user, who must be able to pass.
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    CATALOGUE: 'none',
    DATA_DIR: dataDir,
    PORT: '0',
    ...env,
  })
  const log = createLog('silent')
  const service = await startService({ config, logger: log, role: 'api' })
  return { service, storage: await openStorage(config, log, { joinRunning: true }), dataDir }
}
