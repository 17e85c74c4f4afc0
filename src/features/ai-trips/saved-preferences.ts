import type { Database } from '../../platform/database/database.ts'
import { type Answers, findPreferences } from '../activities/public.ts'
import { isGranted } from '../consent/public.ts'

/** The saved answers of a user who has agreed to profiling; without that, nothing is read. */
export async function preferencesOf(db: Database, userId: string): Promise<Answers | undefined> {
  if (!(await isGranted(db, userId, 'profiling'))) return undefined
  return (await findPreferences(db, userId))?.answers
}
