import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Answers } from './questionnaire.ts'

export interface StoredPreferences {
  readonly question_version: string
  readonly answers: Answers
  readonly version: number
  readonly updated_at: Date
}

/** Serialises the changes of a user's preferences within a transaction, the first one too. */
export async function lockPreferences(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`preferences of ${userId}`}, 0))`.execute(db)
}

export async function findPreferences(db: Database, userId: string): Promise<StoredPreferences | undefined> {
  return db
    .selectFrom('preference')
    .select(['question_version', 'answers', 'version', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Replaces all answers and raises the version. */
export async function putPreferences(
  db: Database,
  userId: string,
  { question_version, answers, version, updated_at }: StoredPreferences,
): Promise<void> {
  const row = { question_version, answers: JSON.stringify(answers), version, updated_at }
  await db
    .insertInto('preference')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function deletePreferences(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('preference').where('user_id', '=', userId).execute()
}
