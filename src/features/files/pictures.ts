import type { Readable } from 'node:stream'
import { overloaded, rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Problem } from '../../platform/problem.ts'
import { imageUnreadable } from './problems.ts'

const SIDE_PX = 512
const MAX_PIXELS = 40_000_000
const QUALITY = 82
const TIMEOUT_S = 10
/** `Retry-After` for a sender whose last picture is still being processed. */
const BUSY_S = 5

export interface PicturesOptions {
  /** Pictures that may wait or be processed; further ones get 503. */
  readonly maxWaiting?: number
  /** Bytes of pictures held in memory, including uploads that are under way. */
  readonly maxBytes?: number
}

/**
 * Re-encodes uploaded pictures, one at a time: 39 megapixels take up to 144 MiB and 0.5 to 3.3 s of CPU. Only complete
 * uploads take a place in the queue, and each sender has one upload at a time, so slow uploads block nobody.
 */
export class Pictures {
  readonly #maxWaiting: number
  readonly #maxBytes: number
  readonly #senders = new Set<string>()
  #waiting = 0
  #bytes = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor({ maxWaiting = 16, maxBytes = 128 * 1_048_576 }: PicturesOptions = {}) {
    this.#maxWaiting = maxWaiting
    this.#maxBytes = maxBytes
  }

  /**
   * Returns an upright square WebP of at most 512 px, without metadata.
   * @throws Problem image_unreadable, rate_limited while the sender has another upload, overloaded; and what `open` throws
   */
  async makeSquare(sender: string, open: () => Promise<Readable>): Promise<Buffer> {
    if (this.#senders.has(sender)) throw rateLimited({ seconds: BUSY_S }, retryAfter(BUSY_S))
    this.#senders.add(sender)
    const held = { bytes: 0 }
    try {
      return await this.#inTurn(await this.#read(await open(), held))
    } finally {
      this.#bytes -= held.bytes
      this.#senders.delete(sender)
    }
  }

  async #read(stream: Readable, held: { bytes: number }): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      held.bytes += chunk.length
      this.#bytes += chunk.length
      // Leaving the loop destroys the stream.
      if (this.#bytes > this.#maxBytes) throw busy()
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  }

  async #inTurn(bytes: Buffer): Promise<Buffer> {
    if (this.#waiting >= this.#maxWaiting) throw busy()
    this.#waiting++
    try {
      const turn = this.#last.then(() => makeSquare(bytes))
      // Its caller handles a failure; the next one only waits for its end.
      this.#last = turn.then(nothing, nothing)
      return await turn
    } finally {
      this.#waiting--
    }
  }
}

function busy(): Problem {
  return overloaded(retryAfter(5))
}

async function makeSquare(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw imageUnreadable()
  const sharp = await loadSharp()
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height, pages = 1 } = await image.metadata()
    if (pages > 1) throw new Error('it is animated')
    const side = Math.min(SIDE_PX, width, height)
    return await image
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw imageUnreadable({ cause: error })
  }
}

/** Decides by content, not by name. Everything else, above all SVG, never reaches the decoders. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  const isKnown =
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^GIF8[79]a|^RIFF.{4}WEBP/s.test(head)
  return isKnown && !isAnimatedPng(bytes, head)
}

/** The decoder silently drops all frames but the first. The chunk that announces them precedes the pixels. */
function isAnimatedPng(bytes: Buffer, head: string): boolean {
  const at = head.startsWith('\x89PNG') ? bytes.indexOf('acTL') : -1
  return at !== -1 && at < bytes.indexOf('IDAT')
}

/** Loaded on first use, because loading takes 250 ms. */
const loadSharp = lazy(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
})

function nothing(): void {}
