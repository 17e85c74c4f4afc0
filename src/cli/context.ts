import type { Logger } from 'pino'
import { type Config, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openStorage, type Storage } from '../storage.ts'

export interface CommandContext {
  readonly config: Config
  readonly log: Logger
}

/** The configuration, and a log of warnings only: commands print their own results. */
export function commandContext(): CommandContext {
  const config = readConfig(process.env)
  return { config, log: createLog(process.env['LOG_LEVEL'] === undefined ? 'warn' : config.LOG_LEVEL) }
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
const SIGNAL_NAMES = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[]

/**
 * Runs a command on the database; a service may be running on it.
 * @param interrupt aborted by the first signal, so that the work can end cleanly; without it the command exits at once
 */
export async function withStorage<T>(
  context: CommandContext,
  run: (storage: Storage) => Promise<T>,
  interrupt?: AbortController,
): Promise<T> {
  const end = (signal: keyof typeof SIGNALS) => {
    // Unlike the signal's default, exit stops the embedded database too.
    if (!interrupt || interrupt.signal.aborted) process.exit(SIGNALS[signal])
    interrupt.abort()
  }
  for (const signal of SIGNAL_NAMES) process.on(signal, end)
  try {
    return await runOnStorage(context, run)
  } finally {
    for (const signal of SIGNAL_NAMES) process.off(signal, end)
  }
}

async function runOnStorage<T>(context: CommandContext, run: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(context.config, context.log, { joinRunning: true })
  try {
    return await run(storage)
  } finally {
    await storage.stop()
  }
}
