import { ConfigError } from '../platform/config.ts'
import { Problem, problemDocument } from '../platform/problem.ts'

/** A failure as the person at the terminal needs it: what is wrong and what to do; a stack only for what nobody expected. */
export function explainFailure(error: unknown): string {
  if (error instanceof Problem) return `tiao: ${String(problemDocument(error, 'en', '', '')['detail'])}`
  if (error instanceof ConfigError) return `tiao: ${error.message}\n.env.example lists every setting.`
  const { name, message, code, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'tiao: the port is taken by another program. Set PORT to a free one, or stop that program.'
  if (code === 'EACCES' && message.includes('listen'))
    return 'tiao: this port needs more rights. Set PORT to 1024 or more.'
  const isExpected =
    ['EmbeddedServerError', 'MigrationError', 'StarterFilesError', 'SourceError', 'PartnerError'].includes(name) ||
    typeof code === 'string'
  return `tiao: ${isExpected ? message : (stack ?? message)}`
}
