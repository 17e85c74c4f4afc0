/** A file name for `Content-Disposition`, encoded by RFC 8187, because it may be Thai. */
export function extendedFileName(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename*=UTF-8''${encoded}`
}
