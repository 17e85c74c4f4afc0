import type { ByteRange } from '../../platform/files/files.ts'

/**
 * Reads a `Range` header (RFC 9110, 14.2). `whole`: no range, or several or in another unit, which a server may ignore;
 * `beyond`: outside the file.
 */
export function readRange(header: string | undefined, sizeBytes: number): Required<ByteRange> | 'whole' | 'beyond' {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const end = sizeBytes - 1
  if (from === '')
    return Number(to) === 0 || end < 0 ? 'beyond' : { first: Math.max(0, sizeBytes - Number(to)), last: end }
  const first = Number(from)
  const last = to === '' ? end : Math.min(Number(to), end)
  if (to !== '' && Number(to) < first) return 'whole'
  return first > end ? 'beyond' : { first, last }
}
