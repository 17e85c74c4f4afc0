import { defineFeature } from '../../platform/feature.ts'
import { aliasData } from './alias-data.ts'
import { addPlaceAlias } from './operations/add-place-alias.ts'
import { editPlace } from './operations/edit-place.ts'
import { explainPlaceSearch } from './operations/explain-place-search.ts'
import { getPlace } from './operations/get-place.ts'
import { getPlaceDetail } from './operations/get-place-detail.ts'
import { listPlaceAliases } from './operations/list-place-aliases.ts'
import { listPlaceEdits } from './operations/list-place-edits.ts'
import { listPlaceKeywords } from './operations/list-place-keywords.ts'
import { listPlacesV2 } from './operations/list-places-v2.ts'
import { listProvinces } from './operations/list-provinces.ts'
import { listRegionPlacesV1 } from './operations/list-region-places-v1.ts'
import { listRegionPlacesV2 } from './operations/list-region-places-v2.ts'
import { removePlaceAlias } from './operations/remove-place-alias.ts'
import { searchPlaces } from './operations/search-places.ts'
import { suggestPlaces } from './operations/suggest-places.ts'
import { placeEditData } from './place-edit-data.ts'
import type { PlaceServices } from './services.ts'

/** Search, suggestions, place pages and the lists that clients fill their forms with. */
export const places = defineFeature<PlaceServices>({
  name: 'places',
  tags: {
    Places: 'Search, suggest and read places: attractions, restaurants, shops, hotels.',
    Configuration: 'Vocabularies: provinces, and the keywords that search and the planner understand.',
  },
  operations: (own) => [
    searchPlaces(own),
    suggestPlaces(own),
    getPlace(own),
    getPlaceDetail(own),
    listRegionPlacesV1(own),
    listRegionPlacesV2(own),
    listPlacesV2(own),
    listProvinces(own),
    listPlaceKeywords(own),
    listPlaceAliases(own),
    addPlaceAlias(own),
    removePlaceAlias(own),
    editPlace(own),
    listPlaceEdits(own),
    explainPlaceSearch(own),
  ],
  personalData: [aliasData, placeEditData],
})
