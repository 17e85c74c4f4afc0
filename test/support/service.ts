import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { buildApp, describedApi, limitPolicies } from '../../src/app.ts'
import type { ReaderContext } from '../../src/catalogue/import/read-place.ts'
import { loadSeed, readWorld, type SeedWorld } from '../../src/catalogue/seed.ts'
import type { Planner } from '../../src/features/ai-trips/public.ts'
import { features, type Services } from '../../src/features.ts'
import type { ModelClient } from '../../src/platform/ai/model-client.ts'
import { memoryBus } from '../../src/platform/bus/bus.ts'
import { postgresBus } from '../../src/platform/bus/postgres-bus.ts'
import { type Config, readConfig } from '../../src/platform/config.ts'
import { collect, installFeatures, personalDataOf } from '../../src/platform/feature.ts'
import { createFolderFiles } from '../../src/platform/files/folder-files.ts'
import {
  listAllInputErrors,
  listAllProblems,
  listInputErrors,
  listProblems,
} from '../../src/platform/http/declared-problems.ts'
import { createLimits, type LimitPolicies, type Limits, noLimits } from '../../src/platform/http/limits.ts'
import { openApiDocument } from '../../src/platform/http/openapi.ts'
import { exactProblemSchema } from '../../src/platform/http/problem-schema.ts'
import { platformProblems } from '../../src/platform/http/problems.ts'
import type { Server } from '../../src/platform/http/server.ts'
import { commonInputErrors } from '../../src/platform/input-errors.ts'
import { createLog } from '../../src/platform/log.ts'
import { createFolderMailer } from '../../src/platform/mail/folder-mailer.ts'
import { IdentityProviders } from '../../src/platform/oauth/identity-providers.ts'
import { listProviders } from '../../src/platform/oauth/provider-settings.ts'
import type { Operation } from '../../src/platform/operation.ts'
import { projectRoot } from '../../src/platform/paths.ts'
import { HealthProbes, type Probe } from '../../src/platform/probes.ts'
import type { RoadEngine } from '../../src/platform/roads/road-engine.ts'
import type { Vendors } from '../../src/platform/services.ts'
import { getVersion } from '../../src/platform/version.ts'
import type { Filling, TestDatabase } from './database.ts'
import { takeCatalogue } from './kept-catalogue.ts'
import { createQueuedJobs } from './queued-jobs.ts'

export interface TestServiceOptions {
  /** The shipped places and routes; without them the catalogue is empty. */
  readonly withStarter?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Limits that replace those of the features, by name; without them there are none. */
  readonly limits?: LimitPolicies | Limits
  /** External systems in the place of none. */
  readonly vendors?: Partial<Vendors>
  readonly clock?: () => Date
  readonly extraOperations?: readonly Operation[]
  /** Probes in the place of those of the features. */
  readonly probes?: readonly Probe[]
  readonly model?: ModelClient
  readonly roads?: RoadEngine
  readonly planner?: Planner
  /** What partners' places are read with; by default the shipped files, read by this service. */
  readonly readerContext?: ReaderContext
  /** The identity providers; by default those of `env`. */
  readonly identities?: IdentityProviders
  /** The growing wait after failed sign-ins. */
  readonly signInThrottle?: 'on' | 'off'
  /** Receives what transactions announce when they commit, as events; otherwise readers of events see only what is stored. */
  readonly hearsCommits?: true
  /** The logger of the service; silent by default. */
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
  readonly services: Services
  readonly database: TestDatabase
  /** Calls the service and checks the answer against what its operation declares. */
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload'>,
  ): Promise<Answer>
  /**
   * Runs the jobs that are in a queue at this moment, in order, without waiting for their time; jobs that they enqueue are
   * left for the next call. A failed job is dropped.
   * @returns the number of jobs run
   */
  runQueued(name: string, signal?: AbortSignal): Promise<number>
  stop(): Promise<void>
}

let world: Promise<SeedWorld> | undefined
/** The shipped files, read once for each test file. */
export function testWorld(): Promise<SeedWorld> {
  world ??= readWorld(join(projectRoot, 'catalogue'))
  return world
}

/** A database with the shipped places and routes. */
export function starterFilling(world: SeedWorld): Filling {
  return { name: 'starter', fill: (db) => loadSeed(db, world, createLog('silent')) }
}

