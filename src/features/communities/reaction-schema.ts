import Type from 'typebox'
import { named } from '../../platform/http/schema-parts.ts'

export const ReactionSchema = named(
  'PostReaction',
  Type.Object(
    {
      reacted: Type.Boolean({ description: 'Whether you react to the post.' }),
      reaction_count: Type.Integer({ description: 'Number of reactions to the post.' }),
    },
    { description: 'Your reaction to a post.' },
  ),
)
