import { dropTones, isThai } from '../language/text/normalise.ts'
import type { District, Island, Province, Town } from '../world/region.ts'
import { type Analysed, analyse } from './analyse.ts'
import { editDistance } from './edit-distance.ts'
import type { Circle } from './search-query.ts'

/** The provinces, districts, towns and islands that a name may mean. */
export interface AreaMatch {
  readonly provinces: ReadonlySet<string>
  /** Keys made by `districtKey`. */
  readonly districts: ReadonlySet<string>
  readonly districtName: string | null
  /** Surroundings of towns, parts of islands. */
  readonly circles: readonly Circle[]
  /** The words match a written name, not only its sound. */
  readonly isWritten: boolean
}

export interface AreaIndex {
  /** The arguments of all calls of `learn`, in order. */
  readonly learned: readonly (readonly [string, string | null, string | null])[]
  /** Adds the district of a place, so that the index knows at least the districts of its places. */
  learn(provinceCode: string, nameTh: string | null, nameEn: string | null): void
  /** The area that the words `[from … to)` name, if any. Tolerates one wrong letter in a province. */
  find(text: Analysed, from: number, to: number): AreaMatch | undefined
}

export const MAX_AREA_WORDS = 5

interface Named {
  readonly provinces: Set<string>
  readonly districts: Set<string>
  districtName: string | null
  readonly circles: Circle[]
}

/** Radius of a town for a search that names it. */
const TOWN_RADIUS_M = 10_000
const MIN_KEY = 4
const MIN_FUZZY_KEY = 6
const PREFIXES = /^(?:จังหวัด|อำเภอ|เขต|กิ่งอำเภอ|amphoe |khet |king amphoe |changwat )/i

export function districtKey(provinceCode: string, nameTh: string): string {
  return `${provinceCode}|${nameTh.replace(PREFIXES, '').replaceAll(' ', '')}`
}

export interface AreaWorld {
  readonly provinces: readonly Province[]
  readonly districts: readonly District[]
  readonly towns?: readonly Pick<Town, 'nameTh' | 'nameEn' | 'aliases' | 'point'>[]
  readonly islands?: readonly Pick<Island, 'nameTh' | 'nameEn' | 'aliases' | 'areas'>[]
}

export function createAreaIndex({ provinces, districts, towns = [], islands = [] }: AreaWorld): AreaIndex {
  const byText = new Map<string, Named>()
  const byKey = new Map<string, Named>()
  const provinceKeys = new Map<string, Named>()
  const known = new Set<string>()
  const learned: (readonly [string, string | null, string | null])[] = []

  for (const province of provinces) {
    for (const name of [province.nameTh, province.nameEn, ...province.aliases]) {
      const named = register(name)
      named?.provinces.add(province.code)
      const key = analyse(name).keys.join('')
      if (named && key.length >= MIN_FUZZY_KEY) provinceKeys.set(key, named)
    }
  }

  for (const { nameTh, nameEn, aliases, point } of towns)
    locate([nameTh, nameEn, ...aliases], [{ point, radiusM: TOWN_RADIUS_M }])
  for (const { nameTh, nameEn, aliases, areas } of islands) locate([nameTh, nameEn, ...aliases], areas)

  /** Skips names of provinces: Chiang Mai means the province. */
  function locate(names: readonly string[], circles: readonly Circle[]): void {
    for (const name of names) {
      const known = byText.get(analyse(name).whole)
      if (known && known.provinces.size > 0) continue
      register(name)?.circles.push(...circles)
    }
  }

  function register(name: string): Named | undefined {
    const form = analyse(name.replace(PREFIXES, ''))
    if (form.whole === '') return undefined
    const key = form.keys.join('')
    const named = byText.get(form.whole) ?? {
      provinces: new Set<string>(),
      districts: new Set<string>(),
      districtName: null,
      circles: [],
    }
    byText.set(form.whole, named)
    byText.set(dropTones(form.whole), named)
    if (key.length >= MIN_KEY) {
      const sameKey = byKey.get(key)
      if (!sameKey) byKey.set(key, named)
      else if (sameKey !== named) byKey.set(key, merge(sameKey, named))
    }
    return named
  }

  function learn(provinceCode: string, nameTh: string | null, nameEn: string | null): void {
    const tag = `${provinceCode}|${nameTh ?? ''}|${nameEn ?? ''}`
    const own = nameTh ?? nameEn
    if (own === null || known.has(tag)) return
    known.add(tag)
    learned.push([provinceCode, nameTh, nameEn])
    const key = districtKey(provinceCode, own)
    for (const name of [nameTh, nameEn]) {
      if (name === null) continue
      const named = register(name)
      const alike = byKey.get(analyse(name.replace(PREFIXES, '')).keys.join(''))
      for (const target of [named, alike]) {
        if (!target) continue
        target.districts.add(key)
        target.districtName ??= own
      }
    }
  }

  function find(text: Analysed, from: number, to: number): AreaMatch | undefined {
    const surface = text.tokens.slice(from, to).join('')
    const written = byText.get(surface) ?? byText.get(dropTones(surface))
    if (written) return { ...written, isWritten: true }
    // Thai names that only sound alike are different areas.
    if (isThai(surface)) return undefined
    const key = text.keys.slice(from, to).join('')
    const alike = byKey.get(key)
    if (alike) return { ...alike, isWritten: false }
    if (key.length < MIN_FUZZY_KEY) return undefined
    for (const [candidate, named] of provinceKeys) {
      if (candidate[0] !== key[0] || Math.abs(candidate.length - key.length) > 1) continue
      if (editDistance(candidate, key, 1) <= 1) return { ...named, districts: new Set(), circles: [], isWritten: false }
    }
    return undefined
  }

  for (const { provinceCode, nameTh, nameEn } of districts) learn(provinceCode, nameTh, nameEn)
  return { learned, learn, find }
}

function merge(a: Named, b: Named): Named {
  return {
    provinces: new Set([...a.provinces, ...b.provinces]),
    districts: new Set([...a.districts, ...b.districts]),
    districtName: a.districtName ?? b.districtName,
    circles: [...a.circles, ...b.circles],
  }
}
