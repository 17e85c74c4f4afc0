import { describeFault } from '../../platform/http/fault-text.ts'
import { problem } from '../../platform/problem.ts'
import { emailKey } from './addresses.ts'

/**
 * The address in the form in which it is compared and kept.
 * @throws Problem invalid_request that names the field when no mail can go there
 */
export function requireEmail(email: string, pointer: string): string {
  const key = emailKey(email)
  if (key === null)
    throw problem('invalid_request', { errors: [{ pointer, ...describeFault('format', { format: 'email' }) }] })
  return key
}
