import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Static, TSchema } from 'typebox'
import { lazy } from './lazy.ts'

/** Whether a value from outside has the shape that the code expects of it. */
export type Shape<Value> = (value: unknown) => value is Value

// Our schemas are typed, so they are not checked against the schema of schemas, which takes longer than all of them.
const ajv = lazy(() => new Ajv2020({ strict: false, validateSchema: false }))

/** Compiled by its first use. */
export function shapeOf<Schema extends TSchema>(schema: Schema): Shape<Static<Schema>> {
  const check = lazy(() => ajv().compile<Static<Schema>>(schema))
  return (value): value is Static<Schema> => check()(value)
}

/** The value of a text that others wrote; undefined when it is no JSON or has another shape. */
export function readJson<Value>(text: string, fits: Shape<Value>): Value | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return fits(value) ? value : undefined
}
