import { createHmac, randomBytes } from 'node:crypto'

/** A new id: a short prefix and a UUIDv7 (RFC 9562), so that ids sort by creation time. */
export function createId(prefix: string, now = Date.now()): string {
  return idOf(prefix, now, randomBytes(16))
}

/** A deterministic id for something without a stored one: a keyed hash of instant and name, which reveals neither. */
export function deriveId(prefix: string, { secret, at, name }: { secret: Buffer; at: Date; name: string }): string {
  return idOf(prefix, at.getTime(), createHmac('sha256', secret).update(name).digest().subarray(0, 16))
}

function idOf(prefix: string, now: number, bytes: Buffer): string {
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${prefix}_${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
