import type { Readable } from 'node:stream'

/** A store of uploaded files: a folder or an S3-compatible bucket, with the same guarantees. */
export interface Files {
  /**
   * Stores a file under a key and replaces an existing one atomically.
   * @throws FileTooLargeError beyond `maxBytes`, and InvalidFileKeyError; nothing is stored then
   */
  put(content: Buffer | Readable, options: PutOptions): Promise<StoredFile>
  /** @throws FileNotFoundError, FileRangeError */
  get(key: string, range?: ByteRange): Promise<FileContent>
  stat(key: string): Promise<StoredFile | undefined>
  /** Succeeds even if the file does not exist. */
  delete(key: string): Promise<void>
  /** Keys with a prefix, after `after`, in byte order; at most `limit` (1 to 1,000). */
  list(prefix: string, limit: number, after?: string): Promise<ListedFile[]>
  /** Rejects if files cannot be stored now. */
  check(): Promise<void>
}

export interface PutOptions {
  readonly key: string
  readonly contentType: string
  readonly maxBytes: number
}

/** Positions of the first and the last byte, as in HTTP; without `last`, to the end. */
export interface ByteRange {
  readonly first: number
  readonly last?: number
}

export interface ListedFile {
  readonly key: string
  readonly sizeBytes: number
  readonly modifiedAt: Date
}

export interface StoredFile extends ListedFile {
  readonly contentType: string
  /** Changes with the content; without quotes. */
  readonly etag: string
}

export interface FileContent extends StoredFile {
  /** The bytes of the range; consume or destroy it. `sizeBytes` is the size of the whole file. */
  readonly stream: Readable
  readonly first: number
  readonly last: number
}

export class FileNotFoundError extends Error {
  override readonly name = 'FileNotFoundError'
}

export class FileRangeError extends Error {
  override readonly name = 'FileRangeError'
}

export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError'
}

export class InvalidFileKeyError extends Error {
  override readonly name = 'InvalidFileKeyError'
}

const MAX_KEY_BYTES = 900
const MAX_SEGMENT_BYTES = 200
const MAX_LISTED = 1000
const MAX_CONTENT_TYPE = 200
// Letters of any script with their marks, digits and some punctuation; no segment begins with a dot.
const SEGMENT = /^(?!\.)[\p{L}\p{M}\p{N}._\-+=@ ()]+$/u

/** Accepts only keys that mean the same on every store and cannot escape a folder. */
export function checkKey(key: string): void {
  const segments = key.split('/')
  const isFine =
    Buffer.byteLength(key) <= MAX_KEY_BYTES &&
    key === key.normalize('NFC') &&
    segments.every((segment) => SEGMENT.test(segment) && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES)
  if (!isFine) throw new InvalidFileKeyError(`${JSON.stringify(key.slice(0, 200))} is not a valid file key`)
}

/** A prefix may end anywhere, so it is validated with a possible continuation. */
export function checkList(prefix: string, limit: number): void {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? `${prefix}x` : prefix)
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LISTED)) {
    throw new RangeError(`A list of ${limit} files; 1 to ${MAX_LISTED} are allowed`)
  }
}

export function checkContentType(contentType: string): void {
  if (contentType.length > MAX_CONTENT_TYPE || !/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w."+-]+)*$/.test(contentType)) {
    throw new RangeError(`${JSON.stringify(contentType.slice(0, 200))} is not a content type`)
  }
}

/** The byte positions of a range in a file. @throws FileRangeError if it begins past the end */
export function resolveRange(range: ByteRange | undefined, sizeBytes: number): { first: number; last: number } {
  const { first, last = sizeBytes - 1 } = range ?? { first: 0 }
  if (!range) return { first, last }
  if (!(Number.isInteger(first) && Number.isInteger(last) && first >= 0 && first <= last && first < sizeBytes)) {
    throw new FileRangeError(`Bytes ${first} to ${last} of ${sizeBytes}`)
  }
  return { first, last: Math.min(last, sizeBytes - 1) }
}

export async function* chunksOf(content: Buffer | Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let total = 0
  for await (const chunk of Buffer.isBuffer(content) ? [content] : content) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string | Uint8Array)
    total += bytes.length
    if (total > maxBytes) throw new FileTooLargeError(`More than ${maxBytes} bytes`)
    yield bytes
  }
}
