// The needs of integrators as rules for openapi.json: everything is described, schemas and enums have names, errors have examples.
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { describedApi } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config.ts'
import { listAllInputErrors, listAllProblems } from '../../src/platform/http/declared-problems.ts'
import { openApiDocument } from '../../src/platform/http/openapi.ts'
import { exampleDocument } from '../../src/platform/http/problem-docs.ts'
import { exactProblemSchema, problemSchema } from '../../src/platform/http/problem-schema.ts'
import { unauthenticated } from '../../src/platform/http/problems.ts'
import { named, OneOf } from '../../src/platform/http/schema-parts.ts'
import { type Operation, operation } from '../../src/platform/operation.ts'
import { defineProblem } from '../../src/platform/problem.ts'
import { declaredDocument, declaredOperations } from '../support/service.ts'

type Json = Record<string, unknown>
interface Described {
  readonly operationId: string
  readonly description: string
  readonly parameters: readonly Json[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Json }> }
  readonly responses: Record<string, Json>
}

// Operations are only described here, never called.
const document = declaredDocument() as {
  paths: Record<string, Record<string, Described>>
  components: Record<
    'schemas' | 'responses' | 'parameters' | 'headers' | 'examples' | 'securitySchemes',
    Record<string, Json>
  >
}
const { components } = document
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

/** Every schema of the document, with its path. */
function* schemasIn(value: unknown, way: string): Generator<{ way: string; schema: Json }> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* schemasIn(item, `${way}/${index}`)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  yield { way, schema: value as Json }
  for (const [key, inner] of Object.entries(value))
    if (!/^(example|examples|enum)$/.test(key)) yield* schemasIn(inner, `${way}/${key}`)
}
const everySchema = [
  ...schemasIn(components.schemas, ''),
  ...operations.flatMap((each) => [...schemasIn(each, each.operationId)]),
]
const resolve = (value: Json): Json => {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(String(value['$ref'])) ?? []
  return kind ? components[kind as 'schemas'][name!]! : value
}
const isDescribed = (value: Json): boolean => {
  const description = value['description'] ?? resolve(value)['description']
  if (typeof description === 'string') return description.length > 5
  return ((value['anyOf'] ?? []) as Json[]).some((branch) => branch['$ref'] !== undefined && isDescribed(branch))
}

