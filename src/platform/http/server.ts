import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { negotiateLanguage } from '../language.ts'
import { isOutage } from '../outage.ts'
import { Problem, problemDocument } from '../problem.ts'
import { createBadHttp, refusal } from './bad-http.ts'
import { MAX_BODY_BYTES } from './input-bounds.ts'
import { KnownPaths } from './known-paths.ts'
import { wrongMediaType } from './media-type.ts'
import {
  bodyTooLarge,
  internalError,
  malformedHttp,
  malformedJson,
  malformedUrl,
  overloaded,
  retryAfter,
  unavailable,
  urlTooLong,
} from './problems.ts'
import { parseQuery } from './query-string.ts'
import { varyBy } from './reply.ts'
import { LazyLog } from './request-log.ts'
import { buildSerializer } from './response-serializers.ts'

const MAX_URL_PARAMETER = 200

export interface ServerOptions {
  readonly log: Logger
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  /** Turns on load shedding; off in tests, where a slow machine must not change answers. */
  readonly shedLoad: boolean
  /** The mean event-loop delay that triggers load shedding; defaults to 2,000 ms. */
  readonly maxLatenessMs?: number
}

export type Server = FastifyInstance<HttpServer>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types that the operation accepts as body; defaults to JSON. */
    accepts?: readonly string[]
  }
  interface FastifyInstance {
    /** The headers that `onSend` adds, as a flat array, for answers that bypass it. */
    readonly constantHeaders: readonly string[]
  }
  interface FastifyContextConfig {
    readonly operationId?: string
    /** For orchestrators: always answered, whatever the load. */
    readonly isProbe?: boolean
    /** Answers a method that the path does not support. */
    readonly isRefusal?: boolean
  }
}

/** Creates Fastify with the rules for everything except operations: request ids, server errors, headers, size and time limits. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const constant = { ...(await securityHeaders()), ...corsHeaders(options.corsOrigins) }
  const known = new KnownPaths()
  const badHttp = createBadHttp(known, constant)
  const app = fastify({
    loggerInstance: new LazyLog(() => options.log) as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
    schemaController: { compilersFactory: { buildSerializer } },
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: {
      querystringParser: (text) => parseQuery(text) as never,
      maxParamLength: MAX_URL_PARAMETER,
      ignoreTrailingSlash: false,
      caseSensitive: true,
    },
    // Hooks do not run for framework errors.
    frameworkErrors: (error, request, reply) => sendProblem(frameworkProblem(error), request, reply.headers(constant)),
    clientErrorHandler: badHttp.answerError,
  }) as unknown as Server

  app.decorate('constantHeaders', Object.entries(constant).flat())
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const name in constant) if (!reply.hasHeader(name)) reply.header(name, constant[name])
    reply.header('x-request-id', request.id)
    done()
  })
  if (!options.corsOrigins.includes('*')) allowOrigins(app, new Set(options.corsOrigins))
  app.addHook('onResponse', (request, reply, done) => {
    if (options.log.isLevelEnabled('info')) {
      const { method, log } = request
      const ms = Math.round(reply.elapsedTime * 10) / 10
      log.info({ method, path: pathOf(request), status: reply.statusCode, ms }, 'answered')
    }
    done()
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendProblem(refusal(pathOf(request), known), request, reply))
  refuseUnknown(app, known)
  app.server.on('connect', badHttp.answerConnect)
  readJsonOnly(app)
  // Only preflight requests need the plugin, which would take 3 µs of every other request.
  await app.register(async (preflight) => {
    await preflight.register(cors, {
      origin: options.corsOrigins.includes('*') ? '*' : [...options.corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      maxAge: 86_400,
      strictPreflight: false,
    })
  })
  const { maxLatenessMs = 2_000 } = options
  if (options.shedLoad)
    await app.register(underPressure, {
      // Only delay counts: a thread may be busy all the time as long as it is on time.
      maxEventLoopDelay: maxLatenessMs,
      // With a shorter interval a slow machine may not measure at all, which would count as an endless delay.
      sampleInterval: 2 * maxLatenessMs,
      pressureHandler: (request, reply) => {
        // Shedding a probe would make the orchestrator restart a busy node.
        if (request.routeOptions.config.isProbe) return
        sendProblem(overloaded(retryAfter(2)), request, reply)
      },
    })
  return app
}

/** Answers requests without a route before the body is read, so that bodies of any type and size get this answer. */
function refuseUnknown(app: Server, known: KnownPaths): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url !== '*' && !config?.isRefusal) known.add(url, [method].flat())
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendProblem(refusal(pathOf(request), known), request, reply)
    else done()
  })
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0]!
}

