import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** `PUBLIC_URL`; empty if not set. */
    readonly publicUrl: string
  }
}

/** A host name or IP address with an optional port: the only `Host` values that answers repeat. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The base of URLs in answers: `PUBLIC_URL`, else the URL that the caller used. `X-Forwarded-Host` and `-Proto` count only
 * from trusted proxies, and an invalid host is never repeated. Emails use `publicUrl`, never this.
 */
export function baseUrlOf({ server, protocol, host, socket }: FastifyRequest): string {
  if (server.publicUrl !== '') return server.publicUrl.replace(/\/+$/, '')
  if (HOST.test(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  const { localAddress = '127.0.0.1', localPort = 80 } = socket
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}
