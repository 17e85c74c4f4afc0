import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import type { Language } from '../../platform/language.ts'
import type { Earning } from './earning-store.ts'
import type { Movement } from './ledger-store.ts'
import { MOVEMENT_KINDS, type MovementKind } from './point-tables.ts'

const Instant = (description: string) => Type.String({ format: 'date-time', description })

const MovementKindSchema = named(
  'PointMovementKind',
  OneOf(MOVEMENT_KINDS, {
    description:
      '`earn`: points for an event. `spend`: on a reward. `refund`: the points of a redemption came back. `expire`: 12 months after they were earned.',
  }),
)

export const MovementSchema = named(
  'PointMovement',
  Type.Object(
    {
      transaction_id: Type.String({ description: 'Id of the transaction in the ledger.' }),
      kind: MovementKindSchema,
      amount: Type.Integer({ description: 'Points received; negative: given.' }),
      text: Type.String({ description: 'What it was for, in the language of the answer.' }),
      source: Nullable(Type.String({ description: 'What points were earned for; null for other kinds.' })),
      remaining: Nullable(Type.Integer({ description: 'Points of an earning that are left; null for other kinds.' })),
      available_at: Nullable(Instant('From when the points of an earning can be spent; null for other kinds.')),
      expires_at: Nullable(Instant('When the rest of an earning expires; null for other kinds.')),
      created_at: Instant('When it happened (UTC).'),
    },
    { description: 'One change of a user’s points.' },
  ),
)

export type MovementDocument = Static<typeof MovementSchema>

export const exampleMovement: MovementDocument = {
  transaction_id: 'ptx_019abcde-0000-7000-8000-000000000006',
  kind: 'earn',
  amount: 10,
  text: 'Review of Wat Pho',
  source: 'review',
  remaining: 10,
  available_at: '2026-11-23T02:00:00.000Z',
  expires_at: '2027-11-22T02:00:00.000Z',
  created_at: '2026-11-22T02:00:00.000Z',
}

/** For movements that name nothing themselves. */
const TEXTS: Readonly<Record<MovementKind, Readonly<Record<Language, string>>>> = {
  earn: { th: 'ได้รับแต้ม', en: 'Points earned' },
  spend: { th: 'ใช้แต้ม', en: 'Points spent' },
  refund: { th: 'ได้รับแต้มคืน', en: 'Points refunded' },
  expire: { th: 'แต้มหมดอายุ', en: 'Points expired' },
}

/** A new earning as the ledger will list it: callers for one user wait for each other, so it is not read again. */
export function movementOf({ amount, ...earning }: Earning): Movement {
  return { ...earning, kind: 'earn', amount, remaining: amount, about_th: null, about_en: null }
}

export function movementDocument(movement: Movement, language: Language): MovementDocument {
  const about = language === 'th' ? movement.about_th : movement.about_en
  return {
    transaction_id: movement.transaction_id,
    kind: movement.kind,
    amount: movement.amount,
    text: movement.reason ?? about ?? TEXTS[movement.kind][language],
    source: movement.source,
    remaining: movement.remaining,
    available_at: movement.available_at?.toISOString() ?? null,
    expires_at: movement.expires_at?.toISOString() ?? null,
    created_at: movement.created_at.toISOString(),
  }
}
