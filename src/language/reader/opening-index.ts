import { codeOf, EDGE_CODE, LONGEST_OPENING, openingsOf, PLAIN_CODE, symbolOf } from './openings.ts'

/** More patterns are searched everywhere; there are some 500. */
const MOST_PATTERNS = 4_000
/** Of more places it is faster to try all of the text. */
const MOST_PLACES = 24
/** Of patterns that may begin anywhere. */
const ANYWHERE = -1

const numbers = new WeakMap<RegExp, number>()
/** The numbers of the patterns that an opening opens. */
const openedBy = new Map<number, number[]>()
/** By the last bits of an opening: most letters of a text open nothing. */
const opens = new Uint8Array(2 ** 16)
const LAST_BITS = opens.length - 1
let count = 0

/** Indexes made from now on know where the pattern may begin. */
export function numberOf(pattern: RegExp): number {
  let number = numbers.get(pattern)
  if (number === undefined) numbers.set(pattern, (number = register(pattern)))
  return number
}

function register(pattern: RegExp): number {
  const openings = count < MOST_PATTERNS ? openingsOf(pattern) : null
  if (openings === null) return ANYWHERE
  for (const code of openings) {
    opens[code & LAST_BITS] = 1
    const opened = openedBy.get(code)
    if (opened) opened.push(count)
    else openedBy.set(code, [count])
  }
  return count++
}

/** Where in a text each pattern may begin: one pass over the text for all of them. */
export class OpeningIndex {
  readonly #text: string
  readonly #known = count
  /** By the number of the pattern, in ascending order; one too many where they are too many. */
  readonly #places: (number[] | undefined)[] = []

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
  placesOf(pattern: RegExp): readonly number[] | null {
    const number = numberOf(pattern)
    if (number === ANYWHERE || number >= this.#known) return null
    const places = this.#places[number] ?? NOWHERE
    return places.length > MOST_PLACES ? null : places
  }

  #add(at: number, kind: number): void {
    let code = kind
    for (let next = at; next < Math.min(at + LONGEST_OPENING, this.#text.length); next++) {
      code = codeOf(code, symbolOf(this.#text.charCodeAt(next)))
      if (opens[code & LAST_BITS] === 0) continue
      for (const number of openedBy.get(code) ?? NOWHERE) {
        if (number >= this.#known) continue
        const places = this.#places[number]
        if (places === undefined) this.#places[number] = [at]
        else if (places.length <= MOST_PLACES) insert(places, at)
      }
    }
  }
}

const NOWHERE: readonly number[] = []

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
