import type { Logger } from 'pino'
import { type Config, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openStorage, type Storage } from '../storage.ts'

export interface CommandContext {
  readonly config: Config
  readonly log: Logger
}

/** Configuration and a log that keeps quiet about what goes as it should: commands print their own results. */
export function commandContext(): CommandContext {
  const config = readConfig(process.env)
  return { config, log: createLog(process.env['LOG_LEVEL'] === undefined ? 'warn' : config.LOG_LEVEL) }
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/**
 * Runs a command on the database, beside a running service if there is one.
 * @param interrupt told of the first signal, so that the work can end in order; without it the command ends at once
 */
export async function withStorage<T>(
  context: CommandContext,
  run: (storage: Storage) => Promise<T>,
  interrupt?: AbortController,
): Promise<T> {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      // Ending by exit, and not by the signal, stops an embedded database of ours too.
      if (!interrupt || interrupt.signal.aborted) process.exit(code)
      interrupt.abort()
    })
  const storage = await openStorage(context.config, context.log, { joinRunning: true })
  try {
    return await run(storage)
  } finally {
    await storage.stop()
  }
}
