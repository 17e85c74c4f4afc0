import type { PictureSize } from './picture-sizes.ts'

/** Path of `getFile` for one file, or for a smaller form of a picture. */
export function filePath(fileId: string, size?: PictureSize): string {
  return `/core/v1/storage/files/${fileId}${size === undefined ? '' : `?size=${size}`}`
}
