import type { Province } from '../../world/region.ts'
import { formOf, type Geo } from './lexicon.ts'
import { provincesOf } from './named-regions.ts'

/** The provinces that a name can mean: of “the North”, any of its parts; none for the whole country. */
export function provinceCodesOf(geo: Geo, provinces: readonly Province[]): readonly string[] {
  switch (geo.kind) {
    case 'province':
      return [geo.province.code]
    case 'town':
      return [geo.town.provinceCode]
    case 'island':
      return [geo.island.provinceCode]
    case 'district':
      return geo.districts.slice(0, 1).map(({ provinceCode }) => provinceCode)
    case 'destination':
      return geo.destination.provinceCodes
    case 'area':
      return geo.area.key === 'all' ? [] : provincesOf(geo.area, provinces)
  }
}

/** The provinces that a name hints at: of a district, each that has one called so; of an area, those that it lists. */
export function hintedCodesOf(geo: Geo | null): readonly string[] {
  if (geo === null) return []
  if (geo.kind === 'district') return geo.districts.map(({ provinceCode }) => provinceCode)
  return geo.kind === 'area' ? geo.area.provinceCodes : provinceCodesOf(geo, [])
}

/** Its own names, Thai and English, as the lexicon has them. */
export function namesOf(geo: Geo): readonly string[] {
  const named =
    geo.kind === 'province'
      ? geo.province
      : geo.kind === 'destination'
        ? geo.destination
        : geo.kind === 'island'
          ? geo.island
          : geo.kind === 'town'
            ? geo.town
            : null
  return named === null ? [] : [formOf(named.nameTh), formOf(named.nameEn)]
}
