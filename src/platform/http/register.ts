import type { FastifyReply, FastifyRequest } from 'fastify'
import type { InputError } from '../input-error.ts'
import { type Language, negotiateLanguage, requestedLanguage } from '../language.ts'
import type { Log } from '../log.ts'
import { networkOf } from '../network.ts'
import type { Caller, Context, Operation, Origin } from '../operation.ts'
import { Problem } from '../problem.ts'
import { baseUrlOf } from './base-url.ts'
import { takesBody } from './declared-problems.ts'
import { successorHeaders } from './deprecation.ts'
import type { Idempotency } from './idempotency.ts'
import { bodyLimitBytes } from './input-bounds.ts'
import { patternOf } from './known-paths.ts'
import type { Limits } from './limits.ts'
import { requireIdentityEncoding } from './media-type.ts'
import { invalidRequest } from './problems.ts'
import { Query } from './query-string.ts'
import { cacheControl, varyBy } from './reply.ts'
import { sendAnswer } from './send-answer.ts'
import { readJsonUnparsed, type Server } from './server.ts'
import type { SocketGuards } from './socket-connection.ts'
import { acceptSockets, socketRoute } from './sockets.ts'
import { acceptUploads, isUpload, readUpload } from './upload.ts'
import { inputCheck, MAX_INPUT_ERRORS } from './validate.ts'

export interface Guards extends SocketGuards {
  readonly limits: Limits
  /** Identifies the caller; null for an anonymous one, if the operation allows it. @throws Problem 401 or 403 */
  authenticate(request: FastifyRequest, operation: Operation): Promise<Caller | null> | Caller | null
  readonly idempotency: Idempotency
  /** `PUBLIC_URL`; empty if not set. */
  readonly publicUrl: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the request has passed the guard. */
    caller: Caller | null
    /** The language that the operation has chosen for the answer; negotiated if null. */
    language: Language | null
  }
}

const MAX_USER_AGENT = 200
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Mounts the operations. Every rule common to all of them is here, in the order in which it applies to a request. */
export function registerOperations(app: Server, operations: readonly Operation[], guards: Guards): void {
  app.decorateRequest('caller', null)
  app.decorateRequest('language', null)
  app.decorate('publicUrl', guards.publicUrl)
  for (const operation of operations)
    if (!operation.upload && !operation.socket && !operation.rawBody) mount(app, operation, operations, guards)
  app.register(async (scope) => {
    readJsonUnparsed(scope as unknown as Server)
    for (const operation of operations)
      if (operation.rawBody) mount(scope as unknown as Server, operation, operations, guards)
  })
  const takingFiles = operations.filter((operation) => operation.upload)
  app.register(async (scope) => {
    await acceptUploads(scope as unknown as Server)
    for (const operation of takingFiles) mount(scope as unknown as Server, operation, operations, guards)
  })
  const takingSockets = operations.filter((operation) => operation.socket)
  app.register(async (scope) => {
    await acceptSockets(scope as unknown as Server, new Set(takingSockets.map(({ url }) => url)))
    for (const operation of takingSockets) mount(scope as unknown as Server, operation, operations, guards)
  })
  const paths = operations.map(({ method, url }) => ({ method, url, pattern: patternOf(url) }))
  for (const url of new Set(paths.map((path) => path.url))) keepFromOthers(app, url, paths)
}

interface OperationPath {
  readonly method: Operation['method']
  readonly url: string
  readonly pattern: RegExp
}

/**
 * Answers 405 to the methods of another operation whose parameters match the path: otherwise GET `/trips/ai`, which does
 * not exist, would reach `/trips/:trip_id`. Where nothing matches, the router's “not found” answers the same.
 */
function keepFromOthers(app: Server, url: string, paths: readonly OperationPath[]): void {
  const own = new Set(paths.filter((path) => path.url === url).map((path) => path.method))
  const method = METHODS.filter(
    (method) => !own.has(method) && paths.some((path) => path.method === method && path.pattern.test(url)),
  )
  if (method.length === 0) return
  app.route({
    method,
    url,
    config: { isRefusal: true },
    // In onRequest, so that it also applies to a body of any type and size.
    onRequest: async (_request, reply) => reply.callNotFound(),
    handler: () => undefined,
  })
}

function mount(app: Server, operation: Operation, operations: readonly Operation[], guards: Guards): void {
  const readInput = inputCheck(operation.schema)
  const { body: _body, ...besidesBody } = operation.schema
  const readBesidesBody = operation.upload || operation.rawBody ? inputCheck(besidesBody) : readInput
  const readsBody = takesBody(operation)
  const isPublic = operation.access === 'public'
  const kept = cacheControl(operation.cache)
  const announced = successorHeaders(operation, operations)
  app.route({
    method: operation.method,
    url: operation.url,
    schema: { response: operation.schema.response },
    bodyLimit: operation.bodyLimitBytes ?? bodyLimitBytes(operation.schema.body),
    config: {
      operationId: operation.schema.operationId,
      isProbe: operation.quiet === true,
      accepts: [
        ...(operation.schema.body || !operation.upload ? ['application/json'] : []),
        ...(operation.upload ? ['multipart/form-data'] : []),
      ],
    },
    ...(operation.quiet && { logLevel: 'warn' as const }),
    ...(operation.socket && socketRoute(operation.socket, operation.schema.query, guards)),
    // Before the body is read, so that a rejected caller costs nothing more.
    onRequest: async (request, reply) => {
      const caller = isPublic
        ? { kind: 'address' as const, id: networkOf(request.ip) }
        : await authenticate(request, reply, operation, guards)
      request.caller = caller
      if (operation.quiet) return
      const limit = (caller.kind === 'user' ? operation.userLimit : undefined) ?? operation.limit ?? 'default'
      reply.headers(await guards.limits.consume(limit, caller))
      if (readsBody) requireIdentityEncoding(request.headers['content-encoding'])
    },
    handler: async (request, reply) => {
      request.language = chosenLanguage(operation, request)
      const readAll = operation.rawBody || isUpload(request) ? readBesidesBody : readInput
      const context = await readContext(
        operation,
        request,
        () => new OperationContext(request, reply, operation, readAll),
      )
      reply.headers({
        'content-language': context.language,
        vary: varyBy(reply, 'Accept-Language, Accept-Encoding'),
        'cache-control': kept,
      })
      if (announced) reply.headers(announced(request.params, baseUrlOf(request)))
      if (operation.creates)
        return guards.idempotency.once(
          request,
          context,
          async (create) => operation.handler(context.creatingWith(create) as never),
          (answer) => sendAnswer(operation, answer, request, reply),
        )
      return sendAnswer(operation, await operation.handler(context as never), request, reply)
    },
  })
}

