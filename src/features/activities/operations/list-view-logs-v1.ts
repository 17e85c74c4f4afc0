import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { CursorQuery, encodeCursor, NextCursorSchema, readCursor } from '../../../platform/http/cursor.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { listFields, named, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import type { ActivityServices } from '../services.ts'
import { countViews, listViews } from '../view-log-store.ts'
import { exampleViewLog, ViewLogSchema, viewLogDocuments } from '../view-logs.ts'

const ViewLogListSchema = named(
  'ViewLogList',
  Type.Object(
    {
      results: Type.Array(ViewLogSchema, { description: 'The views of this page, newest first.' }),
      ...listFields,
      next_cursor: NextCursorSchema,
    },
    { description: 'One page of views.' },
  ),
)

/** GET /trips/v1/activities/view-logs */
export const listViewLogsV1 = (own: Pick<ActivityServices, 'db' | 'catalogue' | 'activityTargets' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/activities/view-logs',
    access: 'user',
    schema: {
      operationId: 'listViewLogsV1',
      summary: 'List what the user viewed, newest first',
      description: 'Use `cursor` to read on while new views are added.',
      tag: 'Activities',
      query: Type.Object({ ...PageQuery, ...CursorQuery }, { additionalProperties: false }),
      response: { 200: ViewLogListSchema },
      problems: [catalogueNotReady],
      example: {
        response: {
          results: [exampleViewLog],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 20,
          timestamp: '2026-11-21T03:00:00.000Z',
          next_cursor: null,
        },
      },
    },
    async handler({ query, caller, language }) {
      requireReady(own.catalogue)
      const { page, limit, cursor } = query
      // One more than the page tells whether another follows.
      const rows = await listViews(own.db, caller.id, {
        ...(cursor === undefined ? { offset: (page - 1) * limit } : { after: readCursor(cursor), offset: 0 }),
        limit: limit + 1,
      })
      const views = rows.slice(0, limit)
      const last = views.at(-1)
      const total = await countViews(own.db, caller.id)
      return {
        results: await viewLogDocuments(own, views, language),
        ...listMembers(total, page, limit, own.clock()),
        // Whoever reads by cursor goes on by cursor.
        ...(cursor !== undefined && { nextpage: 0 }),
        next_cursor: last && rows.length > limit ? encodeCursor({ at: last.viewed_at, id: last.view_id }) : null,
      }
    },
  })