describe('every value', () => {
  it('has a description, its own or that of its component', () => {
    const members = everySchema.flatMap(({ way, schema }) =>
      typeof schema['properties'] === 'object' && !way.endsWith('/properties')
        ? Object.entries(schema['properties'] as Record<string, Json>).map(([name, member]) => ({
            way: `${way}/${name}`,
            member,
          }))
        : [],
    )
    expect(members.length).toBeGreaterThan(300)
    expect(members.filter(({ member }) => !isDescribed(member)).map(({ way }) => way)).toEqual([])
    for (const { operationId, parameters } of operations)
      for (const parameter of parameters)
        expect([operationId, parameter['name'], isDescribed(resolve(parameter))]).toEqual([
          operationId,
          parameter['name'],
          true,
        ])
    for (const [name, schema] of Object.entries(components.schemas))
      expect([name, isDescribed(schema)]).toEqual([name, true])
  })

  it('that is a choice of several strings is a named enum', () => {
    const loose = everySchema.filter(({ way, schema }) => {
      const { enum: values } = schema
      return Array.isArray(values) && values.length > 1 && !/^\/\w+$/.test(way)
    })
    expect(loose.map(({ way }) => way)).toEqual([])
    const texts = Object.values(components.schemas).flatMap(({ enum: values }) =>
      values ? [JSON.stringify(values)] : [],
    )
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('with arbitrary members describes their shape', () => {
    expect(everySchema.filter(({ schema }) => 'patternProperties' in schema).map(({ way }) => way)).toEqual([])
    const free = everySchema.filter(({ schema }) => schema['additionalProperties'] === true).map(({ way }) => way)
    // An export contains rows as stored.
    expect(free).toEqual(['/DataExport/properties/data'])
  })
})

describe('every operation', () => {
  it('accepts and returns named schemas, without its version in the name', () => {
    for (const { operationId, requestBody, responses } of operations) {
      for (const { schema } of Object.values(requestBody?.content ?? {}))
        expect([operationId, schema['$ref']]).toEqual([
          operationId,
          expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/),
        ])
      for (const [status, response] of Object.entries(responses).filter(([status]) => status < '300')) {
        const { content = {} } = response as { content?: Record<string, { schema: Json }> }
        for (const { schema } of Object.values(content)) {
          const inside = (schema['items'] ?? schema['contentSchema']) as Json | undefined
          const named = schema['$ref'] ?? inside?.['$ref'] ?? schema['format']
          expect([operationId, status, named !== undefined]).toEqual([operationId, status, true])
        }
      }
    }
    expect(Object.keys(components.schemas).filter((name) => /V1/.test(name))).toEqual([])
  })

  it('states its rate limit', () => {
    for (const { operationId, description } of operations)
      expect([operationId, description]).toEqual([
        operationId,
        expect.stringMatching(/Rate limit `[\w-]+`: [\d,]+ calls per (minute|hour|day)( \(by default\))? and /),
      ])
  })

  it('has an example of each of its errors', () => {
    for (const { operationId, responses } of operations)
      for (const [status, shared] of Object.entries(responses).filter(([status]) => status >= '400')) {
        const { description, content } = resolve(shared) as {
          description: string
          content: Record<string, { examples?: Record<string, Json> }>
        }
        const codes = [...description.matchAll(/`([a-z_]+)`:/g)].map(([, code]) => code)
        const examples = content['application/problem+json']?.examples ?? {}
        expect([operationId, status, Object.keys(examples)]).toEqual([operationId, status, codes])
        for (const code of codes) {
          const { value } = resolve(examples[code!]!) as { value: Json }
          expect([value['status'], value['code']]).toEqual([Number(status), code])
        }
      }
  })

  it('declares the headers that its answers carry', () => {
    const declared = (response: Json) => Object.keys((resolve(response)['headers'] ?? {}) as object)
    const needed = {
      '401': 'WWW-Authenticate',
      '405': 'Allow',
      '429': 'Retry-After',
      '503': 'Retry-After',
      '304': 'ETag',
    }
    for (const [index, { operationId, parameters, responses }] of operations.entries()) {
      const own = declaredOperations().find(({ schema }) => schema.operationId === operationId)!
      for (const [status, header] of Object.entries(needed))
        if (responses[status])
          expect([operationId, status, declared(responses[status])]).toEqual([
            operationId,
            status,
            expect.arrayContaining([header]),
          ])
      // Headers of a WebSocket handshake are those of its protocol.
      if (own.socket) continue
      const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2'))!
      const wanted = [
        'X-Request-Id',
        'Content-Language',
        'RateLimit',
        'RateLimit-Policy',
        ...(own.creates ? ['Idempotent-Replayed'] : []),
        ...(own.cache ? ['ETag', 'Cache-Control'] : []),
      ]
      expect([operationId, declared(success)]).toEqual([operationId, expect.arrayContaining(wanted)])
      const names = parameters.map((parameter) => resolve(parameter)['name'])
      expect([operationId, names.includes('If-None-Match')]).toEqual([operationId, responses['304'] !== undefined])
      expect(index).toBeLessThan(declaredOperations().length)
    }
    expect(declared(operationOf('createTripWithAiPromptV1').responses['201']!)).toEqual(
      expect.arrayContaining(['Location', 'ETag']),
    )
    expect(declared(operationOf('searchPlaces').responses['200']!)).toContain('Link')
  })

  it('that requires a credential explains how to get one', () => {
    const describedBy = (access: Operation['access']) =>
      (
        openApiDocument(describedApi([declared({ access })], readConfig({})), '0.0.0')[
          'components'
        ] as typeof components
      ).securitySchemes
    expect(describedBy('public')).toEqual({})
    expect(String(describedBy('user')['bearer']!['description'])).toMatch(/signInV1.*refreshToken/)
    expect(String(describedBy('key:internal')['apiKey']!['description'])).toMatch(/key create/)
  })
})

describe('an identity proof', () => {
  it('has two variants that a client can distinguish', () => {
    const { oneOf } = components.schemas['OauthSignInRequest'] as { oneOf: Json[] }
    const required = oneOf.map((branch) => resolve(branch)['required'])
    expect(required).toEqual([
      ['provider', 'id_token', 'nonce'],
      ['provider', 'code', 'code_verifier', 'redirect_uri'],
    ])
  })
})

describe('schema names', () => {
  it('are unique: a second schema with the same name is rejected', () => {
    const one = declared({ response: { 200: named('Twin', OneOf(['a', 'b'])) } })
    const other = declared({ url: '/other', response: { 200: named('Twin', OneOf(['a', 'c'])) } })
    expect(() => openApiDocument(describedApi([one, other], readConfig({})), '0.0.0')).toThrow(
      'two different schemas are named Twin',
    )
  })
})

describe('problems', () => {
  const problems = listAllProblems(declaredOperations())
  const inputErrors = listAllInputErrors(declaredOperations())
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } })
  formats.default(ajv)
  const fitsCommon = ajv.compile(problemSchema(problems, inputErrors))

  it.each(problems.map((problem) => [problem.code, problem] as const))(
    '%s has texts in both languages, and an example that matches its schema and the common one',
    (code, problem) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(problem.status).toBeGreaterThanOrEqual(400)
      for (const { th, en } of [problem.title, problem.example.content.detail]) {
        expect(en).toMatch(/^[^{}]+$/)
        if (th !== en) expect(th).toMatch(/[\u0e00-\u0e7f]/)
        expect(th).not.toMatch(/[{}]/)
      }
      const fitsOwn = ajv.compile(exactProblemSchema(problem, inputErrors))
      for (const language of ['th', 'en'] as const) {
        const example = exampleDocument(problem, language)
        expect(example['type']).toBe(`/docs/errors#${code}`)
        for (const fits of [fitsOwn, fitsCommon])
          expect([fits(example), ajv.errorsText(fits.errors)]).toEqual([true, 'No errors'])
      }
    },
  )

  it('have input error messages in both languages', () => {
    for (const { code, example } of inputErrors) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect([code, example.message.th]).toEqual([code, expect.stringMatching(/[\u0e00-\u0e7f]/)])
      expect([code, example.message.en]).toEqual([code, expect.stringMatching(/^[^{}]+$/)])
    }
  })

  it('that refuse what the schema allows are known to Schemathesis', () => {
    const known = readFileSync(new URL('../schemathesis/schemathesis.toml', import.meta.url), 'utf8')
    const refusing = declaredOperations().filter(({ schema }) => schema.inputErrors?.length)
    expect(refusing.map(({ schema }) => schema.operationId).filter((id) => !known.includes(`"${id}"`))).toEqual([])
  })

  it('have unique codes: a second problem with the same code is rejected', () => {
    const texts = { title: { th: 'ก', en: 'a' }, detail: { th: 'ก', en: 'a' } }
    const twin = defineProblem(unauthenticated.code, 401, texts)
    expect(() => listAllProblems([declared({ problems: [twin] })])).toThrow(
      'two problems have the code unauthenticated',
    )
  })

  it('share a member only if its schema is the same', () => {
    const texts = { title: { th: 'ก', en: 'a' }, detail: { th: 'ก', en: 'a' } }
    const one = defineProblem('one', 409, texts, { members: { at: Type.Integer() }, example: [{ members: { at: 1 } }] })
    const other = defineProblem('other', 409, texts, {
      members: { at: Type.String() },
      example: [{ members: { at: '1' } }],
    })
    expect(() => problemSchema([one, other], [])).toThrow('different members at')
  })
})

function operationOf(id: string): Described {
  return operations.find(({ operationId }) => operationId === id)!
}

function declared({
  access = 'public',
  url = '/one',
  response = {},
  problems = [],
}: Partial<Pick<Operation, 'access' | 'url'> & Pick<Operation['schema'], 'response' | 'problems'>>): Operation {
  const operationId = url.slice(1)
  const schema = { operationId, summary: 'A call', tag: 'Places', response, problems, example: { response: null } }
  return operation({ method: 'GET', url, access, schema, handler: () => null as never })
}