/** The features of the product on a separate database, without a listening port; trips are planned in this thread. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: options.signInThrottle ?? 'off',
    PLANNER_THREADS: '0',
    PLANNER_EFFORT: process.env['PLANNER_EFFORT'] ?? '40',
    ...options.env,
  })
  const log = options.logger ?? createLog(config.LOG_LEVEL)
  const clock = options.clock ?? (() => new Date('2026-11-21T03:00:00Z'))
  const world = await testWorld()
  const filling = options.withStarter ? starterFilling(world) : undefined
  const { catalogue, database, giveBack } = await takeCatalogue(world, { filling, clock })
  const folder = mkdtempSync(join(tmpdir(), 'tiao-files-'))
  const stopping = new AbortController()
  const queued = createQueuedJobs(database.db)
  const commits = options.hearsCommits ? postgresBus(database.location, log) : memoryBus(log)
  const bus = memoryBus(log)
  const core = {
    config,
    log,
    clock,
    db: database.db,
    bus,
    commits,
    jobs: queued,
    redis: null,
    files: createFolderFiles(join(folder, 'files')),
    searchEngine: null,
    roads: options.roads ?? null,
    partner: null,
    mailer: createFolderMailer({ folder: join(folder, 'outbox'), from: 'no-reply@localhost' }),
    fcm: null,
    webPush: null,
    model: options.model ?? null,
    line: null,
    telegram: null,
    discord: null,
    identities: options.identities ?? new IdentityProviders(listProviders(config), { log, clock }),
    probes: new HealthProbes(),
    personalData: personalDataOf(features),
    ...options.vendors,
    stopping: stopping.signal,
  }
  const installed = await installFeatures(features, core, {
    catalogue,
    ...(options.planner && { planner: options.planner }),
    ...(options.readerContext && { readerContext: async () => options.readerContext! }),
  })
  const { services } = installed
  const { operations, queues } = collect(features, services)
  const extraOperations = options.extraOperations ?? []
  const app = await buildApp(services, {
    limits: limitsFor(options, config),
    extraOperations,
    ...(options.probes && { probes: options.probes }),
  })
  const check = answerChecker([...operations, ...extraOperations])
  return {
    app,
    services,
    database,
    async call(method, url, more = {}) {
      const response = await app.inject({ method, url, ...more })
      const answer = readAnswer(response)
      check(method, url, answer)
      return answer
    },
    runQueued: (name, signal) => queued.run(name, queues(), signal),
    async stop() {
      stopping.abort()
      await app.close()
      await installed.stop()
      await Promise.all([bus.close(), commits.close()])
      await giveBack()
      rmSync(folder, { recursive: true })
    },
  }
}

function limitsFor({ limits = noLimits, vendors }: TestServiceOptions, config: Config): Limits {
  if (isCounter(limits)) return limits
  return createLimits({ ...limitPolicies(config), ...limits }, vendors?.redis?.client ?? null)
}

function isCounter(limits: LimitPolicies | Limits): limits is Limits {
  return typeof limits['consume'] === 'function'
}

/** Every operation of the product, to read what it declares. */
export function declaredOperations(): readonly Operation[] {
  return collect(features, {} as Services).operations
}

export function declaredDocument(): ReturnType<typeof openApiDocument> {
  return openApiDocument(describedApi(declaredOperations(), readConfig({})), getVersion())
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

/** Checks that every answer of an operation has a declared status and shape; errors are problems and reveal nothing private. */
function answerChecker(operations: readonly Operation[]): (method: string, url: string, answer: Answer) => void {
  const inputErrors = listAllInputErrors(operations)
  const problemSchemas = new Map(
    listAllProblems(operations).map((kind) => [kind.code, exactProblemSchema(kind, inputErrors)]),
  )
  const routes = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.url.replace(/:\w+/g, '[^/]+')}$`),
  }))
  // As the router does: `/place/search` before `/place/:place_id`.
  routes.sort((a, b) => a.operation.url.split(':').length - b.operation.url.split(':').length)
  return (method, url, answer) => {
    if (answer.headers['x-request-id'] === undefined) throw new Error('the answer has no X-Request-Id')
    const path = url.split('?')[0]!
    const operation = routes.find((route) => route.operation.method === method && route.pattern.test(path))?.operation
    if (answer.status >= 400 && answer.body !== null && 'code' in answer.body) {
      const { code, errors = [] } = answer.body
      const who = operation?.schema.operationId ?? `${method} ${url}`
      const refuseUndeclared = (kinds: readonly { readonly code: string }[], answered: string) => {
        if (!kinds.some((kind) => kind.code === answered))
          throw new Error(`${who} answered ${answered}, which it does not declare`)
      }
      refuseUndeclared(operation ? listProblems(operation) : platformProblems, code)
      for (const error of errors)
        refuseUndeclared(operation ? listInputErrors(operation) : commonInputErrors, error.code)
      fits(problemSchemas.get(code)!, answer.body, `the problem of ${who}`)
      if (/node_modules|\bat .+:\d+:\d+|select |kysely|fastify/i.test(answer.text))
        throw new Error(`the problem of ${method} ${url} tells too much: ${answer.text}`)
      return
    }
    if (!operation || answer.status === 304 || answer.body === null) return
    // A schema describes JSON; the other media types of an operation have formats of their own.
    if (!String(answer.headers['content-type']).startsWith('application/json')) return
    const schema = operation.schema.response[answer.status]
    if (!schema) throw new Error(`${operation.schema.operationId} answered ${answer.status}, which it does not declare`)
    fits(schema, answer.body, `the answer ${answer.status} of ${operation.schema.operationId}`)
  }
}

// Schemas are compiled to be used a few times: the compiler's optimiser costs more than it saves.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
formats.default(ajv)
/** By the schema's text: compiled once for all services of a worker. */
const validators = new Map<string, ValidateFunction>()

function fits(schema: object, value: unknown, what: string): void {
  const text = JSON.stringify(schema)
  const validate = validators.get(text) ?? ajv.compile(closed(schema) as object)
  validators.set(text, validate)
  if (!validate(value)) throw new Error(`${what} does not fit its schema: ${ajv.errorsText(validate.errors)}`)
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
