/**
 * Compares collecting and redeeming points over HTTP with pgbench, which runs the same transaction, alternating in one run.
 * Needs pgbench (Debian: postgresql-15; PGBENCH overrides its path).
 *   node dist/bench/rewards.js [--seconds N] [--rounds N] [--callers N] [--out FILE]
 */
import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { createKey } from '../src/features/access/public.ts'
import { createAccounts } from '../src/features/auth/public.ts'
import { Outbox } from '../src/platform/mail/outbox.ts'
import { readRunArguments } from './support/arguments.ts'
import { Caller } from './support/caller.ts'
import { describeMachine, median, rounded } from './support/figures.ts'
import { startBenchService } from './support/service.ts'

const { seconds, rounds, callers, out } = readRunArguments()
const PGBENCH = process.env['PGBENCH'] ?? '/usr/lib/postgresql/15/bin/pgbench'
if (!existsSync(PGBENCH)) {
  console.error(`${PGBENCH} is missing: install postgresql-15, or set PGBENCH`)
  process.exit(2)
}
const USERS = 50
const REWARD = 'reward_00000000-0000-7000-8000-000000000000'
const READ_USER = `select * from app_user where user_id = 'user_1';`
/** The statements of `collectPoint`. */
const COLLECT = `
\\set id random(1, 9000000000000000000)
select * from point_source order by source limit 500;
begin;
${READ_USER}
select account_id from point_account where user_id = 'user_1' for no key update;
select 1 from point_collection where source = 'bench' and event_id = 'event-' || :id;
select sum(amount) from point_collection
  where account_id = 'account_1' and source = 'bench' and created_at >= now() - interval '1 day';
with claimed as (
  insert into point_collection (source, event_id, account_id, transaction_id, amount, reason, created_at)
  values ('bench', 'event-' || :id, 'account_1', 'ptx_' || :id, 1, 'Bench', now()) on conflict do nothing
), tx as (
  insert into point_transaction (transaction_id, account_id, kind, created_at)
  values ('ptx_' || :id, 'account_1', 'earn', now())
), lot as (
  insert into point_lot (lot_id, account_id, remaining, available_at, expires_at)
  values ('ptx_' || :id, 'account_1', 1, now(), now() + interval '12 months')
) insert into point_entry (transaction_id, position, account_id, lot_id, amount)
  values ('ptx_' || :id, 0, 'account_1', 'ptx_' || :id, 1), ('ptx_' || :id, 1, 'issued', null, -1);
${READ_USER}
insert into notification (notification_id, user_id, event, dedupe_key, text_values, data, created_at)
values ('ntf_' || :id, 'user_1', 'points_earned', 'points_earned ptx_' || :id, '{"points":1}', '{}', now())
on conflict do nothing;
select event, channel, is_enabled from notification_preference where user_id = 'user_1' and event = 'points_earned'
order by event, channel;
with held as materialized (
  select pg_advisory_xact_lock(hashtextextended('events of user_1', 0))
), added as (
  insert into user_event (user_id, type, message_th, message_en, data, created_at)
  select 'user_1', 'notification', 'You earned a point', 'You earned a point', '{}', now() from held
) select pg_notify('bench', 'user_1');
commit;
`
/** The statements of `redeemPoint`. */
const REDEEM = `
\\set id random(1, 9000000000000000000)
\\set user random(1, ${USERS})
begin;
insert into point_account (account_id, user_id) values ('account_' || :id, 'user_' || :user) on conflict (user_id) do nothing;
select 1 from point_account where user_id = 'user_' || :user for no key update;
select *, stock_left > 0 as available from reward where reward_id = '${REWARD}';
with account as (
  select account_id from point_account where user_id = 'user_' || :user
), spendable as (
  select lot_id, account_id, remaining, sum(remaining) over (order by expires_at, lot_id) - remaining as earlier,
    sum(remaining) over () as balance
  from point_lot
  where account_id = (select account_id from account) and remaining > 0 and available_at <= now() and expires_at > now()
), part as (
  select lot_id, account_id, least(remaining, 1 - earlier)::bigint as amount, row_number() over (order by earlier) - 1 as position
  from spendable where balance >= 1 and earlier < 1
), taken as (
  update point_lot set remaining = point_lot.remaining - part.amount from part where point_lot.lot_id = part.lot_id
), posted as (
  insert into point_transaction (transaction_id, account_id, kind, about_th, about_en, created_at)
  select 'ptx_' || :id, account_id, 'spend', 'กาแฟ', 'Coffee', now() from account where exists (select from part)
)
insert into point_entry (transaction_id, position, account_id, lot_id, amount)
select 'ptx_' || :id, position, account_id, lot_id, -amount from part
union all select 'ptx_' || :id, count(*), 'spent', null, sum(amount) from part having count(*) > 0;
with taken as (
  update reward set stock_left = stock_left - 1
  where reward_id = '${REWARD}' and is_active and stock_left > 0 returning reward_id
)
insert into redemption (redemption_id, reward_id, user_id, transaction_id, price, code, redeemed_at)
select 'redemption_' || :id, reward_id, 'user_' || :user, 'ptx_' || :id, 1, :id::text, now() from taken;
commit;
`

