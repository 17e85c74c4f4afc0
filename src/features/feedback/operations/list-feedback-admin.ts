import { Readable } from 'node:stream'
import Type from 'typebox'
import { BYTE_ORDER_MARK, csvRecord, prefersCsv } from '../../../platform/http/csv.ts'
import { listMembers } from '../../../platform/http/listing.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { Reply } from '../../../platform/http/reply.ts'
import { about, ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { addDays, type IsoDate } from '../../../world/calendar.ts'
import { DateSchema } from '../../trips/public.ts'
import {
  exampleFeedback,
  FeedbackActionSchema,
  FeedbackSchema,
  FeedbackStatusSchema,
  feedbackDocument,
} from '../feedback-document.ts'
import { type FeedbackFilter, listFeedback, listFeedbackBefore } from '../feedback-store.ts'
import { datesReversed } from '../input-errors.ts'
import type { FeedbackServices } from '../services.ts'

const CSV_BATCH = 500
const MAX_CSV_ROWS = 100_000
const COLUMNS = [
  'ref',
  'status',
  'action',
  'ref_id',
  'rating',
  'comment',
  'user_id',
  'created_at',
  'status_changed_at',
] as const

/** GET /trips/v1/feedback/admin */
export const listFeedbackAdmin = ({ db, clock }: Pick<FeedbackServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/trips/v1/feedback/admin',
    access: 'admin',
    schema: {
      operationId: 'listFeedbackAdmin',
      summary: 'List feedback, newest first',
      description:
        'As CSV with `Accept: text/csv`: UTF-8 with a byte order mark, every match up to 100,000 rows whatever `page` and `limit` say. A text that a spreadsheet would run as a formula gets an apostrophe in front.',
      tag: 'Feedback',
      query: Type.Object(
        {
          status: Type.Optional(FeedbackStatusSchema),
          action: Type.Optional(FeedbackActionSchema),
          rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Only with this rating.' })),
          from: Type.Optional(about(DateSchema, 'Only from this day on, in Bangkok (`YYYY-MM-DD`).')),
          to: Type.Optional(about(DateSchema, 'Only until this day, in Bangkok, including it (`YYYY-MM-DD`).')),
          ...PageQuery,
        },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('FeedbackList', FeedbackSchema) },
      alsoAs: ['text/csv'],
      sends: ['Content-Disposition'],
      inputErrors: [datesReversed],
      example: {
        query: { status: 'open', limit: '1' },
        response: {
          results: [exampleFeedback],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query, header }) {
      const { page, limit, status, action, rating, from, to } = query
      if (from !== undefined && to !== undefined && to < from)
        throw invalidRequest({ errors: [{ parameter: 'to', ...datesReversed() }] })
      const filter: FeedbackFilter = {
        status,
        action,
        rating,
        since: from === undefined ? undefined : startOfDay(from),
        before: to === undefined ? undefined : startOfDay(addDays(to, 1)),
      }
      if (prefersCsv(header('accept')))
        return new Reply(200, Readable.from(csvOf(db, filter)), {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="feedback.csv"',
        })
      const { rows, total } = await listFeedback(db, filter, { limit, offset: (page - 1) * limit })
      return { results: rows.map(feedbackDocument), ...listMembers(total, page, limit, clock()) }
    },
  })

/** When a day begins in Bangkok. */
function startOfDay(date: IsoDate): Date {
  return new Date(`${date}T00:00:00+07:00`)
}

/** Batches of records, so that memory stays bounded and no query is long. */
async function* csvOf(db: FeedbackServices['db'], filter: FeedbackFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRecord(COLUMNS)
  let beforeId: number | null = null
  for (let sent = 0; sent < MAX_CSV_ROWS; sent += CSV_BATCH) {
    const rows = await listFeedbackBefore(db, filter, { beforeId, limit: CSV_BATCH })
    if (rows.length > 0)
      yield rows
        .map((row) => {
          const document = feedbackDocument(row)
          return csvRecord(COLUMNS.map((column) => document[column]))
        })
        .join('')
    if (rows.length < CSV_BATCH) return
    beforeId = rows.at(-1)!.feedback_id
  }
}
