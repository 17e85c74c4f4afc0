/** The data folder and the socket of the embedded server, and their creation at first start. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type EmbeddedBinaries, EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'
import { chooseRunner, findServerUser, PROGRAM_ENVIRONMENT, type Runner, type ServerUser } from './server-user.ts'

export const PORT = 5432
/** The name of both the user and the database. */
export const NAME = 'tiao'
// sun_path holds 108 bytes on Linux and 104 on macOS, one of them the closing zero.
const MAX_SOCKET_PATH_BYTES = 103
const DRAFT = '.new-'

/** The files of an embedded server, all below DATA_DIR unless noted. */
export interface Place {
  readonly data: string
  readonly socketFolder: string
  readonly logFile: string
  readonly runner: Runner
}

/** @throws EmbeddedServerError if the folder cannot be used, with a remedy */
export function preparePlace(root: string, binaries: EmbeddedBinaries): Place {
  const data = join(root, 'postgres')
  const runner = chooseRunner(findServerUser(data), [root, dirname(binaries.postgres)])
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
  return { data, socketFolder: prepareSocketFolder(root, runner.user), logFile: join(root, 'postgres.log'), runner }
}

/**
 * In DATA_DIR, unless the path of the socket would exceed the system's limit; then in the folder for temporary files, under
 * a name derived from DATA_DIR, so that each start finds the same one.
 */
export function socketFolderOf(root: string): string {
  const inData = join(root, 'postgres-socket')
  if (Buffer.byteLength(join(inData, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH_BYTES) return inData
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 16)
  return join(realpathSync(tmpdir()), `tiao-${digest}`)
}

/** Accessible only to the server's user, because anyone who reaches the socket may connect. */
function prepareSocketFolder(root: string, user: ServerUser | undefined): string {
  const folder = socketFolderOf(root)
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
  return folder
}

/** Creates the data folder under another name and renames it when complete, so that a killed start leaves no partial one. */
export async function initialise(place: Place, binaries: EmbeddedBinaries): Promise<void> {
  removeDrafts(place)
  if (existsSync(place.data)) return
  // A new name each time, because initdb outlives a killed service and keeps writing to its own draft.
  const draft = `${place.data}${DRAFT}${randomUUID()}`
  mkdirSync(draft, { mode: 0o700 })
  giveTo(draft, place.runner.user)
  // The built-in provider orders by code point on every machine and still knows the case of all letters; the locales
  // of the system differ from one to the next.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth=trust', `--username=${NAME}`, '--no-instructions']
  await runToEnd(binaries.initdb, ['-D', draft, ...locale, ...access], place)
  await runToEnd(binaries.postgres, ['--single', '-D', draft, 'postgres'], place, `create database ${NAME}\n`)
  renameSync(draft, place.data)
}

/** Removes the drafts of killed starts. */
function removeDrafts(place: Place): void {
  const folder = dirname(place.data)
  const prefix = `${basename(place.data)}${DRAFT}`
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(folder, name), { recursive: true, force: true })
    } catch (error) {
      // Another process still writes to it; the next start removes it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
  }
}

async function runToEnd(program: string, args: readonly string[], place: Place, input = ''): Promise<void> {
  const child = startProgram(place.runner, program, args, ['pipe', 'pipe', 'pipe'])
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdin?.on('error', () => {
    // The program exited without reading; its exit code shows why.
  })
  child.stdin?.end(input)
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

/** An existing program that is “not found” lacks its loader: it was built for glibc, and this system uses musl. */
export function explainSpawnFailure(error: Error, program: string): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && existsSync(program)) {
    return `${program} needs glibc, which this system does not have (Alpine and other musl systems)`
  }
  return error.message
}

function giveTo(path: string, user: ServerUser | undefined): void {
  if (user) chownSync(path, user.uid, user.gid)
}

/** Runs in its own session, so that Ctrl+C in a terminal reaches only the service, which stops the server last. */
export function startProgram(
  runner: Runner,
  program: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const [command = program, ...rest] = [...runner.prefix, program, ...args]
  const identity = runner.user && runner.prefix.length === 0 ? { uid: runner.user.uid, gid: runner.user.gid } : {}
  return spawn(command, rest, { detached: true, stdio, env: PROGRAM_ENVIRONMENT, ...identity })
}
