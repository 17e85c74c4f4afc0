/** Restarts the embedded server whenever it dies. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { EmbeddedServerError, USE_OWN_DATABASE } from './embedded-binaries.ts'
import { isAlive } from './process-identity.ts'

/** When to give up on a server that keeps dying. */
export interface RestartPolicy {
  /** Consecutive starts that fail, or whose server dies before it has run for `steadyMs`. */
  readonly attempts: number
  /** Delay before the second of these starts; doubles each time, up to five seconds. The first is immediate. */
  readonly pauseMs: number
  readonly steadyMs: number
}

export const RESTARTS: RestartPolicy = { attempts: 10, pauseMs: 100, steadyMs: 10_000 }

export interface Supervision {
  /** The PID of the current server. */
  readonly pid: number
  /** Resolves when the supervisor gives up. */
  readonly lost: Promise<EmbeddedServerError>
  /** Stops watching, after a start in progress. The server keeps running. */
  end(): Promise<void>
}

const MAX_PAUSE_MS = 5_000
/** Watches the PID instead of child events, because a server that was taken over is not a child of this process. */
const LOOK_MS = 100

/** @param start resolves with the process of a server that answers */
export function superviseServer(
  first: number,
  start: () => Promise<number>,
  { attempts, pauseMs, steadyMs }: RestartPolicy,
  log: Log,
): Supervision {
  const ending = new AbortController()
  const { signal } = ending
  let pid = first
  let row = 0
  const startAgain = async (): Promise<EmbeddedServerError | undefined> => {
    let cause: unknown
    while (row < attempts && !signal.aborted) {
      if (row > 0) await pause(Math.min(pauseMs * 2 ** (row - 1), MAX_PAUSE_MS), signal)
      if (signal.aborted) return
      row += 1
      try {
        pid = await start()
        log.warn({ pid, attempt: row }, 'the embedded database server runs again')
        return
      } catch (error) {
        cause = error
        log.error({ err: error, attempt: row }, 'the embedded database server could not be started again')
      }
    }
    if (signal.aborted) return
    const why = cause instanceof Error ? `: ${cause.message}` : '.'
    return new EmbeddedServerError(
      `The embedded PostgreSQL died and did not stay up in ${attempts} starts${why}\n` +
        `Look for what ends it, such as too little memory or a full disk, or ${USE_OWN_DATABASE}.`,
      { cause },
    )
  }
  const watch = async (): Promise<EmbeddedServerError | undefined> => {
    for (;;) {
      const upSince = performance.now()
      while (isAlive(pid) && !signal.aborted) await pause(LOOK_MS, signal)
      if (signal.aborted) return
      if (performance.now() - upSince >= steadyMs) row = 0
      log.error({ pid }, 'the embedded database server has died: starting it again')
      const failure = await startAgain()
      if (failure) return failure
    }
  }
  const watching = watch()
  return {
    get pid() {
      return pid
    },
    lost: new Promise((resolve) => void watching.then((failure) => failure && resolve(failure))),
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal, ref: false })
  } catch {
    // Woken by the signal, which the caller checks.
  }
}
