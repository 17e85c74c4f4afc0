import { findTrip } from '../trips/public.ts'
import type { FeedbackAction } from './feedback-vocabulary.ts'
import type { FeedbackServices } from './services.ts'

/** Whether what the feedback is about exists for its author; a chat is known by the trip that it plans. */
export async function targetExists(
  { db, catalogue }: Pick<FeedbackServices, 'db' | 'catalogue'>,
  { action, refId, userId }: { readonly action: FeedbackAction; readonly refId: string; readonly userId: string },
): Promise<boolean> {
  switch (action) {
    case 'place':
      return catalogue.findPlace(refId) !== undefined
    case 'route':
      return catalogue.findRoute(refId) !== undefined
    case 'trip':
    case 'chat':
      return (await findTrip(db, refId, userId)) !== undefined
    case 'ai_trip':
      return (await findTrip(db, refId, userId))?.facts.source === 'ai'
    case 'app':
      return false
  }
}
