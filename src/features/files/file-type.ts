/** The types of files that users may store, by their content. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** What clients call these types, too. */
const ALIASES: Readonly<Record<string, FileType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
}
/** What clients send if they do not know the type; a part without a type is `text/plain` (RFC 7578). */
const UNKNOWN = new Set(['', 'application/octet-stream', 'text/plain'])

/** Decides by content, not by name. Everything else, above all SVG, never reaches the decoders. */
export function fileTypeOf(bytes: Buffer): FileType | undefined {
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image/webp'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  // Readers also accept it later in the file; such files are usually of two types.
  return /^%PDF-[12]\.\d/.test(head) ? 'application/pdf' : undefined
}

/** Whether the type that the sender declared says something else. */
export function contradicts(declared: string, type: FileType): boolean {
  const name = declared.toLowerCase().split(';')[0]!.trim()
  return !UNKNOWN.has(name) && (ALIASES[name] ?? name) !== type
}

const TAIL_BYTES = 1_024

/**
 * Whether a PDF or GIF has its end and nothing follows it: a file that was cut off has none, and one of two types has more.
 * The decoders of the other types notice what is missing.
 */
export function hasItsEnd(bytes: Buffer, type: FileType): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES))
  if (type === 'application/pdf') return /%%EOF[\s\0]*$/.test(tail)
  return type !== 'image/gif' || /;\0*$/.test(tail)
}

/** The decoder silently drops all frames but the first. The chunk that announces them precedes the pixels. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const at = fileTypeOf(bytes) === 'image/png' ? bytes.indexOf('acTL') : -1
  return at !== -1 && at < bytes.indexOf('IDAT')
}
