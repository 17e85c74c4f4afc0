import type { Generated } from 'kysely'

export interface ConsentTable {
  consent_id: Generated<number>
  user_id: string
  purpose: 'terms' | 'privacy' | 'profiling' | 'marketing'
  granted: boolean
  document_version: string
  document_language: 'th' | 'en'
  document_digest: Buffer
  answered_at: Generated<Date>
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    consent: ConsentTable
  }
}
