import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../operation.ts'
import { baseUrlOf } from './base-url.ts'
import { type Coding, codingFor, compressedForm, etagOfForm, storedForm } from './content-coding.ts'
import { nextLink } from './listing.ts'
import { contentEtag, LastingReply, matchingEtag, Reply, StoredReply } from './reply.ts'

/** Sends what a handler returned: a value, a `Reply`, a `StoredReply` or a `LastingReply`. */
export function sendAnswer(
  operation: Operation,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (answer instanceof StoredReply) return sendStored(answer, request, reply)
  if (answer instanceof LastingReply)
    return sendStored(
      answer.stored((body) => reply.serialize(body as object) as string),
      request,
      reply,
    )
  const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer)
  reply.status(status).headers(headers)
  if (body === undefined) return reply.send()
  const { nextpage } = body as { nextpage?: unknown }
  if (typeof nextpage === 'number' && nextpage > 0)
    reply.header('link', linksOf(reply, nextLink(baseUrlOf(request), request.url, nextpage)))
  // Fastify answers HEAD and reads on; a stream of events has no end.
  if (body instanceof Readable && request.method === 'HEAD') reply.raw.once('finish', () => body.destroy())
  if (Buffer.isBuffer(body) || body instanceof Readable) return reply.send(body)
  return sendJson(operation, reply.serialize(body as object) as string, request, reply)
}

/** A link in addition to those that the reply has. */
function linksOf(reply: FastifyReply, link: string): string {
  const before = reply.getHeader('link')
  return before === undefined ? link : `${before}, ${link}`
}

/** Adds a content ETag to a cacheable or versioned read, and answers 304 to callers that hold it. */
async function sendJson(
  operation: Operation,
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const version = reply.getHeader('etag')
  const isValidated =
    operation.method === 'GET' && reply.statusCode === 200 && (operation.cache || version !== undefined)
  const etag = isValidated ? contentEtag(text, version) : null
  if (etag !== null) {
    const held = matchingEtag(request.headers['if-none-match'], etag)
    reply.header('etag', held ?? etag)
    if (held !== null) return reply.status(304).send()
  }
  const plain = Buffer.from(text)
  const coding = mayCompress(operation) ? codingFor(request.headers['accept-encoding'], plain.length) : null
  const form = coding && (await formOf(plain, coding, operation.cache ? etag : null))
  if (coding && form) reply.header('content-encoding', coding)
  if (coding && form && etag !== null) reply.header('etag', etagOfForm(etag, coding))
  return reply.type('application/json; charset=utf-8').send(form ?? plain)
}

/**
 * Whether answers may be compressed. Compressed length leaks content, so an answer must not mix secrets with values that
 * the caller chose. Reads contain no secrets (a test checks their schemas); other methods must declare it.
 */
function mayCompress(operation: Operation): boolean {
  return operation.method === 'GET' || operation.compressed === true
}

function formOf(plain: Buffer, coding: Coding, etag: string | null): Buffer | Promise<Buffer | null> {
  return (etag !== null && storedForm(etag, coding)) || compressedForm(plain, coding, etag)
}

/**
 * Sends stored bytes directly through Node: a header object with more than a dozen members costs as much as the rest of
 * such an answer, so headers are passed as a flat array of names and values.
 */
function sendStored(
  stored: StoredReply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const headers = [...request.server.constantHeaders, 'x-request-id', request.id]
  if (stored.nextPage > 0)
    reply.header('link', linksOf(reply, nextLink(baseUrlOf(request), request.url, stored.nextPage)))
  const own = reply.getHeaders()
  for (const name in own) headers.push(name, String(own[name as keyof typeof own]))
  const { raw } = reply.hijack()
  const held = matchingEtag(request.headers['if-none-match'], stored.etag)
  if (held !== null) {
    raw.writeHead(304, [...headers, 'etag', held]).end()
    return reply
  }
  const finish = (form: Buffer | null) => {
    const body = form ?? stored.body
    if (form && coding) headers.push('content-encoding', coding, 'etag', etagOfForm(stored.etag, coding))
    else headers.push('etag', stored.etag)
    headers.push('content-type', 'application/json; charset=utf-8', 'content-length', String(body.length))
    raw.writeHead(200, headers).end(body)
    return reply
  }
  const coding = codingFor(request.headers['accept-encoding'], stored.body.length)
  if (coding === null) return finish(null)
  const form = formOf(stored.body, coding, stored.etag)
  return form instanceof Promise ? form.then(finish) : finish(form)
}
