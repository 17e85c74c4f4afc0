import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { transact } from '../database/pooled-dialect.ts'
import { badFormat } from '../input-errors.ts'
import type { Context } from '../operation.ts'
import { type Claim, claimKey, keepAnswer, releaseKey } from './idempotency-store.ts'
import { idempotencyKeyReused, idempotencyRunning, invalidRequest, retryAfter } from './problems.ts'
import { Reply } from './reply.ts'

/** Runs a creating POST once per caller and `Idempotency-Key`; a repeat gets the stored answer. */
export interface Idempotency {
  /** Passes the `create` of the context to `run`. */
  once(
    request: FastifyRequest,
    context: Context,
    run: (create: Context['create']) => Promise<unknown>,
    send: (answer: unknown) => FastifyReply | Promise<FastifyReply>,
  ): Promise<FastifyReply>
}

/** `secret` keys the digests of requests, because some contain a password. */
export function createIdempotency(db: Database, secret: Buffer): Idempotency {
  return {
    async once(request, context, run, send) {
      const key = request.headers['idempotency-key']
      if (key === undefined) return send(await run((work) => transact(db, work)))
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
        throw invalidRequest({ errors: [{ parameter: 'Idempotency-Key', ...badFormat() }] })
      const { kind, id } = context.caller
      const owner = { caller: `${kind}:${id}`, userId: kind === 'user' ? id : null, key }
      const digest = createHmac('sha256', secret)
        .update(JSON.stringify([request.method, request.url, context.body ?? null]))
        .digest()
      const claimed = await claimKey(db, owner, digest)
      if ('since' in claimed) return send(await runClaimed(db, claimed, context, run))
      if (!claimed.digest.equals(digest)) throw idempotencyKeyReused()
      if (claimed.answer === null) throw idempotencyRunning(retryAfter(1))
      const { status, headers, body } = claimed.answer
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

/** Leaves no record of a failed call, so that the caller can fix the cause and retry with the same key. */
async function runClaimed(
  db: Database,
  claim: Claim,
  { language }: Context,
  run: (create: Context['create']) => Promise<unknown>,
): Promise<unknown> {
  let kept: Reply | null = null
  try {
    const answer = await run((work) =>
      db.transaction().execute(async (db) => {
        const reply = await work(db)
        const { status, body, headers } = reply
        const stored = {
          status,
          // A repeat gets this answer in any language, so the answer names its own.
          headers: { ...headers, 'content-language': language },
          body: Buffer.from(JSON.stringify(body ?? null)),
        }
        // Another call holds the key by now and will answer; the rollback undoes this one.
        if (!(await keepAnswer(db, claim, stored))) throw idempotencyRunning(retryAfter(1))
        kept = reply
        return reply
      }),
    )
    if (answer !== kept) throw new Error('a creating operation must return the result of `create`')
    return answer
  } catch (error) {
    await releaseKey(db, claim)
    throw error
  }
}
