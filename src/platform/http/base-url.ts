import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** `PUBLIC_URL`; empty when it is not set. */
    readonly publicUrl: string
  }
}

/** A name or an address, with a port or without: what a client may call us and be told again. */
const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * What URLs of this service begin with in an answer: `PUBLIC_URL`, else how the caller called us. `X-Forwarded-Host` and
 * `-Proto` count from trusted proxies only, and what is no host is never repeated. Mails use `publicUrl`, never this.
 */
export function baseUrlOf({ server, protocol, host, socket }: FastifyRequest): string {
  if (server.publicUrl !== '') return server.publicUrl.replace(/\/+$/, '')
  if (HOST.test(host)) return `${protocol === 'https' ? 'https' : 'http'}://${host}`
  const { localAddress = '127.0.0.1', localPort = 80 } = socket
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
}
