import type { Database } from './database/database.ts'

/** The personal data of a feature, and how to export and erase it. */
export interface PersonalData {
  /** The tables with rows of users; a test fails if a table belongs to no source. */
  readonly tables: readonly string[]
  /** Everything stored about a user, by its name in the export; omits secrets and their digests. */
  list(db: Database, userId: string): Promise<Readonly<Record<string, unknown>>>
  /** Ends what must end when the account is closed, in the same transaction. */
  close?(db: Database, userId: string): Promise<void>
  /** Deletes or anonymises the data, in the transaction that erases the account. */
  erase(db: Database, userId: string): Promise<void>
}

/** Maximum rows of one kind in an export; more than any user has. The export states when it is reached. */
export const MAX_EXPORTED = 10_000
