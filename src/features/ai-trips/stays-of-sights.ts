import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { Reading } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'
import { distanceM } from '../../world/point.ts'

/** “Phimai, Phanom Rung, Ubon”: the town of a sight in a province of its own is one of several, in their order. */
export function withSightsOfOthers(
  named: readonly Destination[],
  { provinces, mustVisit }: Reading,
  catalogue: CatalogueView,
): readonly Destination[] {
  const isIn = (code: string) => named.some(({ provinceCodes }) => provinceCodes.includes(code))
  const others = provinces.filter((code) => !isIn(code))
  if (named.length < 2 || others.length === 0) return named
  const towns = others.flatMap((code) => {
    const points = mustVisit.flatMap(({ placeId, provinceCode }) =>
      provinceCode === code ? (catalogue.findPlace(placeId)?.point ?? []) : [],
    )
    return catalogue.world.destinations
      .filter(({ kind, nights, provinceCodes }) => kind !== 'loop' && nights.usual > 0 && provinceCodes[0] === code)
      .filter(({ point, radiusM }) => points.some((each) => distanceM(each, point) <= radiusM))
      .slice(0, 1)
  })
  const at = ({ provinceCodes: [code = ''] }: Destination) => provinces.indexOf(code)
  return towns.length < others.length ? named : [...named, ...towns].sort((a, b) => at(a) - at(b))
}
