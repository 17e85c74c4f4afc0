import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { withAdvisoryLock } from '../platform/database/advisory-lock.ts'
import { defineFeature } from '../platform/feature.ts'
import { projectRoot } from '../platform/paths.ts'
import { type CoreServices, inBackground } from '../platform/services.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { Catalogue } from './catalogue.ts'
import { subscribeToChanges } from './change-notifications.ts'
import { OpenSearchPlaces } from './engine/engine-search.ts'
import { IndexSnapshots, indexFingerprint } from './index-snapshots.ts'
import { memorySearch } from './place-search.ts'
import { loadSeed, readWorld, type SeedWorld } from './seed.ts'

export interface CatalogueServices {
  readonly catalogue: Catalogue
  /** Null when searches are answered from memory only. */
  readonly engineSearch: OpenSearchPlaces | null
}

type Needs = CoreServices & {
  /** A catalogue that the caller has loaded. */
  readonly catalogue?: Catalogue
}

/** The maximum delay of a node when a change notification is lost. */
const POLL_MS = 30_000
/** With a search engine: the places that the prompt reader knows by name, and that are found while the engine is down. */
const MAX_INDEXED_BESIDE = 100_000

/** This node's snapshot of places and routes. */
export const catalogueFeature = defineFeature({
  name: 'catalogue',
  async create(services: Needs): Promise<CatalogueServices> {
    const { bus, stopping } = services
    const opened = services.catalogue
      ? { catalogue: services.catalogue, engineSearch: null }
      : await loadCatalogue(services)
    const { catalogue } = opened
    const refresh = () =>
      inBackground(services, 'the catalogue could not be brought up to date', () => catalogue.refresh())
    subscribeToChanges(bus, catalogue, refresh)
    bus.onGap(refresh)
    const poll = setInterval(refresh, POLL_MS).unref()
    stopping.addEventListener('abort', () => clearInterval(poll))
    return opened
  },
  gauges: ({ catalogue, engineSearch }) => [
    { name: 'tiao_catalogue_places', help: 'Places in this node’s snapshot.', read: () => catalogue.size },
    { name: 'tiao_catalogue_version', help: 'Version of this node’s snapshot.', read: () => catalogue.version },
    {
      name: 'tiao_search_indexed_places',
      help: 'Places in this node’s own search index.',
      read: () => catalogue.search.size,
    },
    ...(engineSearch ? engineGauges(engineSearch) : []),
  ],
  warmUp: (services) =>
    inBackground(services, 'answers could not be made ahead', (signal) => services.catalogue.fillDocuments(signal)),
  stop: ({ catalogue }) => catalogue.settle(),
})

async function loadCatalogue(services: CoreServices): Promise<CatalogueServices> {
  const { config, db, log } = services
  const world = await readWorld(join(projectRoot, 'catalogue'), db)
  const opened = await openCatalogue(services, world)
  if (config.CATALOGUE === 'starter') await loadSeed(db, world, log)
  await opened.catalogue.refresh()
  return opened
}

async function openCatalogue(services: CoreServices, world: SeedWorld): Promise<CatalogueServices> {
  const { config, db, log, clock, files, searchEngine } = services
  const search = createSearchIndex(world)
  const fingerprint = await indexFingerprint(world.seed.digest)
  const engineSearch =
    searchEngine &&
    new OpenSearchPlaces({
      engine: searchEngine,
      world,
      alias: engineAlias(config, fingerprint),
      findPlace: (id) => catalogue.findPlace(id),
      listPlaces: () => catalogue.listedPlaces(),
      fallback: memorySearch(search),
      withLock: (work) => withAdvisoryLock(db, 'search-engine', work),
      log,
    })
  const catalogue: Catalogue = new Catalogue({
    db,
    world,
    search,
    textBytes: config.CATALOGUE_TEXT_MB * 1_048_576,
    publicUrl: config.PUBLIC_URL.replace(/\/+$/, ''),
    log,
    clock,
    snapshots: new IndexSnapshots({ files, log, fingerprint }),
    ...(engineSearch && { engine: engineSearch, maxIndexed: MAX_INDEXED_BESIDE }),
  })
  return { catalogue, engineSearch }
}

/** Names the engine's index for one state of the code and the shipped files. */
function engineAlias({ SEARCH_URL }: Config, fingerprint: string): string {
  const prefix = new URL(SEARCH_URL[0] ?? '').pathname.replaceAll('/', '')
  return `${prefix || 'tiao'}-${fingerprint}`.toLowerCase()
}

function engineGauges(engineSearch: OpenSearchPlaces) {
  return [
    {
      name: 'tiao_search_engine_up',
      help: '1 while the search engine answers searches.',
      read: () => (engineSearch.isAnswering ? 1 : 0),
    },
    {
      name: 'tiao_search_engine_behind',
      help: 'Changed places that the search engine may lack.',
      read: () => engineSearch.behind,
    },
  ]
}
