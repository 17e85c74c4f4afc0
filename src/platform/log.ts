import { type Logger, pino } from 'pino'

interface Write {
  (facts: object, message?: string): void
  (message: string): void
}

/** The logger that features use. Values go into the object; the message is a constant sentence. */
export interface Log {
  readonly error: Write
  readonly warn: Write
  readonly info: Write
  readonly debug: Write
}

/** A logger that writes JSON lines to stdout and redacts credentials at any depth. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*["x-api-key"]', '*.password', 'headers', 'req.headers'], remove: true },
  })
}
