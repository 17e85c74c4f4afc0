import type { Generated } from 'kysely'
import type { JsonColumn } from '../../platform/database/column.ts'
import type { PromptWish } from '../ai-trips/public.ts'
import type { StoredProblem } from './job-problem.ts'
import type { JobState } from './job-states.ts'

export interface AiJobTable {
  job_id: string
  user_id: string
  wish: JsonColumn<PromptWish>
  state: JobState
  percent: Generated<number>
  trip_id: string | null
  problem: JsonColumn<StoredProblem | null>
  run_number: Generated<number>
  due_at: Generated<Date>
  requested_at: Date
  started_at: Date | null
  finished_at: Date | null
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    ai_job: AiJobTable
  }
}
