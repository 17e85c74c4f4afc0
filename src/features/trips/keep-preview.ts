import type { Database } from '../../platform/database/database.ts'
import { createId } from '../../platform/id.ts'
import { insertPreview } from './preview-store.ts'
import type { PlannedTrip } from './trip-facts.ts'

const KEPT_MS = 24 * 3_600_000

/** Keeps a preview for 24 hours. @returns the id by which `createCustomTripV1` saves it */
export async function keepPreview(db: Database, facts: PlannedTrip, now: Date): Promise<string> {
  const previewId = createId('preview')
  await insertPreview(db, { previewId, facts, expiresAt: new Date(now.getTime() + KEPT_MS) })
  return previewId
}
