import { domainToASCII } from 'node:url'

/** How names and addresses are compared: without case; domains in ASCII (UTS 46), so that each has one form. */
export function usernameKey(username: string): string {
  return username.toLowerCase()
}

const MAX_ADDRESS = 254
const MAX_LOCAL_PART = 64

/** The one form of an e-mail address, or null when it is none that mail can be sent to. */
export function emailKey(email: string): string | null {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).normalize('NFC').toLowerCase()
  const domain = domainToASCII(email.slice(at + 1))
  const isSound =
    at > 0 &&
    local.length <= MAX_LOCAL_PART &&
    // What needs no quoting (RFC 5322 atext), and nothing that a mail program would decode (RFC 2047).
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(local) &&
    !local.includes('=?') &&
    !/^\.|\.\.|\.$/.test(local) &&
    /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  const key = `${local}@${domain}`
  return isSound && key.length <= MAX_ADDRESS ? key : null
}