function chosenLanguage({ languageOf }: Operation, { body, headers }: FastifyRequest): Language | null {
  return languageOf ? languageOf(body, requestedLanguage(headers['accept-language'])) : null
}

/** Counts failed authentication per IP, to stop brute force. */
async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  { authenticate, limits }: Guards,
): Promise<Caller> {
  try {
    return (await authenticate(request, operation)) ?? { kind: 'address', id: networkOf(request.ip) }
  } catch (refusal) {
    reply.headers(await limits.consume('default', { kind: 'address', id: networkOf(request.ip) }))
    throw refusal
  }
}

/** Reports the input errors that only the operation can find together with those of its schema. */
async function readContext<T>(operation: Operation, { body, query }: FastifyRequest, read: () => T): Promise<T> {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Problem && error.code === invalidRequest.code)) throw error
    const { errors = [] } = error.content
    const ofBody = (await operation.furtherErrors?.(validMembers(body, errors))) ?? []
    const ofQuery = operation.furtherQueryErrors?.(validParameters(query, errors)) ?? []
    throw invalidRequest({ errors: [...errors, ...ofBody, ...ofQuery].slice(0, MAX_INPUT_ERRORS) })
  }
}

function validMembers(body: unknown, errors: readonly InputError[]): Record<string, unknown> {
  const invalid = new Set(errors.map(({ pointer }) => pointer?.split('/')[1]))
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body) && !invalid.has(undefined)
  return Object.fromEntries(Object.entries(isObject ? body : {}).filter(([name]) => !invalid.has(name)))
}

function validParameters(query: unknown, errors: readonly InputError[]): Record<string, string | null> {
  const invalid = new Set(errors.map(({ parameter }) => parameter))
  const values = query instanceof Query ? Object.entries(query.values) : []
  return Object.fromEntries(values.map(([name, value]) => [name, invalid.has(name) ? null : value]))
}

class OperationContext implements Context {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly language: Language
  readonly caller: Caller
  readonly requestId: string
  readonly log: Log
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #operation: Operation
  #gone: AbortSignal | undefined

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation,
    readInput: ReturnType<typeof inputCheck>,
  ) {
    const { params, query, body } = readInput({ params: request.params, query: request.query, body: request.body })
    const { caller } = request
    if (!caller) throw new Error('the request did not pass the guard')
    this.params = params
    this.query = query
    this.body = body
    this.language = request.language ?? negotiateLanguage(request.headers['accept-language'])
    this.caller = caller
    this.requestId = request.id
    this.log = request.log
    this.#request = request
    this.#reply = reply
    this.#operation = operation
  }

  // Replaced for operations that declare `creates`.
  create: Context['create'] = async () => {
    throw new Error(`${this.#operation.schema.operationId} does not declare creates`)
  }

  creatingWith(create: Context['create']): this {
    this.create = create
    return this
  }

  get ifMatch(): string | undefined {
    return this.#request.headers['if-match']
  }

  get origin(): Origin {
    const { ip, headers } = this.#request
    return { address: ip, userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT) }
  }

  // Handlers destructure the context, so these closures must not need `this`; the getters create them on demand.
  get header(): Context['header'] {
    return (name) => {
      const value = this.#request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    }
  }

  get absolute(): Context['absolute'] {
    return (path) => `${baseUrlOf(this.#request)}${path}`
  }

  get rawBody(): Buffer {
    const { body } = this.#request
    if (!this.#operation.rawBody) throw new Error(`${this.#operation.schema.operationId} does not declare rawBody`)
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  }

  get hasUpload(): boolean {
    return isUpload(this.#request)
  }

  get upload(): Context['upload'] {
    return async () => {
      const { upload, schema } = this.#operation
      if (!upload) throw new Error(`${schema.operationId} accepts no files`)
      return readUpload(this.#request, upload)
    }
  }

  // Few operations need the signal, and creating one per request would cost more than most answers.
  get signal(): AbortSignal {
    this.#gone ??= goneSignal(this.#reply)
    return this.#gone
  }
}

/** Aborts if the connection closes before the answer is sent. Watches the response, because a request closes once its body is read. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const abortUnlessSent = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.destroyed) abortUnlessSent()
  else raw.once('close', abortUnlessSent)
  return gone.signal
}
