import { createHmac, timingSafeEqual } from 'node:crypto'
import { filePath } from './file-path.ts'

/** The path of a file with the right to read it until an instant; valid for this file only, for whoever has it. */
export function signedPath(secret: Buffer, fileId: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1_000)
  return `${filePath(fileId)}?expires=${expires}&signature=${sign(secret, fileId, expires)}`
}

export interface SignedQuery {
  readonly expires?: number | undefined
  readonly signature?: string | undefined
}

export function checkSignature(
  secret: Buffer,
  fileId: string,
  { expires, signature }: SignedQuery,
  now: Date,
): 'valid' | 'expired' | 'wrong' {
  if (expires === undefined || signature === undefined) return 'wrong'
  const [expected, given] = [Buffer.from(sign(secret, fileId, expires)), Buffer.from(signature)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong'
  return expires * 1_000 > now.getTime() ? 'valid' : 'expired'
}

function sign(secret: Buffer, fileId: string, expires: number): string {
  return createHmac('sha256', secret).update(`${fileId}\n${expires}`).digest('base64url')
}
