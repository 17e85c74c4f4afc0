import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import { distanceM } from '../../world/point.ts'
import { DAYS_FOR_A_JOURNEY } from './destination-focus.ts'
import { isAllowed, kindsOf } from './interest.ts'

/** So near, a province next to the region is seen on the same short trip. */
const NEXT_PROVINCE_M = 110_000
/** Of each province, the best places of a kind say what it has of it. */
const BEST = 3
const LEAST_DAYS = 2

interface Area {
  readonly provinces: readonly string[]
  /** The part of the region from which they are near; absent = all of it. */
  readonly within?: readonly string[]
}

/**
 * “Khmer temples and the Mekong in 3 days”: what the region has none of is seen in a province next to it, and the trip stays
 * in that part of the region.
 */
export function provincesOfMissedKinds(
  reading: Reading,
  named: readonly string[],
  region: readonly string[],
  catalogue: CatalogueView,
): Area {
  const { days, interests } = reading
  if (days < LEAST_DAYS || days >= DAYS_FOR_A_JOURNEY || named.length > 0 || region.length === 0)
    return { provinces: [] }
  for (const { key, kind } of interests) {
    if (kind === 'tag') continue
    const worths = worthsByProvince(key, reading, catalogue)
    if (worths.size === 0 || region.some((code) => worths.has(code))) continue
    const choices = [...worths]
      .map(([code, worth]) => ({ code, worth, within: region.filter((own) => isNear(own, code, catalogue)) }))
      .filter(({ within }) => within.length > 0)
      .sort((a, b) => b.worth - a.worth || (a.code < b.code ? -1 : 1))
    if (choices[0]) return { provinces: [choices[0].code], within: choices[0].within }
  }
  return { provinces: [] }
}

/** What the best places of a kind in each province that has some are worth. */
function worthsByProvince(key: string, reading: Reading, catalogue: CatalogueView): ReadonlyMap<string, number> {
  const found = new Map<string, number[]>()
  for (const place of catalogue.places()) {
    if (place.categoryCode !== 'ATTRACTION') continue
    const kinds = kindsOf(place, catalogue.conceptsByKey)
    if (!kinds.includes(key) || !isAllowed(place, kinds, reading, catalogue.conceptsByKey)) continue
    found.set(place.provinceCode, [...(found.get(place.provinceCode) ?? []), place.popularity])
  }
  const sumOfBest = (all: readonly number[]) =>
    [...all]
      .sort((a, b) => b - a)
      .slice(0, BEST)
      .reduce((sum, each) => sum + each, 0)
  return new Map([...found].map(([code, all]) => [code, sumOfBest(all)]))
}

function isNear(one: string, other: string, { provincesByCode }: CatalogueView): boolean {
  const [a, b] = [provincesByCode.get(one), provincesByCode.get(other)]
  return a !== undefined && b !== undefined && distanceM(a.point, b.point) <= NEXT_PROVINCE_M
}
