import Type from 'typebox'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { examplePointsPage, MyPointsSchema, readPointsPage } from '../points-page.ts'
import type { PointServices } from '../services.ts'

/** GET /core/v1/points/me */
export const getMyPoint = ({ db, clock }: Pick<PointServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/points/me',
    access: 'user',
    schema: {
      operationId: 'getMyPoint',
      summary: 'Get your points',
      description:
        'What you can spend, and every movement, newest first. Points expire 12 months after they were earned; those that expire first are spent first. Points that you have received are the sum of `balance`, `pending`, `spent` and `expired`.',
      tag: 'Points',
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: MyPointsSchema },
      example: {
        query: { limit: '1' },
        response: examplePointsPage,
      },
    },
    handler: ({ query: { page, limit }, caller, language }) =>
      readPointsPage(db, { userId: caller.id, page, limit, language, now: clock() }),
  })
