import Type, { type TProperties, type TSchema } from 'typebox'
import type { InputErrorKind } from '../input-error.ts'
import type { ProblemKind } from '../problem.ts'
import { about, named, OneOf } from './schema-parts.ts'

/** The schema of all problem documents. Clients get one type; each extension member names the problems that have it. */
export function problemSchema(problems: readonly ProblemKind[], inputErrors: readonly InputErrorKind[]): TSchema {
  return named(
    'Problem',
    Type.Object(
      { ...fieldsOf(problems, inputErrors), ...optionalMembers(problems) },
      { description: 'Problem document (RFC 9457). Ignore members that you do not know.' },
    ),
  )
}

/** The schema of the documents of one problem, whose members are required. */
export function exactProblemSchema(problem: ProblemKind, inputErrors: readonly InputErrorKind[]): TSchema {
  return Type.Object({ ...fieldsOf([problem], inputErrors), ...problem.members })
}

function fieldsOf(problems: readonly ProblemKind[], inputErrors: readonly InputErrorKind[]): TProperties {
  return {
    type: Type.String({ description: 'URL path into the error catalogue.' }),
    title: Type.String({ description: 'A short summary, in the language of the answer.' }),
    status: Type.Integer({ description: 'HTTP status of the answer.' }),
    detail: Type.String({ description: 'What went wrong and what to do, in the language of the answer.' }),
    instance: Type.String({ description: 'Path and query of the request.' }),
    code: named(
      'ProblemCode',
      OneOf(
        problems.map(({ code }) => code),
        { description: 'Stable code of a problem; /docs/errors explains each. New codes may be added.' },
      ),
    ),
    request_id: Type.String({ description: 'Id of the request; quote it when you report the problem.' }),
    errors: Type.Optional(
      Type.Array(inputErrorSchema(inputErrors), {
        description: 'With `invalid_request` and some others: every error of the input, at most 50.',
      }),
    ),
  }
}

function inputErrorSchema(kinds: readonly InputErrorKind[]): TSchema {
  return named(
    'InputError',
    Type.Object(
      {
        pointer: Type.Optional(
          Type.String({ description: 'JSON pointer (RFC 6901) to the value in the body; empty for the whole body.' }),
        ),
        parameter: Type.Optional(
          Type.String({ description: 'Name of the path or query parameter, or of the header.' }),
        ),
        code: named(
          'InputErrorCode',
          OneOf([...new Set(kinds.map(({ code }) => code))], {
            description: 'Stable code of an input error; /docs/errors shows its messages. New codes may be added.',
          }),
        ),
        message: Type.String({
          description: 'What is wrong, in the language of the answer; follows the name of the value.',
        }),
      },
      { description: 'One error of the input: in the body (`pointer`) or in a parameter or header (`parameter`).' },
    ),
  )
}

/** @throws Error if two problems give a member different schemas: clients would get the type of only one */
function optionalMembers(problems: readonly ProblemKind[]): TProperties {
  const owners = new Map<string, { readonly schema: TSchema; readonly codes: string[] }>()
  for (const { code, members } of problems)
    for (const [name, schema] of Object.entries(members)) {
      const owner = owners.get(name) ?? { schema, codes: [] }
      if (JSON.stringify(owner.schema) !== JSON.stringify(schema))
        throw new Error(`the problems ${owner.codes.join(', ')} and ${code} have different members ${name}`)
      owner.codes.push(`\`${code}\``)
      owners.set(name, owner)
    }
  return Object.fromEntries(
    [...owners].map(([name, { schema, codes }]) => {
      const { description = '' } = schema as { description?: string }
      const text = `With ${codes.join(', ')}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`
      return [name, Type.Optional(about(schema, text))]
    }),
  )
}
