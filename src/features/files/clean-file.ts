import type { Sharp } from 'sharp'
import { bodyTooLarge } from '../../platform/http/problems.ts'
import { contradicts, type FileType, fileTypeOf, hasItsEnd, isAnimatedPng } from './file-type.ts'
import { DECODE_TIMEOUT_S, loadSharp, MAX_PIXELS } from './load-sharp.ts'
import { fileTypeMismatch, fileTypeNotAllowed, fileUnreadable } from './problems.ts'

const QUALITY = 90
/** Encoded again, a picture may grow: twice what may be sent is the most that is stored. */
export const MAX_STORED_BYTES = 20 * 1_048_576

export interface CleanFile {
  readonly content: Buffer
  readonly contentType: FileType
}

/**
 * The file as it is stored: its type is that of its content, and a picture is encoded again, upright, without its metadata
 * and whatever else the file contained. Animations stay. A PDF is stored as it is.
 * @throws Problem file_type_not_allowed, file_type_mismatch, file_unreadable, body_too_large
 */
export async function cleanFile(bytes: Buffer, declared: string): Promise<CleanFile> {
  const contentType = fileTypeOf(bytes)
  if (contentType === undefined) throw fileTypeNotAllowed()
  if (contradicts(declared, contentType))
    throw fileTypeMismatch({ declared: declared.slice(0, 100), type: contentType })
  if (!hasItsEnd(bytes, contentType) || isAnimatedPng(bytes)) throw fileUnreadable()
  if (contentType === 'application/pdf') return { content: bytes, contentType }
  const content = await encodeAgain(bytes, contentType)
  if (content.length > MAX_STORED_BYTES) throw bodyTooLarge({ limit: MAX_STORED_BYTES })
  return { content, contentType }
}

async function encodeAgain(bytes: Buffer, type: FileType): Promise<Buffer> {
  const sharp = await loadSharp()
  try {
    const image = sharp(bytes, { animated: true, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height, pages = 1, pageHeight = height } = await image.metadata()
    if (width * pageHeight * pages > MAX_PIXELS) throw new Error('its frames have too many pixels')
    // Animations have no orientation, and the decoder cannot turn them.
    const upright = pages > 1 ? image : image.autoOrient()
    return await encode(upright, type).timeout({ seconds: DECODE_TIMEOUT_S }).toBuffer()
  } catch (error) {
    throw fileUnreadable({ cause: error })
  }
}

function encode(image: Sharp, type: FileType): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: QUALITY })
  if (type === 'image/png') return image.png()
  return type === 'image/webp' ? image.webp({ quality: QUALITY }) : image.gif()
}
