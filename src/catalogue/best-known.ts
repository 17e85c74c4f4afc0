import type { PlaceEntry } from './place-entry.ts'

/** More than the limit, so that places that become known need not push out others at once. */
const SLACK = 1.1

/** Which places a node keeps in its own index, when a search engine outside has all of them: the best known. */
export class BestKnown {
  readonly #limit: number
  readonly #kept = new Set<string>()
  #least = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Chooses anew among all. */
  chooseAll(entries: readonly PlaceEntry[]): PlaceEntry[] {
    const chosen = [...entries]
      .sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
      .slice(0, this.#limit)
    this.#kept.clear()
    for (const { id } of chosen) this.#kept.add(id)
    this.#least = chosen.length < this.#limit ? 0 : (chosen.at(-1)?.popularity ?? 0)
    return chosen
  }

  /** Of some that have changed: those that are kept, and those that are better known than the least of them. */
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
