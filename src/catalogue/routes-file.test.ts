/** Properties of `catalogue/routes.json` that the README promises. */
import { beforeAll, expect, test } from 'vitest'
import { readSeedFiles, type SeedRoute } from './seed-files.ts'

let routes: readonly SeedRoute[]

beforeAll(async () => {
  routes = (await readSeedFiles(new URL('../../catalogue/', import.meta.url).pathname)).routes
})

test('every route has an introduction of two to four sentences in both languages, each in its script', () => {
  for (const { introduction_th: thai, introduction_en: english } of routes) {
    expect(thai).toMatch(/^[฀-๿]/)
    expect(english).toMatch(/^[A-Z][^฀-๿]*\.$/)
    expect([thai, english].map((text) => (text ?? '').length).filter((length) => length < 150 || length > 600)).toEqual(
      [],
    )
  }
})

test('no two routes share a text', () => {
  const texts = routes.flatMap(({ introduction_th, introduction_en }) => [introduction_th, introduction_en])
  expect(new Set(texts).size).toBe(2 * routes.length)
})

test('a place occurs once in a route', () => {
  const twice = routes.filter(({ days }) => {
    const ids = days.flatMap(({ place }) => place)
    return new Set(ids).size !== ids.length
  })
  expect(twice.map(({ id }) => id)).toEqual([])
})

test('a route lists exactly the provinces of its stops', () => {
  for (const { days, province_codes } of routes) {
    // Ids of the catalogue contain the province: th-50-wat-phra-singh.
    const stops = new Set(days.flatMap(({ place }) => place.map((id) => id.slice(3, 5))))
    expect([...(province_codes ?? [])].sort()).toEqual([...stops].sort())
  }
})
