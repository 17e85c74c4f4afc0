import type { District } from '../../world/region.ts'
import type { GeoMention } from './mentions.ts'
import type { Endpoint } from './reading.ts'

/** Districts share names: takes the one in a named province, or the only one. */
export function districtOf(districts: readonly District[], named: readonly string[]): District | null {
  const inNamed = districts.find(({ provinceCode }) => named.includes(provinceCode))
  return inNamed ?? (districts.length === 1 ? (districts[0] ?? null) : null)
}

/** Where a journey begins, stays or ends, by the name of a place; null for a region. `named`: the provinces of the prompt. */
export function endpointOf({ geo, form }: GeoMention, named: readonly string[] = []): Endpoint | null {
  const endpoint = (provinceCode: string, townId: string | null): Endpoint => ({
    text: form,
    provinceCode,
    townId,
    placeId: null,
  })
  if (geo.kind === 'province') return endpoint(geo.province.code, null)
  if (geo.kind === 'town') return endpoint(geo.town.provinceCode, geo.town.id)
  if (geo.kind === 'island') return { ...endpoint(geo.island.provinceCode, null), islandId: geo.island.id }
  if (geo.kind === 'destination') {
    const { provinceCodes, townIds } = geo.destination
    return endpoint(provinceCodes[0] ?? '', townIds[0] ?? null)
  }
  if (geo.kind === 'district') {
    const district = districtOf(geo.districts, named)
    return district ? endpoint(district.provinceCode, null) : null
  }
  return null
}
