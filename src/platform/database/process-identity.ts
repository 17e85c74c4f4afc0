import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Whether a process exists. EPERM means that it exists and belongs to another user. */
export function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid < 1) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/**
 * Distinguishes a process from a later one with the same PID by the boot and the clock tick of its start. Undefined if the
 * process does not exist.
 */
export function findStartMark(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') {
    const ticks = readStat(pid)?.[19]
    return ticks === undefined
      ? undefined
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`
  }
  return runPs(pid, 'lstart=')
}

/** Whether a process is a PostgreSQL server on a data folder (given by its real path). */
export function isServerOn(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === dataFolder &&
        /^postgres\b/m.test(readFileSync(`/proc/${pid}/comm`, 'utf8'))
      )
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES' || code === 'EPERM') return false
      throw error
    }
  }
  return runPs(pid, 'command=')?.includes(dataFolder) ?? false
}

/** Fields of /proc/PID/stat from the third (state) on: the second, the name, may contain anything. */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && readStat(pid)?.[0] === 'Z'
}

function runPs(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('/bin/ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8', timeout: 5000 }).trim() ||
      undefined
    )
  } catch {
    // ps exits with 1 if the process does not exist.
    return undefined
  }
}
