import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { allOperations, buildApp } from '../../src/app.ts'
import { Catalogue } from '../../src/catalogue/catalogue.ts'
import type { CatalogueView } from '../../src/catalogue/catalogue-view.ts'
import { loadStarter, readWorld, type StarterWorld } from '../../src/catalogue/starter.ts'
import type { Planner } from '../../src/features/ai-trips/public.ts'
import { createTripWork } from '../../src/features/ai-trips/trip-work.ts'
import { createAccountParts } from '../../src/features/auth/public.ts'
import { Pictures } from '../../src/features/files/public.ts'
import { RouteBoard } from '../../src/features/routes/public.ts'
import type { Parts } from '../../src/parts.ts'
import type { ModelClient } from '../../src/platform/ai/model-client.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createFolderFiles } from '../../src/platform/files/folder-files.ts'
import { type Limits, noLimits } from '../../src/platform/http/limits.ts'
import { listProblems } from '../../src/platform/http/openapi-answers.ts'
import { ProblemSchema } from '../../src/platform/http/schema-parts.ts'
import type { Server } from '../../src/platform/http/server.ts'
import { createLog } from '../../src/platform/log.ts'
import { Outbox } from '../../src/platform/mail/outbox.ts'
import { createMetrics } from '../../src/platform/metrics.ts'
import { IdentityProviders } from '../../src/platform/oauth/identity-providers.ts'
import { listProviders } from '../../src/platform/oauth/provider-settings.ts'
import type { Operation } from '../../src/platform/operation.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { HealthProbes, type Probe } from '../../src/platform/probes.ts'
import type { RoadEngine } from '../../src/platform/roads/road-engine.ts'
import { getVersion } from '../../src/platform/version.ts'
import { createSearchIndex } from '../../src/search/search-index.ts'
import { createTestDatabase, type Filling, type TestDatabase } from './database.ts'

export interface TestServiceOptions {
  /** The shipped places and routes; without them the catalogue is empty. */
  readonly withStarter?: boolean
  readonly env?: Readonly<Record<string, string>>
  readonly limits?: Limits
  readonly clock?: () => Date
  readonly extraOperations?: readonly Operation[]
  readonly probes?: readonly Probe[]
  readonly model?: ModelClient
  readonly roads?: RoadEngine
  readonly planner?: Planner
  /** Who proves identities; those of `env` unless given. */
  readonly identities?: IdentityProviders
  /** The growing wait after failed sign-ins. */
  readonly signInThrottle?: 'on' | 'off'
  /** Where the service logs; silent unless given. */
  readonly logger?: Logger
}

export interface Answer {
  readonly status: number
  readonly headers: LightMyRequestResponse['headers']
  // biome-ignore lint/suspicious/noExplicitAny: bodies of all operations; each test says what it expects of its own.
  readonly body: ReturnType<typeof JSON.parse>
  readonly text: string
}

export interface TestService {
  readonly app: Server
  readonly parts: Parts
  readonly database: TestDatabase
  /** Calls the service and checks the answer against what its operation declares. */
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload'>,
  ): Promise<Answer>
  stop(): Promise<void>
}

let world: Promise<StarterWorld> | undefined
/** The shipped files, read once for each test file. */
export function testWorld(): Promise<StarterWorld> {
  world ??= readWorld(join(projectRoot, 'catalogue'))
  return world
}

/** A database with the shipped places and routes. */
export function starterFilling(world: StarterWorld): Filling {
  return { name: 'starter', fill: (db) => loadStarter(db, world, createLog('silent')) }
}

