import type { PlaceEntry } from './place-entry.ts'

/** Room above the limit, so that newly popular places need not evict others at once. */
const SLACK = 1.1

/** Chooses the places of a node's own index when a shared search engine holds all of them: the most popular. */
export class BestKnown {
  readonly #limit: number
  readonly #kept = new Set<string>()
  #least = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Chooses among all places. */
  chooseAll(entries: readonly PlaceEntry[]): PlaceEntry[] {
    const chosen = [...entries]
      .sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .slice(0, this.#limit)
    this.#kept.clear()
    for (const { id } of chosen) this.#kept.add(id)
    this.#least = chosen.length < this.#limit ? 0 : (chosen.at(-1)?.popularity ?? 0)
    return chosen
  }

  /** Chooses among changed places: those already kept, and those more popular than the least popular kept one. */
  choose(entries: readonly PlaceEntry[]): PlaceEntry[] {
    return entries.filter(({ id, popularity }) => {
      if (this.#kept.has(id)) return true
      if (this.#kept.size >= this.#limit * SLACK || popularity < this.#least) return false
      this.#kept.add(id)
      return true
    })
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#kept.delete(id)
  }
}
