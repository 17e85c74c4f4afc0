import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateLanguage } from '../language.ts'
import type { Caller, Context, Operation } from '../operation.ts'
import { problem } from '../problem.ts'
import type { Idempotency } from './idempotency.ts'
import type { Limits } from './limits.ts'
import { nextLink } from './listing.ts'
import { cacheControl, matchesEtag, Reply, StoredReply } from './reply.ts'
import { type Server, sendProblem } from './server.ts'
import { compileInput } from './validate.ts'

export interface Guards {
  readonly limits: Limits
  /** Throws 401 or 403, or says who calls. */
  authenticate(request: FastifyRequest, card: Operation): Promise<Caller> | Caller
  readonly idempotency: Idempotency
}

const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Mounts the operations; every rule that holds for all of them is here, in the order in which a request meets it. */
export function registerOperations(app: Server, cards: readonly Operation[], guards: Guards): void {
  for (const card of cards) mount(app, card, guards)
  const methodsByUrl = groupByUrl(cards)
  for (const [url, group] of methodsByUrl)
    refuseOtherMethods(
      app,
      url,
      group.map((card) => card.method),
    )
}

function mount(app: Server, card: Operation, guards: Guards): void {
  const readInput = compileInput(card.schema)
  const limit = card.limit ?? 'default'
  app.route({
    method: card.method,
    url: card.url,
    schema: { response: card.schema.response },
    config: { operationId: card.schema.operationId },
    ...(card.quiet && { logLevel: 'warn' as const }),
    // Before the body is read: a refused caller costs nothing more.
    onRequest: async (request, reply) => {
      if (card.access === 'public' && !card.quiet) reply.headers(await guards.limits.consume(limit, addressOf(request)))
      const caller =
        card.access === 'public'
          ? { kind: 'address' as const, id: addressOf(request) }
          : await guards.authenticate(request, card)
      if (card.access !== 'public' && !card.quiet)
        reply.headers(await guards.limits.consume(limit, `${caller.kind}:${caller.id}`))
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const input = readInput({ params: request.params, query: request.query, body: request.body })
      const language = negotiateLanguage(request.headers['accept-language'])
      const context: Context = {
        ...input,
        language,
        caller: callers.get(request)!,
        requestId: request.id,
        log: request.log,
        signal: goneSignal(request),
      }
      reply.header('content-language', language).header('vary', 'Accept-Language, Accept-Encoding')
      if (card.creates)
        return guards.idempotency.once(
          request,
          context,
          () => run(card, context),
          (answer) => send(card, answer, request, reply),
        )
      return send(card, await run(card, context), request, reply)
    },
  })
}

const callers = new WeakMap<FastifyRequest, Caller>()

async function run(card: Operation, context: Context): Promise<unknown> {
  return card.handler(context as never)
}

function send(card: Operation, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', cacheControl(card.cache))
  if (answer instanceof StoredReply) return sendStored(answer, request, reply)
  const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer)
  reply.status(status).headers(headers)
  if (body === undefined) return reply.send()
  const { nextpage } = body as { nextpage?: unknown }
  if (typeof nextpage === 'number' && nextpage > 0) reply.header('link', nextLink(request.url, nextpage))
  if (Buffer.isBuffer(body)) return reply.send(body)
  reply.type('application/json; charset=utf-8')
  const text = reply.serialize(body as object) as string
  if (card.cache && status === 200) {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  }
  return reply.send(Buffer.from(text))
}

function sendStored(stored: StoredReply, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', stored.etag)
  if (stored.nextPage > 0) reply.header('link', nextLink(request.url, stored.nextPage))
  if (matchesEtag(request.headers['if-none-match'], stored.etag)) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  if (stored.gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(stored.gzip())
  return reply.send(stored.body)
}

/** A path that exists under another method says which. */
function refuseOtherMethods(app: Server, url: string, methods: readonly string[]): void {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  app.route({
    method: ALL_METHODS.filter((method) => !methods.includes(method)),
    url,
    // In onRequest, so that a body of any type and size gets this answer too.
    onRequest: async (request, reply) =>
      sendProblem(problem('method_not_allowed', { values: { allow }, headers: { allow } }), request, reply),
    handler: () => undefined,
  })
}

/** The caller's address; an IPv6 household has a /64, so that is what is counted. */
function addressOf(request: FastifyRequest): string {
  const { ip } = request
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:')) return ip.slice(7)
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest]
  return `${whole.slice(0, 4).join(':')}::/64`
}

function goneSignal(request: FastifyRequest): AbortSignal {
  const gone = new AbortController()
  request.raw.socket?.once('close', () => gone.abort())
  return gone.signal
}

function groupByUrl(cards: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const card of cards) groups.set(card.url, [...(groups.get(card.url) ?? []), card])
  return groups
}
