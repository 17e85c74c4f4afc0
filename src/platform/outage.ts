const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** SQLSTATEs of PostgreSQL: connection exceptions (08), too many connections (53300), shutdown or startup (57P). */
const LOST_STATES = /^(08...|53300|57P0[123])$/
/** Messages of pg that carry no code. */
const LOST_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether the error means that the database is unreachable, so that a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (LOST_CODES.has(code) || LOST_STATES.test(code))) return true
  // The socket of a server that is not running.
  return (code === 'ENOENT' && syscall === 'connect') || LOST_TEXTS.test(error.message)
}
