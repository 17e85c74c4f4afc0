import { describeFault } from '../../platform/http/fault-text.ts'
import { type InputFault, problem } from '../../platform/problem.ts'
import { emailKey } from './addresses.ts'
import { isReservedUsername } from './reserved-usernames.ts'

/**
 * The address in the form in which it is compared and kept.
 * @throws Problem invalid_request that names the field when no mail can go there
 */
export function requireEmail(email: string, pointer: string): string {
  const key = emailKey(email)
  if (key === null) throw problem('invalid_request', { errors: listEmailFaults(email, pointer) })
  return key
}

export function listEmailFaults(email: string, pointer: string): InputFault[] {
  return emailKey(email) === null ? [{ pointer, ...describeFault('format', { format: 'email' }) }] : []
}

export function listUsernameFaults(username: string, pointer: string): InputFault[] {
  return isReservedUsername(username) ? [{ pointer, ...RESERVED }] : []
}

const RESERVED = {
  code: 'username_reserved',
  message: { th: 'เป็นชื่อที่สงวนไว้', en: 'is reserved' },
}
