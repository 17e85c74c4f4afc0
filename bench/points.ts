/**
 * Compares collecting and redeeming points over HTTP with the same SQL alone, alternating in one run.
 *   node dist/bench/points.js [--seconds N] [--rounds N] [--callers N] [--out FILE]
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { createKey } from '../src/features/access/public.ts'
import { createAccounts } from '../src/features/auth/public.ts'
import { startService } from '../src/main.ts'
import { readConfig } from '../src/platform/config.ts'
import { clientConfig } from '../src/platform/database/database.ts'
import { createId } from '../src/platform/id.ts'
import { createLog } from '../src/platform/log.ts'
import { Outbox } from '../src/platform/mail/outbox.ts'
import { openStorage } from '../src/storage.ts'
import { describeMachine, median, rounded } from './support/figures.ts'

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    callers: { type: 'string', default: '8' },
    out: { type: 'string' },
  },
})
const [seconds, rounds, callers] = [given.seconds, given.rounds, given.callers].map(Number) as [number, number, number]
if (![seconds, rounds, callers].every((count) => Number.isInteger(count) && count >= 1 && count <= 60)) {
  console.error('usage: points [--seconds 1…60] [--rounds 1…60] [--callers 1…60]')
  process.exit(2)
}
const USERS = 50
const REWARD = 'reward_00000000-0000-7000-8000-000000000000'

const machine = describeMachine()
const dataDir = mkdtempSync(join(tmpdir(), 'tiao-bench-'))
// Also when the run fails.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
chmodSync(dataDir, 0o711) // As root the database runs as another user, who must be able to pass.
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  CATALOGUE: 'none',
  DATA_DIR: dataDir,
  PORT: '0',
})
const log = createLog('silent')
const service = await startService({ config, logger: log, role: 'api' })
const storage = await openStorage(config, log, { joinRunning: true })
const pool = new Pool({ ...clientConfig(storage.location, 'bench'), max: callers })
const agent = new Agent({ keepAlive: true, maxSockets: callers })
try {
  await fill()
  const { secret } = await createKey(storage.db, { name: 'bench', scopes: ['internal'], expiresAt: null })
  const tokens = await issueTokens()
  let call = 0
  const collect = () =>
    post(
      '/core/v1/points/collect',
      { 'x-api-key': secret },
      {
        user_id: 'user_1',
        source: 'bench',
        event_id: `event-${call++}`,
        amount: 1,
        reason: 'Bench',
      },
    )
  const redeem = () => post(`/core/v1/rewards/${REWARD}/redeem`, { authorization: `Bearer ${tokens[call++ % USERS]}` })
  const collects = await compare(collect, () => transaction(collectAlone, 1))
  const redemptions = await compare(redeem, () => transaction(redeemAlone, (call++ % USERS) + 1))
  console.table({
    [`collects/s on one user, ${callers} at once`]: row(collects),
    [`redemptions/s of one reward by ${USERS} users, ${callers} at once`]: row(redemptions),
  })
  if (given.out) writeFileSync(given.out, `${JSON.stringify({ machine, collects, redemptions }, null, 2)}\n`)
} finally {
  agent.destroy()
  await pool.end()
  await storage.stop()
  await service.stop()
}

function row({ ours, alone }: { ours: number; alone: number }) {
  return { Tiao: Math.round(ours), 'SQL alone': Math.round(alone), ratio: rounded(ours / alone, 2), goal: 0.5 }
}

/** Users with an account and one lot each, a source without a narrow cap, and a reward with a large stock. */
async function fill(): Promise<void> {
  const { db } = storage
  await sql`insert into app_user (user_id, username, email, name, activated_at)
    select 'user_' || n, 'user' || n, 'user' || n || '@mail.example', 'Some Body', now()
    from generate_series(1, ${USERS}) n`.execute(db)
  await sql`insert into point_account (account_id, user_id) select 'account_' || n, 'user_' || n
    from generate_series(1, ${USERS}) n`.execute(db)
  await sql`insert into point_source (source, daily_cap) values ('bench', 10000000)`.execute(db)
  await sql`with tx as (
      insert into point_transaction (transaction_id, account_id, kind, created_at)
      select 'ptx_' || n, 'account_' || n, 'earn', now() from generate_series(1, ${USERS}) n
      returning transaction_id, account_id
    ), lot as (
      insert into point_lot (lot_id, account_id, remaining, available_at, expires_at)
      select transaction_id, account_id, 1000000, now(), now() + interval '12 months' from tx
    ) insert into point_entry (transaction_id, position, account_id, lot_id, amount)
      select transaction_id, 0, account_id, transaction_id, 1000000 from tx
      union all select transaction_id, 1, 'issued', null, -1000000 from tx`.execute(db)
  await sql`insert into reward (reward_id, name_th, name_en, text_th, text_en, price, stock, stock_left, has_codes, created_at)
    values (${REWARD}, 'กาแฟ', 'Coffee', 'กาแฟ', 'Coffee', 1, 10000000, 10000000, false, now())`.execute(db)
}

