import { createHmac, randomUUID } from 'node:crypto'

/** A new id: a short prefix and a UUIDv7 (RFC 9562), so that ids sort by creation time. */
export function createId(prefix: string, now = Date.now()): string {
  return idOf(prefix, now, randomUUID().slice(15))
}

/** A deterministic id for something without a stored one: a keyed hash of instant and name, which reveals neither. */
export function deriveId(prefix: string, { secret, at, name }: { secret: Buffer; at: Date; name: string }): string {
  const bytes = createHmac('sha256', secret).update(name).digest().subarray(0, 16)
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return idOf(prefix, at.getTime(), `${hex.slice(13, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`)
}

/** `random`: a UUID from its 16th character, which follows the version. */
function idOf(prefix: string, now: number, random: string): string {
  const time = now.toString(16).padStart(12, '0')
  return `${prefix}_${time.slice(0, 8)}-${time.slice(8)}-7${random}`
}
