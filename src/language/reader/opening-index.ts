import { codeOf, EDGE_CODE, LONGEST_OPENING, type Openings, PLAIN_CODE, symbolOf } from './openings.ts'

const BUCKETS = 2 ** 12
/** Of more places it is faster to try all of the text. */
const MOST_PLACES = 24

/** Where in a text each opening is. */
export class OpeningIndex {
  readonly #text: string
  /** The latest entry of each bucket, from 1; 0 = none. */
  readonly #latest = new Int32Array(BUCKETS)
  readonly #before: number[] = [0]
  readonly #codes: number[] = [0]
  readonly #places: number[] = [0]

  constructor(text: string) {
    this.#text = text
    for (let at = 0; at < text.length; at++) {
      this.#add(at, PLAIN_CODE)
      if (isWordAt(text, at - 1) !== isWordAt(text, at)) this.#add(at, EDGE_CODE)
    }
  }

  /** A word may begin here too, because what is before it has been read. */
  addEdge(at: number): void {
    if (at < this.#text.length) this.#add(at, EDGE_CODE)
  }

  /** Where a match may begin, in ascending order; null if that may be anywhere. */
  placesOf(openings: Openings): readonly number[] | null {
    if (openings === null) return null
    const places: number[] = []
    for (const code of openings) {
      for (let entry = this.#latest[code & (BUCKETS - 1)] ?? 0; entry > 0; entry = this.#before[entry] ?? 0) {
        if (this.#codes[entry] !== code) continue
        if (places.length === MOST_PLACES) return null
        insert(places, this.#places[entry] ?? 0)
      }
    }
    return places
  }

  #add(at: number, kind: number): void {
    let code = kind
    for (let next = at; next < Math.min(at + LONGEST_OPENING, this.#text.length); next++) {
      code = codeOf(code, symbolOf(this.#text.charCodeAt(next)))
      const bucket = code & (BUCKETS - 1)
      this.#before.push(this.#latest[bucket] ?? 0)
      this.#codes.push(code)
      this.#latest[bucket] = this.#places.push(at) - 1
    }
  }
}

/** Keeps the order, and each place once. */
function insert(places: number[], place: number): void {
  let at = places.length
  while (at > 0 && (places[at - 1] as number) >= place) at--
  if (places[at] !== place) places.splice(at, 0, place)
}

/** As `\b` sees it. */
function isWordAt(text: string, at: number): boolean {
  const char = text.charCodeAt(at)
  return (
    (char >= 0x61 && char <= 0x7a) || (char >= 0x30 && char <= 0x39) || (char >= 0x41 && char <= 0x5a) || char === 0x5f
  )
}
