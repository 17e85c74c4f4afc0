import type { Random } from './random.ts'
import { Tours } from './tours.ts'

/** The best solutions of the annealing cycles, best first, each objective value once. */
export class Elite {
  private readonly size: number
  private readonly members: { readonly tours: Tours; readonly value: number }[] = []

  constructor(size: number) {
    this.size = size
  }

  add(tours: Tours): void {
    const value = tours.objective()
    const { members, size } = this
    if (members.some((member) => Math.abs(member.value - value) < 1e-9)) return
    if (members.length === size && value < members[size - 1]!.value) return
    // Reuses the memory of the worst solution: nothing is allocated once the elite is full.
    const kept = members.length === size ? members.pop()!.tours : new Tours(tours.problem, tours.stride - 2)
    kept.copy(tours)
    members.push({ tours: kept, value })
    members.sort((a, b) => b.value - a.value)
  }

  /** Two different solutions, better ones more likely; null while there is only one. */
  pair(random: Random): readonly [Tours, Tours] | null {
    const count = this.members.length
    if (count < 2) return null
    const first = Math.min(random.below(count), random.below(count))
    const other = Math.min(random.below(count - 1), random.below(count - 1))
    return [this.members[first]!.tours, this.members[other < first ? other : other + 1]!.tours]
  }
}
