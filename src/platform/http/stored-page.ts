import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import { type Coding, codingFor, etagOfForm, smallestForm } from './content-coding.ts'
import type { Limits } from './limits.ts'
import { contentEtag, matchingEtag } from './reply.ts'
import type { Server } from './server.ts'

/** Larger pages have their own rate limit, because a few hundred calls fill the connection and the memory of both sides. */
const LARGE_BYTES = 1_048_576

/** A page that never changes while the process lives; each compressed form is created on first use. */
export class StoredPage {
  readonly #body: Buffer
  readonly #etag: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #forms = new Map<Coding, Promise<Buffer>>()

  /** `headers` must include `content-type`. */
  constructor(body: string | Buffer, headers: Readonly<Record<string, string>>) {
    this.#body = Buffer.from(body)
    this.#etag = contentEtag(this.#body)
    this.#headers = { 'cache-control': 'public, max-age=60', vary: 'Accept-Encoding', ...headers }
  }

  get isLarge(): boolean {
    return this.#body.length > LARGE_BYTES
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers(this.#headers)
    const held = matchingEtag(request.headers['if-none-match'], this.#etag)
    if (held !== null) return reply.removeHeader('content-type').header('etag', held).status(304).send()
    const coding = codingFor(request.headers['accept-encoding'], this.#body.length)
    if (coding === null) return reply.header('etag', this.#etag).send(this.#body)
    return reply
      .headers({ etag: etagOfForm(this.#etag, coding), 'content-encoding': coding })
      .send(await this.#form(coding))
  }

  #form(coding: Coding): Promise<Buffer> {
    const form = this.#forms.get(coding) ?? smallestForm(this.#body, coding)
    this.#forms.set(coding, form)
    return form
  }
}

/** Serves a public page, rate-limited per IP like every anonymous call; a large page also counts towards `large-page`. */
export function servePage(
  app: Server,
  url: string,
  limits: Limits,
  choose: (request: FastifyRequest) => StoredPage | Promise<StoredPage>,
): void {
  app.get(url, { onRequest: countCalls(limits) }, async (request, reply) => {
    const page = await choose(request)
    if (page.isLarge) await countCall(limits, 'large-page', request, reply)
    return page.send(request, reply)
  })
}

/** Rate-limits pages that are not operations. */
export function countCalls(limits: Limits) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> => countCall(limits, 'default', request, reply)
}

async function countCall(limits: Limits, name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(await limits.consume(name, { kind: 'address', id: networkOf(request.ip) }))
}
