/**
 * The load of bench/http.ts, in a separate process: HTTP/1.1 over plain keep-alive sockets, each with one request in flight.
 * A node:http client needs four times the CPU per request and would become the bottleneck.
 */
import { connect, type Socket } from 'node:net'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { AnswerReader } from './support/answer-reader.ts'
import { answerParent } from './support/processes.ts'

export interface Load {
  readonly port: number
  readonly connections: number
  readonly ms: number
  /** The expected status of the answers; others are counted as strays. */
  readonly status: number
  /** The index in `requests` of the first to send; they are sent in rotation. */
  readonly from: number
}

export interface LoadResult {
  readonly count: number
  readonly ms: number
  readonly strays: number
  readonly bytes: number
  readonly p50Us: number
  readonly p99Us: number
  /** Where the next load continues. */
  readonly next: number
}

let requests: readonly string[] = []

answerParent(
  {
    requests(given: readonly string[]) {
      requests = given
    },
    run,
  },
  () => {},
)

async function run(load: Load): Promise<LoadResult> {
  const tally: Tally = { next: load.from, count: 0, strays: 0, bytes: 0, latency: createHistogram() }
  const startedAt = performance.now()
  const endAt = startedAt + load.ms
  await Promise.all(Array.from({ length: load.connections }, () => keepAsking(load, endAt, tally)))
  return {
    count: tally.count,
    ms: performance.now() - startedAt,
    strays: tally.strays,
    bytes: tally.bytes,
    p50Us: tally.latency.percentile(50),
    p99Us: tally.latency.percentile(99),
    next: tally.next,
  }
}

interface Tally {
  next: number
  count: number
  strays: number
  bytes: number
  readonly latency: RecordableHistogram
}

/** One connection: sends requests one after another until the time is over. */
function keepAsking({ port, status }: Load, endAt: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const reader = new AnswerReader()
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      const request = requests[tally.next % requests.length]
      if (request === undefined) throw new Error('no requests were given')
      tally.next += 1
      socket.write(request, 'latin1')
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () =>
      performance.now() < endAt ? reject(new Error('the server closed a connection')) : resolve(),
    )
    socket.on('data', (chunk) => {
      if (!reader.take(chunk)) return
      const now = performance.now()
      tally.count += 1
      tally.bytes += reader.bodyBytes
      if (reader.status !== status) tally.strays += 1
      tally.latency.record(Math.max(1, Math.round((now - askedAt) * 1000)))
      if (now < endAt) ask()
      else socket.destroy()
    })
  })
}