const machine = describeMachine()
const service = await startBenchService()
const { storage, dataDir } = service
const http = new Caller(service.url)
try {
  await fill()
  const { secret } = await createKey(storage.db, { name: 'bench', scopes: ['internal'], expiresAt: null })
  const tokens = await issueTokens()
  let call = 0
  const event = { user_id: 'user_1', source: 'bench', amount: 1, reason: 'Bench' }
  const collect = () =>
    post('/core/v1/points/collect', { 'x-api-key': secret }, { ...event, event_id: `event-${call++}` })
  const redeem = () => post(`/core/v1/rewards/${REWARD}/redeem`, { authorization: `Bearer ${tokens[call++ % USERS]}` })
  const redemptions = await compare(redeem, REDEEM)
  const collects = await compare(collect, COLLECT)
  console.table({
    [`redemptions/s of one reward by ${USERS} users, ${callers} at once`]: row(redemptions, 0.5),
    [`collects/s on one user, ${callers} at once`]: row(collects),
  })
  if (out) writeFileSync(out, `${JSON.stringify({ machine, redemptions, collects }, null, 2)}\n`)
} finally {
  http.close()
  await service.stop()
}

interface Compared {
  readonly ours: number
  readonly pgbench: number
  /** CPU time of the service per call. It depends less on other work of the machine. */
  readonly cpuUs: number
}

function row({ ours, pgbench, cpuUs }: Compared, goal?: number) {
  return {
    Tiao: Math.round(ours),
    pgbench: Math.round(pgbench),
    ratio: rounded(ours / pgbench, 2),
    goal,
    'CPU µs': Math.round(cpuUs),
  }
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

async function compare(ours: () => Promise<void>, script: string): Promise<Compared> {
  const measured = { ours: [] as number[], pgbench: [] as number[], cpuUs: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    measured.pgbench.push(await transactionsPerSecond(script))
    const { perSecond, cpuUs } = await measureCalls(ours)
    measured.ours.push(perSecond)
    measured.cpuUs.push(cpuUs)
  }
  return { ours: median(measured.ours), pgbench: median(measured.pgbench), cpuUs: median(measured.cpuUs) }
}

/** Transactions of pgbench per second with `callers` clients, by the protocol that our driver uses. */
async function transactionsPerSecond(script: string): Promise<number> {
  const { location } = storage
  if (!('connection' in location)) throw new Error('the benchmark runs on the embedded database')
  const { host, port, user, database } = location.connection
  const file = join(dataDir, 'transaction.sql')
  writeFileSync(file, script)
  const how = ['--no-vacuum', '--protocol=extended', `--client=${callers}`, `--time=${seconds}`, `--file=${file}`]
  const { stdout } = await promisify(execFile)(PGBENCH, [...how, '-h', host, '-p', String(port), '-U', user, database])
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
  const failed = /^number of failed transactions: (\d+)/m.exec(stdout)?.[1]
  if (rate === undefined || failed !== '0') throw new Error(`pgbench failed: ${stdout}`)
  return Number(rate)
}

/** Calls completed with `callers` in flight. */
async function measureCalls(call: () => Promise<void>): Promise<{ perSecond: number; cpuUs: number }> {
  const cpuBefore = await service.cpuUs()
  const startedAt = performance.now()
  let ended = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      await call()
      ended++
    }
  }
  await Promise.all(Array.from({ length: callers }, worker))
  const perSecond = (ended / (performance.now() - startedAt)) * 1_000
  return { perSecond, cpuUs: ((await service.cpuUs()) - cpuBefore) / ended }
}

async function post(path: string, headers: Readonly<Record<string, string>>, body?: object): Promise<void> {
  await http.call({ method: 'POST', path, headers, body }, 'date')
}
