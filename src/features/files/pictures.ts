import type { Readable } from 'node:stream'
import { overloaded, rateLimited, retryAfter } from '../../platform/http/problems.ts'
import type { Problem } from '../../platform/problem.ts'
import { type CleanFile, cleanFile } from './clean-file.ts'
import { makeSquare } from './make-square.ts'

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
   * @throws Problem image_unreadable, picture_too_large, rate_limited while the sender has another upload, overloaded; and what `open` throws
   */
  async makeSquare(sender: string, open: () => Promise<Readable>): Promise<Buffer> {
    return this.#process(sender, open, makeSquare)
  }

  /**
   * Reads a file of any accepted type and returns what is stored of it. `declared` is the type that the sender named; it
   * is called once the file has been read.
   * @throws Problem as `cleanFile`, rate_limited while the sender has another upload, overloaded; and what `open` throws
   */
  async cleanFile(sender: string, open: () => Promise<Readable>, declared: () => string): Promise<CleanFile> {
    return this.#process(sender, open, (bytes) => cleanFile(bytes, declared()))
  }

  async #process<Result>(
    sender: string,
    open: () => Promise<Readable>,
    work: (bytes: Buffer) => Promise<Result>,
  ): Promise<Result> {
    if (this.#senders.has(sender)) throw rateLimited({ seconds: BUSY_S }, retryAfter(BUSY_S))
    this.#senders.add(sender)
    const held = { bytes: 0 }
    try {
      return await this.#inTurn(await this.#read(await open(), held), work)
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

  async #inTurn<Result>(bytes: Buffer, work: (bytes: Buffer) => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.#maxWaiting) throw busy()
    this.#waiting++
    try {
      const turn = this.#last.then(() => work(bytes))
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

function nothing(): void {}
