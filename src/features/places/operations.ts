import type { Parts } from '../../parts.ts'
import type { Operation } from '../../platform/operation.ts'
import { getPlaceDetail } from './operations/get-place-detail.ts'
import { listPlaceKeywords } from './operations/list-place-keywords.ts'
import { listProvinces } from './operations/list-provinces.ts'
import { listRegionPlacesV1 } from './operations/list-region-places-v1.ts'
import { searchPlaces } from './operations/search-places.ts'
import { suggestPlaces } from './operations/suggest-places.ts'

export const placeOperations = (parts: Parts): Operation[] => [
  searchPlaces(parts),
  suggestPlaces(parts),
  getPlaceDetail(parts),
  listRegionPlacesV1(parts),
  listProvinces(parts),
  listPlaceKeywords(parts),
]
