import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import { type Coding, codingFor, etagOfForm, smallestForm } from './content-coding.ts'
import type { Limits } from './limits.ts'
import { contentEtag, matchingEtag } from './reply.ts'
import type { Server } from './server.ts'

/** A page with more bytes has a limit of its own: a few hundred calls of it fill the line and the memory of both ends. */
const LARGE_BYTES = 1_048_576

/** A page that stays the same for as long as the process lives: kept once, each compressed form made with its first reader. */
export class StoredPage {
  readonly #body: Buffer
  readonly #etag: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #forms = new Map<Coding, Promise<Buffer>>()

  /** `headers` say the `content-type` at least. */
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

/** Serves a page to anybody, counted by address like every call without a credential; a large one is counted by `large-page` too. */
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

/** Counts the calls of pages that are no operations. */
export function countCalls(limits: Limits) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> => countCall(limits, 'default', request, reply)
}

async function countCall(limits: Limits, name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(await limits.consume(name, { kind: 'address', id: networkOf(request.ip) }))
}
