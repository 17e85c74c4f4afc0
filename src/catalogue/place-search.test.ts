import { afterAll, beforeAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts'
import { quietLog } from '../../test/support/log.ts'
import { describePlaceSearch } from '../../test/support/place-search-contract.ts'
import { starterFilling, testWorld } from '../../test/support/service.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { Catalogue } from './catalogue.ts'

let database: TestDatabase
let catalogue: Catalogue
beforeAll(async () => {
  const world = await testWorld()
  database = await createTestDatabase(starterFilling(world))
  catalogue = new Catalogue({
    db: database.db,
    world,
    search: createSearchIndex(world),
    textBytes: 8 * 1_048_576,
    log: quietLog(),
    clock: () => new Date('2026-11-21T03:00:00Z'),
  })
  await catalogue.refresh()
})
afterAll(() => database.drop())

describePlaceSearch('in memory', () => ({ search: catalogue.finder, places: [...catalogue.listedPlaces()] }))
