import { afterAll, beforeAll, expect, it } from 'vitest'
import { cases, someOf } from '../../../test/support/cases.ts'
import { startTestService, type TestService } from '../../../test/support/service.ts'
import type { Point } from '../../world/point.ts'
import { findMatchedAlias, listSuggestions, type Suggestion } from './suggestions.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ withStarter: true })
})
afterAll(() => service.stop())

const LIMIT = 8
const CHIANG_MAI: Point = { latitude: 18.788, longitude: 98.985 }
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

const idOf = ({ area, placeId }: Suggestion) => area?.id ?? placeId ?? ''
const suggest = async (keyword: string, point?: Point) =>
  (await listSuggestions(service.services.catalogue, { keyword, limit: LIMIT, ...(point && { point }) })).map(idOf)

/** Caches answers, because names share prefixes. */
const answers = new Map<Point | undefined, Map<string, readonly string[]>>()
async function suggestOnce(keyword: string, point?: Point): Promise<readonly string[]> {
  const known = answers.get(point) ?? new Map<string, readonly string[]>()
  answers.set(point, known)
  const ids = known.get(keyword) ?? (await suggest(keyword, point))
  known.set(keyword, ids)
  return ids
}

/** Every prefix by user-perceived characters, as people type it. */
function listPrefixes(name: string): string[] {
  let typed = ''
  return [...graphemes.segment(name.slice(0, 100))].map(({ segment }) => (typed += segment))
}

/** Names with the id of what they name: places, provinces, towns and islands, in both languages. */
function listNames(): { readonly id: string; readonly name: string }[] {
  const { catalogue } = service.services
  const { provinces, towns, islands } = catalogue.world
  const areas = [...provinces.map((province) => ({ ...province, id: province.code })), ...towns, ...islands]
  return [...catalogue.listedPlaces(), ...areas].flatMap(({ id, nameTh, nameEn, aliases }) =>
    [nameTh, nameEn, ...aliases].flatMap((name) => (name === null ? [] : { id, name })),
  )
}

/** Other ways to type the same prefix. */
const HANDS: readonly ((prefix: string) => string)[] = [
  (prefix) => prefix.toUpperCase(),
  (prefix) => `${prefix} `,
  (prefix) => prefix.replaceAll(' ', ''),
]

it.each([
  ['anywhere', undefined],
  ['in Chiang Mai', CHIANG_MAI],
])(
  'a place suggested for a prefix of its name stays suggested for longer prefixes, %s',
  async (_where, point) => {
    const lost: string[] = []
    for (const { id, name } of someOf(listNames())) {
      let isShown = false
      for (const prefix of listPrefixes(name)) {
        const isShownNow = (await suggestOnce(prefix, point)).includes(id)
        if (isShown && !isShownNow) lost.push(`${name}: lost at “${prefix}”`)
        isShown = isShownNow
      }
    }
    expect(answers.get(point)?.size).toBeGreaterThan(cases(50_000))
    expect(lost).toEqual([])
  },
  60_000,
)

it('ignores case and spaces in every prefix of every name', async () => {
  const others: string[] = []
  for (const [at, { id, name }] of someOf(listNames()).entries()) {
    const prefixes = listPrefixes(name)
    const prefix = prefixes[at % prefixes.length] ?? name
    const isShown = (await suggestOnce(prefix)).includes(id)
    for (const type of HANDS) {
      const typed = type(prefix)
      if ((await suggestOnce(typed)).includes(id) !== isShown) others.push(typed)
    }
  }
  expect(others).toEqual([])
}, 60_000)

it('finds nearly every name when typed in full', async () => {
  const names = someOf(listNames())
  let found = 0
  for (const { id, name } of names) if ((await suggestOnce(name.slice(0, 100))).includes(id)) found++
  // The rest are towns suggested as the province of the same name, and namesakes of eight better-known places.
  expect(found / names.length).toBeGreaterThan(0.93)
})

it.each([
  ['icon', 'th-10-iconsiam'],
  ['doi s', 'th-50-wat-phra-that-doi-suthep'],
  ['ดอยสุ', 'th-50-wat-phra-that-doi-suthep'],
  ['suthep', 'th-50-wat-phra-that-doi-suthep'],
  ['khaosan', 'th-10-khaosan-road'],
  ['JATU', 'th-10-chatuchak-market'],
])('“%s” suggests %s', async (keyword, id) => {
  expect(await suggest(keyword)).toContain(id)
})

it('ranks provinces, then well-known destinations and places, even for one letter', async () => {
  expect((await suggest('เชียง')).slice(0, 2)).toEqual(['50', '57'])
  expect((await suggest('เ')).slice(0, 1)).toEqual(['50'])
  expect((await suggest('w')).length).toBe(LIMIT)
  expect((await suggest('pai'))[0]).toBe('pai')
  expect(await suggest('อีสาน')).toContain('northeast')
})

it('searches when no name matches, and suggests nothing for punctuation', async () => {
  expect(await suggest('grnad palace')).toContain('th-10-grand-palace')
  expect(await suggest(' ')).toEqual([])
  expect(await suggest('🍜')).toEqual([])
})

it('returns the alias that matches, and none when the shown name does', () => {
  const names = ['วัดพระเชตุพนวิมลมังคลาราม', 'Wat Pho', 'Temple of the Reclining Buddha']
  expect(findMatchedAlias('reclin', 'Wat Pho', names)).toBe('Temple of the Reclining Buddha')
  expect(findMatchedAlias('wat p', 'วัดพระเชตุพนวิมลมังคลาราม', names)).toBe('Wat Pho')
  expect(findMatchedAlias('wat p', 'Wat Pho', names)).toBeUndefined()
})
