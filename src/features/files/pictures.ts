import { once } from '../../platform/once.ts'
import { problem } from '../../platform/problem.ts'

const SIDE_PX = 512
const MAX_PIXELS = 40_000_000
const QUALITY = 82
const TIMEOUT_S = 10

/** Makes pictures of what people send: one at a time, as 39 megapixels take up to 144 MiB and a processor for 0.5 to 3.3 s. */
export class Pictures {
  readonly #maxAdmitted: number
  #admitted = 0
  #last: Promise<unknown> = Promise.resolve()

  /** `maxAdmitted`: how many may be read, wait or be made at once; one more is answered 503. */
  constructor({ maxAdmitted = 16 }: { readonly maxAdmitted?: number } = {}) {
    this.#maxAdmitted = maxAdmitted
  }

  /**
   * A square picture in WebP, upright, 512 px at most, without anything that was not to be seen.
   * @throws Problem image_unreadable, overloaded, and what `read` throws
   */
  async makeSquare(read: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#admitted >= this.#maxAdmitted) throw problem('overloaded', { headers: { 'retry-after': '5' } })
    this.#admitted++
    try {
      const bytes = await read()
      const turn = this.#last.then(() => makeSquare(bytes))
      // Whether it succeeds is its caller's concern; the next one only waits for its end.
      this.#last = turn.then(nothing, nothing)
      return await turn
    } finally {
      this.#admitted--
    }
  }
}

async function makeSquare(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw problem('image_unreadable')
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
    throw problem('image_unreadable', { cause: error })
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
