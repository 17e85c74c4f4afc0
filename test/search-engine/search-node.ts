/** A node of the service that searches in OpenSearch, on a database that it may share with others. */
import { Catalogue } from '../../src/catalogue/catalogue.ts'
import { OpenSearchPlaces } from '../../src/catalogue/engine/engine-search.ts'
import { memorySearch, type PlaceSearch } from '../../src/catalogue/place-search.ts'
import { withAdvisoryLock } from '../../src/platform/database/advisory-lock.ts'
import { type OpenSearch, openOpenSearch } from '../../src/platform/opensearch/opensearch.ts'
import { createSearchIndex, type SearchIndex } from '../../src/search/search-index.ts'
import type { TestDatabase } from '../support/database.ts'
import { quietLog } from '../support/log.ts'
import { testWorld } from '../support/service.ts'

export interface SearchNode {
  readonly catalogue: Catalogue
  readonly engine: OpenSearch
  readonly search: OpenSearchPlaces
  readonly memory: SearchIndex
  /** Searches and suggestions that were answered from the node's memory. */
  readonly fallbackCount: number
  /** Loads changes from the database and brings OpenSearch up to date. */
  refresh(): Promise<void>
}

export interface SearchNodeOptions {
  readonly database: TestDatabase
  readonly nodes: readonly string[]
  readonly alias: string
  readonly maxIndexed?: number
}

export async function startSearchNode(options: SearchNodeOptions): Promise<SearchNode> {
  const { database, nodes, alias, maxIndexed = 100_000 } = options
  const world = await testWorld()
  const memory = createSearchIndex(world)
  let fallbackCount = 0
  const inMemory = memorySearch(memory)
  const fallback: PlaceSearch = {
    search: (query) => {
      fallbackCount++
      return inMemory.search(query)
    },
    suggest: (query) => {
      fallbackCount++
      return inMemory.suggest(query)
    },
  }
  const engine = await openOpenSearch({ nodes, timeoutMs: 10_000, retryMs: 50 })
  const search = new OpenSearchPlaces({
    engine,
    world,
    alias,
    findPlace: (id) => catalogue.findPlace(id),
    listPlaces: () => catalogue.listedPlaces(),
    fallback,
    withLock: (work) => withAdvisoryLock(database.db, alias, work),
    log: quietLog(),
  })
  const catalogue: Catalogue = new Catalogue({
    db: database.db,
    world,
    search: memory,
    textBytes: 8 * 1_048_576,
    log: quietLog(),
    clock: () => new Date('2026-11-21T03:00:00Z'),
    engine: search,
    maxIndexed,
  })
  const node = {
    catalogue,
    engine,
    search,
    memory,
    get fallbackCount() {
      return fallbackCount
    },
    async refresh() {
      await catalogue.refresh()
      await catalogue.settle()
    },
  }
  await node.refresh()
  return node
}
