import type { InputErrorKind } from '../input-error.ts'
import { commonInputErrors } from '../input-errors.ts'
import { keyScopeOf, type Operation } from '../operation.ts'
import type { ProblemKind } from '../problem.ts'
import * as problems from './problems.ts'

/** Every problem that an operation may answer: those that it declares and those of every operation of its kind. */
export function listProblems(operation: Operation): ProblemKind[] {
  return [...commonProblems(operation), ...(operation.schema.problems ?? [])]
}

/** Every input error that an operation may report. */
export function listInputErrors({ schema }: Operation): InputErrorKind[] {
  return [...commonInputErrors, ...(schema.inputErrors ?? [])]
}

/**
 * Every problem of the service, sorted by status and code.
 * @throws Error if two problems share a code
 */
export function listAllProblems(operations: readonly Operation[]): ProblemKind[] {
  const kinds = new Set([...problems.platformProblems, ...operations.flatMap(({ schema }) => schema.problems ?? [])])
  const sorted = [...kinds].sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1))
  const repeated = sorted.find(({ code }, index) => sorted[index + 1]?.code === code)
  if (repeated) throw new Error(`two problems have the code ${repeated.code}`)
  return sorted
}

/** Every input error of the service, sorted by code. */
export function listAllInputErrors(operations: readonly Operation[]): InputErrorKind[] {
  const kinds = new Set([...commonInputErrors, ...operations.flatMap(({ schema }) => schema.inputErrors ?? [])])
  return [...kinds].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}

/** Whether the operation reads a request body. */
export function takesBody({ method, schema }: Operation): boolean {
  return (method !== 'GET' && method !== 'DELETE') || schema.body !== undefined
}

function commonProblems(operation: Operation): ProblemKind[] {
  const { access, versioned, creates, quiet, upload } = operation
  const isScoped = access === 'editor' || access === 'admin' || keyScopeOf(access) !== null
  return [
    problems.invalidRequest,
    problems.malformedUrl,
    ...(access === 'public' ? [] : [problems.unauthenticated]),
    ...(isScoped ? [problems.forbidden] : []),
    problems.methodNotAllowed,
    problems.urlTooLong,
    ...(takesBody(operation)
      ? [
          problems.malformedJson,
          problems.bodyTooLarge,
          problems.unsupportedMediaType,
          problems.unsupportedContentEncoding,
        ]
      : []),
    ...(versioned ? [problems.staleVersion] : []),
    ...(creates ? [problems.idempotencyRunning, problems.idempotencyKeyReused] : []),
    ...(quiet ? [] : [problems.rateLimited]),
    // A malformed form.
    ...(upload ? [problems.malformedHttp] : []),
    problems.headersTooLarge,
    problems.internalError,
    problems.overloaded,
    problems.unavailable,
  ]
}
