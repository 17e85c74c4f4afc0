import { loadSharp, MAX_PIXELS } from './load-sharp.ts'
import { pictureTooLarge } from './problems.ts'

export interface Measured {
  readonly width: number
  readonly height: number
  readonly frames: number
}

/**
 * Reads the size of a picture from its header, before anything is decoded: a few kilobytes can announce gigabytes of pixels.
 * @throws Problem picture_too_large, and Error for an unreadable header
 */
export async function measurePicture(bytes: Buffer): Promise<Measured> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { animated: true, limitInputPixels: false, failOn: 'error' })
  const { width, height, pages: frames = 1, pageHeight = height } = await image.metadata()
  const pixels = width * pageHeight * frames
  if (pixels <= MAX_PIXELS) return { width, height: pageHeight, frames }
  const megapixels = Math.ceil(pixels / 1_000_000)
  throw pictureTooLarge({ megapixels, limit: MAX_PIXELS / 1_000_000 }, { members: { pixels, max_pixels: MAX_PIXELS } })
}
