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
/** PostgreSQL: connection exceptions (08), no connection left (53300), going down or coming up (57P). */
const LOST_STATES = /^(08...|53300|57P0[123])$/
/** pg has no codes for these. */
const LOST_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether something failed because the database could not be reached: it may work again shortly. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (LOST_CODES.has(code) || LOST_STATES.test(code))) return true
  // The socket of a server that is not there.
  return (code === 'ENOENT' && syscall === 'connect') || LOST_TEXTS.test(error.message)
}
