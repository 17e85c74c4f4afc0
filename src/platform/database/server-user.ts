/** PostgreSQL refuses to run as root, so a service that runs as root starts it as an unprivileged user. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'

export interface ServerUser {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

/**
 * The user that runs the server: undefined means the one that runs Node. As root it is the owner of the data when
 * there is some, else `postgres`, else `nobody`: initdb needs a user with an entry in /etc/passwd.
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

/**
 * A folder and each one above it must let the user through.
 * @throws EmbeddedServerError that names the first that does not
 */
export function checkReachable(target: string, user: ServerUser): void {
  const chain: string[] = []
  for (let folder = realpathSync(target); ; folder = dirname(folder)) {
    chain.unshift(folder)
    if (folder === dirname(folder)) break
  }
  for (const folder of chain) {
    const { uid, gid, mode } = statSync(folder)
    let mayPass = (mode & 0o001) !== 0
    if (gid === user.gid) mayPass = (mode & 0o010) !== 0
    if (uid === user.uid) mayPass = (mode & 0o100) !== 0
    if (!mayPass) {
      throw new EmbeddedServerError(
        `The service runs as root, so PostgreSQL runs as the user "${user.name}", who may not enter ${folder} ` +
          `(on the way to ${target}). Allow it with "chmod o+x ${folder}", choose a DATA_DIR (and a place for this ` +
          `program) outside of it, run the service as a normal user, or ${USE_OWN_DATABASE}.`,
      )
    }
  }
}

function readUsers(): ServerUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
