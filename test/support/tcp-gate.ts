/** A proxy in front of a server that tests can shut: connections break and new ones are refused, as in an outage. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { DatabaseLocation } from '../../src/platform/database/database.ts'

export interface TcpGate {
  readonly port: number
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export async function createTcpGate(target: { host: string; port: number } | { path: string }): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  const server = createServer((inner) => {
    const outer = connect(target)
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const shut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    shut,
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: shut,
  }
}

/** What a gate to a database leads to. */
export function targetOf(location: DatabaseLocation): { host: string; port: number } | { path: string } {
  if ('url' in location) {
    const { hostname, port } = new URL(location.url)
    return { host: hostname, port: Number(port || 5432) }
  }
  const { host, port } = location.connection
  return { path: `${host}/.s.PGSQL.${port}` }
}

/** The URL of a database through a gate. */
export function throughGate(location: DatabaseLocation, port: number): string {
  if ('url' in location) {
    const url = new URL(location.url)
    url.host = `127.0.0.1:${port}`
    return url.href
  }
  return `postgres://${location.connection.user}@127.0.0.1:${port}/${location.connection.database}`
}
