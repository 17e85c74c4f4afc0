/** PostgreSQL refuses to run as root, so a service running as root starts it as an unprivileged user. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'

/** Excludes the service's environment, which contains secrets, and fixes the language of messages. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin:/usr/sbin:/sbin' }

export interface ServerUser {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

/**
 * The user that runs the server; undefined means the user of this process. As root it is the owner of existing data, else
 * `postgres`, else `nobody`: initdb requires a user in /etc/passwd.
 */
export function findServerUser(dataFolder: string, ownUid = process.getuid?.()): ServerUser | undefined {
  const owner = existsSync(dataFolder) ? statSync(dataFolder).uid : undefined
  if (ownUid !== 0) {
    if (owner !== undefined && ownUid !== undefined && owner !== ownUid) {
      throw new EmbeddedServerError(
        `The database in ${dataFolder} belongs to another user (uid ${owner}), perhaps from a run as root: ` +
          `run as that user, change the owner of the folder, choose another DATA_DIR, or ${USE_OWN_DATABASE}.`,
      )
    }
    return undefined
  }
  const users = readUsers()
  const found =
    (owner ? users.find(({ uid }) => uid === owner) : undefined) ??
    users.find(({ name, uid }) => name === 'postgres' && uid !== 0) ??
    users.find(({ name, uid }) => name === 'nobody' && uid !== 0)
  if (found === undefined) {
    throw new EmbeddedServerError(
      `PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as: ` +
        `run the service as a normal user, or ${USE_OWN_DATABASE}.`,
    )
  }
  return found
}

/** How to start a program: the user, and a wrapper if closed folders are in the way. */
export interface Runner {
  readonly user: ServerUser | undefined
  readonly prefix: readonly string[]
}

/**
 * Programs of the server must reach the data folder and their own files. If a parent folder is closed to other users
 * (a checkout below /root or in a fresh `mktemp -d`), Linux can let a process traverse it without being root; this gives
 * the server no more rights than the service, which runs as root.
 * @throws EmbeddedServerError with the closed folder if that is impossible
 */
export function chooseRunner(user: ServerUser | undefined, folders: readonly string[], probe = canRun): Runner {
  const closed = user && folders.map((folder) => findClosedFolder(folder, user)).find((folder) => folder !== undefined)
  if (user === undefined || closed === undefined) return { user, prefix: [] }
  for (const capability of CAPABILITIES) {
    const prefix = passingPrefix(user, capability)
    if (probe([...prefix, '/bin/ls', ...folders])) return { user, prefix }
  }
  throw new EmbeddedServerError(
    `The service runs as root, so PostgreSQL runs as the user "${user.name}", who may not enter ${closed}. ` +
      `Allow it with "chmod o+x ${closed}", keep DATA_DIR and this program outside of it, run the service as a ` +
      `normal user, or ${USE_OWN_DATABASE}.`,
  )
}

/** The first folder, from the root down to the target, that the user may not enter. */
export function findClosedFolder(target: string, user: ServerUser): string | undefined {
  const chain: string[] = []
  for (let folder = realpathSync(target); ; folder = dirname(folder)) {
    chain.unshift(folder)
    if (folder === dirname(folder)) break
  }
  return chain.find((folder) => {
    const { uid, gid, mode } = statSync(folder)
    if (uid === user.uid) return (mode & 0o100) === 0
    return gid === user.gid ? (mode & 0o010) === 0 : (mode & 0o001) === 0
  })
}

// The first is the narrower right; containers usually have only the second.
const CAPABILITIES = ['dac_read_search', 'dac_override']

/** access(2), which PostgreSQL calls on its own program, ignores capabilities unless `no_setuid_fixup` is set. */
function passingPrefix(user: ServerUser, capability: string): string[] {
  const who = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']
  const may = ['--securebits=+no_setuid_fixup', `--inh-caps=+${capability}`, `--ambient-caps=+${capability}`]
  return ['setpriv', ...who, ...may, '--']
}

function canRun([program = '', ...args]: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync(program, args, { env: PROGRAM_ENVIRONMENT, stdio: 'ignore', timeout: 10_000 }).status === 0
}

function readUsers(): ServerUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
