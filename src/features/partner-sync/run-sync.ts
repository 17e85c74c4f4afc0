import { getCatalogueVersion } from '../../catalogue/catalogue-store.ts'
import { listProvincesOfPlaces } from '../../catalogue/catalogue-write-store.ts'
import { notifyChange } from '../../catalogue/change-notifications.ts'
import type { ReaderContext } from '../../catalogue/import/read-place.ts'
import { type WrittenPage, writePartnerPlaces, writePartnerRoutes } from '../../catalogue/import/write-partner-page.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type Partner,
  PartnerError,
  type PartnerErrorCode,
  type PartnerPage,
  type PartnerRoute,
  type PullOptions,
} from '../../platform/partner/partner.ts'
import { addPage, beginRun, type PartnerSync, postponeRun, setFinished } from './partner-sync-store.ts'
import type { PartnerSyncServices } from './services.ts'
import { announceSync } from './sync-events.ts'
import { failureOf, type SyncFailure } from './sync-failures.ts'
import { enqueueRun } from './sync-queue.ts'

/** After this time a run hands over to the next, so that a killed one is missed soon. */
const SLICE_MS = 60_000
const MAX_ERRORS = 100
/** Runs that may fail, or be killed, on the same page. */
const MAX_TRIES = 8
const FIRST_DELAY_MS = 30_000
const MAX_DELAY_MS = 3_600_000

type Needs = Pick<PartnerSyncServices, 'db' | 'bus' | 'jobs' | 'clock' | 'log' | 'events' | 'partner' | 'readerContext'>

/**
 * Continues a sync for a minute and queues its next run. Each page is one transaction with its counts and the position after it,
 * so a run that is killed or overtaken leaves whole pages behind, each counted once. The authority's failures are tried again
 * after a growing delay, or after the delay that it asks for.
 * @throws errors of the database, and `aborted`; the queue then runs it again
 */
export async function runSync(
  own: Needs,
  syncId: string,
  signal: AbortSignal,
  { sliceMs = SLICE_MS }: { readonly sliceMs?: number } = {},
): Promise<void> {
  const { db, clock, jobs, partner, log } = own
  const sync = await beginRun(db, syncId, clock())
  if (!sync) return
  if (!partner) return finishSync(own, sync, 'not_configured')
  if (sync.tries > MAX_TRIES) return finishSync(own, sync, 'no_progress')
  const run = new Run({ ...own, partner }, sync)
  try {
    await run.readPages(signal, sliceMs)
  } catch (error) {
    if (error instanceof OvertakenError) return
    if (!(error instanceof PartnerError) || error.code === 'aborted') throw error
    log.warn({ err: error, sync: syncId, tries: run.sync.tries }, 'the tourism authority could not be read')
    await retryLater(own, run.sync, error)
  } finally {
    // A service that stops does not wait: the nodes poll.
    if (!signal.aborted) await run.showChanges()
  }
  if (run.sync.read_at) await finishSync(own, run.sync, null)
  else if (run.isSliceOver) await enqueueRun(jobs, syncId)
}

