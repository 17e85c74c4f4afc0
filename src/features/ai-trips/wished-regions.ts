// Several wide regions in one wish: “Isan and the Mekong”, “the south: rainforest and the Andaman coast”.
import type { Reading, RegionWish } from '../../language/reader/reading.ts'
import type { Destination } from '../../world/destination.ts'

/** The regions that say where the trip is, and what it is to reach within them or besides each other. */
export interface NamedRegions {
  readonly areas: readonly RegionWish[]
  /** Each needs nights of its own. `provinceCodes`: those within the area. */
  readonly parts: readonly RegionWish[]
}

/** Of regions that overlap, the widest is the area and the others, which may go beyond it, parts of it. Areas apart are both. */
export function namedRegionsOf({ regions }: Pick<Reading, 'regions'>): NamedRegions {
  const widestFirst = [...regions].sort((a, b) => b.provinceCodes.length - a.provinceCodes.length)
  const areas: RegionWish[] = []
  const parts: RegionWish[] = []
  for (const region of widestFirst) {
    const area = areas.find(({ provinceCodes }) => region.provinceCodes.some((code) => provinceCodes.includes(code)))
    const within = region.provinceCodes.filter((code) => area?.provinceCodes.includes(code))
    if (!area) areas.push(region)
    else if (within.length < area.provinceCodes.length) parts.push({ ...region, provinceCodes: within })
  }
  return { areas, parts: areas.length > 1 ? [...areas, ...parts] : parts }
}

/** Where the nights of a journey may be; null without a region. */
export function provincesOfAreas(reading: Pick<Reading, 'regions'>): ReadonlySet<string> | null {
  const { areas } = namedRegionsOf(reading)
  return areas.length === 0 ? null : new Set(areas.flatMap(({ provinceCodes }) => provinceCodes))
}

/** How many of the parts these destinations reach, and whether that is all. */
export function partsReached(
  reading: Pick<Reading, 'regions'>,
  destinations: readonly Pick<Destination, 'provinceCodes'>[],
): { readonly count: number; readonly isAll: boolean } {
  const { parts } = namedRegionsOf(reading)
  const missed = missedRegions(reading, new Set(destinations.flatMap(({ provinceCodes: [own = ''] }) => own)))
  return { count: parts.length - missed.length, isAll: missed.length === 0 }
}

/** The parts that none of these provinces is in. */
export function missedRegions(reading: Pick<Reading, 'regions'>, provinceCodes: ReadonlySet<string>): RegionWish[] {
  return namedRegionsOf(reading).parts.filter((part) => !part.provinceCodes.some((code) => provinceCodes.has(code)))
}
