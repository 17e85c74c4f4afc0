import type { Readable } from 'node:stream'
import { overloaded, rateLimited, retryAfter } from '../../platform/http/problems.ts'
import { once } from '../../platform/once.ts'
import type { Problem } from '../../platform/problem.ts'
import { imageUnreadable } from './problems.ts'

const SIDE_PX = 512
const MAX_PIXELS = 40_000_000
const QUALITY = 82
const TIMEOUT_S = 10
/** When a sender whose picture is still on its way is told to come again. */
const BUSY_S = 5

export interface PicturesOptions {
  /** How many may wait or be made at once; one more is answered 503. */
  readonly maxWaiting?: number
  /** How many bytes of pictures may be held at once, those of uploads that are under way among them. */
  readonly maxBytes?: number
}

/**
 * Makes pictures of what people send: one at a time, as 39 megapixels take up to 144 MiB and a processor for 0.5 to 3.3 s.
 * A place is taken by whole pictures only, and everybody sends one at a time, so that slow uploads keep nobody out: they
 * hold what has arrived of them.
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
   * A square picture in WebP, upright, 512 px at most, without anything that was not to be seen.
   * @throws Problem image_unreadable, rate_limited while this sender sends another one, overloaded, and what `open` throws
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
      // Whether it succeeds is its caller's concern; the next one only waits for its end.
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

/** By what it holds, not by what it is called. Everything else, SVG first of all, is kept from the decoders. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12)
  const isKnown =
    head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n') || /^GIF8[79]a|^RIFF.{4}WEBP/s.test(head)
  return isKnown && !isAnimatedPng(bytes, head)
}

/** The decoder shows the first frame of such and says nothing of the others; their chunk stands before the pixels. */
function isAnimatedPng(bytes: Buffer, head: string): boolean {
  const at = head.startsWith('\x89PNG') ? bytes.indexOf('acTL') : -1
  return at !== -1 && at < bytes.indexOf('IDAT')
}

/** Takes a quarter of a second to load. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
})

function nothing(): void {}
