import type { Database } from '../../platform/database/database.ts'
import type { ConsentDocument, ConsentPurpose } from './consent-documents.ts'

export interface ConsentChange {
  readonly document: ConsentDocument
  readonly granted: boolean
}

/** One answer of a user to one document, with the member names of the API. */
export interface Consent {
  readonly purpose: ConsentPurpose
  readonly granted: boolean
  readonly document_version: string
  readonly document_language: 'th' | 'en'
  readonly document_digest: Buffer
  readonly at: Date
}

const columns = [
  'purpose',
  'granted',
  'document_version',
  'document_language',
  'document_digest',
  'answered_at as at',
] as const

/** Appends a consent or its withdrawal; earlier rows never change. */
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

/** The latest answer for each purpose that the user has answered. */
export async function listCurrentConsents(db: Database, userId: string): Promise<Consent[]> {
  return db
    .selectFrom('consent')
    .distinctOn('purpose')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .orderBy('consent_id', 'desc')
    .execute()
}

/** Whether the user's latest answer for a purpose is yes. */
export async function hasConsented(db: Database, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const latest = await db
    .selectFrom('consent')
    .select('granted')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('consent_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.granted ?? false
}

/** All answers, oldest first. */
export async function listAllConsents(db: Database, userId: string, limit: number): Promise<Consent[]> {
  return db
    .selectFrom('consent')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('consent_id')
    .limit(limit)
    .execute()
}

export async function deleteConsents(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('consent').where('user_id', '=', userId).execute()
}
