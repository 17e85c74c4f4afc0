import type { Catalogue } from '../../catalogue/catalogue.ts'
import { foldKey } from '../../language/text/fold.ts'
import type { Language } from '../../platform/language.ts'
import { listWordSuffixes, typeaheadForm } from '../../search/typeahead.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'
import type { Region } from '../../world/region.ts'
import { findShownPlace } from './shown-place.ts'

export const DESTINATION_SORTS = ['fame', 'mixed', 'name'] as const
export type DestinationSort = (typeof DESTINATION_SORTS)[number]

type Named = Pick<Destination, 'nameTh' | 'nameEn' | 'shortTh' | 'shortEn' | 'aliases'>

/** Whether a word of one of its names begins with the keyword, or sounds as if it did. */
export function isNamed(keyword: string): (destination: Named) => boolean {
  const form = typeaheadForm(keyword)
  const sound = foldKey(keyword)
  return ({ nameTh, nameEn, shortTh, shortEn, aliases }) =>
    [nameTh, nameEn, shortTh, shortEn, ...aliases].some(
      (name) =>
        listWordSuffixes(name).some((suffix) => suffix.startsWith(form)) ||
        (sound !== '' && foldKey(name).startsWith(sound)),
    )
}

/** Whether it recommends the place, or the place is within its area. Loops touch half of the country: only what they recommend. */
export function hasPlace(placeId: string, catalogue: Catalogue): (destination: Destination) => boolean {
  const place = findShownPlace(placeId, catalogue)
  return (destination) => {
    if (!place) return false
    const { kind, point, radiusM, provinceCodes, highlights, evening, rain, children } = destination
    const isRecommended = [...highlights, ...evening, ...rain, ...children].some(
      (id) => id === placeId || id === place.id || findShownPlace(id, catalogue) === place,
    )
    if (isRecommended || kind === 'loop') return isRecommended
    return provinceCodes.includes(place.provinceCode) && distanceM(point, place.point) <= radiusM
  }
}

/** The region of its main province. */
export function regionOf(
  { provinceCodes }: Destination,
  { provincesByCode }: Pick<Catalogue, 'provincesByCode'>,
): Region {
  return provincesByCode.get(provinceCodes[0] ?? '')?.region ?? 'central'
}

/**
 * In a total order. `fame` is that among Thais for Thai readers, and among visitors from abroad for others. `mixed` takes the
 * most famous of each region in turn.
 */
export function sorted(
  destinations: readonly Destination[],
  sort: DestinationSort,
  catalogue: Pick<Catalogue, 'provincesByCode'>,
  language: Language,
): Destination[] {
  const fameOf = ({ fameThai, fameForeign }: Destination) => (language === 'th' ? fameThai : fameForeign)
  const byFame = destinations.toSorted((a, b) => fameOf(b) - fameOf(a) || (a.id < b.id ? -1 : 1))
  if (sort === 'fame') return byFame
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language)
    const nameIn = ({ nameTh, nameEn }: Destination) => (language === 'th' ? nameTh : nameEn)
    return byFame.sort((a, b) => compare(nameIn(a), nameIn(b)))
  }
  const counts = new Map<Region, number>()
  const turns = byFame.map((destination) => {
    const region = regionOf(destination, catalogue)
    const turn = counts.get(region) ?? 0
    counts.set(region, turn + 1)
    return { destination, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ destination }) => destination)
}
