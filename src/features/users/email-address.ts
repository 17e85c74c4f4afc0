import { domainToASCII } from 'node:url'

const MAX_ADDRESS = 254
const MAX_LOCAL_PART = 64

/**
 * The one form in which an email address is compared and stored: lower case, its domain in ASCII (UTS 46). Null if no mail
 * can be sent to it.
 */
export function emailKey(email: string): string | null {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).normalize('NFC').toLowerCase()
  const domain = domainToASCII(email.slice(at + 1))
  const isValid =
    at > 0 &&
    local.length <= MAX_LOCAL_PART &&
    // Only characters that need no quoting (RFC 5322 atext), and nothing that a mail client would decode (RFC 2047).
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(local) &&
    !local.includes('=?') &&
    !/^\.|\.\.|\.$/.test(local) &&
    /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  const key = `${local}@${domain}`
  return isValid && key.length <= MAX_ADDRESS ? key : null
}