async function issueTokens(): Promise<string[]> {
  const options = { db: storage.db, clock: () => new Date(), issuer: 'tiao', bus: null, limits: 'off' } as const
  const { sessions, tokens } = await createAccounts({ ...options, outbox: new Outbox(async () => {}) })
  const origin = { address: '127.0.0.1', userAgent: 'bench' }
  const issued: string[] = []
  for (let n = 1; n <= USERS; n++) {
    const userId = `user_${n}`
    const { sessionId } = await sessions.begin(storage.db, { userId, method: 'password', origin })
    issued.push((await tokens.issue({ userId, sessionId })).accessToken)
  }
  return issued
}

async function compare(
  ours: () => Promise<void>,
  alone: () => Promise<void>,
): Promise<{ ours: number; alone: number }> {
  const measured: { ours: number[]; alone: number[] } = { ours: [], alone: [] }
  for (let round = 0; round < rounds; round++) {
    measured.alone.push(await perSecond(alone))
    measured.ours.push(await perSecond(ours))
  }
  return { ours: median(measured.ours), alone: median(measured.alone) }
}

/** Calls completed per second with `callers` in flight. */
async function perSecond(call: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  let ended = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      await call()
      ended++
    }
  }
  await Promise.all(Array.from({ length: callers }, worker))
  return (ended / (performance.now() - startedAt)) * 1_000
}

function post(path: string, headers: Readonly<Record<string, string>>, payload?: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const type = payload && { 'content-type': 'application/json' }
    const sent = request(`${service.url}${path}`, { agent, method: 'POST', headers: { ...headers, ...type } })
    sent.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) resolve()
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
    sent.end(payload && JSON.stringify(payload))
  })
}

async function transaction(work: (client: PoolClient, user: number) => Promise<void>, user: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client, user)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The statements of `collectPoint`. */
async function collectAlone(client: PoolClient, user: number): Promise<void> {
  const [account, id, event] = [`account_${user}`, createId('ptx'), createId('event')]
  await client.query('select account_id from point_account where user_id = $1 for no key update', [`user_${user}`])
  await client.query(`select 1 from point_collection where source = 'bench' and event_id = $1`, [event])
  await client.query(
    `select sum(amount) from point_collection where account_id = $1 and source = 'bench' and created_at >= now() - interval '1 day'`,
    [account],
  )
  await client.query(
    `with claimed as (
       insert into point_collection (source, event_id, account_id, transaction_id, amount, reason, created_at)
       values ('bench', $1, $2, $3, 1, 'Bench', now()) on conflict do nothing
     ), tx as (
       insert into point_transaction (transaction_id, account_id, kind, created_at) values ($3, $2, 'earn', now())
     ), lot as (
       insert into point_lot (lot_id, account_id, remaining, available_at, expires_at)
       values ($3, $2, 1, now(), now() + interval '12 months')
     ) insert into point_entry (transaction_id, position, account_id, lot_id, amount)
       values ($3, 0, $2, $3, 1), ($3, 1, 'issued', null, -1)`,
    [event, account, id],
  )
}

/** The statements of `redeemPoint`. */
async function redeemAlone(client: PoolClient, user: number): Promise<void> {
  const [account, id] = [`account_${user}`, createId('ptx')]
  await client.query('select account_id from point_account where user_id = $1 for no key update', [`user_${user}`])
  await client.query('select * from reward where reward_id = $1', [REWARD])
  const { rows } = await client.query<{ lot_id: string }>(
    `update point_lot set remaining = remaining - 1 where lot_id = (
       select lot_id from point_lot where account_id = $1 and remaining > 0 order by expires_at, lot_id limit 1)
     returning lot_id`,
    [account],
  )
  await client.query(
    `with tx as (
       insert into point_transaction (transaction_id, account_id, kind, created_at) values ($1, $2, 'spend', now())
     ) insert into point_entry (transaction_id, position, account_id, lot_id, amount)
       values ($1, 0, $2, $3, -1), ($1, 1, 'spent', null, 1)`,
    [id, account, rows[0]!.lot_id],
  )
  await client.query('update reward set stock_left = stock_left - 1 where reward_id = $1 and stock_left > 0', [REWARD])
  await client.query(
    `insert into redemption (redemption_id, reward_id, user_id, transaction_id, price, code, redeemed_at)
     values ($1, $2, $3, $4, 1, $4, now())`,
    [createId('redemption'), REWARD, `user_${user}`, id],
  )
}
