import { createECDH } from 'node:crypto'

/** Identifies this service to the push services of browsers (VAPID, RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Reads a private key of the curve P-256, 32 bytes in base64url. @throws Error whose message completes a sentence */
export function readVapidKeys(privateKey: string): VapidKeys | null {
  if (privateKey === '') return null
  const curve = createECDH('prime256v1')
  try {
    if (!/^[\w-]{43}$/.test(privateKey)) throw new Error('wrong length')
    curve.setPrivateKey(privateKey, 'base64url')
  } catch {
    throw new Error('is not a P-256 private key of 32 bytes in base64url')
  }
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}

/** Whether a text is the public key of a browser's subscription: a point of P-256, uncompressed, in base64url. */
export function isBrowserKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  try {
    return /^[\w-]{87}$/.test(p256dh) && curve.computeSecret(p256dh, 'base64url').length === 32
  } catch {
    return false
  }
}
