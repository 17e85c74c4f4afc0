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

const MAX_URL_PARAMETER = 200

export interface ServerOptions {
  readonly log: Logger
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  /** Load shedding; off in tests, where a slow machine must not change answers. */
  readonly shedLoad: boolean
  /** How late the thread may be on average before load is shed; 2,000 ms unless given. */
  readonly maxLatenessMs?: number
}

export type Server = FastifyInstance<HttpServer>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types that bodies of the operation may have; JSON unless told. */
    accepts?: readonly string[]
  }
  interface FastifyInstance {
    /** Names and values in turn: what `onSend` adds to every answer, for those that are sent past it. */
    readonly constantHeaders: readonly string[]
  }
  interface FastifyContextConfig {
    /** Asked by orchestrators: always answered, whatever the load. */
    readonly isProbe?: boolean
    /** Takes the place of a method that the path does not have. */
    readonly isRefusal?: boolean
  }
}

/** Fastify with the house's rules for everything that is not an operation: ids, errors of the server itself, headers, limits of size and time. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const constant = { ...(await securityHeaders()), ...corsHeaders(options.corsOrigins) }
  const known = new KnownPaths()
  const badHttp = createBadHttp(known, constant)
  const app = fastify({
    loggerInstance: new LazyLog(() => options.log) as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId,
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
    // Hooks do not run for these.
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
  // Only what browsers ask before they call comes here: the plugin would take 3 µs of every other request.
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
      // Only lateness counts: a thread that is busy all the time, and yet in time, is what a loaded machine is for.
      maxEventLoopDelay: maxLatenessMs,
      // In a shorter while a slow machine may not get to measure at all, which counts as late without end.
      sampleInterval: 2 * maxLatenessMs,
      pressureHandler: (request, reply) => {
        // A probe that is refused would have a busy node restarted.
        if (request.routeOptions.config.isProbe) return
        sendProblem(overloaded(retryAfter(2)), request, reply)
      },
    })
  return app
}

/** Answers what no route takes before a body is read, so that one of any type and size gets this answer too. */
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
 * The headers that helmet sets. They are the same on every answer, so they are asked for once: helmet would put them
 * together anew for each request, which costs more than all else that is done to a stored answer.
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

/** What scripts of other origins may read, beside the few headers that browsers always show them. */
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

/** Answers then differ by origin, which caches must know. */
function allowOrigins(app: Server, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin !== undefined && origins.has(origin)) reply.header('access-control-allow-origin', origin)
    reply.header('vary', 'Origin')
    done()
  })
}

/** How often connections that have become idle are closed while running requests end. */
const SWEEP_MS = 50

/** Takes no new requests, lets the running ones end, and cuts those that take longer than `graceMs`. */
export async function closeServer(app: Server, graceMs: number): Promise<void> {
  // A connection that is kept alive after its last answer would hold the stop up for as long as it may be idle.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
}

/** An id of the caller's is taken when it is safe to log and return; else a new one is made. */
function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sent = request.headers['x-request-id']
  return typeof sent === 'string' && /^[\w.:-]{1,128}$/.test(sent) ? sent : randomUUID()
}

/** Only JSON bodies are read; an empty one counts as absent, because clients send the type with a DELETE. */
function readJsonOnly(app: Server): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}

/** Answers anything thrown. What is not a Problem is our fault: logged whole, told as `internal_error`. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody hears the answer; its code is ECONNRESET, as if the database had gone.
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
      // RFC 9110 asks for it with every 401; the guard says more.
      ...(thrown.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...thrown.content.headers,
    })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemDocument(thrown, language, instance, request.id)))
}

/** The server's own refusals, by Fastify's error codes. */
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
      // secure-json-parse and JSON.parse throw these, with a status that Fastify adds.
      return error instanceof SyntaxError && error.statusCode === 400
        ? malformedJson({ cause: error })
        : jsonProblem(error)
  }
}

/** The database is away for the moment: no fault of ours, and worth another try. */
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
