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

/** Runs a command on the database, beside a running service if there is one. */
export async function withStorage<T>(context: CommandContext, run: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(context.config, context.log, { beside: true })
  try {
    return await run(storage)
  } finally {
    await storage.stop()
  }
}
