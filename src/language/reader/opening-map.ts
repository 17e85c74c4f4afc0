import type { Opening } from './openings.ts'

/**
 * The numbers of what openings open, by their last code; most open one thing. Nearly all letters of a text open nothing,
 * which two bits tell; a table of numbers side by side is faster than a map, whose parts lie far from each other.
 */
export class OpeningMap {
  readonly #mask: number
  /** Two bits for the last bits of each code, four in a byte. */
  readonly #marks: Uint8Array
  /** Pairs of a code and what it opens: zero for nothing, `n + 1` for the number n, `-n - 1` for those of list n. */
  #table = new Int32Array(2 * LEAST_ROOM)
  #shift = 32 - Math.log2(LEAST_ROOM)
  #count = 0
  readonly #lists: number[][] = []

  constructor(bits: number) {
    this.#mask = 2 ** bits - 1
    this.#marks = new Uint8Array(2 ** bits / 4)
  }

  add(opening: Opening, opened: number): void {
    opening.forEach((code, at) => this.#mark(code, at === opening.length - 1 ? OPENS : LEADS_ON))
    if (4 * this.#count > this.#table.length) this.#grow()
    const code = opening.at(-1) as number
    const at = this.#placeOf(code)
    const others = this.#table[at + 1] as number
    if (others < 0) this.#lists[-others - 1]?.push(opened)
    else if (others > 0) this.#table[at + 1] = -this.#lists.push([others - 1, opened])
    else {
      this.#table[at] = code
      this.#table[at + 1] = opened + 1
      this.#count++
    }
  }

  /** Uses what a code opens at a place; whether longer openings begin so. */
  open(code: number, use: (opened: number, place: number) => void, place: number): boolean {
    const bits = (this.#marks[(code & this.#mask) >> 2] as number) >> ((code & 3) << 1)
    if ((bits & OPENS) !== 0) {
      const opened = this.#table[this.#placeOf(code) + 1] as number
      if (opened > 0) use(opened - 1, place)
      else if (opened < 0) for (const each of this.#lists[-opened - 1] as number[]) use(each, place)
    }
    return (bits & LEADS_ON) !== 0
  }

  /** Of the pair of a code, or of the free one where it belongs. */
  #placeOf(code: number): number {
    const table = this.#table
    let at = (Math.imul(code, SPREADS) >>> this.#shift) << 1
    while (table[at + 1] !== 0 && table[at] !== code) at = at + 2 === table.length ? 0 : at + 2
    return at
  }

  #grow(): void {
    const table = this.#table
    this.#table = new Int32Array(2 * table.length)
    this.#shift--
    for (let at = 0; at < table.length; at += 2) {
      if (table[at + 1] !== 0) this.#table.set(table.subarray(at, at + 2), this.#placeOf(table[at] as number))
    }
  }

  #mark(code: number, bit: number): void {
    this.#marks[(code & this.#mask) >> 2]! |= bit << ((code & 3) << 1)
  }
}

const [OPENS, LEADS_ON] = [1, 2]
const LEAST_ROOM = 2 ** 10
/** Spreads codes over the table. */
const SPREADS = 0x9e3779b1
