import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Focus } from './destination-focus.ts'
import { isForItself } from './interest.ts'

/**
 * Places of a kind that the wish asks for and the named destinations lack, elsewhere in the provinces that it names: there are no
 * tea fields on Phu Chi Fa, but in Chiang Rai.
 */
export function missingKinds(
  { interests, provinces }: Pick<Reading, 'interests' | 'provinces'>,
  focus: Pick<Focus, 'named' | 'includes'> & Partial<Pick<Focus, 'goal'>>,
  catalogue: Pick<CatalogueView, 'places'>,
): (place: PlaceEntry) => boolean {
  const asked = new Set(interests.filter((each) => each.kind !== 'tag' && isForItself(each)).map(({ key }) => key))
  if ((focus.named.length === 0 && !focus.goal) || asked.size === 0) return () => false
  const isOf = ({ category, subCategories }: PlaceEntry) =>
    [category, ...subCategories].filter((key) => key !== null && asked.has(key)) as string[]
  for (const place of catalogue.places()) {
    const keys = isOf(place)
    if (keys.length > 0 && focus.includes(place)) for (const key of keys) asked.delete(key)
  }
  return (place) =>
    asked.size > 0 &&
    provinces.includes(place.provinceCode) &&
    isOf(place).length > 0 &&
    focus.goal?.isNextTo(place) !== false
}
