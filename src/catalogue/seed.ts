import { createReadStream } from 'node:fs'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { getSeedDigest, setSeedDigest } from './catalogue-store.ts'
import { listDistricts } from './districts.ts'
import { importPlaces } from './import/import-places.ts'
import { importRoutes } from './import/import-routes.ts'
import { readSeedFiles, type SeedFiles } from './seed-files.ts'
import type { World } from './world.ts'

const SOURCE = 'Tiao editorial'
const LICENCE = 'CC0-1.0'

/** The world and the seed files, to load their places. */
export interface SeedWorld extends World {
  readonly seed: SeedFiles
}

/** With `db`, skips checking files that the database was already loaded from. */
export async function readWorld(dir: string, db?: Database): Promise<SeedWorld> {
  const seed = await readSeedFiles(dir, db && (await getSeedDigest(db)))
  const { provinces, towns, islands, ferries, landings, vocabulary, destinations, journeys } = seed
  return {
    provinces,
    towns,
    islands,
    ferries,
    landings,
    vocabulary,
    destinations,
    journeys,
    districts: await listDistricts(seed.placeSamples),
    shippedNames: seed.shippedNames,
    seed,
  }
}

/** Loads the seed places and routes once per state of their files. Leaves other sources alone. */
export async function loadSeed(db: Database, { seed, provinces, vocabulary }: SeedWorld, log: Log): Promise<void> {
  if ((await getSeedDigest(db)) === seed.digest) return
  const origin = { source: SOURCE, licence: LICENCE, strict: true }
  // Every seed row names its province.
  const places = await importPlaces(
    { db, provinces, concepts: vocabulary, findProvinceAt: () => null },
    createReadStream(seed.placesPath),
    origin,
  )
  const routes = await importRoutes({ db }, seed.routes, origin)
  const errors = [...places.errors, ...routes.errors]
  if (errors.length > 0)
    throw new Error(
      `The seed catalogue has an error in line ${errors[0]!.line}: ${errors[0]!.pointer} ${errors[0]!.message}`,
    )
  await setSeedDigest(db, seed.digest)
  log.info(
    { created: places.created, updated: places.updated, routes: routes.created + routes.updated },
    'seed catalogue loaded',
  )
}
