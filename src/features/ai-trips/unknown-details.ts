import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { InputError } from '../../platform/input-error.ts'
import type { Constraints } from '../trips/public.ts'
import { notFound } from './input-errors.ts'

/** Ids and codes in the details of the constraints that the catalogue does not have. */
export function unknownDetails(constraints: Constraints, catalogue: CatalogueView, at: string): InputError[] {
  const { origin, return_to, stay_at, stays = [] } = constraints
  const isProvince = (code: string) => catalogue.provincesByCode.has(code)
  const isTown = (id: string) => catalogue.world.towns.some((town) => town.id === id)
  const isPlace = (id: string) => catalogue.findPlace(id) !== undefined
  const named = Object.entries({ origin, return_to, stay_at }).flatMap(([member, point]) =>
    point
      ? ([
          [`${at}/${member}/province_code`, point.province_code, isProvince],
          [`${at}/${member}/town_id`, point.town_id, isTown],
          [`${at}/${member}/place_id`, point.place_id, isPlace],
        ] as const)
      : [],
  )
  const inStays = stays.flatMap(({ provinces }, stay) =>
    provinces.map((code, index) => [`${at}/stays/${stay}/provinces/${index}`, code, isProvince] as const),
  )
  return [...named, ...inStays].flatMap(([pointer, id, isKnown]) =>
    id === undefined || isKnown(id) ? [] : [{ pointer, ...notFound() }],
  )
}
