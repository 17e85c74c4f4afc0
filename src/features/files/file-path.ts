/** Path of `getFile` for one file. */
export function filePath(fileId: string): string {
  return `/core/v1/storage/files/${fileId}`
}
