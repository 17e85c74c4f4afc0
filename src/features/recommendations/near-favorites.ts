import type { Point } from '../../world/point.ts'

/** About 11 km. */
const CELL_DEGREES = 0.1
const CELL_KM = 11.1
/** Beyond this many cells a favourite is not near. */
const REACH = 3
/** The distance at which nearness has fallen to 1/e. */
const DECAY_KM = 15

const WEIGHTS = Array.from({ length: 2 * REACH + 1 }, (_, row) =>
  Array.from({ length: 2 * REACH + 1 }, (_, column) =>
    Math.exp((-CELL_KM * Math.hypot(row - REACH, column - REACH)) / DECAY_KM),
  ),
)
const COLUMNS = 3_600

/** The cell of a point, for `NearFavorites`. */
export function cellOf({ latitude, longitude }: Point): number {
  return Math.floor((latitude + 90) / CELL_DEGREES) * COLUMNS + Math.floor((longitude + 180) / CELL_DEGREES)
}

/**
 * A heat map of favourite places: each warms its cell and the cells around it by exp(-distance / 15 km). The cost of a
 * favourite does not depend on the number of routes, and that of a route not on the number of favourites.
 */
export class NearFavorites {
  readonly #cells = new Map<number, { readonly nearness: number; readonly placeId: string }>()
  readonly #centres = new Set<number>()

  /** Of equally near ones, the first counts. */
  add(placeId: string, point: Point): void {
    const centre = cellOf(point)
    if (this.#centres.has(centre)) return
    this.#centres.add(centre)
    for (let row = -REACH; row <= REACH; row++)
      for (let column = -REACH; column <= REACH; column++) {
        const cell = centre + row * COLUMNS + column
        const nearness = WEIGHTS[row + REACH]![column + REACH]!
        if (nearness > (this.#cells.get(cell)?.nearness ?? 0)) this.#cells.set(cell, { nearness, placeId })
      }
  }

  /** The favourite nearest to any of the cells. */
  nearest(cells: readonly number[]): { readonly nearness: number; readonly placeId: string } | undefined {
    let best: { readonly nearness: number; readonly placeId: string } | undefined
    for (const cell of cells) {
      const found = this.#cells.get(cell)
      if (found && found.nearness > (best?.nearness ?? 0)) best = found
    }
    return best
  }
}
