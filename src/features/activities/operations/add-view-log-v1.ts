import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { createId } from '../../../platform/id.ts'
import { operation } from '../../../platform/operation.ts'
import { targetNotFound } from '../problems.ts'
import type { ActivityServices } from '../services.ts'
import { RefBody } from '../target-document.ts'
import { targetFacts } from '../target-facts.ts'
import { insertView } from '../view-log-store.ts'
import { exampleViewLog, REPEAT_MS, ViewLogSchema, viewLogDocument } from '../view-logs.ts'

/** POST /trips/v1/activities/view-logs */
export const addViewLogV1 = (own: Pick<ActivityServices, 'catalogue' | 'activityTargets' | 'clock'>) =>
  operation({
    method: 'POST',
    url: '/trips/v1/activities/view-logs',
    access: 'user',
    limit: 'view-log',
    creates: true,
    schema: {
      operationId: 'addViewLogV1',
      summary: 'Record that the user viewed a place, route or post',
      description:
        'Returns 201 for a new view, and 200 with the earlier one if you viewed the same target within the last 30 minutes. Keeps your newest 1,000 views of the last 180 days.',
      tag: 'Activities',
      body: RefBody,
      response: { 200: ViewLogSchema, 201: ViewLogSchema },
      problems: [targetNotFound, catalogueNotReady],
      example: { body: { ref_type: 'place', ref_id: 'th-10-wat-pho' }, response: exampleViewLog },
    },
    async handler({ body, caller, language, create }) {
      requireReady(own.catalogue)
      const { ref_type: refType, ref_id: refId } = body
      const target = await own.activityTargets.find(refType, refId)
      if (!target) throw targetNotFound(body)
      return create(async (db) => {
        const now = own.clock()
        const viewed = {
          view_id: createId('view', now.getTime()),
          ...targetFacts(refType, target, own.activityTargets.keepsName(refType)),
          viewed_at: now,
        }
        const { view, isNew } = await insertView(db, caller.id, viewed, new Date(now.getTime() - REPEAT_MS))
        return new Reply(isNew ? 201 : 200, await viewLogDocument(own, view, language))
      })
    },
  })