/** Another run of the same sync has begun: this one must not write any more. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}

class Run {
  readonly #own: Needs & { readonly partner: Partner }
  sync: PartnerSync
  isSliceOver = false
  #hasChanged = false

  constructor(own: Needs & { readonly partner: Partner }, sync: PartnerSync) {
    this.#own = own
    this.sync = sync
  }

  /** Reads pages until the last one, or until the slice is over. @throws PartnerError, OvertakenError */
  async readPages(signal: AbortSignal, sliceMs: number): Promise<void> {
    if (this.sync.read_at) return
    const endsAt = performance.now() + sliceMs
    for await (const { write, next } of this.#pages(signal)) {
      await this.#writePage(write, next)
      if (next === null) return
      if (performance.now() < endsAt) continue
      this.isSliceOver = true
      return
    }
  }

  /** Waits until the running nodes show what was written. */
  async showChanges(): Promise<void> {
    if (!this.#hasChanged) return
    const { db, bus, log } = this.#own
    const behind = await notifyChange(bus, await getCatalogueVersion(db))
    if (behind > 0) log.warn({ nodes: behind }, 'some nodes are still loading the synced places')
  }

  async *#pages(signal: AbortSignal) {
    const { partner } = this.#own
    const context = await this.#own.readerContext()
    const { kind, next_page, changed_since_at } = this.sync
    const options: PullOptions = {
      signal,
      ...(next_page && { from: next_page }),
      ...(changed_since_at && { since: changed_since_at }),
    }
    if (kind === 'places')
      for await (const { items, next } of partner.pullPlaces(options))
        yield { next, write: (db: Database) => writePartnerPlaces(db, context, items) }
    else
      for await (const page of partner.pullRoutes(options))
        yield { next: page.next, write: await this.#routeWriter(context, page, signal) }
  }

  /** Reads the places of the routes that the catalogue lacks, to write both together. */
  async #routeWriter(context: ReaderContext, { items }: PartnerPage<PartnerRoute>, signal: AbortSignal) {
    const { db, partner } = this.#own
    const named = new Map(
      items.flatMap((pulled) => ('value' in pulled ? pulled.value.places : [])).map((ref) => [ref.id, ref]),
    )
    const known = await listProvincesOfPlaces(db, [...named.keys()])
    const missing = [...named.values()].filter(({ id }) => !known.has(id))
    const places = await partner.readPlaces(missing, signal)
    return async (db: Database) => {
      const writtenPlaces = await writePartnerPlaces(db, context, places)
      return sum(writtenPlaces, await writePartnerRoutes(db, items))
    }
  }

  async #writePage(write: (db: Database) => Promise<WrittenPage>, next: PartnerSync['next_page']): Promise<void> {
    const { db, clock, events } = this.#own
    await db.transaction().execute(async (db) => {
      const written = await write(db)
      const errors = [...this.sync.errors, ...written.errors.map(cut)].slice(0, MAX_ERRORS)
      const saved = await addPage(db, this.sync, { written, nextPage: next, errors, now: clock() })
      if (!saved) throw new OvertakenError()
      await announceSync(db, events, saved)
      this.sync = saved
      this.#hasChanged ||= written.created + written.updated > 0
    })
  }
}

function sum(one: WrittenPage, other: WrittenPage): WrittenPage {
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    failed: one.failed + other.failed,
    unread: one.unread + other.unread,
    errors: [...one.errors, ...other.errors],
  }
}

function cut(error: WrittenPage['errors'][number]): WrittenPage['errors'][number] {
  const { id, pointer, message } = error
  return { ...error, id: id && id.slice(0, 100), pointer: pointer.slice(0, 200), message: message.slice(0, 300) }
}

async function retryLater(own: Needs, sync: PartnerSync, error: PartnerError): Promise<void> {
  const { db, clock, jobs } = own
  const now = clock()
  const tries = Math.max(1, sync.tries)
  const delayMs = Math.max(error.retryAfterMs ?? 0, Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS))
  if (!MAY_PASS.has(error.code) || tries >= MAX_TRIES || delayMs > MAX_DELAY_MS)
    return finishSync(own, sync, failureOf(error))
  const dueAt = new Date(now.getTime() + delayMs)
  await postponeRun(db, sync, dueAt)
  await enqueueRun(jobs, sync.sync_id, { startAfter: dueAt })
}

async function finishSync({ db, clock, events }: Needs, sync: PartnerSync, failure: SyncFailure | null): Promise<void> {
  await db.transaction().execute(async (db) => {
    const finished = await setFinished(db, sync, { failure, now: clock() })
    if (finished) await announceSync(db, events, finished)
  })
}

const MAY_PASS: ReadonlySet<PartnerErrorCode> = new Set([
  'unavailable',
  'timeout',
  'rate_limited',
  'paused',
  'bad_answer',
])