/** The whole service on a database of its own, without a listening port; planning runs in this thread. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...options.env })
  const logger = options.logger ?? createLog(config.LOG_LEVEL)
  const clock = options.clock ?? (() => new Date('2026-11-21T03:00:00Z'))
  const testedWorld = await testWorld()
  const database = await createTestDatabase(options.withStarter ? starterFilling(testedWorld) : undefined)
  const { db } = database
  const catalogue = new Catalogue({
    db,
    world: testedWorld,
    search: createSearchIndex(testedWorld),
    textBytes: 64 * 1_048_576,
    log: logger,
    clock,
  })
  await catalogue.refresh()
  const routeBoard = new RouteBoard(db, catalogue, options.roads ?? null)
  await routeBoard.refresh()
  const files = createFolderFiles(mkdtempSync(join(tmpdir(), 'tiao-files-')))
  const parts: Parts = {
    config,
    log: logger,
    clock,
    db,
    catalogue,
    probes: new HealthProbes(options.probes ?? []),
    routeBoard,
    viewerSecret: Buffer.alloc(32, 7),
    accounts: await createAccountParts({
      db,
      clock,
      issuer: 'tiao',
      bus: null,
      outbox: new Outbox(async () => {}),
      limits: options.signInThrottle ?? 'off',
    }),
    identities: options.identities ?? new IdentityProviders(listProviders(config), { log: logger, clock }),
    files,
    pictures: new Pictures(),
    planning: {
      catalogue,
      planner: options.planner ?? inThisThread(catalogue),
      model: options.model ?? null,
      roads: options.roads ?? null,
      log: logger,
    },
  }
  const app = await buildApp(parts, {
    limits: options.limits ?? noLimits,
    metrics: createMetrics(),
    logger,
    version: getVersion(),
    shedLoad: false,
    ...(options.extraOperations && { extraOperations: options.extraOperations }),
  })
  const check = answerChecker([...allOperations(parts), ...(options.extraOperations ?? [])])
  return {
    app,
    parts,
    database,
    async call(method, url, more = {}) {
      const response = await app.inject({ method, url, ...more })
      const answer = readAnswer(response)
      check(method, url, answer)
      return answer
    },
    async stop() {
      await app.close()
      await database.drop()
    },
  }
}

/** Does the planner's work without its threads. */
function inThisThread(catalogue: CatalogueView): Planner {
  const work = createTripWork(catalogue)
  return {
    run: async (task) => work(task),
    refuseIfFull: () => {},
    waiting: 0,
    start: () => {},
    stop: async () => {},
  }
}

function readAnswer(response: LightMyRequestResponse): Answer {
  const isJson =
    /[/+]json/.test(String(response.headers['content-type'] ?? '')) &&
    response.headers['content-encoding'] === undefined
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson && response.payload !== '' ? JSON.parse(response.payload) : null,
    text: response.payload,
  }
}

/** Every answer of an operation has a declared status and the shape that is declared for it; errors are problems and tell nothing private. */
function answerChecker(operations: readonly Operation[]): (method: string, url: string, answer: Answer) => void {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  const compiled = new Map<object, ValidateFunction>()
  const fits = (schema: object, value: unknown, what: string) => {
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema) as object)
    compiled.set(schema, validate)
    if (!validate(value)) throw new Error(`${what} does not fit its schema: ${ajv.errorsText(validate.errors)}`)
  }
  const routes = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.url.replace(/:\w+/g, '[^/]+')}$`),
  }))
  return (method, url, answer) => {
    if (answer.headers['x-request-id'] === undefined) throw new Error('the answer has no X-Request-Id')
    const path = url.split('?')[0]!
    const operation = routes.find((route) => route.operation.method === method && route.pattern.test(path))?.operation
    if (answer.status >= 400 && answer.body !== null && 'code' in answer.body) {
      fits(ProblemSchema, answer.body, `the problem of ${method} ${url}`)
      if (/node_modules|\bat .+:\d+:\d+|select |kysely|fastify/i.test(answer.text))
        throw new Error(`the problem of ${method} ${url} tells too much: ${answer.text}`)
      if (operation && !listProblems(operation).includes(answer.body.code))
        throw new Error(`${operation.schema.operationId} answered ${answer.body.code}, which it does not declare`)
      return
    }
    if (!operation || answer.status === 304 || answer.body === null) return
    const schema = operation.schema.response[answer.status]
    if (!schema) throw new Error(`${operation.schema.operationId} answered ${answer.status}, which it does not declare`)
    fits(schema, answer.body, `the answer ${answer.status} of ${operation.schema.operationId}`)
  }
}

/** Objects take no other members than those declared, so that a field that is not in the contract is noticed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy))
    copy['additionalProperties'] = false
  return copy
}
