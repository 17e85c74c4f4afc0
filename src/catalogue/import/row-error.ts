import type { ErrorObject } from 'ajv/dist/2020.js'
import { describeSchemaError } from '../../platform/http/schema-errors.ts'
import { unknownAmong } from '../../platform/http/unknown-name.ts'

/** An error in one value of a row; `pointer` is a JSON pointer into the row, '' for the row itself. */
export interface RowError {
  readonly pointer: string
  readonly code: string
  readonly message: string
}

/** An error with its line in the file, from 1. */
export interface LineError extends RowError {
  readonly line: number
  /** Id of the row, if readable. */
  readonly id: string | null
}

/** Maximum number of errors reported per row. */
const MAX_ERRORS_PER_ROW = 20

/** The errors that Ajv found, each at its field. The validator must be compiled with `verbose`. */
export function rowErrorsOf(errors: readonly ErrorObject[] | null | undefined): RowError[] {
  return (errors ?? []).slice(0, MAX_ERRORS_PER_ROW).map(rowErrorOf)
}

function rowErrorOf(error: ErrorObject): RowError {
  const params = error.params as Record<string, unknown>
  if (error.keyword === 'required') {
    const name = String(params['missingProperty'])
    return plain(`${error.instancePath}/${escaped(name)}`, describeSchemaError(error))
  }
  if (error.keyword === 'additionalProperties') {
    const name = String(params['additionalProperty']).slice(0, 100)
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {})
    return plain(`${error.instancePath}/${escaped(name)}`, unknownAmong(known, name))
  }
  return plain(error.instancePath, describeSchemaError(error))
}

function plain(pointer: string, { code, message }: { code: string; message: { en: string } }): RowError {
  return { pointer, code, message: message.en }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
