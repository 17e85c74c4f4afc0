import Type, { type Static } from 'typebox'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { about } from '../../platform/http/schema-parts.ts'
import type { InputError } from '../../platform/input-error.ts'
import { unknownName } from '../../platform/input-errors.ts'
import { distanceM } from '../../world/point.ts'
import {
  findNearestProvinces,
  findProvince,
  findRegion,
  GeolocationSchema,
  ProvinceNameSchema,
  pointOf,
  provinceNotFound,
  RegionNameSchema,
  regionNotFound,
} from '../places/public.ts'

/** About an hour's drive. */
const NEAR_M = 60_000

/** The filters of every operation that lists routes. */
export const RouteFilterQuery = {
  province: Type.Optional(ProvinceNameSchema),
  region: Type.Optional(RegionNameSchema),
  number_of_days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 30, description: 'Returns only routes of this many days.' }),
  ),
  near: Type.Optional(
    about(
      GeolocationSchema,
      'Returns only routes with a place within 60 km of `latitude,longitude` (decimal degrees, WGS 84), e.g. `18.788,98.985`.',
    ),
  ),
}
const Filters = Type.Object(RouteFilterQuery)

/** What filters look at. */
export interface FilteredRoute {
  readonly provinceCodes: readonly string[]
  readonly numberOfDays: number
  readonly placeIds: readonly string[]
}

/** Reads the filters into a test of routes. @throws Problem 404 that lists every unknown area */
export function routeFilter(
  { province, region, number_of_days: days, near }: Static<typeof Filters>,
  catalogue: Catalogue,
): (route: FilteredRoute) => boolean {
  const code = province === undefined ? undefined : findProvince(province, catalogue.world)?.code
  const key = region === undefined ? undefined : findRegion(region)
  const errors: InputError[] = []
  if (province !== undefined && code === undefined)
    errors.push({ parameter: 'province', ...unknownName(findNearestProvinces(province, catalogue.world)) })
  if (region !== undefined && key === undefined) errors.push({ parameter: 'region', ...unknownName([]) })
  // Both are looked up before either is rejected, so that one answer reports both.
  if (province !== undefined && code === undefined) throw provinceNotFound({ province }, { errors })
  if (region !== undefined && key === undefined) throw regionNotFound({ region }, { errors })
  const point = near === undefined ? undefined : pointOf(near)
  const isNear = (id: string) => {
    const place = catalogue.findPlace(id)
    return place !== undefined && point !== undefined && distanceM(place.point, point) <= NEAR_M
  }
  return ({ provinceCodes, numberOfDays, placeIds }) =>
    (code === undefined || provinceCodes.includes(code)) &&
    (key === undefined || provinceCodes.some((each) => catalogue.provincesByCode.get(each)?.region === key)) &&
    (days === undefined || numberOfDays === days) &&
    (point === undefined || placeIds.some(isNear))
}
