import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getPlaceDetail } from './get-place-detail.ts'
import { listPlaceKeywords } from './list-place-keywords.ts'
import { listProvinces } from './list-provinces.ts'
import { listRegionPlacesV1 } from './list-region-places-v1.ts'
import { searchPlaces } from './search-places.ts'
import { suggestPlaces } from './suggest-places.ts'

export const placeOperations = (parts: Parts): Operation[] => [
  searchPlaces(parts),
  suggestPlaces(parts),
  getPlaceDetail(parts),
  listRegionPlacesV1(parts),
  listProvinces(parts),
  listPlaceKeywords(parts),
]
