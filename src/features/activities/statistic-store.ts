import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { RefType } from './target.ts'

export const METRICS = ['views', 'favorites', 'interests'] as const
export type Metric = (typeof METRICS)[number]

export interface Statistic {
  readonly metric: Metric
  readonly month: string
  readonly ref_type: RefType | null
  readonly province_code: string | null
  readonly category: string | null
  readonly events: number
  readonly users: number
}

/**
 * Replaces the statistics of the months from `since` on, in one transaction. A cell with fewer than `cohort` users is
 * left out; there are no totals, from which it could be computed by subtraction.
 * @param since first instant of the first month
 * @param firstMonth that month as `YYYY-MM`
 */
export async function replaceStatistics(
  db: Database,
  { since, firstMonth, cohort }: { readonly since: Date; readonly firstMonth: string; readonly cohort: number },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('activity statistics', 0))`.execute(db)
    await db.deleteFrom('activity_statistic').where('month', '>=', firstMonth).execute()
    // A row of `activity` is one event in one of its provinces; a route is an event in each of them.
    await sql`
      insert into activity_statistic (metric, month, ref_type, province_code, category, events, users)
      select metric, to_char(happened_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month,
        ref_type, province_code, category, count(*), count(distinct user_id)
      from (
        select 'views' as metric, viewed_at as happened_at, ref_type, province_code, category, user_id
          from view_log left join lateral unnest(province_codes) as provinces (province_code) on true
          where viewed_at >= ${since}
        union all
        select 'favorites', created_at, ref_type, province_code, category, user_id
          from favorite left join lateral unnest(province_codes) as provinces (province_code) on true
          where created_at >= ${since}
        union all
        select 'interests', updated_at, null, null, interest, user_id
          from preference, jsonb_array_elements_text(coalesce(answers->'interests', '[]')) as interests (interest)
          where updated_at >= ${since}
      ) as activity
      group by 1, 2, 3, 4, 5
      having count(distinct user_id) >= ${cohort}`.execute(db)
  })
}

export async function deleteStatisticsBefore(db: Database, month: string): Promise<void> {
  await db.deleteFrom('activity_statistic').where('month', '<', month).execute()
}

export interface StatisticFilter {
  readonly metric?: Metric
  readonly month?: string
  readonly provinceCode?: string
  readonly category?: string
}

/** Newest month first. */
export async function listStatistics(
  db: Database,
  filter: StatisticFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: Statistic[]; readonly total: number }> {
  const { metric, month, provinceCode, category } = filter
  const matching = db
    .selectFrom('activity_statistic')
    .$if(metric !== undefined, (query) => query.where('metric', '=', metric ?? 'views'))
    .$if(month !== undefined, (query) => query.where('month', '=', month ?? ''))
    .$if(provinceCode !== undefined, (query) => query.where('province_code', '=', provinceCode ?? ''))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['metric', 'month', 'ref_type', 'province_code', 'category', 'events', 'users'])
    .orderBy('month', 'desc')
    .orderBy('metric')
    .orderBy('ref_type')
    .orderBy('province_code')
    .orderBy('category')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total }
}
