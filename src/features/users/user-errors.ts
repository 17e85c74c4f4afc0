import { invalidRequest } from '../../platform/http/problems.ts'
import type { InputError } from '../../platform/input-error.ts'
import { notAnEmail } from '../../platform/input-errors.ts'
import { emailKey } from './email-address.ts'
import { usernameReserved } from './input-errors.ts'
import { isReservedUsername } from './reserved-usernames.ts'

/**
 * Returns the address in the form in which it is compared and stored.
 * @throws Problem invalid_request at `pointer` if no mail can be sent to it
 */
export function requireEmail(email: string, pointer: string): string {
  const key = emailKey(email)
  if (key === null) throw invalidRequest({ errors: listEmailErrors(email, pointer) })
  return key
}

export function listEmailErrors(email: string, pointer: string): InputError[] {
  return emailKey(email) === null ? [{ pointer, ...notAnEmail() }] : []
}

export function listUsernameErrors(username: string, pointer: string): InputError[] {
  return isReservedUsername(username) ? [{ pointer, ...usernameReserved() }] : []
}
