import { type Problem, problem } from '../problem.ts'

/** `accepted`: the media types that the operation takes. */
export function wrongMediaType(accepted: readonly string[], cause?: unknown): Problem {
  const accept = accepted.join(', ')
  return problem('unsupported_media_type', { values: { accept }, headers: { accept }, cause })
}
