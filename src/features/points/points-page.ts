import Type, { type Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { listMembers } from '../../platform/http/listing.ts'
import { listFields, Nullable, named } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import { findAccountId } from './account-store.ts'
import { type Balance, readBalance } from './balance-store.ts'
import { listMovements } from './ledger-store.ts'
import { exampleMovement, MovementSchema, movementDocument } from './movement-document.ts'

export const MyPointsSchema = named(
  'MyPoints',
  Type.Object(
    {
      balance: Type.Integer({ description: 'Points that you can spend now.' }),
      pending: Type.Integer({
        description:
          'Points that you have earned but cannot spend yet, because what they are for may still be reviewed; `available_at` of each says when.',
      }),
      spent: Type.Integer({ description: 'Points spent on rewards and not refunded.' }),
      expired: Type.Integer({ description: 'Points that expired.' }),
      next_expiry: Nullable(
        named(
          'NextPointExpiry',
          Type.Object(
            {
              amount: Type.Integer({ description: 'Points that expire on that day in Bangkok.' }),
              expires_at: Type.String({ format: 'date-time', description: 'When the first of them expire (UTC).' }),
            },
            { description: 'The next points that expire unless they are spent.' },
          ),
        ),
      ),
      results: Type.Array(MovementSchema, { description: 'The movements of this page, newest first.' }),
      ...listFields,
    },
    { description: 'The points of a user, and one page of their movements.' },
  ),
)

/** Before the first points. */
const NOTHING: Balance = { balance: 0, pending: 0, spent: 0, expired: 0, next_amount: null, next_at: null }

export interface PointsPageQuery {
  readonly userId: string
  readonly page: number
  readonly limit: number
  readonly language: Language
  readonly now: Date
}

/** The points of a user, and a page of their movements. */
export async function readPointsPage(
  db: Database,
  { userId, page, limit, language, now }: PointsPageQuery,
): Promise<Static<typeof MyPointsSchema>> {
  const accountId = await findAccountId(db, userId)
  const { next_amount: amount, next_at: nextAt, ...sums } = accountId ? await readBalance(db, accountId, now) : NOTHING
  const { movements, total } = accountId
    ? await listMovements(db, accountId, { limit, offset: (page - 1) * limit })
    : { movements: [], total: 0 }
  return {
    ...sums,
    next_expiry: amount === null || nextAt === null ? null : { amount, expires_at: nextAt.toISOString() },
    results: movements.map((movement) => movementDocument(movement, language)),
    ...listMembers(total, page, limit, now),
  }
}

export const examplePointsPage: Static<typeof MyPointsSchema> = {
  balance: 120,
  pending: 10,
  spent: 50,
  expired: 0,
  next_expiry: { amount: 40, expires_at: '2027-03-02T02:00:00.000Z' },
  results: [exampleMovement],
  total: 1,
  page: 1,
  nextpage: 0,
  limit: 1,
  timestamp: '2026-11-22T02:00:00.000Z',
}
