import type { Sharp } from 'sharp'
import { DECODE_TIMEOUT_S, loadSharp, MAX_PIXELS } from './load-sharp.ts'

/** The smaller forms of an uploaded picture: stills in WebP. */
export const PICTURE_SIZES = ['thumbnail', 'medium', 'large'] as const
export type PictureSize = (typeof PICTURE_SIZES)[number]
export const SIZE_TYPE = 'image/webp'

/** Longest side in pixels. A smaller picture keeps its own. */
export const SIDES_PX: Readonly<Record<PictureSize, number>> = { thumbnail: 256, medium: 768, large: 1_600 }
const QUALITY = 80

export interface SizedPicture {
  readonly size: PictureSize
  readonly width: number
  readonly height: number
  readonly content: Buffer
}

/** Makes every size of a picture that has been measured; of an animation, of its first frame. */
export async function makeSizes(bytes: Buffer): Promise<SizedPicture[]> {
  const sharp = await loadSharp()
  // Decoded once: the others are made of the pixels of the largest.
  const { data, info } = await within(
    fit(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient(), SIDES_PX.large).raw(),
  )
  const { width, height, channels } = info
  const sizes: SizedPicture[] = []
  for (const size of PICTURE_SIZES) {
    const still = fit(sharp(data, { raw: { width, height, channels } }), SIDES_PX[size])
    const made = await within(still.webp({ quality: QUALITY }))
    sizes.push({ size, width: made.info.width, height: made.info.height, content: made.data })
  }
  return sizes
}

/** Where the bytes of a size are. */
export function sizeKey(storageKey: string, size: PictureSize): string {
  return `${storageKey}.${size}`
}

function fit(image: Sharp, sidePx: number): Sharp {
  return image.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })
}

function within(image: Sharp) {
  return image.timeout({ seconds: DECODE_TIMEOUT_S }).toBuffer({ resolveWithObject: true })
}
