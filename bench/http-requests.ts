import { request } from 'node:http'
import type { RecordedAnswer } from './http-bare.ts'

/** The requests: each is one kind of answer, measured separately. */
export interface Scenario {
  readonly name: string
  readonly paths: readonly string[]
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
}

export interface NamedPlace {
  readonly id: string
  readonly categoryCode: string
  readonly names: readonly string[]
}

const DETAILS = 200
const LANGUAGE = { 'Accept-Language': 'en' }

/** The scenarios over a catalogue; `minQueries` different searches are made, so that no answer to one serves another. */
export function scenariosOf(places: readonly NamedPlace[], minQueries: number): Scenario[] {
  const step = Math.max(1, Math.floor(places.length / DETAILS))
  const details = places
    .filter((_, index) => index % step === 0)
    .slice(0, DETAILS)
    .map(({ id, categoryCode }) => `/trips/v1/place/detail/${categoryCode}/${encodeURIComponent(id)}`)
  return [
    { name: 'detail, 200', paths: details, status: 200, headers: LANGUAGE },
    { name: 'detail, 304', paths: details, status: 304, headers: LANGUAGE },
    { name: 'detail, gzip', paths: details, status: 200, headers: { ...LANGUAGE, 'Accept-Encoding': 'gzip, br' } },
    { name: 'region, 20 places', paths: ['/trips/v1/place/region/north?limit=20'], status: 200, headers: LANGUAGE },
    { name: 'search, the same', paths: [searchPath('temple')], status: 200, headers: LANGUAGE },
    { name: 'search, all different', paths: differentSearches(places, minQueries), status: 200, headers: LANGUAGE },
  ]
}

function searchPath(keyword: string): string {
  return `/trips/v1/place/search?keyword=${encodeURIComponent(keyword)}&limit=20`
}

/** Names as people type them: complete, with a missing letter, with two letters swapped, only the first or last words. */
function differentSearches(places: readonly NamedPlace[], minQueries: number): string[] {
  const keywords = new Set<string>()
  const names = places.flatMap((place) => place.names.filter((name) => name.length >= 4 && name.length <= 60))
  for (let variation = 0; keywords.size < minQueries && variation < 40; variation++)
    for (const [index, name] of names.entries()) {
      // Neighbours in the file are near each other; strides select them from everywhere, in a different order each time.
      const other = names[(index * 7919 + variation) % names.length] ?? name
      keywords.add(vary(other, variation).trim())
      if (keywords.size >= minQueries) break
    }
  if (keywords.size < minQueries) throw new Error(`only ${keywords.size} different searches could be made`)
  return [...keywords].map(searchPath)
}

function vary(name: string, variation: number): string {
  const letters = [...name]
  const at = 1 + ((variation * 5 + letters.length) % (letters.length - 2))
  if (variation === 0) return name
  if (variation === 1) return name.split(' ').slice(0, 2).join(' ')
  if (variation === 2) return name.split(' ').slice(-2).join(' ')
  if (variation % 2 === 0) return [...letters.slice(0, at), ...letters.slice(at + 1)].join('')
  return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('')
}

/** The bytes of a GET over a keep-alive connection. */
export function requestText(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\nAccept: application/json\r\n${lines.join('')}\r\n`
}

/** The requests of a scenario for one server: those that expect 304 carry its own ETags. */
export async function requestsOf({ paths, status, headers }: Scenario, port: number): Promise<string[]> {
  if (status !== 304) return paths.map((path) => requestText(path, headers))
  const requests: string[] = []
  for (const path of paths) {
    const answer = await fetchOnce(port, path, headers)
    const at = answer.headers.findIndex((name) => name.toLowerCase() === 'etag')
    const etag = answer.headers[at + 1]
    if (answer.status !== 200 || at < 0 || etag === undefined)
      throw new Error(`${path} answered ${answer.status} without a validator`)
    requests.push(requestText(path, { ...headers, 'If-None-Match': etag }))
  }
  return requests
}

/** Sends each request once and records the answers byte by byte. */
export async function record(requests: readonly string[], port: number, status: number): Promise<RecordedAnswer[]> {
  const answers: RecordedAnswer[] = []
  for (const text of requests) {
    const [first = '', ...lines] = text.trimEnd().split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    const answer = await fetchOnce(port, first.split(' ')[1] ?? '/', headers)
    if (answer.status !== status) throw new Error(`${first} answered ${answer.status}: ${Buffer.from(answer.body)}`)
    answers.push(answer)
  }
  return answers
}

/** Headers that node:http adds itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** Uses node:http, because fetch adds headers and decompresses answers. */
function fetchOnce(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const kept = response.rawHeaders.filter(
          (_, index, all) => !OWN_HEADERS.has((all[index - (index % 2)] ?? '').toLowerCase()),
        )
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
