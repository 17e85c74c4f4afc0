/**
 * What the planner may load: only this service, pictures of places by HTTPS, and the host of a map style. React Aria adds
 * one style element, and the map sizes its canvas by style attributes, so styles alone may be inline.
 */
export function contentPolicy(mapStyleUrl: string): string {
  const map = mapStyleUrl === '' ? '' : ` ${new URL(mapStyleUrl).origin}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${map}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
