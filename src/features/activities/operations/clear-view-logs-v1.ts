import Type from 'typebox'
import { Reply } from '../../../platform/http/reply.ts'
import { operation } from '../../../platform/operation.ts'
import type { ActivityServices } from '../services.ts'
import { deleteViews } from '../view-log-store.ts'

/** DELETE /trips/v1/activities/view-logs */
export const clearViewLogsV1 = ({ db }: Pick<ActivityServices, 'db'>) =>
  operation({
    method: 'DELETE',
    url: '/trips/v1/activities/view-logs',
    access: 'user',
    schema: {
      operationId: 'clearViewLogsV1',
      summary: 'Delete everything that the user viewed',
      description:
        'Recommendations are computed from the views that are stored, so nothing learned from deleted ones remains. Aggregates without them follow within a day.',
      tag: 'Activities',
      response: { 204: Type.Null() },
      example: { response: null },
    },
    async handler({ caller }) {
      await deleteViews(db, caller.id)
      return new Reply(204, undefined)
    },
  })
