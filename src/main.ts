import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import Type from 'typebox'
import { buildApp } from './app.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { runAlone } from './catalogue/catalogue-store.ts'
import { OpenSearchPlaces } from './catalogue/engine/engine-search.ts'
import { IndexSnapshots, indexFingerprint } from './catalogue/index-snapshots.ts'
import { followChanges } from './catalogue/news.ts'
import { memorySearch } from './catalogue/place-search.ts'
import { loadStarter, readWorld } from './catalogue/starter.ts'
import { eraseClosedAccounts } from './features/account/public.ts'
import { createPlanner } from './features/ai-trips/public.ts'
import { createAccountParts, forgetOld } from './features/auth/public.ts'
import { Pictures, removeUnusedFiles } from './features/files/public.ts'
import { RouteBoard, scorePopularRoutes } from './features/routes/public.ts'
import type { Parts } from './parts.ts'
import { defineChannel } from './platform/bus/bus.ts'
import { postgresBus } from './platform/bus/postgres-bus.ts'
import { redisBus } from './platform/bus/redis-bus.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { removeExpiredKeys } from './platform/http/idempotency-store.ts'
import { createLimits, noLimits } from './platform/http/limits.ts'
import { closeServer } from './platform/http/server.ts'
import { type JobRole, startJobs } from './platform/jobs/jobs.ts'
import { deliverDue } from './platform/mail/deliver.ts'
import { Outbox } from './platform/mail/outbox.ts'
import { removeOldMails } from './platform/mail/outbox-store.ts'
import { createMetrics } from './platform/metrics.ts'
import { projectRoot } from './platform/paths.ts'
import { HealthProbes } from './platform/probes.ts'
import { getServerSecret } from './platform/server-secret.ts'
import { getVersion } from './platform/version.ts'
import { createSearchIndex } from './search/search-index.ts'
import { serviceProbes } from './service-probes.ts'
import { openStorage } from './storage.ts'
import {
  findModel,
  findPartner,
  findRedis,
  findRoadEngine,
  openFiles,
  openIdentityProviders,
  openMailer,
  openSearchEngine,
  outboxFolder,
  searchIndexName,
  showsOutbox,
} from './vendors.ts'

export interface Service {
  /** Where it listens. */
  readonly url: string
  readonly places: number
  /** Where the mails are shown that would have been sent; null where they are. */
  readonly outbox: string | null
  /** Resolves when the service cannot go on, with the reason: then stop it. */
  readonly lost: Promise<Error>
  stop(): Promise<void>
}

export interface ServiceOptions {
  readonly config: Config
  readonly logger: Logger
  readonly role: JobRole
}

const routeScores = defineChannel('route-scores', Type.Null())
/** Should a message between nodes be lost, this is how old a node's snapshot can be. */
const POLL_MS = 30_000
/** With a search engine: what the reader of prompts knows by name, and what is found while the engine is away. */
const MAX_INDEXED_BESIDE = 100_000
const MAX_EXPIRED = 5_000
/** Who was waiting for the start is answered first. */
const WARM_UP_AFTER_MS = 500
const MAIL_JOB = { expireMs: 120_000, retryLimit: 3, retryDelayMs: 10_000 }
const MAX_OLD_MAILS = 5_000
const MAINTENANCE_JOB = { expireMs: 120_000, retryLimit: 3, retryDelayMs: 10_000 }

