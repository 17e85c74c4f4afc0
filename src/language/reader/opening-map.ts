import type { Opening } from './openings.ts'

/** What openings open, by their last code; most open one thing. Nearly all letters of a text open nothing, which two bits tell. */
export class OpeningMap<T extends object | number> {
  readonly #opened = new Map<number, T | T[]>()
  readonly #mask: number
  /** Two bits for the last bits of each code, four in a byte. */
  readonly #marks: Uint8Array

  constructor(bits: number) {
    this.#mask = 2 ** bits - 1
    this.#marks = new Uint8Array(2 ** bits / 4)
  }

  add(opening: Opening, opened: T): void {
    opening.forEach((code, at) => this.#mark(code, at === opening.length - 1 ? OPENS : LEADS_ON))
    const code = opening.at(-1) as number
    const others = this.#opened.get(code)
    if (others === undefined) this.#opened.set(code, opened)
    else if (Array.isArray(others)) others.push(opened)
    else this.#opened.set(code, [others, opened])
  }

  /** Uses what a code opens; whether longer openings begin so. */
  open(code: number, use: (opened: T) => void): boolean {
    const bits = (this.#marks[(code & this.#mask) >> 2] as number) >> ((code & 3) << 1)
    if ((bits & OPENS) !== 0) {
      const opened = this.#opened.get(code)
      if (Array.isArray(opened)) for (const each of opened) use(each)
      else if (opened !== undefined) use(opened)
    }
    return (bits & LEADS_ON) !== 0
  }

  #mark(code: number, bit: number): void {
    this.#marks[(code & this.#mask) >> 2]! |= bit << ((code & 3) << 1)
  }
}

const [OPENS, LEADS_ON] = [1, 2]
