import type { Catalogue } from '../../catalogue/catalogue.ts'
import { provinceCodesOf, thumbnailOf } from '../routes/public.ts'
import type { Target, TargetKind } from './target.ts'

export function placeTargets(catalogue: Catalogue): TargetKind {
  return { refType: 'place', keepsName: true, find: (ids) => findEach(ids, (id) => findPlace(catalogue, id)) }
}

export function routeTargets(catalogue: Catalogue): TargetKind {
  return { refType: 'route', keepsName: true, find: (ids) => findEach(ids, (id) => findRoute(catalogue, id)) }
}

/** The id under which the catalogue lists a place: that of its duplicate from the tourism authority, if there is one. */
export function listedPlaceId(catalogue: Catalogue, placeId: string): string {
  const duplicateOf = catalogue.findPlace(placeId)?.duplicateOf
  return duplicateOf && catalogue.findPlace(duplicateOf) ? duplicateOf : placeId
}

function findEach(ids: readonly string[], find: (id: string) => Target | undefined): Map<string, Target> {
  const found = new Map<string, Target>()
  for (const id of ids) {
    const target = find(id)
    if (target) found.set(id, target)
  }
  return found
}

function findPlace(catalogue: Catalogue, placeId: string): Target | undefined {
  const entry = catalogue.findPlace(listedPlaceId(catalogue, placeId))
  if (!entry) return undefined
  const { id, nameTh, nameEn, provinceCode, category, thumbnailUrl } = entry
  return { id, nameTh, nameEn, provinceCodes: [provinceCode], category, thumbnailUrl }
}

function findRoute(catalogue: Catalogue, routeId: string): Target | undefined {
  const route = catalogue.findRoute(routeId)
  return (
    route && {
      id: route.route_id,
      nameTh: route.name_th,
      nameEn: route.name_en,
      provinceCodes: provinceCodesOf(route, catalogue),
      category: null,
      thumbnailUrl: thumbnailOf(route, catalogue),
    }
  )
}
