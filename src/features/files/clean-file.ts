import type { Sharp } from 'sharp'
import { bodyTooLarge } from '../../platform/http/problems.ts'
import { Problem } from '../../platform/problem.ts'
import { contradicts, type FileType, fileTypeOf, hasItsEnd, isAnimatedPng } from './file-type.ts'
import { DECODE_TIMEOUT_S, loadSharp, MAX_PIXELS } from './load-sharp.ts'
import { measurePicture } from './measure-picture.ts'
import { makeSizes, type SizedPicture } from './picture-sizes.ts'
import { fileTypeMismatch, fileTypeNotAllowed, fileUnreadable } from './problems.ts'

const QUALITY = 90
/** Encoded again, a picture may grow: twice what may be sent is the most that is stored. */
export const MAX_STORED_BYTES = 20 * 1_048_576

export interface CleanFile {
  readonly content: Buffer
  readonly contentType: FileType
  /** Of a picture. */
  readonly sizes: readonly SizedPicture[]
}

/**
 * The file as it is stored: its type is that of its content, and a picture is encoded again, upright, without its metadata
 * and whatever else the file contained. Animations stay. A PDF is stored as it is.
 * @throws Problem file_type_not_allowed, file_type_mismatch, file_unreadable, picture_too_large, body_too_large
 */
export async function cleanFile(bytes: Buffer, declared: string): Promise<CleanFile> {
  const contentType = fileTypeOf(bytes)
  if (contentType === undefined) throw fileTypeNotAllowed()
  if (contradicts(declared, contentType))
    throw fileTypeMismatch({ declared: declared.slice(0, 100), type: contentType })
  if (!hasItsEnd(bytes, contentType) || isAnimatedPng(bytes)) throw fileUnreadable()
  if (contentType === 'application/pdf') return { content: bytes, contentType, sizes: [] }
  try {
    const { frames } = await measurePicture(bytes)
    const content = await encodeAgain(bytes, contentType, frames)
    if (content.length > MAX_STORED_BYTES) throw bodyTooLarge({ limit: MAX_STORED_BYTES })
    return { content, contentType, sizes: await makeSizes(bytes) }
  } catch (error) {
    throw error instanceof Problem ? error : fileUnreadable({ cause: error })
  }
}

async function encodeAgain(bytes: Buffer, type: FileType, frames: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'error' })
  // Animations have no orientation, and the decoder cannot turn them.
  const upright = frames > 1 ? image : image.autoOrient()
  return encode(upright, type).timeout({ seconds: DECODE_TIMEOUT_S }).toBuffer()
}

function encode(image: Sharp, type: FileType): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: QUALITY })
  if (type === 'image/png') return image.png()
  return type === 'image/webp' ? image.webp({ quality: QUALITY }) : image.gif()
}
