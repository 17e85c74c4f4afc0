import Type from 'typebox'
import { PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { examplePointsPage, MyPointsSchema, readPointsPage } from '../points-page.ts'
import type { PointServices } from '../services.ts'

/** GET /core/v1/points/users/{user_id} */
export const getUserPoint = ({ db, clock }: Pick<PointServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/points/users/:user_id',
    access: 'admin',
    schema: {
      operationId: 'getUserPoint',
      summary: 'Get the points of a user',
      description:
        'As `getMyPoint` answers the user. Somebody without points has none, whether the account exists or not.',
      tag: 'Administration',
      params: Type.Object({
        user_id: Type.String({ minLength: 1, maxLength: 100, description: 'Id of the user.' }),
      }),
      query: Type.Object(PageQuery, { additionalProperties: false }),
      response: { 200: MyPointsSchema },
      example: {
        params: { user_id: 'user_019abcde-0000-7000-8000-000000000001' },
        query: { limit: '1' },
        response: examplePointsPage,
      },
    },
    handler: ({ params, query: { page, limit }, language }) =>
      readPointsPage(db, { userId: params.user_id, page, limit, language, now: clock() }),
  })
