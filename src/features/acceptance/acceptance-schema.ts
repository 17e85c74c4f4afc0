import Type, { type Static } from 'typebox'
import { Nullable, named, OneOf } from '../../platform/http/schema-parts.ts'
import { CONSTRAINTS } from './judge-wishes.ts'
import type { Judged } from './run-acceptance.ts'

const PromptId = (description: string) => Type.String({ minLength: 1, maxLength: 20, description })

export const AcceptanceBody = Type.Object(
  {
    only: Type.Optional(
      Type.Array(PromptId('Id of a prompt.'), {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
        description: 'Runs only these prompts.',
      }),
    ),
    after: Type.Optional(PromptId('`next_after` of the call before: goes on behind this prompt.')),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Most prompts to run; defaults to 20.' }),
    ),
  },
  { additionalProperties: false },
)

const ConstraintSchema = named(
  'AcceptanceConstraint',
  OneOf(CONSTRAINTS, {
    description:
      'What is checked. `in_time`: planned within the time of a request. `feasible`: a trip comes exactly if one is possible. `schedule`: the trip passes the independent checker and can be followed. The others are wishes of the prompt.',
  }),
)

const RateSchema = named(
  'AcceptanceRate',
  Type.Object(
    {
      constraint: ConstraintSchema,
      checked: Type.Integer({ description: 'Number of checks.' }),
      passed: Type.Integer({ description: 'Number of checks passed.' }),
      pass_rate: Type.Number({ description: '`passed` / `checked`, 0 to 1.' }),
    },
    { description: 'The checks of one constraint.' },
  ),
)

const FailureSchema = named(
  'AcceptanceFailure',
  Type.Object(
    {
      prompt_id: Type.String({ description: 'Id of the prompt.' }),
      prompt: Type.String({ description: 'The prompt.' }),
      constraint: ConstraintSchema,
      expected: Type.String({ description: 'What the prompt demands.' }),
      got: Type.String({ description: 'What came instead, cut to 300 characters.' }),
    },
    { description: 'A constraint that a trip breaks.' },
  ),
)

export const figureFields = {
  judged: Type.Integer({ description: 'Number of prompts that this call ran.' }),
  passed: Type.Integer({ description: 'Number of those that broke no constraint.' }),
  pass_rate: Type.Number({ description: '`passed` / `judged`, 0 to 1; 1 if nothing was left to run.' }),
  constraints: Type.Array(RateSchema, { description: 'The constraints that were checked.' }),
  failures: Type.Array(FailureSchema, { description: 'The checks that failed, by prompt.' }),
  read_by_model: Type.Integer({ description: 'Number of prompts that the language model read.' }),
  cut_short: Type.Integer({ description: 'Number of searches that the clock ended.' }),
}

export const AcceptanceRunSchema = named(
  'AcceptanceRun',
  Type.Object(
    {
      total: Type.Integer({ description: 'Number of shipped prompts, or of those in `only`.' }),
      ...figureFields,
      next_after: Nullable(Type.String({ description: '`after` of the next call; null at the end.' })),
      catalogue_version: Type.Integer({ description: 'Version of the catalogue.' }),
      duration_ms: Type.Integer({ description: 'Time that this call took, in ms.' }),
    },
    { description: 'Pass rates of the shipped prompts with the planner as it is configured.' },
  ),
)

export type Figures = ReturnType<typeof summarise>

/** The figures of the prompts that were judged. */
export function summarise(judged: readonly Judged[]) {
  const checks = judged.flatMap((each) => each.checks)
  const passed = judged.filter((each) => each.checks.every((check) => check.passed)).length
  return {
    judged: judged.length,
    passed,
    pass_rate: rate(passed, judged.length),
    constraints: CONSTRAINTS.flatMap((constraint): Static<typeof RateSchema>[] => {
      const own = checks.filter((check) => check.constraint === constraint)
      const kept = own.filter((check) => check.passed).length
      return own.length === 0
        ? []
        : [{ constraint, checked: own.length, passed: kept, pass_rate: rate(kept, own.length) }]
    }),
    failures: judged.flatMap(({ prompt: { id, prompt }, checks }) =>
      checks
        .filter((check) => !check.passed)
        .map(({ constraint, expected, got }) => ({ prompt_id: id, prompt, constraint, expected, got })),
    ),
    read_by_model: judged.filter(({ readByModel }) => readByModel).length,
    cut_short: judged.filter(({ cutShort }) => cutShort).length,
  }
}

function rate(passed: number, all: number): number {
  return all === 0 ? 1 : Math.round((passed / all) * 1_000) / 1_000
}
