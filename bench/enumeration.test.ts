// An answer must not reveal by its time whether an account exists. Known and unknown accounts are called alternately in one
// process, so that other load affects both alike, and the medians of many runs are compared; no time is asserted.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestUser } from '../test/support/accounts.ts'
import { startTestService, type TestService } from '../test/support/service.ts'
import { letTimePass } from '../test/support/time.ts'

const PAIRS = 60
const ROUNDS = 4
const WITHIN = 0.1

let service: TestService
beforeAll(async () => {
  service = await startTestService()
  const { userId } = await createTestUser(service)
  // Users of the same password: signing each up would take a minute.
  await sql`insert into app_user (user_id, username, email, name, password_hash, activated_at)
    select 'user_' || n, 'known' || n, 'known' || n || '@mail.example', 'Some Body',
      (select password_hash from app_user where user_id = ${userId}), now()
    from generate_series(1, ${PAIRS * ROUNDS * 2}) n`.execute(service.services.db)
})
afterAll(() => service.stop())

const post = (path: string, payload: object) => service.call('POST', `/core/v1/auth/${path}`, { payload })

async function timed(
  status: number,
  path: string,
  payload: object,
): Promise<{ ms: number; body: { otp_ref: string } }> {
  const startedAt = performance.now()
  const answer = await post(path, payload)
  const ms = performance.now() - startedAt
  expect(answer.status).toBe(status)
  return { ms, body: answer.body }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!
}

let next = 0
/** The smallest difference of medians over a few rounds, because another process may disturb one of them. */
async function difference(ask: (name: string) => Promise<number>, prepare?: () => Promise<void>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least > WITHIN; round++) {
    await prepare?.()
    const known: number[] = []
    const unknown: number[] = []
    for (let pair = 0; pair < PAIRS; pair++) {
      next++
      // Each goes first equally often.
      const kinds = [
        [known, 'known'],
        [unknown, 'stranger'],
      ] as const
      for (const [times, kind] of pair % 2 ? kinds : [...kinds].reverse()) times.push(await ask(`${kind}${next}`))
    }
    least = Math.min(least, Math.abs(median(known) / median(unknown) - 1))
  }
  return least
}

describe('known and unknown accounts take the same time', () => {
  it('to sign in', async () => {
    const ask = async (username: string) => (await timed(401, 'sign-in', { username, password: 'not the password' })).ms
    expect(await difference(ask)).toBeLessThan(WITHIN)
  })

  it('to request a password reset and to renew its code', async () => {
    next = 0
    const refs = new Map<string, string>()
    const ask = async (name: string) => {
      const { ms, body } = await timed(200, 'password-reset/request', { email: `${name}@mail.example` })
      refs.set(name, body.otp_ref)
      return ms
    }
    expect(await difference(ask)).toBeLessThan(WITHIN)

    const renew = async (name: string) => {
      const { ms, body } = await timed(200, 'otp/renew', { otp_ref: refs.get(name)! })
      refs.set(name, body.otp_ref)
      return ms
    }
    // Renews the same codes again, as if two minutes had passed; four times, because a fifth renewal within the hour is rejected.
    const age = async () => {
      next = 0
      await letTimePass(service.services.db, '2 minutes')
    }
    expect(await difference(renew, age)).toBeLessThan(WITHIN)
  })
})
