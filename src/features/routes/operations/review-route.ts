import Type from 'typebox'
import { catalogueNotReady, requireReady } from '../../../catalogue/problems.ts'
import { invalidRequest } from '../../../platform/http/problems.ts'
import { lengthErrors, tidyText, UserText } from '../../../platform/http/user-text.ts'
import { operation } from '../../../platform/operation.ts'
import { listActiveNames } from '../../users/public.ts'
import { routeNotFound } from '../problems.ts'
import { putReview } from '../route-review-store.ts'
import { reviewDocument } from '../route-reviews.ts'
import { RouteIdSchema, RouteReviewSchema } from '../route-schema.ts'
import type { RouteServices } from '../services.ts'

const MAX_TEXT = 2_000

/** PUT /trips/v1/routes/{route_id}/review */
export const reviewRoute = ({ db, catalogue, clock }: Pick<RouteServices, 'db' | 'catalogue' | 'clock'>) =>
  operation({
    method: 'PUT',
    url: '/trips/v1/routes/:route_id/review',
    access: 'user',
    limit: 'review',
    schema: {
      operationId: 'reviewRoute',
      summary: 'Review a route',
      description:
        'A user has one review per route; a repeat replaces it. `getRouteDetail` shows the newest 50 with the display names of their authors.',
      tag: 'Routes',
      params: Type.Object({ route_id: RouteIdSchema }),
      body: Type.Object(
        {
          review_score: Type.Integer({ minimum: 1, maximum: 5, description: 'Score: 1 is worst, 5 is best.' }),
          review_text: Type.Optional(
            UserText({ maxLength: MAX_TEXT, description: 'The review as plain text, up to 2,000 characters.' }),
          ),
        },
        { additionalProperties: false },
      ),
      response: { 200: RouteReviewSchema },
      problems: [routeNotFound, catalogueNotReady],
      example: {
        params: { route_id: 'ayutthaya-1d' },
        body: { review_score: 5, review_text: 'Start early: the ruins are cool before ten.' },
        response: {
          owner_name: 'Somchai',
          review_text: 'Start early: the ruins are cool before ten.',
          review_score: 5,
          review_at: '2026-11-21T03:00:00.000Z',
        },
      },
    },
    async handler({ params, body, caller }) {
      requireReady(catalogue)
      const { route_id: routeId } = params
      if (!catalogue.findRoute(routeId)) throw routeNotFound(params)
      const text = body.review_text === undefined ? null : tidyText(body.review_text)
      const errors = text === null ? [] : lengthErrors('/review_text', text, { max: MAX_TEXT })
      if (errors.length > 0) throw invalidRequest({ errors })
      const review = { score: body.review_score, text, reviewed_at: clock() }
      if (!(await putReview(db, { routeId, userId: caller.id, review }))) throw routeNotFound(params)
      const names = await listActiveNames(db, [caller.id])
      return reviewDocument(review, names.get(caller.id) ?? '')
    },
  })
