import { join } from 'node:path'
import { Catalogue } from '../catalogue/catalogue.ts'
import { loadSeed, readWorld } from '../catalogue/seed.ts'
import type { Database } from '../platform/database/database.ts'
import { projectRoot } from '../platform/paths.ts'
import { createSearchIndex } from '../search/search-index.ts'
import type { CommandContext } from './context.ts'

const TEXT_BYTES = 64 * 1_048_576

/** The catalogue of the database, for a command that plans or shows trips. An empty database gets the shipped one. */
export async function loadCatalogue({
  config,
  log,
  db,
}: CommandContext & { readonly db: Database }): Promise<Catalogue> {
  const world = await readWorld(join(projectRoot, 'catalogue'), db)
  const search = createSearchIndex(world)
  const catalogue = new Catalogue({ db, world, search, textBytes: TEXT_BYTES, log, clock: () => new Date() })
  if (config.CATALOGUE === 'starter') await loadSeed(db, world, log)
  await catalogue.refresh()
  return catalogue
}
