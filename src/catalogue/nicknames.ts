import { foldKey } from '../language/text/fold.ts'
import { distanceM, type Point } from '../world/point.ts'

/** The names of a shipped place. */
export interface ShippedNames {
  readonly id: string
  /** Its id at the tourism authority. */
  readonly tatId: string | null
  readonly names: readonly string[]
  readonly aliases: readonly string[]
  readonly point: Point
}

/** Maximum distance of the same place under another id. */
const WITHIN_M = 3_000
/** Degrees: more than three kilometres even at 21° north, so that neighbouring cells suffice. */
const CELL = 0.05

interface NamedPlace {
  readonly id: string
  readonly nameTh: string | null
  readonly nameEn: string | null
  readonly aliases: readonly string[]
  readonly point: Point
}

/**
 * Gives imported places the names of the same shipped place: the one with the authority's id, or one within three kilometres
 * with a name that sounds the same.
 */
export class Nicknames {
  readonly #ownIds: ReadonlySet<string>
  readonly #byTatId: ReadonlyMap<string, ShippedNames>
  readonly #byCell = new Map<string, ShippedNames[]>()
  readonly #keys = new Map<ShippedNames, ReadonlySet<string>>()

  constructor(shipped: readonly ShippedNames[]) {
    this.#ownIds = new Set(shipped.map(({ id }) => id))
    this.#byTatId = new Map(shipped.flatMap((place) => (place.tatId === null ? [] : [[place.tatId, place]])))
    for (const place of shipped) {
      const cell = cellOf(place.point, 0, 0)
      this.#byCell.set(cell, [...(this.#byCell.get(cell) ?? []), place])
    }
  }

  /** Names that the place lacks. None for shipped places, which have theirs. */
  listFor(place: NamedPlace): string[] {
    if (this.#ownIds.has(place.id)) return []
    const own = new Set([place.nameTh, place.nameEn, ...place.aliases])
    const found = new Set<string>()
    for (const { names, aliases } of this.#listSame(place))
      for (const name of [...names, ...aliases]) if (!own.has(name)) found.add(name)
    return [...found]
  }

  #listSame({ id, nameTh, nameEn, point }: NamedPlace): ShippedNames[] {
    const duplicate = this.#byTatId.get(id)
    if (duplicate) return [duplicate]
    const near = NEIGHBOURS.flatMap(([north, east]) => this.#byCell.get(cellOf(point, north, east)) ?? []).filter(
      (shipped) => distanceM(shipped.point, point) <= WITHIN_M,
    )
    if (near.length === 0) return []
    const keys = [nameTh, nameEn].flatMap((name) => (name === null ? [] : foldKey(name))).filter(Boolean)
    return near.filter((shipped) => keys.some((key) => this.#keysOf(shipped).has(key)))
  }

  #keysOf(shipped: ShippedNames): ReadonlySet<string> {
    let keys = this.#keys.get(shipped)
    if (!keys) this.#keys.set(shipped, (keys = new Set(shipped.names.map(foldKey))))
    return keys
  }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [north, east] as const))

function cellOf({ latitude, longitude }: Point, north: number, east: number): string {
  return `${Math.floor(latitude / CELL) + north}|${Math.floor(longitude / CELL) + east}`
}
