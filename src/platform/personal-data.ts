import type { Database } from './database/database.ts'

/** What a feature holds about users, how it exports it, and how it erases it. */
export interface PersonalData {
  /** The tables with rows of users; a test finds those that nobody names. */
  readonly tables: readonly string[]
  /** Everything that is held of a user, by the names that the export gives it; secrets and their digests are left out. */
  list(db: Database, userId: string): Promise<Readonly<Record<string, unknown>>>
  /** What ends at once when the account is closed, within that transaction. */
  close?(db: Database, userId: string): Promise<void>
  /** Removes it or makes it nobody's, within the transaction that erases the account. */
  erase(db: Database, userId: string): Promise<void>
}

/** More of one kind than any user has; an export that reaches it says so. */
export const MAX_EXPORTED = 10_000
