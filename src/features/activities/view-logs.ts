import Type, { type Static } from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { ActivityServices } from './services.ts'
import { targetKey } from './target.ts'
import { exampleTarget, targetDocument, targetFields } from './target-document.ts'
import type { StoredView } from './view-log-store.ts'

/** Views of the same target within this time are one. */
export const REPEAT_MS = 30 * 60_000

export const ViewLogSchema = named(
  'ViewLog',
  Type.Object(
    {
      view_id: Type.String({ description: 'Id of the view.' }),
      ...targetFields,
      viewed_at: Type.String({ format: 'date-time', description: 'When the user viewed it (UTC).' }),
    },
    { description: 'A view of a place, route or post by the signed-in user.' },
  ),
)
export type ViewLog = Static<typeof ViewLogSchema>

export async function viewLogDocuments(
  { activityTargets, catalogue }: Pick<ActivityServices, 'activityTargets' | 'catalogue'>,
  views: readonly StoredView[],
  language: Language,
): Promise<ViewLog[]> {
  const targets = await activityTargets.list(views)
  return views.map((view) => ({
    view_id: view.view_id,
    ...targetDocument(view, targets.get(targetKey(view)), { catalogue, language }),
    viewed_at: view.viewed_at.toISOString(),
  }))
}

export async function viewLogDocument(
  own: Pick<ActivityServices, 'activityTargets' | 'catalogue'>,
  view: StoredView,
  language: Language,
): Promise<ViewLog> {
  const [document] = await viewLogDocuments(own, [view], language)
  if (!document) throw new Error('one view has one document')
  return document
}

export const exampleViewLog: ViewLog = {
  view_id: 'view_019abcde-0000-7000-8000-000000000022',
  ...exampleTarget,
  viewed_at: '2026-11-21T03:00:00.000Z',
}
