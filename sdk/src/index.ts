import type { components } from './schema.ts'

export { createTiaoClient, type TiaoClient, type TiaoOptions } from './client.ts'
export { dataOf, type ProblemMembers, TiaoProblem } from './problem.ts'
export type { operations, paths } from './schema.ts'

/** The named shapes of the API: `Schemas['Trip']`. */
export type Schemas = components['schemas']
