import { distanceM } from '../../world/point.ts'
import type { Arc } from './lattice.ts'
import type { Geo } from './lexicon.ts'
import type { Meaning } from './mention-arcs.ts'
import type { Sheet } from './sheet.ts'

/** Names this close to another one support each other. */
const AGREES_M = 200_000

/** Without the doubtful names that no other name of the prompt supports. */
export function drawDoubts(_sheet: Sheet, read: readonly Arc<Meaning>[]): Arc<Meaning>[] {
  const sure = read.flatMap(({ value: { geo, doubtful } }) => (geo && !doubtful ? pointsOf(geo) : []))
  return read.flatMap((arc) => {
    const { geo, doubtful, concepts } = arc.value
    if (geo === null || !doubtful) return [arc]
    const agrees = pointsOf(geo).some((point) => sure.some((other) => distanceM(point, other) <= AGREES_M))
    if (agrees) return [arc]
    return concepts.length > 0 ? [{ ...arc, value: { ...arc.value, geo: null } }] : []
  })
}

function pointsOf(geo: Geo) {
  switch (geo.kind) {
    case 'province':
      return [geo.province.point]
    case 'town':
      return [geo.town.point]
    case 'island':
      return [geo.island.pier]
    case 'district':
      return geo.districts.flatMap(({ point }) => point ?? [])
    case 'area':
      return []
  }
}
