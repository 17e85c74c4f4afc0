import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'

export const ShareRoleSchema = named(
  'ShareRole',
  OneOf(['view', 'edit'], {
    description: '`view`: may read the trip. `edit`: may also edit, undo, redo and optimise it.',
  }),
)

export const TripRoleSchema = named(
  'TripRole',
  OneOf(['owner', 'edit', 'view'], {
    description:
      'What you may do. `owner`: everything. `edit`: edit, undo, redo and optimise. `view`: read; also for the holder of a link without an account.',
  }),
)

export const ExpiresAt = Nullable(
  Type.String({ format: 'date-time', maxLength: 40, description: 'When access by this link ends; null for never.' }),
)

const ShareLinkSchema = named(
  'ShareLink',
  Type.Object(
    {
      role: ShareRoleSchema,
      expires_at: ExpiresAt,
      created_at: Type.String({ format: 'date-time', description: 'When the link was created.' }),
    },
    { description: 'The link of a shared trip, without its token.' },
  ),
)

export const TripShareSchema = named(
  'TripShare',
  Type.Object(
    {
      my_role: TripRoleSchema,
      number_of_members: Type.Integer({ description: 'Number of members, without the owner.' }),
      link: Nullable(ShareLinkSchema),
    },
    { description: 'How the trip is shared. `link` is null without a live link, and for everyone but the owner.' },
  ),
)
export type TripShare = Static<typeof TripShareSchema>