/**
 * The headers of helmet. They are the same on every answer, so they are computed once: per request, helmet costs more than
 * the rest of a stored answer.
 */
async function securityHeaders(): Promise<Readonly<Record<string, string>>> {
  const sample = fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  let headers: Record<string, string> = {}
  sample.get('/', (_request, reply) => {
    headers = Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
    reply.send()
  })
  await sample.inject('/')
  await sample.close()
  return headers
}

/** Headers that scripts of other origins may read, in addition to those that CORS always exposes. */
const EXPOSED_HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'Idempotent-Replayed',
  'Deprecation',
  'WWW-Authenticate',
]

function corsHeaders(origins: readonly string[]): Readonly<Record<string, string>> {
  return {
    ...(origins.includes('*') && { 'access-control-allow-origin': '*' }),
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
  }
}

/** Allows listed origins. Answers then differ by origin, so `Vary` names it. */
function allowOrigins(app: Server, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin !== undefined && origins.has(origin)) reply.header('access-control-allow-origin', origin)
    reply.header('vary', 'Origin')
    done()
  })
}

/** How often idle connections are closed while running requests finish. */
const SWEEP_MS = 50

/** Accepts no new requests, lets running ones finish, and cuts connections after `graceMs`. */
export async function closeServer(app: Server, graceMs: number): Promise<void> {
  // A keep-alive connection would otherwise delay the stop for as long as it may be idle.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

/** The caller's id if it is safe to log and return, else a new one. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && /^[\w.:-]{1,128}$/.test(sent) ? sent : randomUUID()
}

/** Reads only JSON bodies. An empty one counts as absent, because clients send the content type with a DELETE. */
function readJsonOnly(app: Server): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}

/** Makes the routes of this scope read JSON bodies as the bytes that were sent. */
export function readJsonUnparsed(scope: Server): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Answers any thrown error. One that is not a Problem is a bug: it is logged in full and answered as `internal_error`. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The caller has disconnected. The code is ECONNRESET, which would otherwise look like a database outage.
  if (error === request.raw.errored && error !== null) {
    request.log.info({ why: (error as Error).message }, 'request aborted by its sender')
    return sendProblem(malformedHttp({ cause: error }), request, reply)
  }
  const thrown =
    error instanceof Problem
      ? error
      : (serverProblem(error as FastifyError, request) ?? outageProblem(error) ?? internalError({ cause: error }))
  if (thrown.code === internalError.code) request.log.error({ err: thrown.cause ?? thrown }, 'request failed')
  else if (thrown.status >= 500)
    request.log.warn(
      { code: thrown.code, ...(thrown.cause instanceof Error && { why: thrown.cause.message }) },
      'request refused',
    )
  const language = request.language ?? negotiateLanguage(request.headers['accept-language'])
  const instance = request.url.slice(0, 500)
  return reply
    .status(thrown.status)
    .headers({
      'x-request-id': request.id,
      'content-language': language,
      'cache-control': 'no-store',
      vary: varyBy(reply, 'Accept-Language'),
      // RFC 9110 requires it with every 401; the guard sends a more specific one.
      ...(thrown.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...thrown.content.headers,
    })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(thrown, language, instance, request.id)))
}

/** Maps Fastify's error codes to problems. */
function serverProblem(error: FastifyError, request: FastifyRequest): Problem | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge({ limit: request.routeOptions.bodyLimit ?? MAX_BODY_BYTES }, { cause: error })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType(request.routeOptions.config.accepts ?? ['application/json'], error)
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return malformedHttp({ cause: error })
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return frameworkProblem(error)
    default:
      // Thrown by secure-json-parse and JSON.parse; Fastify adds the status.
      return error instanceof SyntaxError && error.statusCode === 400
        ? malformedJson({ cause: error })
        : jsonProblem(error)
  }
}

/** The database is temporarily unreachable: not a bug, and worth a retry. */
function outageProblem(error: unknown): Problem | null {
  return isOutage(error) ? unavailable({ ...retryAfter(5), cause: error }) : null
}

function jsonProblem(error: FastifyError): Problem | null {
  return error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY'
    ? malformedJson({ cause: error })
    : null
}

function frameworkProblem(error: FastifyError): Problem {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? urlTooLong({ cause: error }) : malformedUrl({ cause: error })
}
