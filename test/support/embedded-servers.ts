import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach } from 'vitest'
import {
  type EmbeddedServer,
  type ServerConnection,
  startEmbeddedServer,
} from '../../src/platform/database/embedded-server.ts'
import type { Log } from '../../src/platform/log.ts'
import { quietLog } from './log.ts'

/** A new data folder for each test, and the servers that the test starts on it, which are stopped after it. */
export interface EmbeddedServers {
  readonly dataDir: string
  start(dataDir?: string, log?: Log): Promise<EmbeddedServer>
  /** Stops a server that the test itself has started. */
  stopAfterTest(server: EmbeddedServer): void
  /** The PID of the server on the data folder, from its postmaster.pid. */
  pid(): number
}

export function useEmbeddedServers(): EmbeddedServers {
  let dataDir = ''
  const started: EmbeddedServer[] = []
  beforeEach(() => {
    dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'tiao-embedded-'))
    chmodSync(dataDir, 0o711)
  })
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    get dataDir() {
      return dataDir
    },
    async start(folder = dataDir, log = quietLog()) {
      const server = await startEmbeddedServer({ dataDir: folder, log })
      started.push(server)
      return server
    },
    stopAfterTest: (server) => void started.push(server),
    pid: () => Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
  }
}

/** The first row of a query on a new connection. */
export async function ask(connection: ServerConnection, query: string): Promise<Record<string, unknown>> {
  const client = new Client(connection)
  await client.connect()
  try {
    const answer = await client.query<Record<string, unknown>>(query)
    return answer.rows[0] ?? {}
  } finally {
    await client.end()
  }
}
