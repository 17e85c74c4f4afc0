/** The server as a process: starting, taking over, stopping. */
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import { explainSpawnFailure, NAME, type Place, PORT, startProgram } from './data-folder.ts'
import { EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'
import { isServerOn } from './process-identity.ts'

// Recovery after a crash replays up to max_wal_size (1 GB) before the server answers.
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 60_000
const ANSWER_TIMEOUT_MS = 2000
const POLL_MS = 5
const MAX_LOG_BYTES = 5_000_000

/** @returns the number of the server's process once it answers */
export async function startOrTakeOver(
  place: Place,
  program: string,
  maxConnections: number,
  log: Log,
): Promise<number> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${place.socketFolder}"`,
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The service reports failed statements; this file keeps the server's own messages.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
  const args = ['-D', place.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  const left = findServer(place)
  if (left !== undefined) {
    if (wasStartedWith(place, program, args) && (await doesAnswer(place))) {
      log.warn({ pid: left }, 'took over the database server that a killed service left running')
      return left
    }
    log.warn({ pid: left }, 'stopping the database server that a killed service left running')
    await stopServer(left, place, log)
  }
  disownStaleFiles(place)
  return await launch(place, program, args, log)
}

/** SIGINT is PostgreSQL's fast shutdown: it disconnects clients and writes everything. */
export async function stopServer(pid: number, place: Place, log: Log): Promise<void> {
  signalServer(pid, place, 'SIGINT')
  if (await isGone(pid, place, STOP_TIMEOUT_MS)) return
  log.error({ pid, timeoutMs: STOP_TIMEOUT_MS }, 'the database server did not stop in time: stopping it at once')
  signalServer(pid, place, 'SIGQUIT')
  if (await isGone(pid, place, STOP_TIMEOUT_MS)) return
  throw new EmbeddedServerError(`The database server (process ${pid}) does not stop.`)
}

async function isGone(pid: number, place: Place, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (isServerOn(pid, place.data)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

async function launch(place: Place, program: string, args: readonly string[], log: Log): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const from = existsSync(place.logFile) ? statSync(place.logFile).size : 0
    const child = spawnServer(place, program, args)
    // The PID file names the server only after a moment, so a process that exits in between stops its child itself.
    const stopChild = () => child.kill('SIGINT')
    process.once('exit', stopChild)
    const failure = await waitUntilReady(child, program, place, deadline).finally(() => process.off('exit', stopChild))
    if (failure === undefined) {
      child.on('exit', (code, sign) => log.info({ code, signal: sign }, 'the embedded database server has ended'))
      return child.pid ?? 0
    }
    const said = existsSync(place.logFile) ? readFileSync(place.logFile).subarray(from).toString().trim() : ''
    // The backends of a killed server exit within moments; until then their shared memory is in use.
    if (/shared memory block .* is still in use/.test(said) && Date.now() < deadline) {
      await sleep(100)
      continue
    }
    const advice = `See ${place.logFile}; to go on without it, ${USE_OWN_DATABASE}.`
    throw new EmbeddedServerError(`The embedded PostgreSQL did not start: ${failure}. ${said.slice(-2000)}\n${advice}`)
  }
}

function spawnServer(place: Place, program: string, args: readonly string[]): ChildProcess {
  // A file and not a pipe: a server that outlives a killed service keeps a place to write to.
  if (existsSync(place.logFile) && statSync(place.logFile).size > MAX_LOG_BYTES) {
    renameSync(place.logFile, `${place.logFile}.1`)
  }
  const logFd = openSync(place.logFile, 'a', 0o600)
  try {
    return startProgram(place.runner, program, args, ['ignore', logFd, logFd])
  } finally {
    closeSync(logFd)
  }
}

/** Undefined if the server is ready, else the reason. */
async function waitUntilReady(
  child: ChildProcess,
  program: string,
  place: Place,
  deadline: number,
): Promise<string | undefined> {
  const outcome: { failure?: string } = {}
  child.once('error', (error) => {
    outcome.failure = explainSpawnFailure(error, program)
  })
  child.once('exit', (code, sign) => {
    outcome.failure ??= `it ended with ${sign ?? `code ${code}`}`
  })
  child.unref()
  while (outcome.failure === undefined) {
    const file = readPidFile(place.data)
    if (file?.pid === child.pid && file?.status === 'ready') return undefined
    if (Date.now() > deadline) {
      signalServer(child.pid ?? 0, place, 'SIGQUIT')
      return `it was not ready after ${START_TIMEOUT_MS / 1000} s`
    }
    await sleep(POLL_MS)
  }
  return outcome.failure
}

interface PidFile {
  readonly pid: number
  readonly status: string
  readonly lines: readonly string[]
}

/** Undefined without the file, which a starting server removes for a moment if it is stale. */
export function readPidFile(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '', lines }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The process of the server on the folder, if there is one. */
export function findServer(place: Place): number | undefined {
  const file = readPidFile(place.data)
  return file && isServerOn(file.pid, place.data) ? file.pid : undefined
}

/** Distinguishes a working server from one that hangs or is being killed, whose files still exist. */
async function doesAnswer(place: Place): Promise<boolean> {
  if (readPidFile(place.data)?.status !== 'ready') return false
  const connection = { host: place.socketFolder, port: PORT, user: NAME, database: NAME }
  const client = new Client({ ...connection, connectionTimeoutMillis: ANSWER_TIMEOUT_MS })
  client.on('error', () => {
    // The rejected call reports it.
  })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function wasStartedWith(place: Place, program: string, args: readonly string[]): boolean {
  const path = join(place.data, 'postmaster.opts')
  if (!existsSync(path)) return false
  return readFileSync(path, 'utf8').trim() === [program, ...args.map((arg) => `"${arg}"`)].join(' ')
}

/**
 * A stale postmaster.pid prevents a start if its PID now belongs to another process, or to a zombie that is never reaped
 * (common in containers). The file must stay, because the server also reads from it which shared memory backends of its
 * predecessor may still use. So its PID is replaced by that of the server's own parent, which cannot be a server: the
 * server then recognises the file as stale. The socket lock contains only the same PID.
 */
function disownStaleFiles(place: Place): void {
  rmSync(join(place.socketFolder, `.s.PGSQL.${PORT}.lock`), { force: true })
  const file = readPidFile(place.data)
  if (!file) return
  writeFileSync(join(place.data, 'postmaster.pid'), [process.pid, ...file.lines.slice(1)].join('\n'))
}

/** Signals only a server of this folder, because the PID may belong to another process by now. */
export function signalServer(pid: number, place: Place, sign: 'SIGINT' | 'SIGQUIT'): void {
  try {
    if (isServerOn(pid, place.data)) process.kill(pid, sign)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
