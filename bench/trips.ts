/**
 * Compares creating, reading and editing a trip over HTTP with the same SQL alone, alternating in one run; and pages of a
 * large database with those of a small one.
 *   node dist/bench/trips.js [--seconds N] [--rounds N] [--callers N] [--trips N] [--views N] [--out FILE]
 */
import { writeFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { createAccounts } from '../src/features/auth/public.ts'
import { createEventLog } from '../src/features/events/event-log.ts'
import { listAudience } from '../src/features/trips/member-store.ts'
import { findAccess, saveTrip } from '../src/features/trips/public.ts'
import { lockForEdit, saveEdit } from '../src/features/trips/save-trip.ts'
import type { TripAnnouncer } from '../src/features/trips/trip-events.ts'
import type { TripFacts } from '../src/features/trips/trip-facts.ts'
import { listActiveNames } from '../src/features/users/public.ts'
import { memoryBus } from '../src/platform/bus/bus.ts'
import { clientConfig, type Database } from '../src/platform/database/database.ts'
import { createId } from '../src/platform/id.ts'
import { createLog } from '../src/platform/log.ts'
import { Outbox } from '../src/platform/mail/outbox.ts'
import type { UserCaller } from '../src/platform/operation.ts'
import { bangkokDate } from '../src/world/calendar.ts'
import { readRunArguments } from './support/arguments.ts'
import { Caller } from './support/caller.ts'
import { describeMachine, median, quantile, rounded } from './support/figures.ts'
import { startBenchService } from './support/service.ts'

const { seconds, rounds, callers, out, ...counts } = readRunArguments({ trips: 10_000, views: 1_000_000 })
const { trips: tripCount, views: viewCount } = counts
/** A user may have 200 open trips. */
const USERS = 400
const PAGES = 100
/** What a list shows when no `limit` is given. */
const PAGE_LENGTH = 20
const DRAGS = 50
const VIEW_SLICE = 50_000
const LONG_TRIP_DAYS = 14
const STOPS_PER_DAY = 6
const TRIPS = '/trips/v1/custom-trips'
const STOPS = ['th-14-wat-yai-chai-mongkhon', 'th-14-wat-chaiwatthanaram', 'th-14-iudia-cafe'].map((place_id) => ({
  place_id,
}))
const DAYS = [{ stops: STOPS.slice(0, 2) }, { stops: STOPS.slice(2) }]

interface Person {
  readonly caller: UserCaller
  readonly headers: { readonly authorization: string }
}

const machine = describeMachine()
const service = await startBenchService({ CATALOGUE: 'starter' })
const { storage } = service
const { db } = storage
/** Sends each statement by itself, as drivers do. */
const plain: Database = new Kysely({
  dialect: new PostgresDialect({ pool: new Pool({ ...clientConfig(storage.location, 'bench'), max: callers }) }),
})
const clock = () => new Date()
const events = createEventLog({ db, clock, commits: memoryBus(createLog('silent')) })
/** What a change of a trip without members reads and writes. */
const announcer: TripAnnouncer = {
  async announce(db, { trip_id, version }, { change, authorId }) {
    const userIds = await listAudience(db, trip_id)
    const name = (await listActiveNames(db, [authorId])).get(authorId)
    const message = { th: `${name} ${change}`, en: `${name} ${change}` }
    const data = { trip_id, version, change, author_id: authorId }
    await events.append(db, ...userIds.map((userId) => ({ userId, type: 'trip' as const, message, data })))
  },
}
const http = new Caller(service.url)
try {
  const people = await createPeople()
  const calls = await measureCalls(people)
  const dragUs = await measureDrag(people[0]!)
  const pages = await measurePages(people)
  console.log(`A drag on a trip of ${LONG_TRIP_DAYS} days (dry_run): ${rounded(dragUs / 1_000, 1)} ms of CPU`)
  console.table(Object.fromEntries(Object.entries(calls).map(([name, pair]) => [`${name}s/s`, row(pair)])))
  console.table(pages)
  if (out) writeFileSync(out, `${JSON.stringify({ machine, calls, dragUs, pages }, null, 2)}\n`)
} finally {
  http.close()
  events.close()
  await plain.destroy()
  await service.stop()
}

interface Pair {
  readonly ours: number
  readonly alone: number
  /** CPU time of the service per call. It depends less on other work of the machine. */
  readonly cpuUs: number
}

function row({ ours, alone, cpuUs }: Pair) {
  const ratio = rounded(ours / alone, 2)
  return { Tiao: Math.round(ours), SQL: Math.round(alone), ratio, goal: 0.5, 'CPU µs': Math.round(cpuUs) }
}

async function createPeople(): Promise<readonly Person[]> {
  const options = { db, clock, issuer: 'tiao', bus: null, limits: 'off', outbox: new Outbox(async () => {}) } as const
  const { sessions, tokens } = await createAccounts(options)
  await sql`insert into app_user (user_id, username, email, name, activated_at)
    select 'user_' || n, 'user' || n, 'user' || n || '@mail.example', 'Some Body', now()
    from generate_series(0, ${USERS - 1}) n`.execute(db)
  const people: Person[] = []
  for (let n = 0; n < USERS; n++) {
    const who = { userId: `user_${n}`, method: 'password', origin: { address: '127.0.0.1', userAgent: 'bench' } }
    const { sessionId } = await db.transaction().execute((db) => sessions.begin(db, who))
    const { accessToken } = await tokens.issue({ userId: who.userId, sessionId })
    const caller = { kind: 'user', id: who.userId, sessionId, role: 'user', provedAt: clock() } as const
    people.push({ caller, headers: { authorization: `Bearer ${accessToken}` } })
  }
  return people
}

async function measureCalls(people: readonly Person[]): Promise<Readonly<Record<string, Pair>>> {
  let turn = 0
  /** Half of the users belong to each side, so that both have as many trips. */
  const next = (half: 0 | 1) => people[2 * (turn++ % (USERS / 2)) + half]!
  const own = new Map<Person, { readonly tripId: string; facts: TripFacts; version: number }>()
  for (const person of people) {
    const tripId = idOf(await create(person))
    const { facts, version } = await db
      .selectFrom('trip')
      .select(['facts', 'version'])
      .where('trip_id', '=', tripId)
      .executeTakeFirstOrThrow()
    own.set(person, { tripId, facts, version })
  }
  const sides: Record<string, { ours: () => Promise<unknown>; alone: () => Promise<unknown> }> = {
    create: {
      ours: () => create(next(0)),
      alone: () => {
        const person = next(1)
        const { facts } = own.get(person)!
        const trip = { tripId: createId('trip'), ownerId: person.caller.id, facts, allowOverlap: false }
        return plain.transaction().execute((db) => saveTrip(db, { ...trip, today: bangkokDate(clock()) }))
      },
    },
    read: {
      ours: () => {
        const person = next(0)
        return read(person, `${TRIPS}/${own.get(person)!.tripId}`)
      },
      alone: () => {
        const person = next(1)
        return findAccess(plain, own.get(person)!.tripId, person.caller.id)
      },
    },
    edit: {
      ours: async () => {
        const person = next(0)
        const trip = own.get(person)!
        const headers = { ...person.headers, 'if-match': `"${trip.version}"` }
        const body = { name: `Trip ${trip.version}` }
        const etag = await http.call({ method: 'PUT', path: `${TRIPS}/${trip.tripId}`, headers, body }, 'etag')
        trip.version = Number(/\d+/.exec(etag)?.[0])
      },
      alone: () => {
        const person = next(1)
        const trip = own.get(person)!
        return plain.transaction().execute(async (db) => {
          const locked = await lockForEdit(db, trip.tripId, { caller: person.caller, ifMatch: `"${trip.version}"` })
          const facts = { ...trip.facts, name: `Trip ${trip.version}` }
          trip.version = await saveEdit({ db, announcer }, locked, { facts, allowOverlap: undefined }, person.caller.id)
        })
      },
    },
  }
  const figures: Record<string, Pair> = {}
  for (const [name, { ours, alone }] of Object.entries(sides)) {
    const measured = { ours: [] as number[], alone: [] as number[], cpuUs: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      measured.alone.push((await countCalls(alone)).perSecond)
      const cpuBefore = await service.cpuUs()
      const { perSecond, ended } = await countCalls(ours)
      measured.ours.push(perSecond)
      measured.cpuUs.push(((await service.cpuUs()) - cpuBefore) / ended)
    }
    figures[name] = { ours: median(measured.ours), alone: median(measured.alone), cpuUs: median(measured.cpuUs) }
  }
  return figures
}

/** CPU time of the service for showing the effect of another order on one day of a long trip. */
async function measureDrag(person: Person): Promise<number> {
  const places = await db
    .selectFrom('place')
    .select('place_id')
    .where('category_code', '=', 'ATTRACTION')
    .orderBy('place_id')
    .limit(LONG_TRIP_DAYS * STOPS_PER_DAY)
    .execute()
  const days = Array.from({ length: LONG_TRIP_DAYS }, (_, day) => ({
    stops: places.slice(day * STOPS_PER_DAY, (day + 1) * STOPS_PER_DAY),
  }))
  const path = `${TRIPS}/${idOf(await create(person, days))}`
  const headers = { ...person.headers, 'if-match': '"1"' }
  const drag = (at: number) => {
    const dragged = days.map(({ stops }, day) => ({ stops: day === at ? stops.toReversed() : stops }))
    return http.call({ method: 'PUT', path, headers, body: { days: dragged, dry_run: true } }, 'etag')
  }
  for (let n = 0; n < DRAGS; n++) await drag(n % LONG_TRIP_DAYS)
  const before = await service.cpuUs()
  for (let n = 0; n < DRAGS; n++) await drag(n % LONG_TRIP_DAYS)
  return ((await service.cpuUs()) - before) / DRAGS
}

/** A full first page of a long list and the same page of a list that has no more, in milliseconds. */
async function measurePages([many, few]: readonly Person[]) {
  const { facts } = await db.selectFrom('trip').select('facts').limit(1).executeTakeFirstOrThrow()
  for (const [{ caller }, count] of [
    [many!, tripCount],
    [few!, PAGE_LENGTH],
  ] as const) {
    await sql`delete from trip where owner_id = ${caller.id}`.execute(db)
    await sql`insert into trip (trip_id, owner_id, number_of_days, facts)
      select 'trip_' || ${caller.id}::text || n, ${caller.id}, 2, ${JSON.stringify(facts)}::jsonb
      from generate_series(1, ${count}::int) n`.execute(db)
  }
  await sql`vacuum analyze trip`.execute(db)
  const trips = { [`${PAGE_LENGTH} trips`]: await time(few!, TRIPS), [`${tripCount} trips`]: await time(many!, TRIPS) }
  const logs = '/trips/v1/activities/view-logs'
  const own = PAGE_LENGTH * USERS
  await insertViews(1, own)
  const before = await time(few!, logs)
  // A user keeps the newest 1,000. In slices, because a statement may take only so long.
  for (let from = own + 1; from <= viewCount; from += VIEW_SLICE)
    await insertViews(from, Math.min(viewCount, from + VIEW_SLICE - 1))
  await sql`vacuum analyze view_log`.execute(db)
  return { ...trips, [`${own} view logs`]: before, [`${viewCount} view logs`]: await time(few!, logs) }
}

/** Views by every user in turn, each older than the one before. */
async function insertViews(from: number, to: number): Promise<void> {
  await sql`insert into view_log (view_id, user_id, ref_type, ref_id, viewed_at)
    select 'view_' || n, 'user_' || (n % ${USERS}), 'place', 'th-10-wat-pho', now() - make_interval(secs => n)
    from generate_series(${from}::int, ${to}::int) n`.execute(db)
}

async function time(person: Person, path: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let n = 0; n < PAGES; n++) {
    const startedAt = performance.now()
    await read(person, path)
    times.push(performance.now() - startedAt)
  }
  return { p50: rounded(median(times), 1), p99: rounded(quantile(times, 0.99), 1) }
}

/** The URL of a new trip. */
function create({ headers }: Person, days: readonly object[] = DAYS): Promise<string> {
  return http.call({ method: 'POST', path: TRIPS, headers, body: { days } }, 'location')
}

function idOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

function read({ headers }: Person, path: string): Promise<string> {
  return http.call({ method: 'GET', path, headers }, 'etag')
}

/** Calls completed with `callers` calls in flight. */
async function countCalls(call: () => Promise<unknown>): Promise<{ perSecond: number; ended: number }> {
  const startedAt = performance.now()
  let ended = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      await call()
      ended++
    }
  }
  await Promise.all(Array.from({ length: callers }, worker))
  return { perSecond: (ended / (performance.now() - startedAt)) * 1_000, ended }
}
