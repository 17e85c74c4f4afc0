/**
 * Compares sign-ins over HTTP with argon2 alone, and access-token checks with the signature alone, alternating in one run.
 *   node dist/bench/auth.js [--seconds N] [--rounds N] [--callers N] [--out FILE]
 */
import { createPublicKey, type KeyObject, verify as verifySignature } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { promisify } from 'node:util'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { createAccounts } from '../src/features/auth/public.ts'
import { Outbox } from '../src/platform/mail/outbox.ts'
import { readRunArguments } from './support/arguments.ts'
import { describeMachine, median } from './support/figures.ts'
import { startBenchService } from './support/service.ts'

const { seconds, rounds, callers, out } = readRunArguments()
const PASSWORD = 'mango sticky rice 9'
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The number of passwords that the service hashes concurrently. */
const HASHES_AT_ONCE = 4
const USERS = 50
const TOKENS = 4_000

const machine = describeMachine()
const service = await startBenchService()
const { storage } = service
try {
  const signIns = await measureSignIns()
  const checks = await measureChecks()
  console.table({
    'sign-ins/s through HTTP': row(signIns.service, signIns.argon2, 0.9),
    'checks/s of new tokens, one at a time': row(checks.one, checks.signature, 0.8),
    [`checks/s of new tokens, ${callers} at once`]: row(checks.atOnce, checks.signatureAtOnce, 0.8),
    'checks/s of known tokens, one at a time': row(checks.known, checks.signature, 0.8),
  })
  if (out) writeFileSync(out, `${JSON.stringify({ machine, signIns, checks }, null, 2)}\n`)
} finally {
  await service.stop()
}

function row(ours: number, alone: number, goal: number) {
  return { Tiao: Math.round(ours), alone: Math.round(alone), ratio: Math.round((ours / alone) * 100) / 100, goal }
}

async function measureSignIns(): Promise<{ service: number; argon2: number }> {
  const passwordHash = await hash(PASSWORD, COST)
  await sql`insert into app_user (user_id, username, email, name, password_hash, activated_at)
    select 'user_' || n, 'user' || n, 'user' || n || '@mail.example', 'Some Body', ${passwordHash}, now()
    from generate_series(1, ${USERS}) n`.execute(storage.db)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  let user = 0
  const signIn = () => post(agent, { username: `user${(user++ % USERS) + 1}`, password: PASSWORD })
  const alone = async () => {
    if (!(await verify(passwordHash, PASSWORD))) throw new Error('argon2 did not know the password')
  }
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round++) {
    theirs.push(await perSecond(alone, HASHES_AT_ONCE))
    ours.push(await perSecond(signIn, callers))
  }
  agent.destroy()
  return { service: median(ours), argon2: median(theirs) }
}

function post(agent: Agent, payload: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(`${service.url}/core/v1/auth/sign-in`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    call.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`sign-in answered ${answer.statusCode}`))
      })
    })
    call.end(JSON.stringify(payload))
  })
}

/**
 * Checks each token as the guard does, signature and session: unknown tokens, one at a time and with all callers
 * concurrently, and tokens already seen.
 */
async function measureChecks() {
  const origin = { address: '127.0.0.1', userAgent: 'bench' }
  const options = { db: storage.db, clock: () => new Date(), issuer: 'tiao', bus: null, limits: 'off' } as const
  const accounts = () => createAccounts({ ...options, outbox: new Outbox(async () => {}) })
  const { sessions, tokens } = await accounts()
  const { sessionId } = await sessions.begin(storage.db, { userId: 'user_1', method: 'password', origin })
  const issued: string[] = []
  for (let n = 0; n < TOKENS; n++) issued.push((await tokens.issue({ userId: 'user_1', sessionId })).accessToken)
  const [jwk] = (await tokens.jwks()).keys
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
  const split = (token: string): [Buffer, KeyObject, Buffer] => {
    const dot = token.lastIndexOf('.')
    return [Buffer.from(token.slice(0, dot)), key, Buffer.from(token.slice(dot + 1), 'base64url')]
  }
  const verifyInPool = promisify(verifySignature)
  const judge = (isRight: boolean) => {
    if (!isRight) throw new Error('a signature was refused')
  }
  const signatureHere = async (token: string) => {
    judge(verifySignature(null, ...split(token)))
  }
  const signatureInPool = async (token: string) => {
    judge(await verifyInPool(null, ...split(token)))
  }

  const one: number[] = []
  const atOnce: number[] = []
  const known: number[] = []
  const signature: number[] = []
  const signatureAtOnce: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Fresh parts have seen no token yet.
    const newCheck = async () => {
      const fresh = await accounts()
      return async (token: string) => {
        const claims = await fresh.tokens.verify(token)
        if (!claims || !(await fresh.sessions.find(claims.sessionId))) throw new Error('a token was refused')
      }
    }
    const check = await newCheck()
    signature.push(await each(issued, signatureHere, 1))
    one.push(await each(issued, check, 1))
    signatureAtOnce.push(await each(issued, signatureInPool, callers))
    atOnce.push(await each(issued, await newCheck(), callers))
    known.push(await each(issued, check, 1))
  }
  return {
    one: median(one),
    atOnce: median(atOnce),
    known: median(known),
    signature: median(signature),
    signatureAtOnce: median(signatureAtOnce),
  }
}

/** Calls per second. */
async function each(
  tokens: readonly string[],
  check: (token: string) => Promise<void>,
  atOnce: number,
): Promise<number> {
  const startedAt = performance.now()
  let next = 0
  const worker = async () => {
    while (next < tokens.length) await check(tokens[next++]!)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (tokens.length / (performance.now() - startedAt)) * 1_000
}

/** Calls completed per second with `atOnce` calls in flight. */
async function perSecond(call: () => Promise<void>, atOnce: number): Promise<number> {
  const startedAt = performance.now()
  let ended = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      await call()
      ended++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (ended / (performance.now() - startedAt)) * 1_000
}
