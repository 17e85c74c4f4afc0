import type { Random } from './random.ts'
import { Tours } from './tours.ts'

/** Solutions that are kept. */
const MOST = 8

/** The best solutions of the episodes, each value once, best first. */
export class Elite {
  private readonly members: { readonly tours: Tours; readonly value: number }[] = []

  add(tours: Tours): void {
    const value = tours.objective()
    const { members } = this
    if (members.some((member) => Math.abs(member.value - value) < 1e-9)) return
    if (members.length === MOST && value < members[MOST - 1]!.value) return
    // The worst one's location is taken, so that no solution is ever allocated beyond the first few.
    const kept = members.length === MOST ? members.pop()!.tours : new Tours(tours.problem, tours.stride - 2)
    kept.copy(tours)
    members.push({ tours: kept, value })
    members.sort((a, b) => b.value - a.value)
  }

  /** Two of the solutions, the better ones more likely; null as long as there is only one. */
  pair(random: Random): readonly [Tours, Tours] | null {
    const count = this.members.length
    if (count < 2) return null
    const first = Math.min(random.below(count), random.below(count))
    const other = Math.min(random.below(count - 1), random.below(count - 1))
    return [this.members[first]!.tours, this.members[other < first ? other : other + 1]!.tours]
  }
}
