import type { Orienteering, Returns } from './orienteering.ts'
import { type TypeLists, typeListsOf, WORD_BITS } from './type-lists.ts'

// `!` on typed arrays: all reads are within bounds, which the compiler cannot verify.

/**
 * How many nodes of each type a solution has, on each tour and in total; so which limits are reached, and what one more
 * node earns. Both are at hand when they are asked for: the search asks a hundred times for each node that it moves.
 */
export class TypeCounts {
  private readonly problem: Orienteering
  private readonly lists: TypeLists
  private readonly onTour: Int32Array
  private readonly inTotal: Int32Array
  /** What one more node of a type earns, at `tour * types + type` and by type. */
  private readonly nextOnTour: Float64Array
  private readonly nextInTotal: Float64Array
  /** The types whose limit is reached, as sets like `TypeLists.limited`: by tour and in total. */
  private readonly fullOnTour: Int32Array
  private readonly fullInTotal: Int32Array

  constructor(problem: Orienteering) {
    const { tours, limitTotal } = problem
    const types = limitTotal.length
    this.problem = problem
    this.lists = typeListsOf(problem)
    this.onTour = new Int32Array(tours * types)
    this.inTotal = new Int32Array(types)
    this.nextOnTour = new Float64Array(tours * types)
    this.nextInTotal = new Float64Array(types)
    this.fullOnTour = new Int32Array(tours * this.lists.words)
    this.fullInTotal = new Int32Array(this.lists.words)
    for (let tour = 0; tour < tours; tour++) for (let type = 0; type < types; type++) this.update(type, tour)
  }

  /** Whether limits leave room for a node on a tour. */
  hasRoom(node: number, tour: number): boolean {
    const { words, limited } = this.lists
    for (let word = 0; word < words; word++) {
      const full = this.fullOnTour[tour * words + word]! | this.fullInTotal[word]!
      if ((limited[node * words + word]! & full) !== 0) return false
    }
    return true
  }

  /** What a node earns now by the returns of its types in total. */
  gain(node: number): number {
    const { at, of } = this.lists.withTotalReturns
    const beyond = at[node + 1]!
    let gain = 0
    let again = 0
    for (let i = at[node]!; i < beyond; i++) {
      const type = of[i]!
      again = i > at[node]! && of[i - 1] === type ? again + 1 : 0
      gain +=
        again === 0 ? this.nextInTotal[type]! : returnOf(this.problem.totalReturns, type, this.inTotal[type]! + again)
    }
    return gain
  }

  /** What a node earns now by the returns of its types on a tour. */
  tourGain(node: number, tour: number): number {
    const { at, of } = this.lists.withTourReturns
    const base = tour * this.inTotal.length
    const beyond = at[node + 1]!
    let gain = 0
    let again = 0
    for (let i = at[node]!; i < beyond; i++) {
      const type = of[i]!
      again = i > at[node]! && of[i - 1] === type ? again + 1 : 0
      gain +=
        again === 0
          ? this.nextOnTour[base + type]!
          : returnOf(this.problem.tourReturns, type, this.onTour[base + type]! + again)
    }
    return gain
  }

  /** Counts a node on a tour. @returns what it earns */
  add(node: number, tour: number): number {
    return this.move(node, tour, 1)
  }

  /** Takes back a node from a tour. @returns what it has earned */
  remove(node: number, tour: number): number {
    return this.move(node, tour, -1)
  }

  private move(node: number, tour: number, step: 1 | -1): number {
    const { typeAt, typeOf } = this.problem
    const base = tour * this.inTotal.length
    let earned = 0
    for (let i = typeAt[node]!; i < typeAt[node + 1]!; i++) {
      const type = typeOf[i]!
      const at = base + type
      if (step === 1) earned += this.nextInTotal[type]! + this.nextOnTour[at]!
      this.inTotal[type] = this.inTotal[type]! + step
      this.onTour[at] = this.onTour[at]! + step
      this.update(type, tour)
      if (step === -1) earned += this.nextInTotal[type]! + this.nextOnTour[at]!
    }
    return earned
  }

  copy(from: TypeCounts): void {
    this.onTour.set(from.onTour)
    this.inTotal.set(from.inTotal)
    this.nextOnTour.set(from.nextOnTour)
    this.nextInTotal.set(from.nextInTotal)
    this.fullOnTour.set(from.fullOnTour)
    this.fullInTotal.set(from.fullInTotal)
  }

  /** After a change of a type's count on a tour. */
  private update(type: number, tour: number): void {
    const { totalReturns, tourReturns, limitTotal, limitTour } = this.problem
    const { bitOf, words } = this.lists
    const at = tour * this.inTotal.length + type
    const total = this.inTotal[type]!
    const held = this.onTour[at]!
    this.nextInTotal[type] = returnOf(totalReturns, type, total)
    this.nextOnTour[at] = returnOf(tourReturns, type, held)
    const bit = bitOf[type]!
    if (bit < 0) return
    const word = Math.floor(bit / WORD_BITS)
    const mask = 1 << (bit % WORD_BITS)
    setBits(this.fullInTotal, word, mask, total >= limitTotal[type]!)
    setBits(this.fullOnTour, tour * words + word, mask, held >= limitTour[at]!)
  }
}

function setBits(sets: Int32Array, word: number, mask: number, isSet: boolean): void {
  sets[word] = isSet ? sets[word]! | mask : sets[word]! & ~mask
}

function returnOf({ at, value }: Returns, type: number, nth: number): number {
  const first = at[type]!
  const beyond = at[type + 1]!
  if (first === beyond) return 0
  return value[first + nth < beyond ? first + nth : beyond - 1]!
}
