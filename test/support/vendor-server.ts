import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface VendorRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Each server checks its own. */
  readonly body: ReturnType<typeof JSON.parse>
}

export interface VendorAnswer {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** How the server treats one call. `loseAnswer`: does what is asked, then closes the connection without an answer. */
export type VendorFault = { readonly answer: VendorAnswer } | 'cut' | 'hang' | 'loseAnswer'

export interface VendorServer {
  readonly url: string
  /** The faults of the next calls, in order. */
  readonly faults: VendorFault[]
  stop(): Promise<void>
}

/** An HTTP server on loopback that answers JSON and injects faults. */
export async function startVendorServer(answer: (request: VendorRequest) => VendorAnswer): Promise<VendorServer> {
  const faults: VendorFault[] = []
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => response.destroy(error as Error))
  })
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { method = '', url: path = '', headers } = incoming
    const fault = faults.shift()
    if (fault === 'cut') return void response.destroy()
    if (fault === 'hang') return
    const request = { method, path, headers, body: text === '' ? null : JSON.parse(text) }
    const given = typeof fault === 'object' ? fault.answer : answer(request)
    if (fault === 'loseAnswer') return void response.destroy()
    response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers })
    response.end(JSON.stringify(given.body))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
