import type { Problem } from '../problem.ts'
import { unsupportedMediaType } from './problems.ts'

/** `accepted`: the media types that the operation takes. */
export function wrongMediaType(accepted: readonly string[], cause?: unknown): Problem {
  const accept = accepted.join(', ')
  return unsupportedMediaType({ accept }, { headers: { accept }, cause })
}
