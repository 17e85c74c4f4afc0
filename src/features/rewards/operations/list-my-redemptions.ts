import Type from 'typebox'
import { listMembers } from '../../../platform/http/listing.ts'
import { ListOf, PageQuery } from '../../../platform/http/schema-parts.ts'
import { operation } from '../../../platform/operation.ts'
import { listRedemptions } from '../redemption-store.ts'
import { exampleRedemption, redemptionDocument } from '../reward-document.ts'
import { RedemptionSchema, RedemptionStatusSchema } from '../reward-schema.ts'
import type { RewardServices } from '../services.ts'

/** GET /core/v1/rewards/redeemed/me */
export const listMyRedemptions = ({ db, clock }: Pick<RewardServices, 'db' | 'clock'>) =>
  operation({
    method: 'GET',
    url: '/core/v1/rewards/redeemed/me',
    access: 'user',
    schema: {
      operationId: 'listMyRedemptions',
      summary: 'List your redemptions, newest first',
      description: 'With their codes. The price is what you paid, whatever the reward costs now.',
      tag: 'Rewards',
      query: Type.Object(
        { status: Type.Optional(RedemptionStatusSchema), ...PageQuery },
        { additionalProperties: false },
      ),
      response: { 200: ListOf('RedemptionList', RedemptionSchema) },
      example: {
        query: { status: 'issued', limit: '1' },
        response: {
          results: [exampleRedemption],
          total: 1,
          page: 1,
          nextpage: 0,
          limit: 1,
          timestamp: '2026-11-22T02:00:00.000Z',
        },
      },
    },
    async handler({ query: { status, page, limit }, caller, language }) {
      const now = clock()
      const { rows, total } = await listRedemptions(
        db,
        { userId: caller.id, status, now },
        { limit, offset: (page - 1) * limit },
      )
      return {
        results: rows.map((row) => redemptionDocument(row, language)),
        ...listMembers(total, page, limit, now),
      }
    },
  })
