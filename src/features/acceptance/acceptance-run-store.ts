import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AcceptanceRunTable } from './acceptance-run-table.ts'
import type { Figures } from './acceptance-schema.ts'

export type StoredRun = Selectable<AcceptanceRunTable>

export interface NewRun {
  readonly runId: string
  readonly figures: Figures
  readonly catalogueVersion: number
  readonly durationMs: number
  readonly now: Date
}

export async function insertRun(
  db: Database,
  { runId, figures, catalogueVersion, durationMs, now }: NewRun,
): Promise<void> {
  await db
    .insertInto('acceptance_run')
    .values({
      run_id: runId,
      judged_count: figures.judged,
      passed_count: figures.passed,
      read_by_model_count: figures.read_by_model,
      cut_short_count: figures.cut_short,
      rates: JSON.stringify(figures.constraints),
      failures: JSON.stringify(figures.failures),
      catalogue_version: catalogueVersion,
      duration_ms: durationMs,
      finished_at: now,
    })
    .execute()
}

/** Runs, newest first. */
export async function listRuns(db: Database, window: { limit: number; offset: number }) {
  const runs: StoredRun[] = await db
    .selectFrom('acceptance_run')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .orderBy('run_id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const { total } = await db
    .selectFrom('acceptance_run')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { runs, total }
}

export async function deleteRunsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('acceptance_run').where('finished_at', '<', before).execute()
}
