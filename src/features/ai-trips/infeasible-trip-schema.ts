import Type from 'typebox'
import { named, ProblemSchema } from '../../platform/http/schema-parts.ts'
import type { ProblemCode } from '../../platform/problem-catalogue.ts'
import { ConflictSchema, SuggestionSchema } from '../trips/public.ts'

const codes: readonly ProblemCode[] = ['infeasible_trip']

/** The 422 of planning: which wishes conflict, and what would help. */
export const InfeasibleTripSchema = Object.assign(
  named(
    'InfeasibleTrip',
    Type.Object(
      {
        ...ProblemSchema.properties,
        conflicts: Type.Optional(
          Type.Array(ConflictSchema, { description: 'The wishes that conflict, for `infeasible_trip`.' }),
        ),
        suggestions: Type.Optional(
          Type.Array(SuggestionSchema, { description: 'Small changes that would help, for `infeasible_trip`.' }),
        ),
      },
      { additionalProperties: true, description: 'RFC 9457 problem document.' },
    ),
  ),
  { 'x-codes': codes },
)
