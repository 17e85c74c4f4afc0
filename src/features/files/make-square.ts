import { Problem } from '../../platform/problem.ts'
import { fileTypeOf, isAnimatedPng } from './file-type.ts'
import { DECODE_TIMEOUT_S, loadSharp, MAX_PIXELS } from './load-sharp.ts'
import { measurePicture } from './measure-picture.ts'
import { imageUnreadable } from './problems.ts'

const SIDE_PX = 512
const QUALITY = 82

/** An upright square WebP of at most 512 px, without metadata. @throws Problem image_unreadable, picture_too_large */
export async function makeSquare(bytes: Buffer): Promise<Buffer> {
  if (!fileTypeOf(bytes)?.startsWith('image/') || isAnimatedPng(bytes)) throw imageUnreadable()
  const sharp = await loadSharp()
  try {
    const { width, height, frames } = await measurePicture(bytes)
    if (frames > 1) throw new Error('it is animated')
    const side = Math.min(SIDE_PX, width, height)
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .toBuffer()
  } catch (error) {
    throw error instanceof Problem ? error : imageUnreadable({ cause: error })
  }
}
