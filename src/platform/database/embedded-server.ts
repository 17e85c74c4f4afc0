import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import {
  type EmbeddedBinaries,
  EmbeddedServerError,
  getEmbeddedBinaries,
  USE_OWN_DATABASE,
} from './embedded-binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { isAlive, isServerOn } from './process-identity.ts'
import { checkReachable, findServerUser, type ServerUser } from './server-user.ts'

/** What a client of pg needs; `host` is the folder of the unix socket. */
export interface ServerConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
}

export interface EmbeddedServer {
  readonly connection: ServerConnection
  /** Waits until all is on disk; calling it twice is harmless. */
  stop(): Promise<void>
}

export interface EmbeddedServerOptions {
  /** Folder of the service; made when it is missing. The database lies in `postgres` below it. */
  readonly dataDir: string
  readonly log: Log
  readonly binaries?: EmbeddedBinaries
  readonly maxConnections?: number
}

const PORT = 5432
const NAME = 'tiao'
// sun_path holds 108 bytes on Linux and 104 on macOS, one of them the closing zero.
const MAX_SOCKET_PATH_BYTES = 103
// Recovery after a crash replays up to max_wal_size (1 GB) before the server answers.
const START_TIMEOUT_MS = 300_000
const STOP_TIMEOUT_MS = 60_000
const POLL_MS = 5
const MAX_LOG_BYTES = 5_000_000

/**
 * Starts the PostgreSQL that comes with `npm ci`, on a unix socket only, or takes over the one that a killed service
 * left running on the same folder.
 * @throws EmbeddedServerError with the way out, when this machine or folder cannot run it
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { log, binaries = getEmbeddedBinaries() } = options
  mkdirSync(options.dataDir, { recursive: true })
  const root = realpathSync(resolve(options.dataDir))
  const lock = lockFolder(root)
  try {
    const place = preparePlace(root, binaries)
    await initialise(place, binaries)
    const pid = await startOrTakeOver(place, binaries, options.maxConnections ?? 100, log)
    const killOnExit = () => signal(pid, 'SIGINT')
    process.once('exit', killOnExit)
    let stopped: Promise<void> | undefined
    return {
      connection: { host: place.socketFolder, port: PORT, user: NAME, database: NAME },
      stop() {
        stopped ??= stopServer(pid, place, log).finally(() => {
          process.off('exit', killOnExit)
          lock.release()
        })
        return stopped
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Place {
  readonly data: string
  readonly socketFolder: string
  readonly logFile: string
  readonly user: ServerUser | undefined
}

function preparePlace(root: string, binaries: EmbeddedBinaries): Place {
  const data = join(root, 'postgres')
  const user = findServerUser(data)
  if (user) {
    checkReachable(root, user)
    checkReachable(dirname(binaries.postgres), user)
  }
  if (existsSync(data)) {
    const version = existsSync(join(data, 'PG_VERSION'))
      ? readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
      : 'none'
    if (version !== binaries.major) {
      throw new EmbeddedServerError(
        `${data} holds a database of PostgreSQL ${version}, this release brings ${binaries.major}: move it with ` +
          `pg_dumpall of ${version} (or pg_upgrade), choose an empty DATA_DIR, or ${USE_OWN_DATABASE}.`,
      )
    }
  }
  return { data, socketFolder: prepareSocketFolder(root, user), logFile: join(root, 'postgres.log'), user }
}

/**
 * A folder that only the server's user may enter, because whoever reaches the socket is let in. It lies in DATA_DIR
 * unless the socket's path would be longer than the system allows; then in the folder for temporary files, under a
 * name made from DATA_DIR so that each start finds the same one.
 */
