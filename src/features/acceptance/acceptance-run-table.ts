import type { JsonColumn } from '../../platform/database/column.ts'
import type { Figures } from './acceptance-schema.ts'

export interface AcceptanceRunTable {
  run_id: string
  judged_count: number
  passed_count: number
  read_by_model_count: number
  cut_short_count: number
  rates: JsonColumn<Figures['constraints']>
  failures: JsonColumn<Figures['failures']>
  catalogue_version: number
  duration_ms: number
  finished_at: Date
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    acceptance_run: AcceptanceRunTable
  }
}
