import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import type { KeyScope } from '../../platform/operation.ts'
import { insertKey } from './key-store.ts'

/** Creates a key. Returns its secret, of which only the digest is stored. */
export async function createKey(
  db: Database,
  wish: { readonly name: string; readonly scopes: readonly KeyScope[]; readonly expiresAt: Date | null },
): Promise<{ keyId: string; secret: string }> {
  const keyId = createId('key')
  const secret = `tiao_${randomBytes(32).toString('base64url')}`
  await insertKey(db, { keyId, ...wish, secretDigest: digestOf(secret) })
  return { keyId, secret }
}

export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
