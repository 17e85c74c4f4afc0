/** The limit of the machine: a node:http server that returns recorded bytes and headers in turn, whatever the request. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from './support/processes.ts'

export interface RecordedAnswer {
  readonly status: number
  /** Names and values in turn, as they were sent. */
  readonly headers: readonly string[]
  readonly body: Uint8Array
}

let answers: readonly { readonly status: number; readonly headers: string[]; readonly body: Buffer }[] = []
let next = 0

const server = createServer((_request, response) => {
  const answer = answers[next++ % answers.length]
  if (!answer) throw new Error('no answers were given')
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

answerParent(
  {
    port: () => (server.address() as AddressInfo).port,
    answers(given: readonly RecordedAnswer[]) {
      answers = given.map(({ status, headers, body }) => ({ status, headers: [...headers], body: Buffer.from(body) }))
    },
  },
  () => server.close(),
)
