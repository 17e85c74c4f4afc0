import { type Logger, pino } from 'pino'

interface Write {
  (facts: object, message?: string): void
  (message: string): void
}

/** The part of a logger that features use. Facts are an object; the message is one sentence without values. */
export interface Log {
  readonly error: Write
  readonly warn: Write
  readonly info: Write
  readonly debug: Write
}

/** JSON lines on standard output. Credentials never reach them, wherever they stand. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*["x-api-key"]', '*.password', 'headers', 'req.headers'], remove: true },
  })
}