function prepareSocketFolder(root: string, user: ServerUser | undefined): string {
  const inData = join(root, 'postgres-socket')
  const fits = Buffer.byteLength(join(inData, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH_BYTES
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const folder = fits ? inData : join(realpathSync(tmpdir()), `tiao-${digest}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    giveTo(folder, user)
  }
  const owner = user?.uid ?? process.getuid?.()
  const stat = lstatSync(folder)
  if (!stat.isDirectory() || stat.uid !== owner) {
    throw new EmbeddedServerError(
      `${folder}, meant for the database's socket, belongs to someone else: remove it, choose another DATA_DIR, ` +
        `or ${USE_OWN_DATABASE}.`,
    )
  }
  chmodSync(folder, 0o700)
  if (user) checkReachable(folder, user)
  return folder
}

/** Makes the data folder under another name and renames it when it is whole: a start that is killed leaves no half. */
async function initialise(place: Place, binaries: EmbeddedBinaries): Promise<void> {
  if (existsSync(place.data)) return
  const draft = `${place.data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(draft, place.user)
  // The built-in provider orders by code point on every machine and still knows the case of all letters; the locales
  // of the system differ from one to the next.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=trust', `--username=${NAME}`, '--no-instructions']
  await runToEnd(binaries.initdb, ['-D', draft, ...locale, ...access], place)
  await runToEnd(binaries.postgres, ['--single', '-D', draft, 'postgres'], place, `create database ${NAME}\n`)
  renameSync(draft, place.data)
}

async function startOrTakeOver(
  place: Place,
  binaries: EmbeddedBinaries,
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
    // Faults of statements are reported by the service that sent them; the file keeps what the server says of itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
  const args = ['-D', place.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  const left = findRunningServer(place)
  if (left !== undefined) {
    if (wasStartedWith(place, binaries.postgres, args) && readPidFile(place)?.status === 'ready') {
      log.warn({ pid: left }, 'took over the database server that a killed service left running')
      return left
    }
    log.warn({ pid: left }, 'stopping the database server that a killed service left running')
    await stopServer(left, place, log)
  }
  disownPidFile(place)
  return await launch(place, binaries.postgres, args, log)
}

async function launch(place: Place, program: string, args: readonly string[], log: Log): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const from = existsSync(place.logFile) ? statSync(place.logFile).size : 0
    const child = spawnServer(place, program, args)
    const failure = await waitUntilReady(child, place, deadline)
    if (failure === undefined) {
      child.on('exit', (code, sign) => log.info({ code, signal: sign }, 'the embedded database server has ended'))
      return child.pid ?? 0
    }
    const said = existsSync(place.logFile) ? readFileSync(place.logFile).subarray(from).toString().trim() : ''
    // Backends of a server that was killed alone go within moments; until then their shared memory is in use.
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
    return spawn(program, args, {
      // In a session of its own: Ctrl-C in a terminal reaches only the service, which stops the server last.
      detached: true,
      stdio: ['ignore', logFd, logFd],
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...identity(place.user),
    })
  } finally {
    closeSync(logFd)
  }
}

/** Undefined when the server is ready, else why it is not. */
async function waitUntilReady(child: ChildProcess, place: Place, deadline: number): Promise<string | undefined> {
  const outcome: { failure?: string } = {}
  child.once('error', (error) => {
    outcome.failure = explainSpawnFailure(error, child.spawnfile)
  })
  child.once('exit', (code, sign) => {
    outcome.failure ??= `it ended with ${sign ?? `code ${code}`}`
  })
  child.unref()
  while (outcome.failure === undefined) {
    const file = readPidFile(place)
    if (file?.pid === child.pid && file?.status === 'ready') return undefined
    if (Date.now() > deadline) {
      signal(child.pid ?? 0, 'SIGQUIT')
      return `it was not ready after ${START_TIMEOUT_MS / 1000} s`
    }
    await sleep(POLL_MS)
  }
  return outcome.failure
}

/** A program that is there and yet “not found” misses its loader: it was built for glibc and this system has musl. */
function explainSpawnFailure(error: Error, program: string): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && existsSync(program)) {
    return `${program} needs glibc, which this system does not have (Alpine and other musl systems)`
  }
  return error.message
}

async function runToEnd(program: string, args: readonly string[], place: Place, input = ''): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...identity(place.user),
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin.on('error', () => {
    // The program ended without reading; its exit code tells.
  })
  child.stdin.end(input)
  const failure = await new Promise<string | undefined>((done) => {
    child.once('error', (error) => done(explainSpawnFailure(error, program)))
    child.once('close', (code, sign) => done(code === 0 ? undefined : `it ended with ${sign ?? `code ${code}`}`))
  })
  if (failure !== undefined) {
    throw new EmbeddedServerError(
      `The embedded PostgreSQL could not make its data folder: ${failure}. ${said.trim().slice(-2000)}\n` +
        `To go on without it, ${USE_OWN_DATABASE}.`,
    )
  }
}

/** SIGINT is PostgreSQL's fast shutdown: clients are sent away, everything is written. */
async function stopServer(pid: number, place: Place, log: Log): Promise<void> {
  signal(pid, 'SIGINT')
  if (await isGone(pid, place, STOP_TIMEOUT_MS)) return
  log.error({ pid, timeoutMs: STOP_TIMEOUT_MS }, 'the database server did not stop in time: stopping it at once')
  signal(pid, 'SIGQUIT')
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

interface PidFile {
  readonly pid: number
  readonly status: string
  readonly lines: readonly string[]
}

function readPidFile(place: Place): PidFile | undefined {
  const path = join(place.data, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '', lines }
}

function findRunningServer(place: Place): number | undefined {
  const file = readPidFile(place)
  return file && isServerOn(file.pid, place.data) ? file.pid : undefined
}

function wasStartedWith(place: Place, program: string, args: readonly string[]): boolean {
  const path = join(place.data, 'postmaster.opts')
  if (!existsSync(path)) return false
  return readFileSync(path, 'utf8').trim() === [program, ...args.map((arg) => `"${arg}"`)].join(' ')
}

/**
 * A stale postmaster.pid whose number now belongs to someone else would stop the start. It is not removed, because the
 * server also finds in it the shared memory that backends of its predecessor may still use; with the number of its own
 * parent, which cannot be a server, it knows the file to be stale.
 */
function disownPidFile(place: Place): void {
  const file = readPidFile(place)
  if (!file || !isAlive(file.pid)) return
  writeFileSync(join(place.data, 'postmaster.pid'), [process.pid, ...file.lines.slice(1)].join('\n'))
}

function giveTo(path: string, user: ServerUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid)
}

function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

function signal(pid: number, sign: 'SIGINT' | 'SIGQUIT'): void {
  try {
    if (pid > 0) process.kill(pid, sign)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
