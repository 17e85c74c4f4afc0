import type { StopFacts } from '../trips/public.ts'

type Timed = Pick<StopFacts, 'kind' | 'place_id' | 'note' | 'leg' | 'arrive' | 'stay_minutes' | 'locked'>

/** Free time that goes on in the same place is one entry: waits before and after a midday rest belong to it. */
export function joinedRests<T extends Timed>(stops: readonly T[]): T[] {
  const joined: T[] = []
  for (const stop of stops) {
    const last = joined.at(-1)
    if (!last || !isFree(last) || !isFree(stop) || (stop.leg?.minutes ?? 0) > 0) {
      joined.push(stop)
      continue
    }
    const stay_minutes = stop.arrive + stop.stay_minutes - last.arrive
    joined[joined.length - 1] = { ...last, stay_minutes, locked: last.locked || stop.locked }
  }
  return joined
}

/** What the traveller says about a break is an entry of its own. */
function isFree({ kind, place_id, note }: Timed): boolean {
  return kind === 'rest' && place_id === null && note === null
}
