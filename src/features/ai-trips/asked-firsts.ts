import type { Reading } from '../../language/reader/reading.ts'
import type { Focus } from './destination-focus.ts'
import { worthOfRank } from './highlight-worth.ts'
import { isForItself, ordinary } from './interest.ts'
import type { ScoredPlace } from './scored-place.ts'

/** Of each kind that was asked for, so many are first-rank. */
const FIRSTS = 5
/** Of the worth of highlights, whose order stays a guide's: what matches the wish counts two to four times as much besides. */
const SHARE = 0.35

/**
 * What was asked for has first-rank places of its own, whatever the destination is known for: the best known of each kind are
 * worth as much as highlights are.
 */
export function withAskedFirsts(
  visits: readonly ScoredPlace[],
  { interests }: Pick<Reading, 'interests'>,
  { worthOf }: Pick<Focus, 'worthOf'>,
): ScoredPlace[] {
  const least = new Map<ScoredPlace, number>()
  const worth = ({ place, kinds }: ScoredPlace) => Math.max(worthOf(place.id), ordinary(place, kinds))
  for (const interest of interests.filter(isForItself)) {
    const own = visits.filter(({ kinds }) => kinds.includes(interest.key))
    own.sort((a, b) => worth(b) - worth(a) || b.score - a.score || (a.place.id < b.place.id ? -1 : 1))
    for (const [rank, scored] of own.slice(0, FIRSTS).entries())
      least.set(scored, Math.max(least.get(scored) ?? 0, SHARE * worthOfRank(rank)))
  }
  return visits.map((scored) => {
    const raised = (least.get(scored) ?? 0) / worth(scored)
    return raised > 1 ? { ...scored, score: scored.score * raised } : scored
  })
}
