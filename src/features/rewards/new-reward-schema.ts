import Type from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'
import { UserLine, UserText } from '../../platform/http/user-text.ts'
import { MAX_AMOUNT } from '../points/public.ts'
import { MAX_CODE, MAX_CODES, MAX_NAME, MAX_TEXT } from './reward-vocabulary.ts'

const NameSchema = named(
  'RewardName',
  Type.Object(
    {
      th: UserLine({ maxLength: MAX_NAME, description: 'In Thai.' }),
      en: UserLine({ maxLength: MAX_NAME, description: 'In English.' }),
    },
    { additionalProperties: false, description: 'Name of a reward in both languages.' },
  ),
)

const TextSchema = named(
  'RewardText',
  Type.Object(
    {
      th: UserText({ maxLength: MAX_TEXT, description: 'In Thai.' }),
      en: UserText({ maxLength: MAX_TEXT, description: 'In English.' }),
    },
    { additionalProperties: false, description: 'What the user gets and how, in both languages; plain text.' },
  ),
)

export const NewRewardSchema = named(
  'NewReward',
  Type.Object(
    {
      name: NameSchema,
      text: TextSchema,
      price: Type.Integer({ minimum: 1, maximum: MAX_AMOUNT, description: 'Price in points.' }),
      stock: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'How many there are; no limit if absent.' }),
      ),
      codes: Type.Optional(
        Type.Array(UserLine({ maxLength: MAX_CODE, description: 'A code.' }), {
          minItems: 1,
          maxItems: MAX_CODES,
          uniqueItems: true,
          description:
            'Codes to give out in this order, one per redemption; they are the stock, and no answer shows those that are left. If absent, a code is generated for each redemption.',
        }),
      ),
      starts_at: Type.Optional(
        Type.String({ format: 'date-time', description: 'From when it can be redeemed; at once if absent.' }),
      ),
      ends_at: Type.Optional(
        Type.String({ format: 'date-time', description: 'Until when it can be redeemed; without end if absent.' }),
      ),
      limit_per_user: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 1_000,
          description: 'How often one user can redeem it; no limit if absent.',
        }),
      ),
      valid_days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 3_650,
          description: 'Days in which a redemption can be used; no limit if absent.',
        }),
      ),
    },
    { additionalProperties: false, description: 'A reward to create.' },
  ),
)