/** Builds the parts in the order in which they need each other, listens, and takes them down in the reverse order. */
export async function startService({ config, logger: log, role }: ServiceOptions): Promise<Service> {
  const closers: (() => Promise<unknown> | unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const storage = await openStorage(config, log)
    closers.push(() => storage.stop())
    const { db } = storage
    const world = await readWorld(join(projectRoot, 'catalogue'), db)
    const redis = await findRedis(config, log)
    if (redis) closers.push(() => redis.close())
    // Jobs are announced by the commit that queues them, so their messages come from the database in any case.
    const commits = postgresBus(storage.address, log)
    closers.push(() => commits.close())
    const bus = redis ? redisBus(redis, log, 'tiao') : commits
    if (redis) closers.push(() => bus.close())
    const files = await openFiles(config)

    const clock = () => new Date()
    const search = createSearchIndex(world)
    const fingerprint = await indexFingerprint(world.starter.digest)
    const engine = await openSearchEngine(config)
    if (engine) closers.push(() => engine.close())
    const engineSearch =
      engine &&
      new OpenSearchPlaces({
        engine,
        world,
        alias: searchIndexName(config, fingerprint),
        findPlace: (id) => catalogue.findPlace(id),
        listPlaces: () => catalogue.listedPlaces(),
        fallback: memorySearch(search),
        withLock: (work) => runAlone(db, 'search-engine', work),
        log,
      })
    const catalogue: Catalogue = new Catalogue({
      db,
      world,
      search,
      textBytes: config.CATALOGUE_TEXT_MB * 1_048_576,
      log,
      clock,
      snapshots: new IndexSnapshots({ files, log, fingerprint }),
      ...(engineSearch && { engine: engineSearch, maxIndexed: MAX_INDEXED_BESIDE }),
    })
    closers.push(() => catalogue.settle())
    if (config.CATALOGUE === 'starter') await loadStarter(db, world, log)
    await catalogue.refresh()
    const roads = findRoadEngine(config, log)
    const routeBoard = new RouteBoard(db, catalogue, roads)
    await routeBoard.refresh()
    const stopping = new AbortController()
    closers.push(() => stopping.abort())
    const beside = (work: (signal: AbortSignal) => Promise<void>, failure: string) => () =>
      work(stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, failure)
      })
    const measureRoutes = beside((signal) => routeBoard.measure(signal), 'the routes could not be measured')
    const fillDocuments = beside((signal) => catalogue.fillDocuments(signal), 'answers could not be made ahead')
    const refresh = () =>
      catalogue
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'the catalogue could not be brought up to date'))
    followChanges(bus, catalogue, refresh)
    bus.subscribe(routeScores, async () => {
      await routeBoard.refresh()
      await measureRoutes()
    })
    bus.onGap(refresh)
    const poll = setInterval(refresh, POLL_MS).unref()
    closers.push(() => clearInterval(poll))

    // Before the jobs, so that it is closed after them: a mail that is under way is finished.
    const mailer = await openMailer(config, log)
    closers.push(() => mailer.close())
    const jobs = await startJobs({ address: storage.address, log, role, bus: commits })
    closers.push(() => jobs.stop(config.SHUTDOWN_GRACE_MS))
    await jobs.schedule('score-routes', '*/10 * * * *', MAINTENANCE_JOB, async () => {
      await scorePopularRoutes(db)
      await bus.publish(routeScores, null)
    })
    await jobs.schedule('forget-idempotency', '17 * * * *', MAINTENANCE_JOB, async () => {
      await removeExpiredKeys(db, MAX_EXPIRED)
    })

    const askForMail = (within?: Database) =>
      jobs.enqueue('send-mail', {}, { singletonKey: 'due', ...(within && { within }) })
    await jobs.schedule('send-mail', '* * * * *', MAIL_JOB, async () => {
      if (await deliverDue({ db, mailer, log })) await askForMail()
    })
    await jobs.schedule('forget-mail', '41 4 * * *', MAINTENANCE_JOB, () => removeOldMails(db, MAX_OLD_MAILS))
    const accounts = await createAccountParts({
      db,
      clock,
      issuer: config.PUBLIC_URL || 'tiao',
      bus,
      outbox: new Outbox(askForMail),
      limits: config.RATE_LIMITS,
    })
    closers.push(() => accounts.sessions.stop())
    await jobs.schedule('forget-sign-ins', '29 * * * *', MAINTENANCE_JOB, () => forgetOld(db))
    await jobs.schedule('erase-accounts', '37 * * * *', MAINTENANCE_JOB, async () => {
      const erased = await eraseClosedAccounts(db)
      if (erased > 0) log.info({ accounts: erased }, 'accounts that were closed for 30 days were erased')
    })
    await jobs.schedule('rotate-signing-keys', '11 3 * * *', MAINTENANCE_JOB, () => accounts.tokens.rotate())

    await jobs.schedule('remove-unused-files', '53 * * * *', MAINTENANCE_JOB, () => removeUnusedFiles({ db, files }))

    const planner = createPlanner({
      catalogue,
      threads: config.PLANNER_THREADS,
      budgetMs: config.PLANNER_BUDGET_MS,
      effort: config.PLANNER_EFFORT / 100,
      log,
    })
    closers.push(() => planner.stop())
    const model = findModel(config, log)
    const partner = findPartner(config)
    const probes = new HealthProbes(
      serviceProbes({
        db,
        redis,
        files,
        partner,
        model,
        engine,
        roads,
        mailer: config.SMTP_URL === '' ? null : mailer,
      }),
    )
    const metrics = createMetrics()
    metrics.gauge('tiao_catalogue_places', 'Places in this node’s snapshot.', () => catalogue.size)
    metrics.gauge('tiao_catalogue_version', 'Version of this node’s snapshot.', () => catalogue.version)
    metrics.gauge('tiao_search_indexed_places', 'Places in this node’s own search index.', () => search.size)
    if (engineSearch) {
      metrics.gauge('tiao_search_engine_up', '1 while the search engine answers searches.', () =>
        engineSearch.isAnswering ? 1 : 0,
      )
      metrics.gauge(
        'tiao_search_engine_behind',
        'Changed places that the search engine may lack.',
        () => engineSearch.behind,
      )
    }
    metrics.gauge('tiao_planner_waiting', 'Trips that wait for a planner thread.', () => planner.waiting)
    const parts: Parts = {
      config,
      log,
      clock,
      db,
      catalogue,
      probes,
      routeBoard,
      viewerSecret: await getServerSecret(db, 'route-viewers'),
      accounts,
      identities: openIdentityProviders(config, log),
      files,
      pictures: new Pictures(),
      planning: { catalogue, planner, model, roads, log },
    }
    const app = await buildApp(parts, {
      limits:
        config.RATE_LIMITS === 'off'
          ? noLimits
          : createLimits(
              {
                default: { calls: config.RATE_LIMIT_PER_MINUTE, windowS: 60 },
                preview: { calls: config.PREVIEWS_PER_HOUR, windowS: 3_600 },
              },
              redis?.client ?? null,
            ),
      metrics,
      logger: log,
      version: getVersion(),
      shedLoad: config.NODE_ENV !== 'test',
      outboxFolder: showsOutbox(config) ? outboxFolder(config) : null,
    })
    closers.push(() => closeServer(app, config.SHUTDOWN_GRACE_MS))
    await app.listen({ host: config.HOST, port: config.PORT })
    closers.push(() => probes.stop())
    const { port } = app.server.address() as AddressInfo
    const url =
      config.PUBLIC_URL ||
      `http://${config.HOST === '0.0.0.0' || config.HOST === '127.0.0.1' ? 'localhost' : config.HOST}:${port}`
    const warming = setTimeout(async () => {
      planner.start()
      await measureRoutes()
      await fillDocuments()
    }, WARM_UP_AFTER_MS)
    closers.push(() => clearTimeout(warming))
    log.info(
      { url, role, data_dir: resolve(config.DATA_DIR), embedded_database: storage.embedded, places: catalogue.size },
      'listening',
    )
    return {
      url,
      places: catalogue.size,
      outbox: showsOutbox(config) ? `${url}/dev/outbox` : null,
      lost: storage.lost,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
