import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Static, TSchema } from 'typebox'
import { lazy } from './lazy.ts'

/** Checks that a value from outside has the expected shape. */
export type Shape<Value> = (value: unknown) => value is Value

// The compiler has typed our schemas, and validating them against the meta-schema would take longer than compiling all of them.
const ajv = lazy(() => new Ajv2020({ strict: false, validateSchema: false }))

/** Compiles the schema on first use. */
export function shapeOf<Schema extends TSchema>(schema: Schema): Shape<Static<Schema>> {
  const check = lazy(() => ajv().compile<Static<Schema>>(schema))
  return (value): value is Static<Schema> => check()(value)
}

/** Parses JSON from outside; undefined if it is not JSON or has another shape. */
export function readJson<Value>(text: string, fits: Shape<Value>): Value | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return fits(value) ? value : undefined
}
