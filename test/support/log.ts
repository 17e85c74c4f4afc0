import { type Logger, pino } from 'pino'
import type { Log } from '../../src/platform/log.ts'

/** Says nothing: what a test provokes on purpose should not fill the report. */
export function quietLog(): Log {
  return pino({ level: 'silent' })
}

/** Records every line, for tests of the log. */
export function recordingLog(): { readonly log: Logger; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { log: pino({ level: 'debug' }, { write }), lines }
}
