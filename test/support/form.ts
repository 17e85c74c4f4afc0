export interface FormPart {
  readonly name: string
  readonly content: Buffer | string
  /** Makes it a file. */
  readonly fileName?: string
  readonly contentType?: string
}

const BOUNDARY = '----form-of-a-test'

/** A multipart/form-data body, with its headers added to the given ones. */
export function form(
  parts: readonly FormPart[],
  headers: Readonly<Record<string, string>> = {},
): { headers: Record<string, string>; payload: Buffer } {
  const chunks = parts.flatMap(({ name, content, fileName, contentType }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${contentType ?? 'image/jpeg'}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const payload = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk as string)))
  return { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, payload }
}
