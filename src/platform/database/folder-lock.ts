import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'
import { findStartMark } from './process-identity.ts'

/** Allows one service per data folder. The lock file survives kill -9, so the start time of its holder shows whether it is valid. */
export interface FolderLock {
  release(): void
}

const NAME = 'service.lock'
const ATTEMPTS = 5

/** @throws EmbeddedServerError if another live service holds the folder */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, NAME)
  const mine = JSON.stringify({ pid: process.pid, started: findStartMark(process.pid), id: randomUUID() })
  // Written completely under another name first; link() then creates the lock atomically, or fails if it exists.
  const draft = join(folder, `${NAME}.${randomUUID()}`)
  writeFileSync(draft, mine, { flag: 'wx', mode: 0o600 })
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (succeeds(() => linkSync(draft, path), 'EEXIST')) {
        return { release: () => releaseLock(path, mine) }
      }
      const held = findText(path)
      if (held === undefined) continue
      const pid = findHolder(held)
      if (pid !== undefined) {
        throw new EmbeddedServerError(
          `Another service (process ${pid}) already uses the data folder ${folder}. ` +
            `Stop it, give this one another DATA_DIR, or ${USE_OWN_DATABASE} to run several on one database.`,
        )
      }
      removeStale(path, held)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new EmbeddedServerError(`The lock ${path} keeps changing hands: several services are starting on this folder.`)
}

/** The live process that holds the folder; undefined if none does. */
export function findFolderHolder(folder: string): number | undefined {
  const held = findText(join(folder, NAME))
  return held === undefined ? undefined : findHolder(held)
}

/** The process that wrote the lock if it still runs, else undefined. */
function findHolder(text: string): number | undefined {
  let lock: unknown
  try {
    lock = JSON.parse(text)
  } catch {
    // A lock is linked whole, so one that does not parse was damaged by hand or by a full disk: nobody holds it.
    return undefined
  }
  const { pid, started } = lock as { pid?: unknown; started?: unknown }
  if (typeof pid !== 'number' || typeof started !== 'string') return undefined
  return findStartMark(pid) === started ? pid : undefined
}

/** Removes a stale lock by renaming it; gives it back if another start was faster and the lock is fresh. */
function removeStale(path: string, stale: string): void {
  const away = `${path}.${randomUUID()}`
  if (!succeeds(() => renameSync(path, away), 'ENOENT')) return
  if (findText(away) !== stale) succeeds(() => linkSync(away, path), 'EEXIST')
  rmSync(away, { force: true })
}

function releaseLock(path: string, mine: string): void {
  if (findText(path) === mine) rmSync(path, { force: true })
}

function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function succeeds(action: () => void, expectedFailure: string): boolean {
  try {
    action()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expectedFailure) return false
    throw error
  }
}
