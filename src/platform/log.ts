import { type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'child'>

/** JSON lines on standard output. Credentials never reach them, wherever they stand. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*["x-api-key"]', '*.password', 'headers', 'req.headers'], remove: true },
  })
}
