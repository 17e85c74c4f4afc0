import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import { OneOf } from '../../platform/http/schema-parts.ts'
import { lazy } from '../../platform/lazy.ts'
import { projectRoot } from '../../platform/paths.ts'
import { readJson, shapeOf } from '../../platform/shape.ts'

/** The date on which the prompts are read, a Saturday; some of them say “tomorrow”. */
export const ACCEPTANCE_TODAY = '2026-11-21'

/** A prompt and what its trip must fulfil; `catalogue/acceptance/README.md` describes the members. */
const PromptSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 20 }),
  prompt: Type.String({ minLength: 1, maxLength: 2_000 }),
  lang: OneOf(['th', 'en']),
  days: Type.Optional(Type.Integer()),
  start_date: Type.Optional(Type.String()),
  provinces: Type.Optional(Type.Array(Type.String())),
  must: Type.Optional(Type.Array(Type.String())),
  avoid: Type.Optional(Type.Array(Type.String())),
  want: Type.Optional(Type.Unsafe<Record<string, number>>({ type: 'object' })),
  window: Type.Optional(Type.Array(Type.String(), { minItems: 2, maxItems: 2 })),
  pace: Type.Optional(OneOf(['easy', 'full'])),
  budget: Type.Optional(Type.Integer()),
  party: Type.Optional(Type.Object({ children: Type.Optional(Type.Integer()) })),
  infeasible: Type.Optional(Type.Boolean()),
})
export type AcceptancePrompt = Static<typeof PromptSchema>
const arePrompts = shapeOf(Type.Array(PromptSchema))

/** All shipped prompts, by id. Read once. */
export const acceptancePrompts = lazy((): readonly AcceptancePrompt[] => {
  const folder = join(projectRoot, 'catalogue', 'acceptance')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.flatMap(readPrompts).sort((a, b) => (a.id < b.id ? -1 : 1))

  function readPrompts(name: string): AcceptancePrompt[] {
    const prompts = readJson(readFileSync(join(folder, name), 'utf8'), arePrompts)
    if (!prompts) throw new Error(`${name} does not have the shape of acceptance prompts`)
    return prompts
  }
})
