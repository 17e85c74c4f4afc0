import { foldKey } from '../language/text/fold.ts'
import { distanceM, type Point } from '../world/point.ts'

/**
 * Other names for the place with one of `ids`, or for every place with one of `matchNames` (by phonetic key) within
 * `withinM` of `point` (3 km by default).
 */
export interface AliasEntry {
  readonly aliases: readonly string[]
  readonly ids?: readonly string[]
  readonly matchNames?: readonly string[]
  readonly point?: Point
  readonly withinM?: number
}

export interface AliasBook {
  readonly entries: readonly AliasEntry[]
  add(entry: AliasEntry): void
  clear(): void
  /** All aliases of a place, by id or by name and point. */
  listFor(id: string, names: readonly string[], point: Point): string[]
}

const DEFAULT_WITHIN_M = 3000
const MAX_ENTRIES = 1_000_000
const MAX_ALIASES_PER_PLACE = 16

export function createAliasBook(): AliasBook {
  const entries: AliasEntry[] = []
  const byId = new Map<string, AliasEntry[]>()
  const byName = new Map<string, AliasEntry[]>()

  function add(entry: AliasEntry): void {
    if (entries.length >= MAX_ENTRIES) throw new RangeError(`more than ${MAX_ENTRIES} alias entries`)
    entries.push(entry)
    for (const id of entry.ids ?? []) pushTo(byId, id, entry)
    if (!entry.point) return
    for (const key of new Set((entry.matchNames ?? []).map(foldKey))) if (key) pushTo(byName, key, entry)
  }

  function listFor(id: string, names: readonly string[], point: Point): string[] {
    const found = new Set<string>()
    for (const entry of byId.get(id) ?? []) for (const alias of entry.aliases) found.add(alias)
    if (byName.size > 0) {
      for (const name of names) {
        for (const entry of byName.get(foldKey(name)) ?? []) {
          const near = entry.point && distanceM(entry.point, point) <= (entry.withinM ?? DEFAULT_WITHIN_M)
          if (near) for (const alias of entry.aliases) found.add(alias)
        }
      }
    }
    for (const name of names) found.delete(name)
    return [...found].sort().slice(0, MAX_ALIASES_PER_PLACE)
  }

  function clear(): void {
    entries.splice(0)
    byId.clear()
    byName.clear()
  }

  return { entries, add, clear, listFor }
}

function pushTo(map: Map<string, AliasEntry[]>, key: string, entry: AliasEntry): void {
  const list = map.get(key)
  if (list) list.push(entry)
  else map.set(key, [entry])
}
