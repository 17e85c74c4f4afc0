import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Log } from '../log.ts'
import { initialise, NAME, PORT, preparePlace, socketFolderOf } from './data-folder.ts'
import {
  type EmbeddedBinaries,
  EmbeddedServerError,
  getEmbeddedBinaries,
  USE_OWN_DATABASE,
} from './embedded-binaries.ts'
import { type FolderLock, findFolderHolder, lockFolder } from './folder-lock.ts'
import { isServerOn } from './process-identity.ts'
import { findServer, readPidFile, signalServer, startOrTakeOver, stopServer } from './server-process.ts'
import { RESTARTS, type RestartPolicy, superviseServer } from './supervise-server.ts'

/** The connection settings of a pg client; `host` is the folder of the Unix socket. */
export interface ServerConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface EmbeddedServer {
  readonly connection: ServerConnection
  /** Resolves if the server dies and cannot be restarted. */
  readonly lost: Promise<EmbeddedServerError>
  /** Resolves when everything is on disk; idempotent. */
  stop(): Promise<void>
}

export interface EmbeddedServerOptions {
  /** The data folder of the service, created if missing. The database is in its subfolder `postgres`. */
  readonly dataDir: string
  readonly log: Log
  readonly binaries?: EmbeddedBinaries
  readonly maxConnections?: number
  readonly restarts?: RestartPolicy
}

/**
 * Starts the PostgreSQL that `npm ci` installs, on a Unix socket only, or takes over the one that a killed service left
 * running on the folder. Restarts it if it dies.
 * @throws EmbeddedServerError with a remedy if this machine or folder cannot run it
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, binaries = getEmbeddedBinaries() } = options
  const { root, lock } = openFolder(options.dataDir)
  try {
    const place = preparePlace(root, binaries)
    await initialise(place, binaries)
    if (place.runner.prefix.length > 0) {
      const { name } = place.runner.user ?? {}
      log.warn(
        { user: name },
        'PostgreSQL gets the right to pass closed folders, because the program or DATA_DIR is in one',
      )
    }
    const launch = () => startOrTakeOver(place, binaries.postgres, options.maxConnections ?? 100, log)
    const supervision = superviseServer(await launch(), launch, options.restarts ?? RESTARTS, log)
    // Whichever server runs on the folder by then, including one that is just restarting.
    const killOnExit = () => signalServer(findServer(place) ?? 0, place, 'SIGINT')
    process.once('exit', killOnExit)
    const stop = async () => {
      await supervision.end()
      try {
        await stopServer(supervision.pid, place, log)
      } finally {
        process.off('exit', killOnExit)
        lock.release()
      }
    }
    let stopped: Promise<void> | undefined
    return {
      connection: connectionOf(place.socketFolder),
      lost: supervision.lost,
      stop: () => (stopped ??= stop()),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The server of a running service on the folder, for commands to connect to; undefined if no service runs. */
export function findRunningServer(dataDir: string): ServerConnection | undefined {
  if (!existsSync(dataDir)) return undefined
  const root = realpathSync(resolve(dataDir))
  if (findFolderHolder(root) === undefined) return undefined
  const data = join(root, 'postgres')
  const file = readPidFile(data)
  return file?.status === 'ready' && isServerOn(file.pid, data) ? connectionOf(socketFolderOf(root)) : undefined
}

function connectionOf(socketFolder: string): ServerConnection {
  return { host: socketFolder, port: PORT, user: NAME, database: NAME }
}

function openFolder(dataDir: string): { root: string; lock: FolderLock } {
  try {
    mkdirSync(dataDir, { recursive: true })
    const root = realpathSync(resolve(dataDir))
    return { root, lock: lockFolder(root) }
  } catch (cause) {
    if (cause instanceof EmbeddedServerError) throw cause
    throw new EmbeddedServerError(
      `The data folder ${resolve(dataDir)} cannot be used (${(cause as Error).message}): choose another DATA_DIR, ` +
        `make it writable, or ${USE_OWN_DATABASE} and S3_* for the files.`,
      { cause },
    )
  }
}
