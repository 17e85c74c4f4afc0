import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { distanceM, type Point } from '../../src/world/point.ts'

/**
 * A road engine on loopback that speaks as OSRM and as Valhalla do, with their limits and refusals. Its roads are straight
 * lines driven at one kilometre a minute, a tenth longer towards the south.
 */
export interface RoadEngineServer {
  /** For `ROADS_URL`, with a path and the credentials that it wants. */
  readonly url: string
  /** The number of points in each request. */
  readonly requests: readonly number[]
  /** How requests are answered, until changed. */
  behave(trouble: RoadTrouble): void
  stop(): Promise<void>
}

export interface RoadTrouble {
  readonly status?: number
  readonly delayMs?: number
  /** Only for this many requests; by default for all. */
  readonly times?: number
  /** Answers with this text instead. */
  readonly body?: string
  /** Changes the answer. */
  readonly spoil?: (answer: Record<string, unknown>) => unknown
  /** Points that no road leads to. */
  readonly islands?: (point: Point) => boolean
  /** Points that are snapped to a distant road. */
  readonly offRoad?: (point: Point) => boolean
  /** Closes the connection without an answer. */
  readonly reset?: boolean
}

const USER = 'road-user'
const PASSWORD = 'p@ss:word'
const BASE = '/maps/thailand'
const MAX_OSRM_POINTS = 100
const MAX_VALHALLA_PAIRS = 2_500
const MAX_VALHALLA_M = 400_000

export function roadMinutes(from: Point, to: Point): number {
  return (distanceM(from, to) / 1000) * (to.latitude < from.latitude ? 1.1 : 1)
}

export async function startRoadEngineServer(): Promise<RoadEngineServer> {
  const requests: number[] = []
  let trouble: RoadTrouble = {}
  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, error.status, error.body)
      else response.destroy(error as Error)
    })
  })
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const wanted = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
    if (incoming.headers.authorization !== wanted) throw new Refusal(401, 'missing credentials')
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith(BASE)) throw new Refusal(404, 'no such path')
    const path = url.pathname.slice(BASE.length)
    const text = await textOf(incoming)
    const { times = Number.POSITIVE_INFINITY, ...now } = trouble
    const isTroubled = times > 0
    trouble = { ...trouble, times: times - 1 }
    const answer = path.startsWith('/table/')
      ? osrmTable(incoming, path, url.searchParams, now, requests)
      : valhallaTable(incoming, path, text, now, requests)
    if (!isTroubled) return send(response, 200, answer)
    if (now.delayMs) await sleep(now.delayMs)
    if (now.reset) return void response.destroy()
    if (now.status !== undefined) throw new Refusal(now.status, 'in trouble')
    if (now.body !== undefined) return void response.writeHead(200).end(now.body)
    send(response, 200, now.spoil ? now.spoil(answer) : answer)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}${BASE}/`,
    requests,
    behave: (next) => void (trouble = next),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

class Refusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, reason: string | object) {
    super(String(reason))
    this.status = status
    this.body = typeof reason === 'string' ? { message: reason } : reason
  }
}

function osrmTable(
  { method }: IncomingMessage,
  path: string,
  query: URLSearchParams,
  { islands, offRoad }: RoadTrouble,
  requests: number[],
): Record<string, unknown> {
  const [, service, version, profile, coordinates = ''] = path.split('/').map(decodeURIComponent)
  if (method !== 'GET' || service !== 'table' || version !== 'v1' || profile !== 'driving')
    throw new Refusal(400, { code: 'InvalidUrl', message: `no ${method} of ${path}` })
  if (query.get('annotations') !== 'duration,distance')
    throw new Refusal(400, { code: 'InvalidOptions', message: 'Options are invalid' })
  const points = coordinates.split(';').map((pair) => {
    const [longitude, latitude] = pair.split(',').map(Number)
    return pointOf(
      latitude,
      longitude,
      () => new Refusal(400, { code: 'InvalidQuery', message: 'Query string malformed' }),
    )
  })
  requests.push(points.length)
  if (points.length > MAX_OSRM_POINTS) throw new Refusal(400, { code: 'TooBig', message: 'Too many table coordinates' })
  const isReached = (from: Point, to: Point) => islands?.(from) === islands?.(to)
  const table = (tell: (from: Point, to: Point) => number) =>
    points.map((from) => points.map((to) => (isReached(from, to) ? tell(from, to) : null)))
  return {
    code: 'Ok',
    durations: table((from, to) => roadMinutes(from, to) * 60),
    distances: table((from, to) => roadMinutes(from, to) * 1000),
    sources: points.map((point) => ({ distance: offRoad?.(point) ? 9_000 : 12.5, name: '' })),
  }
}

function valhallaTable(
  { method }: IncomingMessage,
  path: string,
  text: string,
  { islands }: RoadTrouble,
  requests: number[],
): Record<string, unknown> {
  if (method !== 'POST' || path !== '/sources_to_targets')
    throw new Refusal(404, { error_code: 106, error: 'Try any of: /sources_to_targets' })
  type Spot = { lat?: number; lon?: number }
  const { sources, targets, costing } = JSON.parse(text) as { sources: Spot[]; targets: Spot[]; costing?: string }
  if (costing !== 'auto') throw new Refusal(400, { error_code: 124, error: 'No costing method provided' })
  const pointsOf = (spots: readonly Spot[]) =>
    spots.map(({ lat, lon }) => pointOf(lat, lon, () => new Refusal(400, { error_code: 120, error: 'Bad location' })))
  const [from, to] = [pointsOf(sources), pointsOf(targets)]
  requests.push(from.length)
  if (from.length * to.length > MAX_VALHALLA_PAIRS)
    throw new Refusal(400, { error_code: 150, error: 'Exceeded max location pairs' })
  if (from.some((a) => to.some((b) => distanceM(a, b) > MAX_VALHALLA_M)))
    throw new Refusal(400, { error_code: 154, error: 'Path distance exceeds the max distance limit' })
  const rows = from.map((a, from_index) =>
    to.map((b, to_index) => {
      const isReached = islands?.(a) === islands?.(b)
      const km = roadMinutes(a, b)
      return { from_index, to_index, time: isReached ? Math.round(km * 60) : null, distance: isReached ? km : null }
    }),
  )
  return { sources_to_targets: rows, units: 'kilometers', algorithm: 'costmatrix' }
}

function pointOf(latitude: number | undefined, longitude: number | undefined, fault: () => Refusal): Point {
  const inThailand = (latitude ?? 0) > 5 && (latitude ?? 0) < 21 && (longitude ?? 0) > 97 && (longitude ?? 0) < 106
  if (!inThailand) throw fault()
  return { latitude: latitude as number, longitude: longitude as number }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
