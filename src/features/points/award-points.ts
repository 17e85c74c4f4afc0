import type { Database } from '../../platform/database/database.ts'
import { type Collected, collectPoints, type PointEvent } from './collect-points.ts'
import { listSources } from './collection-store.ts'

/**
 * For other features: gives a user the points of an event by the rule of its source, in the transaction of that event. A
 * repeat, and an event beyond the daily cap, change nothing.
 * @throws Error for a source without a rule, or without an amount if `amount` is absent
 */
export async function awardPoints(
  db: Database,
  { source, ...event }: Omit<PointEvent, 'rule'> & { readonly source: string },
): Promise<Collected> {
  const rule = (await listSources(db)).find((each) => each.source === source)
  if (!rule) throw new Error(`there is no rule for points of ${source}`)
  return collectPoints(db, { ...event, rule })
}
