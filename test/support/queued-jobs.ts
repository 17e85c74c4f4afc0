/** A job queue that runs nothing by itself: a separate table in the test's database, so that it follows transactions. */
import { sql } from 'kysely'
import type { Database } from '../../src/platform/database/database.ts'
import type { WorkQueue } from '../../src/platform/feature.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import { shapeOf } from '../../src/platform/shape.ts'

export interface QueuedJobs extends Pick<Jobs, 'enqueue'> {
  /** Runs the waiting jobs of a queue in order. @returns their number */
  run(name: string, queues: readonly WorkQueue[], signal?: AbortSignal): Promise<number>
}

/** Never aborted. */
const NEVER = new AbortController().signal

/** Creates the table of the queue, before the database is used. */
export async function createQueueTable(db: Database): Promise<void> {
  await sql`create schema queued`.execute(db)
  await sql`create table queued.job (
    job_id bigint generated always as identity primary key, name text not null, data jsonb not null,
    singleton_key text not null, unique (name, singleton_key))`.execute(db)
}

export function createQueuedJobs(db: Database): QueuedJobs {
  return {
    async enqueue(name, data, { singletonKey = crypto.randomUUID(), within = db } = {}) {
      await sql`insert into queued.job (name, data, singleton_key) values (${name}, ${JSON.stringify(data)}, ${singletonKey})
        on conflict do nothing`.execute(within)
    },
    async run(name, queues, signal = NEVER) {
      const queue = queues.find((each) => each.name === name)
      if (!queue) throw new Error(`No feature brings the queue ${name}`)
      const { rows } = await sql<{ job_id: number; data: unknown }>`
        with taken as (delete from queued.job where name = ${name} returning job_id, data)
        select * from taken order by job_id`.execute(db)
      const fits = shapeOf(queue.data)
      for (const { data } of rows) {
        if (!fits(data)) throw new Error(`A job of ${name} has another shape: ${JSON.stringify(data)}`)
        await queue.run(data, signal)
      }
      return rows.length
    },
  }
}
