/** Finds the province and district of a point by its nearest neighbours among places with a known district. */
import { distanceM, type Point } from '../world/point.ts'
import type { District, Town } from '../world/region.ts'
import type { PlaceSample } from './districts.ts'

interface FoundDistrict {
  readonly provinceCode: string
  /** Null if no neighbour in the province has a known district. */
  readonly district: District | null
  /** Metres to the nearest neighbour: beyond about 15 km the result is a guess. */
  readonly distanceM: number
}

export interface DistrictFinder {
  /** Undefined without a neighbour within 60 km: outside Thailand or far out at sea. */
  findDistrictAt(point: Point): FoundDistrict | undefined
  findProvinceAt(point: Point): string | null
}

const NEIGHBOURS = 5
const MAX_DISTANCE_M = 60_000
/** Nearer neighbours count as if at this distance, so that one misplaced sample does not decide alone. */
const NEAR_M = 300
const CELL_DEGREES = 0.25
/** Rings of cells that cover `MAX_DISTANCE_M`: 60 km are 0.58 degrees of longitude in the far north. */
const RING = 3

/**
 * Five neighbours vote with the inverse square of their distance: first for the province, then those in it for the district.
 * Without redistributable boundaries it errs near borders; `docs/data.md` has the error rates.
 */
export function createDistrictFinder(
  districts: readonly District[],
  samples: readonly PlaceSample[],
  towns: readonly Town[] = [],
): DistrictFinder {
  const known = new Map(districts.map((district) => [`${district.provinceCode} ${district.nameTh}`, district]))
  const anchors = towns.map(({ point, provinceCode }) => ({ point, provinceCode, districtTh: null }))
  const cells = groupByCell([...samples, ...anchors])

  function findDistrictAt(point: Point): FoundDistrict | undefined {
    const neighbours = listNeighbours(cells, point)
    const nearest = neighbours[0]
    if (!nearest) return undefined
    const provinceCode = winner(neighbours, ({ provinceCode }) => provinceCode) as string
    const inside = neighbours.filter(({ sample }) => sample.provinceCode === provinceCode)
    const name = winner(inside, ({ districtTh }) => districtTh)
    const district = name === null ? null : (known.get(`${provinceCode} ${name}`) ?? null)
    return { provinceCode, district, distanceM: nearest.distanceM }
  }
  return { findDistrictAt, findProvinceAt: (point) => findDistrictAt(point)?.provinceCode ?? null }
}

interface Neighbour {
  readonly sample: PlaceSample
  readonly distanceM: number
}

function listNeighbours(cells: ReadonlyMap<number, readonly PlaceSample[]>, point: Point): Neighbour[] {
  const found: Neighbour[] = []
  const row = Math.floor(point.latitude / CELL_DEGREES)
  const column = Math.floor(point.longitude / CELL_DEGREES)
  for (let y = row - RING; y <= row + RING; y++) {
    for (let x = column - RING; x <= column + RING; x++) {
      for (const sample of cells.get(cellKey(y, x)) ?? []) {
        const distance = distanceM(point, sample.point)
        if (distance <= MAX_DISTANCE_M) found.push({ sample, distanceM: distance })
      }
    }
  }
  return found.sort((a, b) => a.distanceM - b.distanceM).slice(0, NEIGHBOURS)
}

/** The answer with the most weight; null if no neighbour has one. */
function winner(neighbours: readonly Neighbour[], say: (sample: PlaceSample) => string | null): string | null {
  const votes = new Map<string, number>()
  for (const { sample, distanceM } of neighbours) {
    const answer = say(sample)
    if (answer !== null) votes.set(answer, (votes.get(answer) ?? 0) + 1 / (distanceM + NEAR_M) ** 2)
  }
  let best: string | null = null
  for (const [answer, weight] of votes) if (best === null || weight > (votes.get(best) ?? 0)) best = answer
  return best
}

function groupByCell(samples: readonly PlaceSample[]): Map<number, PlaceSample[]> {
  const cells = new Map<number, PlaceSample[]>()
  for (const sample of samples) {
    const { latitude, longitude } = sample.point
    const key = cellKey(Math.floor(latitude / CELL_DEGREES), Math.floor(longitude / CELL_DEGREES))
    const cell = cells.get(key)
    if (cell) cell.push(sample)
    else cells.set(key, [sample])
  }
  return cells
}

const cellKey = (row: number, column: number) => row * 10_000 + column
