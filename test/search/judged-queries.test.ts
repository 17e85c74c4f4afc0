import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { distanceM } from '../../src/world/point.ts'
import { startTestService, type TestService } from '../support/service.ts'

/** A query and what its first results must be. Without `name` or `empty`, the first three are judged. */
interface JudgedQuery {
  readonly class: string
  readonly keyword: string
  readonly geolocation?: string
  /** English names; the first result has one of them. */
  readonly name?: readonly string[]
  /** Keys of categories, sub-categories or tags, or category codes: each result has one. */
  readonly is?: readonly string[]
  readonly province?: readonly string[]
  readonly region?: string
  /** Kilometres from `near`, by default from `geolocation`. */
  readonly withinKm?: number
  readonly near?: readonly [number, number]
  /** Number of results to judge, where the catalogue has fewer than three matches. */
  readonly top?: number
  readonly empty?: boolean
  /** Any result will do. */
  readonly any?: boolean
  readonly reason: string
}

/** Minimum share of each class to answer well. */
const LEAST: Readonly<Record<string, number>> = {
  'near me': 1,
  region: 1,
  town: 0.95,
  intent: 0.95,
  name: 0.95,
  nothing: 1,
}
const JUDGED = 3

const queries = JSON.parse(
  readFileSync(new URL('judged-queries.json', import.meta.url), 'utf8'),
) as readonly JudgedQuery[]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

it.each(Object.entries(LEAST))('queries of class “%s” succeed at a rate of at least %s', async (name, least) => {
  const judged = queries.filter((query) => query.class === name)
  const failures: string[] = []
  for (const query of judged) {
    const failure = await findFailure(query)
    if (failure !== null) failures.push(`${query.keyword}: ${failure}`)
  }
  expect(judged.length).toBeGreaterThanOrEqual(5)
  const allowed = Math.floor(judged.length * (1 - least) + 1e-9)
  expect(failures.length > allowed ? failures : []).toEqual([])
})

it('every class has a threshold and no query is repeated', () => {
  expect([...new Set(queries.map((query) => query.class))].sort()).toEqual(Object.keys(LEAST).sort())
  const asked = queries.map(({ keyword, geolocation }) => `${keyword}|${geolocation}`)
  expect(new Set(asked).size).toBe(asked.length)
})

async function findFailure(query: JudgedQuery): Promise<string | null> {
  const { keyword, geolocation } = query
  const parameters = new URLSearchParams({ keyword, limit: '10', ...(geolocation && { geolocation }) })
  const { status, body } = await service.call('GET', `/trips/v1/place/search?${parameters}`, {
    headers: { 'accept-language': 'en' },
  })
  if (status !== 200) return `status ${status}`
  const answers = (body.results as { place_id: string; place_name: string }[]).slice(0, query.top ?? JUDGED)
  if (query.empty === true) return answers.length === 0 ? null : `${body.total} found: ${answers[0]?.place_name}`
  if (answers.length === 0) return 'nothing found'
  if (query.name) return query.name.includes(answers[0]?.place_name ?? '') ? null : `${answers[0]?.place_name} first`
  const wrong = answers.filter(({ place_id }) => !fits(place_id, query))
  return wrong.length === 0 ? null : wrong.map(({ place_name }) => place_name).join(', ')
}

function fits(placeId: string, { is, province, region, withinKm, near, geolocation }: JudgedQuery): boolean {
  const { catalogue } = service.services
  const place = catalogue.findPlace(placeId)
  if (!place) return false
  const { category, subCategories, tags, categoryCode, provinceCode, point } = place
  const keys = [...(category === null ? [] : [category]), ...subCategories, ...tags]
  const labels = new Set([categoryCode, ...keys, ...keys.flatMap((key) => broaderOf(key))])
  if (is && !is.some((label) => labels.has(label))) return false
  if (province && !province.includes(provinceCode)) return false
  if (region !== undefined && catalogue.provincesByCode.get(provinceCode)?.region !== region) return false
  if (withinKm === undefined) return true
  const [latitude = 0, longitude = 0] = near ?? geolocation?.split(',').map(Number) ?? []
  return distanceM(point, { latitude, longitude }) <= withinKm * 1000
}

/** A walking street is a night market, which is a market. */
function broaderOf(key: string): string[] {
  const broader = service.services.catalogue.conceptsByKey.get(key)?.broader ?? []
  return broader.flatMap((wider) => [wider, ...broaderOf(wider)])
}
