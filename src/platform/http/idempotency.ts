import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../language.ts'
import type { Context } from '../operation.ts'
import { problem } from '../problem.ts'
import { describeFault } from './fault-text.ts'
import type { IdempotencyStore } from './idempotency-store.ts'
import { Reply } from './reply.ts'

/** Runs a creating POST once for each caller and `Idempotency-Key`; a repeat gets the stored answer. */
export interface Idempotency {
  once(
    request: FastifyRequest,
    context: Context,
    run: () => Promise<unknown>,
    send: (answer: unknown) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply>
}

export function createIdempotency(store: IdempotencyStore): Idempotency {
  return {
    async once(request, context, run, send) {
      const key = request.headers['idempotency-key']
      if (key === undefined) return send(await run())
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
        throw problem('invalid_request', {
          errors: [{ parameter: 'Idempotency-Key', ...describeFault('pattern', {}) }],
        })
      const caller = `${context.caller.kind}:${context.caller.id}`
      const digest = createHash('sha256')
        .update(`${request.method} ${request.url}\n${JSON.stringify(context.body ?? null)}`)
        .digest()
      const earlier = await store.claim(caller, key, digest)
      if (earlier === 'claimed') return runAndStore(store, { caller, key, language: context.language }, run, send)
      if (!earlier.digest.equals(digest)) throw problem('idempotency_key_reused')
      if (earlier.answer === null) throw problem('idempotency_running', { headers: { 'retry-after': '1' } })
      const { status, headers, body } = earlier.answer
      return send(
        new Reply(status, body, {
          ...headers,
          'content-type': 'application/json; charset=utf-8',
          'idempotent-replayed': 'true',
        }),
      )
    },
  }
}

/** A call that failed leaves no record: the caller may mend the cause and try again with the same key. */
async function runAndStore(
  store: IdempotencyStore,
  { caller, key, language }: { caller: string; key: string; language: Language },
  run: () => Promise<unknown>,
  send: (answer: unknown) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  let answer: unknown
  try {
    answer = await run()
  } catch (error) {
    await store.release(caller, key)
    throw error
  }
  const { status, body, headers } = answer instanceof Reply ? answer : new Reply(200, answer)
  await store.keep(caller, key, {
    status,
    // A repeat in another language gets this answer too, and is told which language that is.
    headers: { ...headers, 'content-language': language },
    body: Buffer.from(JSON.stringify(body ?? null)),
  })
  return send(answer)
}
