import { requireReady } from '../../catalogue/problems.ts'
import { Reply } from '../../platform/http/reply.ts'
import type { Language } from '../../platform/language.ts'
import { bangkokDate } from '../../world/calendar.ts'
import { type EditedTrip, renderEdited } from './edited-trip.ts'
import { nothingToRedo, nothingToUndo } from './problems.ts'
import { lockForEdit, saveReturn } from './save-trip.ts'
import type { TripServices } from './services.ts'
import { tripChanges } from './trip-changes.ts'
import { tripEtag } from './trip-limits.ts'

interface ReturnCall {
  readonly tripId: string
  readonly caller: { readonly id: string }
  readonly ifMatch: string | undefined
  readonly allowOverlap: boolean | undefined
  readonly language: Language
}

/** Goes one edit back, or forward again. The result is a new version. */
export async function returnEdit(
  { db, announcer, catalogue, clock }: Pick<TripServices, 'db' | 'announcer' | 'catalogue' | 'clock'>,
  change: 'undone' | 'redone',
  { tripId, caller, ifMatch, allowOverlap, language }: ReturnCall,
): Promise<Reply<EditedTrip>> {
  requireReady(catalogue)
  return db.transaction().execute(async (db) => {
    const trip = await lockForEdit(db, tripId, { caller, ifMatch })
    const next = await saveReturn({ db, announcer }, trip, change, { authorId: caller.id, allowOverlap })
    if (!next) throw change === 'undone' ? nothingToUndo() : nothingToRedo()
    const view = { catalogue, language, today: bangkokDate(clock()) }
    const answer = renderEdited({ ...trip, ...next }, tripChanges(trip.facts, next.facts), view)
    return new Reply(200, answer, { etag: tripEtag(next.version) })
  })
}
