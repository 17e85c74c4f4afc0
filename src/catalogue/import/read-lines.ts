/** Reads text lines from a byte stream, plain or gzip, in bounded memory. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: 'too_long' | 'bad_encoding' }

/** The source failed: an unreadable file, damaged compression, an unresponsive vendor. */
export class SourceError extends Error {
  readonly code: string
  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'SourceError'
    this.code = code
  }
}

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d
const BOM = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Splits at `\n` and drops `\r` and a byte order mark; yields several lines at a time, numbered from 1. Detects gzip by its first
 * two bytes. Reports lines that exceed `maxLineBytes` or are not UTF-8 and continues.
 * @throws SourceError if the stream fails or its compression is damaged
 */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxLineBytes: number,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<readonly Line[]> {
  const splitter = new LineSplitter(maxLineBytes)
  try {
    for await (const chunk of await unpacked(counted(stream, onBytes))) yield splitter.push(Buffer.from(chunk))
  } catch (error) {
    throw error instanceof SourceError ? error : sourceErrorOf(error)
  }
  yield splitter.end()
}

class LineSplitter {
  readonly #maxBytes: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #pieces: Buffer[] = []
  #bytes = 0
  #number = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  push(chunk: Buffer): Line[] {
    const lines: Line[] = []
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at))
      lines.push(this.#close())
      from = at + 1
    }
    this.#keep(chunk.subarray(from))
    return lines
  }

  /** The last line may lack a line feed. */
  end(): Line[] {
    return this.#bytes > 0 ? [this.#close()] : []
  }

  #keep(piece: Buffer): void {
    this.#bytes += piece.length
    if (this.#bytes > this.#maxBytes) this.#pieces = []
    else if (piece.length > 0) this.#pieces.push(piece)
  }

  #close(): Line {
    const number = ++this.#number
    const tooLong = this.#bytes > this.#maxBytes
    let bytes = this.#pieces.length === 1 ? this.#pieces[0]! : Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#bytes = 0
    if (tooLong) return { number, fault: 'too_long' }
    if (number === 1 && bytes.subarray(0, 3).equals(BOM)) bytes = bytes.subarray(3)
    if (bytes.at(-1) === CARRIAGE_RETURN) bytes = bytes.subarray(0, -1)
    try {
      return { number, text: this.#decoder.decode(bytes) }
    } catch {
      return { number, fault: 'bad_encoding' }
    }
  }
}

/** The stream, decompressed if it is gzip. */
async function unpacked(stream: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const iterator = stream[Symbol.asyncIterator]()
  let head: Uint8Array = Buffer.alloc(0)
  let done = false
  while (head.length < 2 && !done) {
    const next = await iterator.next()
    done = next.done === true
    if (!next.done) head = Buffer.concat([head, next.value])
  }
  const whole = rest(head, iterator)
  if (head[0] !== 0x1f || head[1] !== 0x8b) return whole
  const gunzip = createGunzip()
  // A failure also destroys `gunzip`, whose reader reports it.
  pipeline(Readable.from(whole, { objectMode: false }), gunzip).catch(() => {})
  return gunzip
}

async function* rest(head: Uint8Array, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  } finally {
    await iterator.return?.()
  }
}

async function* counted(
  stream: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    onBytes(bytes)
    yield chunk
  }
}

function sourceErrorOf(error: unknown): SourceError {
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('Z_'))
    return new SourceError('damaged_gzip', `The compressed file is damaged or cut short: ${message}`, error)
  return new SourceError('unreadable', `The file cannot be read: ${message}`, error)
}
