import { lazy } from '../../platform/lazy.ts'
import { createDistrictFinder } from '../district-finder.ts'
import type { SeedWorld } from '../seed.ts'
import type { ReaderContext } from './read-place.ts'

/** Reference data from the shipped files. */
export function createReaderContext({ provinces, vocabulary, districts, towns, seed }: SeedWorld): ReaderContext {
  const finder = lazy(() => createDistrictFinder(districts, seed.placeSamples, towns))
  return { provinces, concepts: vocabulary, findProvinceAt: (point) => finder().findProvinceAt(point) }
}
