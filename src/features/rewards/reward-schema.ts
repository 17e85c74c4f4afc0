import Type from 'typebox'
import { Nullable, named, OneOf, Patterned } from '../../platform/http/schema-parts.ts'
import { CLOSED_STATUSES, REDEMPTION_STATUSES, REWARD_STATES } from './reward-vocabulary.ts'

const Instant = (description: string) => Type.String({ format: 'date-time', description })

export const RewardParams = Type.Object({
  reward_id: Patterned(
    '^reward_[0-9a-f-]{36}$',
    { th: 'รหัสของรางวัล เช่น reward_…', en: 'a reward id: reward_ and a UUID' },
    { description: 'Id of the reward.' },
  ),
})

export const RedemptionParams = Type.Object({
  redemption_id: Patterned(
    '^redemption_[0-9a-f-]{36}$',
    { th: 'รหัสรายการแลก เช่น redemption_…', en: 'a redemption id: redemption_ and a UUID' },
    { description: 'Id of the redemption.' },
  ),
})

export const RewardStateSchema = named(
  'RewardState',
  OneOf(REWARD_STATES, {
    description:
      '`available`: can be redeemed now. `upcoming`: from `starts_at` on. `sold_out`: none is left. `ended`: `ends_at` has passed. `off`: turned off by an admin.',
  }),
)

export const RedemptionStatusSchema = named(
  'RedemptionStatus',
  OneOf(REDEMPTION_STATUSES, {
    description:
      '`issued`: the code can be used. `used`: it was used. `expired`: `expires_at` has passed. `refunded`: the points came back.',
  }),
)

export const ClosedStatusSchema = named(
  'RedemptionClosing',
  OneOf(CLOSED_STATUSES, {
    description: '`used`: the user got the reward. `refunded`: the points go back to the user.',
  }),
)

const MyPartSchema = named(
  'MyReward',
  Type.Object(
    {
      redeemed: Type.Integer({ description: 'How often you have redeemed it; refunded redemptions do not count.' }),
      missing_points: Type.Integer({ description: 'Points that you lack; 0 if you have enough.' }),
    },
    { description: 'What a reward is to the caller.' },
  ),
)

export const RewardSchema = named(
  'Reward',
  Type.Object(
    {
      reward_id: Type.String({ description: 'Id of the reward.' }),
      name: Type.String({ description: 'Name, in the language of the answer.' }),
      text: Type.String({ description: 'What the user gets, in the language of the answer.' }),
      price: Type.Integer({ description: 'Price in points.' }),
      stock: Nullable(Type.Integer({ description: 'How many there were; null: no limit.' })),
      stock_left: Nullable(Type.Integer({ description: 'How many are left; null: no limit.' })),
      starts_at: Nullable(Instant('From when it can be redeemed; null: at once.')),
      ends_at: Nullable(Instant('Until when it can be redeemed; null: without end.')),
      limit_per_user: Nullable(Type.Integer({ description: 'How often one user can redeem it; null: no limit.' })),
      valid_days: Nullable(Type.Integer({ description: 'Days in which a redemption can be used; null: no limit.' })),
      state: RewardStateSchema,
      created_at: Instant('When it was created (UTC).'),
      version: Type.Integer({ description: 'Version; increases when the reward is turned on or off.' }),
      mine: Nullable(MyPartSchema),
    },
    { description: 'Something that users get for points. `mine` is null unless a user is signed in.' },
  ),
)

export const RedemptionSchema = named(
  'Redemption',
  Type.Object(
    {
      redemption_id: Type.String({ description: 'Id of the redemption.' }),
      reward_id: Type.String({ description: 'Id of the reward.' }),
      reward_name: Type.String({ description: 'Name of the reward, in the language of the answer.' }),
      price: Type.Integer({ description: 'Points spent, whatever the reward costs now.' }),
      code: Nullable(Type.String({ description: 'Show it to get the reward; null after the user was erased.' })),
      status: RedemptionStatusSchema,
      expires_at: Nullable(Instant('Until when the code can be used; null: without limit.')),
      redeemed_at: Instant('When it was redeemed (UTC).'),
      closed_at: Nullable(Instant('When it was used or refunded; null before.')),
    },
    { description: 'A reward that a user has redeemed.' },
  ),
)
