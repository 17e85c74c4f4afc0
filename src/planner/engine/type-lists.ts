import { NO_LIMIT, type Orienteering } from './orienteering.ts'

/** Types of one sort by node: those of node `n` are `of[at[n]]` up to `of[at[n + 1]]`. */
export interface TypeList {
  readonly at: Int32Array
  readonly of: Int32Array
}

/** What never changes about the types of a problem. Most have either limits or returns, and are not asked for the other. */
export interface TypeLists {
  readonly withTotalReturns: TypeList
  readonly withTourReturns: TypeList
  /** The bit of each type with limits; -1: none. */
  readonly bitOf: Int32Array
  /** Words of `WORD_BITS` bits that a set of types with limits takes. */
  readonly words: number
  /** Each node's set of types with limits, at `node * words`. */
  readonly limited: Int32Array
}

export const WORD_BITS = 32

const lists = new WeakMap<Orienteering, TypeLists>()

export function typeListsOf(problem: Orienteering): TypeLists {
  let known = lists.get(problem)
  if (!known) {
    const { totalReturns, tourReturns } = problem
    known = {
      withTotalReturns: listTypes(problem, (type) => totalReturns.at[type]! < totalReturns.at[type + 1]!),
      withTourReturns: listTypes(problem, (type) => tourReturns.at[type]! < tourReturns.at[type + 1]!),
      ...limitedTypes(problem),
    }
    lists.set(problem, known)
  }
  return known
}

function listTypes({ nodes, typeAt, typeOf }: Orienteering, isMeant: (type: number) => boolean): TypeList {
  const at = new Int32Array(nodes + 1)
  const of: number[] = []
  for (let node = 0; node < nodes; node++) {
    for (let i = typeAt[node]!; i < typeAt[node + 1]!; i++) if (isMeant(typeOf[i]!)) of.push(typeOf[i]!)
    at[node + 1] = of.length
  }
  return { at, of: Int32Array.from(of) }
}

function limitedTypes({ nodes, tours, typeAt, typeOf, limitTour, limitTotal }: Orienteering) {
  const types = limitTotal.length
  let bits = 0
  const bitOf = Int32Array.from(limitTotal, (most, type) => {
    let isLimited = most < NO_LIMIT
    for (let tour = 0; tour < tours; tour++) isLimited ||= limitTour[tour * types + type]! < NO_LIMIT
    return isLimited ? bits++ : -1
  })
  const words = Math.ceil(bits / WORD_BITS)
  const limited = new Int32Array(nodes * words)
  for (let node = 0; node < nodes; node++) {
    for (let i = typeAt[node]!; i < typeAt[node + 1]!; i++) {
      const bit = bitOf[typeOf[i]!]!
      if (bit >= 0) limited[node * words + Math.floor(bit / WORD_BITS)]! |= 1 << (bit % WORD_BITS)
    }
  }
  return { bitOf, words, limited }
}
