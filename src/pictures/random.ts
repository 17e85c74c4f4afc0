/** Repeatable choices: the same seed gives the same picture on every machine. */
export class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }
  /** mulberry32 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  between(least: number, most: number): number {
    return least + this.next() * (most - least)
  }
  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }
  chance(share: number): boolean {
    return this.next() < share
  }
  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }
}

/** FNV-1a, 32 bits: spreads ids over the pictures. Not for secrets. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
