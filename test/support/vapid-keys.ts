import { createECDH } from 'node:crypto'
import { readVapidKeys, type VapidKeys } from '../../src/platform/push/web-push-keys.ts'

const BYTES = 32

/** Keys as `web-push` creates them: a private key that begins with zeros has its 32 bytes too, unlike that of the curve. */
export function newVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return readVapidKeys(padded(curve.getPrivateKey()))!
}

export const padded = (privateKey: Buffer): string =>
  Buffer.concat([Buffer.alloc(BYTES), privateKey])
    .subarray(-BYTES)
    .toString('base64url')
