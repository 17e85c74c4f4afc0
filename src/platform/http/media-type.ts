import type { Problem } from '../problem.ts'
import { unsupportedContentEncoding, unsupportedMediaType } from './problems.ts'

/** `accepted`: the media types that the operation accepts. */
export function wrongMediaType(accepted: readonly string[], cause?: unknown): Problem {
  const accept = accepted.join(', ')
  return unsupportedMediaType({ accept }, { headers: { accept }, cause })
}

const MAX_ENCODING = 40

/** @throws Problem unsupported_content_encoding when the body is compressed: the service never decompresses input */
export function requireIdentityEncoding(contentEncoding: string | undefined): void {
  if (contentEncoding === undefined || /^\s*(?:identity)?\s*$/i.test(contentEncoding)) return
  throw unsupportedContentEncoding(
    { encoding: contentEncoding.slice(0, MAX_ENCODING) },
    { headers: { 'accept-encoding': 'identity' } },
  )
}
