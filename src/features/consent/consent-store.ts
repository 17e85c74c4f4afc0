import type { Database } from '../../platform/database/database.ts'
import type { ConsentDocument } from './consent-documents.ts'

export interface ConsentChange {
  readonly document: ConsentDocument
  readonly granted: boolean
}

/** Adds what a user agrees to or withdraws; earlier rows stay as they are. */
export async function insertConsents(db: Database, userId: string, changes: readonly ConsentChange[]): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('consent')
    .values(
      changes.map(({ document, granted }) => ({
        user_id: userId,
        purpose: document.purpose,
        granted,
        document_version: document.version,
        document_language: document.language,
        document_digest: document.digest,
      })),
    )
    .execute()
}
